"""A server's switches: what can be set, and what is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rules.game import Illegal
from rules.maubinh import RULESETS, Category, Instant, Row
from rules.maubinh.house import house, switches_of
from rules.maubinh.rulesets import InstantWin


def test_without_switches_it_is_the_built_in_one() -> None:
    for name, ruleset in RULESETS.items():
        assert house(name, {}) == ruleset
        assert ruleset.name == name


def test_plain_switches() -> None:
    switches = json.loads(
        '{"suits": true, "strict_order": true, "on_timeout": "auto", "seconds": 120, "sweep": 3}'
    )
    ruleset = house("maubinh.com", switches)
    assert (ruleset.suits, ruleset.strict_order, ruleset.on_timeout, ruleset.seconds, ruleset.sweep) == (
        True,
        True,
        "auto",
        120,
        3,
    )
    assert ruleset.bonuses == RULESETS["maubinh.com"].bonuses


def test_bonuses_are_given_whole() -> None:
    ruleset = house("bigone", json.loads('{"bonuses": {"front trips": 6, "middle full_house": 2}}'))
    assert ruleset.value(Row.FRONT, Category.TRIPS) == 6
    assert ruleset.value(Row.MIDDLE, Category.FULL_HOUSE) == 2
    assert ruleset.value(Row.BACK, Category.QUADS) == 1
    assert house("maubinh.com", {"bonuses": {}}).bonuses == ()


def test_instant_wins_are_given_whole_and_strongest_first() -> None:
    ruleset = house("xet-chat", json.loads('{"instants": [["same_colour", 12], ["dragon", 39]]}'))
    assert ruleset.instants == (InstantWin(Instant.SAME_COLOUR, 12), InstantWin(Instant.DRAGON, 39))
    assert house("xet-chat", {"instants": []}).instants == ()


@pytest.mark.parametrize(
    "switches",
    [
        {"on_timeout": "later"},
        {"on_timeout": ["saved"]},
        {"labels": "upside-down"},
        {"suits": 1},
        {"seconds": 90.0},
        {"seconds": 9},
        {"seconds": 3601},
        {"reveal_seconds": -1},
        {"collapse": -1},
        {"collapse": True},
        {"sweep": 0},
        {"sweep": 11},
        {"bonuses": [["front trips", 3]]},
        {"bonuses": {"front": 3}},
        {"bonuses": {"front trips": "3"}},
        {"bonuses": {"front trips": 0}},
        {"bonuses": {"front trips": 1001}},
        {"bonuses": {"front straight": 3}},
        {"bonuses": {"rear trips": 3}},
        {"bonuses": {"front three": 3}},
        {"bonuses": {3: 3}},
        {"instants": {"dragon": 39}},
        {"instants": [["dragon"]]},
        {"instants": [["dragon", 0]]},
        {"instants": [["dragon", True]]},
        {"instants": [["worm", 39]]},
        {"instants": [["dragon", 39], ["dragon", 39]]},
        {"instants": [7]},
        {"instants": "dragon"},
    ],
)
def test_a_value_that_cannot_be_is_refused(switches: dict[str, Any]) -> None:
    with pytest.raises(Illegal) as caught:
        house("maubinh.com", switches)
    assert caught.value.code == "bad-switch"
    assert caught.value.facts["switch"] == next(iter(switches))


@pytest.mark.parametrize("switch", ["name", "colour", "value"])
def test_a_switch_that_does_not_exist_is_refused(switch: str) -> None:
    with pytest.raises(Illegal) as caught:
        house("maubinh.com", {switch: 1})
    assert caught.value.code == "no-such-switch"


def test_a_ruleset_that_does_not_exist_is_refused() -> None:
    with pytest.raises(Illegal) as caught:
        house("poker", {})
    assert caught.value.code == "no-such-ruleset"


@pytest.mark.parametrize("base", RULESETS)
def test_a_house_ruleset_is_told_whole_by_its_switches(base: str) -> None:
    """So that it can be handed to another process."""
    told = {"collapse": 5, "suits": True, "bonuses": {"front pair": 2}, "instants": [["dragon", 10]]}
    for ruleset in (RULESETS[base], house(base, told)):
        assert house(base, switches_of(ruleset)) == ruleset
