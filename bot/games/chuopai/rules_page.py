"""A ruleset explained to people who have never held a domino tile, from its data and from the tables of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.chuopai import drawings
from bot.games.chuopai.names import family_name, full_name, kind_name, ladder, pips, tile_name
from bot.screens import Screen, Text
from bot.screens.phrases import GREY, capital, game_title, ruleset_title
from bot.words import Words
from rules.chuopai import GAME, PAIRINGS, Family, Ruleset


def rules(ruleset: Ruleset, words: Words) -> Screen:
    """Short enough for one message: the goal, the 21 patterns, how one plays, what it pays."""
    title = f"## 📖 {game_title(GAME.name, words)} · {ruleset_title(GAME.name, ruleset.name, words)}"
    house = f"\n-# {words('table-house-rules')}" if GAME.rulesets.get(ruleset.name) != ruleset else ""
    sections = (
        "\n".join((words("cp-rules-families"), *_families(words))),
        words("cp-rules-round"),
        words("cp-rules-beat"),
        "\n".join((words("cp-rules-special"), *_specials(words))),
        words("cp-rules-bonus") if ruleset.opening_bonus else "",
        words("cp-rules-end"),
        words("cp-rules-time", seconds=ruleset.turn_seconds),
    )
    goal = Text(f"{title}{house}\n{words('cp-rules-goal')}")
    return Screen((goal, drawings.patterns(words), *(Text(each) for each in sections if each)), GREY)


def _families(words: Words) -> Iterator[str]:
    """`- Họ Dài 长: Thiên 天牌 6-6 > …`."""
    for family in Family:
        ranked = ladder(family, lambda tile: f"{full_name(tile, words)} {pips(tile)}")
        yield f"- **{capital(family_name(family, words))}**: {ranked}"


def _specials(words: Words) -> Iterator[str]:
    """From the highest: which head goes with which mates."""
    for place, pairing in enumerate(reversed(PAIRINGS), 1):
        mates = [f"{tile_name(mate, words)} {pips(mate)}" for mate in pairing.mates]
        yield f"{place}. " + words(
            "cp-rules-pairing",
            kind=kind_name(pairing.kind, words),
            head=f"{tile_name(pairing.head, words)} {pips(pairing.head)}",
            first=mates[0],
            second=mates[1],
        )
