"""What is expected of a setting is what the settlement gives on average, against a field that is known whole."""

from __future__ import annotations

import random
from dataclasses import replace
from itertools import product
from math import prod

import numpy as np
import pytest

from rules.cards import PACK
from rules.maubinh import Hand, Instant, Ruleset, Setting, instant_win, settle
from rules.maubinh.arranger import Arranger, Field, key_of
from rules.maubinh.arranger.scale import scale_of
from rules.maubinh.house import house
from tests.rules.maubinh.arranger.hands import random_hands
from tests.rules.maubinh.helpers import BIGONE, MAUBINH_COM, XET_CHAT, rows

SIX_PAIRS = Hand.of(rows("AsAdKsKdQh / 9s9d8s8dQs / 3s3d2h"))
CHANCE = 0.2
HARSH = house("maubinh.com", {"collapse": 7, "sweep": 4})


def some_settings(ruleset: Ruleset, count: int, seed: int) -> list[Setting]:
    """Legal settings of hands without an instant win."""
    dice = random.Random(seed)
    found: list[Setting] = []
    while len(found) < count:
        cards = dice.sample(PACK, 13)
        if instant_win(cards, ruleset) is None:
            settings = Arranger(ruleset).settings(cards)
            places = settings.legal[
                np.argsort(-settings.score(Arranger(ruleset).odds.tables)[settings.legal])
            ]
            found.append(settings.setting(int(places[dice.randrange(len(places) // 2)])))
    return found


def field_of(ruleset: Ruleset, settings: list[Setting], *, instants: bool) -> Field:
    scale = scale_of(ruleset)
    laid = np.array([[scale.number(row) for row in setting] for setting in settings], np.int16).T
    return Field(key_of(ruleset), laid, {Instant.SIX_PAIRS: CHANCE} if instants else {})


@pytest.mark.parametrize("opponents", [1, 2, 3])
@pytest.mark.parametrize("instants", [False, True])
@pytest.mark.parametrize("ruleset", [MAUBINH_COM, XET_CHAT, BIGONE, HARSH], ids=["m", "x", "b", "harsh"])
def test_it_is_the_mean_of_all_showdowns(ruleset: Ruleset, instants: bool, opponents: int) -> None:
    field = some_settings(ruleset, 7 if opponents == 3 else 12, seed=1)
    arranger = Arranger(ruleset, field_of(ruleset, field, instants=instants))
    hands = [Hand.of(setting) for setting in field]
    weights = [(1 - CHANCE * instants) / len(hands)] * len(hands)
    if instants:
        hands, weights = [*hands, SIX_PAIRS], [*weights, CHANCE]
    mine = some_settings(ruleset, 2, seed=2)
    foul = Setting(mine[0].middle, mine[0].back, mine[0].front)
    for setting in (*mine, foul):
        mean = sum(
            prod(weights[at] for at in others)
            * settle([Hand.of(setting), *(hands[at] for at in others)], ruleset).net[0]
            for others in product(range(len(hands)), repeat=opponents)
        )
        assert arranger.value(setting, opponents) == pytest.approx(mean, abs=1e-4)


@pytest.mark.parametrize("ruleset", [MAUBINH_COM, BIGONE], ids=lambda ruleset: ruleset.name)
def test_an_announced_win_is_the_mean_of_all_showdowns(ruleset: Ruleset) -> None:
    """Beside another of the same kind it draws: on average, where the higher pairs would win."""
    ordinary = Hand.of(rows("As5s9sJs7s / KdQsJhTd9c / 8h8d4c"))
    arranger = Arranger(ruleset, field_of(ruleset, some_settings(ruleset, 3, 1), instants=True))
    claim = arranger.claim(SIX_PAIRS.cards, 2)
    assert claim is not None
    others = [(ordinary, 1 - CHANCE), (SIX_PAIRS, CHANCE)]
    mean = sum(
        weight * more * settle([SIX_PAIRS, one, other], ruleset).net[0]
        for (one, weight), (other, more) in product(others, repeat=2)
    )
    assert claim.announced == pytest.approx(mean)


def test_a_weaker_instant_win_pays_the_stronger_one() -> None:
    arranger = Arranger(MAUBINH_COM, Field("", np.ones((3, 4), np.int16), {Instant.DRAGON: CHANCE}))
    claim = arranger.claim(SIX_PAIRS.cards, 3)
    assert claim is not None
    assert claim.announced == pytest.approx(3 * ((1 - CHANCE) * 9 - CHANCE * 39))


def test_the_chances_of_a_row_are_the_shares_of_the_field_below_it() -> None:
    field = some_settings(MAUBINH_COM, 10, 1)
    arranger = Arranger(MAUBINH_COM, field_of(MAUBINH_COM, field, instants=False))
    mine = arranger.numbers(some_settings(MAUBINH_COM, 1, 2)[0])
    theirs = np.concatenate([arranger.numbers(setting) for setting in field], axis=1)
    assert arranger.odds.chances(mine)[:, 0] == pytest.approx((theirs < mine).mean(axis=1))


def test_between_equals_the_rows_bring_nothing() -> None:
    """What one wins the other loses: over the whole field the tables sum to nothing."""
    ruleset = replace(MAUBINH_COM, collapse=0, sweep=1)
    arranger = Arranger(ruleset, field_of(ruleset, some_settings(ruleset, 40, 3), instants=False))
    own = np.concatenate([arranger.numbers(setting) for setting in some_settings(ruleset, 40, 3)], axis=1)
    assert arranger.odds.expected(own, 1).mean() == pytest.approx(0, abs=2e-2)


def test_random_hands_win_as_much_as_they_lose() -> None:
    """Against the shipped field, the expectations of a few hundred random hands are spread around nothing."""
    arranger = Arranger(BIGONE)
    hands = [hand for hand in random_hands(400, 5) if instant_win(hand, BIGONE) is None]
    values = [arranger.value(arranger.best(hand, 1), 1) for hand in hands]
    paid = sum(chance * 6 for chance in (0.0047, 0.011, 0.0025, 0.001, 0.0007, 0.017, 0.035))
    assert np.mean(values) == pytest.approx(-paid, abs=4 * np.std(values) / len(values) ** 0.5)
