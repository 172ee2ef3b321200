"""What is settled over all three rows together, collapse and sweep: the one part of an expectation that is no sum of
what each row brings.

Exactly (on a sample of the field) a setting is compared with every setting of the sample, which is too slow for
thousands of settings. Roughly it is looked up in a grid: each row is known only by its bin, and how much of the sample
lies below (or above) in all three rows has been counted for each cell. The rough answer tells which few settings
deserve the exact one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.maubinh.arranger.field import Field
from rules.maubinh.arranger.laying import Values
from rules.maubinh.arranger.scale import AnyNumbers, Numbers
from rules.maubinh.rows import ROWS
from rules.maubinh.rulesets import Ruleset

Chances: TypeAlias = NDArray[np.float64]

SAMPLE: Final = 2048
"""Settings of the field on which whole settings are compared with whole settings."""

BINS: Final = 48
"""Of each row, all of them met about equally often."""


@dataclass(frozen=True, eq=False)
class _Others:
    """A sample of the field, and how each of its settings fares against the rest of it in all three rows."""

    laid: NDArray[np.int16]
    """(3, n)"""
    beaten: Values
    """By which share of the field each setting is beaten in all three rows."""
    beating: Values
    """Which share of the field it beats in all three rows."""


class Jointly:
    """Collapse and sweep of one ruleset against one field: stakes from one opponent, before instant wins."""

    def __init__(self, ruleset: Ruleset, values: Values, field: Field) -> None:
        """`values`: stakes that each row is worth when it wins, by row and number, (3, size)."""
        self._collapse: Final = ruleset.collapse
        self._sweep: Final = ruleset.sweep - 1
        self._values: Final = values
        self._others: Final = _others(field)
        self._theirs: Final = row_sum(values, self._others.laid)
        self._bins: Final = _bins(self._others.laid, values.shape[1])
        self._grids: Final[dict[int, tuple[Values, Values]]] = {}

    @property
    def played(self) -> bool:
        """Whether this ruleset has either."""
        return self._collapse > 0 or self._sweep > 0

    @property
    def weight(self) -> float:
        """Stakes for which collapse and sweep stand, bonuses aside."""
        return self._collapse + len(ROWS) * self._sweep

    def exactly(self, numbers: AnyNumbers, opponents: int) -> Chances:
        """For these settings, (3, k): (k,)."""
        mine, laid = numbers.astype(np.int16)[:, :, None], self._others.laid[:, None, :]
        wins = ((mine[0] > laid[0]) & (mine[1] > laid[1]) & (mine[2] > laid[2])).astype(np.float32)
        losses = ((mine[0] < laid[0]) & (mine[1] < laid[1]) & (mine[2] < laid[2])).astype(np.float32)
        won, lost = self._weights(opponents)
        all_won, all_lost = wins.mean(axis=1) ** opponents, losses.mean(axis=1) ** opponents
        stakes: Chances = wins @ won - losses @ lost - self._collapse * all_lost
        if opponents >= 2:  # of three who were dealt in, somebody may sweep
            stakes += self._sweep * row_sum(self._values, numbers) * all_won
        return stakes

    def roughly(self, numbers: Numbers, opponents: int) -> Values:
        """The same by the grid: quick for thousands of settings, off by some hundredths of `weight`."""
        cells = (self._bins[0].take(numbers[0]) * BINS + self._bins[1].take(numbers[1])) * BINS
        cells += self._bins[2].take(numbers[2])
        fixed, swept = self._grid(opponents)
        stakes: Values = fixed.take(cells)
        if opponents >= 2:
            stakes += row_sum(self._values, numbers) * swept.take(cells)
        return stakes

    def _weights(self, opponents: int) -> tuple[Values, Values]:
        """What it brings to win all rows from each setting of the sample, and costs to lose them all to it, (n,) each:
        his collapse, when he loses all rows to the rest as well, and his sweep, when he beats them."""
        others, rest = self._others, opponents - 1
        won = others.beaten**rest * (self._collapse / others.beaten.size)
        lost = self._theirs * others.beating**rest * (self._sweep * (opponents >= 2) / others.beating.size)
        return won, lost

    def _grid(self, opponents: int) -> tuple[Values, Values]:
        """By cell: stakes, and what is to be multiplied by the value of one's own rows."""
        known = self._grids.get(opponents)
        if known is None:
            won, lost = self._weights(opponents)
            even = np.full_like(won, 1 / won.size)
            laid = np.stack(
                [bins.take(laid) for bins, laid in zip(self._bins, self._others.laid, strict=True)]
            )
            fixed = _below(laid, won) - _above(laid, lost) - self._collapse * _above(laid, even) ** opponents
            known = (fixed.ravel(), (self._sweep * _below(laid, even) ** opponents).ravel())
            self._grids[opponents] = known
        return known


def row_sum(tables: Values, numbers: AnyNumbers) -> Values:
    """What the three rows of each setting, (3, k), have together by `tables`, (3, size): (k,)."""
    total: Values = tables[0].take(numbers[0])
    total += tables[1].take(numbers[1])
    total += tables[2].take(numbers[2])
    return total


def _bins(laid: NDArray[np.int16], size: int) -> Numbers:
    """By row and number, the bin: (3, size)."""
    shares = np.arange(1, BINS) / BINS
    edges = np.quantile(laid, shares, axis=1, method="nearest").T
    return np.stack([row.searchsorted(np.arange(size), side="right") for row in edges])


def _below(laid: Numbers, weights: Values) -> Values:
    """By cell, the weight of those settings, (3, n) as bins, that are less in all rows; of the same bin half are."""
    shape = (BINS,) * len(ROWS)
    at = np.ravel_multi_index(tuple(laid), shape)
    total: Values = np.bincount(at, weights, BINS ** len(ROWS)).reshape(shape).astype(np.float32)
    for row in range(len(ROWS)):
        total = (np.cumsum(total, axis=row) - total / 2).astype(np.float32)
    return total


def _above(laid: Numbers, weights: Values) -> Values:
    """The same of those that are greater."""
    return _below(BINS - 1 - laid, weights)[::-1, ::-1, ::-1]


@lru_cache(maxsize=16)
def _others(field: Field) -> _Others:
    """Takes some 20 ms; rulesets that share a field share it."""
    laid = field.laid[:, :SAMPLE]
    above = laid[:, :, None] > laid[:, None, :]
    beats = above.all(axis=0)
    beating = beats.mean(axis=1, dtype=np.float32)
    beaten = beats.mean(axis=0, dtype=np.float32)
    return _Others(np.ascontiguousarray(laid), beaten, beating)
