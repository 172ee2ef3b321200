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
        one, other = self._fives.take(ONE), self._fives.take(OTHER)
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
        scores: NDArray[Any] = tables[0].take(self.back)
        scores += tables[1].take(self.middle)
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


def _by_rank_and_suit(card: Card) -> int:
    return card.rank * 4 + card.suit
