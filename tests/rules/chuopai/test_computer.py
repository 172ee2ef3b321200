"""What computer players imagine goes as a real match does and agrees with what can be known."""

from __future__ import annotations

import random

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chuopai import GAME, State, classify
from rules.chuopai.expert import caps_of, hidden, imagined
from rules.chuopai.patterns import PATTERNS, count, heap, size
from rules.chuopai.playout import Course
from rules.game import Strength
from rules.shuffle import shuffle
from tests.rules.chuopai.table import cards, dealt, played, points, random_match


def some_state(seed: int) -> State:
    states = [state for state, _ in random_match(seed)]
    return random.Random(seed).choice(states[:-1])


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_the_imagined_course_is_the_course_of_a_match(seed: int) -> None:
    state = some_state(seed)
    dice = random.Random(seed)
    assert state.turn is not None
    course = Course(
        list(state.hands),
        points(state),
        state.leader,
        state.turn,
        None if state.highest is None else state.highest.play,
        state.turn if state.highest is None else state.highest.seat,
    )
    over = False
    while not over:
        assert state.turn == course.turn
        assert list(state.hands) == course.hands
        action = dice.choice(list(GAME.choices(state, course.turn)))
        state = GAME.apply(state, course.turn, action).state
        over = course.lay(classify(action.cards))
        assert over is state.over
        assert course.points == points(state)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32))
def test_what_is_imagined_agrees_with_what_can_be_known(seed: int) -> None:
    state = some_state(seed)
    me = state.turn
    assert me is not None
    seen = GAME.view(state, me)
    others = [seat for seat in range(3) if seat != me]
    unseen = hidden(seen)
    assert heap(unseen) == sum(state.hands[seat] for seat in others)
    caps = {seat: caps_of(seen, seat) for seat in others}
    course = imagined(seen, shuffle(bytes(32), (str(seed),), unseen)[0], caps)
    assert course.hands[me] == state.hands[me]
    assert sum(course.hands) == sum(state.hands)
    for seat in others:
        assert size(course.hands[seat]) == size(state.hands[seat])
        for place, pattern in enumerate(PATTERNS):
            # The true hand keeps within the caps (nothing false was concluded), so must the imagined one.
            assert count(state.hands[seat], pattern) <= caps[seat][place]
            assert count(course.hands[seat], pattern) <= caps[seat][place]


def test_who_passed_is_known_to_hold_nothing_higher() -> None:
    state = played(
        dealt("2-5 2-5 1-1", "3-6 2-3", "2-6 2-6 4-4"), "0 play 2-5 2-5", "1 pass", "2 play 2-6 2-6"
    )
    caps = caps_of(GAME.view(state, 2), 1)
    known = {str(pattern): cap for pattern, cap in zip(PATTERNS, caps, strict=True) if cap < 4}
    assert known == {"3-6": 1, "2-6": 1, "3-5": 1}


def test_every_strength_takes_a_sure_round() -> None:
    state = played(dealt("2-3 2-2", "3-6 6-6", "2-5 4-4"), "0 play 2-3")
    for strength in Strength:
        assert GAME.decide(GAME.view(state, 1), strength, 5).cards == tuple(cards("3-6"))
