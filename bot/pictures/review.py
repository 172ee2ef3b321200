"""Two settings of the same cards side by side: the one that was played and the one that is best."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import theme
from bot.pictures.banner import draw_heading, heading_height
from bot.pictures.canvas import Canvas, Drawing
from bot.pictures.faces import RATIO
from bot.pictures.result import Made
from bot.pictures.theme import EDGE, GAP, WIDTH, Deck, Tone

_INSET: Final = 9
_COLUMN: Final = (WIDTH - 2 * EDGE - GAP) / 2
_CARD: Final = 44
_PITCH: Final = (_COLUMN - 2 * _INSET - _CARD) / 4
_HEAD: Final = 30
_ROW: Final = _CARD * RATIO + 24
_FIGURE: Final = 23


@dataclass(frozen=True, slots=True)
class Side:
    """A setting: its caption, its rows from top to bottom, and figures beneath (name, value), with a tone."""

    caption: str
    rows: tuple[Made, ...]
    figures: tuple[tuple[str, str], ...] = ()
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Review(Drawing):
    """Two sides under a title."""

    left: Side
    right: Side
    title: str = ""
    note: str = ""
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        rows = max(len(self.left.rows), len(self.right.rows))
        figures = max(len(self.left.figures), len(self.right.figures))
        panel = _HEAD + rows * _ROW + figures * _FIGURE + (8 if figures else 0)
        canvas = Canvas(2 * EDGE + heading_height(self.title) + panel)
        y = draw_heading(canvas, EDGE, self.title, self.note)
        for at, side in enumerate((self.left, self.right)):
            self._side(canvas, EDGE + at * (_COLUMN + GAP), y, panel, side)
        return canvas

    def _side(self, canvas: Canvas, x: float, y: float, height: float, side: Side) -> None:
        plain = side.tone is Tone.PLAIN
        edge = theme.PANEL_EDGE if plain else side.tone.colour
        canvas.panel(x, y, _COLUMN, height, edge=edge, line=1 if plain else 1.5)
        left, right = x + _INSET, x + _COLUMN - _INSET
        canvas.text(left, y + 17, side.caption, theme.HAND, side.tone.colour, room=right - left)
        y += _HEAD
        for row in side.rows:
            canvas.pieces(left, y, row.cards, _CARD, pitch=_PITCH, deck=self.deck)
            foot = y + _CARD * RATIO + 11
            stakes = canvas.text(
                right, foot, row.stakes, theme.FIGURE_SMALL, row.tone.colour, align="right", room=50
            )
            canvas.text(left, foot, row.hand, theme.HAND_SMALL, room=right - left - stakes - 6)
            y += _ROW
        for name, value in side.figures:
            taken = canvas.text(right, y + 11, value, theme.HAND, side.tone.colour, align="right", room=80)
            canvas.text(left, y + 11, name, theme.NOTE, theme.FAINT, room=right - left - taken - 6)
            y += _FIGURE
