"""How many stakes a hand the arranger wins from others, on duplicate deals: each deal is played from every seat.

Instant wins are played as the rules have them; the arranger declines its own where its rows are worth more.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context

import numpy as np

from rules.cards import PACK, Card
from rules.maubinh import RULESETS, Hand, settle
from rules.maubinh.arranger import Arranger, arranger_for
from tests.bench.arranger.peers import by_ranks, greedy

Setter = Callable[[Arranger, Sequence[Card]], Hand]

BLOCK = 250
"""Deals that a process plays at a time."""


@dataclass(frozen=True)
class Mean:
    stakes: float
    error: float


def duel(hero: Setter, other: Setter, arranger: Arranger, deal: Sequence[Sequence[Card]]) -> float:
    """Stakes a hand for the hero, who takes each seat in turn; the others all set like `other`."""
    heroes = [hero(arranger, cards) for cards in deal]
    others = [other(arranger, cards) for cards in deal]
    total = 0
    for seat, own in enumerate(heroes):
        table = [*others[:seat], own, *others[seat + 1 :]]
        total += settle(table, arranger.ruleset).net[seat]
    return total / len(deal)


def arranged(arranger: Arranger, cards: Sequence[Card], *, opponents: int) -> Hand:
    claim = arranger.claim(cards, opponents)
    return Hand.of(arranger.best(cards, opponents), declined=claim is not None and not claim.worth_it)


def _others(setter: str, arranger: Arranger, cards: Sequence[Card]) -> Hand:
    return Hand.of((greedy if setter == "greedy" else by_ranks)(arranger, cards))


def _block(name: str, block: int) -> list[tuple[float, float, float, float]]:
    arranger, dice = arranger_for(RULESETS[name]), random.Random(f"deals {block}")
    found = []
    for _ in range(BLOCK):
        pack = dice.sample(PACK, len(PACK))
        deal = [pack[at : at + 13] for at in range(0, len(pack), 13)]
        four, two = (
            [
                duel(partial(arranged, opponents=seats - 1), partial(_others, setter), arranger, deal[:seats])
                for setter in ("greedy", "ranks")
            ]
            for seats in (4, 2)
        )
        found.append((four[0], four[1], two[0], two[1]))
    return found


def measure(name: str, deals: int, processes: int = 2) -> dict[tuple[int, str], Mean]:
    """By seats and opponents."""
    with get_context("spawn").Pool(processes) as pool:
        blocks = pool.map(partial(_block, name), range(deals // BLOCK), chunksize=1)
    results = np.concatenate([np.array(block) for block in blocks])
    keys = ((4, "greedy"), (4, "ranks"), (2, "greedy"), (2, "ranks"))
    return {
        key: Mean(float(column.mean()), float(column.std() / np.sqrt(len(column))))
        for key, column in zip(keys, results.T, strict=True)
    }
