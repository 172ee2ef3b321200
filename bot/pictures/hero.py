"""The picture of a table that opens the README: `python -m bot.pictures.hero > bot/pictures/hero.webp`.

Four people sit around the felt; a row has just been revealed, and at the near side lies one's own hand.
"""

from __future__ import annotations

import io
import math
import sys
from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from bot.pictures import shapes, text, theme
from bot.pictures.faces import BACK, Sprite, card
from bot.pictures.theme import Colour, Deck, Type

SIZE: Final = (1200, 675)
"""Pixels."""

_NIGHT: Final[Colour] = (8, 22, 19)
_GLOW: Final[Colour] = (38, 112, 92)
_ROW: Final = ("Th", "Jh", "Qh", "Kh", "Ah")
_HAND: Final = ("As", "Ad", "Kc", "Qs", "Jc", "Ts", "9d", "9h", "8s", "7c", "6c", "5d", "4h")
_SEATS: Final = (("Lan", (600, 82), 0.0, 0), ("Phúc", (172, 268), 78.0, 1), ("Đạt", (1028, 268), -78.0, 3))
"""Name, place of the fan, its turn in degrees, colour."""


def _lay(image: Image.Image, sprite: Sprite, at: tuple[float, float], turn: float) -> None:
    """Lay a sprite with its middle at the pixel, turned by degrees against the clock, on its own soft shadow."""
    edge = max(sprite.image.size) // 2
    wide = (sprite.image.width + 2 * edge, sprite.image.height + 2 * edge)
    colours, mask = Image.new("RGB", wide, theme.CARD_EDGE), Image.new("L", wide, 0)
    colours.paste(sprite.image, (edge, edge))
    mask.paste(sprite.mask, (edge, edge))
    colours = colours.rotate(turn, Image.Resampling.BICUBIC)
    mask = mask.rotate(turn, Image.Resampling.BICUBIC)
    corner = (round(at[0] - wide[0] / 2), round(at[1] - wide[1] / 2))
    shadow = mask.filter(ImageFilter.GaussianBlur(7)).point([value * 2 // 5 for value in range(256)])
    image.paste((0, 0, 0), (corner[0], corner[1] + 5), shadow)
    image.paste(colours, corner, mask)


def _arc(
    image: Image.Image,
    sprites: Sequence[Sprite],
    middle: tuple[float, float],
    *,
    radius: float,
    step: float,
    turn: float,
) -> None:
    """Lay sprites as a hand holds them: on a circle of `radius` around a point beyond `middle`, `step` degrees apart."""
    for at, sprite in enumerate(sprites):
        angle = turn - step * (at - (len(sprites) - 1) / 2)
        lean, aim = math.radians(angle), math.radians(turn)
        x = middle[0] + radius * (math.sin(aim) - math.sin(lean))
        y = middle[1] + radius * (math.cos(aim) - math.cos(lean))
        _lay(image, sprite, (x, y), angle)


def _table() -> Image.Image:
    """The felt, lit from its middle, within a golden rim."""
    width, height = SIZE
    image = Image.new("RGB", SIZE, _NIGHT)
    rim = (28, 24, width - 29, height + 190)
    fine = 3
    masks = []
    for inset in (0, 14, 17):
        mask = Image.new("L", (width * fine, height * fine), 0)
        bounds = tuple(fine * (side + inset * sign) for side, sign in zip(rim, (1, 1, -1, -1), strict=True))
        ImageDraw.Draw(mask).rounded_rectangle(bounds, 300 * fine, fill=255)
        masks.append(mask.reduce(fine))
    image.paste((34, 26, 20), (0, 0), masks[0])
    image.paste(theme.GOLD, (0, 0), masks[1])
    light = ImageChops.invert(Image.radial_gradient("L")).resize((width + 400, height + 500))
    light = light.crop((200, 200, 200 + width, 200 + height))
    felt = Image.composite(Image.new("RGB", SIZE, _GLOW), Image.new("RGB", SIZE, theme.FELT_TOP), light)
    image.paste(felt, (0, 0), masks[2])
    return image


def _words(image: Image.Image, middle: tuple[float, float], words: str, kind: Type, colour: Colour) -> None:
    """One line, centred on the pixel."""
    left = middle[0] - text.width(words, kind) * theme.SCALE / 2
    text.draw(image, (left, middle[1] + text.cap_height(kind) / 2), words, kind, colour)


def _pill(image: Image.Image, middle: tuple[int, int], words: str, fill: Colour, ink: Colour) -> None:
    kind = Type(theme.SANS_BOLD, 10)
    width, height = round(text.width(words, kind) * theme.SCALE) + 36, 40
    image.paste(
        fill, (middle[0] - width // 2, middle[1] - height // 2), shapes.box(width, height, height // 2)
    )
    _words(image, middle, words, kind, ink)


def draw() -> Image.Image:
    """The whole table."""
    image = _table()
    for name, place, turn, seat in _SEATS:
        _arc(image, [card(BACK, 64, Deck.FOUR)] * 7, place, radius=150, step=9, turn=180 + turn)
        sign = (0, 78) if not turn else (92 if turn > 0 else -92, 0)
        _pill(image, (place[0] + sign[0], place[1] + sign[1]), name, theme.SEATS[seat], theme.NIGHT)
    for at, face in enumerate(_ROW):
        _lay(image, card(face, 100, Deck.FOUR), (600 + 112 * (at - 2), 288), 0)
    _pill(image, (600, 392), "Thùng phá sảnh  +10", theme.GOLD, theme.NIGHT)
    hand = [card(face, 132, Deck.FOUR, covered=face != _HAND[-1]) for face in _HAND]
    _arc(image, hand, (600, 548), radius=1400, step=3.12, turn=0)
    return image


def main() -> None:
    """Write the file to the standard output."""
    out = io.BytesIO()
    draw().save(out, "WEBP", quality=88, method=6)
    sys.stdout.buffer.write(out.getvalue())


if __name__ == "__main__":
    main()
