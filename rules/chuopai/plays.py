"""What can be laid on the table: identical cards, or a head with its mates (RULES.md section 3).

There are only 468 plays: 84 sets and 384 special combinations. All of them are listed here once, in their canonical
order (by number of cards, then as notation); everything else looks them up.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from itertools import product
from typing import Final

from rules.chuopai.patterns import COPIES, PATTERNS, Heap, Pattern, heap, one, to_cards


class Kind(StrEnum):
    """The kinds of play."""

    SET = "set"
    HEAVEN_NINE = "heaven_nine"
    EARTH_EIGHT = "earth_eight"
    MAN_SEVEN = "man_seven"
    HARMONY_FIVE = "harmony_five"


@dataclass(frozen=True, slots=True)
class Pairing:
    """Who goes with whom in a special combination; mates as the book lists them."""

    kind: Kind
    head: Pattern
    mates: tuple[Pattern, Pattern]


def _pairing(kind: Kind, head: str, *mates: str) -> Pairing:
    first, second = map(Pattern.parse, mates)
    return Pairing(kind, Pattern.parse(head), (first, second))


PAIRINGS: Final = (
    _pairing(Kind.HARMONY_FIVE, "1-3", "2-3", "1-4"),
    _pairing(Kind.MAN_SEVEN, "4-4", "2-5", "3-4"),
    _pairing(Kind.EARTH_EIGHT, "1-1", "2-6", "3-5"),
    _pairing(Kind.HEAVEN_NINE, "6-6", "3-6", "4-5"),
)
"""From the lowest kind to the highest."""

STANDING: Final = {pairing.kind: place for place, pairing in enumerate(PAIRINGS)}
"""The rank of each special kind, the lowest 0."""


@dataclass(frozen=True, slots=True)
class Play:
    """Cards that may be laid together. Made here only, one object for each."""

    heap: Heap
    kind: Kind = field(compare=False)
    cards: tuple[Pattern, ...] = field(compare=False)
    """In the order of their notation."""
    heads: int = field(compare=False)
    """How many heads a special combination has; 0 in a set."""

    @property
    def size(self) -> int:
        """How many cards."""
        return len(self.cards)

    @property
    def special(self) -> bool:
        return self.kind is not Kind.SET

    @property
    def label(self) -> str:
        """The cards for people."""
        return " ".join(map(str, self.cards))


def _sets() -> Iterable[Play]:
    for pattern in PATTERNS:
        for copies in range(1, COPIES + 1):
            yield Play(copies * one(pattern), Kind.SET, (pattern,) * copies, 0)


def _specials() -> Iterable[Play]:
    for pairing in PAIRINGS:
        first, second = map(one, pairing.mates)
        for heads, some, others in product(range(1, COPIES + 1), range(COPIES + 1), range(COPIES + 1)):
            if some or others:
                cards = heads * one(pairing.head) + some * first + others * second
                yield Play(cards, pairing.kind, to_cards(cards), heads)


PLAYS: Final = tuple(sorted((*_sets(), *_specials()), key=lambda play: (play.size, play.cards)))
"""Every play there is, by number of cards, then as notation."""

BY_HEAP: Final[Mapping[Heap, Play]] = {play.heap: play for play in PLAYS}


def classify(cards: Iterable[Pattern]) -> Play | None:
    """The play that these cards are, in any order, or None."""
    return BY_HEAP.get(heap(cards))
