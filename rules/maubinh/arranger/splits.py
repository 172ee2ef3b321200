"""The 36,036 ways to split thirteen cards into a front and two rows of five.

Each way is one setting, for of the two rows of five the greater one belongs in the back. Cards are spoken of by their
place in the hand, sorted from high to low.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rules.maubinh.rows import HAND

FIVES: Final[NDArray[np.intp]] = np.array(list(combinations(range(HAND), 5)), np.intp)
"""Places of the rows of five: (1287, 5), ascending in each."""

THREES: Final[NDArray[np.intp]] = np.array(list(combinations(range(HAND), 3)), np.intp)
"""Places of the rows of three: (286, 3)."""

PAIRS: Final = 126
"""Ways to part the ten cards behind a front."""


def _incidence() -> NDArray[np.float32]:
    """(1573, 13): 1 where a row, first those of five, holds the card of that place."""
    matrix = np.zeros((len(FIVES) + len(THREES), HAND), np.float32)
    matrix[np.arange(len(FIVES))[:, None], FIVES] = 1
    matrix[len(FIVES) + np.arange(len(THREES))[:, None], THREES] = 1
    return matrix


def _pairs() -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    """For each front the rows of five beside it that hold the highest card left, and those that remain."""
    five_masks = (1 << FIVES).sum(axis=1)
    three_masks = (1 << THREES).sum(axis=1)
    rest = (1 << HAND) - 1 - three_masks
    highest = rest & -rest
    apart = (five_masks & three_masks[:, None]) == 0
    fronts, one = np.nonzero(apart & ((five_masks & highest[:, None]) != 0))
    by_mask = np.zeros(1 << HAND, np.intp)
    by_mask[five_masks] = np.arange(len(FIVES))
    other = by_mask[rest[fronts] - five_masks[one]]
    return one.reshape(-1, PAIRS), other.reshape(-1, PAIRS)


INCIDENCE: Final = _incidence()
ONE, OTHER = _pairs()
"""Which two rows of five stand behind each front: (286, 126) each."""
