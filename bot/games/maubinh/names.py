"""What players call things: rows by the ruleset's labels, hands, instant wins, cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

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


def card_name(card: Card, words: Words) -> str:
    """`10♥ cơ`: the sign for the eye, the word for where signs are drawn dark on dark."""
    return f"{card.label} {words(f'suit-{card.suit.letter}')}"


def card_line(cards: Iterable[Card]) -> str:
    """`A♥ 10♥ 9♦`, as it can be copied and typed again."""
    return " ".join(card.label for card in cards)


def capital(text: str) -> str:
    """The text with its first letter raised, for the start of a line."""
    return text[:1].upper() + text[1:]
