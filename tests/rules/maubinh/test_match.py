"""RULES 1.1 and 1.2: the course of a match, from the deal to the result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rules.cards import PACK, parse_cards
from rules.game import Deal, Illegal, Unreadable, Wait
from rules.maubinh import GAME, RULESETS, Flaw, Hand, Instant, Row, Ruleset, Setting, settle
from rules.maubinh.house import house
from tests.rules.maubinh.helpers import BIGONE, EVERY, MAUBINH_COM, XET_CHAT, Match, shuffled

# Hands of one pack, legal as written and without an instant win in any ruleset. STRONG beats the others in every row.
STRONG = "As5s9sJs7s / KdQsJhTd9c / 8h8d4c"
MIDDLING = "8c7h6d5c4h / KsKh3c2h9d / 7c7d2s"
WEAK = "AdAcJcTs6h / QhQc5d4s3s / Th8s6c"
# Hands that win instantly in maubinh.com.
SIX_PAIRS = "AsAdKsKdQs / QdJsJdTsTd / 9s9d2h"
SIX_PAIRS_TOO = "8s8d7s7d6s / 6d5s5d4s4d / 3s3d2c"
BESIDE = "AcKcQhJhTc / 9c9h4c4h2s / 8c8h3c"
BESIDE_TOO = "AhKhQcJcTh / 7c7h5c5h2d / 6c6h3h"


def refused(match: Match, seat: int | None, text: str) -> Illegal:
    """The refusal of an action; nothing has changed."""
    before = match.state
    with pytest.raises(Illegal) as caught:
        match.does(seat, text)
    assert match.state == before
    return caught.value


def test_the_hands_of_this_file_are_what_they_say() -> None:
    for ruleset in EVERY:
        match = Match(ruleset, STRONG, MIDDLING, WEAK)
        assert [player.pattern for player in match.state.players] == [None] * 3
        assert settle([Hand.of(setting) for setting in match.written], ruleset).net[0] > 0
    match = Match(MAUBINH_COM, SIX_PAIRS, SIX_PAIRS_TOO, BESIDE, BESIDE_TOO)
    assert [player.pattern for player in match.state.players] == [
        Instant.SIX_PAIRS,
        Instant.SIX_PAIRS,
        None,
        None,
    ]


# ---- the deal ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_to_four_players_get_thirteen_cards_each_of_one_pack(seats: int) -> None:
    state = GAME.start(MAUBINH_COM, seats, Deal(shuffled(1))).state
    dealt = [card for player in state.players for card in player.cards]
    assert [len(player.cards) for player in state.players] == [13] * seats
    assert len(set(dealt)) == 13 * seats


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_no_other_number_is_dealt_in(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(MAUBINH_COM, seats, Deal(PACK))
    assert caught.value.code == "bad-seats"


def test_only_xet_chat_waits_until_all_seated_are_ready() -> None:
    assert [GAME.all_ready(ruleset) for ruleset in EVERY] == [False, True, False]


@pytest.mark.parametrize("ruleset", EVERY, ids=lambda ruleset: ruleset.name)
def test_players_have_ninety_seconds_from_the_deal(ruleset: Ruleset) -> None:
    match = Match(ruleset, STRONG, MIDDLING)
    assert GAME.wait(match.state) == Wait("setting", 0, 90)
    match.done(0)
    assert GAME.wait(match.state) == Wait("setting", 0, 90), "the same deadline"


# ---- setting -------------------------------------------------------------------------------------------------------


def test_every_setting_sent_is_saved_and_the_last_one_counts() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).sets(0)
    other = "KdQsJhTd9c As5s9sJs7s 8h8d4c".replace(" ", "")
    match.does(0, f"set {other}")
    assert match.state.players[0].setting == Setting.parse(other)


def test_done_says_that_the_saved_setting_is_final_but_it_may_be_changed_until_the_showdown() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(0)
    foul = "KdQsJhTd9c As5s9sJs7s 8h8d4c".replace(" ", "")
    match.does(0, f"set {foul}")
    assert match.state.players[0].done, "he stays done"
    match.done(1)
    assert match.at_showdown
    assert match.net == (-5, 5), "the last one saved counts, here a foul"


def test_done_can_be_taken_back() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(0).does(0, "undone").done(1)
    assert not match.at_showdown
    assert GAME.to_act(match.state) == {0}
    assert match.does(0, "done").at_showdown


def test_a_foul_may_be_saved_and_played() -> None:
    match = Match(MAUBINH_COM, "KdQsJhTd9c / As5s9sJs7s / 8h8d4c", MIDDLING).done(0, 1)
    assert match.net == (-5, 5)


@pytest.mark.parametrize(
    ("text", "code", "card"),
    [
        ("set 2hAs5s9sJs7sKdQsJhTd9c8h8d", "not-your-card", "2h"),
        ("set AsAs9sJs7sKdQsJhTd9c8h8d4c", "card-twice", "As"),
    ],
)
def test_a_setting_is_exactly_the_thirteen_cards_held(text: str, code: str, card: str) -> None:
    refusal = refused(Match(MAUBINH_COM, STRONG, MIDDLING), 0, text)
    assert refusal.code == code
    assert str(refusal.facts["card"]) == card


@pytest.mark.parametrize(
    ("seat", "text", "code"),
    [
        (0, "done", "nothing-saved"),
        (0, "undone", "not-done"),
        (0, "decline", "no-instant-win"),
        (0, "claim", "no-instant-win"),
        (0, "reveal", "dealer-only"),
        (None, "done", "not-for-dealer"),
        (None, "reveal", "still-setting"),
        (2, "leave", "no-such-seat"),
        (-1, "leave", "no-such-seat"),
        (0, "timeout As5s9sJs7sKdQsJhTd9c8h8d4c", "bad-timeout"),
    ],
)
def test_what_is_refused_while_the_cards_are_set(seat: int | None, text: str, code: str) -> None:
    assert refused(Match(MAUBINH_COM, STRONG, MIDDLING), seat, text).code == code


def test_done_twice_is_refused() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(0)
    assert refused(match, 0, "done").code == "already-done"
    assert refused(match, 0, "timeout").code == "already-done"


# ---- the showdown --------------------------------------------------------------------------------------------------


def test_the_showdown_comes_as_soon_as_everyone_is_done() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).done(0, 2)
    assert not match.at_showdown
    assert GAME.to_act(match.state) == {1}
    match.done(1)
    assert match.at_showdown
    assert GAME.to_act(match.state) == frozenset()


def test_leavers_count_as_done() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).done(0, 2).does(1, "leave")
    assert match.at_showdown
    assert match.codes[-2:] == ["left", "showdown"]


def test_instant_winners_count_as_done() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO)
    assert GAME.to_act(match.state) == {0, 1, 2}, "but that nobody may see"
    match.done(1, 2)
    assert match.at_showdown
    assert match.state.settlement is not None
    assert match.state.settlement.instants[0] is Instant.SIX_PAIRS


def test_at_the_deadline_the_last_saved_setting_counts_and_none_saved_is_a_foul() -> None:
    for ruleset, collapse in ((MAUBINH_COM, 2), (XET_CHAT, 0)):
        saved = Match(ruleset, WEAK, MIDDLING, STRONG).sets(0, 1).does(2, "leave").times_out()
        assert saved.at_showdown
        assert saved.state.settlement is not None
        assert saved.state.settlement.flaws == (None, None, Flaw.LEFT)
        none = Match(ruleset, STRONG, MIDDLING).sets(1).times_out()
        assert none.net == (-3 - collapse, 3 + collapse)


def test_at_the_deadline_of_bigone_it_is_a_foul_saved_or_not() -> None:
    match = Match(BIGONE, STRONG, MIDDLING).sets(0).done(1).times_out()
    assert match.net == (-3, 3)
    assert match.state.settlement is not None
    assert match.state.settlement.flaws == (Flaw.LATE, None)


def test_at_the_deadline_of_bigone_an_instant_win_is_still_one() -> None:
    quads = "9s9d9c9h2s / 3d4s7d7hJc / JdKcQd"
    match = Match(BIGONE, quads, "AdAcKsTs6h / QhQc5d4h3s / Th8s6c").done(1).times_out()
    assert match.net == (6, -6)


def test_a_house_may_let_the_computer_set_the_cards_at_the_deadline() -> None:
    match = Match(house("maubinh.com", {"on_timeout": "auto"}), STRONG, MIDDLING).done(1)
    timeout = GAME.format(GAME.default(match.state, 0))
    assert timeout.startswith("timeout ")
    assert refused(match, 0, "timeout").code == "bad-timeout"
    match.does(0, timeout)
    assert match.state.settlement is not None
    assert match.state.settlement.flaws == (None, None)
    assert f"timeout {match.state.players[0].setting}" == timeout


def test_the_computer_leaves_a_legal_saved_setting_alone_but_not_a_foul() -> None:
    auto = house("maubinh.com", {"on_timeout": "auto"})
    legal = "KdQsJhTd9cAs8h8d7s5s9sJs4c"
    match = Match(auto, STRONG, MIDDLING).does(0, f"set {legal}")
    assert GAME.format(GAME.default(match.state, 0)) == f"timeout {legal}"
    foul = "As8h8d7s5sKdQsJhTd9c9sJs4c"
    match.does(0, f"set {foul}").times_out()
    assert match.state.settlement is not None
    assert match.state.settlement.flaws == (None, None)


def test_whose_time_is_up_can_only_leave() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).sets(0).does(0, "timeout")
    assert GAME.to_act(match.state) == {1}
    for text in ("done", "undone", "decline", f"set {match.written[0]}", "timeout"):
        assert refused(match, 0, text).code == "time-is-up"
    assert GAME.choices(match.state, 0) == ()
    match.does(0, "leave").done(1)
    assert match.net == (-5, 5)


# ---- instant wins --------------------------------------------------------------------------------------------------


def test_an_instant_winner_need_not_arrange() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).does(0, "done")
    assert match.at_showdown
    assert match.net == (9, -9)


def test_who_declines_is_an_ordinary_player_and_may_claim_again() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).does(0, "decline")
    assert refused(match, 0, "decline").code == "already-declined"
    assert refused(match, 0, "done").code == "nothing-saved"
    match.does(0, "claim")
    assert refused(match, 0, "claim").code == "not-declined"
    assert match.does(0, "done").net == (9, -9)


def test_declining_after_done_needs_a_setting_to_stay_done() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO).does(0, "done", "decline")
    assert GAME.to_act(match.state) == {0, 1, 2}
    match.done(0).does(0, "claim", "decline")
    assert GAME.to_act(match.state) == {1, 2}
    match.done(1, 2)
    assert match.state.settlement is not None
    assert match.state.settlement.instants == (None, None, None)


def test_when_at_most_one_lacks_an_instant_win_only_the_winners_are_waited_for() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, SIX_PAIRS_TOO, BESIDE).does(0, "done")
    assert not match.at_showdown
    assert match.does(1, "done").at_showdown, "the third player is not waited for"
    assert match.net == (18, 0, -18)


def test_there_the_winners_must_have_had_their_say() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).done(1)
    assert not match.at_showdown, "he may still decline"
    match.does(0, "decline")
    assert not match.at_showdown
    assert match.done(0).at_showdown


def test_or_the_deadline() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).times_out()
    assert match.net == (9, -9)
    assert match.codes == ["timed-out", "showdown", "instant-win"]


def test_a_leaver_is_one_of_those_who_lack_an_instant_win() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, SIX_PAIRS_TOO).does(1, "leave").does(0, "done")
    assert not match.at_showdown
    assert match.does(2, "done").at_showdown


def test_the_leavers_own_instant_win_is_void_in_that_count() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, SIX_PAIRS_TOO, BESIDE).does(1, "leave").does(0, "done")
    assert not match.at_showdown, "two lack one, and the third player is not done"
    assert match.done(2).net == (18, -9 - 3, -9 + 3)


# ---- leaving -------------------------------------------------------------------------------------------------------


def test_leaving_before_the_showdown_is_a_foul_whatever_was_saved() -> None:
    match = Match(MAUBINH_COM, STRONG, WEAK).done(0).does(0, "leave").done(1)
    assert match.net == (-5, 5)


def test_who_has_left_can_do_nothing_more() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).does(0, "leave")
    for text in ("leave", "done", f"set {match.written[0]}", "timeout"):
        assert refused(match, 0, text).code == "already-left"
    assert GAME.choices(match.state, 0) == ()
    assert GAME.stand_ins(match.state) == frozenset()


def test_the_last_one_to_stay_may_still_finish_his_setting() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).does(0, "leave").does(2, "leave")
    assert not match.at_showdown
    assert GAME.to_act(match.state) == {1}
    assert match.done(1).net == (-8, 16, -8)


def test_the_last_one_to_stay_is_paid_at_the_deadline_even_if_nothing_is_saved() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).does(0, "leave").does(2, "leave").times_out()
    assert match.net == (-5, 10, -5)


def test_the_last_one_to_stay_may_have_been_done_before() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(1)
    assert match.does(0, "leave").at_showdown


def test_the_last_one_to_stay_is_asked_even_when_he_wins_instantly() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO).does(1, "leave").does(2, "leave")
    assert not match.at_showdown
    assert match.does(0, "done").net == (18, -9, -9)


def test_when_all_have_left_the_match_ends_without_a_winner() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).does(0, "leave").does(1, "leave")
    assert match.at_showdown
    assert match.net == (0, 0)
    assert GAME.result(match.to_the_end().state) is not None


def test_leaving_during_the_reveal_changes_nothing() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(0, 1)
    before = match.state
    assert match.does(0, "leave").state == before
    match.reveals(2).does(1, "leave").does(1, "leave").reveals(2)
    assert GAME.result(match.state) is not None
    assert match.net == (5, -5)


# ---- the reveal ----------------------------------------------------------------------------------------------------


def test_the_dealer_reveals_back_middle_front_and_then_the_result_five_seconds_each() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(0, 1)
    shown = []
    for stage in range(4):
        assert GAME.wait(match.state) == Wait("reveal", stage, 5)
        assert GAME.to_act(match.state) == frozenset()
        assert GAME.result(match.state) is None
        assert GAME.format(GAME.default(match.state, None)) == "reveal"
        match.reveals(1)
        shown.append(match.state.revealed)
    assert shown == [tuple(Row)[:1], tuple(Row)[:2], tuple(Row), tuple(Row)]
    assert GAME.wait(match.state) is None
    result = GAME.result(match.state)
    assert result is not None
    assert result.net == (5, -5)
    assert match.codes[-5:] == ["showdown", "row-revealed", "row-revealed", "row-revealed", "over"]


def test_a_match_without_rows_goes_straight_to_its_result() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).does(0, "done").reveals(1)
    assert GAME.result(match.state) is not None


def test_so_does_one_in_which_nobody_saved_anything() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).times_out().reveals(1)
    result = GAME.result(match.state)
    assert result is not None
    assert result.net == (0, 0)


def test_rows_are_revealed_beside_an_instant_winner_when_two_others_compare_theirs() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO).done(1, 2).reveals(3)
    assert GAME.result(match.state) is None
    assert GAME.result(match.reveals(1).state) is not None


def test_after_the_showdown_the_rows_are_fixed_and_after_the_result_all_is_over() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(0, 1)
    assert refused(match, 0, f"set {match.written[0]}").code == "rows-are-fixed"
    assert refused(match, 0, "undone").code == "rows-are-fixed"
    assert refused(match, 0, "reveal").code == "rows-are-fixed"
    match.to_the_end()
    assert refused(match, None, "reveal").code == "match-over"
    assert refused(match, 0, "leave").code == "match-over"


# ---- what is announced ---------------------------------------------------------------------------------------------


def test_everybody_sees_who_is_done_and_nobody_what_was_saved() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).sets(0)
    assert match.events == []
    match.does(0, "done", "undone")
    assert match.codes == ["done", "undone"]


def test_declining_is_silent() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).does(0, "decline", "claim")
    assert match.events == []


def test_the_showdown_announces_instant_winners_with_their_cards() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).does(0, "done")
    announced = match.events[-1]
    assert (announced.code, announced.seat, announced.facts["kind"]) == ("instant-win", 0, "six_pairs")
    assert set(announced.facts["cards"]) == set(match.written[0].cards)


# ---- the text of actions -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text",
    [
        "set As5s9sJs7sKdQsJhTd9c8h8d4c",
        "timeout As5s9sJs7sKdQsJhTd9c8h8d4c",
        *("done", "undone", "decline", "claim", "leave", "timeout", "reveal"),
    ],
)
def test_an_action_has_one_text(text: str) -> None:
    action = GAME.parse(text)
    assert GAME.format(action) == text
    assert len(text) <= 60
    assert GAME.clock_only(action) == text.startswith(("timeout", "reveal"))


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not-an-action"),
        ("fold", "not-an-action"),
        ("set", "not-an-action"),
        ("set ", "not-thirteen"),
        ("done As", "not-an-action"),
        ("leave ", "not-an-action"),
        ("set As5s9sJs7sKdQsJhTd9c8h8d", "not-thirteen"),
        ("set As5s9sJs7sKdQsJhTd9c8h8d4x", "not-a-card"),
        ("set As5s9sJs7sKdQsJhTd9c8h8d4", "not-a-card"),
    ],
)
def test_other_texts_are_no_actions(text: str, code: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAME.parse(text)
    assert caught.value.code == code


def test_the_game_tells_a_table_what_it_needs_to_know() -> None:
    assert (GAME.name, GAME.seats, GAME.fills_seats) == ("maubinh", (2, 3, 4), False)
    assert list(GAME.rulesets) == ["maubinh.com", "xet-chat", "bigone"]
    assert GAME.rulesets == RULESETS
    assert GAME.pack == PACK
    assert GAME.worst(MAUBINH_COM, 4) == 234


def test_choices_lead_a_player_to_the_end_of_his_setting() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO)
    words = [GAME.format(choice).split(" ")[0] for choice in GAME.choices(match.state, 0)]
    assert words == ["set", "done", "decline"]
    assert [GAME.format(choice)[:3] for choice in GAME.choices(match.state, 1)] == ["set"]
    match.done(1)
    assert [GAME.format(choice) for choice in GAME.choices(match.state, 1)] == ["undone"]
    match.does(0, "decline")
    assert [GAME.format(choice).split(" ")[0] for choice in GAME.choices(match.state, 0)] == ["set", "claim"]


def test_the_order_of_the_deal_shows_nowhere() -> None:
    cards = parse_cards(STRONG.replace("/", ""))
    others = tuple(card for card in PACK if card not in cards)
    one = GAME.start(MAUBINH_COM, 2, Deal((*cards, *others))).state
    other = GAME.start(MAUBINH_COM, 2, Deal((*reversed(cards), *others))).state
    assert one == other


def test_a_setting_has_five_five_and_three_cards() -> None:
    assert [row.size for row in Row] == [5, 5, 3]
    with pytest.raises(ValueError, match="five cards"):
        Setting(PACK[:3], PACK[3:8], PACK[8:13])


def test_a_ruleset_is_a_value() -> None:
    assert replace(MAUBINH_COM) == MAUBINH_COM
    assert hash(replace(BIGONE)) == hash(BIGONE)
