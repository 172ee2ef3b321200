"""The 21 patterns of Chinese dominoes, as tall ivory tiles with two halves: `1-3`, `6-6`; the back is `?-?`.

As on every such set ones and fours are red, twos, threes, fives and sixes black, and the double six is half red,
half black in each of its halves. The one is larger than other pips.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from bot.pictures import theme
from bot.pictures.faces import Sprite, rounded
from bot.pictures.shapes import box, disc
from bot.pictures.theme import Colour

BACK: Final = "?-?"
RATIO: Final = 2.1
"""Height of a tile by its width."""

_LEFT, _MIDDLE, _RIGHT = 0.27, 0.5, 0.73
_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((_MIDDLE, 0.5),),
    2: ((_MIDDLE, 0.27), (_MIDDLE, 0.73)),
    3: ((_LEFT, 0.24), (_MIDDLE, 0.5), (_RIGHT, 0.76)),
    4: ((_LEFT, 0.29), (_RIGHT, 0.29), (_LEFT, 0.71), (_RIGHT, 0.71)),
    5: ((_LEFT, 0.24), (_RIGHT, 0.24), (_MIDDLE, 0.5), (_LEFT, 0.76), (_RIGHT, 0.76)),
    6: ((_LEFT, 0.22), (_LEFT, 0.5), (_LEFT, 0.78), (_RIGHT, 0.22), (_RIGHT, 0.5), (_RIGHT, 0.78)),
}
"""Where the pips of a half are, by its width and height."""

_RED: Final = frozenset({1, 4})


def tile_height(width: int) -> int:
    return round(width * RATIO)


@lru_cache(maxsize=256)
def tile(face: str, width: int) -> Sprite:
    """A tile `width` pixels wide. Raises `ValueError` for what is no tile."""
    height = tile_height(width)
    edge = max(1, width // 40)
    if face == BACK:
        sprite = rounded(width, height, round(0.14 * width), fill=theme.BACK, edge=theme.BACK_LINE, line=edge)
        inset = round(0.16 * width)
        inner = rounded(
            width - 2 * inset,
            height - 2 * inset,
            round(0.08 * width),
            fill=theme.BACK,
            edge=theme.BACK_LINE,
            line=edge,
        )
        sprite.image.paste(inner.image, (inset, inset), inner.mask)
        return sprite
    upper, lower = _halves(face)
    sprite = rounded(width, height, round(0.14 * width), fill=theme.TILE, edge=theme.TILE_EDGE, line=edge)
    line = round(0.55 * width)
    sprite.image.paste(
        theme.TILE_EDGE, ((width - line) // 2, height // 2 - edge // 2), box(line, max(2, edge), 1)
    )
    for pips, top in ((upper, 0.0), (lower, 0.5)):
        for at, (x, y) in enumerate(_PLACES[pips]):
            spot = disc(round(width * (0.36 if pips == 1 else 0.25 if pips < 6 else 0.225)))
            middle = (x * width, (top + 0.02 + 0.46 * y) * height)
            sprite.image.paste(
                _colour(pips, at, (upper, lower)),
                (round(middle[0] - spot.width / 2), round(middle[1] - spot.height / 2)),
                spot,
            )
    return sprite


def _halves(face: str) -> tuple[int, int]:
    upper, dash, lower = face.partition("-")
    if dash and upper in set("123456") and lower in set("123456"):
        return int(upper), int(lower)
    raise ValueError(f"no tile: {face!r}")


def _colour(pips: int, at: int, halves: tuple[int, int]) -> Colour:
    if halves == (6, 6):
        return theme.PIP_RED if at >= 3 else theme.PIP_BLACK
    return theme.PIP_RED if pips in _RED else theme.PIP_BLACK
