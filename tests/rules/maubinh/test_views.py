"""What each seat sees, and above all what it does not."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from rules.cards import PACK, Card
from rules.game import Deal
from rules.maubinh import GAME, ROWS, Category, Flaw, Instant, Row, Setting, Why, check
from tests.rules.maubinh.helpers import BIGONE, MAUBINH_COM, Match, rows, rulesets
from tests.rules.maubinh.test_match import BESIDE, BESIDE_TOO, MIDDLING, SIX_PAIRS, STRONG, WEAK

FOUL = "KdQsJhTd9c / As5s9sJs7s / 8h8d4c"


def cards_in(value: Any) -> Iterator[Card]:
    """Every card anywhere in a view."""
    if isinstance(value, Card):
        yield value
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from cards_in(getattr(value, field.name))
    elif isinstance(value, tuple | list | frozenset):
        for each in value:
            yield from cards_in(each)


def test_a_player_sees_his_cards_and_his_saved_setting_with_its_categories() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING)
    own = GAME.view(match.state, 0).own
    assert own is not None
    assert set(own.cards) == set(match.written[0].cards)
    assert (own.setting, own.check, own.pattern, own.declined) == (None, None, None, False)
    own = GAME.view(match.sets(0).state, 0).own
    assert own is not None
    assert own.setting == match.written[0]
    assert own.check is not None
    assert own.check.categories == (Category.FLUSH, Category.STRAIGHT, Category.PAIR)
    assert not own.check.foul


def test_he_is_told_that_it_is_a_foul() -> None:
    own = GAME.view(Match(MAUBINH_COM, FOUL, MIDDLING).sets(0).state, 0).own
    assert own is not None
    assert own.check is not None
    assert own.check.foul


def test_a_setting_can_be_checked_without_saving_it() -> None:
    assert check(rows(FOUL), MAUBINH_COM).foul
    equal = rows("5s6d7c8h9s / 5d6c7h8s9d / AsKdQc")
    assert not check(equal, MAUBINH_COM).foul
    assert check(equal, BIGONE).foul


def test_his_instant_win_is_his_secret_until_the_showdown() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO)
    own = GAME.view(match.state, 0).own
    assert own is not None
    assert own.pattern is Instant.SIX_PAIRS
    for looker in (1, 2, None):
        assert GAME.view(match.state, looker).players[0].instant is None
    match.done(1, 2)
    for looker in (0, 1, 2, None):
        shown = GAME.view(match.state, looker).players[0]
        assert shown.instant is Instant.SIX_PAIRS
        assert set(shown.cards or ()) == set(match.written[0].cards)


def test_a_declined_instant_win_is_never_told() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE).does(0, "decline").done(0, 1).to_the_end()
    shown = GAME.view(match.state, 1)
    assert shown.players[0].instant is None
    assert shown.players[0].cards is None
    assert "six_pairs" not in repr(
        dataclasses.replace(shown, ruleset=dataclasses.replace(MAUBINH_COM, instants=()))
    )


def test_everybody_sees_who_is_done_has_left_or_run_out_of_time() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).done(0).does(1, "leave")
    public = GAME.view(match.state, None)
    assert [(seat.done, seat.left, seat.timed_out) for seat in public.players] == [
        (True, False, False),
        (False, True, False),
        (False, False, False),
    ]
    match.times_out()
    assert GAME.view(match.state, None).players[2].timed_out


def test_the_reveal_shows_row_by_row_who_won_and_the_running_totals() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING, WEAK).done(0, 1, 2)
    public = GAME.view(match.state, None)
    assert (public.stage, public.rows, public.next_row, public.totals) == ("reveal", (), Row.BACK, (0, 0, 0))
    for at, row in enumerate(ROWS):
        public = GAME.view(match.reveals(1).state, None)
        shown = public.rows[-1]
        assert [each.row for each in public.rows] == list(ROWS[: at + 1])
        assert shown.cards == tuple(setting[row] for setting in match.written)
        assert shown.categories == tuple(
            check(setting, MAUBINH_COM).categories[at] for setting in match.written
        )
        assert [(item.winner, item.loser, item.stakes) for item in shown.items] == [
            (0, 1, 1),
            (0, 2, 1),
            (1, 2, 1),
        ]
        assert shown.totals == public.totals == (2 * (at + 1), 0, -2 * (at + 1))
        assert public.settlement is None
    assert public.next_row is None
    public = GAME.view(match.reveals(1).state, None)
    assert public.stage == "over"
    assert public.settlement is not None
    assert public.totals == public.settlement.net == (14, -1, -13)
    assert len(public.rows) == 3, "the rows stay on the table"


def test_a_foul_is_told_with_the_first_row() -> None:
    match = Match(MAUBINH_COM, FOUL, MIDDLING).done(0, 1)
    assert GAME.view(match.state, None).players[0].flaw is None
    public = GAME.view(match.reveals(1).state, None)
    assert public.players[0].flaw is Flaw.ORDER
    assert public.rows[0].items[0].why is Why.FOUL
    assert public.rows[0].items[0].flaw is Flaw.ORDER


def test_the_cards_of_somebody_who_saved_nothing_are_never_shown() -> None:
    match = Match(MAUBINH_COM, STRONG, MIDDLING).done(1).times_out().to_the_end()
    public = GAME.view(match.state, None)
    assert [row.cards[0] for row in public.rows] == [None] * 3
    assert set(cards_in(public)) == set(match.written[1].cards)


def test_the_rows_of_an_instant_winner_are_not_shown_as_rows() -> None:
    match = Match(MAUBINH_COM, SIX_PAIRS, BESIDE, BESIDE_TOO).done(0, 1, 2).reveals(1)
    public = GAME.view(match.state, None)
    assert public.rows[0].cards[0] is None
    assert public.rows[0].categories[0] is None
    assert public.totals[0] == 18


@settings(max_examples=60)
@given(
    cards=st.permutations(PACK),
    ruleset=rulesets,
    seats=st.integers(2, 4),
    saves=st.lists(st.booleans(), min_size=4, max_size=4),
    leaves=st.lists(st.integers(0, 5).map(lambda lot: lot == 0), min_size=4, max_size=4),
)
def test_no_view_holds_a_card_that_has_not_been_revealed(
    cards: list[Card], ruleset: Any, seats: int, saves: list[bool], leaves: list[bool]
) -> None:
    state = GAME.start(ruleset, seats, Deal(tuple(cards))).state
    held = [frozenset(player.cards) for player in state.players]
    settings_saved: list[Setting | None] = [None] * seats
    for seat in range(seats):
        if saves[seat]:
            saved = Setting.of(cards[13 * seat : 13 * seat + 13])
            settings_saved[seat] = saved
            state = GAME.apply(state, seat, GAME.parse(f"set {saved}")).state
        if leaves[seat]:
            state = GAME.apply(state, seat, GAME.parse("leave")).state
    while GAME.result(state) is None:
        allowed: set[Card] = set()
        for seat, player in enumerate(GAME.view(state, None).players):
            saved_here = settings_saved[seat]
            if player.instant is not None:
                allowed |= held[seat]
            elif saved_here is not None:
                allowed |= {card for row in state.revealed for card in saved_here[row]}
        assert set(cards_in(GAME.view(state, None))) <= allowed
        for seat in range(seats):
            assert set(cards_in(GAME.view(state, seat))) <= allowed | held[seat]
        waiting = GAME.to_act(state)
        actor = min(waiting) if waiting else None
        state = GAME.apply(state, actor, GAME.default(state, actor)).state
