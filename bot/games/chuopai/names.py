"""What players call things: tiles, families, combinations, plays; in the reader's language, and in Chinese.

The Chinese names are the ones of Sichuan. They stand beside ours wherever there is room, because that is how people
who play with real tiles know them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from bot.words import Words
from rules.chuopai import PATTERNS, Family, Kind, Pattern, Play, by_family

CHINESE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "heaven": "天牌",
        "earth": "地牌",
        "man": "人牌",
        "harmony": "和牌",
        "long-three": "长三",
        "plum": "梅子",
        "bench": "板凳",
        "cat": "猫猫",
        "high-foot": "高脚",
        "axe": "斧头",
        "four-six": "四六",
        "black-nine": "黑九",
        "straight-eight": "平八",
        "bent-eight": "弯八",
        "black-seven": "黑七",
        "black-five": "黑五",
        "red-nine": "红九",
        "red-seven": "红七",
        "red-five": "红五",
        "nail": "丁丁",
        "two-red": "二红",
    }
)
"""By the code of the pattern."""

_FAMILIES: Final[Mapping[Family, str]] = MappingProxyType(
    {Family.LONG: "长", Family.YAO: "幺", Family.BLACK: "黑", Family.RED: "红"}
)
_COMBINATIONS: Final[Mapping[Kind, str]] = MappingProxyType(
    {
        Kind.HEAVEN_NINE: "天九",
        Kind.EARTH_EIGHT: "地八",
        Kind.MAN_SEVEN: "人七",
        Kind.HARMONY_FIVE: "和五",
    }
)


def tile_name(tile: Pattern, words: Words) -> str:
    """`Thiên`, `Tám Thẳng`."""
    return words(f"cp-{tile.code}")


def full_name(tile: Pattern, words: Words) -> str:
    """`Thiên 天牌`."""
    return f"{tile_name(tile, words)} {CHINESE[tile.code]}"


def family_name(family: Family, words: Words) -> str:
    """`họ Dài 长`."""
    return f"{words(f'cp-family-{family.value}')} {_FAMILIES[family]}"


def ladder(family: Family, shown: Callable[[Pattern], str]) -> str:
    """`3-6 > 2-6 = 3-5 > 2-5 > 2-3`."""
    ranks: dict[int, list[str]] = {}
    for tile in PATTERNS:
        if tile.family is family:
            ranks.setdefault(tile.rank, []).append(shown(tile))
    return " > ".join(" = ".join(equals) for equals in ranks.values())


def short_kind(kind: Kind, words: Words) -> str:
    """`Thiên Cửu`."""
    return words(f"cp-kind-{kind.value.replace('_', '-')}")


def kind_name(kind: Kind, words: Words) -> str:
    """`Thiên Cửu 天九`."""
    return f"{short_kind(kind, words)} {_COMBINATIONS[kind]}"


def pips(tile: Pattern) -> str:
    """`6-6`, with a hyphen at which no line is broken."""
    return str(tile).replace("-", "\N{NON-BREAKING HYPHEN}")


def times(count: int) -> str:
    """`×3`; nothing for one."""
    return f"×{count}" if count > 1 else ""


def counted(tiles: Iterable[Pattern]) -> dict[Pattern, int]:
    """How many there are of each, in the order of the book's list."""
    counts: dict[Pattern, int] = {}
    for tile in by_family(tiles):
        counts[tile] = counts.get(tile, 0) + 1
    return counts


def tile_line(tiles: Iterable[Pattern]) -> str:
    """`6-6 ×2 3-6 4-5`, as it can be copied and typed again; lines are broken between different tiles only."""
    return " ".join(
        f"{pips(tile)}\N{NO-BREAK SPACE}{times(count)}" if count > 1 else pips(tile)
        for tile, count in counted(tiles).items()
    )


def play_name(play: Play, words: Words) -> str:
    """What was laid: `Thiên ×2`, or the name of the combination: `Thiên Cửu 天九`."""
    if play.special:
        return kind_name(play.kind, words)
    return " ".join(filter(None, (tile_name(play.cards[0], words), times(play.size))))


def play_line(play: Play, words: Words) -> str:
    """The tiles and their name: `6-6 ×2 (Thiên 天牌)`, `6-6 ×2 3-6 4-5 (Thiên Cửu 天九)`."""
    name = kind_name(play.kind, words) if play.special else full_name(play.cards[0], words)
    return f"{tile_line(play.cards)} ({name})"
