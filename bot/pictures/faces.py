"""The 52 cards and their back: a large index that a phone shows well, and the sign of the suit.

The index stands in the upper left, so that cards may overlap to the right and still be read. A face is written as
everywhere in the rules: `As`, `Td`, `9h`; the back is `??`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from bot.pictures import theme
from bot.pictures.shapes import box, suit_sign
from bot.pictures.text import cap_height, font
from bot.pictures.theme import SCALE, Colour, Deck, Type

BACK: Final = "??"
RATIO: Final = 1.42
"""Height of a card by its width."""

INDEX: Final = 0.58
"""The part of a card, from the left, that has to stay visible for its index to be read."""

_WIDEST: Final = 0.47
"""The most that a rank may take of the width."""


@dataclass(frozen=True, slots=True)
class Sprite:
    """Something to paste: its colours and where it is solid (both the same size, in pixels)."""

    image: Image.Image
    mask: Image.Image


def rounded(width: int, height: int, radius: int, *, fill: Colour, edge: Colour, line: int) -> Sprite:
    """A box with an edge `line` pixels wide."""
    image = Image.new("RGB", (width, height), edge)
    image.paste(fill, (line, line), box(width - 2 * line, height - 2 * line, max(radius - line, 0)))
    return Sprite(image, box(width, height, radius))


def card_height(width: int) -> int:
    return round(width * RATIO)


@lru_cache(maxsize=640)
def card(face: str, width: int, deck: Deck, *, covered: bool = False) -> Sprite:
    """A card `width` pixels wide; `face` is its notation or `BACK`. Raises `ValueError` for what is no card.

    A `covered` card lies under its right neighbour: its index alone has to tell it.
    """
    if face == BACK:
        return _back(width)
    rank, suit = face[:1], face[1:]
    if rank not in "23456789TJQKA" or suit not in deck.suits or not rank:
        raise ValueError(f"no card: {face!r}")
    colour = deck.suits[suit]
    height = card_height(width)
    sprite = rounded(
        width, height, round(0.12 * width), fill=theme.CARD, edge=theme.CARD_EDGE, line=max(1, width // 60)
    )
    _index(sprite.image, rank, suit, width, colour)
    if covered:
        return sprite
    large = suit_sign(suit, round(0.50 * width))
    sprite.image.paste(
        colour, (round(0.91 * width) - large.width, height - round(0.10 * width) - large.height), large
    )
    return sprite


def rank_mask(rank: str, size: float, widest: int) -> Image.Image:
    """The letters of a rank at a font size in pixels, cut to their ink; squeezed when wider than `widest` (the ten)."""
    kind, label = Type(theme.NARROW_BOLD, size / SCALE), "10" if rank == "T" else rank
    left, top, right, foot = (round(side) for side in font(kind).getbbox(label, anchor="ls"))
    mask = Image.new("L", (right - left, foot - top), 0)
    ImageDraw.Draw(mask).text((-left, -top), label, fill=255, font=font(kind), anchor="ls")
    if mask.width > widest:
        mask = mask.resize((widest, mask.height), Image.Resampling.LANCZOS)
    return mask


def _index(image: Image.Image, rank: str, suit: str, width: int, colour: Colour) -> None:
    """Rank over suit, both centred on one line near the left edge."""
    middle, top = 0.305 * width, round(0.11 * width)
    mask = rank_mask(rank, 0.70 * width, round(_WIDEST * width))
    image.paste(colour, (round(middle - mask.width / 2), top), mask)
    small = suit_sign(suit, round(0.29 * width))
    capital = cap_height(Type(theme.NARROW_BOLD, 0.70 * width / SCALE))
    image.paste(colour, (round(middle - small.width / 2), top + capital + round(0.10 * width)), small)


def _back(width: int) -> Sprite:
    """A woven back, the same whatever it hides."""
    height = card_height(width)
    sprite = rounded(
        width, height, round(0.12 * width), fill=theme.CARD, edge=theme.CARD_EDGE, line=max(1, width // 60)
    )
    inset = round(0.07 * width)
    inner_w, inner_h = width - 2 * inset, height - 2 * inset
    fine = 4
    weave = Image.new("RGB", (inner_w * fine, inner_h * fine), theme.BACK)
    pen = ImageDraw.Draw(weave)
    step = max(8, round(0.19 * width)) * fine
    line = max(1, round(0.022 * width * fine))
    for start in range(-weave.height, weave.width + weave.height, step):
        pen.line((start, 0, start + weave.height, weave.height), fill=theme.BACK_LINE, width=line)
        pen.line((start, weave.height, start + weave.height, 0), fill=theme.BACK_LINE, width=line)
    sprite.image.paste(weave.reduce(fine), (inset, inset), box(inner_w, inner_h, round(0.08 * width)))
    for part, colour in ((0.52, theme.BACK_LINE), (0.46, theme.BACK), (0.30, theme.BACK_LINE)):
        mark = suit_sign("d", round(part * width))
        sprite.image.paste(colour, ((width - mark.width) // 2, (height - mark.height) // 2), mark)
    return sprite
