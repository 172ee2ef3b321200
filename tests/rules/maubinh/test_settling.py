"""RULES 1.1, 1.2, 1.4, 1.6: who pays whom, how much and why."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import PACK
from rules.maubinh import ROWS, Category, Flaw, Hand, Instant, Row, Ruleset, Setting, Settlement, Why, settle
from rules.maubinh.house import house
from rules.maubinh.rulesets import Bonus
from rules.maubinh.settling import worst
from tests.rules.maubinh.helpers import BIGONE, EVERY, MAUBINH_COM, XET_CHAT, hand, rulesets, unset

# Settings that beat one another row by row and have no bonus and no instant win. Several may share cards: what is
# settled depends on the rows alone, and rows of one pack would hide the rule behind the arithmetic of suits.
STRONG = "As5s9sJs7s / KdQsJhTd9c / 8h8d4c"
MIDDLING = "8c7h6d5c4h / KsKh3c2h9d / 7c7d2s"
WEAK = "AdAcJcTs6h / QhQc5d4s3s / Ts8s6c"
FOUL = "QdTc8h5h2c / AhAdKd9h3d / 6s4d2d"
FULL_HOUSE_TWICE = "QsQdQhJsJd / 9s9d9c8s8h / 7s5d3c"
QUADS_IN_THE_BACK = "QsQdQcQh3d / KsKh5c2h9d / 7c6d2s"

# These win instantly.
DRAGON = "2s3d4c5h6s / 7d8c9hTsJd / QcKhAs"
DRAGON_SUITED = "2s3s4s5s6s / 7s8s9sTsJs / QsKsAs"
SIX_PAIRS = "AsAdKsKdQs / QdJsJdTsTd / 9s9d2h"
TRIPLE_QUADS = "AsAdAcAhQh / KsKdKcKh3h / QsQdQc"


def net(ruleset: Ruleset, *hands: Hand) -> tuple[int, ...]:
    return settle(hands, ruleset).net


def reasons(settlement: Settlement) -> Counter[Why]:
    return Counter(item.why for item in settlement.items if item.winner is not None)


# ---- rows ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [XET_CHAT, BIGONE], ids=lambda ruleset: ruleset.name)
def test_each_row_won_is_worth_one_stake(ruleset: Ruleset) -> None:
    assert net(ruleset, hand(STRONG), hand(MIDDLING)) == (3, -3)
    mixed = hand("8c7h6d5c4h / QhQc5d4s3s / 8h8d4c")
    assert net(ruleset, hand(MIDDLING), mixed) == (0, 0)


def test_equal_rows_draw() -> None:
    one = hand("8c7h6d5c4h / KsKh3c2h9d / 7c7d2s")
    same_ranks = hand("8d7s6c5h4c / KdKc3s2c9h / 7h7s2d")
    settlement = settle([one, same_ranks], MAUBINH_COM)
    assert settlement.net == (0, 0)
    assert [item.why for item in settlement.items] == [Why.EQUAL] * 3


def test_everybody_settles_with_everybody() -> None:
    settlement = settle([hand(STRONG), hand(MIDDLING), hand(WEAK)], XET_CHAT)
    assert settlement.net == (6, 0, -6)
    assert len(settlement.between(0, 1)) == len(settlement.between(1, 2)) == 3
    assert len(settlement.about(Row.BACK)) == 3


@pytest.mark.parametrize(
    ("row", "category", "stakes"),
    [
        (Row.FRONT, Category.TRIPS, 3),
        (Row.MIDDLE, Category.FULL_HOUSE, 2),
        (Row.BACK, Category.QUADS, 4),
        (Row.MIDDLE, Category.QUADS, 8),
        (Row.BACK, Category.STRAIGHT_FLUSH, 5),
        (Row.MIDDLE, Category.STRAIGHT_FLUSH, 10),
        (Row.BACK, Category.FULL_HOUSE, 1),
        (Row.FRONT, Category.PAIR, 1),
    ],
)
def test_the_row_bonuses_of_maubinh_com(row: Row, category: Category, stakes: int) -> None:
    assert MAUBINH_COM.value(row, category) == stakes


def test_a_bonus_is_the_whole_value_of_the_row_not_an_addition() -> None:
    settlement = settle([hand(QUADS_IN_THE_BACK), hand("8c7h6d5c4h / KsKh5c2h9d / 7c6d2s")], MAUBINH_COM)
    (back, *others) = settlement.items
    assert (back.winner, back.stakes, back.why, back.category) == (0, 4, Why.BONUS, Category.QUADS)
    assert all(item.why is Why.EQUAL for item in others)
    assert settlement.net == (4, -4)


def test_the_bonus_is_the_winners() -> None:
    higher = hand("KsKdKcKh3d / AsAh5c2h9d / 8c6d2s")
    settlement = settle([hand(QUADS_IN_THE_BACK), higher], MAUBINH_COM)
    assert [item.stakes for item in settlement.items if item.row] == [4, 1, 1]


def test_there_are_no_bonuses_elsewhere() -> None:
    for ruleset in (XET_CHAT, BIGONE):
        quads = settle([replace(hand(QUADS_IN_THE_BACK), declined=True), hand(WEAK)], ruleset)
        assert {item.stakes for item in quads.items if item.winner is not None} == {1}


# ---- worked values of RULES 1.6 ------------------------------------------------------------------------------------


def test_worked_a_full_house_in_the_middle_counts_two_and_a_lost_front_one() -> None:
    assert net(MAUBINH_COM, hand(FULL_HOUSE_TWICE), hand("AsAhTc8c6d / KsKh5c2h9d / 4c4d2s")) == (2, -2)


def test_worked_three_plain_rows_and_the_collapse_are_five() -> None:
    assert net(MAUBINH_COM, hand(STRONG), hand(MIDDLING)) == (5, -5)


def test_worked_a_sweep_of_three_players() -> None:
    sweeper = hand("As5s9sJs7s / KdQsJhTd9c / 8h8d8c")
    settlement = settle([sweeper, hand(MIDDLING), hand(WEAK)], MAUBINH_COM)
    assert settlement.net == (22, -5, -17)
    assert settlement.sweeper == 0
    assert settlement.collapsed == (2,)


def test_worked_two_instant_winners_of_bigone_draw() -> None:
    quads = "9s9d9c9h2s / 3d4s7d7hJc / JdKcQd"
    flushes = "AsKsQs7s3s / AhJh8h6h2h / AdTd4d"
    settlement = settle([hand(quads), hand(flushes)], BIGONE)
    assert settlement.instants == (Instant.QUADS, Instant.THREE_FLUSHES)
    assert settlement.net == (0, 0)


# ---- foul ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ruleset", [XET_CHAT, BIGONE], ids=lambda ruleset: ruleset.name)
def test_a_fouled_player_loses_all_three_rows_to_everybody_who_has_not_fouled(ruleset: Ruleset) -> None:
    settlement = settle([hand(FOUL), hand(WEAK), hand(MIDDLING)], ruleset)
    assert settlement.fouls == (True, False, False)
    assert [item.why for item in settlement.between(0, 1)] == [Why.FOUL] * 3
    assert settlement.net == (-6, 0, 6)


def test_a_foul_costs_the_value_that_the_opponents_rows_have() -> None:
    assert net(MAUBINH_COM, hand(FOUL), hand(FULL_HOUSE_TWICE)) == (-(1 + 2 + 1 + 2), 6)


def test_two_fouled_players_draw() -> None:
    for ruleset in EVERY:
        settlement = settle([hand(FOUL), unset(FOUL.replace(" / ", ""))], ruleset)
        assert settlement.net == (0, 0)
        assert settlement.flaws == (Flaw.ORDER, Flaw.UNSET)
        assert settlement.collapsed == ()


def test_nothing_saved_is_a_foul() -> None:
    settlement = settle([unset(STRONG.replace("/", "")), hand(WEAK)], XET_CHAT)
    assert settlement.net == (-3, 3)
    assert settlement.flaws == (Flaw.UNSET, None)
    assert settlement.categories[0] is None


def test_late_is_a_foul_whatever_was_saved_but_an_instant_win_is_still_one() -> None:
    settlement = settle([hand(STRONG, late=True), hand(WEAK)], BIGONE)
    assert settlement.net == (-3, 3)
    assert settlement.flaws == (Flaw.LATE, None)
    quads = hand("9s9d9c9h2s / 3d4s7d7hJc / JdKcQd", late=True)
    assert net(BIGONE, quads, hand(WEAK)) == (6, -6)


# ---- leaving -------------------------------------------------------------------------------------------------------


def test_a_leaver_has_fouled_and_his_instant_win_is_void() -> None:
    settlement = settle([hand(SIX_PAIRS, left=True), hand(MIDDLING), hand(WEAK)], MAUBINH_COM)
    assert settlement.instants == (None, None, None)
    assert settlement.flaws == (Flaw.LEFT, None, None)
    assert settlement.collapsed == (0,)
    assert settlement.sweeper == 1
    assert settlement.net == (-8 - 5, 8 + 6, 5 - 6)


def test_a_leaver_pays_instant_winners() -> None:
    settlement = settle([hand(SIX_PAIRS), hand(MIDDLING, left=True), hand(WEAK)], MAUBINH_COM)
    assert settlement.between(0, 1)[0].stakes == 9
    assert settlement.net == (18, -9 - 3, -9 + 3)


def test_when_everybody_has_left_nobody_pays() -> None:
    for ruleset in EVERY:
        assert net(ruleset, hand(STRONG, left=True), hand(WEAK, left=True)) == (0, 0)


def test_the_last_one_to_stay_is_paid_as_against_fouled_players_bonuses_and_sweep_included() -> None:
    settlement = settle([hand(WEAK, left=True), hand(FULL_HOUSE_TWICE), hand(STRONG, left=True)], MAUBINH_COM)
    assert settlement.net == (-10, 20, -10)  # (1 + 2 + 1) doubled, and 2 for the collapse
    assert settlement.sweeper == 1
    assert settlement.collapsed == (0, 2)


@pytest.mark.parametrize(
    "stays",
    [hand("QdTc8h5h2c / AhAdAcKdKh / 6s4d2d"), unset(STRONG.replace("/", ""))],
    ids=["foul", "nothing saved"],
)
def test_the_last_one_to_stay_without_a_legal_setting_gets_one_stake_a_row_and_the_collapse(
    stays: Hand,
) -> None:
    settlement = settle([hand(WEAK, left=True), stays, hand(STRONG, left=True)], MAUBINH_COM)
    assert settlement.net == (-5, 10, -5)
    assert settlement.fouls == (True, False, True), "he counts as legal whatever it is"
    assert settlement.sweeper is None
    assert settlement.collapsed == (0, 2)


def test_the_last_one_to_stay_in_a_match_of_two() -> None:
    assert net(MAUBINH_COM, hand(FULL_HOUSE_TWICE), hand(STRONG, left=True)) == (6, -6)
    assert net(MAUBINH_COM, hand(FOUL), hand(STRONG, left=True)) == (5, -5)
    assert net(XET_CHAT, hand(FOUL), hand(STRONG, left=True)) == (3, -3)


def test_an_instant_win_of_the_last_one_to_stay_pays_instead_of_all_this() -> None:
    settlement = settle([hand(SIX_PAIRS), hand(STRONG, left=True), hand(STRONG, left=True)], MAUBINH_COM)
    assert settlement.net == (18, -9, -9)
    assert reasons(settlement) == {Why.INSTANT: 2}


# ---- instant wins --------------------------------------------------------------------------------------------------


def test_an_instant_winner_takes_his_stakes_from_fouled_and_legal_alike_and_no_rows_are_compared_with_him() -> (
    None
):
    settlement = settle([hand(DRAGON), hand(FOUL), hand(WEAK)], MAUBINH_COM)
    assert settlement.net == (78, -39 - 3, -39 + 3)
    assert [item.why for item in settlement.between(0, 1)] == [Why.INSTANT]


def test_ordinary_players_still_settle_among_themselves_with_their_bonuses() -> None:
    settlement = settle([hand(DRAGON), hand(FULL_HOUSE_TWICE), hand(WEAK)], MAUBINH_COM)
    assert settlement.between(1, 2)[1].stakes == 2
    assert [item.why for item in settlement.between(1, 2)] == [Why.PLAIN, Why.BONUS, Why.PLAIN]


def test_neither_collapse_nor_sweep_beside_a_valid_instant_win() -> None:
    settlement = settle([hand(DRAGON), hand(STRONG), hand(MIDDLING), hand(FOUL)], MAUBINH_COM)
    assert (settlement.collapsed, settlement.sweeper) == ((), None)
    assert settlement.net == (117, -39 + 6, -39 - 3 + 3, -39 - 6)


@pytest.mark.parametrize(
    "void", [hand(DRAGON, left=True), hand("2s7d9hTsJd / 3d4c5h6s8c / QcKhAs", declined=True)]
)
def test_a_leavers_or_a_declined_instant_win_does_not_count_as_one(void: Hand) -> None:
    settlement = settle([void, hand(STRONG), hand(MIDDLING)], MAUBINH_COM)
    assert settlement.instants == (None, None, None)
    assert settlement.sweeper == 1
    assert settlement.collapsed == (0,)


def test_three_quads_declined_are_worth_more_as_rows() -> None:
    assert net(MAUBINH_COM, hand(TRIPLE_QUADS), hand(WEAK), hand(WEAK)) == (18, -9, -9)
    declined = settle([hand(TRIPLE_QUADS, declined=True), hand(MIDDLING), hand(WEAK)], MAUBINH_COM)
    assert declined.net == (30 + 32, -30 + 5, -32 - 5)  # (4 + 8 + 3) doubled; the last one pays 2 more


def test_the_stronger_kind_wins_its_own_stakes() -> None:
    for ruleset in (MAUBINH_COM, XET_CHAT):
        assert net(ruleset, hand(SIX_PAIRS), hand(DRAGON)) == (-39, 39)
        assert net(ruleset, hand(DRAGON_SUITED), hand(DRAGON)) == (78, -78)


def test_of_one_kind_the_winner_takes_that_kinds_stakes() -> None:
    lower = hand("7s7d6s6d5s / 5d4s4d3s3d / 2s2dTh")
    assert net(MAUBINH_COM, hand(SIX_PAIRS), lower) == (9, -9)
    draw = settle([hand(DRAGON), hand(DRAGON)], MAUBINH_COM)
    assert draw.net == (0, 0)
    assert [item.why for item in draw.items] == [Why.INSTANT]


def test_the_foul_flag_of_an_instant_winner_is_that_of_his_setting_and_affects_nothing() -> None:
    fouled = hand("9s9d2hTsTd / QdJsJdQsKd / AsAdKs")
    settlement = settle([fouled, hand(WEAK)], MAUBINH_COM)
    assert settlement.fouls == (True, False)
    assert settlement.net == (9, -9)


@pytest.mark.parametrize(
    ("ruleset", "stakes"),
    [
        (MAUBINH_COM, [78, 39, 18, 9, 9, 9]),
        (XET_CHAT, [78, 39, 18, 9, 9, 9, 6, 6]),
        (BIGONE, [6] * 8),
    ],
)
def test_the_stakes_of_instant_wins(ruleset: Ruleset, stakes: list[int]) -> None:
    assert [ruleset.instant_stakes(win.kind) for win in ruleset.instants] == stakes
    with pytest.raises(KeyError):
        replace(ruleset, instants=()).instant_stakes(Instant.DRAGON)


# ---- collapse and sweep (RULES 1.4) --------------------------------------------------------------------------------


def test_a_legal_player_collapses_only_when_he_loses_every_row_to_everybody() -> None:
    settlement = settle([hand(STRONG), hand(MIDDLING), hand(WEAK)], MAUBINH_COM)
    assert settlement.collapsed == (2,)
    assert reasons(settlement)[Why.COLLAPSE] == 2
    one_draw = settle([hand(MIDDLING), hand("8d7s6c5h4c / QhQc5d4s3s / Ts8s6c")], MAUBINH_COM)
    assert one_draw.collapsed == ()
    assert one_draw.net == (2, -2)


def test_nobody_legal_collapses_beside_a_fouled_player() -> None:
    settlement = settle([hand(STRONG), hand(WEAK), hand(FOUL)], MAUBINH_COM)
    assert settlement.collapsed == (2,)


def test_a_fouled_player_pays_the_collapse_to_each_legal_opponent() -> None:
    settlement = settle([hand(FOUL), hand(WEAK), hand(FOUL), hand(FOUL, left=True)], MAUBINH_COM)
    assert settlement.collapsed == (0, 2, 3)
    assert [item.winner for item in settlement.items if item.why is Why.COLLAPSE] == [1, 1, 1]


def test_there_is_no_sweep_between_two_but_leavers_count_as_dealt_in() -> None:
    assert settle([hand(STRONG), hand(WEAK)], MAUBINH_COM).sweeper is None
    assert settle([hand(STRONG), hand(WEAK), hand(STRONG, left=True)], MAUBINH_COM).sweeper == 0


def test_a_sweep_doubles_the_rows_but_not_the_collapse() -> None:
    settlement = settle([hand(STRONG), hand(FOUL), hand(FOUL)], MAUBINH_COM)
    assert settlement.net == (2 * (6 + 2), -8, -8)
    sweeps = [item for item in settlement.items if item.why is Why.SWEEP]
    assert [(item.winner, item.stakes) for item in sweeps] == [(0, 3), (0, 3)]


def test_one_drawn_row_is_no_sweep() -> None:
    draws_front = hand("8c7h6d5c4h / KsKh3c2h9d / 8c8s4d")
    assert settle([hand(STRONG), draws_front, hand(WEAK)], MAUBINH_COM).sweeper is None


def test_neither_exists_in_the_other_rulesets() -> None:
    for ruleset in (XET_CHAT, BIGONE):
        settlement = settle([hand(STRONG), hand(WEAK), hand(FOUL)], ruleset)
        assert (settlement.collapsed, settlement.sweeper) == ((), None)
        assert set(reasons(settlement)) <= {Why.PLAIN, Why.FOUL}


def test_a_house_may_have_other_stakes_for_them() -> None:
    ruleset = house("maubinh.com", {"collapse": 5, "sweep": 3})
    settlement = settle([hand(STRONG), hand(MIDDLING), hand(WEAK)], ruleset)
    assert settlement.net == (9 + 9 + 5, -9 + 3 + 5, -9 - 3 - 10)


# ---- how it is told ------------------------------------------------------------------------------------------------


def test_the_result_has_a_line_for_each_row_with_row_and_category() -> None:
    result = settle([hand(FULL_HOUSE_TWICE), hand(WEAK)], MAUBINH_COM).result
    assert [
        (line.payer, line.payee, line.stakes, line.reason, dict(line.facts)) for line in result.lines
    ] == [
        (1, 0, 1, "row", {"row": "back", "category": "full_house"}),
        (1, 0, 2, "bonus", {"row": "middle", "category": "full_house"}),
        (0, 1, 1, "row", {"row": "front", "category": "high_card"}),
    ]


def test_the_other_lines_say_what_was_done_wrong_or_which_hand_won() -> None:
    foul = settle([hand(FOUL, left=True), hand(WEAK), hand(MIDDLING)], MAUBINH_COM)
    assert {(line.reason, line.facts.get("flaw")) for line in foul.result.lines if line.payer == 0} == {
        ("foul", "left"),
        ("collapse", "left"),
        ("sweep", None),
    }
    (line,) = settle([hand(DRAGON), hand(WEAK)], MAUBINH_COM).result.lines
    assert (line.reason, dict(line.facts)) == ("instant", {"kind": "dragon"})


def test_running_totals_follow_the_reveal() -> None:
    settlement = settle([hand(DRAGON), hand(FULL_HOUSE_TWICE), hand(WEAK)], MAUBINH_COM)
    assert settlement.after([]) == (78, -39, -39)
    assert settlement.after([Row.BACK]) == (78, -38, -40)
    assert settlement.after(ROWS[:2]) == (78, -36, -42)


def test_a_draw_is_an_item_but_no_line() -> None:
    settlement = settle([hand(MIDDLING), hand(MIDDLING)], MAUBINH_COM)
    assert settlement.result.lines == ()
    assert settlement.items[0].loser is None
    with pytest.raises(ValueError, match="draw"):
        _ = settlement.items[0].line


def test_a_hand_has_thirteen_cards() -> None:
    with pytest.raises(ValueError, match="thirteen"):
        settle([Hand(PACK[:12]), Hand(PACK[13:26])], MAUBINH_COM)


# ---- laws ----------------------------------------------------------------------------------------------------------


ROWS_ONLY = house("maubinh.com", {"instants": []})
STEEP = house(
    "xet-chat", {"instants": [["quads", 7]], "sweep": 4, "collapse": 3, "bonuses": {"back high_card": 9}}
)


@st.composite
def tables(draw: st.DrawFn) -> tuple[Ruleset, list[Hand]]:
    """Hands of one pack, set well, badly or not at all, some of whom have left or declined."""
    ruleset = draw(st.one_of(rulesets, st.sampled_from([ROWS_ONLY, STEEP])))
    seats = draw(st.integers(2, 4))
    pack = (
        list(PACK) if draw(st.booleans()) else sorted(PACK)
    )  # suit by suit or rank by rank: instant wins, bonuses
    for _ in range(draw(st.sampled_from([0, 2, 6, 20, 40]))):
        one, other = draw(st.integers(0, 51)), draw(st.integers(0, 51))
        pack[one], pack[other] = pack[other], pack[one]
    hands = []
    for seat in range(seats):
        cards = tuple(pack[13 * seat : 13 * seat + 13])
        saved = Setting.of(cards) if draw(st.integers(0, 9)) else None
        flags = {name: draw(st.integers(0, 4)) == 0 for name in ("left", "declined", "late")}
        hands.append(Hand(cards, saved, **flags))
    return ruleset, hands


@given(tables())
def test_a_settlement_sums_to_nothing_and_nobody_loses_more_than_the_worst(
    table: tuple[Ruleset, list[Hand]],
) -> None:
    ruleset, hands = table
    settlement = settle(hands, ruleset)
    assert sum(settlement.net) == 0
    assert min(settlement.net) >= -worst(ruleset, len(hands))
    assert settlement.result.net == settlement.net
    assert all(item.stakes > 0 for item in settlement.items if item.winner is not None)
    assert all(item.stakes == 0 for item in settlement.items if item.winner is None)


@given(tables())
def test_it_does_not_matter_who_sits_where(table: tuple[Ruleset, list[Hand]]) -> None:
    ruleset, hands = table
    here, turned = settle(hands, ruleset), settle(hands[1:] + hands[:1], ruleset)
    assert turned.net == here.net[1:] + here.net[:1]
    assert turned.flaws == here.flaws[1:] + here.flaws[:1]


SPADES = "7s8s9sTsJs / 2s3s4s5s6s / QsQdQc"


def test_the_worst_of_each_ruleset_can_happen() -> None:
    dragons = [hand(DRAGON_SUITED.replace("s", suit)) for suit in "cdh"]
    assert net(MAUBINH_COM, hand(DRAGON_SUITED, left=True), *dragons)[0] == -worst(MAUBINH_COM, 4) == -3 * 78
    assert net(XET_CHAT, hand(WEAK), *dragons[:2])[0] == -worst(XET_CHAT, 3) == -2 * 78
    quads = hand("9s9d9c9h2s / 3d4s7d7hJc / JdKcQd")
    assert net(BIGONE, hand(WEAK), quads, quads, quads)[0] == -worst(BIGONE, 4) == -18


def test_without_instant_wins_the_worst_is_a_sweep_of_the_dearest_rows_and_the_collapse() -> None:
    ruleset = house("maubinh.com", {"instants": []})
    assert worst(ruleset, 2) == 5 + 10 + 3 + 2
    assert worst(ruleset, 4) == 3 * 20 + 18
    assert net(ruleset, hand(FOUL), hand(SPADES)) == (-20, 20)


def test_the_dearest_rows_are_looked_for_among_legal_settings() -> None:
    upside_down = replace(
        MAUBINH_COM,
        instants=(),
        collapse=0,
        bonuses=(Bonus(Row.BACK, Category.PAIR, 50), Bonus(Row.MIDDLE, Category.QUADS, 40)),
    )
    assert worst(upside_down, 2) == 50 + 1 + 1
