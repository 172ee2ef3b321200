"""RULES.md section 2, "Plays", and the generator of legal plays against brute force."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import Card, Rank, parse_cards
from rules.game import Illegal
from rules.tienlen import MIEN_BAC, MIEN_NAM, Ruleset, beats, classify, legal_plays
from tests.rules.tienlen.strategies import hands


def kind(text: str) -> str | None:
    play = classify(parse_cards(text))
    return None if play is None else play.kind.value


@pytest.mark.parametrize(
    ("cards", "expected"),
    [
        ("3s", "single"),
        ("2h", "single"),
        ("7s7h", "pair"),
        ("2s2h", "pair"),
        ("KsKcKd", "triple"),
        ("AsAcAdAh", "quad"),
        ("3s4h5d", "straight"),
        ("QsKhAd", "straight"),
        ("3s4s5s6s7s8s9sTsJsQsKsAs", "straight"),
        ("3s3h4s4h5s5h", "three_pairs"),
        ("JsJhQsQhKsKhAsAh", "four_pairs"),
    ],
)
def test_the_seven_kinds(cards: str, expected: str) -> None:
    assert kind(cards) == expected
    assert kind(cards[-2:] + cards[:-2]) == expected


@pytest.mark.parametrize(
    "cards",
    [
        "3s4s",  # two of a straight
        "3s5s",
        "3s4s6s",
        "As2s3s",  # a 2 is in no straight
        "KsAs2s",
        "2s2c2d",  # nor in a triple,
        "2s2c2d2h",  # a quad,
        "KsKhAsAh2s2h",  # or consecutive pairs
        "3s3h4s4h",  # two pairs
        "3s3h4s4h6s6h",
        "3s3h4s4h5s5h6s6h7s7h",  # five pairs are no play
        "3s3h3d4s4h4d",
        "3s3h4s5s",
        "",
    ],
)
def test_anything_else_is_no_play(cards: str) -> None:
    assert kind(cards) is None


def test_a_card_cannot_be_laid_twice() -> None:
    with pytest.raises(Illegal) as caught:
        classify(parse_cards("7h7h"))
    assert caught.value.code == "card-twice"


def plain_legal(hand: list[Card], current: list[Card] | None, ruleset: Ruleset) -> set[frozenset[Card]]:
    """Every subset that is a play, beats `current` and does not end on a 2: slow and literal."""
    found = set()
    for size in range(1, len(hand) + 1):
        for cards in combinations(hand, size):
            if size == len(hand) and any(card.rank is Rank.TWO for card in cards):
                continue
            if classify(cards) is not None and (current is None or beats(cards, current, ruleset)):
                found.add(frozenset(cards))
    return found


def table_order(card: Card) -> tuple[int, int]:
    return ((card.rank - 3) % 13, card.suit)


@settings(max_examples=120, deadline=None)
@given(hands(10), st.sampled_from([MIEN_BAC, MIEN_NAM]))
def test_a_leader_may_lay_exactly_the_plays_of_his_hand(hand: list[Card], ruleset: Ruleset) -> None:
    found = [play.cards for play in legal_plays(hand, None, ruleset)]
    assert {frozenset(cards) for cards in found} == plain_legal(hand, None, ruleset)
    assert found == sorted(found, key=lambda cards: (len(cards), [table_order(card) for card in cards]))
    assert len(set(found)) == len(found)


@settings(max_examples=250, deadline=None)
@given(hands(10), hands(8), st.sampled_from([MIEN_BAC, MIEN_NAM]), st.randoms(use_true_random=False))
def test_what_may_be_laid_on_a_play_is_exactly_what_beats_it(
    hand: list[Card], other: list[Card], ruleset: Ruleset, dice: object
) -> None:
    plays = legal_plays(other)
    if not plays:
        return
    current = max(plays, key=lambda play: (play.bomb, play.of_twos, play.size))
    found = {frozenset(play.cards) for play in legal_plays(hand, current.cards, ruleset)}
    assert found == plain_legal(hand, list(current.cards), ruleset)


def test_the_only_card_a_two_cannot_be_led() -> None:
    assert legal_plays(parse_cards("2h")) == ()
    assert legal_plays(parse_cards("2h"), parse_cards("3s")) == ()


def test_two_twos_are_led_one_by_one() -> None:
    assert [play.cards for play in legal_plays(parse_cards("2s2h"))] == [
        parse_cards("2s"),
        parse_cards("2h"),
    ]
