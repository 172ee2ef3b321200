"""RULES.md section 2: leads, rounds, passing, the stuck 2, places, leaving."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import PACK, parse_cards
from rules.game import Deal, Illegal
from rules.tienlen import GAME, MIEN_BAC, MIEN_NAM, Ruleset, instant_of
from rules.tienlen.plays import to_bits
from tests.rules.tienlen.strategies import random_match
from tests.rules.tienlen.table import dealt, happened, net, played, refused


def deal(*hands: str, last_winner: int | None = None) -> Deal:
    given_cards = [card for hand in hands for card in parse_cards(hand)]
    return Deal((*given_cards, *(card for card in PACK if card not in given_cards)), last_winner=last_winner)


LOW = "3s5s6s7s8s9sTsJsQsKsAs2s4c"  # 3 to A but for the suits: a dragon
MIDDLE = "3c5c6c7c8c9cTcJcQcKcAc2c4d"
HIGH = "3d5d6d7d8d9dTdJdQdKdAd2d4h"


def test_the_holder_of_the_three_of_spades_leads_the_first_match() -> None:
    assert GAME.start(MIEN_BAC, 3, deal(MIDDLE, LOW, HIGH)).state.turn == 1


def test_without_it_the_lowest_card_dealt_leads() -> None:
    assert GAME.start(MIEN_BAC, 2, deal(HIGH, MIDDLE)).state.turn == 1


def test_later_the_last_winner_leads() -> None:
    assert GAME.start(MIEN_BAC, 3, deal(MIDDLE, LOW, HIGH, last_winner=2)).state.turn == 2


def test_nothing_forces_the_three_of_spades() -> None:
    state = GAME.start(MIEN_BAC, 2, deal(LOW, HIGH)).state
    assert played(state, "0 play 2s").turn == 1


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(MIEN_BAC, seats, Deal(PACK))
    assert caught.value.code == "bad-seats"


def test_who_has_passed_is_out_until_the_round_ends() -> None:
    state = dealt("5s9s3c", "6sAs3d", "7s8s3h")
    state = played(state, "0 play 5s", "1 pass", "2 play 7s", "0 play 9s")
    assert state.turn == 2
    state = played(state, "2 pass")
    assert (state.turn, state.on_table) == (0, None)
    assert refused(state, "1 pass").code == "not-your-turn"


def test_passing_is_explicit_even_when_nothing_can_be_beaten() -> None:
    state = played(dealt("Ah5s", "3s4s", "3c4c"), "0 play Ah")
    assert state.turn == 1
    state = played(state, "1 pass")
    assert state.turn == 2


def test_the_last_player_is_not_asked_and_leads_anything() -> None:
    state = played(dealt("5s9c9d", "6s3d4d"), "0 play 5s", "1 play 6s", "0 pass")
    assert (state.turn, state.on_table) == (1, None)


def test_a_leader_may_not_pass() -> None:
    assert refused(dealt("3s4s", "5s6s"), "0 pass").code == "leader-may-not-pass"


def test_when_the_winner_of_the_round_is_out_the_next_holder_leads() -> None:
    state, events = happened(dealt("9s", "3d4d", "3h4h"), "0 play 9s", "1 pass", "2 pass")
    assert state.turn == 1
    assert [event.code for event in events] == ["played", "out", "passed", "passed", "round-won", "leads"]
    assert events[1].facts["place"] == 1


def test_the_match_ends_at_once_when_one_player_is_left() -> None:
    state = played(dealt("9s", "3d4d"), "0 play 9s")
    assert state.places == (0, 1)
    assert net(state) == (2, -2)


@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        (
            ("9s", "9d4d", "3h4h"),
            ("0 play 9s", "1 pass", "2 pass", "1 play 9d", "2 pass", "1 play 4d"),
            (3, -1, -2),
        ),
        (
            ("5s", "7s", "9s", "3h4h"),
            ("0 play 5s", "1 play 7s", "2 play 9s"),
            (2, 1, -1, -2),
        ),
    ],
)
def test_places_are_paid(hands: tuple[str, ...], moves: tuple[str, ...], expected: tuple[int, ...]) -> None:
    assert net(played(dealt(*hands), *moves)) == expected


def test_a_two_may_not_be_the_last_card() -> None:
    assert refused(dealt("2s2h", "3s3d"), "0 play 2s2h").code == "two-not-last"


def test_a_stuck_player_still_has_his_turns_to_pass() -> None:
    state = played(dealt("5s2d", "3s8c", "3h9c"), "0 play 5s", "1 pass", "2 pass")
    # Only his 2 is left: the lead passes over him,
    assert state.turn == 1
    state = played(state, "1 play 8c", "2 play 9c")
    # but he is asked in the round.
    assert state.turn == 0
    assert refused(state, "0 play 2d").code == "two-not-last"


def test_the_lead_passes_over_the_stuck_without_an_action() -> None:
    state, events = happened(dealt("5s2d", "3s8c", "3h9c"), "0 play 5s", "1 pass", "2 pass")
    assert [event.code for event in events[-3:]] == ["round-won", "stuck", "leads"]
    assert GAME.view(state, 1).players[0].stuck


def test_all_stuck_ends_the_match_and_the_lower_two_is_better_placed() -> None:
    state = played(
        dealt("9s", "8h2h", "7d2c"), "0 play 9s", "1 pass", "2 pass", "1 play 8h", "2 pass", "2 play 7d"
    )
    assert state.places == (0, 2, 1)
    # The 2♥ rots: 4 to the first, beside the places.
    assert net(state) == (3 + 4, -2 - 4, -1)


def test_all_stuck_ends_it_also_in_mid_round() -> None:
    state = played(dealt("5s2s", "6s2d"), "0 play 5s", "1 play 6s")
    assert state.places == (0, 1)
    assert net(state) == (2 + 3, -2 - 3)


def test_a_leaver_takes_the_last_free_place() -> None:
    state = played(dealt("3s4s", "5s6s", "7s8s", "9sTs"), "2 leave", "0 leave")
    assert state.turn == 1
    state = played(state, "1 play 5s", "3 play 9s", "1 pass", "3 play Ts")
    assert state.places == (3, 1, 0, 2)


def test_out_of_turn_leaving_does_not_move_the_turn_or_its_deadline() -> None:
    before = played(dealt("3s4s", "5s6s", "7s8s"), "0 play 3s")
    after = played(before, "2 leave")
    assert after.turn == 1
    assert GAME.wait(after) == GAME.wait(before)


def test_when_the_leader_leaves_the_lead_passes_on() -> None:
    before = dealt("3s4s", "2s", "7s8s", "5d6d")
    state, events = happened(before, "0 leave")
    assert state.turn == 2
    assert [event.code for event in events] == ["left", "stuck", "leads"]
    assert GAME.wait(state) != GAME.wait(before)


def test_a_leavers_play_stays_and_may_be_beaten() -> None:
    state = played(dealt("7s4s", "5s6s", "8s3c"), "0 play 7s", "0 leave", "1 pass", "2 play 8s")
    assert state.turn == 2
    assert state.round.moves == ()


def test_if_no_one_beats_it_the_next_holder_after_the_leaver_leads() -> None:
    state = played(dealt("7s4s", "5s6s", "3s3c"), "0 play 7s", "0 leave", "1 pass", "2 pass")
    assert state.turn == 1


def test_when_the_player_to_act_leaves_the_round_may_end() -> None:
    state = played(dealt("7s4s3d", "5s6s", "8s3c"), "0 play 7s", "1 pass", "2 leave")
    assert (state.turn, state.on_table) == (0, None)


def test_the_last_one_to_stay_is_placed_before_the_leavers() -> None:
    state = played(dealt("3s4s", "5s6s", "7s8s"), "1 leave", "0 leave")
    assert state.places == (2, 0, 1)
    assert net(state) == (-1, -2, 3)


def test_leaving_with_an_empty_hand_changes_nothing() -> None:
    state = played(dealt("9s", "3d4d", "3h4h"), "0 play 9s")
    assert played(state, "0 leave") == state


def test_nobody_leaves_twice() -> None:
    state = played(dealt("3s4s", "5s6s", "7s8s"), "1 leave")
    assert refused(state, "1 leave").code == "already-left"
    assert refused(state, "1 pass").code == "already-left"


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("1 play 9s", "not-your-turn"),
        ("0 play 9s", "passed-this-round"),
        ("3 play 9s", "already-out"),
        ("2 play As", "not-in-hand"),
        ("2 play 4c5d", "not-a-play"),
        ("2 play KhKd", "must-same-kind"),
        ("2 play Kd", "must-same-suits"),
        ("2 play 3s", "must-be-higher"),
        ("2 play QsQcQdQh", "cannot-chop"),
        ("2 play 2s2h", "must-same-kind"),
        ("2 play Kd2s", "twos-single-or-pair"),
    ],
)
def test_a_refusal_says_exactly_why(move: str, code: str) -> None:
    state = played(
        dealt("4s6s", "8sJh", "4c5dKhKd3sQsQcQdQh2s2h", "5s", turn=3), "3 play 5s", "0 pass", "1 play 8s"
    )
    assert refused(state, move).code == code


def test_the_suits_that_are_asked_for_are_in_the_refusal() -> None:
    state = played(dealt("7d7h3s", "8s8h4c"), "0 play 7d7h")
    assert refused(state, "1 play 8s8h").facts["suits"] == "♦♥"


def test_nothing_can_be_done_when_it_is_over() -> None:
    state = played(dealt("9s", "3d4d"), "0 play 9s")
    for move in ("0 leave", "1 play 3d", "1 pass"):
        assert refused(state, move).code == "match-over"


def test_the_clock_passes_or_leads_the_lowest_single() -> None:
    state = dealt("4h4s9d2s", "5sAs")
    assert GAME.format(GAME.default(state, 0)) == "play 4s"
    state = played(state, "0 play 4s")
    assert GAME.format(GAME.default(state, 1)) == "pass"


def test_three_of_spades_first_is_a_house_rule() -> None:
    house = GAME.house("mien-bac", {"first_card_first": True})
    state = GAME.start(house, 2, deal(LOW, HIGH)).state
    assert refused(state, "0 play 5s").code == "first-play-must-hold"
    assert all("3s" in GAME.format(action) for action in GAME.choices(state, 0))
    assert played(state, "0 play 3s", "1 pass", "0 play 5s").turn == 1
    # It binds the first play only, and nobody when the card left with its holder or the last winner leads.
    third = GAME.start(house, 3, deal(LOW, MIDDLE, HIGH)).state
    assert played(third, "0 leave", "1 play 5c").turn == 2
    assert played(GAME.start(house, 2, deal(LOW, HIGH, last_winner=1)).state, "1 play 5d").turn == 0


@pytest.mark.parametrize(
    ("hand", "kind"),
    [
        ("3s4s5s6s7s8s9sTsJsQsKsAsAh", "dragon"),
        ("3s4s5s6s7s8s9sTsJsQsKsAs2h", "dragon"),
        ("3s3h5s5h7s7h9s9hJsJhAsAh4c", "six_pairs"),
        ("3s3h5s5h7s7c7d7hJsJh2s2h4c", "six_pairs"),
        ("3s5h6s7h9sTcJdQhKs2s2c2d2h", "four_twos"),
        ("3s3h4s4h5s5h6s6h7s7h9cJdKc", "five_consecutive_pairs"),
        ("JsJhQsQhKsKhAsAh2s2h9c5d3c", None),
        ("4s5s6s7s8s9sTsJsQsKsAsAh2h", None),
        ("3s3h3d5s5h5d7s7h7d9s9hJsJh", None),
    ],
)
def test_hands_that_win_at_the_deal(hand: str, kind: str | None) -> None:
    assert instant_of(to_bits(parse_cards(hand))) == kind


def test_instant_winners_take_from_the_others_only() -> None:
    cards = deal(LOW, MIDDLE, "3d3h5d5h7d7h9d9hJdJh4d8hTd", "6d6hKdKh8dQd2dAd2hThQhAh4h")
    assert GAME.result(GAME.start(MIEN_BAC, 4, cards).state) is None
    step = GAME.start(GAME.house("mien-bac", {"instant_wins": True}), 4, cards)
    assert [(event.code, event.seat) for event in step.events] == [("instant-win", 0), ("instant-win", 1)]
    assert net(step.state) == (8, 8, -8, -8)
    result = GAME.result(step.state)
    assert result is not None
    assert result.winner == 0


@settings(max_examples=60, deadline=None)
@given(
    st.integers(0, 2**32),
    st.sampled_from([2, 3, 4]),
    st.sampled_from(
        [
            MIEN_BAC,
            MIEN_NAM,
            GAME.house("mien-nam", {"instant_wins": True, "first_card_first": True, "rotten_payer": "each"}),
        ]
    ),
)
def test_every_match_ends_with_every_seat_placed_and_nothing_lost(
    seed: int, seats: int, ruleset: Ruleset
) -> None:
    for state, _, _ in random_match(seed, seats, ruleset):
        last = state
    result = GAME.result(last)
    assert result is not None
    assert sum(result.net) == 0
    assert min(result.net) >= -GAME.worst(ruleset, seats)
    assert last.instants or sorted(last.places) == list(range(seats))
    laid = [move.play.bits for each in last.rounds for move in each.moves if move.play is not None]
    held = sum(last.hands) + sum(laid)
    assert held.bit_count() == 13 * seats
