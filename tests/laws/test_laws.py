"""The laws of `rules.game`, for every game that is found."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import DEALER, AnyGame, Deal, Illegal, Result, Strength
from rules.play import fold, next_default
from tests.laws.matches import GAMES, LONGEST, TABLES, Moment, Table, dealt, moments, refusal

SEEDS = st.integers(0, 2**32 - 1)
TRIED = 6
"""Choices of a seat that are tried out at each step."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def played(table: Table, seed: int) -> list[Moment]:
    dice = random.Random(seed)
    return list(moments(table, dealt(table.game, dice), dice))


def check_result(table: Table, result: Result) -> None:
    assert result.seats == table.seats
    assert sum(result.net) == 0
    assert min(result.net) >= -table.game.worst(table.ruleset, table.seats)
    for line in result.lines:
        assert line.stakes > 0
        assert line.payer != line.payee
        assert {line.payer, line.payee} <= set(range(table.seats))


def test_games_are_found_and_told_apart() -> None:
    names = [game.name for game in GAMES]
    assert "maubinh" in names
    assert len(set(names)) == len(names)


@every_game
def test_a_game_says_what_a_table_must_know(game: AnyGame) -> None:
    assert re.fullmatch("[a-z]+", game.name)
    assert list(game.seats) == sorted(set(game.seats))
    assert [ruleset.name for ruleset in game.rulesets.values()] == list(game.rulesets)
    for base, ruleset in game.rulesets.items():
        assert game.house(base, {}) == ruleset
        with pytest.raises(Illegal):
            game.house(base, {"no such switch": 1})
        assert all(game.worst(ruleset, seats) > 0 for seats in game.seats)
        for seats in (min(game.seats) - 1, max(game.seats) + 1):
            with pytest.raises(Illegal):
                game.start(ruleset, seats, Deal(game.pack))


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_a_match_in_which_nobody_does_anything_ends(table: Table, seed: int) -> None:
    game = table.game
    state = game.start(table.ruleset, table.seats, dealt(game, random.Random(seed))).state
    for _ in range(LONGEST):
        following = next_default(game, state)
        if following is None:
            break
        state = game.apply(state, *following).state
    result = game.result(state)
    assert result is not None, "the match does not end"
    check_result(table, result)


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_every_match_ends_and_its_result_sums_to_nothing(table: Table, seed: int) -> None:
    end = played(table, seed)[-1]
    result = table.game.result(end.state)
    assert result is not None
    check_result(table, result)
    assert table.game.to_act(end.state) == frozenset()
    assert table.game.wait(end.state) is None


@every_table
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_defaults_and_choices_are_legal_and_have_one_text(table: Table, seed: int) -> None:
    game, dice = table.game, random.Random(seed)
    for moment in played(table, seed)[:-1]:
        waiting = game.to_act(moment.state)
        wait = game.wait(moment.state)
        assert wait is not None
        assert wait.seconds >= 0
        assert waiting <= set(range(table.seats))
        assert game.stand_ins(moment.state) <= set(range(table.seats))
        for seat in waiting or {DEALER}:
            default = game.default(moment.state, seat)
            offered = [] if seat is DEALER else list(game.choices(moment.state, seat))
            assert not any(game.clock_only(choice) for choice in offered)
            for action in (default, *dice.sample(offered, min(TRIED, len(offered)))):
                assert refusal(game, moment.state, seat, action) is None, (seat, str(action))
                text = game.format(action)
                assert game.parse(text) == action
                assert game.format(game.parse(text)) == text
                assert len(text) <= 60


@every_table
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_neither_an_action_nor_a_refusal_changes_the_state_it_is_done_to(table: Table, seed: int) -> None:
    game, dice = table.game, random.Random(seed)
    course = played(table, seed)
    everything_done = [action for _, action in course[-1].actions]
    refused = 0
    for moment in course:
        before = repr(moment.state)
        for _ in range(TRIED):
            seat = dice.choice([DEALER, -1, *range(table.seats + 1)])
            illegal = refusal(game, moment.state, seat, dice.choice(everything_done))
            assert repr(moment.state) == before
            if illegal is not None:
                refused += 1
                assert re.fullmatch("[a-z]+(-[a-z]+)*", illegal.code)
    assert refused, "nothing was refused, so nothing was tried"


@every_table
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_a_match_is_the_fold_of_its_actions(table: Table, seed: int) -> None:
    dice = random.Random(seed)
    deal = dealt(table.game, dice)
    end = list(moments(table, deal, dice))[-1]
    texts = [(seat, table.game.format(action)) for seat, action in end.actions]
    assert fold(table.game, table.ruleset, table.seats, deal, texts) == (end.state, end.events)


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
@pytest.mark.parametrize("strength", Strength)
def test_a_computer_player_decides_legally_and_always_alike(
    table: Table, strength: Strength, seed: int
) -> None:
    game, dice = table.game, random.Random(seed)
    course = [moment for moment in played(table, seed) if game.to_act(moment.state)]
    for moment in dice.sample(course, min(3, len(course))):
        seat = dice.choice(sorted(game.to_act(moment.state)))
        luck = dice.getrandbits(32)
        action = game.decide(game.view(moment.state, seat), strength, luck)
        assert not game.clock_only(action)
        assert refusal(game, moment.state, seat, action) is None
        assert game.decide(game.view(moment.state, seat), strength, luck) == action


@every_game
@pytest.mark.parametrize("text", ["", " ", "no such action", "\N{SNOWMAN}", "0", "set x", "play", "play xx"])
def test_what_is_no_action_cannot_be_read(game: AnyGame, text: str) -> None:
    with pytest.raises(Illegal):
        game.parse(text)
