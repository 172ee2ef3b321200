"""The 52-card pack: ranks, suits, cards and their one notation (`As`, `Td`, `9h`).

Numbers are chosen so that they compare as players expect: suits rise ♠ < ♣ < ♦ < ♥, ranks from 2 to the ace.
A game in which the 2 is highest gives it its own order; here it is just a 2.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from rules.game import Unreadable


class Suit(IntEnum):
    """♠ bích < ♣ tép (chuồn) < ♦ rô < ♥ cơ."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    @property
    def letter(self) -> str:
        return "scdh"[self]

    @property
    def symbol(self) -> str:
        return "♠♣♦♥"[self]

    @property
    def red(self) -> bool:
        return self >= Suit.DIAMONDS


class Rank(IntEnum):
    """2 to ace, the ace high."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        return "23456789TJQKA"[self - 2]

    @property
    def label(self) -> str:
        """As printed on a card: the ten is `10`."""
        return "10" if self is Rank.TEN else self.letter


@dataclass(frozen=True, slots=True, order=True)
class Card:
    """One card; ordered by rank, then suit. `str(card)` is its notation, `Card.parse` reads it back."""

    rank: Rank
    suit: Suit

    @staticmethod
    def parse(text: str) -> Card:
        """The card written `As`, `Td`, `9h`. Raises `Unreadable("not-a-card", text=…)`."""
        card = _BY_NOTATION.get(text)
        if card is None:
            raise Unreadable("not-a-card", text=text)
        return card

    @property
    def label(self) -> str:
        """For people: `10♥`."""
        return self.rank.label + self.suit.symbol

    def __str__(self) -> str:
        return self.rank.letter + self.suit.letter

    def __repr__(self) -> str:
        return f"Card.parse({str(self)!r})"


PACK: Final[tuple[Card, ...]] = tuple(Card(rank, suit) for suit in Suit for rank in Rank)
"""The 52 cards, suit by suit (♠ ♣ ♦ ♥), each from 2 to the ace."""

_BY_NOTATION: Final = {str(card): card for card in PACK}


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards written one after another, blanks allowed between them: `AsKhQd 2c`. Raises `Unreadable`."""
    packed = "".join(text.split())
    if len(packed) % 2:
        raise Unreadable("not-a-card", text=packed[-1])
    return tuple(Card.parse(packed[at : at + 2]) for at in range(0, len(packed), 2))


def format_cards(cards: Iterable[Card]) -> str:
    """The notation of several cards without blanks: `AsKhQd`."""
    return "".join(map(str, cards))
