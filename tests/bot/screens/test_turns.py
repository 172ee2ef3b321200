"""What games in turns share: picks that name no card, whose turn it is, plans, places, history."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.screens import Text, Titled
from bot.screens.turns import (
    Pick,
    history,
    is_pass,
    medal,
    now_or_planned,
    own_turn_line,
    place_name,
    placed,
    planned,
    seat_names,
    turn_line,
)
from bot.seen import Phase, Seen
from rules.game import Illegal
from tests.bot.screens.tables import EN, VI, computer, lobby, person


def playing(you: int | None = None) -> Seen:
    """Minh against a computer."""
    chairs = (person(0, seat=0), computer(1, seat=1))
    seen = lobby(*chairs, you=you)
    return replace(seen, phase=Phase.PLAYING, names=("Minh", "Máy 1"))


@given(
    st.integers(1, 28).flatmap(lambda held: st.tuples(st.just(held), st.frozensets(st.integers(0, held - 1))))
)
def test_a_pick_is_read_back_from_its_text_and_stays_short(case: tuple[int, frozenset[int]]) -> None:
    pick = Pick(*case)
    assert Pick.read(pick.text, pick.held) == pick
    assert len(pick.text) <= 12
    assert Pick.chosen([str(at) for at in pick.at], pick.held) == pick


def test_a_pick_speaks_of_positions_and_of_equal_cards_takes_as_many_as_are_meant() -> None:
    hand = ("1-2", "1-2", "2-4", "6-6")
    pick = Pick.of(("1-2", "1-2", "6-6"), hand)
    assert pick.at == frozenset({0, 1, 3})
    assert pick.cards(hand) == ("1-2", "1-2", "6-6")


@pytest.mark.parametrize(
    "text", ["", "13", "13.", ".3", "12.3", "13.8192", "13.-1", "13.x", "13.٣", "13.99999999999"]
)
def test_a_pick_of_another_hand_or_none_is_refused(text: str) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        Pick.read(text, 13)


@pytest.mark.parametrize("values", [["13"], ["-1"], ["x"], ["1", ""]])
def test_positions_that_are_none_are_refused(values: list[str]) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        Pick.chosen(values, 13)


def test_everybody_reads_whose_turn_it_is_and_until_when() -> None:
    assert turn_line(playing(), EN, 1).startswith(EN("turn-of", who="🤖 **Máy 1**"))
    assert "<t:1800000001:R>" in turn_line(playing(), EN, 1)
    assert own_turn_line(playing(0), EN, 0).startswith(EN("turn-yours"))
    assert own_turn_line(playing(0), VI, 1).startswith(VI("turn-wait", who="🤖 **Máy 1**"))
    assert " · " not in turn_line(replace(playing(), deadline=None), EN, 0)
    assert seat_names(playing()) == ("**Minh**", "🤖 **Máy 1**")


def test_a_plan_is_the_same_action_for_later() -> None:
    assert now_or_planned("pass", my_turn=True) == "pass"
    assert now_or_planned("play 7h", my_turn=False) == "plan play 7h"
    part = planned(EN, "7♥", my_turn=False)
    assert isinstance(part, Titled)
    assert part.button.act == "unplan"
    assert "7♥" in part.markdown


def test_a_plan_that_proved_illegal_is_named_when_the_turn_has_come() -> None:
    part = planned(EN, "7♥", my_turn=True)
    assert part == Text(EN("plan-dropped", what="7♥"))


@pytest.mark.parametrize(
    ("typed", "passes"), [("bỏ", True), (" Bỏ  lượt ", True), ("p", True), ("bo 7", False), ("", False)]
)
def test_passing_is_understood(typed: str, passes: bool) -> None:
    assert is_pass(typed) is passes


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_first_has_gold_and_the_last_a_turtle(players: int) -> None:
    medals = [medal(place, players) for place in range(1, players + 1)]
    assert medals[0] == "🥇"
    assert medals[-1] == "🐢"
    assert len(set(medals)) == players
    assert place_name(players, players, VI) == "bét"
    assert placed(1, players, VI) == "về nhất"


def test_a_short_history_is_whole_and_a_long_one_keeps_its_end() -> None:
    moves = [f"move {at}" for at in range(60)]
    assert history(moves[:2], EN) == "move 0 › move 1"
    assert history([], EN) == ""
    line = history(moves, EN, room=100)
    assert len(line) <= 100 + len(EN("history-more", count=50)) + 3
    assert line.endswith("move 59")
    kept = line.count("move")
    assert line.startswith(EN("history-more", count=60 - kept))
