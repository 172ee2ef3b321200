"""Tiles on shelves: panels side by side, each with a heading and, if wanted, the name of every tile beneath it.

All shelves of a picture have tiles of one size, so that two families fit beside one another on a phone: the 21
patterns are two lines.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import Deck, Drawing, Person, Piece, Tone, text, theme
from bot.pictures.canvas import LIFT, Canvas
from bot.pictures.people import name_line
from bot.pictures.pieces import Look, height_of
from bot.pictures.theme import EDGE, GAP, WIDTH, Type

_INSET: Final = 6
_BETWEEN: Final = 4
_HEAD: Final = 23
_MARK: Final = 12
"""Points that the mark of a tile hangs below it."""
_CAPTION: Final = Type(theme.NARROW, 11.5)
_LINE: Final = 11
"""Points that a line of a caption takes; a caption has at most two."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """Tiles in one panel; `captions` stand beneath them."""

    tiles: tuple[Piece, ...]
    label: str
    note: str = ""
    person: Person | None = None
    tone: Tone = Tone.PLAIN
    captions: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Shelves(Drawing):
    """Rows of shelves from top to bottom; `widest` points are the most that a tile may be wide."""

    rows: tuple[tuple[Shelf, ...], ...]
    widest: float = 34

    def draw(self) -> Canvas:
        width = self._width()
        heights = [self._height(row, width) for row in self.rows]
        body = sum(heights) + GAP * (len(heights) - 1)
        canvas = Canvas(2 * EDGE + body)
        y: float = EDGE
        for row, height in zip(self.rows, heights, strict=True):
            self._row(canvas, y, row, width, height)
            y += height + GAP
        return canvas

    def _width(self) -> float:
        """Points that a tile is wide, so that the longest row fits."""
        return min(self.widest, *(_room(row) / max(1, _count(row)) - _BETWEEN for row in self.rows))

    def _height(self, row: tuple[Shelf, ...], width: float) -> float:
        tiles = [tile for shelf in row for tile in shelf.tiles]
        if not tiles:
            return _HEAD + _INSET
        lines = max((len(_lines(caption, width)) for shelf in row for caption in shelf.captions), default=0)
        return (
            _HEAD
            + LIFT * any(tile.look is Look.CHOSEN for tile in tiles)
            + height_of(tiles[0].face, width)
            + (_MARK if any(tile.mark for tile in tiles) else 2)
            + _LINE * lines
            + _INSET
        )

    def _row(self, canvas: Canvas, y: float, row: tuple[Shelf, ...], width: float, height: float) -> None:
        """The room that the tiles leave is shared among the shelves."""
        spare = (_room(row) - _count(row) * (width + _BETWEEN)) / len(row)
        lifted = any(tile.look is Look.CHOSEN for shelf in row for tile in shelf.tiles)
        x: float = EDGE
        for shelf in row:
            taken = 2 * _INSET + len(shelf.tiles) * (width + _BETWEEN) + spare
            plain = shelf.tone is Tone.PLAIN
            edge = theme.PANEL_EDGE if plain else shelf.tone.colour
            canvas.panel(x, y, taken, height, edge=edge, line=1 if plain else 1.5)
            _heading(canvas, x + _INSET + 2, y + 13, shelf, taken - 2 * _INSET - 4)
            _tiles(canvas, x + _INSET + _BETWEEN / 2, y + _HEAD + LIFT * lifted, shelf, width)
            x += taken + GAP


def _count(row: tuple[Shelf, ...]) -> int:
    return sum(len(shelf.tiles) for shelf in row)


def _room(row: tuple[Shelf, ...]) -> float:
    """Points for the tiles of a row."""
    return WIDTH - 2 * EDGE - GAP * (len(row) - 1) - 2 * _INSET * len(row)


def _heading(canvas: Canvas, x: float, middle: float, shelf: Shelf, room: float) -> None:
    """The note only where it does not shorten the label."""
    right = x + room
    if text.width(shelf.label, theme.HAND_SMALL) + text.width(shelf.note, theme.LABEL) + 6 <= room:
        right -= canvas.text(right, middle, shelf.note, theme.LABEL, theme.FAINT, align="right") + 6
    if shelf.person is not None:
        x += name_line(canvas, x, middle, shelf.person, (right - x) * 0.5) + 8
    canvas.text(x, middle, shelf.label, theme.HAND_SMALL, shelf.tone.colour, room=right - x)


def _tiles(canvas: Canvas, x: float, y: float, shelf: Shelf, width: float) -> None:
    pitch = width + _BETWEEN
    canvas.pieces(x, y, shelf.tiles, width, pitch=pitch, deck=Deck.FOUR)
    if not shelf.tiles:
        return
    foot = y + height_of(shelf.tiles[0].face, width)
    foot += _MARK if any(tile.mark for tile in shelf.tiles) else 2
    for at, (tile, caption) in enumerate(zip(shelf.tiles, shelf.captions, strict=False)):
        ink = theme.GOLD if tile.look is Look.CHOSEN else theme.FAINT
        for line, words in enumerate(_lines(caption, width)):
            middle = foot + 6 + line * _LINE
            canvas.text(
                x + at * pitch + width / 2,
                middle,
                words,
                _CAPTION,
                ink,
                align="middle",
                room=pitch + _BETWEEN,
            )


def _lines(caption: str, width: float) -> tuple[str, ...]:
    """A name of two words wider than its tile takes two lines; a single word may stand out a little."""
    return (caption,) if text.width(caption, _CAPTION) <= width else tuple(caption.split(" ", 1))
