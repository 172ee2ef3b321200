"""One stage of a reveal: everybody's row of that stage, who beat whom, and what it came to.

One panel a player: his cards, overlapping as far as their indices allow, beside his name, what the row makes, and a
chip for each opponent with the stakes between the two. The greatest row has a golden edge.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from bot.pictures import theme
from bot.pictures.banner import Banner, banner_height, draw_banner, draw_heading, heading_height
from bot.pictures.canvas import Canvas, Drawing
from bot.pictures.faces import RATIO
from bot.pictures.people import Person, badge, name_line
from bot.pictures.pieces import Piece
from bot.pictures.theme import EDGE, GAP, WIDTH, Deck, Tone

_CARD: Final = 48
_INSET: Final = 8
_CARDS: Final = 186
"""Points for the cards of a row."""
_PANEL: Final = _CARD * RATIO + 2 * _INSET


@dataclass(frozen=True, slots=True)
class Duel:
    """What a row came to against the opponent at place `seat`: words with a sign (`+1`, `−2`, `0`), and their tone."""

    seat: int
    stakes: str
    tone: Tone


@dataclass(frozen=True, slots=True)
class Shown:
    """A player's row: its cards, what it makes, the duels, their sum (in its tone), the total of the match so far.

    The `best` row has a golden edge; a `fouled` one is marked red, its cards dimmed by the caller if he likes.
    """

    person: Person
    cards: tuple[Piece, ...]
    hand: str
    stakes: str = ""
    tone: Tone = Tone.PLAIN
    total: str = ""
    duels: tuple[Duel, ...] = ()
    best: bool = False
    fouled: bool = False


@dataclass(frozen=True, slots=True)
class Reveal(Drawing):
    """A stage: its title (`CHI CUỐI`) and a note at its right (`1/3`), two to four rows, perhaps a banner."""

    title: str
    rows: tuple[Shown, ...]
    note: str = ""
    banner: Banner | None = None
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        panels = len(self.rows) * (_PANEL + GAP) - GAP
        canvas = Canvas(2 * EDGE + heading_height(self.title) + banner_height(self.banner) + panels)
        y = draw_heading(canvas, EDGE, self.title, self.note)
        y = draw_banner(canvas, y, self.banner)
        people = {row.person.seat: row.person for row in self.rows}
        for row in self.rows:
            self._row(canvas, y, row, people)
            y += _PANEL + GAP
        return canvas

    def _row(self, canvas: Canvas, y: float, row: Shown, people: Mapping[int, Person]) -> None:
        edge = theme.GOLD if row.best else theme.RED if row.fouled else theme.PANEL_EDGE
        canvas.panel(EDGE, y, WIDTH - 2 * EDGE, _PANEL, edge=edge, line=1.5 if row.best or row.fouled else 1)
        pitch = min(_CARD + 5, (_CARDS - _CARD) / max(1, len(row.cards) - 1))
        canvas.pieces(EDGE + _INSET, y + _INSET, row.cards, _CARD, pitch=pitch, deck=self.deck)
        left, right = EDGE + _INSET + _CARDS + 12, WIDTH - EDGE - 10
        sum_width = canvas.text(
            right, y + 22, row.stakes, theme.FIGURE, row.tone.colour, align="right", room=60
        )
        name_line(canvas, left, y + 21, row.person, right - left - sum_width - 6)
        total = canvas.text(right, y + 45, row.total, theme.LABEL, theme.FAINT, align="right", room=70)
        hand = theme.RED if row.fouled else theme.GOLD if row.best else theme.INK
        canvas.text(left, y + 45, row.hand, theme.HAND, hand, room=right - left - total - 6)
        x: float = left
        for duel in row.duels:
            badge(canvas, x + 7.5, y + 67, people[duel.seat], 15)
            x += 18 + canvas.text(x + 18, y + 67, duel.stakes, theme.FIGURE_SMALL, duel.tone.colour) + 8
