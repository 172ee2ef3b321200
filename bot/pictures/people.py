"""Players in a picture: the place, the name, and how both are drawn."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import shapes, theme
from bot.pictures.canvas import Canvas, px
from bot.pictures.text import MISSING, clean
from bot.pictures.theme import Type


@dataclass(frozen=True, slots=True)
class Person:
    """Who sits at place `seat` (from 0, each has its colour) and his name as he writes it."""

    seat: int
    name: str

    @property
    def initial(self) -> str:
        """The first letter of the name that can be drawn, else the number of the place."""
        letters = clean(self.name, theme.NARROW_BOLD)
        found = next((letter for letter in letters if letter.isalnum() and letter != MISSING), None)
        return found.upper() if found else str(self.seat + 1)


def badge(canvas: Canvas, x: float, middle: float, person: Person, diameter: float = 18) -> None:
    """The initial on a disc in the colour of the place, its middle at the point."""
    canvas.stamp(x, middle, shapes.disc(px(diameter)), theme.SEATS[person.seat % len(theme.SEATS)])
    kind = Type(theme.NARROW_BOLD, diameter * 0.72)
    canvas.text(x, middle, person.initial, kind, theme.NIGHT, align="middle")


def name_line(
    canvas: Canvas, x: float, middle: float, person: Person, room: float, *, crowned: bool = False
) -> float:
    """Badge, name and perhaps a crown in `room` points from `x`. Returns the points taken."""
    badge(canvas, x + 9, middle, person)
    crown = 20 if crowned else 0
    taken = 24 + canvas.text(x + 24, middle, person.name, theme.NAME, room=room - 24 - crown)
    if crowned:
        canvas.stamp(x + taken + 12, middle - 1, shapes.crown(px(12)), theme.GOLD)
    return taken + crown
