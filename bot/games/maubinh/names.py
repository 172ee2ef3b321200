"""What players call things: rows by the ruleset's labels, hands, instant wins."""

from __future__ import annotations

from collections.abc import Sequence

from bot.words import Words
from rules.cards import Card, Rank
from rules.maubinh.ranking import row_strength
from rules.maubinh.rows import Category, Row
from rules.maubinh.rulesets import Instant, Ruleset


def row_name(row: Row, ruleset: Ruleset, words: Words) -> str:
    """`chi đầu`, `chi 3`, `chi cuối`: the same row, as the ruleset's players call it."""
    return words(f"mb-row-{ruleset.labels}-{row.value}")


def category_name(category: Category, words: Words) -> str:
    return words(f"mb-category-{category.code.replace('_', '-')}")


def hand_name(cards: Sequence[Card], ruleset: Ruleset, words: Words) -> str:
    """What a row makes, with the rank that players name with it: `đôi K`, `thùng A`, `thú 9-4`."""
    category, ranks, _ = row_strength(cards, ruleset)
    high = Rank(ranks[0]).label
    low = Rank(ranks[1]).label if len(ranks) > 1 else ""
    key = f"mb-hand-{Category(category).code.replace('_', '-')}"
    return words(key, high=high, low=low)


def instant_name(kind: Instant, words: Words) -> str:
    return words(f"mb-instant-{kind.value.replace('_', '-')}")
