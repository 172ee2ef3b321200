"""Computer players: whatever they hold, they set a legal setting of their own cards and say that they are done."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import PACK, Card, Rank, Suit
from rules.game import Deal, Strength
from rules.maubinh import GAME, Ruleset, Setting, Verb, is_foul
from rules.maubinh.computer import SETTERS, set_cards
from tests.rules.maubinh.helpers import EVERY, Match, rulesets
from tests.rules.maubinh.test_instants import spread

STRENGTHS = st.sampled_from(Strength)


def is_sound(setting: Setting, cards: tuple[Card, ...], ruleset: Ruleset) -> bool:
    return set(setting.cards) == set(cards) and not is_foul(setting, ruleset)


@settings(max_examples=25)
@given(cards=st.permutations(PACK), ruleset=rulesets, strength=STRENGTHS, opponents=st.integers(1, 3))
def test_random_hands_are_set_legally(
    cards: list[Card], ruleset: Ruleset, strength: Strength, opponents: int
) -> None:
    hand = tuple(cards[:13])
    assert is_sound(SETTERS[strength](hand, ruleset, opponents=opponents, luck=0), hand, ruleset)


def two_alike(dice: random.Random) -> tuple[Card, ...]:
    """Two rows of five of the same ranks (runs or suited) and three more: best and next best row are often equal."""
    low = dice.randrange(2, 11)
    ranks = [Rank(low + step) for step in range(5)] if dice.random() < 0.5 else dice.sample(list(Rank), 5)
    one, other = dice.sample(list(Suit), 2)
    cards = {Card(rank, suit) for rank in ranks for suit in (one, other)}
    rest = [card for card in PACK if card not in cards]
    return (*sorted(cards), *dice.sample(rest, 3))


@pytest.mark.parametrize("ruleset", EVERY, ids=lambda ruleset: ruleset.name)
def test_hands_that_are_hard_to_set_are_set_legally(ruleset: Ruleset) -> None:
    dice = random.Random(5)
    shapes = [
        "4-4-4-1",
        "4-4-3-2",
        "3-3-3-4",
        "3-3-3-2-2",
        "2-2-2-2-2-2-1",
        "3-2-2-2-2-2",
        "1-1-1-1-1-1-1-1-1-1-1-1-1",
    ]
    hands = [tuple(spread(shape, seed)) for seed, shape in enumerate(shapes)]
    hands += [PACK[13 * suit : 13 * suit + 13] for suit in range(2)]
    hands += [two_alike(dice) for _ in range(20)]
    for hand in hands:
        assert is_sound(set_cards(hand, ruleset, 3), hand, ruleset), hand


@pytest.mark.parametrize("strength", Strength)
def test_it_saves_a_setting_and_then_is_done(strength: Strength) -> None:
    match = Match(EVERY[0], "As5s9sJs7s / KdQsJhTd9c / 8h8d4c", "8c7h6d5c4h / KsKh3c2h9d / 7c7d2s")
    action = GAME.decide(GAME.view(match.state, 0), strength, 7)
    assert action.verb is Verb.SET
    assert action == GAME.decide(GAME.view(match.state, 0), strength, 7), "equal arguments, equal action"
    match.does(0, GAME.format(action))
    assert GAME.format(GAME.decide(GAME.view(match.state, 0), strength, 7)) == "done"


def test_it_sets_its_cards_also_when_they_win_instantly() -> None:
    match = Match(EVERY[0], "AsAdKsKdQs / QdJsJdTsTd / 9s9d2h", "8c7h6d5c4h / KcKh3c2c9h / 7c7d2s")
    assert GAME.decide(GAME.view(match.state, 0), Strength.EXPERT, 0).verb is Verb.SET


def test_there_is_nothing_to_decide_for_an_onlooker_or_after_the_showdown() -> None:
    match = Match(EVERY[0], "As5s9sJs7s / KdQsJhTd9c / 8h8d4c", "8c7h6d5c4h / KsKh3c2h9d / 7c7d2s")
    with pytest.raises(ValueError, match="nothing to decide"):
        GAME.decide(GAME.view(match.state, None), Strength.EXPERT, 0)
    match.done(0, 1)
    with pytest.raises(ValueError, match="nothing to decide"):
        GAME.decide(GAME.view(match.state, 0), Strength.EXPERT, 0)


@settings(max_examples=25)
@given(cards=st.permutations(PACK), again=st.randoms(use_true_random=False), strength=STRENGTHS)
def test_it_sets_its_cards_alike_whatever_the_others_hold(
    cards: list[Card], again: random.Random, strength: Strength
) -> None:
    """It draws on no card that it cannot know: not the others' hands, and not what was left of the pack."""
    hidden = cards[13:]
    again.shuffle(hidden)
    decided = {
        GAME.format(GAME.decide(GAME.view(GAME.start(EVERY[0], 3, Deal(deal)).state, 0), strength, 5))
        for deal in ((*cards,), (*cards[:13], *hidden))
    }
    assert len(decided) == 1
