"""What can be laid on the table: sets of cards as bits, and the seven kinds of play (RULES.md section 2, "Plays").

A set of cards is one whole number. Bit 0 is 3♠, the lowest card of the game, bit 51 is 2♥, the highest: four bits
a rank, spades first. So a higher bit is a higher card, and a rank is a nibble. Everything that plays or thinks fast
works on these numbers; `Card` is for the outside.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, TypeAlias

from rules.cards import Card, Rank, Suit
from rules.game import Illegal

Bits: TypeAlias = int
"""A set of cards."""

RANKS: Final = (*tuple(Rank)[1:], Rank.TWO)
"""The ranks from low to high: 3 … A, 2."""

CARDS: Final = tuple(Card(rank, suit) for rank in RANKS for suit in Suit)
"""The pack from low to high; the place of a card is the number of its bit."""

BIT: Final = {card: 1 << place for place, card in enumerate(CARDS)}
TWO: Final = 12
"""The place of the 2 among the ranks."""

TWOS: Final[Bits] = 0b1111 << 4 * TWO
TWO_OF_HEARTS: Final[Bits] = 1 << 51
SUITS: Final[tuple[Bits, ...]] = tuple(sum(1 << 4 * rank + suit for rank in range(13)) for suit in Suit)
SPADES: Final = SUITS[0]
_RANKED: Final[Bits] = SPADES & ~TWOS
"""The spades from 3 to A."""
_LOW_BITS_FIRST: Final = bytes(255 - int(f"{byte:08b}"[::-1], 2) for byte in range(256))
"""A byte's bits in the opposite order, those that are set as 0: what holds a low bit is less."""
_RUNS: Final = tuple(sum(1 << 4 * rank for rank in range(length)) for length in range(14))
"""By length: that many consecutive ranks, one card of each."""


class Kind(StrEnum):
    """The kinds of play."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    QUAD = "quad"
    STRAIGHT = "straight"
    THREE_PAIRS = "three_pairs"
    FOUR_PAIRS = "four_pairs"


BOMBS: Final = frozenset({Kind.QUAD, Kind.THREE_PAIRS, Kind.FOUR_PAIRS})
OF_ONE_RANK: Final = {1: Kind.SINGLE, 2: Kind.PAIR, 3: Kind.TRIPLE, 4: Kind.QUAD}
OF_PAIRS: Final = {3: Kind.THREE_PAIRS, 4: Kind.FOUR_PAIRS}


@dataclass(frozen=True, slots=True)
class Play:
    """Cards that may be laid together. Made by `classify` only."""

    bits: Bits
    kind: Kind

    @property
    def size(self) -> int:
        """How many cards."""
        return self.bits.bit_count()

    @property
    def top(self) -> int:
        """The place of the highest card, 0..51."""
        return self.bits.bit_length() - 1

    @property
    def suits(self) -> int:
        """The suits as a multiset: how many of each, a nibble a suit, spades lowest."""
        spades, clubs, diamonds, hearts = ((self.bits & suit).bit_count() for suit in SUITS)
        return spades | clubs << 4 | diamonds << 8 | hearts << 12

    @property
    def cards(self) -> tuple[Card, ...]:
        """From low to high."""
        return to_cards(self.bits)

    @property
    def rank(self) -> int:
        """The place of the top card's rank, 0 (a 3) to 12 (a 2)."""
        return self.top >> 2

    @property
    def of_twos(self) -> bool:
        """A 2, or a pair of 2s."""
        return self.top >= 4 * TWO

    @property
    def bomb(self) -> bool:
        """Whether it may chop."""
        return self.kind in BOMBS

    @property
    def symbols(self) -> str:
        """The suits for people, ♠ first: `♠♦`."""
        return "".join(suit.symbol * (self.suits >> 4 * suit & 15) for suit in Suit)

    @property
    def label(self) -> str:
        """The cards for people: `7♦ 7♥`."""
        return " ".join(card.label for card in self.cards)


def to_bits(cards: Iterable[Card]) -> Bits:
    """The set of `cards`. Raises `Illegal("card-twice", card=…)`."""
    bits = 0
    for card in cards:
        if bits & BIT[card]:
            raise Illegal("card-twice", card=card.label)
        bits |= BIT[card]
    return bits


def to_cards(bits: Bits) -> tuple[Card, ...]:
    """The cards of a set from low to high."""
    return tuple([CARDS[place] for place in places(bits)])


def places(bits: Bits) -> Iterator[int]:
    """The places of a set's cards, ascending."""
    while bits:
        lowest = bits & -bits
        yield lowest.bit_length() - 1
        bits ^= lowest


def lowest_first(bits: Bits) -> bytes:
    """A sort key: of two sets of as many cards the one comes first that has the lower card where they first differ."""
    return bits.to_bytes(7, "little").translate(_LOW_BITS_FIRST)


def singly(bits: Bits) -> Iterator[Bits]:
    """The cards of a set, each as a set of one, ascending."""
    while bits:
        lowest = bits & -bits
        yield lowest
        bits ^= lowest


def at_least(bits: Bits, count: int) -> Bits:
    """The ranks from 3 to A of which a set has `count` cards (1, 2 or 4) or more, each as the bit of its spade."""
    one, two, three, four = bits & _RANKED, bits >> 1 & _RANKED, bits >> 2 & _RANKED, bits >> 3 & _RANKED
    if count == 4:
        return one & two & three & four
    if count == 2:
        return one & two | (one | two) & (three | four) | three & four
    return one | two | three | four


def of_rank(bits: Bits, rank: int) -> Bits:
    """The cards of a set that have the rank with this place."""
    return bits & 0b1111 << 4 * rank


@lru_cache(maxsize=1 << 15)
def play_of(bits: Bits) -> Play | None:
    """The play that these cards are, if they are one."""
    kind = _kind(bits)
    return None if kind is None else Play(bits, kind)


def _kind(bits: Bits) -> Kind | None:
    # A nibble a rank: whether there is any card of it, and how many.
    held = (bits | bits >> 1 | bits >> 2 | bits >> 3) & SPADES
    ranks, size = held.bit_count(), bits.bit_count()
    if bits & TWOS and (ranks > 1 or size > 2):
        return None
    if ranks <= 1:
        return OF_ONE_RANK.get(size)
    if held != (held & -held) * _RUNS[ranks]:
        return None
    if size == ranks:
        return Kind.STRAIGHT if ranks >= 3 else None
    counts = (bits & SPADES) + (bits >> 1 & SPADES) + (bits >> 2 & SPADES) + (bits >> 3 & SPADES)
    return OF_PAIRS.get(ranks) if counts == 2 * held else None


def classify(cards: Iterable[Card]) -> Play | None:
    """The play that these cards are, in any order, or None. Raises `Illegal("card-twice", card=…)`."""
    return play_of(to_bits(cards))
