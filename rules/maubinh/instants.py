"""Instant wins (*thắng trắng*): what the dealer sees in thirteen cards, and which of two equal kinds is stronger.

The patterns are those of RULES 1.1, the comparison is RULES 1.5. Which of them count, in which order and for how
much, is the ruleset's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby, pairwise
from typing import Any, Final

from rules.cards import Card, Rank, Suit
from rules.maubinh.ranking import NO_SUIT, RowStrength, row_strength
from rules.maubinh.rulesets import Instant, Ruleset

ACE_LOW: Final = 1

FLUSH_SHAPES: Final = ((3, 5, 5), (3, 10), (5, 8), (13,))
"""Suit counts, ascending, from which a front of three and two rows of five of one suit each can be taken."""


@dataclass(frozen=True, slots=True)
class _Thirteen:
    """Thirteen cards counted by rank and by suit."""

    ranks: tuple[int, ...]
    """How many of each rank; index = rank, the ace both at 14 and at 1."""
    suits: tuple[int, ...]
    held: frozenset[tuple[int, int]]
    """(rank, suit) of each card, the ace also as rank 1."""

    @staticmethod
    def of(cards: Sequence[Card]) -> _Thirteen:
        ranks, suits = [0] * (Rank.ACE + 1), [0] * len(Suit)
        held = set()
        for card in cards:
            ranks[card.rank] += 1
            suits[card.suit] += 1
            held.add((int(card.rank), int(card.suit)))
            if card.rank == Rank.ACE:
                held.add((ACE_LOW, int(card.suit)))
        ranks[ACE_LOW] = ranks[Rank.ACE]
        return _Thirteen(tuple(ranks), tuple(suits), frozenset(held))

    @property
    def counts(self) -> tuple[int, ...]:
        """How many of each rank, twos first, each rank once."""
        return self.ranks[2:]


def _dragon(hand: _Thirteen) -> bool:
    return all(hand.counts)


def _dragon_suited(hand: _Thirteen) -> bool:
    return max(hand.suits) == 13


def _pairs(hand: _Thirteen) -> int:
    """Four of a kind is two pairs."""
    return sum(count // 2 for count in hand.counts)


def _six_pairs(hand: _Thirteen) -> bool:
    return _pairs(hand) == 6


def _five_pairs_trips(hand: _Thirteen) -> bool:
    return hand.counts.count(3) == 1 and 1 not in hand.counts


def _three_flushes(hand: _Thirteen) -> bool:
    return tuple(sorted(count for count in hand.suits if count)) in FLUSH_SHAPES


def _three_straights(hand: _Thirteen) -> bool:
    """The lowest card left must begin a run, so only the aces (low or high) and the order of the lengths are open."""
    if max(hand.counts) > 3:
        return False
    for low_aces in range(hand.ranks[ACE_LOW] + 1):
        counts = [0, low_aces, *hand.counts[:-1], hand.ranks[Rank.ACE] - low_aces]
        if any(_runs(counts, lengths) for lengths in ((3, 5, 5), (5, 3, 5), (5, 5, 3))):
            return True
    return False


def _runs(counts: Sequence[int], lengths: Sequence[int]) -> bool:
    """Whether cards of these counts by rank are runs of `lengths`, each beginning at the lowest rank left."""
    left = list(counts)
    for length in lengths:
        low = next(rank for rank, count in enumerate(left) if count)
        run = range(low, low + length)
        if run.stop > len(left) or not all(left[rank] for rank in run):
            return False
        for rank in run:
            left[rank] -= 1
    return True


def _red(hand: _Thirteen) -> int:
    return sum(hand.suits[suit] for suit in Suit if suit.red)


def _same_colour(hand: _Thirteen) -> bool:
    return _red(hand) in (0, 13)


def _one_off_colour(hand: _Thirteen) -> bool:
    return _red(hand) in (1, 12)


def _five_consecutive_pairs(hand: _Thirteen) -> bool:
    return any(min(hand.ranks[low : low + 5]) >= 2 for low in range(Rank.TWO, Rank.TEN + 1))


def _straight_flush(hand: _Thirteen) -> bool:
    return _best_straight_flush(hand) is not None


def _best_straight_flush(hand: _Thirteen) -> tuple[int, int] | None:
    """The top rank and the suit of the best straight flush held."""
    for top in range(Rank.ACE, Rank.FIVE - 1, -1):
        for suit in reversed(Suit):
            if hand.suits[suit] >= 5 and all((rank, suit) in hand.held for rank in range(top - 4, top + 1)):
                return top, suit
    return None


def _quads(hand: _Thirteen) -> bool:
    return 4 in hand.counts


_PATTERNS: Final[Mapping[Instant, Callable[[_Thirteen], bool]]] = {
    Instant.DRAGON_SUITED: _dragon_suited,
    Instant.DRAGON: _dragon,
    Instant.FIVE_PAIRS_TRIPS: _five_pairs_trips,
    Instant.SIX_PAIRS: _six_pairs,
    Instant.THREE_FLUSHES: _three_flushes,
    Instant.THREE_STRAIGHTS: _three_straights,
    Instant.SAME_COLOUR: _same_colour,
    Instant.ONE_OFF_COLOUR: _one_off_colour,
    Instant.FIVE_CONSECUTIVE_PAIRS: _five_consecutive_pairs,
    Instant.STRAIGHT_FLUSH: _straight_flush,
    Instant.QUADS: _quads,
}


def instant_win(cards: Sequence[Card], ruleset: Ruleset) -> Instant | None:
    """The strongest instant win of the ruleset in these thirteen cards, whatever their order."""
    hand = _Thirteen.of(cards)
    for win in ruleset.instants:
        if _PATTERNS[win.kind](hand):
            return win.kind
    return None


def compare_instants(kind: Instant, cards: Sequence[Card], other: Sequence[Card], ruleset: Ruleset) -> int:
    """1, -1 or 0 (draw): the stronger of two hands of thirteen cards. Both must win with `kind`."""
    if ruleset.instants_draw:
        return 0
    left, right = _strength(kind, cards, ruleset), _strength(kind, other, ruleset)
    return (left > right) - (left < right)


def _strength(kind: Instant, cards: Sequence[Card], ruleset: Ruleset) -> tuple[Any, ...]:
    """A key that orders hands of one kind; kinds that only draw have the same key for all."""
    hand = _Thirteen.of(cards)
    match kind:
        case Instant.DRAGON_SUITED:
            return (hand.suits.index(13),) if ruleset.suits else ()
        case Instant.FIVE_PAIRS_TRIPS:
            return (hand.counts.index(3),)
        case Instant.SIX_PAIRS:
            return tuple(rank for rank in range(Rank.ACE, 1, -1) for _ in range(hand.ranks[rank] // 2))
        case Instant.THREE_FLUSHES:
            return _strongest_split(cards, _is_flush, ruleset)
        case Instant.THREE_STRAIGHTS:
            return _strongest_split(cards, _is_run, ruleset)
        case Instant.STRAIGHT_FLUSH:
            best = _best_straight_flush(hand)
            assert best is not None
            return best if ruleset.suits else best[:1]
        case Instant.QUADS:
            return (max(rank for rank in Rank if hand.ranks[rank] == 4),)
        case _:
            return ()


def _strongest_split(
    cards: Sequence[Card], is_part: Callable[[Sequence[Card]], bool], ruleset: Ruleset
) -> tuple[Any, ...]:
    """The key of the strongest split 5-5-3 of thirteen cards into parts: greatest back, then middle, then front."""

    def strength(row: Sequence[Card]) -> RowStrength:
        return row_strength(row, ruleset)

    backs = sorted(filter(is_part, combinations(cards, 5)), key=strength, reverse=True)
    for greatest, equals in groupby(backs, key=strength):
        rests = ([card for card in cards if card not in back] for back in equals)
        splits = [
            (strength(middle), _front_key(front, is_part, ruleset))
            for rest in rests
            for middle in filter(is_part, combinations(rest, 5))
            if is_part(front := [card for card in rest if card not in middle])
        ]
        if splits:
            return greatest, *max(splits)
    raise AssertionError("a hand that wins so can be split so")


def _is_flush(part: Sequence[Card]) -> bool:
    return all(card.suit == part[0].suit for card in part)


def _is_run(part: Sequence[Card]) -> bool:
    ladder = _ladder(part)
    return all(high - low == 1 for high, low in pairwise(ladder))


def _ladder(part: Sequence[Card]) -> list[int]:
    """The ranks of a part from high to low, an ace beside a two counted as 1."""
    ranks = sorted((int(card.rank) for card in part), reverse=True)
    if ranks[0] == Rank.ACE and ranks[-1] == Rank.TWO:
        return [*ranks[1:], ACE_LOW]
    return ranks


def _front_key(
    front: Sequence[Card], is_part: Callable[[Sequence[Card]], bool], ruleset: Ruleset
) -> tuple[Sequence[int], int]:
    """Cards from high to low (in runs an A-2-3 as 3-2-1), then, where suits count, the top card's suit."""
    ranks = _ladder(front) if is_part is _is_run else sorted((int(card.rank) for card in front), reverse=True)
    top_suit = next(card.suit for card in front if card.rank == ranks[0])
    return ranks, top_suit if ruleset.suits else NO_SUIT
