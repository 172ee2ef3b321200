"""What a settlement is made of: the hands that come to the showdown, and the items that say who pays whom and why.

A settlement holds no cards: all of it may be shown once it is due. How it comes about is `rules.maubinh.settling`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.game import Line, Result, Seat
from rules.maubinh.rows import Cards, Category, Row, Setting
from rules.maubinh.rulesets import Instant


@dataclass(frozen=True, slots=True)
class Hand:
    """What one player brings to the showdown."""

    cards: Cards
    setting: Setting | None = None
    """None: nothing was saved."""
    left: bool = False
    """He left between the deal and the showdown."""
    declined: bool = False
    """He does not announce his instant win."""
    late: bool = False
    """His time ran out under a ruleset that makes this a foul, saved or not."""

    @staticmethod
    def of(setting: Setting, *, left: bool = False, declined: bool = False, late: bool = False) -> Hand:
        """A player who set all his cards."""
        return Hand(setting.cards, setting, left, declined, late)


class Flaw(StrEnum):
    """Why a player has fouled."""

    LEFT = "left"
    UNSET = "unset"
    LATE = "late"
    ORDER = "order"
    """The rows are out of order: *binh lủng* proper."""


class Why(StrEnum):
    """What decided a row, or asks for stakes beyond the rows."""

    PLAIN = "row"
    BONUS = "bonus"
    EQUAL = "equal"
    """Equal rows; or two players who have both fouled."""
    FOUL = "foul"
    SWEEP = "sweep"
    COLLAPSE = "collapse"
    INSTANT = "instant"


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is settled between two players; `stakes` is 0 when they draw, and then `winner` is None."""

    pair: tuple[Seat, Seat]
    """The lower seat first."""
    winner: Seat | None
    stakes: int
    why: Why
    row: Row | None = None
    """The row, when it is about one."""
    category: Category | None = None
    """What the winner's row makes; None when he saved nothing."""
    flaw: Flaw | None = None
    """What the loser did wrong, when that is why."""
    kind: Instant | None = None
    """The instant win that is paid for."""

    @property
    def loser(self) -> Seat | None:
        if self.winner is None:
            return None
        return self.pair[0] if self.winner == self.pair[1] else self.pair[1]

    @property
    def line(self) -> Line:
        """Raises `ValueError` for a draw, of which there is nothing to pay."""
        if self.winner is None or self.loser is None:
            raise ValueError("nobody pays for a draw")
        return Line(self.loser, self.winner, self.stakes, self.why.value, self._facts())

    def _facts(self) -> Mapping[str, Any]:
        named = {
            "row": self.row and self.row.value,
            "category": None if self.category is None else self.category.code,
            "flaw": self.flaw and self.flaw.value,
            "kind": self.kind and self.kind.value,
        }
        return {name: value for name, value in named.items() if value is not None}


@dataclass(frozen=True, slots=True)
class Settlement:
    """How a match ended, itemised. Tuples have one entry a seat."""

    categories: tuple[tuple[Category, Category, Category] | None, ...]
    """Of back, middle and front; None: nothing was saved."""
    flaws: tuple[Flaw | None, ...]
    """The last one to stay has none, whatever his setting."""
    instants: tuple[Instant | None, ...]
    """Valid ones: neither a leaver's nor a declined one."""
    collapsed: tuple[Seat, ...]
    sweeper: Seat | None
    items: tuple[Item, ...]
    """Instant wins, then rows in the order of the reveal, then sweep and collapse; draws of rows included."""

    @property
    def seats(self) -> int:
        return len(self.flaws)

    @property
    def fouls(self) -> tuple[bool, ...]:
        return tuple(flaw is not None for flaw in self.flaws)

    @property
    def result(self) -> Result:
        return Result(self.seats, tuple(item.line for item in self.items if item.winner is not None))

    @property
    def net(self) -> tuple[int, ...]:
        """Stakes won (or lost, negative) by each seat."""
        return self._total(self.items)

    def after(self, rows: Iterable[Row]) -> tuple[int, ...]:
        """Running net of each seat when just these rows, and all instant wins, have been shown."""
        shown = frozenset(rows)
        return self._total(item for item in self.items if item.why is Why.INSTANT or item.row in shown)

    def about(self, row: Row) -> tuple[Item, ...]:
        """What was settled in one row, pair by pair."""
        return tuple(item for item in self.items if item.row is row)

    def between(self, seat: Seat, other: Seat) -> tuple[Item, ...]:
        """Everything that was settled between two players."""
        pair = (min(seat, other), max(seat, other))
        return tuple(item for item in self.items if item.pair == pair)

    def _total(self, items: Iterable[Item]) -> tuple[int, ...]:
        lines = tuple(item.line for item in items if item.winner is not None)
        return Result(self.seats, lines).net
