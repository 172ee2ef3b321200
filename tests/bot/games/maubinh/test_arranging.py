"""From taps to settings: nothing is lost, nothing is doubled, as much stays as can."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games.maubinh import arranging
from rules.cards import PACK
from rules.game import Illegal
from rules.maubinh.rows import ROWS, Cards, Setting

hands = st.permutations(PACK).map(lambda pack: tuple(sorted(pack[:13], reverse=True)))
fives = st.permutations(range(13)).map(lambda order: frozenset(order[:5]))


@st.composite
def settings_of(draw: st.DrawFn) -> tuple[Cards, Setting]:
    hand = draw(hands)
    order = draw(st.permutations(range(13)))
    return hand, arranging.place(hand, frozenset(order[:5]), frozenset(order[5:10]))


@given(st.sets(st.integers(0, 12)))
def test_positions_travel_as_a_mask_that_shows_no_card(chosen: set[int]) -> None:
    mask = arranging.mask(chosen)
    assert arranging.positions(mask) == chosen
    assert len(mask) <= 4
    assert mask.isdecimal()


@pytest.mark.parametrize("mask", ["", "x", "8192", "-1", "1f", "99999", "٣"])
def test_a_mask_that_is_none_is_a_lost_draft(mask: str) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        arranging.positions(mask)


@given(settings_of())
def test_a_setting_is_found_again_by_its_positions(drawn: tuple[Cards, Setting]) -> None:
    hand, setting = drawn
    back, middle, front = arranging.where(hand, setting)
    again = arranging.place(hand, back, middle)
    assert [set(row) for row in again] == [set(row) for row in setting]
    assert back | middle | front == arranging.ALL
    rows = arranging.rows_of(hand, setting)
    assert all(hand[at] in setting[row] for at, row in enumerate(rows))


@given(settings_of(), fives)
def test_another_back_keeps_what_can_be_kept(drawn: tuple[Cards, Setting], chosen: frozenset[int]) -> None:
    hand, setting = drawn
    changed = arranging.change_back(hand, setting, chosen)
    assert set(changed.back) == {hand[at] for at in chosen}
    assert set(changed.cards) == set(hand)
    assert set(setting.middle) - set(changed.back) <= set(changed.middle)
    assert set(setting.front) - set(changed.back) <= set(changed.front)


@given(settings_of())
def test_the_same_back_changes_nothing(drawn: tuple[Cards, Setting]) -> None:
    hand, setting = drawn
    same = arranging.change_back(hand, setting, arranging.where(hand, setting)[0])
    assert [set(row) for row in same] == [set(row) for row in setting]


@given(settings_of(), st.permutations(range(13)))
def test_a_swap_exchanges_two_cards_and_twice_is_none(drawn: tuple[Cards, Setting], order: list[int]) -> None:
    hand, setting = drawn
    pair = frozenset(order[:2])
    one, other = (arranging.rows_of(hand, setting)[at] for at in order[:2])
    if one is other:
        with pytest.raises(Illegal, match="same-row"):
            arranging.swap(hand, setting, pair)
        return
    swapped = arranging.swap(hand, setting, pair)
    assert hand[order[0]] in swapped[other]
    assert hand[order[1]] in swapped[one]
    assert set(swapped.cards) == set(hand)
    back = arranging.swap(hand, swapped, pair)
    assert all(set(back[row]) == set(setting[row]) for row in ROWS)


@pytest.mark.parametrize("values", [("1", "2"), ("1", "2", "3", "4", "5", "6"), ("1", "1", "2", "3", "4")])
def test_a_menu_gives_as_many_as_it_should(values: tuple[str, ...]) -> None:
    with pytest.raises(Illegal, match="choose-count"):
        arranging.chosen(values, 5)


@pytest.mark.parametrize(
    "values", [("13", "1", "2", "3", "4"), ("a", "1", "2", "3", "4"), ("-1", "1", "2", "3", "4")]
)
def test_a_menu_gives_positions(values: tuple[str, ...]) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        arranging.chosen(values, 5)
