"""Runs one case of the vector files of Mậu Binh."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules.cards import Card
from rules.maubinh import RULESETS, Hand, Setting, category, compare, settle


def cards(names: list[str]) -> tuple[Card, ...]:
    return tuple(Card.parse(name) for name in names)


def run_rows(case: dict[str, Any]) -> None:
    """Two rows: their categories, and which is greater in each ruleset, asked both ways round."""
    one, other = cards(case["a"]), cards(case["b"])
    assert [category(one).code, category(other).code] == case["categories"]
    for name, sign in case["cmp"].items():
        assert compare(one, other, RULESETS[name]) == sign, name
        assert compare(other, one, RULESETS[name]) == -sign, name


def hand(player: dict[str, Any]) -> Hand:
    setting = Setting(cards(player["back"]), cards(player["middle"]), cards(player["front"]))
    return Hand.of(setting, left=player["left"], declined=player["declined"])


def run_settle(case: dict[str, Any]) -> None:
    """A showdown: who wins what."""
    settlement = settle([hand(player) for player in case["players"]], RULESETS[case["ruleset"]])
    found = {
        "net": list(settlement.net),
        "fouls": list(settlement.fouls),
        "instants": [kind and kind.value for kind in settlement.instants],
        "collapsed": list(settlement.collapsed),
        "sweeper": settlement.sweeper,
        "categories": [[made.code for made in reversed(rows or ())] for rows in settlement.categories],
    }
    assert found == case["expect"]


RUNNERS: Final[Mapping[str, Callable[[dict[str, Any]], None]]] = {"rows": run_rows, "settle": run_settle}
