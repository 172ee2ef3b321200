"""Views: nothing hidden in them, and `why_not` answers exactly as the table would."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chuopai import GAME, PASS, Action, State, lay, options, why_not, why_not_pass
from rules.chuopai.patterns import PACK, heap, size
from rules.game import Illegal, Strength
from tests.rules.chuopai.table import cards, dealt, played, random_match


def moments(seed: int, count: int = 5) -> list[State]:
    """Some live states of a match."""
    states = [state for state, _ in random_match(seed)]
    return random.Random(seed).sample(states[:-1], count)


def rehidden(state: State, seat: int | None, dice: random.Random) -> State:
    """The state with the hands that `seat` cannot see dealt anew among their owners."""
    others = [each for each in range(3) if each != seat]
    pool = [card for each in others for card in GAME.view(state, each).hand]
    dice.shuffle(pool)
    hands = list(state.hands)
    for each in others:
        number = size(hands[each])
        hands[each] = heap(pool[:number])
        del pool[:number]
    return replace(state, hands=tuple(hands))


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_no_view_depends_on_what_its_owner_cannot_see(seed: int) -> None:
    dice = random.Random(seed)
    for state in moments(seed):
        for seat in (None, 0, 1, 2):
            other = rehidden(state, seat, dice)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            if seat is not None and seat == state.turn:
                assert GAME.choices(other, seat) == GAME.choices(state, seat)


def said(state: State, seat: int, action: Action) -> Illegal | None:
    try:
        GAME.apply(state, seat, action)
    except Illegal as refusal:
        return refusal
    return None


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_why_not_says_what_the_table_would_say(seed: int) -> None:
    dice = random.Random(seed)
    for state in moments(seed):
        for seat in range(3):
            seen = GAME.view(state, seat)
            tries = [play.cards for play in options(seen)[:4]]
            tries += [tuple(dice.sample(PACK, dice.randint(1, 3)))]
            tries += [tuple(dice.sample(seen.hand, min(len(seen.hand), number))) for number in (1, 2, 3)]
            for chosen in filter(None, tries):
                assert str(why_not(seen, chosen)) == str(said(state, seat, lay(chosen)))
            assert str(why_not_pass(seen)) == str(said(state, seat, PASS))


def test_out_of_turn_a_play_can_be_judged_beforehand() -> None:
    state = played(dealt("2-3 6-6", "2-5", "3-6 2-2"), "0 play 2-3")
    seen = GAME.view(state, 2)
    refused = why_not(seen, cards("3-6"))
    assert refused is not None
    assert refused.code == "not-your-turn"
    assert why_not(seen, cards("3-6"), in_turn=False) is None
    passing = why_not_pass(seen, in_turn=False)
    assert passing is not None
    assert passing.code == "must-beat"
    assert seen.can_play
    assert not seen.must_beat


def test_hands_are_shown_when_it_is_over() -> None:
    state = dealt("2-3", "2-5", "3-6 6-6")
    assert GAME.view(state, None).hands is None
    over = GAME.view(played(state, "0 play 2-3", "1 play 2-5", "2 play 3-6"), None)
    assert over.hands == ((), (), tuple(cards("6-6")))


def test_choices_are_fewest_and_cheapest_first() -> None:
    state = dealt("6-6 3-6 1-2 1-2 2-2", "2-5", "2-6")
    texts = [GAME.format(action) for action in GAME.choices(state, 0)]
    assert texts == ["play 12", "play 22", "play 36", "play 66", "play 1212", "play 3666"]
    assert GAME.choices(played(state, "0 play 2-2"), 1) == (PASS,)
    assert GAME.choices(state, 1) == ()


@settings(max_examples=6, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(Strength))
def test_a_computer_player_plays_legally_and_always_the_same(seed: int, strength: Strength) -> None:
    for state in moments(seed, 2):
        assert state.turn is not None
        seen = GAME.view(state, state.turn)
        action = GAME.decide(seen, strength, seed % 2**32)
        assert action == GAME.decide(seen, strength, seed % 2**32)
        assert said(state, state.turn, action) is None
