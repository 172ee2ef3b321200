"""Those against whom the arranger is measured: two ways to set cards, and a plain loop with another's evaluator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray
from treys import Card as TreysCard
from treys import Evaluator

from rules.cards import PACK, Card, Rank
from rules.maubinh import Setting
from rules.maubinh.arranger import Arranger
from rules.maubinh.arranger.scale import Scale


def greedy(arranger: Arranger, cards: Sequence[Card]) -> Setting:
    """The greatest legal back; with it the greatest middle; with both the greatest front."""
    return _by(arranger, cards, _lexical(arranger.scale))


def by_ranks(arranger: Arranger, cards: Sequence[Card]) -> Setting:
    """The greatest sum of normalised ranks: each row counts as the share of all rows of its size that are less."""
    return _by(arranger, cards, _shares(arranger.scale))


def _by(arranger: Arranger, cards: Sequence[Card], tables: NDArray[Any]) -> Setting:
    settings = arranger.settings(cards)
    return settings.setting(int(settings.score(tables).argmax()))


@cache
def _lexical(scale: Scale) -> NDArray[Any]:
    """The back outweighs every middle, the middle every front."""
    size = float(scale.size)
    tables: NDArray[Any] = np.arange(scale.size) * np.array([[size**2], [size], [1.0]])
    return tables


@cache
def _shares(scale: Scale) -> NDArray[Any]:
    return np.stack((scale.standing(5), scale.standing(5), scale.standing(3)))


# --- a plain loop ------------------------------------------------------------------------------------------------

_EVALUATOR: Final = Evaluator()
_TREYS: Final = {card: TreysCard.new(str(card)) for card in PACK}
_FILLERS: Final = [_TREYS[Card.parse(text)] for text in ("2s", "3c", "4d", "5h", "6s", "7c")]


def plain_loop(cards: Sequence[Card]) -> Setting:
    """The greatest sum of ranks over all 72,072 splits, rated by treys (1 is its best hand).

    Each row of five is rated once, not once a split. Treys knows no rows of three: a front is rated as five cards,
    with the lowest cards beside it that change nothing.
    """
    fives: dict[tuple[Card, ...], int] = {
        row: _EVALUATOR.evaluate([], [_TREYS[card] for card in row]) for row in combinations(cards, 5)
    }
    best, found = 1 << 30, None
    for front in combinations(cards, 3):
        floor = _front(front)
        rest = [card for card in cards if card not in front]
        for back in combinations(rest, 5):
            middle = tuple(card for card in rest if card not in back)
            one, other = fives[back], fives[middle]
            if one <= other <= floor and one + other + floor < best:
                best, found = one + other + floor, (back, middle, front)
    assert found is not None
    return Setting(*found)


def _front(front: Sequence[Card]) -> int:
    ranks = {card.rank for card in front}
    low = [filler for filler, rank in zip(_FILLERS, Rank, strict=False) if rank not in ranks]
    rated: list[int] = [
        _EVALUATOR.evaluate([], [*(_TREYS[card] for card in front), low[0], other]) for other in low[1:3]
    ]
    return max(rated)  # by one of them it may have become a straight
