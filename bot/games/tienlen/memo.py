"""What a private panel remembers between taps: how the hand is sorted, and which of its cards are chosen.

As text it is `r13.24`: sorted by rank, and a pick (`bot.screens.turns.Pick`); `s` is by suit. It names no card.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import StrEnum

from bot.screens.turns import Pick
from rules.cards import Card
from rules.game import Illegal


class Sort(StrEnum):
    """How one looks at one's own hand."""

    RANK = "r"
    SUIT = "s"

    @property
    def other(self) -> Sort:
        return Sort.SUIT if self is Sort.RANK else Sort.RANK


@dataclass(frozen=True, slots=True)
class Memo:
    sort: Sort
    pick: Pick

    @staticmethod
    def read(text: str, held: int) -> Memo:
        """The memo of a text about a hand of `held` cards. A lone letter is a sorting without a choice.

        Raises `Illegal("lost-draft")` when the text is none, or is about a hand with more or fewer cards.
        """
        if text[:1] not in set(Sort):
            raise Illegal("lost-draft")
        return Memo(Sort(text[0]), Pick.read(text[1:], held) if text[1:] else Pick(held))

    @staticmethod
    def kept(text: str, held: int) -> Memo:
        """The same, for drawing: of what is no longer true as much as still is."""
        try:
            return Memo.read(text, held)
        except Illegal:
            return Memo(Sort(text[0]) if text[:1] in set(Sort) else Sort.RANK, Pick(held))

    @property
    def text(self) -> str:
        return f"{self.sort}{self.pick.text}"

    def with_pick(self, pick: Pick) -> Memo:
        return replace(self, pick=pick)

    @property
    def turned(self) -> Memo:
        """Sorted the other way."""
        return replace(self, sort=self.sort.other)

    def order(self, hand: tuple[Card, ...]) -> list[int]:
        """The positions of the hand (given from low to high) in the order in which they are shown."""
        if self.sort is Sort.RANK:
            return list(range(len(hand)))
        return sorted(range(len(hand)), key=lambda at: (hand[at].suit, at))
