"""The 21 domino patterns, their families and ranks, and hands as numbers (RULES.md section 3, "Families").

A hand (any heap of cards) is one whole number: a nibble for each pattern counts its copies, in the order of the
book's list, Heaven lowest. Adding and taking away cards are + and -, and one subtraction tells whether a heap
lies within another (`within`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias

from rules.game import Unreadable

Heap: TypeAlias = int
"""How many there are of each pattern."""

COPIES: Final = 4


class Family(StrEnum):
    """Patterns beat others of their own family only."""

    LONG = "long"
    YAO = "yao"
    BLACK = "black"
    RED = "red"


@dataclass(frozen=True, slots=True, order=True)
class Pattern:
    """One pattern; its four cards are alike. Ordered by its pips. `str(pattern)` is `1-3`, `Pattern.parse` reads it."""

    low: int
    high: int

    @staticmethod
    def parse(text: str) -> Pattern:
        """The pattern written `1-3`, the smaller number first. Raises `Unreadable("not-a-card", text=…)`."""
        pattern = _BY_NOTATION.get(text)
        if pattern is None:
            raise Unreadable("not-a-card", text=text)
        return pattern

    @property
    def code(self) -> str:
        """Its name for the word files: `heaven`, `two-red`."""
        return _NAMES[PLACE[self]]

    @property
    def family(self) -> Family:
        return _FAMILIES[PLACE[self]]

    @property
    def rank(self) -> int:
        """Its rank in its family, the lowest 0; equals share one."""
        return _RANKS[PLACE[self]]

    @property
    def label(self) -> str:
        return str(self)

    def __str__(self) -> str:
        return f"{self.low}-{self.high}"

    def __repr__(self) -> str:
        return f"Pattern.parse({str(self)!r})"


_BOOK: Final[Mapping[Family, tuple[str, ...]]] = {
    Family.LONG: (
        "6-6 heaven",
        "1-1 earth",
        "4-4 man",
        "1-3 harmony",
        "3-3 long-three",
        "5-5 plum",
        "2-2 bench",
    ),
    Family.YAO: ("1-5 cat", "1-6 high-foot", "5-6 axe", "4-6 four-six"),
    Family.BLACK: (
        "3-6 black-nine",
        "2-6 straight-eight = 3-5 bent-eight",
        "2-5 black-seven",
        "2-3 black-five",
    ),
    Family.RED: ("4-5 red-nine", "3-4 red-seven", "1-4 red-five", "1-2 nail = 2-4 two-red"),
}
"""As the book lists them: families, in each the ranks from high to low, equals together."""


def _rows() -> Iterator[tuple[str, str, Family, int]]:
    """Notation, name, family and rank of every pattern in the order of the book."""
    for family, ranks in _BOOK.items():
        for rank, equals in zip(reversed(range(len(ranks))), ranks, strict=True):
            for entry in equals.split(" = "):
                notation, name = entry.split()
                yield notation, name, family, rank


_ROWS: Final = tuple(_rows())
PATTERNS: Final = tuple(Pattern(int(notation[0]), int(notation[2])) for notation, *_ in _ROWS)
"""In the order of the book's list."""

PLACE: Final = {pattern: place for place, pattern in enumerate(PATTERNS)}
"""The place of each pattern in that list, 0 (Heaven) to 20 (Two Red)."""

_NAMES: Final = tuple(name for _, name, _, _ in _ROWS)
_FAMILIES: Final = tuple(family for _, _, family, _ in _ROWS)
_RANKS: Final = tuple(rank for _, _, _, rank in _ROWS)
_BY_NOTATION: Final = {str(pattern): pattern for pattern in PATTERNS}

PACK: Final = tuple(pattern for pattern in PATTERNS for _ in range(COPIES))
"""The 84 cards."""

NAIL: Final = Pattern.parse("1-2")
TWO_RED: Final = Pattern.parse("2-4")

_TOPS: Final = sum(8 << 4 * place for place in range(len(PATTERNS)))


def one(pattern: Pattern) -> Heap:
    """A heap of one card."""
    return 1 << 4 * PLACE[pattern]


def heap(cards: Iterable[Pattern]) -> Heap:
    """The heap of these cards, at most four of a pattern. Raises `Unreadable("not-a-card")` for a fifth."""
    total = 0
    for card in cards:
        if count(total, card) == COPIES:
            raise Unreadable("not-a-card", text=str(card))
        total += one(card)
    return total


def count(cards: Heap, pattern: Pattern) -> int:
    """How many of one pattern are in a heap."""
    return cards >> 4 * PLACE[pattern] & 15


def size(cards: Heap) -> int:
    """How many cards a heap has."""
    total = 0
    while cards:
        total += cards & 15
        cards >>= 4
    return total


def within(part: Heap, cards: Heap) -> bool:
    """Whether `cards` has all of `part`."""
    return ((cards | _TOPS) - part) & _TOPS == _TOPS


def to_cards(cards: Heap) -> tuple[Pattern, ...]:
    """The cards of a heap in the order of their notation."""
    return tuple(sorted(pattern for pattern in PATTERNS for _ in range(count(cards, pattern))))


def by_family(cards: Iterable[Pattern]) -> tuple[Pattern, ...]:
    """Cards in the order of the book's list: by family, each from high to low."""
    return tuple(sorted(cards, key=PLACE.__getitem__))
