"""Numbers for rows: they say exactly what the ranking says."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement, pairwise
from typing import ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from treys import Card as TreysCard
from treys import Evaluator

from rules.cards import PACK, Card
from rules.maubinh import Ruleset, category, compare
from rules.maubinh.arranger.scale import WEIGHTS, scale_of
from tests.rules.maubinh.arranger.hands import pathological, random_hands
from tests.rules.maubinh.helpers import EVERY, MAUBINH_COM, rulesets


@given(ruleset=rulesets, cards=st.permutations(PACK), sizes=st.tuples(*[st.sampled_from((3, 5))] * 2))
def test_the_greater_row_has_the_greater_number(
    ruleset: Ruleset, cards: list[Card], sizes: tuple[int, int]
) -> None:
    scale = scale_of(ruleset)
    one, other = cards[: sizes[0]], cards[5 : 5 + sizes[1]]
    left, right = scale.number(one), scale.number(other)
    assert (left > right) - (left < right) == compare(one, other, ruleset)
    assert scale.category(left) is category(one)


@pytest.mark.parametrize("ruleset", EVERY, ids=lambda ruleset: ruleset.name)
def test_all_rows_of_a_hand_are_rated_at_once_as_they_are_one_by_one(ruleset: Ruleset) -> None:
    scale = scale_of(ruleset)
    for hand in (*random_hands(5, 1), *pathological()[:12]):
        cards = tuple(sorted(hand, reverse=True))
        fives, threes = scale.rate(cards)
        assert fives.tolist() == [scale.number(row) for row in combinations(cards, 5)]
        assert threes.tolist() == [scale.number(row) for row in combinations(cards, 3)]


@pytest.mark.parametrize("size", [3, 5])
def test_the_weights_tell_all_sets_of_ranks_apart(size: int) -> None:
    sets = [each for each in combinations_with_replacement(range(13), size) if max(map(each.count, each)) < 5]
    assert len({sum(WEIGHTS[rank] for rank in ranks) for ranks in sets}) == len(sets)


def test_rows_stand_between_the_weakest_and_the_greatest_of_their_size() -> None:
    scale = scale_of(MAUBINH_COM)
    for size, weakest, greatest in ((5, "2s3c4d5h7s", "TsJsQsKsAs"), (3, "2s3c4d", "AsAcAd")):
        standing = scale.standing(size)
        low, high = (
            scale.number([Card.parse(text[at : at + 2]) for at in range(0, 2 * size, 2)])
            for text in (weakest, greatest)
        )
        assert standing[low] == 0
        assert standing[high] == 1


class TestAgainstTreys:
    """An independent poker evaluator: 1 is its best hand, 7,462 its worst."""

    EVALUATOR = Evaluator()
    TREYS: ClassVar = {card: TreysCard.new(str(card)) for card in PACK}

    def agree(self, rows: list[tuple[Card, ...]] | combinations[tuple[Card, ...]]) -> int:
        """How many different strengths there are, if both know the same ones in the same order."""
        scale = scale_of(MAUBINH_COM)
        found: dict[int, int] = {}
        for row in rows:
            theirs = self.EVALUATOR.evaluate([], [self.TREYS[card] for card in row])
            assert found.setdefault(theirs, scale.number(row)) == scale.number(row), row
        numbers = [found[rank] for rank in sorted(found, reverse=True)]
        assert all(lower < higher for lower, higher in pairwise(numbers))
        return len(found)

    def test_five_cards_are_ordered_alike_on_a_sample(self) -> None:
        assert self.agree([tuple(hand[:5]) for hand in random_hands(4000, 4)]) > 1000

    @pytest.mark.usefixtures("all_hands")
    def test_five_cards_are_ordered_alike_on_all_2_598_960_hands(self) -> None:
        assert self.agree(combinations(PACK, 5)) == 7462
