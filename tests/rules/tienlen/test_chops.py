"""RULES.md section 2, "Chop payments" and "Rotten hand", and the bound on losses."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import PACK, Card, Rank, parse_cards
from rules.tienlen import GAME, MIEN_BAC, Kind, classify
from rules.tienlen.plays import to_bits
from rules.tienlen.values import rotten, rotten_value
from tests.rules.tienlen.strategies import hands
from tests.rules.tienlen.table import dealt, happened, net, played

QUAD, HIGH_QUAD = "7s7c7d7h", "9s9c9d9h"
THREE, HIGH_THREE = "4s4h5s5h6s6h", "8s8h9s9hTsTh"
FOUR = "TsThJsJhQsQhKsKh"


def owed(*moves: str, hands: tuple[str, ...]) -> tuple[int, int, int] | None:
    debt = played(dealt(*hands), *moves).debt
    return None if debt is None else (debt.payer, debt.receiver, debt.stakes)


@pytest.mark.parametrize(
    ("led", "bomb", "stakes"),
    [
        ("2s", QUAD, 1),
        ("2c", THREE, 2),
        ("2d", FOUR, 3),
        ("2h", QUAD, 4),
        ("2s2h", QUAD, 5),
        ("2c2d", FOUR, 5),
        (QUAD, HIGH_QUAD, 4),
        (THREE, QUAD, 8),
        (THREE, HIGH_THREE, 8),
        (QUAD, FOUR, 4),
        ("3s3h4s4h5s5h6s6h", FOUR, 12),
    ],
)
def test_who_is_chopped_owes_the_value_of_his_play(led: str, bomb: str, stakes: int) -> None:
    assert owed(f"0 play {led}", f"1 play {bomb}", hands=(led + "3c3d", bomb + "3s")) == (0, 1, stakes)


def test_a_two_beaten_by_a_two_costs_nothing() -> None:
    assert owed("0 play 2s", "1 play 2h", hands=("2s3c", "2h3d")) is None


def test_only_the_two_that_was_bombed_is_owed() -> None:
    hands = ("2s3c", "2h3d", QUAD + "3h")
    assert owed("0 play 2s", "1 play 2h", "2 play " + QUAD, hands=hands) == (1, 2, 4)


def test_in_a_chain_the_last_one_bombed_pays_the_whole_sum() -> None:
    hands = ("2h3c", QUAD + "3d", FOUR + "3h")
    state, events = happened(dealt(*hands), "0 play 2h", "1 play " + QUAD, "2 play " + FOUR)
    assert [event.code for event in events] == ["played", "played", "chop", "played", "chained-chop"]
    assert events[-1].seat == 2
    assert (events[-1].facts["payer"], events[-1].facts["stakes"]) == (1, 8)
    state = played(state, "0 pass", "1 pass", "2 play 3h", "0 pass", "1 pass", "0 play 3c")
    assert [(debt.payer, debt.receiver, debt.stakes) for debt in state.debts] == [(1, 2, 8)]
    assert state.places == (2, 0, 1)
    # The 2♥ costs its player nothing, only his second place.
    assert net(state) == (-1, -2 - 8, 3 + 8)


def test_a_led_bomb_can_be_chopped() -> None:
    assert owed("0 play " + QUAD, "1 play " + HIGH_QUAD, hands=(QUAD + "3c", HIGH_QUAD + "3d")) == (0, 1, 4)


def test_debts_of_leavers_stand() -> None:
    state = dealt("2h3c", QUAD + "3d", "5s6s")
    state = played(state, "0 play 2h", "1 play " + QUAD, "0 leave", "2 pass", "1 play 3d")
    assert state.places == (1, 2, 0)
    # Third: 2 to the first, and 4 for the 2♥; his 3♣ does not rot.
    assert net(state) == (-2 - 4, 3 + 4, -1)
    state = dealt("2h3c", QUAD + "3d", "5s6s")
    state = played(
        state,
        "0 play 2h",
        "1 play " + QUAD,
        "1 leave",
        "2 pass",
        "0 pass",
        "2 play 5s",
        "0 pass",
        "2 play 6s",
    )
    assert state.places == (2, 0, 1)
    assert net(state) == (-1 - 4, -2 + 4, 3)


def test_a_debt_open_at_the_end_is_paid() -> None:
    state = played(dealt("2h3c", QUAD), "0 play 2h", "1 play " + QUAD)
    assert net(state) == (-2 - 4, 2 + 4)


@pytest.mark.parametrize(
    ("hand", "stakes"),
    [
        ("3s4s5s", 0),
        ("2s", 1),
        ("2s2c2d2h", 10),
        ("7s7c7d7h", 4),
        ("4s4h5s5h6s6h", 8),
        ("4s4h5s5h6s6h7s7h", 12),
        ("4s4h5s5h6s6h7s7h8s8h", 12),
        ("3s3c3d7s7c7d9s9c9d", 12),
        ("3s3c3d4s4c4d5s5c5d", 12),
        ("3s3c3d4s4c4d", 0),
        ("4s4c4h5s5c5h6s6c6h7s7c7h", 12),
        ("4s4c4d4h5s5c5d5h6s6c6d6h", 16),
        ("4s4c4h5s5c5h6s6c6h9s9c9d9h", 16),
        ("4s4h5s5h6s6h8s8h9s9hTsTh", 16),
        ("2s2c2d", 6),
        ("2d2h4s4h5s5h6s6h", 15),
    ],
)
def test_what_rots(hand: str, stakes: int) -> None:
    assert rotten_value(to_bits(parse_cards(hand)), MIEN_BAC) == stakes


def test_the_last_pays_the_first_for_his_rotten_hand() -> None:
    state, events = happened(dealt("5s", "2h" + QUAD + "3c", "6s"), "0 play 5s", "1 pass", "2 play 6s")
    assert state.places == (0, 2, 1)
    assert net(state) == (3 + 8, -2 - 8, -1)
    rot = events[-1]
    assert (rot.code, rot.seat, rot.facts["receiver"], rot.facts["stakes"]) == ("rotten", 1, 0, 8)
    assert [item.kind for item in rot.facts["items"]] == ["two", "quad"]


def test_a_leaver_in_last_place_pays_for_the_hand_he_held() -> None:
    state = played(dealt("5s4c", "2h3c", "6s4d"), "1 leave", "0 leave")
    assert net(state) == (-1, -2 - 4, 3 + 4)


def test_each_loser_pays_for_his_rotten_hand_where_the_house_says_so() -> None:
    house = GAME.house("mien-bac", {"rotten_payer": "each"})
    moves = ("1 leave", "0 leave")
    hands = ("5s2c", "2h3c", "6s4d")
    assert net(played(dealt(*hands), *moves)) == (-1, -2 - 4, 3 + 4)
    assert net(played(dealt(*hands, ruleset=house), *moves)) == (-1 - 2, -2 - 4, 3 + 6)


def test_penalty_values_are_a_house_rule() -> None:
    house = GAME.house("mien-bac", {"two_hearts": 9, "quad": 0})
    state = played(dealt("2h3c", QUAD + "3d", ruleset=house), "0 play 2h", "1 play " + QUAD)
    assert state.debt is not None
    assert state.debt.stakes == 9
    assert rotten(to_bits(parse_cards(QUAD)), house) == ()


def plain_rot(cards: frozenset[Card], triples: bool = True) -> int:
    """The greatest total by taking any one part out of the cards, over and over."""
    value = {Kind.QUAD: 4, Kind.THREE_PAIRS: 8, Kind.FOUR_PAIRS: 12}
    by_rank: dict[Rank, list[Card]] = {}
    for card in sorted(cards):
        by_rank.setdefault(card.rank, []).append(card)
    best = 0
    twice = {rank: held[:2] for rank, held in by_rank.items() if len(held) >= 2}
    parts = [held for held in by_rank.values() if len(held) == 4]
    for start in by_rank:
        for length in (3, 4):
            run = [rank for rank in twice if start <= rank < start + length]
            if len(run) == length:
                parts.append([card for rank in run for card in twice[rank]])
    for part in parts:
        play = classify(part)
        assert play is not None
        best = max(best, value[play.kind] + plain_rot(cards - set(part), triples))
    if triples:
        thrice = [held[:3] for held in by_rank.values() if len(held) >= 3]
        for at, first in enumerate(thrice):
            for later, second in enumerate(thrice[at + 1 :], at + 1):
                for third in thrice[later + 1 :]:
                    best = max(best, 12 + plain_rot(cards - {*first, *second, *third}, False))
    return best


NO_TWOS = [card for card in PACK if card.rank is not Rank.TWO]
CROWDED = [card for card in NO_TWOS if card.rank <= Rank.NINE]


@settings(max_examples=150, deadline=None)
@given(
    st.one_of(hands(13), st.lists(st.sampled_from(CROWDED), min_size=8, max_size=13, unique=True)),
)
def test_a_hand_rots_in_the_dearest_way(hand: list[Card]) -> None:
    twos = {"2s": 1, "2c": 2, "2d": 3, "2h": 4}
    plain = frozenset(card for card in hand if card.rank is not Rank.TWO)
    expected = plain_rot(plain) + sum(twos.get(str(card), 0) for card in hand)
    items = rotten(to_bits(hand), MIEN_BAC)
    assert sum(item.stakes for item in items) == expected
    counted = [card for item in items for card in item.cards]
    assert len(counted) == len(set(counted))
    assert set(counted) <= set(hand)


def test_the_bound_on_losses_is_a_bound_and_no_wild_guess() -> None:
    # The dearest hand that can simply be left over, in last place: 2 + four pairs + all 2s.
    hand = "4s4h5s5h6s6h7s7h2s2c2d2h9c"
    state = played(dealt("3s", hand), "0 play 3s")
    assert min(net(state)) == -(2 + 12 + 10)
    for seats in (2, 3, 4):
        assert 24 <= GAME.worst(MIEN_BAC, seats) <= 20 * seats
