"""Several settings of one hand that differ in kind, for a person to choose from.

What differs between them is where the hand is strong. A setting leans to the front as much as its front is likelier to
win than its back; after the best setting come the best ones that lean otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

import numpy as np

from rules.cards import Card
from rules.maubinh.arranger.laying import NEVER, first_of_their_kind
from rules.maubinh.rows import Setting

if TYPE_CHECKING:
    from rules.maubinh.arranger.arranger import Arranger

APART: Final = 0.12
"""How much two settings differ in their lean, a difference of chances, when they are offered side by side."""

LOOKED_AT: Final = 2000
"""How many of the best settings of a hand are looked at, many of them with equal rows."""

CONSIDERED: Final = 400
"""How many of them, all with different rows, may be offered."""


class Lean(StrEnum):
    """Where a setting is strong, beside the others that are offered with it."""

    FRONT = "front"
    BALANCED = "balanced"
    BACK = "back"


@dataclass(frozen=True, slots=True)
class Proposal:
    """A setting that may be chosen."""

    setting: Setting
    lean: Lean
    expected: float
    """Stakes, from all opponents together."""
    chances: tuple[float, float, float]
    """Of back, middle and front to be greater than those of one opponent, 0 to 1."""


def top(arranger: Arranger, cards: Sequence[Card], k: int, opponents: int) -> tuple[Proposal, ...]:
    """See `Arranger.top`."""
    settings = arranger.settings(cards)
    scores = settings.score(arranger.odds.tables)
    good = np.argpartition(scores, -LOOKED_AT)[-LOOKED_AT:]
    good = good[scores[good] > NEVER]
    good = good[first_of_their_kind(settings.rows(good), scores[good], CONSIDERED)]
    places = np.concatenate(([arranger.best_place(settings, opponents)], good))
    rows = settings.rows(places)
    chances = arranger.odds.chances(rows)
    leans = chances[2] - chances[0]
    categories = arranger.scale.categories[rows]
    chosen = [0]
    while len(chosen) < k:
        new = (rows[:, :, None] != rows[:, None, chosen]).any(axis=0).all(axis=1)
        apart = new & (np.abs(leans[:, None] - leans[chosen]) >= APART).all(axis=1)
        other = apart & (categories[:, :, None] != categories[:, None, chosen]).any(axis=0).all(axis=1)
        wanted = next((each for each in (other, apart, new) if each.any()), None)
        if wanted is None:
            break
        chosen.append(int(wanted.argmax()))
    expected = arranger.odds.expected(rows[:, chosen], opponents)
    return tuple(
        Proposal(
            settings.setting(int(places[at])),
            _name(float(leans[at]), [float(leans[each]) for each in chosen]),
            float(stakes),
            (float(chances[0, at]), float(chances[1, at]), float(chances[2, at])),
        )
        for at, stakes in zip(chosen, expected, strict=True)
    )


def _name(lean: float, leans: Sequence[float]) -> Lean:
    if len(leans) == 1 or min(leans) < lean < max(leans):
        return Lean.BALANCED
    return Lean.FRONT if lean == max(leans) else Lean.BACK
