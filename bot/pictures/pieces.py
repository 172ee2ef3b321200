"""What is laid on the table: a card or a tile, and how it stands out.

A piece is written in the notation of the rules (`As`, `1-3`), so pictures need to know no game. Hidden pieces are
backs: `CARD_BACK`, `TILE_BACK`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from typing import Final

from PIL import Image

from bot.pictures import faces, theme, tiles
from bot.pictures.faces import Sprite
from bot.pictures.theme import SCALE, Deck

CARD_BACK: Final = faces.BACK
TILE_BACK: Final = tiles.BACK

_DIM: Final = 0.5
"""How far a dimmed piece fades into the felt."""


class Look(Enum):
    """How a piece stands out: `CHOSEN` is lifted and ringed in gold, `DIM` fades into the felt."""

    PLAIN = "plain"
    CHOSEN = "chosen"
    DIM = "dim"


@dataclass(frozen=True, slots=True)
class Piece:
    """A card or a tile: its notation, a short mark in its corner (a position, `×3`), and its look."""

    face: str
    mark: str = ""
    look: Look = Look.PLAIN


def pieces(faces_or_cards: Iterable[object], look: Look = Look.PLAIN) -> tuple[Piece, ...]:
    """Pieces of anything whose `str` is its notation: cards, tiles, texts."""
    return tuple(Piece(str(face), look=look) for face in faces_or_cards)


def is_tile(face: str) -> bool:
    return "-" in face


def ratio(face: str) -> float:
    """Height by width."""
    return tiles.RATIO if is_tile(face) else faces.RATIO


def height_of(face: str, width: float) -> float:
    """Points that a piece `width` points wide is high."""
    pixels = round(width * SCALE)
    return (tiles.tile_height(pixels) if is_tile(face) else faces.card_height(pixels)) / SCALE


def sprite(piece: Piece, width: float, deck: Deck, *, covered: bool = False) -> Sprite:
    """The piece without its mark, `width` points wide; of a `covered` one only the left will be seen."""
    return _sprite(piece.face, round(width * SCALE), deck, dim=piece.look is Look.DIM, covered=covered)


@lru_cache(maxsize=1024)
def _sprite(face: str, pixels: int, deck: Deck, *, dim: bool, covered: bool) -> Sprite:
    plain = tiles.tile(face, pixels) if is_tile(face) else faces.card(face, pixels, deck, covered=covered)
    if not dim:
        return plain
    felt = Image.new("RGB", plain.image.size, theme.PANEL)
    return Sprite(Image.blend(plain.image, felt, _DIM), plain.mask)
