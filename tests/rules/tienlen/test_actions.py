"""Texts of actions, and the switches of a house."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import PACK
from rules.game import Illegal
from rules.tienlen import GAME, LEAVE, MIEN_NAM, PASS, lay

HANDS = st.lists(st.sampled_from(list(PACK)), min_size=1, max_size=13, unique=True)


@given(st.one_of(st.sampled_from([PASS, LEAVE]), HANDS.map(lay)))
def test_an_action_has_one_text(action: Any) -> None:
    text = GAME.format(action)
    assert GAME.parse(text) == action
    assert GAME.format(GAME.parse(text)) == text
    assert len(text) <= 60


def test_cards_are_written_from_low_to_high_whatever_their_order() -> None:
    assert GAME.format(GAME.parse("play 2h 7h 7d As 3c")) == "play 3c7d7hAs2h"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-an-action"),
        ("play", "not-an-action"),
        ("pass now", "not-an-action"),
        ("PASS", "not-an-action"),
        ("play 7", "not-a-card"),
        ("play 1h", "not-a-card"),
        ("play 7h7h", "card-twice"),
        ("play " + "".join(map(str, PACK[:14])), "not-an-action"),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.parse(text)
    assert caught.value.code == code


def test_a_house_sets_switches() -> None:
    house = GAME.house("mien-bac", {"suits": "free", "turn_seconds": 45, "instant_wins": True})
    assert (house.suits, house.turn_seconds, house.instant_wins) == ("free", 45, True)
    assert GAME.house("mien-nam", {}) is not None
    assert GAME.house("mien-nam", {}) == MIEN_NAM


@pytest.mark.parametrize(
    ("base", "switches", "code"),
    [
        ("mien-trung", {}, "no-such-ruleset"),
        ("mien-bac", {"jokers": 2}, "no-such-switch"),
        ("mien-bac", {"name": "x"}, "no-such-switch"),
        ("mien-bac", {"suits": "any"}, "bad-switch"),
        ("mien-bac", {"rotten_payer": "first"}, "bad-switch"),
        ("mien-bac", {"quad": -1}, "bad-switch"),
        ("mien-bac", {"quad": 101}, "bad-switch"),
        ("mien-bac", {"quad": True}, "bad-switch"),
        ("mien-bac", {"turn_seconds": 1}, "bad-switch"),
        ("mien-bac", {"instant_wins": 1}, "bad-switch"),
    ],
)
def test_a_house_cannot_set_everything(base: str, switches: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.house(base, switches)
    assert caught.value.code == code
