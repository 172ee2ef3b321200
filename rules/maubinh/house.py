"""A server's own ruleset: a built-in one with some fields replaced by plain JSON values.

Plain fields take their own type (`{"suits": true, "on_timeout": "auto", "seconds": 120}`). The two tables are given
whole: `{"bonuses": {"front trips": 3, "middle full_house": 2}}`, and, strongest first,
`{"instants": [["dragon_suited", 78], ["dragon", 39]]}`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, replace
from typing import Any, Final

from rules.game import Illegal
from rules.maubinh.rows import FRONT_CATEGORIES, Category, Row
from rules.maubinh.rulesets import RULESETS, Bonus, Instant, InstantWin, Ruleset
from rules.play import house_rules

WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "labels": ("back-first", "numbered", "back-last"),
    "on_timeout": ("saved", "foul", "auto"),
}
"""What a switch that is a word may be."""

RANGES: Final[Mapping[str, tuple[int, int]]] = {
    "collapse": (0, 100),
    "sweep": (1, 10),
    "seconds": (10, 3600),
    "reveal_seconds": (0, 60),
}
"""Lowest and highest value of a switch that is a number."""

STAKES: Final = (1, 1000)
"""Lowest and highest stakes of one bonus or instant win."""


def house(base: str, switches: Mapping[str, Any]) -> Ruleset:
    """The built-in ruleset `base` with a server's switches.

    Raises `Illegal("no-such-ruleset", name=…)`, `Illegal("no-such-switch", switch=…)` and
    `Illegal("bad-switch", switch=…, value=…)`.
    """
    plain = {name: value for name, value in switches.items() if name not in ("bonuses", "instants")}
    ruleset = house_rules(RULESETS, base, plain)
    for name, value in plain.items():
        low, high = RANGES.get(name, (value, value))
        if value not in WORDS.get(name, (value,)) or not low <= value <= high:
            raise _bad(name, value)
    if "bonuses" in switches:
        ruleset = replace(ruleset, bonuses=_bonuses(switches["bonuses"]))
    if "instants" in switches:
        ruleset = replace(ruleset, instants=_instants(switches["instants"]))
    return ruleset


def switches_of(ruleset: Ruleset) -> dict[str, Any]:
    """All that `house` needs to make this ruleset out of the built-in one of its name, as plain JSON values."""
    plain = {field.name: getattr(ruleset, field.name) for field in fields(ruleset) if field.name != "name"}
    bonuses = {f"{bonus.row.value} {bonus.category.code}": bonus.stakes for bonus in ruleset.bonuses}
    instants = [[win.kind.value, win.stakes] for win in ruleset.instants]
    return {**plain, "bonuses": bonuses, "instants": instants}


def _bad(switch: str, value: Any) -> Illegal:
    return Illegal("bad-switch", switch=switch, value=str(value))


def _is_stakes(value: Any) -> bool:
    return type(value) is int and STAKES[0] <= value <= STAKES[1]


def _bonuses(table: Any) -> tuple[Bonus, ...]:
    if not isinstance(table, Mapping):
        raise _bad("bonuses", table)
    return tuple(_bonus(name, stakes) for name, stakes in table.items())


def _bonus(name: Any, stakes: Any) -> Bonus:
    """One entry, `"front trips": 3`; the front can only make three categories."""
    try:
        row_code, category_code = name.split(" ")
        row, category = Row(row_code), Category.parse(category_code)
    except (AttributeError, KeyError, ValueError) as error:
        raise _bad("bonuses", name) from error
    if not _is_stakes(stakes) or (row is Row.FRONT and category not in FRONT_CATEGORIES):
        raise _bad("bonuses", f"{name}: {stakes}")
    return Bonus(row, category, stakes)


def _instants(table: Any) -> tuple[InstantWin, ...]:
    if not isinstance(table, list | tuple):
        raise _bad("instants", table)
    wins = tuple(_instant(entry) for entry in table)
    if len({win.kind for win in wins}) < len(wins):
        raise _bad("instants", table)
    return wins


def _instant(entry: Any) -> InstantWin:
    """One entry, `["dragon", 39]`."""
    try:
        kind, stakes = entry
        win = InstantWin(Instant(kind), stakes)
    except (TypeError, ValueError) as error:
        raise _bad("instants", entry) from error
    if not _is_stakes(stakes):
        raise _bad("instants", entry)
    return win
