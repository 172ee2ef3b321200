"""What players call things: plays, what rots in a hand, hands that win at the deal."""

from __future__ import annotations

from bot.words import Words
from rules.tienlen import Play
from rules.tienlen.plays import RANKS

BOMB = "💣"


def kind_name(kind: str, words: Words) -> str:
    """`đôi`, `sám`, `ba đôi thông`; also what counts only in a hand that rots: `two`, `three_triples`."""
    return words(f"tl-kind-{kind.replace('_', '-')}")


def play_name(play: Play, words: Words) -> str:
    """A play with the rank that players name with it: `đôi 7`, `sảnh 5 lá tới 9`, `heo cơ`, `đôi heo`."""
    top = play.cards[-1]
    if play.of_twos:
        return words(
            "tl-play-two" if play.size == 1 else "tl-play-twos", suit=words(f"suit-{top.suit.letter}")
        )
    rank = RANKS[play.rank].label
    ranks = words(f"tl-ranks-{rank.lower()}")
    return words(f"tl-play-{play.kind.value.replace('_', '-')}", rank=rank, ranks=ranks, size=play.size)


def play_line(play: Play, words: Words) -> str:
    """The cards, and what they are where that says more: `7♦ 7♥ (đôi 7)`, `💣 …`, but `7♦` alone."""
    if play.size == 1:
        return play.label
    return f"{f'{BOMB} ' if play.bomb else ''}{play.label} ({play_name(play, words)})"


def instant_name(kind: str, words: Words) -> str:
    """`sảnh rồng`, `sáu đôi`, …"""
    return words(f"tl-instant-{kind.replace('_', '-')}")
