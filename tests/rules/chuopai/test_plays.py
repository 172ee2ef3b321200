"""RULES.md section 3: patterns, families, plays and what beats what."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chuopai import PATTERNS, Family, Pattern, beats, by_family, classify, legal_plays
from rules.chuopai.patterns import PACK, heap, size, to_cards, within
from rules.game import Illegal
from tests.rules.chuopai.table import cards

CROWDED = [
    card
    for card in PACK
    if str(card) in {"6-6", "3-6", "4-5", "1-1", "2-6", "3-5", "1-3", "1-4", "1-2", "2-4"}
]


def hands(most: int) -> st.SearchStrategy[list[Pattern]]:
    """One to `most` cards of the pack, often of few patterns."""

    def drawn(pack: list[Pattern]) -> st.SearchStrategy[list[Pattern]]:
        chosen = st.lists(st.integers(0, len(pack) - 1), min_size=1, max_size=most, unique=True)
        return chosen.map(lambda at: [pack[each] for each in at])

    return st.one_of(drawn(list(PACK)), drawn(CROWDED))


def test_the_pack_is_four_copies_of_the_21_domino_patterns() -> None:
    assert len(PACK) == 84
    assert {str(card) for card in PACK} == {
        f"{low}-{high}" for high in range(1, 7) for low in range(1, high + 1)
    }
    assert all(PACK.count(pattern) == 4 for pattern in PATTERNS)


def test_families_from_high_to_low() -> None:
    told = {family: [str(pattern) for pattern in PATTERNS if pattern.family is family] for family in Family}
    assert told == {
        Family.LONG: ["6-6", "1-1", "4-4", "1-3", "3-3", "5-5", "2-2"],
        Family.YAO: ["1-5", "1-6", "5-6", "4-6"],
        Family.BLACK: ["3-6", "2-6", "3-5", "2-5", "2-3"],
        Family.RED: ["4-5", "3-4", "1-4", "1-2", "2-4"],
    }


@pytest.mark.parametrize(
    ("new", "current", "beaten"),
    [
        ("6-6", "1-1", True),
        ("2-2", "5-5", False),
        ("1-5", "4-6", True),
        ("1-5", "2-2", False),
        ("2-6", "3-5", False),
        ("3-5", "2-6", False),
        ("1-2", "2-4", False),
        ("2-6", "2-5", True),
        ("3-6 3-6", "2-6 2-6", True),
        ("3-6 3-6", "2-6", False),
        ("3-6", "3-6", False),
        ("6-6 3-6", "1-1 2-6", True),
        ("6-6 4-5", "1-3 1-4", True),
        ("6-6 3-6 4-5", "1-3 1-3 2-3", True),
        ("6-6 3-6", "1-1 2-6 2-6", False),
        ("1-1 2-6", "6-6 3-6", False),
        ("6-6 6-6 3-6", "6-6 3-6 3-6", False),
        ("6-6 6-6", "1-1 2-6", False),
        ("6-6 3-6", "1-1 1-1", False),
    ],
)
def test_what_beats_what(new: str, current: str, beaten: bool) -> None:
    assert beats(cards(new), cards(current)) is beaten


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("2-4", "set"),
        ("2-4 2-4 2-4 2-4", "set"),
        ("6-6 3-6", "heaven_nine"),
        ("6-6 6-6 4-5", "heaven_nine"),
        ("6-6 3-6 4-5", "heaven_nine"),
        ("1-1 2-6 3-5 3-5", "earth_eight"),
        ("4-4 2-5", "man_seven"),
        ("1-3 2-3 1-4", "harmony_five"),
        ("2-6 3-5", None),
        ("1-2 2-4", None),
        ("1-1 4-4", None),
        ("4-4 1-6", None),
        ("6-6 1-1", None),
        ("6-6 3-6 2-6", None),
        ("3-6 4-5", None),
        ("", None),
    ],
)
def test_kinds_of_plays(text: str, kind: str | None) -> None:
    play = classify(cards(text)[::-1])
    assert (None if play is None else play.kind.value) == kind


def test_a_special_combination_has_up_to_twelve_cards() -> None:
    play = classify(cards("6-6 3-6 4-5") * 4)
    assert play is not None
    assert (play.size, play.heads) == (12, 4)


def plain_legal(hand: list[Pattern], highest: list[Pattern] | None) -> list[tuple[Pattern, ...]]:
    """Every different choice of cards that is a play and beats `highest`: slow and literal."""
    choices = {
        tuple(sorted(chosen)) for number in range(1, len(hand) + 1) for chosen in combinations(hand, number)
    }
    found = [
        chosen
        for chosen in choices
        if classify(chosen) is not None and (highest is None or beats(chosen, highest))
    ]
    return sorted(found, key=lambda chosen: (len(chosen), [str(card) for card in chosen]))


@settings(max_examples=120, deadline=None)
@given(hands(9), st.one_of(st.none(), hands(6)))
def test_legal_plays_are_exactly_those_that_beat(hand: list[Pattern], other: list[Pattern] | None) -> None:
    highest = None if other is None else list(legal_plays(other)[-1].cards)
    assert [play.cards for play in legal_plays(hand, highest)] == plain_legal(hand, highest)


def test_what_is_no_play_cannot_be_answered() -> None:
    with pytest.raises(Illegal) as caught:
        legal_plays(cards("6-6"), cards("6-6 1-1"))
    assert caught.value.code == "not-a-play"


@given(hands(28), hands(12))
def test_heaps_count_as_lists_do(hand: list[Pattern], part: list[Pattern]) -> None:
    assert size(heap(hand)) == len(hand)
    assert list(to_cards(heap(hand))) == sorted(hand)
    assert within(heap(part), heap(hand)) is all(part.count(card) <= hand.count(card) for card in part)


def test_a_hand_can_be_sorted_as_the_book_lists() -> None:
    assert [str(card) for card in by_family(cards("2-4 1-2 6-6 3-6 1-5"))] == [
        "6-6",
        "1-5",
        "3-6",
        "1-2",
        "2-4",
    ]


def test_notation_goes_both_ways() -> None:
    for pattern in PATTERNS:
        assert Pattern.parse(str(pattern)) == pattern
    for wrong in ("3-1", "1-7", "13", ""):
        with pytest.raises(Illegal):
            Pattern.parse(wrong)
