"""The best setting, those that differ from it in kind, instant wins, and the look back."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from rules.cards import PACK, Card, parse_cards
from rules.maubinh import (
    ROWS,
    Category,
    Hand,
    Instant,
    Row,
    Ruleset,
    Setting,
    category,
    instant_win,
    is_foul,
    settle,
)
from rules.maubinh.arranger import Arranger, Lean, arranger_for
from rules.maubinh.house import house
from tests.rules.maubinh.arranger.hands import PATHOLOGICAL, every_setting, pathological, random_hands
from tests.rules.maubinh.helpers import EVERY, MAUBINH_COM, XET_CHAT, rows, rulesets

HARSH = house("maubinh.com", {"collapse": 20, "sweep": 3, "strict_order": True})
by_name = pytest.mark.parametrize("ruleset", EVERY, ids=lambda ruleset: ruleset.name)


def is_sound(setting: Setting, cards: tuple[Card, ...], ruleset: Ruleset) -> bool:
    return sorted(setting.cards) == sorted(cards) and not is_foul(setting, ruleset)


# --- the best setting --------------------------------------------------------------------------------------------


@settings(max_examples=100)
@given(cards=st.permutations(PACK), ruleset=st.sampled_from((*EVERY, HARSH)), opponents=st.integers(1, 3))
def test_random_hands_are_set_legally(cards: list[Card], ruleset: Ruleset, opponents: int) -> None:
    hand = tuple(cards[:13])
    assert is_sound(arranger_for(ruleset).best(hand, opponents), hand, ruleset)


@pytest.mark.parametrize("ruleset", [*EVERY, HARSH], ids=["maubinh.com", "xet-chat", "bigone", "harsh"])
def test_hands_that_are_hard_to_set_are_set_legally(ruleset: Ruleset) -> None:
    for hand in pathological():
        assert is_sound(arranger_for(ruleset).best(hand, 3), hand, ruleset), hand


def test_it_asks_for_thirteen_cards() -> None:
    with pytest.raises(ValueError, match="thirteen"):
        arranger_for(MAUBINH_COM).best(PACK[:12], 3)


@given(cards=st.permutations(PACK), ruleset=rulesets, seed=st.integers(0, 9))
@settings(max_examples=20)
def test_the_order_of_the_cards_does_not_matter(cards: list[Card], ruleset: Ruleset, seed: int) -> None:
    hand, arranger = cards[:13], arranger_for(ruleset)
    assert arranger.best(random.Random(seed).sample(hand, 13), 2) == arranger.best(hand, 2)


@by_name
def test_it_is_as_good_as_a_plain_search_of_all_settings(ruleset: Ruleset) -> None:
    arranger = arranger_for(ruleset)
    for hand in random_hands(2, seed=8):
        numbers = {row: arranger.scale.number(row) for size in (3, 5) for row in combinations(hand, size)}
        best = -1e9
        for setting in every_setting(hand):
            back, middle, front = (numbers[row] for row in setting)
            if back > middle > front if ruleset.strict_order else back >= middle >= front:
                worth = sum(
                    float(arranger.odds.tables[row, number])
                    for row, number in enumerate((back, middle, front))
                )
                best = max(best, worth)
        assert float(arranger.settings(hand).score(arranger.odds.tables).max()) == pytest.approx(
            best, abs=1e-5
        )


@given(cards=st.permutations(PACK), opponents=st.integers(1, 3))
@example(cards=list(parse_cards("KsKdKc9s7s7d5c4c3s3c2s2c2h")), opponents=1)
@settings(max_examples=20)
def test_with_collapse_and_sweep_no_setting_has_a_greater_expectation(
    cards: list[Card], opponents: int
) -> None:
    """Tried on those that stand nearest in the tables, far beyond the short list. In the example it lies half a stake
    below the best by the tables: a pair of sevens in front, so that not all three rows are lost."""
    arranger = arranger_for(MAUBINH_COM)
    all_settings = arranger.settings(cards[:13])
    near = all_settings.score(arranger.odds.tables).argsort()[-2000:]
    rows = np.unique(all_settings.rows(near), axis=1)
    best = arranger.value(arranger.best(cards[:13], opponents), opponents)
    assert best >= arranger.odds.expected(rows, opponents).max() - 0.03


def test_the_dearer_a_row_is_the_more_it_is_sought() -> None:
    def laid(stakes: int) -> int:
        """How many of some hands get a pair in front."""
        setter = arranger_for(house("bigone", {"bonuses": {"front pair": stakes}}))
        fronts = (setter.best(hand, 3).front for hand in random_hands(60, seed=3))
        return sum(category(front) is Category.PAIR for front in fronts)

    assert laid(1) < laid(5)


# --- several settings --------------------------------------------------------------------------------------------


@given(cards=st.permutations(PACK), ruleset=rulesets, opponents=st.integers(1, 3))
@settings(max_examples=25)
def test_three_settings_differ_and_the_best_one_comes_first(
    cards: list[Card], ruleset: Ruleset, opponents: int
) -> None:
    hand, arranger = tuple(cards[:13]), arranger_for(ruleset)
    proposals = arranger.top(hand, 3, opponents)
    assert proposals[0].setting == arranger.best(hand, opponents)
    assert all(is_sound(proposal.setting, hand, ruleset) for proposal in proposals)
    assert len({tuple(arranger.numbers(proposal.setting).flat) for proposal in proposals}) == 3
    assert Counter(proposal.lean for proposal in proposals) == Counter(Lean)
    lean = {proposal.lean: proposal.chances[2] - proposal.chances[0] for proposal in proposals}
    assert lean[Lean.FRONT] >= lean[Lean.BALANCED] >= lean[Lean.BACK]
    for proposal in proposals:
        assert proposal.expected == pytest.approx(arranger.value(proposal.setting, opponents), abs=1e-4)
        assert all(0 <= chance <= 1 for chance in proposal.chances)


def test_hands_that_are_hard_to_set_also_have_three_settings() -> None:
    for ruleset in EVERY:
        for hand in pathological():
            assert len({proposal.setting for proposal in arranger_for(ruleset).top(hand, 3, 3)}) == 3


def test_one_setting_alone_leans_nowhere() -> None:
    (only,) = arranger_for(MAUBINH_COM).top(PACK[:13], 1, 3)
    assert only.lean is Lean.BALANCED


# --- instant wins ------------------------------------------------------------------------------------------------


def test_six_pairs_are_announced() -> None:
    claim = arranger_for(MAUBINH_COM).claim(parse_cards(PATHOLOGICAL["six pairs"]), 3)
    assert claim is not None
    assert claim.kind is Instant.SIX_PAIRS
    assert claim.worth_it


def test_three_quads_are_worth_more_as_rows_where_quads_have_a_bonus() -> None:
    """They are six pairs too: 9 stakes from each, but the rows win 4, 8 and 3, and the sweep doubles it."""
    hand = parse_cards(PATHOLOGICAL["three quads"])
    for opponents in (1, 2, 3):
        claim = arranger_for(MAUBINH_COM).claim(hand, opponents)
        assert claim is not None
        assert not claim.worth_it
        assert claim.played > claim.announced
    without = arranger_for(XET_CHAT).claim(hand)
    assert without is not None
    assert without.worth_it


def test_without_an_instant_win_there_is_nothing_to_claim() -> None:
    assert arranger_for(MAUBINH_COM).claim(parse_cards(PATHOLOGICAL["nothing at all"])) is None


# --- sampling ----------------------------------------------------------------------------------------------------


def test_what_is_played_out_agrees_with_what_is_expected() -> None:
    arranger = arranger_for(MAUBINH_COM)
    hand = parse_cards("KsQdJhTs9s8s7d6d6s5c4h4d2c")
    setting = arranger.best(hand, 2)
    estimate = arranger.sample(setting, 2, luck=4, deals=150)
    assert abs(estimate.stakes - arranger.value(setting, 2)) < 4 * estimate.error
    assert 0 < estimate.error < 1
    assert estimate == arranger.sample(setting, 2, luck=4, deals=150)
    assert estimate != arranger.sample(setting, 2, luck=5, deals=150)


def test_an_error_needs_two_deals() -> None:
    arranger = arranger_for(MAUBINH_COM)
    with pytest.raises(ValueError, match="two deals"):
        arranger.sample(arranger.best(PACK[:13], 1), 1, luck=0, deals=1)


# --- looking back ------------------------------------------------------------------------------------------------


def showdown(arranger: Arranger, seed: int) -> tuple[Hand, list[Hand]]:
    """A player who set his cards at random, but legally, and up to three others who set them well."""
    dice = random.Random(seed)
    pack = dice.sample(PACK, 52)
    others = [Hand.of(arranger.best(pack[at : at + 13], 3)) for at in (13, 26, 39)[: dice.randint(1, 3)]]
    settings_ = arranger.settings(pack[:13])
    return Hand.of(settings_.setting(int(dice.choice(settings_.legal.tolist())))), others


@pytest.mark.parametrize("ruleset", [*EVERY, HARSH], ids=["maubinh.com", "xet-chat", "bigone", "harsh"])
def test_no_setting_would_have_won_more_than_hindsight_says(ruleset: Ruleset) -> None:
    arranger, dice = arranger_for(ruleset), random.Random(2)
    for seed in range(6):
        hand, others = showdown(arranger, seed)
        review = arranger.review(hand, others)
        assert review.got == settle([hand, *others], ruleset).net[0]
        in_hindsight = Hand(hand.cards, review.hindsight.setting, declined=not review.hindsight.announced)
        assert settle([in_hindsight, *others], ruleset).net[0] == review.hindsight.stakes
        assert review.missed == review.hindsight.stakes - review.got >= 0
        all_settings = arranger.settings(hand.cards)
        for place in dice.sample(all_settings.legal.tolist(), 300):
            tried = Hand.of(all_settings.setting(place), declined=True)
            assert settle([tried, *others], ruleset).net[0] <= review.hindsight.stakes


def test_the_best_setting_loses_nothing_before_the_reveal() -> None:
    arranger = arranger_for(MAUBINH_COM)
    hand, others = showdown(arranger, 1)
    best = Hand.of(arranger.best(hand.cards, len(others)))
    assert arranger.review(best, others).loss == 0
    assert arranger.review(hand, others).loss > 0


def test_a_foul_is_reviewed_as_what_it_costs() -> None:
    arranger = arranger_for(MAUBINH_COM)
    hand, others = showdown(arranger, 3)
    assert hand.setting is not None
    fouled = Setting(hand.setting.middle, hand.setting.back, hand.setting.front)
    told = [
        arranger.review(each, others)
        for each in (Hand.of(fouled), Hand(hand.cards), Hand.of(hand.setting, late=True))
    ]
    assert {review.got for review in told} == {settle([Hand.of(fouled), *others], MAUBINH_COM).net[0]}
    assert len({review.made.stakes for review in told}) == 1
    assert told[0].loss > arranger.review(hand, others).loss


def test_an_announced_win_loses_nothing_and_a_declined_one_does() -> None:
    arranger = arranger_for(MAUBINH_COM)
    cards = parse_cards(PATHOLOGICAL["six pairs"])
    other = Hand.of(rows("AsAd9h9s4d / JsTsThQhQd / KdKh8s"))
    setting = arranger.best(cards, 1)
    announced = arranger.review(Hand.of(setting), [other])
    declined = arranger.review(Hand.of(setting, declined=True), [other])
    assert (announced.loss, announced.missed, announced.got) == (0, 0, 9)
    assert announced.made.announced
    assert declined.loss > 5
    assert declined.hindsight.announced
    assert declined.missed == 9 - declined.got


def test_beside_instant_winners_no_row_is_compared() -> None:
    arranger = arranger_for(MAUBINH_COM)
    hand, _ = showdown(arranger, 1)
    winner = Hand.of(arranger.best(parse_cards(PATHOLOGICAL["six pairs"]), 1))
    assert instant_win(winner.cards, MAUBINH_COM) is not None
    review = arranger.review(hand, [winner])
    assert (review.got, review.missed) == (-9, 0)
    assert review.hindsight.setting == hand.setting


def test_against_somebody_who_left_the_dearest_rows_are_best_in_hindsight() -> None:
    """Everything wins, so that only bonuses count: trips in front bring 3, a full house in the middle 2."""
    arranger = arranger_for(MAUBINH_COM)
    hand = Hand.of(rows("AhTh4h3h2h / QsQcQd9c5c / 8h7s6d"))
    gone = Hand(rows("AsAd9h9s4d / JsTsTcJhJd / 2d2c8s").cards, left=True)
    review = arranger.review(hand, [gone])
    setting = review.hindsight.setting
    assert setting is not None
    assert category(setting[Row.FRONT]) is Category.TRIPS
    assert review.got == len(ROWS) + MAUBINH_COM.collapse
    assert review.missed == 2
