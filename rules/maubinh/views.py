"""What a seat, or an onlooker, may know of a match. Built from allowed facts; nothing else reaches a screen.

Public while the cards are set: who is done, has left or run out of time. Private: one's own cards, setting and instant
win. Public after the showdown: the instant winners' hands at once, then row by row what was saved there, who won it
from whom and why. Cards of somebody who saved nothing are never shown.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rules.game import Seat
from rules.maubinh.ranking import category, is_foul
from rules.maubinh.rows import Cards, Category, Row, Setting
from rules.maubinh.rulesets import Instant, Ruleset
from rules.maubinh.settlement import Flaw, Item, Settlement
from rules.maubinh.state import State


@dataclass(frozen=True, slots=True)
class Check:
    """A look at a setting (*Kiểm tra*), saved or not."""

    categories: tuple[Category, Category, Category]
    """Of back, middle and front."""
    foul: bool


def check(setting: Setting, ruleset: Ruleset) -> Check:
    """What the rows of a setting make, and whether they are in order."""
    back, middle, front = (category(row) for row in setting)
    return Check((back, middle, front), is_foul(setting, ruleset))


@dataclass(frozen=True, slots=True)
class SeatView:
    """What everybody knows of one seat."""

    seat: Seat
    done: bool
    left: bool
    timed_out: bool
    instant: Instant | None
    """After the showdown; never of somebody who declined."""
    cards: Cards | None
    """An instant winner's 13 cards, after the showdown."""
    flaw: Flaw | None
    """Why he has fouled, from the first revealed row on (or with the result, when no rows are revealed)."""


@dataclass(frozen=True, slots=True)
class OwnView:
    """What one seat alone knows: its cards and what it has made of them."""

    cards: Cards
    """High to low."""
    setting: Setting | None
    """The last one saved."""
    check: Check | None
    """About the saved setting."""
    pattern: Instant | None
    """The instant win in his cards, declined or not."""
    declined: bool


@dataclass(frozen=True, slots=True)
class RowView:
    """A revealed row."""

    row: Row
    cards: tuple[Cards | None, ...]
    """Of each seat; None for who saved nothing, and for instant winners, whose rows do not count."""
    categories: tuple[Category | None, ...]
    items: tuple[Item, ...]
    """Who won it from whom, for how much and why, pair by pair."""
    totals: tuple[int, ...]
    """Running net stakes of each seat, up to and including this row."""


@dataclass(frozen=True, slots=True)
class View:
    """A match as one seat (or an onlooker, `seat` None) may see it."""

    ruleset: Ruleset
    seat: Seat | None
    stage: Literal["setting", "reveal", "over"]
    players: tuple[SeatView, ...]
    own: OwnView | None
    rows: tuple[RowView, ...]
    """Revealed so far, in the order of the reveal."""
    next_row: Row | None
    """The row that is revealed next; None while the cards are set, and when the result is next."""
    totals: tuple[int, ...]
    """Running net stakes of each seat: instant wins from the showdown on, then row by row, at the end everything."""
    settlement: Settlement | None
    """When the match is over."""


def view(state: State, seat: Seat | None) -> View:
    """What `seat` may know; None is an onlooker."""
    settlement = state.settlement
    next_row, totals = None, (0,) * len(state.players)
    if settlement is not None:
        next_row = next(iter(state.stages[state.reveals :]), None)
        totals = settlement.net if state.over else settlement.after(state.revealed)
    return View(
        ruleset=state.ruleset,
        seat=seat,
        stage="setting" if state.setting_up else "over" if state.over else "reveal",
        players=tuple(_seat_view(state, each) for each in range(len(state.players))),
        own=None if seat is None else _own_view(state, seat),
        rows=tuple(_row_view(state, settlement, at) for at in range(len(state.revealed)))
        if settlement
        else (),
        next_row=next_row,
        totals=totals,
        settlement=settlement if state.over else None,
    )


def _seat_view(state: State, seat: Seat) -> SeatView:
    player, settlement = state.players[seat], state.settlement
    instant = settlement.instants[seat] if settlement is not None else None
    return SeatView(
        seat=seat,
        done=player.done,
        left=player.left,
        timed_out=player.timed_out,
        instant=instant,
        cards=player.cards if instant is not None else None,
        flaw=settlement.flaws[seat] if settlement is not None and state.reveals else None,
    )


def _own_view(state: State, seat: Seat) -> OwnView:
    player = state.players[seat]
    checked = None if player.setting is None else check(player.setting, state.ruleset)
    return OwnView(player.cards, player.setting, checked, player.pattern, player.declined)


def _row_view(state: State, settlement: Settlement, at: int) -> RowView:
    row = state.stages[at]
    settings = [
        None if settlement.instants[seat] is not None else player.setting
        for seat, player in enumerate(state.players)
    ]
    cards = tuple(None if setting is None else setting[row] for setting in settings)
    return RowView(
        row=row,
        cards=cards,
        categories=tuple(None if held is None else category(held) for held in cards),
        items=settlement.about(row),
        totals=settlement.after(state.stages[: at + 1]),
    )
