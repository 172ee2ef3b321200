"""A rule of thumb: a row is worth what it is among all rows of its size, whatever opponents lay.

Where learning begins, and how a regular computer player sets its cards.
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from rules.maubinh.arranger.laying import Values
from rules.maubinh.arranger.scale import Scale


@lru_cache(maxsize=2)
def by_standing(scale: Scale) -> Values:
    """By row (back, middle, front) and number, 0 for the weakest row of its size to 1 for the greatest: (3, size)."""
    five, three = scale.standing(5), scale.standing(3)
    return np.stack((five, five, three))
