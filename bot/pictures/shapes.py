"""Shapes with smooth edges, as masks: suit signs, rounded boxes, discs, a crown, a tick, a cross.

A shape is drawn several times too large and shrunk; every mask is cached by its size in pixels.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, TypeAlias

from PIL import Image, ImageDraw

Point: TypeAlias = tuple[float, float]

_FINE: Final = 8
"""How many times too large shapes are drawn."""

_STEPS: Final = 24
"""Straight pieces a curve."""


def _curve(start: Point, pull: Point, push: Point, end: Point) -> list[Point]:
    """A cubic Bézier curve, without its first point."""
    made: list[Point] = []
    for step in range(1, _STEPS + 1):
        t = step / _STEPS
        u = 1 - t
        weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        xs, ys = zip(start, pull, push, end, strict=True)
        made.append((sum(map(float.__mul__, weights, xs)), sum(map(float.__mul__, weights, ys))))
    return made


def _path(start: Point, *curves: tuple[Point, Point, Point]) -> list[Point]:
    path = [start]
    for pull, push, end in curves:
        path += _curve(path[-1], pull, push, end)
    return path


def _mirrored(half: Iterable[Point]) -> list[Point]:
    """A path closed by its own reflection in the middle line x = 0.5."""
    right = list(half)
    return right + [(1.0 - x, y) for x, y in reversed(right)]


_HEART: Final = _mirrored(
    _path(
        (0.5, 0.24),
        ((0.56, 0.06), (0.70, 0.02), (0.80, 0.02)),
        ((0.94, 0.02), (1.0, 0.14), (1.0, 0.29)),
        ((1.0, 0.52), (0.72, 0.74), (0.5, 0.99)),
    )
)
_DIAMOND: Final = _mirrored(
    _path(
        (0.5, 0.0),
        ((0.60, 0.17), (0.74, 0.36), (0.90, 0.5)),
        ((0.74, 0.64), (0.60, 0.83), (0.5, 1.0)),
    )
)
_SPADE: Final = _mirrored(
    _path(
        (0.5, 0.0),
        ((0.66, 0.22), (1.0, 0.36), (1.0, 0.60)),
        ((1.0, 0.74), (0.90, 0.82), (0.78, 0.82)),
        ((0.68, 0.82), (0.60, 0.77), (0.555, 0.70)),
        ((0.565, 0.84), (0.61, 0.94), (0.70, 1.0)),
    )
)
_CLUB_STEM: Final = _mirrored(
    _path(
        (0.53, 0.50), ((0.545, 0.60), (0.55, 0.66), (0.555, 0.70)), ((0.565, 0.84), (0.61, 0.94), (0.70, 1.0))
    )
)
_CLUB_LEAVES: Final = ((0.5, 0.235, 0.235), (0.225, 0.60, 0.225), (0.775, 0.60, 0.225))
_CROWN: Final = (
    [(0.0, 0.20), (0.27, 0.50), (0.5, 0.06), (0.73, 0.50), (1.0, 0.20), (0.90, 0.78), (0.10, 0.78)],
    [(0.10, 0.85), (0.90, 0.85), (0.90, 1.0), (0.10, 1.0)],
)
_TICK: Final = [(0.06, 0.54), (0.21, 0.39), (0.41, 0.59), (0.79, 0.17), (0.94, 0.31), (0.42, 0.88)]


def _shape(width: int, height: int, paint: Callable[[ImageDraw.ImageDraw, int, int], None]) -> Image.Image:
    """The mask that `paint` draws on a sheet `_FINE` times as large."""
    sheet = Image.new("L", (width * _FINE, height * _FINE), 0)
    paint(ImageDraw.Draw(sheet), sheet.width, sheet.height)
    return sheet.reduce(_FINE)


def _polygon(pen: ImageDraw.ImageDraw, path: Iterable[Point], w: int, h: int) -> None:
    pen.polygon([(x * w, y * h) for x, y in path], fill=255)


@lru_cache(maxsize=256)
def suit_sign(suit: str, height: int) -> Image.Image:
    """The sign of a suit (`s c d h`), `height` pixels high."""

    def paint(pen: ImageDraw.ImageDraw, w: int, h: int) -> None:
        match suit:
            case "h":
                _polygon(pen, _HEART, w, h)
            case "d":
                _polygon(pen, _DIAMOND, w, h)
            case "s":
                _polygon(pen, _SPADE, w, h)
            case _:
                _polygon(pen, _CLUB_STEM, w, h)
                for x, y, r in _CLUB_LEAVES:
                    pen.ellipse(((x - r) * w, (y - r) * h, (x + r) * w, (y + r) * h), fill=255)

    return _shape(max(1, round(height * 0.96)), height, paint)


@lru_cache(maxsize=64)
def crown(height: int) -> Image.Image:
    """A crown, `height` pixels high."""

    def paint(pen: ImageDraw.ImageDraw, w: int, h: int) -> None:
        for part in _CROWN:
            _polygon(pen, part, w, h)
        for x, y in ((0.045, 0.17), (0.5, 0.09), (0.955, 0.17)):
            r = 0.085 * h
            pen.ellipse((x * w - r, y * h - r, x * w + r, y * h + r), fill=255)

    return _shape(round(height * 1.2), height, paint)


@lru_cache(maxsize=64)
def tick(height: int) -> Image.Image:
    """A tick: fine."""
    return _shape(height, height, lambda pen, w, h: _polygon(pen, _TICK, w, h))


@lru_cache(maxsize=64)
def cross(height: int) -> Image.Image:
    """A cross: not so."""

    def paint(pen: ImageDraw.ImageDraw, w: int, h: int) -> None:
        for ends in (((0.18, 0.18), (0.82, 0.82)), ((0.82, 0.18), (0.18, 0.82))):
            pen.line([(x * w, y * h) for x, y in ends], fill=255, width=round(0.22 * w))

    return _shape(height, height, paint)


@lru_cache(maxsize=128)
def disc(diameter: int) -> Image.Image:
    return _shape(diameter, diameter, lambda pen, w, h: pen.ellipse((0, 0, w - 1, h - 1), fill=255))


@lru_cache(maxsize=512)
def box(width: int, height: int, radius: int) -> Image.Image:
    """A box with round corners: four quarters of a disc, the rest full."""
    radius = min(radius, width // 2, height // 2)
    mask = Image.new("L", (width, height), 255)
    if radius:
        whole = disc(2 * radius)
        for x, left in ((0, 0), (width - radius, radius)):
            for y, top in ((0, 0), (height - radius, radius)):
                mask.paste(whole.crop((left, top, left + radius, top + radius)), (x, y))
    return mask
