"""Every play that a hand can lay now, exactly and fast.

Small plays are looked up in tables that the judge filled (which of the 52 singles, 78 pairs and 48 triples beat which);
straights are grown rank by rank within the suits they may use; bombs are built from the ranks. What is found has no
order until `legal_plays` sorts it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations, product
from typing import Final

from rules.cards import Card
from rules.game import Illegal
from rules.tienlen.beating import objection
from rules.tienlen.plays import (
    OF_PAIRS,
    TWO,
    TWOS,
    Bits,
    Kind,
    Play,
    at_least,
    classify,
    lowest_first,
    of_rank,
    places,
    play_of,
    singly,
    to_bits,
)
from rules.tienlen.rulesets import MIEN_BAC, SAME_SUITS, Ruleset

_SMALL: Final = {Kind.SINGLE: 1, Kind.PAIR: 2, Kind.TRIPLE: 3}
LONGEST: Final = 12
"""The longest straight: 3 to A."""


def made(bits: Bits) -> Play:
    """The play of bits that are one by construction."""
    play = play_of(bits)
    assert play is not None
    return play


@cache
def sets(nibble: int, size: int) -> tuple[int, ...]:
    """The subsets of `size` suits within four bits."""
    return tuple(sum(1 << suit for suit in chosen) for chosen in combinations(places(nibble), size))


@cache
def _all_small(kind: Kind) -> tuple[Play, ...]:
    ranks = range(TWO if kind is Kind.TRIPLE else TWO + 1)
    return tuple(made(chosen << 4 * rank) for rank in ranks for chosen in sets(0b1111, _SMALL[kind]))


@cache
def _beaters(kind: Kind, suits: str) -> Mapping[Bits, tuple[Bits, ...]]:
    """For every play of a small kind the plays of that kind that beat it, low to high."""
    plays = _all_small(kind)
    return {
        current.bits: tuple(new.bits for new in plays if objection(new, current, suits) is None)
        for current in plays
    }


@cache
def _higher(suits: str) -> Mapping[Bits, Bits]:
    """For every single the set of the cards that beat it."""
    return {current: sum(better) for current, better in _beaters(Kind.SINGLE, suits).items()}


def bombs(hand: Bits) -> Iterator[Bits]:
    """Every quad and every run of three or four consecutive pairs in a hand."""
    quads, pairs = at_least(hand, 4), at_least(hand, 2)
    yield from (rank * 15 for rank in singly(quads))
    runs = pairs & pairs >> 4 & pairs >> 8
    for first in singly(runs):
        for length in OF_PAIRS:
            if length == 3 or runs & first << 4:
                yield from map(sum, product(*(_pairs(hand, first << 4 * step) for step in range(length))))


def _pairs(hand: Bits, rank: Bits) -> list[Bits]:
    """Every pair of the rank whose spade this is."""
    return [rank * chosen for chosen in sets(hand // rank & 15, 2)]


def straights(hand: Bits) -> Iterator[Bits]:
    """Every straight in a hand."""
    ends: list[Bits] = []
    starts: list[list[Bits]] = []
    for rank in range(TWO):
        cards = [1 << place for place in places(of_rank(hand, rank))]
        longer = [[run | card for run in runs for card in cards] for runs in starts]
        starts = [runs for runs in (*longer, cards) if runs]
        for runs in starts:
            if runs[0].bit_count() >= 3:
                ends += runs
    return iter(ends)


def _straights_over(hand: Bits, current: Play, suits: str) -> Iterator[Bits]:
    """The straights of a hand that beat `current`, with only the suits it has when suits must be the same."""
    same = suits == SAME_SUITS
    lowest = current.rank + 1 if same else current.rank
    for top in range(lowest, TWO):
        yield from _runs(hand, top - current.size + 1, top, current.suits if same else None)


def _runs(hand: Bits, rank: int, top: int, suits: int | None) -> Iterator[Bits]:
    if rank > top:
        yield 0
        return
    for place in places(of_rank(hand, rank)):
        unit = 1 << 4 * (place & 3)
        if suits is None:
            yield from (1 << place | rest for rest in _runs(hand, rank + 1, top, None))
        elif suits // unit & 15:
            yield from (1 << place | rest for rest in _runs(hand, rank + 1, top, suits - unit))


def leads(hand: Bits) -> Iterator[Bits]:
    """Every play in a hand."""
    for rank in range(TWO + 1):
        nibble = hand >> 4 * rank & 15
        for size in range(1, min(nibble.bit_count(), 2 if rank == TWO else 3) + 1):
            for chosen in sets(nibble, size):
                yield chosen << 4 * rank
    yield from straights(hand)
    yield from bombs(hand)


def answers(hand: Bits, current: Play, suits: str) -> list[Bits]:
    """Every play in a hand that beats `current`."""
    found: list[Bits] = []
    if current.kind is Kind.SINGLE:
        found += [1 << place for place in places(hand & _higher(suits)[current.bits])]
    elif current.kind in _SMALL:
        found += [bits for bits in _beaters(current.kind, suits)[current.bits] if bits & hand == bits]
    elif current.kind is Kind.STRAIGHT:
        found += [
            bits
            for bits in _straights_over(hand, current, suits)
            if objection(made(bits), current, suits) is None
        ]
    if current.of_twos or current.bomb:
        found += [bits for bits in bombs(hand) if objection(made(bits), current, suits) is None]
    return found


def playable(hand: Bits, current: Play | None, suits: str) -> list[Bits]:
    """Every play that a hand may lay on `current` (None: it leads), in no order. A 2 may not be the last card."""
    found = list(leads(hand)) if current is None else answers(hand, current, suits)
    if hand & TWOS:
        return [bits for bits in found if bits != hand or not bits & TWOS]
    return found


def in_order(found: Iterable[Bits]) -> tuple[Play, ...]:
    """Plays by number of cards, then card by card from low to high."""
    low_first = sorted(found, key=lowest_first)
    return tuple([made(bits) for bits in sorted(low_first, key=int.bit_count)])


def legal_plays(
    hand: Iterable[Card], current: Iterable[Card] | None = None, ruleset: Ruleset = MIEN_BAC
) -> tuple[Play, ...]:
    """Every play that a hand may lay on `current` (None: it leads), by number of cards, then card by card.

    The last-card rule applies. Empty: he can only pass; on lead: he is stuck. Raises `Illegal("card-twice" | "not-a-play")`.
    """
    below = None if current is None else classify(current)
    if current is not None and below is None:
        raise Illegal("not-a-play")
    return in_order(playable(to_bits(hand), below, ruleset.suits))
