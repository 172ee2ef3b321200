"""Every strength that a row can have, numbered from the weakest to the greatest.

A number says all that the ranking of a ruleset says about a row, so that comparing two of them compares the rows, and
numpy can compare a hundred thousand at once. The numbers come from `rules.maubinh.ranking`, which remains the one
place that ranks: each pattern of ranks is shown to it once, as cards.

How thirteen cards are rated quickly: the ranks are given weights such that no two different sets of five (or of three)
ranks have the same sum. A product with the incidence matrix of all rows gives the sums of all of them, a table turns
a sum into a number.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from rules.cards import Card, Rank, Suit
from rules.maubinh.arranger.splits import FIVES, INCIDENCE, THREES
from rules.maubinh.ranking import NO_SUIT, RowStrength, row_strength
from rules.maubinh.rows import Cards, Category
from rules.maubinh.rulesets import RULESETS, Ruleset

Numbers: TypeAlias = NDArray[np.intp]
AnyNumbers: TypeAlias = NDArray[np.integer[Any]]

FOUL: Final = 0
"""The number of a row that loses to every row; the weakest real row has 1."""

WEIGHTS: Final = (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415)
"""Of the ranks from 2 to the ace: sums of five (at most four alike) are all different, and so are sums of three."""

_SUIT_WEIGHTS: Final = (1, 6, 36, 216)
"""A sum of five is five times a weight exactly when all five cards are of that suit."""

_SUITS: Final = tuple(map(int, Suit))

_CARDS: Final = [[Card(rank, suit) for suit in Suit] for rank in Rank]
"""By rank (0 the two, 12 the ace) and suit."""


def _rank_sets(size: int) -> Iterator[tuple[int, ...]]:
    """All ranks (0 the two, 12 the ace) that a row of `size` cards can have, each from high to low."""
    for ranks in combinations_with_replacement(range(len(Rank) - 1, -1, -1), size):
        if ranks[0] != ranks[-1] or size <= len(Suit):  # nobody has five alike
            yield ranks


_FIVE_SETS: Final = tuple(_rank_sets(5))
_THREE_SETS: Final = tuple(_rank_sets(3))


class _Pattern:
    """The ranks of a row from high to low; whether it is of one suit."""

    __slots__ = ("decider", "strengths")

    def __init__(self, ranks: tuple[int, ...], *, suited: bool, ruleset: Ruleset) -> None:
        # Equal ranks differ in suit; of different ranks the last one does, unless they are meant to be suited.
        suits = [0 if suited else ranks[:at].count(rank) for at, rank in enumerate(ranks)]
        if not suited and suits[-1] == 0:
            suits[-1] = 1
        kind, order, suit = row_strength(
            [_CARDS[rank][suit] for rank, suit in zip(ranks, suits, strict=True)], ruleset
        )
        self.decider = 0
        """Place of the card whose suit breaks ties: the first of that rank, for a row is sorted by rank and suit."""
        self.strengths: tuple[RowStrength, ...] = ((kind, order, NO_SUIT),) * len(_SUITS)
        """By the suit of the decider."""
        if suit != NO_SUIT:
            first = order[0] - Rank.TWO
            self.decider = ranks.index(first)
            lowest = ranks.count(first) - 1  # the best of two suits is at least the second
            self.strengths = tuple((kind, order, max(each, lowest)) for each in _SUITS)


class Scale:
    """The rows of a ruleset by number. `scale_of` keeps one for all rulesets that rank alike."""

    def __init__(self, ruleset: Ruleset) -> None:
        fives = [_Pattern(ranks, suited=False, ruleset=ruleset) for ranks in _FIVE_SETS]
        threes = [_Pattern(ranks, suited=False, ruleset=ruleset) for ranks in _THREE_SETS]
        flushes = [
            _Pattern(ranks, suited=True, ruleset=ruleset) if len(set(ranks)) == 5 else plain
            for ranks, plain in zip(_FIVE_SETS, fives, strict=True)
        ]
        every = {strength for each in (*fives, *threes, *flushes) for strength in each.strengths}
        self.strengths: Final = tuple(sorted(every))
        """Of the numbers 1, 2, 3…"""
        self._numbers: Final = {strength: number for number, strength in enumerate(self.strengths, 1)}
        self._ruleset: Final = ruleset
        self.categories: Final = np.array([0, *(strength[0] for strength in self.strengths)], np.int8)
        """The category of each number; that of `FOUL` means nothing."""
        self._by_suit: Final = any(strength[2] != NO_SUIT for strength in self.strengths)
        self._fives, self._five_decider = self._table(fives)
        self._flushes, _ = self._table(flushes)
        self._threes, self._three_decider = self._table(threes)

    @property
    def size(self) -> int:
        """How many numbers there are, `FOUL` among them."""
        return len(self.strengths) + 1

    def category(self, number: int) -> Category:
        return Category(self.categories[number])

    def standing(self, size: int) -> NDArray[np.float32]:
        """By number: the share of all rows of `size` cards that are less, 0 for the weakest to 1 for the greatest."""
        exist = np.zeros(self.size, np.float32)
        for table in (self._fives, self._flushes) if size == 5 else (self._threes,):
            exist[table] = 1
        rising: NDArray[np.float32] = np.cumsum(exist) - 1
        rising /= rising[-1]
        return rising

    def number(self, row: Sequence[Card]) -> int:
        """Of any row of three or five cards."""
        return self._numbers[row_strength(row, self._ruleset)]

    def rate(self, cards: Cards) -> tuple[Numbers, Numbers]:
        """The numbers of all rows of five (1,287) and of three (286) of thirteen cards given from high to low."""
        ranks = [card.rank - Rank.TWO for card in cards]
        suits = [int(card.suit) for card in cards]
        sums = INCIDENCE @ _WEIGHT_COLUMNS[ranks, suits]
        fives_at = _FIVE_AT.take(sums[: len(FIVES), 0].astype(np.intp))
        threes_at = _THREE_AT.take(sums[len(FIVES) :, 0].astype(np.intp))
        five_keys, three_keys = fives_at * len(Suit), threes_at * len(Suit)
        if self._by_suit:
            held = np.array(suits)
            five_keys += held[FIVES[_FIVE_ROWS, self._five_decider.take(fives_at)]]
            three_keys += held[THREES[_THREE_ROWS, self._three_decider.take(threes_at)]]
        fives = self._fives.take(five_keys)
        if max(map(suits.count, Suit)) >= 5:
            of_one_suit = np.flatnonzero(_IS_FLUSH.take(sums[: len(FIVES), 1].astype(np.intp)))
            fives[of_one_suit] = self._flushes.take(five_keys[of_one_suit])
        return fives, self._threes.take(three_keys)

    def _table(self, patterns: Sequence[_Pattern]) -> tuple[Numbers, Numbers]:
        """The numbers by pattern and suit, flat, and the place of the decider by pattern."""
        numbers = [self._numbers[strength] for pattern in patterns for strength in pattern.strengths]
        return np.array(numbers, np.intp), np.array([pattern.decider for pattern in patterns], np.intp)


def scale_of(ruleset: Ruleset) -> Scale:
    """The scale by which `ruleset` ranks."""
    return _scale(ruleset.suits)


@lru_cache(maxsize=2)
def _scale(suits: bool) -> Scale:
    """Of all that a ruleset varies only the suits matter to the ranking of a row."""
    return Scale(replace(next(iter(RULESETS.values())), suits=suits))


def _positions(sets: Sequence[tuple[int, ...]]) -> NDArray[np.intp]:
    """Sum of weights to position in `sets`."""
    sums = np.array(WEIGHTS)[np.array(sets)].sum(axis=1)
    table = np.zeros(sums.max() + 1, np.intp)
    table[sums] = np.arange(len(sums))
    return table


def _weight_columns() -> NDArray[np.float32]:
    """By rank and suit: the two weights whose sums tell the ranks and the suits of a row."""
    columns: NDArray[Any] = np.empty((len(Rank), len(Suit), 2), np.float32)
    columns[..., 0] = np.array(WEIGHTS)[:, None]
    columns[..., 1] = _SUIT_WEIGHTS
    return columns


_WEIGHT_COLUMNS: Final = _weight_columns()
_FIVE_AT: Final = _positions(_FIVE_SETS)
_THREE_AT: Final = _positions(_THREE_SETS)
_FIVE_ROWS: Final = np.arange(len(FIVES))
_THREE_ROWS: Final = np.arange(len(THREES))
_IS_FLUSH: Final = np.isin(np.arange(5 * _SUIT_WEIGHTS[-1] + 1), [5 * weight for weight in _SUIT_WEIGHTS])
