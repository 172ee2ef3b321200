"""The expectation of a setting once more, by playing it: all that the tables leave out is in it, and chance as well."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np

from rules.cards import PACK, Card
from rules.maubinh.rows import HAND, Setting
from rules.maubinh.settlement import Hand
from rules.maubinh.settling import settle

if TYPE_CHECKING:
    from rules.maubinh.arranger.arranger import Arranger


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean of stakes."""

    stakes: float
    error: float
    """Standard error of the mean."""
    deals: int


def sample(arranger: Arranger, setting: Setting, opponents: int, luck: int, deals: int) -> Estimate:
    """See `Arranger.sample`."""
    if deals < 2:
        raise ValueError("an error needs two deals")
    own = Hand.of(setting, declined=True)
    results = [
        settle((own, *others), arranger.ruleset).net[0]
        for others in _others(arranger, setting, opponents, luck, deals)
    ]
    error = float(np.std(results, ddof=1)) / deals**0.5
    return Estimate(float(np.mean(results)), error, deals)


def _others(
    arranger: Arranger, setting: Setting, opponents: int, luck: int, deals: int
) -> Iterator[tuple[Hand, ...]]:
    """What the opponents bring to the showdown, deal by deal."""
    chance = np.random.default_rng(luck)
    rest = [card for card in PACK if card not in setting.cards]
    for _ in range(deals):
        order = chance.permutation(len(rest))
        dealt = ([rest[at] for at in order[HAND * seat : HAND * (seat + 1)]] for seat in range(opponents))
        yield tuple(_plays(arranger, cards, opponents) for cards in dealt)


def _plays(arranger: Arranger, cards: list[Card], opponents: int) -> Hand:
    claim = arranger.claim(cards, opponents)
    return Hand.of(arranger.best(cards, opponents), declined=claim is not None and not claim.worth_it)
