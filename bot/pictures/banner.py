"""Theatre: a word that everybody shall see (`CHẶT!`, `SẢNH RỒNG`), on rays of gold; and the plain heading."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures import shapes, text, theme
from bot.pictures.canvas import Canvas, px
from bot.pictures.theme import EDGE, GAP, RADIUS, WIDTH, Colour, Tone, Type

_HIGH: Final = 78
_RAYS: Final = 22
_GROUNDS: Final[dict[Tone, tuple[Colour, Colour]]] = {
    Tone.PLAIN: ((45, 98, 85), (54, 112, 98)),
    Tone.GOOD: ((58, 166, 106), (72, 182, 120)),
    Tone.BAD: ((196, 52, 58), (212, 70, 70)),
    Tone.GOLD: ((240, 176, 52), (250, 200, 84)),
}
"""The ground and the rays of each tone."""


@dataclass(frozen=True, slots=True)
class Banner:
    """A shout, a line beneath it, and an amount at its right (all may be long: they are fitted)."""

    words: str
    note: str = ""
    amount: str = ""
    tone: Tone = Tone.GOLD


@lru_cache(maxsize=16)
def _rays(width: int, height: int, tone: Tone) -> Image.Image:
    """Wedges of light from the middle, drawn twice too large for smooth edges."""
    ground, ray = _GROUNDS[tone]
    image = Image.new("RGB", (2 * width, 2 * height), ground)
    pen = ImageDraw.Draw(image)
    middle, reach = (width, 1.2 * height), 2.0 * width
    for at in range(0, 2 * _RAYS, 2):
        ends = [math.pi * (at + side) / _RAYS for side in (0, 1)]
        pen.polygon(
            [middle, *((middle[0] + reach * math.cos(a), middle[1] + reach * math.sin(a)) for a in ends)],
            fill=ray,
        )
    return image.reduce(2)


def banner_height(banner: Banner | None) -> float:
    """Points that `draw_banner` takes, the gap beneath it included; 0 without a banner."""
    return _HIGH + GAP if banner else 0


def draw_banner(canvas: Canvas, y: float, banner: Banner | None) -> float:
    """Draw it from the height `y`; returns the height beneath it."""
    if banner is None:
        return y
    width = WIDTH - 2 * EDGE
    ground = _rays(px(width), px(_HIGH), banner.tone)
    canvas.image.paste(ground, (px(EDGE), px(y)), shapes.box(px(width), px(_HIGH), px(RADIUS)))
    ink = theme.INK if banner.tone in {Tone.PLAIN, Tone.BAD} else theme.NIGHT
    amount = Type(theme.NARROW_BOLD, 34)
    side = min(110.0, text.width(banner.amount, amount)) + 14 if banner.amount else 0
    room = width - 28 - side
    middle = y + _HIGH / 2
    kind = next(
        (kind for kind in _SHOUTS if text.width(banner.words, kind) <= room),
        _SHOUTS[-1],
    )
    x = EDGE + 16
    canvas.text(x, middle - (8 if banner.note else 0), banner.words, kind, ink, room=room)
    canvas.text(x, middle + 23, banner.note, theme.NOTE_BOLD, ink, room=room)
    canvas.text(WIDTH - EDGE - 16, middle, banner.amount, amount, ink, align="right", room=110)
    return y + _HIGH + GAP


_SHOUTS: Final = tuple(Type(theme.NARROW_BOLD, size) for size in (40, 34, 28, 24))


HEADING: Final = 30
"""Points that a heading takes."""


def heading_height(title: str) -> float:
    return HEADING if title else 0


def draw_heading(canvas: Canvas, y: float, title: str, note: str = "") -> float:
    """A title at the left and a note at the right; returns the height beneath them (`y` itself without a title)."""
    if not title:
        return y
    middle = y + 11
    taken = canvas.text(WIDTH - EDGE - 4, middle, note, theme.NOTE, theme.FAINT, align="right", room=190)
    canvas.text(EDGE + 4, middle, title, theme.HEADING, room=WIDTH - 2 * EDGE - 20 - taken)
    return y + HEADING
