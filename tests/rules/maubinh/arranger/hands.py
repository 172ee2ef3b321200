"""Hands that are hard to set, and a plain search of all settings."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from rules.cards import PACK, Card, Rank, Suit, parse_cards
from rules.maubinh import Setting

PATHOLOGICAL = {
    "six pairs": "2s2d4s4c6d6c8s8hTdTcQsQd9c",
    "six pairs high": "AsAdKsKdQsQdJsJdTsTd9s9d2h",
    "five pairs and trips": "2s2c2d4s4c6s6c8s8cTsTcQsQc",
    "dragon": "2s3c4d5h6s7c8d9hTsJcQdKhAs",
    "suited dragon": "2h3h4h5h6h7h8h9hThJhQhKhAh",
    "three quads": "AsAcAdAhKsKcKdKhQsQcQdQh2s",
    "low quads in threes": "2s2c2d2h3s3c3d3h4s4c4d4h5s",
    "quads and trips": "2s2c2d2h3s3c3d3h4s4c4d5s5c",
    "four trips": "2s2c2d3s3c3d4s4c4d5s5c5dAh",
    "thirteen of a colour": "2s3s4s5s6s7s8c9cTcJcQcKcAc",
    "three flushes": "2s4s6s3c5c7c9cJc2h4h6h8hTh",
    "three straights": "2s3c4d5h6s5c6d7h8s9cJdQsKh",
    "two equal straight flushes": "5s6s7s8s9s5h6h7h8h9h2d3d4d",
    "two equal straights": "5s6c7d8h9s5h6s7c8d9hAsAcAd",
    "two equal flushes": "2s4s6s8sTs2h4h6h8hTh2d4d6d",
    "nothing at all": "2s3c4d5h7s8c9dTsJhQcKd3h6s",
    "wheel": "As2c3d4h5sAc2d3h4s5c6d8h9s",
}


def pathological() -> list[tuple[Card, ...]]:
    hands = [parse_cards(text) for text in PATHOLOGICAL.values()]
    dice = random.Random(11)
    hands += [tuple(card for card in PACK if card.suit == suit) for suit in Suit]
    for low in Rank:  # everything of three ranks and one card more, wherever they lie
        ranks = {Rank((low - 2 + step) % 13 + 2) for step in (0, 1, 5)}
        held = [card for card in PACK if card.rank in ranks]
        hands.append((*held, dice.choice([card for card in PACK if card not in held])))
    return hands


def random_hands(count: int, seed: int) -> list[tuple[Card, ...]]:
    dice = random.Random(seed)
    return [tuple(dice.sample(PACK, 13)) for _ in range(count)]


def every_setting(cards: Sequence[Card]) -> Iterator[Setting]:
    """All 72,072, fouls included."""
    for front in combinations(cards, 3):
        rest = [card for card in cards if card not in front]
        for back in combinations(rest, 5):
            yield Setting(back, tuple(card for card in rest if card not in back), front)
