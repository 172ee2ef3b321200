"""RULES 1.1 and 1.3: what a row makes, which of two is greater, and which setting is a foul."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from treys import Card as TreysCard
from treys import Evaluator

from rules.cards import PACK, Card, parse_cards
from rules.maubinh import Ruleset, category, compare, is_foul
from tests.rules.maubinh.helpers import BIGONE, EVERY, MAUBINH_COM, XET_CHAT, rows, rulesets


def greater(row: str, other: str, ruleset: Ruleset = MAUBINH_COM) -> int:
    return compare(parse_cards(row), parse_cards(other), ruleset)


@pytest.mark.parametrize(
    ("row", "made"),
    [
        ("AsKd9c5h3s", "high_card"),
        ("AsAd9c5h3s", "pair"),
        ("AsAd9c9h3s", "two_pair"),
        ("AsAdAc9h3s", "trips"),
        ("5s6d7c8h9s", "straight"),
        ("AsKs9s5s3s", "flush"),
        ("AsAdAc9h9s", "full_house"),
        ("AsAdAcAh9s", "quads"),
        ("5s6s7s8s9s", "straight_flush"),
        ("As2s3s4s5s", "straight_flush"),
        ("TsJdQcKhAs", "straight"),
        ("As2d3c4h5s", "straight"),
        ("QsKdAc2h3s", "high_card"),
        ("AsAdAc", "trips"),
        ("AsAdKc", "pair"),
        ("AsKdQc", "high_card"),
        ("As9s3s", "high_card"),
        ("5s6s7s", "high_card"),
    ],
)
def test_what_a_row_makes(row: str, made: str) -> None:
    assert category(parse_cards(row)).code == made


def test_a_row_has_three_or_five_cards() -> None:
    with pytest.raises(ValueError, match="three or five"):
        category(parse_cards("AsKs"))


def test_the_categories_rise_from_high_card_to_straight_flush() -> None:
    rising = [
        "AsKdQcJh9s",
        "2s2d3c4h5s",
        "2s2d3c3h4s",
        "2s2d2c3h4s",
        "As2d3c4h5s",
        "2s3s4s5s7s",
        "2s2d2c3h3s",
        "2s2d2c2h3s",
        "As2s3s4s5s",
    ]
    for ruleset in EVERY:
        for lesser in range(len(rising)):
            for higher in range(lesser + 1, len(rising)):
                assert greater(rising[higher], rising[lesser], ruleset) == 1


@pytest.mark.parametrize(
    ("higher", "lower", "why"),
    [
        ("3s3d3c3h2s", "2c2d2h2sAs", "quads rank"),
        ("3s3d3c2h2s", "2c2d2hAsAd", "the trips of a full house before its pair"),
        ("3s3d3c5h5s", "3s3d3c4h4s", "then its pair"),
        ("AsAdKc2h2s", "KsKdQcQhAs", "the high pair first"),
        ("AsAd3c3h4s", "AcAh2c2hKs", "then the low pair"),
        ("AsAd3c3h5s", "AcAh3s3d4s", "then the single card"),
        ("3s3d2c4h5s", "2s2dAcKhQs", "the rank of the pair"),
        ("3s3dAc4h5s", "3c3hKcQhJs", "then the cards beside it from high to low"),
        ("2s3d4c5h6s", "As2d3c4h5s", "the ace counts as 1 in A-2-3-4-5"),
        ("TsJdQcKhAs", "9sTdJcQhKs", "the top card of a straight"),
        ("AsQs9s5s4s", "AhQh9h5h3h", "a flush card by card"),
        ("AsQd9s5s4s", "AhQh9d5h3h", "a high card card by card"),
        ("2c3c4c5c6c", "AsKsQsJs9s", "straight flush over flush"),
    ],
)
def test_rows_of_one_category_compare_by_rank(higher: str, lower: str, why: str) -> None:
    for ruleset in (MAUBINH_COM, BIGONE):
        assert greater(higher, lower, ruleset) == 1, why
        assert greater(lower, higher, ruleset) == -1, why


def test_suits_are_never_compared_without_the_suits_rule() -> None:
    assert greater("AsKsQsJs9s", "AhKhQhJh9h", MAUBINH_COM) == 0
    assert greater("AsKsQsJs9s", "AhKhQhJh9h", BIGONE) == 0


@pytest.mark.parametrize(
    ("higher", "lower", "why"),
    [
        ("Ah3h4h5h7h", "AsKsQsJs9s", "of two flushes the highest card decides alone: ace for ace, its suit"),
        ("Ah3d4c5s7s", "AsKdQcJh9s", "likewise of two high cards"),
        ("AhKs2d", "AdKhQh", "and in front"),
        ("5h6s7s8s9d", "5s6h7h8h9c", "a straight's top card's suit"),
        ("As2s3s4s5c", "Ah2h3h4h5s", "the top card of A-2-3-4-5 is the five"),
        ("9h9s8s7d2s", "9d9c8h7h2h", "the best-suited card of the pair"),
        ("9h9s3c", "9d9c3h", "also in front"),
        ("9d9sKs7d2s", "9h9cQh7h2h", "but the cards beside it come first"),
        ("9h9s8s8c2s", "9d9c8h8d2h", "of the higher pair"),
        ("Th9h8h7h6h", "Td9d8d7d6d", "two straight flushes of one rank by suit"),
    ],
)
def test_suits_break_ties_in_xet_chat(higher: str, lower: str, why: str) -> None:
    assert greater(higher, lower, XET_CHAT) == 1, why
    assert greater(lower, higher, XET_CHAT) == -1, why


def test_in_xet_chat_the_other_cards_of_a_flush_are_not_looked_at() -> None:
    assert greater("AdKdQdJd9d", "Ah3h4h5h7h", XET_CHAT) == -1
    assert greater("AdKdQdJd9d", "Ah3h4h5h7h", MAUBINH_COM) == 1


@pytest.mark.parametrize("ruleset", EVERY, ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize(
    ("five", "three", "sign"),
    [
        ("AsAd9c5h3s", "KsKdQc", 1),
        ("KsKd9c5h3s", "AsAd2c", -1),
        ("9s9dQc5h3s", "9c9hKd", -1),
        ("9s9dQc5h3s", "9c9hQd", 1),
        ("2s2d2c3h4s", "KsKdAc", 1),
        ("2s2d3c4h5s", "AsKdQc", 1),
        ("AsKdQcJh9s", "2s2d3c", -1),
        ("KsQdJc9h8s", "AsQcTd", -1),
        ("2s2d3c3h4s", "2c2h2s", -1),
        ("3s3d3c4h5s", "2c2h2s", 1),
    ],
)
def test_three_cards_against_five(five: str, three: str, sign: int, ruleset: Ruleset) -> None:
    assert greater(five, three, ruleset) == sign
    assert greater(three, five, ruleset) == -sign


def test_when_the_shorter_list_is_a_prefix_the_longer_is_greater() -> None:
    assert greater("AsKdQc5h3s", "AcKhQd", MAUBINH_COM) == 1
    assert greater("AsKdQc5h3s", "AcKhJd", MAUBINH_COM) == 1
    assert greater("AsKdTc5h3s", "AcKhJd", MAUBINH_COM) == -1


def test_across_sizes_in_xet_chat_a_high_card_is_its_highest_card() -> None:
    assert greater("AsKdQc5h3s", "Ac7h2d", XET_CHAT) == -1
    assert greater("AhKdQc5h3s", "AcKhJd", XET_CHAT) == 1


@given(ruleset=rulesets, cards=st.permutations(PACK))
def test_the_order_of_rows_is_total_and_blind_to_the_order_of_cards(
    ruleset: Ruleset, cards: list[Card]
) -> None:
    five, other, three = cards[:5], cards[5:10], cards[10:13]
    chain = sorted(
        (five, other, three),
        key=lambda row: sum(compare(row, each, ruleset) for each in (five, other, three)),
    )
    for lower, higher in ((chain[0], chain[1]), (chain[1], chain[2]), (chain[0], chain[2])):
        assert compare(lower, higher, ruleset) <= 0
        assert compare(higher, lower, ruleset) == -compare(lower, higher, ruleset)
    assert compare(five[::-1], five, ruleset) == 0
    assert category(five[::-1]) is category(five)


@given(cards=st.permutations(PACK))
def test_rows_of_different_players_are_never_equal_in_xet_chat(cards: list[Card]) -> None:
    assert compare(cards[:5], cards[5:10], XET_CHAT) != 0
    assert compare(cards[:3], cards[5:8], XET_CHAT) != 0


@given(cards=st.permutations(PACK))
def test_five_cards_are_ordered_as_an_independent_poker_evaluator_orders_them(cards: list[Card]) -> None:
    one, other = cards[:5], cards[5:10]
    left, right = (EVALUATOR.evaluate([], [TreysCard.new(str(card)) for card in row]) for row in (one, other))
    assert compare(one, other, MAUBINH_COM) == (left < right) - (left > right)  # there 1 is the best hand


EVALUATOR = Evaluator()


def test_a_setting_is_legal_when_its_rows_do_not_rise_towards_the_front() -> None:
    legal = rows("5s6d7c8h9s / 2s2d3c4h6h / AsKdQc")
    for ruleset in EVERY:
        assert not is_foul(legal, ruleset)


@pytest.mark.parametrize(
    "text",
    [
        "2s2d3c4h6h / 5s6d7c8h9s / AsKdQc",
        "5s6d7c8h9s / 3c4h6hJdKs / 2s2dQc",
        "5s6d7c8h9s / 2s2d3c4h6h / 3s3dQc",
    ],
)
def test_a_row_greater_than_the_one_behind_it_is_a_foul(text: str) -> None:
    for ruleset in EVERY:
        assert is_foul(rows(text), ruleset)


def test_equal_rows_are_a_foul_only_under_the_strict_order() -> None:
    equal = rows("5s6d7c8h9s / 5d6c7h8s9d / AsKdQc")
    assert not is_foul(equal, MAUBINH_COM)
    assert is_foul(equal, BIGONE)


def test_in_xet_chat_suits_decide_the_order_of_equal_ranks() -> None:
    assert is_foul(rows("5s6d7c8h9s / 5d6c7h8s9d / AsKdQc"), XET_CHAT)
    assert not is_foul(rows("5d6c7h8s9d / 5s6d7c8h9s / AsKdQc"), XET_CHAT)


def test_in_xet_chat_a_high_card_in_front_may_not_top_the_middle() -> None:
    assert is_foul(rows("5s6d7c8h9s / AsKdQcJh9d / Ah3d2c"), XET_CHAT)
    assert not is_foul(rows("5s6d7c8h9s / AhKdQcJh9d / As3d2c"), XET_CHAT)
