"""Cards as emojis, for menus and running text: next to nothing but rank and suit, for they are shown 20 pixels high."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from bot.pictures import theme
from bot.pictures.faces import BACK, card, rank_mask, rounded
from bot.pictures.shapes import suit_sign
from bot.pictures.theme import Deck

SIZE: Final = 128
"""Pixels of its sides; Discord shows no more."""

_WIDTH: Final = 104


def card_emoji(face: str, deck: Deck = Deck.FOUR) -> bytes:
    """A transparent PNG of a card (`As`, `??` for the back). Raises `ValueError` for what is no card."""
    whole = Image.new("RGBA", (SIZE, SIZE))
    plain = card(face, 90, deck)
    if face == BACK:
        sprite = plain
    else:
        sprite = rounded(_WIDTH, SIZE, 16, fill=theme.CARD, edge=theme.CARD_EDGE, line=2)
        colour = deck.suits[face[1]]
        rank, sign = rank_mask(face[0], 82, 88), suit_sign(face[1], 44)
        sprite.image.paste(colour, ((_WIDTH - rank.width) // 2, 9), rank)
        sprite.image.paste(colour, ((_WIDTH - sign.width) // 2, SIZE - 7 - sign.height), sign)
    whole.paste(sprite.image, ((SIZE - sprite.image.width) // 2, 0), sprite.mask)
    out = io.BytesIO()
    whole.save(out, "PNG")
    return out.getvalue()
