"""RULES.md section 3: the bonus, rounds, must-beat, piles, the end, the clock."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.chuopai import GAME, LEAVE, PASS, TU_XUYEN, lay
from rules.chuopai.match import opening_bonus
from rules.chuopai.patterns import PACK, heap, size, to_cards
from rules.game import Deal, Illegal
from tests.rules.chuopai.table import cards, dealt, happened, played, points, random_match, refused


@pytest.mark.parametrize("draw", [0, 1, 2, 3, 2**32 - 1])
def test_the_first_leader_is_drawn(draw: int) -> None:
    assert GAME.start(TU_XUYEN, 3, Deal(PACK, draw=draw)).state.turn == draw % 3


def test_it_is_a_game_for_exactly_three() -> None:
    for seats in (2, 4):
        with pytest.raises(Illegal) as caught:
            GAME.start(TU_XUYEN, seats, Deal(PACK))
        assert caught.value.code == "bad-seats"


@pytest.mark.parametrize(
    ("hand", "moved"),
    [
        ("1-2 2-4", "1-2 2-4"),
        ("1-2 1-2 1-2 2-4 6-6", "1-2 1-2 1-2 2-4"),
        ("1-2 1-2 1-2 1-2", ""),
        ("2-4 2-4 6-6", ""),
    ],
)
def test_the_opening_bonus_needs_both_patterns(hand: str, moved: str) -> None:
    assert to_cards(opening_bonus(heap(cards(hand)))) == tuple(cards(moved))


def test_the_bonus_moves_to_the_pile_before_the_first_lead() -> None:
    pack = sorted(PACK, key=lambda card: str(card) not in {"1-2", "2-4"})
    step = GAME.start(TU_XUYEN, 3, Deal(tuple(pack)))
    assert [(event.code, event.seat) for event in step.events] == [("opening-bonus", 0), ("leads", 0)]
    assert points(step.state) == [8, 0, 0]
    assert [player.cards for player in GAME.view(step.state, None).players] == [20, 28, 28]
    house = GAME.house("tu-xuyen", {"opening_bonus": False})
    assert points(GAME.start(house, 3, Deal(tuple(pack))).state) == [0, 0, 0]


def test_who_can_beat_must() -> None:
    state = played(dealt("2-3 6-6", "2-5 2-5 1-1", "3-6 4-4"), "0 play 2-3")
    refusal = refused(state, "1 pass")
    assert (refusal.code, refusal.facts["plays"]) == ("must-beat", 1)
    assert GAME.view(state, 1).must_beat
    # also when that breaks up a pair; which play, if several can, is his choice.
    assert played(state, "1 play 2-5").turn == 2


def test_who_cannot_beat_passes_and_plays_nothing() -> None:
    state = played(dealt("3-6 6-6", "2-5 1-1", "2-6 4-4"), "0 play 3-6")
    assert not GAME.view(state, 1).must_beat
    assert refused(state, "1 play 2-5").code == "must-be-higher"
    assert played(state, "1 pass", "2 pass").turn == 0


def test_a_leader_may_not_pass() -> None:
    assert refused(dealt("3-6", "2-5", "2-6"), "0 pass").code == "leader-may-not-pass"


def test_everybody_acts_once_and_the_winner_takes_only_his_own_cards_and_leads() -> None:
    state, events = happened(
        dealt("2-3 6-6 6-6", "2-5 1-1 1-1", "3-6 4-4 4-4"), "0 play 2-3", "1 play 2-5", "2 play 3-6"
    )
    assert points(state) == [0, 0, 1]
    assert (state.turn, state.highest) == (2, None)
    assert [event.code for event in events] == ["played", "played", "played", "round-won", "leads"]
    assert events[3].facts["points"] == 1


def test_when_the_winner_has_no_cards_the_next_holder_leads() -> None:
    state = played(dealt("2-3 6-6", "3-6", "1-4 4-4"), "0 play 2-3", "1 play 3-6", "2 pass")
    assert state.turn == 2
    assert points(state) == [0, 1, 0]


def test_players_without_cards_are_not_asked() -> None:
    state = played(dealt("2-3 6-6", "3-6", "1-4 4-4"), "0 play 2-3", "1 play 3-6", "2 pass", "2 play 4-4")
    assert state.turn == 0
    state = played(state, "0 play 6-6")
    # At the end of a round in which one player still holds cards it is over.
    assert state.over
    assert points(state) == [1, 1, 0]


def test_the_last_round_is_completed_and_may_leave_no_one_with_cards() -> None:
    state = played(dealt("2-3", "2-5", "3-6"), "0 play 2-3", "1 play 2-5")
    assert not state.over
    state = played(state, "2 play 3-6")
    assert state.over
    assert points(state) == [0, 0, 1]


def test_cards_still_held_count_nothing_and_the_higher_pile_wins_a_stake() -> None:
    state = played(dealt("2-3", "2-5", "3-6 6-6 6-6"), "0 play 2-3", "1 play 2-5", "2 play 3-6")
    result = GAME.result(state)
    assert result is not None
    assert result.net == (-1, -1, 2)
    assert result.winner == 2
    assert {line.reason for line in result.lines} == {"pile"}


def test_equal_piles_pay_nothing_to_each_other_and_nobody_leads_alone() -> None:
    state = played(
        dealt("2-3 6-6", "3-6", "1-4 4-4"), "0 play 2-3", "1 play 3-6", "2 pass", "2 play 4-4", "0 play 6-6"
    )
    result = GAME.result(state)
    assert result is not None
    assert result.net == (1, 1, -2)
    assert result.winner is None


@pytest.mark.parametrize(
    ("hands", "moves", "expected"),
    [
        # Lead: the single that the book lists last.
        (("6-6 2-4 1-2", "2-5", "2-6"), (), "play 24"),
        (("6-6 1-2 1-4", "2-5", "2-6"), (), "play 12"),
        (("6-6 2-2 1-5", "2-5", "2-6"), (), "play 15"),
        # Beat: the lowest rank that does; of equal ranks the one listed last.
        (("2-5", "3-6 2-6 3-5", "2-3"), ("0 play 2-5",), "play 35"),
        (("1-3", "6-6 1-1 4-4", "2-3"), ("0 play 1-3",), "play 44"),
        # Specials: the lowest kind, the fewest heads, the most mates that come last.
        (("1-3 1-4 2-3", "6-6 3-6 4-5 4-4 4-4 2-5 2-5 3-4", "2-2"), ("0 play 1-3 1-4 2-3",), "play 253444"),
        (("1-3 1-4 2-3", "4-4 2-5 3-4 3-4", "2-2"), ("0 play 1-3 1-4 2-3",), "play 343444"),
        (("1-3 1-4 2-3", "4-4 4-4 2-5", "2-2"), ("0 play 1-3 1-4 2-3",), "play 254444"),
        (("4-4 2-5", "1-1 2-6 3-5", "2-2"), ("0 play 4-4 2-5",), "play 1135"),
        (("6-6", "1-1 2-6 3-5", "2-2"), ("0 play 6-6",), "pass"),
    ],
)
def test_the_clock_plays_as_the_book_says(
    hands: tuple[str, ...], moves: tuple[str, ...], expected: str
) -> None:
    state = played(dealt(*hands), *moves)
    assert state.turn is not None
    assert GAME.format(GAME.default(state, state.turn)) == expected


def test_a_leaver_is_replaced_and_the_turn_waits_for_the_computer() -> None:
    state = dealt("2-3 6-6", "2-5", "3-6")
    left, events = happened(state, "0 leave")
    assert GAME.stand_ins(left) == {0}
    assert [event.code for event in events] == ["left"]
    assert (left.turn, GAME.wait(left)) == (0, GAME.wait(state))
    assert refused(left, "0 leave").code == "already-left"
    assert played(left, "0 play 2-3").turn == 1


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("2 play 2-6", "not-your-turn"),
        ("1 play 6-6", "not-in-hand"),
        ("1 play 3-6 3-6 3-6", "not-in-hand"),
        ("1 play 3-6 1-1", "not-a-play"),
        ("1 play 1-1 2-6", "must-be-set"),
        ("1 play 3-6", "must-same-size"),
        ("1 play 1-1 1-1", "must-same-family"),
        ("1 play 2-3 2-3", "must-be-higher"),
    ],
)
def test_a_refusal_says_exactly_why(move: str, code: str) -> None:
    state = played(dealt("2-5 2-5 1-1", "3-6 3-6 1-1 1-1 2-6 2-3 2-3", "2-6 2-6"), "0 play 2-5 2-5")
    assert refused(state, move).code == code


def test_a_special_is_answered_by_a_special_only() -> None:
    state = played(dealt("1-3 1-4 2-2", "6-6 6-6 4-5", "2-6"), "0 play 1-3 1-4")
    assert refused(state, "1 play 6-6 6-6").code == "must-be-special"


def test_nothing_can_be_done_when_it_is_over() -> None:
    state = played(dealt("2-3", "2-5", "3-6"), "0 play 2-3", "1 play 2-5", "2 play 3-6")
    for move in ("0 leave", "1 pass", "2 play 3-6"):
        assert refused(state, move).code == "match-over"


@settings(max_examples=25, deadline=None)
@given(st.integers(0, 2**32))
def test_every_match_ends_and_no_card_is_lost(seed: int) -> None:
    *_, (last, _) = random_match(seed)
    result = GAME.result(last)
    assert result is not None
    assert sum(result.net) == 0
    assert min(result.net) >= -GAME.worst(TU_XUYEN, 3)
    laid = sum(move.play.size for each in last.rounds for move in each.moves if move.play is not None)
    assert laid + sum(map(size, (*last.hands, *last.bonus))) == 84
    wins = [next(move for move in each.moves if move.seat == each.winner) for each in last.rounds]
    won = sum(move.play.size for move in wins if move.play is not None)
    assert sum(points(last)) == won + sum(map(size, last.bonus))


PLAYS = st.lists(st.integers(0, 83), min_size=1, max_size=12, unique=True).map(
    lambda at: lay(PACK[each] for each in at)
)


@given(st.one_of(st.sampled_from([PASS, LEAVE]), PLAYS))
def test_an_action_has_one_text(action: Any) -> None:
    text = GAME.format(action)
    assert GAME.parse(text) == action
    assert GAME.format(GAME.parse(text)) == text
    assert len(text) <= 60


def test_cards_may_be_typed_with_dashes_and_blanks_either_way_round() -> None:
    assert GAME.format(GAME.parse("play 3-1, 1-4 1-3")) == "play 131314"


@pytest.mark.parametrize(
    "text", ["", "play", "pass now", "play 1", "play 17", "play 131", "play " + "13" * 13, "PASS"]
)
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.parse(text)
    assert caught.value.code in {"not-an-action", "not-a-card"}


@pytest.mark.parametrize(
    ("base", "switches", "code"),
    [
        ("s3", {}, "no-such-ruleset"),
        ("tu-xuyen", {"stakes": 2}, "no-such-switch"),
        ("tu-xuyen", {"turn_seconds": 4}, "bad-switch"),
        ("tu-xuyen", {"opening_bonus": 1}, "bad-switch"),
    ],
)
def test_a_house_cannot_set_everything(base: str, switches: dict[str, Any], code: str) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.house(base, switches)
    assert caught.value.code == code


def test_the_clock_leads_the_card_that_the_book_lists_last() -> None:
    dice = random.Random(1)
    hand = dice.sample(PACK, 28)
    state = dealt(" ".join(map(str, hand)), "2-2", "2-2")
    led = GAME.default(state, 0).cards[0]
    assert all(PACK.index(card) <= PACK.index(led) for card in hand)
