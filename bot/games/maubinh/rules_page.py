"""A ruleset explained to players, from its data: what is not in the data is not in the text."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.maubinh.names import category_name, instant_name, row_name
from bot.screens import Screen, Text
from bot.screens.phrases import GREY, capital, game_title, listed, ruleset_title
from bot.words import Words
from rules.maubinh.game import GAME
from rules.maubinh.rows import ROWS, Category
from rules.maubinh.rulesets import Ruleset


def rules(ruleset: Ruleset, words: Words) -> Screen:
    """Short enough for one message, long enough for somebody who has never played."""
    names = {row.value: row_name(row, ruleset, words) for row in ROWS}
    title = f"## 📖 {game_title(GAME.name, words)} · {ruleset_title(GAME.name, ruleset.name, words)}"
    built_in = GAME.rulesets.get(ruleset.name)
    house = f"\n-# {words('table-house-rules')}" if built_in is not None and built_in != ruleset else ""
    ladder = " > ".join(category_name(category, words) for category in reversed(Category))
    sections = (
        f"{title}{house}\n{words('mb-rules-goal', **names)}",
        words("mb-rules-ladder", ladder=ladder, front=capital(names["front"])),
        "\n".join(_foul(ruleset, words, names)),
        "\n".join(_scoring(ruleset, words)),
        "\n".join(_instants(ruleset, words)),
        "\n".join(_course(ruleset, words)),
    )
    return Screen(tuple(Text(section) for section in sections if section), GREY)


def _foul(ruleset: Ruleset, words: Words, names: dict[str, str]) -> Iterator[str]:
    yield words("mb-rules-foul-strict" if ruleset.strict_order else "mb-rules-foul", **names)
    yield words("mb-rules-suits" if ruleset.suits else "mb-rules-no-suits")


def _scoring(ruleset: Ruleset, words: Words) -> Iterator[str]:
    yield words("mb-rules-scoring")
    if ruleset.bonuses:
        bonuses = [
            f"{category_name(bonus.category, words)} {row_name(bonus.row, ruleset, words)} **{bonus.stakes}**"
            for bonus in ruleset.bonuses
        ]
        yield words("mb-rules-bonuses", bonuses=", ".join(bonuses))
    if ruleset.collapse:
        yield words("mb-rules-collapse", stakes=ruleset.collapse)
    if ruleset.sweep > 1:
        yield words("mb-rules-sweep", factor=ruleset.sweep)


def _instants(ruleset: Ruleset, words: Words) -> Iterator[str]:
    """The kinds that pay alike share a line."""
    if not ruleset.instants:
        return
    yield words("mb-rules-instants")
    by_stakes: dict[int, list[str]] = {}
    for win in ruleset.instants:
        name = instant_name(win.kind, words)
        about = words(f"mb-about-{win.kind.value.replace('_', '-')}")
        by_stakes.setdefault(win.stakes, []).append(f"**{name}** ({about})")
    for stakes, kinds in by_stakes.items():
        yield f"- {words('mb-rules-instant', stakes=stakes)} {'; '.join(kinds)}"
    yield words("mb-rules-instants-draw" if ruleset.instants_draw else "mb-rules-instants-compare")
    if ruleset.collapse or ruleset.sweep > 1:
        beside = [words("mb-tag-collapse")] * bool(ruleset.collapse) + [words("mb-tag-sweep")] * (
            ruleset.sweep > 1
        )
        yield words("mb-rules-instants-alone", what=capital(listed(beside, words)))


def _course(ruleset: Ruleset, words: Words) -> Iterator[str]:
    yield words("mb-rules-time", seconds=ruleset.seconds)
    yield words(f"mb-rules-timeout-{ruleset.on_timeout}")
    yield words("mb-rules-leaving")
