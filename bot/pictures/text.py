"""Lettering: what can be drawn of a text, how wide it is, how it is shortened.

Texts come from people and word files. They are composed (NFC) first, because the fonts have `ế` as one letter and
would stack its pieces askew; what the fonts lack is replaced by a quiet dot, never by the empty box of a missing
letter; and the signs of the suits, which the fonts lack too, are our own drawings.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw, ImageFont

from bot.pictures.shapes import suit_sign
from bot.pictures.theme import SCALE, Colour, Type

FONTS: Final = Path(__file__).parent / "fonts"
MISSING: Final = "•"
ELLIPSIS: Final = "…"
SUITS: Final = {"♠": "s", "♣": "c", "♦": "d", "♥": "h"}
_MOST_DOTS: Final = 3
_UNSEEN: Final = frozenset({"Mn", "Me", "Cf", "Cc", "Cs", "Sk"})
"""Unicode categories of marks, modifiers and controls: alone they show nothing of their own."""
_DOTS: Final = re.compile(rf"{MISSING}(?: ?{MISSING})*")


@lru_cache(maxsize=64)
def font(kind: Type) -> ImageFont.FreeTypeFont:
    """The font at its size in pixels. Layout is Pillow's own: the bytes drawn must not depend on the machine."""
    return ImageFont.truetype(
        FONTS / f"{kind.font}.ttf", round(kind.size * SCALE), layout_engine=ImageFont.Layout.BASIC
    )


@lru_cache(maxsize=4096)
def _drawable(letter: str, file: str) -> bool:
    """Whether the font has this letter: else it draws what it draws for a code point that is no character."""
    probe = font(Type(file, 20))
    lacking, found = probe.getmask("\uffff"), probe.getmask(letter)
    return found.size != lacking.size or bytes(found) != bytes(lacking)


@lru_cache(maxsize=2048)
def clean(text: str, file: str) -> str:
    """`text` as it can be drawn with the font `file`: composed, one line, dots for letters that the font lacks.

    Marks that did not compose and invisible controls (joiners, direction, variation) are dropped. A run of missing
    letters becomes as many dots, three at most.
    """
    drawn = ""
    for letter in " ".join(unicodedata.normalize("NFC", text).split()):
        kind = unicodedata.category(letter)
        if kind in _UNSEEN and letter not in "^`":
            continue
        if letter in SUITS or letter == " " or _drawable(letter, file):
            drawn += letter
        else:
            drawn += MISSING
    return _DOTS.sub(lambda run: MISSING * min(_MOST_DOTS, run.group().count(MISSING)), drawn).strip()


def _runs(text: str) -> list[str]:
    """`text` cut so that every suit sign is a piece of its own."""
    runs: list[str] = []
    for letter in text:
        if letter in SUITS or not runs or runs[-1] in SUITS:
            runs.append(letter)
        else:
            runs[-1] += letter
    return runs


@lru_cache(maxsize=256)
def cap_height(kind: Type) -> int:
    """Pixels from the baseline to the top of a capital."""
    return -round(font(kind).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=64)
def _sign(suit: str, kind: Type) -> Image.Image:
    return suit_sign(suit, round(cap_height(kind) * 1.06))


def _advance(run: str, kind: Type) -> float:
    if run in SUITS:
        return _sign(SUITS[run], kind).width + 0.08 * kind.size * SCALE
    return font(kind).getlength(run)


@lru_cache(maxsize=4096)
def _cleaned_width(text: str, kind: Type) -> float:
    return sum(_advance(run, kind) for run in _runs(text)) / SCALE


def width(text: str, kind: Type) -> float:
    """Points that `text` takes."""
    return _cleaned_width(clean(text, kind.font), kind)


@lru_cache(maxsize=2048)
def fit(text: str, kind: Type, room: float) -> str:
    """`text`, cleaned, and shortened with an ellipsis when it is wider than `room` points."""
    text = clean(text, kind.font)
    if _cleaned_width(text, kind) <= room:
        return text
    fits, spills = 0, len(text)
    while spills - fits > 1:
        half = (fits + spills) // 2
        if _cleaned_width(text[:half].rstrip() + ELLIPSIS, kind) <= room:
            fits = half
        else:
            spills = half
    return text[:fits].rstrip() + ELLIPSIS


@lru_cache(maxsize=1024)
def wrap(text: str, kind: Type, room: float, lines: int) -> tuple[str, ...]:
    """`text` in at most `lines` lines of `room` points, broken at blanks; the last is shortened if need be."""
    words = clean(text, kind.font).split()
    made: list[str] = []
    while words and len(made) < lines - 1:
        taken = 1
        while taken < len(words) and _cleaned_width(" ".join(words[: taken + 1]), kind) <= room:
            taken += 1
        made.append(fit(" ".join(words[:taken]), kind, room))
        del words[:taken]
    if words:
        made.append(fit(" ".join(words), kind, room))
    return tuple(made)


def draw(image: Image.Image, at: tuple[float, float], text: str, kind: Type, colour: Colour) -> None:
    """Draw `text`, cleaned, on `image` from the pixel `at`: its left end, on the baseline."""
    x, baseline = at
    pen = ImageDraw.Draw(image)
    for run in _runs(clean(text, kind.font)):
        if run in SUITS:
            sign = _sign(SUITS[run], kind)
            top = round(baseline - (cap_height(kind) + sign.height) / 2)
            image.paste(colour, (round(x), top), sign)
        else:
            pen.text((x, baseline), run, fill=colour, font=font(kind), anchor="ls")
        x += _advance(run, kind)
