"""Whether what is fast is also right: searches without any of the arranger's tables."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations

import numpy as np
from numpy.typing import NDArray

from rules.cards import PACK, Card, Rank
from rules.maubinh import RULESETS, Instant, instant_win, is_foul
from rules.maubinh.arranger import Arranger, arranger_for
from rules.maubinh.arranger.splits import FIVES, ONE, OTHER, THREES
from rules.maubinh.ranking import in_order, row_strength
from tests.rules.maubinh.arranger.hands import pathological


def hands(seed: int, count: int) -> Iterator[list[Card]]:
    dice = random.Random(seed)
    for _ in range(count):
        yield dice.sample(PACK, 13)


def failures(name: str, count: int, seed: int) -> int:
    """How many of random hands (and of those that are hard to set) come back as a foul, or do not come back."""
    arranger, failed = arranger_for(RULESETS[name]), 0
    for at, cards in enumerate((*pathological(), *hands(seed, count))):
        try:
            setting = arranger.best(cards, 1 + at % 3)
            failed += is_foul(setting, arranger.ruleset) or sorted(setting.cards) != sorted(cards)
        except Exception:
            failed += 1
    return failed


# --- the maximum of the tables -----------------------------------------------------------------------------------


def table_disagreements(name: str, count: int, seed: int) -> int:
    """For how many hands a plain loop over all splits finds another maximum of the tables."""
    arranger, wrong = arranger_for(RULESETS[name]), 0
    for cards in hands(seed, count):
        fast = float(arranger.settings(cards).score(arranger.odds.tables).max())
        wrong += abs(fast - _plain_maximum(arranger, cards)) > 1e-5
    return wrong


def _plain_maximum(arranger: Arranger, cards: Sequence[Card]) -> float:
    strengths = {
        row: row_strength(row, arranger.ruleset) for size in (3, 5) for row in combinations(cards, size)
    }
    worth = {
        row: arranger.odds.tables[:, arranger.scale.number(row)].tolist() for row in strengths
    }  # of each row in the back, the middle and the front
    best = float("-inf")
    for front in combinations(cards, 3):
        rest = [card for card in cards if card not in front]
        lowest, least = strengths[front], worth[front][2]
        for back in combinations(rest, 5):
            middle = tuple(card for card in rest if card not in back)
            total = worth[back][0] + worth[middle][1] + least
            if total > best and in_order((strengths[back], strengths[middle], lowest), arranger.ruleset):
                best = total
    return best


# --- instant wins ------------------------------------------------------------------------------------------------


def instant_disagreements(count: int, seed: int) -> int:
    """How often a search of all splits and rows finds another instant win, for each hand in each built-in ruleset."""
    wrong = 0
    for cards in (*pathological(), *hands(seed, count)):
        held = set(_patterns(cards))
        for ruleset in RULESETS.values():
            strongest = next((win.kind for win in ruleset.instants if win.kind in held), None)
            wrong += instant_win(cards, ruleset) is not strongest
    return wrong


def _patterns(cards: Sequence[Card]) -> Iterator[Instant]:
    """Every pattern in thirteen cards, by definition."""
    ordered = sorted(cards, key=lambda card: card.rank, reverse=True)
    ranks, suits = np.array([card.rank for card in ordered]), np.array([card.suit for card in ordered])
    runs, flushes = (
        [_is_run(ranks[rows]) for rows in (FIVES, THREES)],
        [(suits[rows] == suits[rows][:, :1]).all(axis=1) for rows in (FIVES, THREES)],
    )
    if _splits(*runs):
        yield Instant.THREE_STRAIGHTS
    if _splits(*flushes):
        yield Instant.THREE_FLUSHES
    if (runs[0] & flushes[0]).any():
        yield Instant.STRAIGHT_FLUSH
    counts = Counter(card.rank for card in cards)
    pairs = sum(count // 2 for count in counts.values())
    if 4 in counts.values():
        yield Instant.QUADS
    if pairs == 6:
        yield Instant.SIX_PAIRS
    if sorted(count % 2 for count in counts.values())[-2:] in ([0, 1], [1]) and 1 not in counts.values():
        yield Instant.FIVE_PAIRS_TRIPS
    if any(all(counts[Rank(low + step)] >= 2 for step in range(5)) for low in range(2, 11)):
        yield Instant.FIVE_CONSECUTIVE_PAIRS
    if len(counts) == 13:
        yield Instant.DRAGON
        if len(set(suits)) == 1:
            yield Instant.DRAGON_SUITED
    red = sum(card.suit.red for card in cards)
    if red in (0, 13):
        yield Instant.SAME_COLOUR
    if red in (1, 12):
        yield Instant.ONE_OFF_COLOUR


def _is_run(
    ranks: NDArray[np.int64],
) -> NDArray[np.bool_]:
    """Which rows, their ranks from high to low, are consecutive; the ace counts high or low."""
    steps = ranks[:, :-1] - ranks[:, 1:]
    low_ace = (ranks[:, 0] == Rank.ACE) & (ranks[:, -1] == Rank.TWO) & (steps[:, 1:] == 1).all(axis=1)
    low_ace &= ranks[:, 1] == ranks.shape[1]
    found: NDArray[np.bool_] = (steps == 1).all(axis=1) | low_ace
    return found


def _splits(fives: NDArray[np.bool_], threes: NDArray[np.bool_]) -> bool:
    """Whether some split has three such parts."""
    if not threes.any():
        return False
    return bool((threes[:, None] & fives[ONE] & fives[OTHER]).any())
