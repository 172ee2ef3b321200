"""Runs of cards or tiles, wrapped in lines: a hand, what lies on the table, a pile; with the places around it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bot.pictures import theme
from bot.pictures.banner import Banner, banner_height, draw_banner, draw_heading, heading_height
from bot.pictures.canvas import LIFT, Canvas, Drawing, px
from bot.pictures.people import Person, badge, name_line
from bot.pictures.pieces import Look, Piece, height_of, is_tile
from bot.pictures.shapes import crown
from bot.pictures.theme import EDGE, GAP, WIDTH, Deck, Tone

_INSET: Final = 8
_BETWEEN: Final = 5
_MARK: Final = 12
"""Points that the mark of a tile hangs below it."""
_HEAD: Final = 24
_PLACE: Final = 48


@dataclass(frozen=True, slots=True)
class Run:
    """Pieces in one panel, under a line that says whose or what they are; `note` stands at its right.

    `per_line` pieces fit in a line (None: as large as looks well); a single line is centred.
    """

    pieces: tuple[Piece, ...]
    label: str = ""
    note: str = ""
    person: Person | None = None
    tone: Tone = Tone.PLAIN
    per_line: int | None = None


class PlaceState(Enum):
    """How a place stands in the round: waiting, to move, out of the round or the match, first."""

    WAITING = "waiting"
    TURN = "turn"
    OUT = "out"
    FIRST = "first"


@dataclass(frozen=True, slots=True)
class Place:
    """A player at the table: how many cards he holds (or another figure), a word about him, how he stands."""

    person: Person
    figure: str
    note: str = ""
    state: PlaceState = PlaceState.WAITING


@dataclass(frozen=True, slots=True)
class Fan(Drawing):
    """A title and note, a banner, the places in a strip, then the runs from top to bottom; all but runs may be left out."""

    runs: tuple[Run, ...]
    title: str = ""
    note: str = ""
    banner: Banner | None = None
    places: tuple[Place, ...] = ()
    deck: Deck = Deck.FOUR

    def draw(self) -> Canvas:
        height = heading_height(self.title) + banner_height(self.banner)
        height += (_PLACE + GAP) * bool(self.places) + sum(_run_height(run) + GAP for run in self.runs)
        canvas = Canvas(2 * EDGE + height - GAP)
        y = draw_heading(canvas, EDGE, self.title, self.note)
        y = draw_banner(canvas, y, self.banner)
        if self.places:
            self._strip(canvas, y)
            y += _PLACE + GAP
        for run in self.runs:
            self._run(canvas, y, run)
            y += _run_height(run) + GAP
        return canvas

    def _strip(self, canvas: Canvas, y: float) -> None:
        width = (WIDTH - 2 * EDGE + GAP) / len(self.places) - GAP
        for at, place in enumerate(self.places):
            x = EDGE + at * (width + GAP)
            turn, out = place.state is PlaceState.TURN, place.state is PlaceState.OUT
            canvas.panel(
                x, y, width, _PLACE,
                fill=theme.WELL if out else theme.PANEL,
                edge=theme.GOLD if turn else theme.PANEL_EDGE, line=1.5 if turn else 1,
            )  # fmt: skip
            badge(canvas, x + 16, y + 16, place.person)
            name = theme.FAINT if out else theme.INK
            canvas.text(x + 30, y + 16, place.person.name, theme.NAME_SMALL, name, room=width - 36)
            taken = canvas.text(x + 9, y + 35, place.figure, theme.FIGURE_SMALL, name, room=width - 16)
            colour = theme.GOLD if turn or place.state is PlaceState.FIRST else theme.FAINT
            right = x + width - 9
            if place.state is PlaceState.FIRST:
                canvas.stamp(right - 7, y + 34, crown(px(11)), theme.GOLD)
                right -= 18
            canvas.text(
                right, y + 35, place.note, theme.LABEL, colour, align="right", room=right - x - 16 - taken
            )

    def _run(self, canvas: Canvas, y: float, run: Run) -> None:
        height = _run_height(run)
        plain = run.tone is Tone.PLAIN
        edge = theme.PANEL_EDGE if plain else run.tone.colour
        canvas.panel(EDGE, y, WIDTH - 2 * EDGE, height, edge=edge, line=1 if plain else 1.5)
        if _has_head(run):
            self._head(canvas, y + 17, run)
            y += _HEAD
        if not run.pieces:
            return
        y += _INSET + _lift(run)
        width, per_line = _piece_width(run), _per_line(run)
        step = _line_height(run)
        for start in range(0, len(run.pieces), per_line):
            line = run.pieces[start : start + per_line]
            taken = len(line) * (width + _BETWEEN) - _BETWEEN
            alone = len(run.pieces) <= per_line
            x = (WIDTH - taken) / 2 if alone else EDGE + _INSET
            canvas.pieces(x, y, line, width, pitch=width + _BETWEEN, deck=self.deck)
            y += step

    def _head(self, canvas: Canvas, middle: float, run: Run) -> None:
        left: float = EDGE + _INSET + 2
        right: float = WIDTH - EDGE - _INSET - 2
        right -= canvas.text(right, middle, run.note, theme.LABEL, theme.FAINT, align="right", room=150) + 8
        if run.person:
            left += name_line(canvas, left, middle, run.person, (right - left) * 0.55) + 8
        canvas.text(left, middle, run.label, theme.HAND, run.tone.colour, room=right - left)


def _has_head(run: Run) -> bool:
    return bool(run.label or run.note or run.person)


def _lift(run: Run) -> float:
    return LIFT if any(piece.look is Look.CHOSEN for piece in run.pieces) else 0


def _per_line(run: Run) -> int:
    """Pieces a line: as many lines as must be, as even as can be."""
    if run.per_line:
        return run.per_line
    most = 11 if _of_tiles(run) else 8
    lines = max(1, -(-len(run.pieces) // most))
    return max(1, -(-len(run.pieces) // lines))


def _piece_width(run: Run) -> float:
    """Points; few pieces grow to a size, not beyond, and pieces in several lines stay smaller."""
    if run.per_line:
        least = run.per_line
    elif _of_tiles(run):
        least = 8
    else:
        least = 5 if len(run.pieces) <= 8 else 7
    return (WIDTH - 2 * EDGE - 2 * _INSET + _BETWEEN) / max(least, _per_line(run)) - _BETWEEN


def _of_tiles(run: Run) -> bool:
    return bool(run.pieces) and is_tile(run.pieces[0].face)


def _line_height(run: Run) -> float:
    first = run.pieces[0].face
    hangs = is_tile(first) and any(piece.mark for piece in run.pieces)
    return height_of(first, _piece_width(run)) + _BETWEEN + _MARK * hangs


def _run_height(run: Run) -> float:
    head = _HEAD if _has_head(run) else 0
    if not run.pieces:
        return head + _INSET
    lines = -(-len(run.pieces) // _per_line(run))
    return head + 2 * _INSET + _lift(run) + lines * _line_height(run) - _BETWEEN
