"""RULES.md section 2, "Beating"."""

from __future__ import annotations

import pytest

from rules.cards import Card, parse_cards
from rules.tienlen import MIEN_BAC, MIEN_NAM, Ruleset, beats


def over(new: str, current: str, ruleset: Ruleset = MIEN_BAC) -> bool:
    return beats(parse_cards(new), parse_cards(current), ruleset)


@pytest.mark.parametrize(
    ("new", "current"),
    [
        ("7h7d7c", "5h5d5c"),
        ("9h", "5h"),
        ("6s7s8h", "3s4h5s"),
        ("2s", "Ah"),
        ("2c", "2s"),
        ("2s2c", "AhAd"),
        ("2s2h", "2c2d"),
        ("8s8h", "7s7h"),
    ],
)
def test_a_higher_rank_in_the_same_suits_beats(new: str, current: str) -> None:
    assert over(new, current)
    assert not over(current, new)


@pytest.mark.parametrize(
    ("new", "current"),
    [
        ("7h7d7s", "5h5d5c"),
        ("9d", "5h"),
        ("6s7s8s", "3s4h5s"),
        ("6s7s8h9s", "3s4h5s"),
        ("8s8h", "7s"),
        ("2s", "3s3h"),
        ("2s2c", "As"),
        ("2s", "3s4s5s"),
    ],
)
def test_other_suits_or_another_number_of_cards_do_not(new: str, current: str) -> None:
    assert not over(new, current)


QUAD, THREE, FOUR = "7s7c7d7h", "4s4h5s5h6s6h", "4s4h5s5h6s6h7s7h"


@pytest.mark.parametrize(
    ("bomb", "current", "chops"),
    [
        (QUAD, "2h", True),
        (QUAD, "2s2h", True),
        (QUAD, "4c4d5c5d6c6d", True),
        (QUAD, "KsKhAsAhQsQh", True),
        (QUAD, "6s6c6d6h", True),
        (QUAD, "8s8c8d8h", False),
        (QUAD, "4c4d5c5d6c6d3c3d", False),
        (QUAD, "Ah", False),
        (QUAD, "AhAd", False),
        (QUAD, "4s5s6s", False),
        (THREE, "2h", True),
        (THREE, "2s2h", False),
        (THREE, "3s3h4c4d5c5d", True),
        (THREE, "4c4d5c5d6c6d", True),
        (THREE, "QsQhKsKhAsAh", False),
        (THREE, "3s3c3d3h", False),
        (THREE, "As", False),
        (FOUR, "2h", True),
        (FOUR, "2s2h", True),
        (FOUR, "QsQhKsKhAsAh", True),
        (FOUR, "AsAcAdAh", True),
        (FOUR, "4c4d5c5d6c6d7c7d", True),
        (FOUR, "JsJhQsQhKsKhAsAh", False),
        (FOUR, "3s4s5s", False),
    ],
)
def test_bombs_beat_what_is_listed_and_nothing_else(bomb: str, current: str, chops: bool) -> None:
    assert over(bomb, current) is chops
    assert over(bomb, current, MIEN_NAM) is chops


def test_of_equal_three_pairs_the_top_cards_suit_decides() -> None:
    assert over("4c4d5c5d6s6h", "4s4h5s5h6c6d")
    assert not over("4s4h5s5h6c6d", "4c4d5c5d6s6h")


def test_a_pair_of_twos_without_the_heart_beats_no_pair_of_twos() -> None:
    assert not over("2s2d", "2c2h")
    assert not over("2c2d", "2s2c")


def test_what_is_no_play_beats_nothing_and_is_beaten_by_nothing() -> None:
    assert not over("3s4s", "3h")
    assert not over("2h", "3s4s")


@pytest.mark.parametrize(
    ("new", "current", "beaten"),
    [
        ("9d", "5h", True),
        ("5h", "5d", True),
        ("5d", "5h", False),
        ("7h7d7s", "5h5d5c", True),
        ("8s8h", "8c8d", True),
        ("6s7s8s", "3s4h5s", True),
        ("3s4s5h", "3h4h5d", True),
        ("3h4h5d", "3s4s5h", False),
        ("3s4s5h6s", "3h4h5d", False),
        ("Ah", "2s", False),
        ("2s2c", "AhAd", True),
        ("2s2h", "2c2d", True),
        ("AhAd", "2s2c", False),
    ],
)
def test_in_the_south_suits_are_free_and_break_ties_of_rank(new: str, current: str, beaten: bool) -> None:
    assert over(new, current, MIEN_NAM) is beaten


def test_cards_may_come_in_any_order() -> None:
    straight: list[Card] = list(parse_cards("8h6s7s"))
    assert beats(straight, parse_cards("4h5s3s"))
