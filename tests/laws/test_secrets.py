"""Non-interference: what is hidden from somebody changes nothing that he sees, may do, or decides.

Two cards that somebody has never seen change places in the deal, and whoever holds them does the same things with the
one as with the other. Then everything that he was shown, all the way, must have been the same, unless a rule gives
something away: a play that is no longer legal, another seat to act, something else announced. Such pairs are left out
(and must be few). The law holds while somebody still has to act; what a reveal may show is each game's own to test.
"""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable, Iterator, Mapping
from typing import Any, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import AnyGame, Deal, Event, Illegal, Seat, Strength
from tests.laws.matches import TABLES, Moment, Table, dealt, moments

PAIRS = 4
"""Pairs of cards that are tried for each looker."""


def seen_in(value: Any) -> Iterator[Any]:
    """Everything that somebody who has `value` has, down to the last card; also `cards` that a part works out."""
    yield value
    if isinstance(value, Mapping):
        for each in value.values():
            yield from seen_in(each)
    elif isinstance(value, tuple | list | frozenset | set):
        for each in value:
            yield from seen_in(each)
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from seen_in(getattr(value, field.name))
        if not any(field.name == "cards" for field in dataclasses.fields(value)):
            yield from seen_in(getattr(value, "cards", ()))


def exchanged(value: Any, swap: Mapping[Any, Any], card: type) -> Any:
    """An action in which the cards of `swap` have changed places."""
    if isinstance(value, card):
        return swap.get(value, value)
    if isinstance(value, tuple):
        return tuple(exchanged(each, swap, card) for each in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {
            field.name: exchanged(getattr(value, field.name), swap, card)
            for field in dataclasses.fields(value)
            if field.init
        }
        return dataclasses.replace(value, **fields)
    return value


def replayed(table: Table, deal: Deal, course: list[Moment], swap: Mapping[Any, Any]) -> list[Moment] | None:
    """The same match with two cards exchanged; None when a rule gives the exchange away."""
    game, card = table.game, type(table.game.pack[0])
    step = game.start(table.ruleset, table.seats, deal)
    again = [Moment(step.state, (), step.events)]
    for moment in course[1:]:
        seat, action = moment.actions[-1]
        now = again[-1]
        same = exchanged(action, swap, card)
        try:
            step = game.apply(now.state, seat, same)
        except Illegal:
            return None
        again.append(Moment(step.state, (*now.actions, (seat, same)), (*now.events, *step.events)))
    for one, other in zip(course, again, strict=True):
        if game.to_act(one.state) != game.to_act(other.state) or outline(one.events) != outline(other.events):
            return None
    return again


def outline(events: tuple[Event, ...]) -> list[tuple[str, Seat | None]]:
    return [(event.code, event.seat) for event in events]


def cards_in(table: Table, value: Any) -> set[Any]:
    card = type(table.game.pack[0])
    return {each for each in seen_in(value) if isinstance(each, card)}


def hidden_places(table: Table, deal: Deal, course: list[Moment], looker: Seat | None) -> list[int]:
    """Places in the deal of cards that the looker has not been shown up to now (nor any copy of them)."""
    views = [table.game.view(moment.state, looker) for moment in course]
    seen = cards_in(table, [views, list(course[-1].events)])
    return [place for place, each in enumerate(deal.cards) if each not in seen]


def check_alike(
    table: Table, course: list[Moment], again: list[Moment], looker: Seat | None, luck: int
) -> None:
    """Two courses look alike to somebody all the way; at the end he has the same choices and decides the same."""
    game = table.game
    for one, other in zip(course, again, strict=True):
        seen, seen_there = game.view(one.state, looker), game.view(other.state, looker)
        assert seen == seen_there
        assert repr(seen) == repr(seen_there)
        assert one.events == other.events
    here, there = course[-1].state, again[-1].state
    if looker is not None:
        assert game.choices(here, looker) == game.choices(there, looker)
    if looker in game.to_act(here):
        decided = game.decide(game.view(here, looker), Strength.BEGINNER, luck)
        assert decided == game.decide(game.view(there, looker), Strength.BEGINNER, luck)


def check_exchanges(table: Table, seed: int) -> None:
    """Exchange hidden cards for every looker of one match."""
    dice = random.Random(seed)
    deal = dealt(table.game, dice)
    live = [moment for moment in moments(table, deal, dice) if table.game.to_act(moment.state)]
    tried = alike = 0
    for looker in (None, *range(table.seats)):
        course = live[: dice.randint(1, min(len(live), 25))]
        hidden = hidden_places(table, deal, course, looker)
        for _ in range(PAIRS if len(hidden) >= 2 else 0):
            one, other = dice.sample(hidden, 2)
            cards = list(deal.cards)
            cards[one], cards[other] = cards[other], cards[one]
            swap = {deal.cards[one]: deal.cards[other], deal.cards[other]: deal.cards[one]}
            again = replayed(table, dataclasses.replace(deal, cards=tuple(cards)), course, swap)
            tried += 1
            if again is not None:
                alike += 1
                check_alike(table, course, again, looker, seed)
    assert alike * 3 >= tried, f"only {alike} of {tried} exchanges were hidden"


def check_cards_seen(table: Table, seed: int) -> None:
    """Nobody's view holds a card but those he was dealt and those that were announced; none is dealt to two."""
    game, dice = table.game, random.Random(seed)
    lookers = (None, *range(table.seats))
    dealt_to: dict[Seat | None, set[Any]] = {}
    for moment in moments(table, dealt(game, dice), dice):
        announced = cards_in(table, list(moment.events))
        for looker in lookers if game.to_act(moment.state) else ():
            seen = cards_in(table, game.view(moment.state, looker)) - announced
            assert seen <= dealt_to.setdefault(looker, seen)
    assert not dealt_to[None]
    if len(set(game.pack)) == len(game.pack):  # else copies that look alike are dealt to several
        sizes = [len(dealt_to[seat]) for seat in range(table.seats)]
        assert len(set[Any]().union(*dealt_to.values())) == sum(sizes)


every_table = pytest.mark.parametrize("table", TABLES, ids=str)
SEEDS = st.integers(0, 2**32 - 1)


@every_table
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_what_is_hidden_from_somebody_changes_nothing_for_him(table: Table, seed: int) -> None:
    check_exchanges(table, seed)


@every_table
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_nobody_is_shown_a_card_that_was_neither_his_nor_announced(table: Table, seed: int) -> None:
    check_cards_seen(table, seed)


@every_table
@settings(max_examples=1, deadline=None)
@given(seed=SEEDS)
def test_a_view_contains_no_state(table: Table, seed: int) -> None:
    """So whoever decides from a view can look at nothing else."""
    game, dice = table.game, random.Random(seed)
    for moment in moments(table, dealt(game, dice), dice):
        for looker in (None, *range(table.seats)):
            seen = game.view(moment.state, looker)
            assert not any(isinstance(part, type(moment.state)) for part in seen_in(seen))


class Leaking:
    """A game that shows everybody a little more than it should."""

    def __init__(self, game: AnyGame, leak: Callable[[Any], Any]) -> None:
        self._game, self._leak = game, leak

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def view(self, state: Any, seat: Seat | None) -> Any:
        return self._game.view(state, seat), self._leak(state)

    def decide(self, view: Any, strength: Strength, luck: int) -> Any:
        return self._game.decide(view[0], strength, luck)


def leaking(table: Table, leak: Callable[[Any], Any]) -> Table:
    return dataclasses.replace(table, game=cast("AnyGame", Leaking(table.game, leak)))


def test_these_laws_catch_a_leak() -> None:
    table = next(table for table in TABLES if table.game.name == "maubinh")
    with pytest.raises(AssertionError):
        check_cards_seen(leaking(table, lambda state: state.players[1].cards[0]), 1)
    with pytest.raises(AssertionError):
        check_exchanges(leaking(table, lambda state: hash(state.players[1].cards)), 1)
    check_exchanges(leaking(table, lambda state: len(state.players[1].cards)), 1)
