"""The vocabulary of Mậu Binh: rows (*chi*), what a row can be, and a setting of thirteen cards (RULES 1.1).

Which of two rows is greater depends on the ruleset and lives in `rules.maubinh.ranking`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum, StrEnum
from typing import Final, TypeAlias

from rules.cards import Card, format_cards, parse_cards
from rules.game import Unreadable

Cards: TypeAlias = tuple[Card, ...]

HAND: Final = 13
"""Cards that each player holds."""


class Row(StrEnum):
    """The three rows, in the order in which they are written and revealed."""

    BACK = "back"
    MIDDLE = "middle"
    FRONT = "front"

    @property
    def size(self) -> int:
        """How many cards lie in it."""
        return 3 if self is Row.FRONT else 5


ROWS: Final = tuple(Row)


class Category(IntEnum):
    """What a row of cards makes; a greater category beats a lesser one whatever the ranks."""

    HIGH_CARD = 0
    PAIR = 1
    TWO_PAIR = 2
    TRIPS = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    QUADS = 7
    STRAIGHT_FLUSH = 8

    @property
    def code(self) -> str:
        """As RULES 1.1 writes it: `two_pair`."""
        return self.name.lower()

    @staticmethod
    def parse(code: str) -> Category:
        """The category written `two_pair`. Raises `KeyError`."""
        return _BY_CODE[code]


_BY_CODE: Final = {category.code: category for category in Category}

FRONT_CATEGORIES: Final = frozenset({Category.HIGH_CARD, Category.PAIR, Category.TRIPS})
"""All that three cards can make; three suited or consecutive cards in front are a high card."""


@dataclass(frozen=True, slots=True)
class Setting:
    """Thirteen cards in three rows: 5, 5 and 3. Written back, middle, front without blanks."""

    back: Cards
    middle: Cards
    front: Cards

    def __post_init__(self) -> None:
        if (len(self.back), len(self.middle), len(self.front)) != (5, 5, 3):
            raise ValueError("a setting has five cards in the back, five in the middle and three in front")

    @staticmethod
    def of(cards: Sequence[Card]) -> Setting:
        """Thirteen cards in written order. Raises `Unreadable("not-thirteen", count=…)`."""
        if len(cards) != HAND:
            raise Unreadable("not-thirteen", count=len(cards))
        return Setting(tuple(cards[:5]), tuple(cards[5:10]), tuple(cards[10:]))

    @staticmethod
    def parse(text: str) -> Setting:
        """Raises `Unreadable`."""
        return Setting.of(parse_cards(text))

    @property
    def cards(self) -> Cards:
        return self.back + self.middle + self.front

    def __getitem__(self, row: Row) -> Cards:
        if row is Row.BACK:
            return self.back
        return self.middle if row is Row.MIDDLE else self.front

    def __iter__(self) -> Iterator[Cards]:
        """The rows, back first."""
        return iter((self.back, self.middle, self.front))

    def __str__(self) -> str:
        return format_cards(self.cards)
