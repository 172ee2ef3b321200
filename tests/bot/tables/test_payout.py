"""The mathematics of paying: laws that hold for every result."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from bot.tables.payout import payout, share
from rules.game import Line

SEATS = st.integers(0, 3)


@st.composite
def lines(draw: st.DrawFn) -> list[Line]:
    pairs = st.tuples(SEATS, SEATS).filter(lambda pair: pair[0] != pair[1])
    drawn = draw(st.lists(st.tuples(pairs, st.integers(1, 300)), max_size=12))
    return [Line(payer, payee, stakes, "why") for (payer, payee), stakes in drawn]


ESCROW = st.dictionaries(SEATS, st.integers(0, 10**12), max_size=4)


@given(lines(), ESCROW, st.integers(1, 10**9))
def test_payments_sum_to_nothing_and_nobody_pays_more_than_his_escrow(
    owed: list[Line], escrow: dict[int, int], stake: int
) -> None:
    paid = payout(owed, escrow, stake)
    assert set(paid.net) == set(escrow)
    assert sum(paid.net.values()) == 0
    assert all(-net <= escrow[seat] for seat, net in paid.net.items())


@given(lines(), ESCROW, st.integers(1, 10**9))
def test_nobody_receives_more_than_he_is_owed_nor_pays_more_than_he_owes(
    owed: list[Line], escrow: dict[int, int], stake: int
) -> None:
    should = payout(owed, dict.fromkeys(escrow, 10**15), stake)
    assert should.short == ()
    paid = payout(owed, escrow, stake)
    for seat, net in paid.net.items():
        assert 0 <= net <= should.net[seat] or should.net[seat] <= net <= 0
        assert (seat in paid.short) == (net != should.net[seat] and should.net[seat] < 0)


@given(lines(), st.integers(1, 10**6))
def test_when_all_can_pay_everybody_gets_what_the_lines_say(owed: list[Line], stake: int) -> None:
    net = [0, 0, 0, 0]
    for line in owed:
        net[line.payer] -= line.stakes * stake
        net[line.payee] += line.stakes * stake
    assert payout(owed, dict.fromkeys(range(4), 10**15), stake).net == dict(enumerate(net))


@given(lines(), ESCROW)
def test_lines_with_a_computer_move_nothing(owed: list[Line], escrow: dict[int, int]) -> None:
    people = [line for line in owed if line.payer in escrow and line.payee in escrow]
    assert payout(owed, escrow, 7) == payout(people, escrow, 7)


@given(st.dictionaries(SEATS, st.integers(1, 10**12), min_size=1), st.fractions(0, 1))
def test_shares_fill_the_pot_and_differ_from_proportion_by_less_than_a_chip(
    due: dict[int, int], part: float
) -> None:
    total = sum(due.values())
    pot = int(total * part)
    shares = share(pot, due)
    assert sum(shares.values()) == pot
    for seat, owed in due.items():
        assert abs(shares[seat] * total - pot * owed) < total
        assert shares[seat] <= owed


def test_the_chip_left_over_goes_to_the_largest_fraction_then_the_lowest_seat() -> None:
    assert share(10, {0: 10, 1: 10, 2: 10}) == {0: 4, 1: 3, 2: 3}
    assert share(5, {3: 7, 1: 2}) == {3: 4, 1: 1}
    assert share(1, {2: 1, 0: 3}) == {2: 0, 0: 1}


def test_two_winners_share_what_a_short_loser_has() -> None:
    owed = [Line(2, 0, 10, "rows"), Line(2, 1, 5, "rows")]
    paid = payout(owed, {0: 100, 1: 100, 2: 9}, 1)
    assert paid.net == {0: 6, 1: 3, 2: -9}
    assert paid.short == (2,)
