"""How computer players move without thinking ahead: policies for `playout`, fast and from a hand alone.

Leading the weakest single is a good habit: it loses one card at most and makes the others spend theirs.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rules.chuopai.beating import beaters
from rules.chuopai.patterns import COPIES, PATTERNS, Heap, one, within
from rules.chuopai.plays import BY_HEAP, PAIRINGS, PLAYS, STANDING, Play
from rules.chuopai.view import cheapest_first

_SINGLES: Final = tuple((15 * play.heap, play) for play in cheapest_first(PLAYS[: len(PATTERNS)]))
"""The singles from the weakest to the strongest, each with the nibble that counts it."""
_PAIRED: Final = tuple((15 * one(pairing.head), 15 * sum(map(one, pairing.mates))) for pairing in PAIRINGS)


@cache
def _cheapest_beaters(current: Play) -> tuple[Play, ...]:
    return cheapest_first(beaters(current))


def answer(hand: Heap, current: Play) -> Play | None:
    """The cheapest play that beats `current`, None when none does."""
    for play in _cheapest_beaters(current):
        if within(play.heap, hand):
            return play
    return None


def thrifty(hand: Heap, current: Play | None) -> Play | None:
    """Lead the weakest single, beat as cheaply as possible."""
    if current is not None:
        return answer(hand, current)
    return next(play for nibble, play in _SINGLES if hand & nibble)


def eager(hand: Heap, current: Play | None) -> Play | None:
    """A beginner's move: lead as many cards as possible at once, beat as cheaply as possible."""
    if current is not None:
        return answer(hand, current)
    return max(whole(hand), key=lambda play: (play.size, _height(play)))


def whole(hand: Heap) -> list[Play]:
    """The plays that take all there is: all cards of each pattern, all heads with all their mates."""
    sets = [BY_HEAP[hand & nibble] for nibble, _ in _SINGLES if hand & nibble]
    specials = [BY_HEAP[hand & (heads | mates)] for heads, mates in _PAIRED if hand & heads and hand & mates]
    return [*sets, *specials]


def _height(play: Play) -> int:
    return COPIES * STANDING[play.kind] if play.special else play.cards[0].rank
