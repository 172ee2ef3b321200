"""What things cost, in stakes: plays that are chopped, hands that rot, places, and the most one can lose.

RULES.md section 2, "Places", "Chop payments", "Rotten hand".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from typing import Final

from rules.cards import Card
from rules.tienlen.plays import TWO, TWOS, Bits, Kind, Play, of_rank, places, to_cards
from rules.tienlen.rulesets import Ruleset

PLACE_LINES: Final[Mapping[int, tuple[tuple[int, int, int], ...]]] = {
    2: ((2, 1, 2),),
    3: ((2, 1, 1), (3, 1, 2)),
    4: ((4, 1, 2), (3, 2, 1)),
}
"""By number of players: place of the payer, place of the payee (1 = first), stakes."""

THREE_TRIPLES: Final = "three_triples"


def twos_value(bits: Bits, ruleset: Ruleset) -> int:
    """The sum of the values of the 2s in a set."""
    values = (ruleset.two_spades, ruleset.two_clubs, ruleset.two_diamonds, ruleset.two_hearts)
    return sum(values[place - 4 * TWO] for place in places(bits & TWOS))


def bomb_value(kind: str, ruleset: Ruleset) -> int:
    """What a bomb is worth, chopped or left in the hand; three triples count in the hand only."""
    values = {
        Kind.QUAD: ruleset.quad,
        Kind.THREE_PAIRS: ruleset.three_pairs,
        Kind.FOUR_PAIRS: ruleset.four_pairs,
        THREE_TRIPLES: ruleset.three_triples,
    }
    return values[kind]


def chop_value(play: Play, ruleset: Ruleset) -> int:
    """What is owed for a play when a bomb beats it."""
    return twos_value(play.bits, ruleset) if play.of_twos else bomb_value(play.kind, ruleset)


@dataclass(frozen=True, slots=True)
class Rotten:
    """Something in a hand that costs at the end; `kind` is `two`, a kind of bomb, or `three_triples`."""

    kind: str
    cards: tuple[Card, ...]
    stakes: int


@lru_cache(maxsize=4096)
def rotten(hand: Bits, ruleset: Ruleset) -> tuple[Rotten, ...]:
    """What rots in a hand: every card counted once, in the way that gives the greatest sum."""
    twos = tuple(
        Rotten("two", to_cards(1 << place), twos_value(1 << place, ruleset)) for place in places(hand & TWOS)
    )
    return tuple(item for item in twos + _dearest(hand & ~TWOS, ruleset, True) if item.stakes)


def rotten_value(hand: Bits, ruleset: Ruleset) -> int:
    """The sum of what rots in a hand."""
    return sum(item.stakes for item in rotten(hand, ruleset))


def _dearest(hand: Bits, ruleset: Ruleset, triples: bool) -> tuple[Rotten, ...]:
    best: tuple[Rotten, ...] = ()
    for kind, bits in _parts(hand, triples):
        here = Rotten(kind, to_cards(bits), bomb_value(kind, ruleset))
        rest = _dearest(hand & ~bits, ruleset, triples and kind != THREE_TRIPLES)
        best = max(best, (here, *rest), key=lambda items: sum(item.stakes for item in items))
    return best


def _parts(hand: Bits, triples: bool) -> Iterator[tuple[str, Bits]]:
    """What can be taken out of a hand, once for each choice of ranks: which suits are taken makes no difference."""
    held = [of_rank(hand, rank).bit_count() for rank in range(TWO)]
    for rank in range(TWO):
        if held[rank] == 4:
            yield Kind.QUAD, of_rank(hand, rank)
        for kind, length in ((Kind.THREE_PAIRS, 3), (Kind.FOUR_PAIRS, 4)):
            run = range(rank, rank + length)
            if rank + length <= TWO and all(held[each] >= 2 for each in run):
                yield kind, sum(_lowest(hand, each, 2) for each in run)
    if triples:
        for ranks in combinations([rank for rank in range(TWO) if held[rank] >= 3], 3):
            yield THREE_TRIPLES, sum(_lowest(hand, each, 3) for each in ranks)


def _lowest(hand: Bits, rank: int, count: int) -> Bits:
    return sum(1 << place for place in list(places(of_rank(hand, rank)))[:count])
