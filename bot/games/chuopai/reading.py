"""Reading tiles as people type them, in any of the three languages.

Read are pips (`1-3`, `31`, `1313`), names with or without accents (`thiên`, `black nine`, `天牌`, `天`), and how
many of a tile: `6-6 x2`, `2x thiên`, `2 thiên`. Whatever the bot itself prints for tiles (`6-6 ×2 3-6`) is read back
as those tiles.
"""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from bot.games.chuopai.names import CHINESE, tile_name
from bot.words import LANGUAGES, words
from rules.chuopai import PATTERNS, Pattern
from rules.game import Illegal

_SEPARATORS = re.compile(r"[\s,;+.|&()·]+")
_PIPS = r"[1-6]\s?[-‑–—_/:]\s?[1-6]|[1-6]{2}"


def read(text: str) -> tuple[Pattern, ...]:
    """The tiles in the order in which they were typed. Raises `Illegal("typed-no-tile", token=…)`."""
    typed = _plain(text)
    found: list[Pattern] = []
    at = 0
    while at < len(typed):
        if gap := _SEPARATORS.match(typed, at):
            at = gap.end()
        elif one := _grammar().match(typed, at):
            found += [_tile(one["tile"])] * int(one["times"] or one["count"] or one["after"] or 1)
            at = one.end()
        else:
            raise Illegal("typed-no-tile", token=_SEPARATORS.split(typed[at:])[0][:30])
    return tuple(found)


def _tile(token: str) -> Pattern:
    named = _names().get(token)
    if named is not None:
        return named
    low, high = sorted(sign for sign in token if sign.isdigit())
    return Pattern.parse(f"{low}-{high}")


def _plain(text: str) -> str:
    """Lower case without accents; `×` is an x."""
    text = unicodedata.normalize("NFD", text.replace("Đ", "D").replace("đ", "d").replace("×", "x")).lower()
    return "".join(sign for sign in text if unicodedata.category(sign) not in {"Mn", "Cf", "Me"})


@cache
def _names() -> dict[str, Pattern]:
    """Every name of a tile, as `_plain` leaves it."""
    found: dict[str, Pattern] = {}
    for tile in PATTERNS:
        for language in LANGUAGES:
            found[_plain(tile_name(tile, words(language)))] = tile
        chinese = CHINESE[tile.code]
        found[chinese] = found[chinese.removesuffix("牌")] = tile
    return found


@cache
def _grammar() -> re.Pattern[str]:
    """A tile with how many there are of it, before or after; the longest name first."""
    names = "|".join(sorted(map(re.escape, _names()), key=len, reverse=True))
    before = r"(?:(?P<times>[1-4])\s*[x*]\s*|(?P<count>[1-4])\s+)?"
    after = r"(?:\s*[x*]\s*(?P<after>[1-4])(?![1-6]))?"
    return re.compile(rf"{before}(?:(?P<tile>{_PIPS}|{names})s?(?![a-wyz])){after}")
