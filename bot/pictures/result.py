"""How a match ended: every player's rows side by side, what each row came to, the net, and the reason for cheers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bot.pictures import text, theme
from bot.pictures.banner import Banner, banner_height, draw_banner, draw_heading, heading_height
from bot.pictures.canvas import Canvas, chip_width
from bot.pictures.faces import INDEX, RATIO
from bot.pictures.people import Person, name_line
from bot.pictures.pieces import Piece
from bot.pictures.theme import EDGE, GAP, WIDTH, Deck, Tone

_CARD: Final = 38
_PITCH: Final = _CARD * INDEX
_INSET: Final = 9
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


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a match: title, note, perhaps a banner, and the players in the order of the caller."""

    title: str
    standings: tuple[Standing, ...]
    note: str = ""
    banner: Banner | None = None
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        panels = len(self.standings) * (_PANEL + GAP) - GAP
        canvas = Canvas(2 * EDGE + heading_height(self.title) + banner_height(self.banner) + panels)
        y = draw_heading(canvas, EDGE, self.title, self.note)
        y = draw_banner(canvas, y, self.banner)
        for standing in self.standings:
            self._standing(canvas, y, standing)
            y += _PANEL + GAP
        return canvas

    def _standing(self, canvas: Canvas, y: float, who: Standing) -> None:
        edge = theme.GOLD if who.winner else theme.PANEL_EDGE
        canvas.panel(EDGE, y, WIDTH - 2 * EDGE, _PANEL, edge=edge, line=1.5 if who.winner else 1)
        self._head(canvas, y + _NAME / 2 + 1, who)
        widths = [_CARD + (len(row.cards) - 1) * _PITCH for row in who.rows]
        inner = WIDTH - 2 * EDGE - 2 * _INSET
        between = (inner - sum(widths)) / max(1, len(widths) - 1)
        x: float = EDGE + _INSET
        for row, width in zip(who.rows, widths, strict=True):
            canvas.pieces(x, y + _NAME, row.cards, _CARD, pitch=_PITCH, deck=self.deck)
            foot = y + _NAME + _CARD * RATIO + 13
            colour = theme.FAINT if row.tone is Tone.PLAIN else row.tone.colour
            stakes = text.width(row.stakes, theme.FIGURE_SMALL) + 5 if row.stakes else 0
            taken = canvas.text(x + 1, foot, row.hand, theme.HAND_SMALL, theme.INK, room=width - stakes)
            canvas.text(x + taken + 6, foot, row.stakes, theme.FIGURE_SMALL, colour)
            x += width + between

    def _head(self, canvas: Canvas, middle: float, who: Standing) -> None:
        left: float = EDGE + _INSET
        right: float = WIDTH - EDGE - _INSET
        right -= (
            canvas.text(right, middle, who.net, theme.FIGURE, who.tone.colour, align="right", room=90) + 8
        )
        right -= canvas.text(right, middle, who.note, theme.NOTE, theme.FAINT, align="right", room=90)
        tag = chip_width(who.tag) + 8 if who.tag else 0
        left += name_line(canvas, left, middle, who.person, right - left - tag - 8, crowned=who.winner)
        if who.tag:
            canvas.chip(left + 8, middle, who.tag, who.tag_tone.colour)
