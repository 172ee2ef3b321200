"""How everything looks: colours, sizes and kinds of lettering, once for all pictures.

Lengths are points: a picture is 390 points wide, about a phone, and drawn at two pixels a point, so that it stays
crisp there and on a desktop. Colours are opaque RGB. The table is a deep green that stands off both the dark and the
light Discord; cards are a warm white, so that the four suit colours speak first.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from types import MappingProxyType
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[int, int, int]

SCALE: Final = 2
"""Pixels a point."""

WIDTH: Final = 390
"""Points; every picture at a table is this wide, so that lettering has one size everywhere."""

EDGE: Final = 10
"""From the border of a picture to its contents."""

GAP: Final = 6
"""Between panels."""

RADIUS: Final = 10
"""Of the corners of a panel."""

FELT_TOP: Final[Colour] = (20, 62, 53)
FELT_FOOT: Final[Colour] = (11, 38, 33)
PANEL: Final[Colour] = (28, 77, 66)
PANEL_EDGE: Final[Colour] = (45, 98, 85)
WELL: Final[Colour] = (15, 48, 41)
"""An empty place for a card."""

INK: Final[Colour] = (250, 246, 236)
FAINT: Final[Colour] = (163, 199, 186)
GOLD: Final[Colour] = (250, 204, 92)
GOLD_DEEP: Final[Colour] = (94, 70, 20)
GREEN: Final[Colour] = (118, 228, 165)
RED: Final[Colour] = (255, 150, 138)
NIGHT: Final[Colour] = (14, 32, 28)
"""Lettering on gold, green or red."""

CARD: Final[Colour] = (255, 254, 250)
CARD_EDGE: Final[Colour] = (206, 202, 190)
BACK: Final[Colour] = (176, 48, 52)
BACK_LINE: Final[Colour] = (236, 178, 150)

TILE: Final[Colour] = (253, 245, 224)
TILE_EDGE: Final[Colour] = (201, 183, 140)
PIP_RED: Final[Colour] = (212, 24, 44)
PIP_BLACK: Final[Colour] = (24, 27, 32)

SEATS: Final[tuple[Colour, ...]] = ((246, 190, 84), (122, 196, 250), (246, 150, 176), (190, 170, 250))
"""A colour for each place at the table, behind the initial of who sits there."""


class Tone(Enum):
    """What a word or a panel means."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"
    GOLD = "gold"

    @property
    def colour(self) -> Colour:
        return _TONES[self]

    @property
    def faint(self) -> Colour:
        """For a figure that is no news when it is plain."""
        return FAINT if self is Tone.PLAIN else self.colour


_TONES: Final = {Tone.PLAIN: INK, Tone.GOOD: GREEN, Tone.BAD: RED, Tone.GOLD: GOLD}


class Deck(Enum):
    """Which colours the suits have: each its own, or red and black only."""

    FOUR = "four"
    TWO = "two"

    @property
    def suits(self) -> Mapping[str, Colour]:
        return _DECKS[self]


_BLACK: Final[Colour] = (22, 24, 30)
_RED: Final[Colour] = (206, 16, 52)
_DECKS: Final[Mapping[Deck, Mapping[str, Colour]]] = MappingProxyType(
    {
        Deck.FOUR: {"s": _BLACK, "c": (8, 110, 62), "d": (240, 92, 16), "h": _RED},
        Deck.TWO: {"s": _BLACK, "c": _BLACK, "d": _RED, "h": _RED},
    }
)


@dataclass(frozen=True, slots=True)
class Type:
    """A kind of lettering: a font file (without its ending) and a size in points."""

    font: str
    size: float


SANS: Final = "BeVietnamPro-Medium"
SANS_BOLD: Final = "BeVietnamPro-Bold"
NARROW: Final = "BarlowCondensed-SemiBold"
NARROW_BOLD: Final = "BarlowCondensed-Bold"

HEADING: Final = Type(NARROW_BOLD, 20)
LABEL: Final = Type(NARROW, 14)
HAND: Final = Type(NARROW_BOLD, 17)
HAND_SMALL: Final = Type(NARROW_BOLD, 14)
NAME: Final = Type(SANS_BOLD, 13)
NAME_SMALL: Final = Type(NARROW_BOLD, 14)
NOTE: Final = Type(SANS, 12)
NOTE_BOLD: Final = Type(SANS_BOLD, 12.5)
FIGURE: Final = Type(NARROW_BOLD, 26)
FIGURE_SMALL: Final = Type(NARROW_BOLD, 15)
CHIP: Final = Type(NARROW_BOLD, 12)
