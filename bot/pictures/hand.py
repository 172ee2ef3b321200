"""One's own cards in rows: the panel in which three rows are set, and the hand before anything is set.

The rows come from top to bottom as the caller orders them (front, middle, back). The name of each row and of what it
makes stand at its side; the verdict on the whole fills the room beside a row of three.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import shapes, theme
from bot.pictures.canvas import LIFT, Canvas, Drawing, px
from bot.pictures.faces import RATIO
from bot.pictures.pieces import Piece
from bot.pictures.text import wrap
from bot.pictures.theme import EDGE, GAP, WIDTH, Deck, Tone

_SIDE: Final = 92
"""Points for the names at the side of a row."""
_INSET: Final = 8
_PITCH: Final = 54
_CARD: Final = 49
_HEIGHT: Final = _CARD * RATIO
_ROW: Final = _HEIGHT + 2 * _INSET


@dataclass(frozen=True, slots=True)
class Row:
    """A row: its name, what it makes (in its tone), its cards, and for how many cards it has places."""

    label: str
    cards: tuple[Piece, ...]
    hand: str = ""
    tone: Tone = Tone.PLAIN
    places: int = 5


@dataclass(frozen=True, slots=True)
class Verdict:
    """Of the whole setting, in a word or two: legal, or why not."""

    words: str
    tone: Tone
    note: str = ""


@dataclass(frozen=True, slots=True)
class Hand(Drawing):
    """The rows as they are set, the verdict, and beneath them the cards that are in no row yet."""

    rows: tuple[Row, ...]
    verdict: Verdict | None = None
    rest: tuple[Piece, ...] = ()
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        rest_lines = -(-len(self.rest) // _REST_LINE)
        height = (
            2 * EDGE
            + len(self.rows) * (_ROW + GAP)
            - GAP
            + rest_lines * (_HEIGHT + GAP)
            + (4 if self.rest else 0)
        )
        canvas = Canvas(height)
        y: float = EDGE
        for row in self.rows:
            self._row(canvas, y, row)
            y += _ROW + GAP
        y += 4
        per_line = -(
            -len(self.rest) // max(1, rest_lines)
        )  # as even as can be: eight cards are four and four
        left = (WIDTH - per_line * _REST_PITCH) / 2 + 2
        for start in range(0, len(self.rest), per_line or 1):
            canvas.pieces(
                left, y, self.rest[start : start + per_line], _CARD, pitch=_REST_PITCH, deck=self.deck
            )
            y += _HEIGHT + GAP
        return canvas

    def _row(self, canvas: Canvas, y: float, row: Row) -> None:
        edge = theme.PANEL_EDGE if row.tone is Tone.PLAIN else row.tone.colour
        canvas.panel(EDGE, y, WIDTH - 2 * EDGE, _ROW, edge=edge, line=1 if row.tone is Tone.PLAIN else 1.5)
        lines = wrap(row.hand, theme.HAND, _SIDE - 14, 2)
        middle = y + _ROW / 2 - 10 * len(lines)
        canvas.text(EDGE + 10, middle, row.label, theme.LABEL, theme.FAINT, room=_SIDE - 14)
        for words in lines:
            middle += 20
            canvas.text(EDGE + 10, middle, words, theme.HAND, row.tone.colour)
        left = EDGE + _SIDE
        for place in range(len(row.cards), row.places):
            canvas.well(left + place * _PITCH, y + _INSET, _CARD, _HEIGHT)
        canvas.pieces(left, y + _INSET, row.cards, _CARD, pitch=_PITCH, deck=self.deck)
        if self.verdict and max(row.places, len(row.cards)) <= 3:
            self._verdict(canvas, left + 3 * _PITCH, y, self.verdict)

    def _verdict(self, canvas: Canvas, x: float, y: float, verdict: Verdict) -> None:
        room = WIDTH - EDGE - x
        middle = x + room / 2 - 2
        sign = shapes.cross(px(15)) if verdict.tone is Tone.BAD else shapes.tick(px(15))
        canvas.stamp(middle, y + 21, shapes.disc(px(26)), verdict.tone.colour)
        canvas.stamp(middle, y + 21, sign, theme.NIGHT)
        canvas.text(
            middle, y + 48, verdict.words, theme.HAND, verdict.tone.colour, align="middle", room=room - 6
        )
        canvas.text(middle, y + 67, verdict.note, theme.LABEL, theme.FAINT, align="middle", room=room - 6)


_REST_LINE: Final = 7
_REST_PITCH: Final = 53


@dataclass(frozen=True, slots=True)
class Unset(Drawing):
    """Cards as they were dealt, sorted by the caller, in lines of `per_line` (7: the size of a row; 5: larger)."""

    cards: tuple[Piece, ...]
    per_line: int = 7
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        pitch = (WIDTH - 2 * EDGE + GAP) / self.per_line
        width = pitch - GAP
        lines = -(-len(self.cards) // self.per_line)
        step = width * RATIO + GAP + LIFT
        canvas = Canvas(2 * EDGE + lines * step - GAP)
        for line in range(lines):
            row = self.cards[line * self.per_line : (line + 1) * self.per_line]
            canvas.pieces(EDGE, EDGE + LIFT + line * step, row, width, pitch=pitch, deck=self.deck)
        return canvas
