"""How a match ended: every player's rows side by side, what each row came to, the net, and the reason for cheers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import text, theme
from bot.pictures.banner import Banner, banner_height, draw_banner, draw_heading, heading_height
from bot.pictures.canvas import Canvas, Drawing, chip_width
from bot.pictures.faces import INDEX, RATIO
from bot.pictures.people import Person, name_line
from bot.pictures.pieces import Piece
from bot.pictures.theme import EDGE, GAP, WIDTH, Deck, Tone

_CARD: Final = 38
_PITCH: Final = _CARD * INDEX
_INSET: Final = 9
_BETWEEN: Final = 9
"""Between rows."""
_NAME: Final = 32
"""Points from the top of a panel to the cards."""
_PANEL: Final = _NAME + _CARD * RATIO + 24


@dataclass(frozen=True, slots=True)
class Made:
    """A row of a finished setting: its cards, what it makes, what it came to (in its tone)."""

    cards: tuple[Piece, ...]
    hand: str
    stakes: str = ""
    tone: Tone = Tone.PLAIN


@dataclass(frozen=True, slots=True)
class Standing:
    """How a player came out: his rows, his net in stakes (in its tone) and a note beside it (chips).

    `tag` is what befell him (`BINH LỦNG`, `SẬP 3 CHI`, `SẢNH RỒNG`), in `tag_tone`; the `winner` wears a crown.
    """

    person: Person
    rows: tuple[Made, ...]
    net: str
    tone: Tone = Tone.PLAIN
    note: str = ""
    tag: str = ""
    tag_tone: Tone = Tone.BAD
    winner: bool = False


def _height(who: Standing) -> float:
    return _PANEL if who.rows else _NAME + 2


@dataclass(frozen=True, slots=True)
class Outcome(Drawing):
    """The end of a match: title, note, perhaps a banner, and the players in the order of the caller.

    Rows of 5, 5 and 3 cards fill the width; one row of up to 13 does for a hand that was never set or was left over.
    """

    title: str
    standings: tuple[Standing, ...]
    note: str = ""
    banner: Banner | None = None
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        panels = sum(_height(standing) + GAP for standing in self.standings) - GAP
        canvas = Canvas(2 * EDGE + heading_height(self.title) + banner_height(self.banner) + panels)
        y = draw_heading(canvas, EDGE, self.title, self.note)
        y = draw_banner(canvas, y, self.banner)
        for standing in self.standings:
            self._standing(canvas, y, standing)
            y += _height(standing) + GAP
        return canvas

    def _standing(self, canvas: Canvas, y: float, who: Standing) -> None:
        edge = theme.GOLD if who.winner else theme.PANEL_EDGE
        canvas.panel(EDGE, y, WIDTH - 2 * EDGE, _height(who), edge=edge, line=1.5 if who.winner else 1)
        self._head(canvas, y + _NAME / 2 + 1, who)
        x: float = EDGE + _INSET
        for row in who.rows:
            width = _CARD + (len(row.cards) - 1) * _PITCH
            last = row is who.rows[-1]
            room = WIDTH - EDGE - _INSET - x if last else width
            canvas.pieces(x, y + _NAME, row.cards, _CARD, pitch=_PITCH, deck=self.deck)
            self._foot(canvas, x + 1, y + _NAME + _CARD * RATIO + 13, row, room)
            x += width + _BETWEEN

    def _foot(self, canvas: Canvas, x: float, middle: float, row: Made, room: float) -> None:
        stakes = text.width(row.stakes, theme.FIGURE_SMALL) + 5 if row.stakes else 0
        x += canvas.text(x, middle, row.hand, theme.HAND_SMALL, theme.INK, room=room - stakes) + 5
        canvas.text(x, middle, row.stakes, theme.FIGURE_SMALL, row.tone.faint)

    def _head(self, canvas: Canvas, middle: float, who: Standing) -> None:
        left: float = EDGE + _INSET
        right: float = WIDTH - EDGE - _INSET
        right -= 8 + canvas.text(
            right, middle, who.net, theme.FIGURE, who.tone.colour, align="right", room=90
        )
        right -= canvas.text(right, middle, who.note, theme.NOTE, theme.FAINT, align="right", room=90)
        tag = chip_width(who.tag) + 8 if who.tag else 0
        left += name_line(canvas, left, middle, who.person, right - left - tag - 8, crowned=who.winner)
        if who.tag:
            canvas.chip(left + 8, middle, who.tag, who.tag_tone.colour)
