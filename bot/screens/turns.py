"""What the screens of games in turns share: whose turn it is, cards picked by position, plans for one's turn, places,
the history of a round.

Nothing here knows a game. A pick speaks of positions in one's own hand, never of cards: it travels in custom_ids.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from bot.screens import Button, Text, Titled, table
from bot.seen import Seen
from bot.words import Words, name
from rules.game import Illegal, Seat

C = TypeVar("C")

PLAY_CARDS: Final = "play-cards"
"""The typed command of every game in which cards are laid; its one field is `cards`."""

_MEDALS: Final = ("🥇", "🥈", "🥉")
_AHEAD: Final = frozenset({"hẹn", "hen", "plan"})
_PASSES: Final = frozenset({"pass", "p", "skip", "bỏ", "bỏ lượt", "bo", "bo luot"})


# --- whose turn --------------------------------------------------------------------------------------------------


def seat_names(seen: Seen) -> tuple[str, ...]:
    """The players of the live match by seat, in bold, computers marked."""
    computers = {chair.seat for chair in seen.chairs if chair.computer}
    return tuple(
        f"{'🤖 ' if seat in computers else ''}**{name(each)}**" for seat, each in enumerate(seen.names)
    )


def turn_line(seen: Seen, words: Words, turn: Seat) -> str:
    """For everybody: `👉 **Minh** đang đi · ⏳ <t:…:R>`."""
    return _timed(seen, words, words("turn-of", who=seat_names(seen)[turn]))


def own_turn_line(seen: Seen, words: Words, turn: Seat) -> str:
    """For one player: `🟢 **Tới lượt bạn!** · ⏳ …`, or whom he waits for."""
    if turn == seen.seat:
        return _timed(seen, words, words("turn-yours"))
    return _timed(seen, words, words("turn-wait", who=seat_names(seen)[turn]))


def _timed(seen: Seen, words: Words, said: str) -> str:
    return " · ".join(filter(None, (said, table.deadline(seen, words))))


# --- cards picked by position ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Pick:
    """Some positions, counted from 0, of a hand of `held` cards.

    Its text is `13.24`: how many cards were held, and a number with a bit for each position. One's hand only shrinks,
    so how many it held tells whether a panel shows an older one, where the same positions mean other cards.
    """

    held: int
    at: frozenset[int] = frozenset()

    @staticmethod
    def read(text: str, held: int) -> Pick:
        """The pick of a text, for a hand of `held` cards. Raises `Illegal("lost-draft")` for any other text."""
        count, _, mask = text.partition(".")
        if not (_number(count) and _number(mask) and int(count) == held and int(mask) < 1 << held):
            raise Illegal("lost-draft")
        return Pick(held, frozenset(at for at in range(held) if int(mask) >> at & 1))

    @staticmethod
    def chosen(values: Sequence[str], held: int) -> Pick:
        """What a menu gave whose values are positions. Raises `Illegal("lost-draft")`."""
        if not all(_number(value) and int(value) < held for value in values):
            raise Illegal("lost-draft")
        return Pick(held, frozenset(map(int, values)))

    @staticmethod
    def of(cards: Iterable[C], hand: Sequence[C]) -> Pick:
        """The positions of `cards` (all of them held) in `hand`; of equal cards the first that is free."""
        at: set[int] = set()
        for card in cards:
            at.add(next(place for place, held in enumerate(hand) if held == card and place not in at))
        return Pick(len(hand), frozenset(at))

    @property
    def text(self) -> str:
        return f"{self.held}.{sum(1 << place for place in self.at)}"

    def cards(self, hand: Sequence[C]) -> tuple[C, ...]:
        """The cards that are picked, in the order of the hand."""
        return tuple(hand[place] for place in sorted(self.at))


def _number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) <= 10


# --- plans -------------------------------------------------------------------------------------------------------


def now_or_planned(text: str, *, my_turn: bool) -> str:
    """An action's text as it goes to the table: at once in turn, else for when one's turn comes."""
    return text if my_turn else f"plan {text}"


def planned(words: Words, what: str, *, my_turn: bool) -> Titled | Text:
    """What is planned, with the way to undo it; once the turn has come, that it could not be done."""
    if my_turn:
        return Text(words("plan-dropped", what=what))
    return Titled(words("plan-made", what=what), Button(words("button-unplan"), "unplan"))


def ahead(typed: str) -> tuple[bool, str]:
    """Whether somebody who types his play means it for when his turn comes (`hẹn 7♥`, `plan 7♥`), and the play."""
    first, _, rest = typed.strip().partition(" ")
    return (True, rest) if first.lower() in _AHEAD else (False, typed)


def is_pass(typed: str) -> bool:
    """Whether somebody who types his play means to pass."""
    return " ".join(typed.lower().split()) in _PASSES


# --- places and history ------------------------------------------------------------------------------------------


def medal(place: int, players: int) -> str:
    """The badge of a place (1 = first)."""
    return "🐢" if place == players else _MEDALS[place - 1]


def place_name(place: int, players: int, words: Words) -> str:
    """`nhất`, `nhì`, `ba`, `bét`."""
    return words("place-last" if place == players else f"place-{place}")


def placed(place: int, players: int, words: Words) -> str:
    """`về nhất`, `về bét`: of somebody who got it."""
    return words("placed", place=place_name(place, players, words))


def history(moves: Sequence[str], words: Words, *, room: int = 400) -> str:
    """The moves in order as one line; of a long history the latest that fit into `room` characters, and how many
    went before."""
    kept: list[str] = []
    for move in reversed(moves):
        room -= len(move) + 3
        if room < 0:
            break
        kept.insert(0, move)
    before = len(moves) - len(kept)
    return " › ".join((*([words("history-more", count=before)] if before else []), *kept))
