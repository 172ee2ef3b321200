"""Which of two rows is greater, and which setting is a foul (*binh lủng*) (RULES 1.1 and 1.3).

Every row has a strength, a tuple that Python compares as the rules compare rows: category, ranks, suit. A rank list
that is the prefix of a longer one is the lesser of the two, in Python as at the table, so rows of three and of five
cards need no rule of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.cards import Card, Rank
from rules.maubinh.rows import Category, Setting
from rules.maubinh.rulesets import Ruleset

RowStrength: TypeAlias = tuple[int, tuple[int, ...], int]
"""Category, the ranks that are compared in their order, and the suit that breaks a tie (-1 where none does)."""

NO_SUIT: Final = -1
WHEEL: Final = (Rank.ACE, Rank.FIVE, Rank.FOUR, Rank.THREE, Rank.TWO)
"""A-2-3-4-5, from high to low as ranks go; its top card is the five."""

_BY_COUNTS: Final = {
    (4, 1): Category.QUADS,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.TRIPS,
    (2, 2, 1): Category.TWO_PAIR,
    (2, 1, 1, 1): Category.PAIR,
    (3,): Category.TRIPS,
    (2, 1): Category.PAIR,
}


def _ranks_by_weight(row: Sequence[Card]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The distinct ranks of a row, most frequent first, then high to low, and how often each occurs."""
    counts = [0] * (Rank.ACE + 1)
    for card in row:
        counts[card.rank] += 1
    weighed = sorted(((counts[rank], rank) for rank in range(2, Rank.ACE + 1) if counts[rank]), reverse=True)
    return tuple(rank for _, rank in weighed), tuple(count for count, _ in weighed)


def straight_top(ranks: Sequence[int]) -> int | None:
    """The top rank of five different ranks (high to low) if they are consecutive; the ace also counts as 1."""
    if ranks[0] - ranks[4] == 4:
        return ranks[0]
    return Rank.FIVE if tuple(ranks) == WHEEL else None


def _analyse(row: Sequence[Card]) -> tuple[Category, tuple[int, ...]]:
    """The category of a row and the ranks by which it is compared with its like."""
    if len(row) not in (3, 5):
        raise ValueError(f"a row has three or five cards, not {len(row)}")
    ranks, counts = _ranks_by_weight(row)
    if len(ranks) < len(row):
        return _BY_COUNTS[counts], ranks
    if len(row) == 3:
        return Category.HIGH_CARD, ranks
    suited = all(card.suit == row[0].suit for card in row)
    top = straight_top(ranks)
    if top is not None:
        return (Category.STRAIGHT_FLUSH if suited else Category.STRAIGHT), (top,)
    return (Category.FLUSH if suited else Category.HIGH_CARD), ranks


def category(row: Sequence[Card]) -> Category:
    """What three or five cards make. Raises `ValueError` for another number of cards."""
    return _analyse(row)[0]


def row_strength(row: Sequence[Card], ruleset: Ruleset) -> RowStrength:
    """A key that orders rows of both sizes as `ruleset` does."""
    kind, ranks = _analyse(row)
    if not ruleset.suits:
        return kind, ranks, NO_SUIT
    if kind in (Category.HIGH_CARD, Category.FLUSH):
        ranks = ranks[:1]  # with suits the highest card decides alone (RULES 1.3)
    # Everywhere else too the first rank names the cards whose best suit breaks the tie: the quads, the trips, the
    # higher pair, the straight's top card.
    return kind, ranks, max(card.suit for card in row if card.rank == ranks[0])


def compare(row: Sequence[Card], other: Sequence[Card], ruleset: Ruleset) -> int:
    """1 when `row` is the greater, -1 when `other` is, 0 when they are equal. Rows of three or of five cards."""
    left, right = row_strength(row, ruleset), row_strength(other, ruleset)
    return (left > right) - (left < right)


def in_order(strengths: Sequence[RowStrength], ruleset: Ruleset) -> bool:
    """Whether rows of these strengths (back, middle, front) are in the order that makes a setting legal."""
    back, middle, front = strengths
    return back > middle > front if ruleset.strict_order else back >= middle >= front


def is_foul(setting: Setting, ruleset: Ruleset) -> bool:
    """Whether the rows are out of order."""
    return not in_order([row_strength(row, ruleset) for row in setting], ruleset)
