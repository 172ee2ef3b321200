"""How a player sorts his hand: one way to lay it down in few plays.

A plan is a partition of a hand into plays. It is made greedily: bombs are kept together, then once straights and
once sets are taken first, and the way with fewer plays wins. Plans guide the computer players; they are no rule.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TypeAlias

from rules.tienlen.plays import TWOS, Bits, at_least, singly

Plan: TypeAlias = tuple[Bits, ...]
"""Plays that make up a hand."""


@lru_cache(maxsize=1 << 15)
def plan_of(hand: Bits) -> Plan:
    """The plan of a hand: bombs first, then the other plays, 2s (one by one, the highest at the end) last."""
    bombs: list[Bits] = []
    rest = _take_bombs(hand & ~TWOS, bombs)
    parts: list[Bits] = []
    loose = _take_straights(rest, parts)
    _take_sets(loose, parts)
    if loose != rest:
        sets_first: list[Bits] = []
        singles = _take_sets(rest, sets_first, but_singles=True)
        _take_sets(_take_straights(singles, sets_first), sets_first)
        if len(sets_first) <= len(parts):
            parts = sets_first
    return (*bombs, *parts, *singly(hand & TWOS))


def without(plan: Plan, hand: Bits, bits: Bits) -> Plan:
    """The plan of what is left of a hand (`hand`) when `bits` were laid: the old one, if it foresaw that."""
    return tuple([part for part in plan if part != bits]) if bits in plan else plan_of(hand)


def _take_bombs(rest: Bits, parts: list[Bits]) -> Bits:
    for rank in singly(at_least(rest, 4)):
        parts.append(rank * 15)
        rest ^= rank * 15
    while True:
        pairs = at_least(rest, 2)
        threes = pairs & pairs >> 4 & pairs >> 8
        if not threes:
            return rest
        fours = threes & pairs >> 12
        first = fours & -fours or threes & -threes
        bits = 0
        for step in range(4 if fours else 3):
            bits |= _lowest(rest & first * 15 << 4 * step, 2)
        parts.append(bits)
        rest ^= bits


def _take_straights(rest: Bits, parts: list[Bits]) -> Bits:
    """Take the longest straight (the highest of several) of the lowest cards of its ranks, again and again."""
    while True:
        held = starts = at_least(rest, 1)
        length = 1
        while longer := starts & held >> 4 * length:
            starts, length = longer, length + 1
        if length < 3:
            return rest
        first = 1 << starts.bit_length() - 1
        bits = 0
        for step in range(length):
            cards = rest & first * 15 << 4 * step
            bits |= cards & -cards
        parts.append(bits)
        rest ^= bits


def _take_sets(rest: Bits, parts: list[Bits], *, but_singles: bool = False) -> Bits:
    """Take all cards of a rank together; the single cards, if they are to stay, are what is left."""
    singles = 0
    for rank in singly(at_least(rest, 1)):
        cards = rest & rank * 15
        if but_singles and cards & cards - 1 == 0:
            singles |= cards
        else:
            parts.append(cards)
    return singles


def _lowest(bits: Bits, count: int) -> Bits:
    """The lowest cards of a set."""
    taken = 0
    for _ in range(count):
        taken |= bits & -bits
        bits &= bits - 1
    return taken
