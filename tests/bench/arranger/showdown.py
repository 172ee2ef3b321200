"""The settlement of many possible showdowns at once, on numbers: one player's settings against samples of opponents.

A second way to the results of `rules.maubinh.settling`, for legal settings only, and held against it in every run.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rules.maubinh import ROWS, Category, Ruleset
from rules.maubinh.arranger.scale import Scale

Array = NDArray[Any]


@dataclass(frozen=True)
class Opponents:
    """`laid` are numbers, (samples, opponents, 3), back first; `instant` the stakes of an instant win or 0."""

    laid: Array
    instant: Array


class Showdown:
    """Net stakes for one player, who has no instant win himself."""

    def __init__(self, ruleset: Ruleset, scale: Scale) -> None:
        by_category = np.array([[ruleset.value(row, each) for each in Category] for row in ROWS])
        self._values = by_category[:, scale.categories]
        self._ruleset = ruleset

    def net(self, mine: Array, opponents: Opponents) -> Array:
        """Of settings (k, 3) against every sample: (k, samples)."""
        laid, instant = opponents.laid, opponents.instant > 0
        rows = np.arange(3)
        my_values = self._values[rows, mine]  # (k, 3)
        their_values = self._values[rows, laid] * ~instant[..., None]  # (samples, opponents, 3)
        wins = (mine[:, None, None] > laid) & ~instant[..., None]
        losses = (mine[:, None, None] < laid) & ~instant[..., None]
        won = (wins * my_values[:, None, None]).sum(-1)  # (k, samples, opponents)
        lost = (losses * their_values).sum(-1)
        net = (won - lost).sum(-1) - opponents.instant.sum(-1)
        quiet = ~instant.any(axis=-1)
        beat, beaten = wins.all(-1), losses.all(-1)
        others_beaten, others_beating = self._among(laid)
        collapse, sweep = self._ruleset.collapse, self._ruleset.sweep - 1
        extra = collapse * ((beat & others_beaten).sum(-1) - laid.shape[1] * beaten.all(-1))
        if laid.shape[1] >= 2:
            extra = extra + sweep * (won.sum(-1) * beat.all(-1) - (lost * (beaten & others_beating)).sum(-1))
        total: Array = net + extra * quiet
        return total

    def _among(self, laid: Array) -> tuple[Array, Array]:
        """Whether each opponent is beaten in all rows by all the others, and whether he beats them all."""
        beaten = np.ones(laid.shape[:2], bool)
        beating = np.ones(laid.shape[:2], bool)
        for one in range(laid.shape[1]):
            for other in range(laid.shape[1]):
                if one != other:
                    beaten[:, one] &= (laid[:, one] < laid[:, other]).all(-1)
                    beating[:, one] &= (laid[:, one] > laid[:, other]).all(-1)
        return beaten, beating
