"""What a setting is expected to bring, in stakes, against a field of opponents.

Against one opponent the three rows are settled apart, so that most of it is a sum of three one-dimensional tables:
`value · P(his row is less) - E[his value; his row is greater]`. What is settled over all three rows together, collapse
and sweep, is estimated on a sample of the field. Only two things are left out: that my own cards are missing from the
opponents' hands, and that several opponents draw from one pack.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.maubinh.arranger.field import Field
from rules.maubinh.arranger.laying import Values
from rules.maubinh.arranger.scale import FOUL, AnyNumbers, Numbers, Scale
from rules.maubinh.rows import ROWS, Category
from rules.maubinh.rulesets import Instant, Ruleset

Chances: TypeAlias = NDArray[np.float64]

SAMPLE: Final = 2048
"""Settings of the field on which whole settings are compared with whole settings."""

_UPWARDS: Final = 1e-6
"""Stakes by which a number is taken to be better than the one below it, beside what the field says."""


@dataclass(frozen=True, eq=False)
class _Others:
    """A sample of the field, and how each of its settings fares against the rest of it in all three rows."""

    laid: NDArray[np.int16]
    """(3, n)"""
    beaten: Values
    """By which share of the field each setting is beaten in all three rows."""
    beating: Values
    """Which share of the field it beats in all three rows."""


class Odds:
    """The expectations of one ruleset against one field."""

    def __init__(self, ruleset: Ruleset, scale: Scale, field: Field) -> None:
        self._ruleset: Final = ruleset
        self._field: Final = field
        kinds = {win.kind for win in ruleset.instants}
        self._instants: Final = {kind: chance for kind, chance in field.instants.items() if kind in kinds}
        self._values, self.dearness = _row_values(ruleset, scale)
        self._below: Final = _shares_below(field, scale.size)
        self._others: Final = _others(field)
        self._theirs: Final = _sum(self._values, self._others.laid)
        self._stakes: Final[Values] = self._row_stakes(scale.size)
        """From one ordinary opponent by row (back, middle, front) and number: (3, size)."""
        self.tables: Final[Values] = self._stakes + _UPWARDS * np.arange(scale.size, dtype=np.float32)
        """The same, to choose by: of what the field cannot tell apart the greater row is the better one."""

    @property
    def joint(self) -> bool:
        """Whether anything is settled over all three rows together."""
        return self._ruleset.collapse > 0 or self._ruleset.sweep > 1

    @property
    def reach(self) -> float:
        """How far below the best, in stakes of one opponent, a setting may be in the tables that collapse and sweep
        could still lift to the top."""
        return 0.05 * (self._ruleset.collapse + len(ROWS) * (self._ruleset.sweep - 1))

    @property
    def ordinary(self) -> float:
        """The chance that an opponent has no instant win."""
        return 1 - sum(self._instants.values())

    def chances(self, numbers: AnyNumbers) -> Chances:
        """The chance that each row of these settings, (3, k), is greater than an opponent's: (3, k)."""
        return np.stack([self._below[row].take(numbers[row]) for row in range(len(ROWS))])

    def expected(self, numbers: AnyNumbers, opponents: int) -> Chances:
        """Stakes from all opponents for these settings, (3, k), when no instant win is announced: (k,)."""
        rows = _sum(self._stakes, numbers)
        lost = sum(chance * self._ruleset.instant_stakes(kind) for kind, chance in self._instants.items())
        return opponents * (self.ordinary * rows - lost) + self.together(numbers, opponents)

    def chosen_from(self, scores: Values, numbers: AnyNumbers, opponents: int) -> int:
        """Which of these settings, (3, k), with these sums of `tables`, (k,), is the best with collapse and sweep."""
        total = opponents * self.ordinary * scores + self.together(numbers, opponents)
        return int(total.argmax())

    def together(self, numbers: AnyNumbers, opponents: int) -> Chances:
        """Stakes that collapse and sweep bring (or cost) in expectation: (k,)."""
        if not self.joint:
            return np.zeros(numbers.shape[1])
        mine, laid = numbers.astype(np.int16)[:, :, None], self._others.laid[:, None, :]
        wins = ((mine[0] > laid[0]) & (mine[1] > laid[1]) & (mine[2] > laid[2])).astype(np.float32)
        losses = ((mine[0] < laid[0]) & (mine[1] < laid[1]) & (mine[2] < laid[2])).astype(np.float32)
        rest, size = opponents - 1, laid.shape[-1]
        collapse, sweep = self._ruleset.collapse, self._ruleset.sweep - 1
        all_won, all_lost = wins.mean(axis=1) ** opponents, losses.mean(axis=1) ** opponents
        stakes: Chances = wins @ (self._others.beaten**rest) * (collapse / size) - collapse * all_lost
        if opponents >= 2:  # of three who were dealt in, somebody may sweep
            stakes += sweep * _sum(self._values, numbers) * all_won
            stakes -= losses @ (self._theirs * self._others.beating**rest) * (sweep / size)
        # Neither applies as soon as anybody wins instantly.
        return stakes * opponents * self.ordinary**opponents

    def announced(self, kind: Instant, opponents: int) -> float:
        """Stakes from all opponents for announcing an instant win; equal kinds are taken to draw."""
        stakes = self._ruleset.instant_stakes(kind)
        total = self.ordinary * stakes
        if not self._ruleset.instants_draw:
            order = [win.kind for win in self._ruleset.instants]
            for other, chance in self._instants.items():
                if order.index(other) > order.index(kind):
                    total += chance * stakes
                elif other is not kind:
                    total -= chance * self._ruleset.instant_stakes(other)
        return opponents * total

    def _row_stakes(self, size: int) -> Values:
        stakes = np.empty((len(ROWS), size), np.float32)
        for row, (values, laid) in enumerate(zip(self._values, self._field.laid, strict=True)):
            paid = np.bincount(laid, values[laid], minlength=size) / laid.size
            more = paid.sum() - np.cumsum(paid)
            stakes[row] = self._below[row] * values - more
        return stakes


def _row_values(ruleset: Ruleset, scale: Scale) -> tuple[Values, Numbers]:
    """Stakes that each row is worth when it wins, by row and number, (3, size), and the same as ranks from 0.

    A fouled row never wins and is worth nothing.
    """
    by_category = np.array([[ruleset.value(row, each) for each in Category] for row in ROWS], np.float32)
    ranks = np.stack([np.unique(stakes, return_inverse=True)[1] for stakes in by_category])
    values: Values = by_category[:, scale.categories]
    values[:, FOUL] = 0
    return values, ranks[:, scale.categories]


def _sum(tables: Values, numbers: AnyNumbers) -> Values:
    """What the three rows of each setting, (3, k), have together by `tables`: (k,)."""
    total: Values = tables[0].take(numbers[0])
    total += tables[1].take(numbers[1])
    total += tables[2].take(numbers[2])
    return total


def _shares_below(field: Field, size: int) -> Chances:
    """By row and number, the share of the field with a lesser row: (3, size)."""
    counts = np.stack([np.bincount(laid, minlength=size) for laid in field.laid])
    below: Chances = (np.cumsum(counts, axis=1) - counts) / field.laid.shape[1]
    return below


@lru_cache(maxsize=16)
def _others(field: Field) -> _Others:
    """Takes some 20 ms; rulesets that share a field share it."""
    laid = field.laid[:, :SAMPLE]
    above = laid[:, :, None] > laid[:, None, :]
    beats = above.all(axis=0)
    beating = beats.mean(axis=1, dtype=np.float32)
    beaten = beats.mean(axis=0, dtype=np.float32)
    return _Others(np.ascontiguousarray(laid), beaten, beating)
