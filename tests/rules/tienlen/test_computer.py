"""What computer players imagine goes as a real match does; and they take what is plainly theirs."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import Card, parse_cards
from rules.game import Strength
from rules.shuffle import shuffle
from rules.tienlen import GAME, MIEN_BAC, MIEN_NAM, PASS, Ruleset, State, classify, lay
from rules.tienlen.expert import imagined
from rules.tienlen.plan import plan_of
from rules.tienlen.playout import Course
from rules.tienlen.plays import places, play_of, to_bits, to_cards
from tests.rules.tienlen.strategies import hands, random_match
from tests.rules.tienlen.table import dealt, played

RULESETS = [MIEN_BAC, MIEN_NAM, GAME.house("mien-bac", {"rotten_payer": "each", "quad": 7})]


def course_of(state: State) -> Course:
    """A state, all its hands known, as the computers' imagination holds it."""
    assert state.turn is not None
    course = imagined(GAME.view(state, state.turn), [0, *range(51, 0, -1)])
    course.hands = list(state.hands)
    course.plans = [plan_of(hand) for hand in course.hands]
    return course


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from([2, 3, 4]), st.sampled_from(RULESETS))
def test_the_imagined_course_is_the_course_of_a_match(seed: int, seats: int, ruleset: Ruleset) -> None:
    dice = random.Random(seed)
    states = [state for state, _, _ in random_match(seed, seats, ruleset)]
    state = dice.choice(states[:-1])
    course = course_of(state)
    paid = [0] * seats
    for debt in state.debts:
        paid[debt.payer] -= debt.stakes
        paid[debt.receiver] += debt.stakes
    over = False
    while not over:
        assert state.turn == course.turn
        assert list(state.hands) == course.hands
        choices = GAME.choices(state, course.turn)
        action = choices[-1 if dice.random() < 0.2 else dice.randrange(len(choices))]
        state = GAME.apply(state, course.turn, action).state
        over = course.lay(to_bits(action.cards))
        assert over is state.over
        for hand, plan in zip(course.hands, course.plans, strict=True):
            assert sum(plan) == hand
    result = GAME.result(state)
    assert result is not None
    assert [before + stakes for before, stakes in zip(paid, course.net, strict=True)] == list(result.net)


@settings(max_examples=150, deadline=None)
@given(hands(13))
def test_a_plan_lays_down_the_whole_hand_in_plays(hand: list[Card]) -> None:
    bits = to_bits(hand)
    plan = plan_of(bits)
    assert sum(plan) == bits
    assert all(play_of(part) is not None for part in plan)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_imagined_agrees_with_the_view(seed: int) -> None:
    dice = random.Random(seed)
    states = [state for state, _, _ in random_match(seed, dice.choice([2, 3, 4]), MIEN_BAC)]
    state = dice.choice(states[:-1])
    assert state.turn is not None
    seen = GAME.view(state, state.turn)
    laid = sum(
        move.play.bits
        for each in (*state.rounds, state.round)
        for move in each.moves
        if move.play is not None
    )
    unseen = tuple(places((1 << 52) - 1 & ~laid & ~state.hands[state.turn]))
    course = imagined(seen, shuffle(bytes(32), (str(seed),), unseen)[0])
    assert course.hands[state.turn] == state.hands[state.turn]
    assert [hand.bit_count() for hand in course.hands] == [hand.bit_count() for hand in state.hands]
    assert sum(course.hands) & laid == 0
    assert sum(course.hands).bit_count() == sum(hand.bit_count() for hand in course.hands)
    for seat in state.known_stuck:
        if state.holds(seat):
            assert course.hands[seat] >> 48


def test_every_strength_lays_its_last_play_when_it_can() -> None:
    state = played(dealt("5s7h", "3s4s5d6d", "9s9h8c8d"), "0 play 5s")
    ready = played(dealt("5s4d", "9s9h", "8c8d3h3d"), "0 play 5s", "1 pass", "2 pass")
    for strength in Strength:
        assert GAME.decide(GAME.view(state, 1), strength, 7) == PASS
        assert GAME.format(GAME.decide(GAME.view(ready, 0), strength, 7)) == "play 4d"
    lead = dealt("9s9h", "3s4s5d6d", "TsTc8c8d")
    for strength in (Strength.REGULAR, Strength.EXPERT, Strength.BEGINNER):
        assert GAME.decide(GAME.view(lead, 0), strength, 7) == lay(parse_cards("9s9h"))


def test_the_expert_lays_the_two_before_it_is_left_over() -> None:
    state = dealt("2h4s", "5s8d9cTh", "6s7d9dJh")
    assert GAME.format(GAME.decide(GAME.view(state, 0), Strength.EXPERT, 3)) == "play 2h"


def test_every_strength_obeys_the_first_card_where_the_house_asks_for_it() -> None:
    house = GAME.house("mien-bac", {"first_card_first": True})
    for seed in range(6):
        state, _, _ = next(random_match(2 * seed + 1, 4, house, leaving=0))
        if not state.must_hold:
            continue
        assert state.turn is not None
        for strength in Strength:
            action = GAME.decide(GAME.view(state, state.turn), strength, seed)
            assert classify(action.cards) is not None
            assert set(to_cards(state.must_hold)) <= set(action.cards)
