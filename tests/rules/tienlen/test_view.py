"""Views: nothing hidden in them, and `why_not` answers exactly as the table would."""

from __future__ import annotations

import random
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import PACK
from rules.game import Illegal, Strength
from rules.tienlen import (
    GAME,
    MIEN_BAC,
    MIEN_NAM,
    PASS,
    Action,
    State,
    View,
    lay,
    options,
    why_not,
    why_not_pass,
)
from rules.tienlen.plays import CARDS, places, to_bits
from tests.rules.tienlen.strategies import random_match
from tests.rules.tienlen.table import dealt, played


def moments(seed: int, count: int = 6) -> list[State]:
    """Some live states of a match of 2–4."""
    dice = random.Random(seed)
    states = [
        state for state, _, _ in random_match(seed, dice.choice([2, 3, 4]), dice.choice([MIEN_BAC, MIEN_NAM]))
    ]
    return dice.sample(states[:-1], min(count, len(states) - 1))


def rehidden(state: State, seat: int | None, dice: random.Random) -> State:
    """The state with all that `seat` cannot see dealt anew: the others' hands and the cards that stayed out."""
    own = state.hands[seat] if seat is not None else 0
    rounds = (*state.rounds, state.round)
    laid = sum(move.play.bits for each in rounds for move in each.moves if move.play is not None)
    unseen = list(places((1 << 52) - 1 & ~own & ~laid))
    dice.shuffle(unseen)
    hands = []
    for each, hand in enumerate(state.hands):
        drawn = [unseen.pop() for _ in range(hand.bit_count())] if each != seat else []
        hands.append(own if each == seat else sum(1 << place for place in drawn))
    return replace(state, hands=tuple(hands))


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 2**32))
def test_no_view_depends_on_what_its_owner_cannot_see(seed: int) -> None:
    dice = random.Random(seed)
    for state in moments(seed):
        if state.must_hold:
            continue
        for seat in (None, *range(state.seats)):
            other = rehidden(state, seat, dice)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            if seat is not None and seat == state.turn:
                assert GAME.choices(other, seat) == GAME.choices(state, seat)


@settings(max_examples=30, deadline=None)
@given(st.integers(0, 2**32))
def test_why_not_says_what_the_table_would_say(seed: int) -> None:
    dice = random.Random(seed)
    for state in moments(seed):
        for seat in range(state.seats):
            seen: View = GAME.view(state, seat)
            tries = [play.cards for play in options(seen)[:5]]
            tries += [tuple(dice.sample(PACK, dice.randint(1, 3)))]
            tries += [tuple(dice.sample(seen.hand, min(len(seen.hand), size))) for size in (1, 2, 3)]
            for cards in filter(None, tries):
                expected = said(state, seat, lay(cards))
                assert str(why_not(seen, cards)) == str(expected)
            assert str(why_not_pass(seen)) == str(said(state, seat, PASS))


def said(state: State, seat: int, action: Action) -> Illegal | None:
    try:
        GAME.apply(state, seat, action)
    except Illegal as refusal:
        return refusal
    return None


def test_out_of_turn_a_play_can_be_judged_beforehand() -> None:
    state = played(dealt("5s8s", "6s7h", "7s9s"), "0 play 5s")
    seen = GAME.view(state, 2)
    cards = (CARDS[4 * 4],)  # 7♠
    refused = why_not(seen, cards)
    assert refused is not None
    assert refused.code == "not-your-turn"
    assert why_not(seen, cards, in_turn=False) is None
    assert [play.label for play in options(seen)] == ["7♠", "9♠"]
    assert seen.can_play
    assert not GAME.view(state, None).can_play


def test_an_onlooker_is_told_whose_turn_it_is() -> None:
    state = dealt("5s8s", "6s7h")
    refused = why_not(GAME.view(state, None), GAME.view(state, 0).hand)
    assert refused is not None
    assert refused.code == "not-your-turn"


def test_everything_is_shown_when_it_is_over() -> None:
    state = dealt("5s", "6s2h")
    assert GAME.view(state, None).hands is None
    over = GAME.view(played(state, "0 play 5s"), None)
    assert over.hands is not None
    assert [to_bits(hand) for hand in over.hands] == [0, to_bits([CARDS[12], CARDS[51]])]
    assert over.result is not None
    assert [player.place for player in over.players] == [1, 2]


def test_places_that_are_certain_are_shown_while_it_goes_on() -> None:
    state = played(dealt("9s", "3d4d", "3h4h", "3c4c"), "0 play 9s", "2 leave")
    assert [player.place for player in GAME.view(state, None).players] == [1, None, 4, None]


def test_choices_are_fewest_and_cheapest_first_bombs_last_then_the_pass() -> None:
    state = dealt("7s7c7d7h3s", "2s4d5h")
    texts = [GAME.format(action) for action in GAME.choices(state, 0)]
    assert texts[0] == "play 3s"
    assert texts[1] == "play 7s"
    assert texts[-1] == "play 7s7c7d7h"
    state = played(dealt("2s4d", "7s7c7d7h2c2h"), "0 play 2s")
    assert [GAME.format(action) for action in GAME.choices(state, 1)] == [
        "play 2c",
        "play 2h",
        "play 7s7c7d7h",
        "pass",
    ]
    assert GAME.choices(state, 0) == ()


@settings(max_examples=8, deadline=None)
@given(st.integers(0, 2**32), st.sampled_from(Strength))
def test_a_computer_player_plays_legally_and_always_the_same(seed: int, strength: Strength) -> None:
    for state in moments(seed, 2):
        assert state.turn is not None
        seen = GAME.view(state, state.turn)
        action = GAME.decide(seen, strength, seed % 2**32)
        assert action == GAME.decide(seen, strength, seed % 2**32)
        assert said(state, state.turn, action) is None
