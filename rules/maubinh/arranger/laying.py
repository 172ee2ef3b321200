"""All settings of one hand, as numbers of a scale: what is weighed when thirteen cards are set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.cards import Card
from rules.maubinh.arranger.scale import Numbers, Scale
from rules.maubinh.arranger.splits import FIVES, ONE, OTHER, PAIRS, THREES
from rules.maubinh.rows import HAND, Cards, Setting

Values: TypeAlias = NDArray[np.float32]

NEVER: Final = np.float32(-1e9)
"""The score of a foul."""

_APART: Final = 1 << 15
"""More than there are numbers on any scale."""


class Settings:
    """The 36,036 settings of thirteen cards; a setting is known by its place in the flattened arrays.

    `back` and `middle` are the numbers of their rows, (286, 126); `front` those of the fronts, (286,).
    """

    def __init__(self, cards: Sequence[Card], scale: Scale, *, strict: bool) -> None:
        """`strict`: whether equal rows are a foul. Raises `ValueError` for other than thirteen different cards."""
        if not len(set(cards)) == len(cards) == HAND:
            raise ValueError("a hand has thirteen different cards")
        self.cards: Final[Cards] = tuple(sorted(cards, key=_by_rank_and_suit, reverse=True))
        self._fives, self.front = scale.rate(self.cards)
        one, other = _take(self._fives, ONE), _take(self._fives, OTHER)
        self.back: Final[Numbers] = np.maximum(one, other)
        self.middle: Final[Numbers] = np.minimum(one, other)
        foul = self.middle < self.front[:, None] + strict
        self._foul: Final[NDArray[np.bool_]] = foul | (one == other) if strict else foul

    @property
    def legal(self) -> Numbers:
        """The places of the settings that are no foul."""
        return np.flatnonzero(~self._foul)

    def score(self, tables: NDArray[Any]) -> NDArray[Any]:
        """The sum of what each row is worth by `tables` (back, middle, front; by number), `NEVER` for fouls. Flat."""
        scores: NDArray[Any] = _take(tables[0], self.back)
        scores += _take(tables[1], self.middle)
        scores += tables[2].take(self.front)[:, None]
        scores[self._foul] = NEVER
        return scores.ravel()

    def rows(self, places: Numbers) -> Numbers:
        """The numbers of back, middle and front of these settings: (3, len(places))."""
        return np.stack((self.back.ravel()[places], self.middle.ravel()[places], self.front[places // PAIRS]))

    def setting(self, place: int) -> Setting:
        """The cards of a setting, each row from high to low."""
        front, pair = divmod(place, PAIRS)
        one, other = int(ONE[front, pair]), int(OTHER[front, pair])
        back, middle = (one, other) if self._fives[one] >= self._fives[other] else (other, one)
        return Setting(self._at(FIVES[back]), self._at(FIVES[middle]), self._at(THREES[front]))

    def _at(self, places: Numbers) -> Cards:
        return tuple(self.cards[place] for place in places)


def first_of_their_kind(rows: Numbers, scores: Values, most: int) -> Numbers:
    """Which settings, (3, k), have the greatest scores, (k,), one of those that have equal rows, the best first."""
    places = np.argsort(-scores, kind="stable")
    codes = (rows[0] * _APART + rows[1]) * _APART + rows[2]
    _, first = np.unique(codes[places[: 8 * most]], return_index=True)
    return places[np.sort(first)[:most]]


def _take(table: NDArray[Any], at: Numbers) -> NDArray[Any]:
    """`table.take(at)` for places that are known to be in it: not to check 36,036 of them saves a quarter of the time."""
    return table.take(at, mode="clip")


def _by_rank_and_suit(card: Card) -> int:
    return card.rank * 4 + card.suit
