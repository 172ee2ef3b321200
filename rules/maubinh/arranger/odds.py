"""What a setting is expected to bring, in stakes, against a field of opponents.

Against one opponent the three rows are settled apart, so that most of it is a sum of three one-dimensional tables:
`value · P(his row is less) - E[his value; his row is greater]`. What is settled over all three rows together, collapse
and sweep, is estimated on a sample of the field. Only two things are left out: that my own cards are missing from the
opponents' hands, and that several opponents draw from one pack.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from rules.maubinh.arranger.field import Field
from rules.maubinh.arranger.jointly import Chances, Jointly, row_sum
from rules.maubinh.arranger.laying import Settings, Values, first_of_their_kind
from rules.maubinh.arranger.scale import FOUL, AnyNumbers, Numbers, Scale
from rules.maubinh.rows import ROWS, Category
from rules.maubinh.rulesets import Instant, Ruleset

REACH: Final = 0.16
"""How far below the best by the tables, in stakes of one opponent for each stake that collapse and sweep stand for, a
setting may be that they could still lift to the top. In 1,200 searches of everything the best was within 0.12."""

DOUBT: Final = 0.016
"""How far below the best by a rough look, in the same unit, it may be; there within 0.01 for the built-in ruleset."""

SHORTLIST: Final = 24
"""How many settings are compared exactly with collapse and sweep."""

_UPWARDS: Final = 1e-6
"""Stakes by which a number is taken to be better than the one below it, beside what the field says."""


class Odds:
    """The expectations of one ruleset against one field."""

    def __init__(self, ruleset: Ruleset, scale: Scale, field: Field) -> None:
        self._ruleset: Final = ruleset
        self._field: Final = field
        kinds = {win.kind for win in ruleset.instants}
        self._instants: Final = {kind: chance for kind, chance in field.instants.items() if kind in kinds}
        self._values, self.dearness = _row_values(ruleset, scale)
        self._below: Final = _shares_below(field, scale.size)
        self._jointly: Final = Jointly(ruleset, self._values, field)
        self._stakes: Final[Values] = self._row_stakes(scale.size)
        """From one ordinary opponent by row (back, middle, front) and number: (3, size)."""
        self.tables: Final[Values] = self._stakes + _UPWARDS * np.arange(scale.size, dtype=np.float32)
        """The same, to choose by: of what the field cannot tell apart the greater row is the better one."""

    @property
    def ordinary(self) -> float:
        """The chance that an opponent has no instant win."""
        return 1 - sum(self._instants.values())

    def chances(self, numbers: AnyNumbers) -> Chances:
        """The chance that each row of these settings, (3, k), is greater than an opponent's: (3, k)."""
        return np.stack([self._below[row].take(numbers[row]) for row in range(len(ROWS))])

    def expected(self, numbers: AnyNumbers, opponents: int) -> Chances:
        """Stakes from all opponents for these settings, (3, k), when no instant win is announced: (k,)."""
        rows = row_sum(self._stakes, numbers)
        lost = sum(chance * self._ruleset.instant_stakes(kind) for kind, chance in self._instants.items())
        return opponents * (self.ordinary * rows - lost) + self.together(numbers, opponents)

    def together(self, numbers: AnyNumbers, opponents: int) -> Chances:
        """Stakes that collapse and sweep bring (or cost) in expectation: (k,)."""
        if not self._jointly.played:
            return np.zeros(numbers.shape[1])
        return self._jointly.exactly(numbers, opponents) * self._all_ordinary(opponents)

    def best_of(self, settings: Settings, opponents: int) -> int:
        """The place of the setting with the greatest expectation."""
        scores = settings.score(self.tables)
        best = int(scores.argmax())
        if not self._jointly.played:
            return best
        near = np.flatnonzero(scores >= scores[best] - REACH * self._jointly.weight)
        rows, sums = settings.rows(near), opponents * self.ordinary * scores[near]
        quiet = self._all_ordinary(opponents)
        rough = sums + quiet * self._jointly.roughly(rows, opponents)
        hopeful = np.flatnonzero(rough >= rough.max() - quiet * DOUBT * self._jointly.weight)
        short = hopeful[first_of_their_kind(rows[:, hopeful], rough[hopeful], SHORTLIST)]
        if len(short) == 1:
            return int(near[short[0]])
        total = sums[short] + quiet * self._jointly.exactly(rows[:, short], opponents)
        return int(near[short[total.argmax()]])

    def _all_ordinary(self, opponents: int) -> float:
        """By how much collapse and sweep count: from all opponents, and not as soon as anybody wins instantly."""
        return opponents * self.ordinary**opponents

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


def _shares_below(field: Field, size: int) -> Chances:
    """By row and number, the share of the field with a lesser row: (3, size)."""
    counts = np.stack([np.bincount(laid, minlength=size) for laid in field.laid])
    below: Chances = (np.cumsum(counts, axis=1) - counts) / field.laid.shape[1]
    return below
