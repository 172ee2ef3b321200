"""How a field comes about: hands are set against the field, and what was laid becomes the field (fictitious play).

The first settings are naive ones. In each round a share of the hands is set anew, as well as the arranger can against
what all hands show so far; the share becomes smaller from round to round, so that the field settles where nobody gains
by setting otherwise.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Final

import numpy as np

from rules.cards import PACK, Card
from rules.maubinh.arranger.arranger import MOST_OPPONENTS, Arranger
from rules.maubinh.arranger.field import Field, key_of
from rules.maubinh.arranger.naive import by_standing
from rules.maubinh.arranger.scale import Numbers, scale_of
from rules.maubinh.instants import instant_win
from rules.maubinh.rows import HAND
from rules.maubinh.rulesets import Instant, Ruleset

HANDS: Final = 8192
ROUNDS: Final = 9
SEED: Final = 13


def train(
    ruleset: Ruleset,
    seed: int = SEED,
    *,
    hands: int = HANDS,
    rounds: int = ROUNDS,
    progress: Callable[[float], None] = lambda _: None,
) -> Field:
    """A field for `ruleset`; equal arguments give an equal field. Some 20 s of CPU: never on an event loop.

    `progress` is told the share that is done, 0 to 1.
    """
    chance = np.random.default_rng(seed)
    dealt, instants = _deal(ruleset, hands, chance)
    key = key_of(ruleset)
    laid = np.empty((3, hands), np.int16)
    naive = by_standing(scale_of(ruleset))
    first = Arranger(ruleset, Field(key, laid[:, :1] * 0 + 1, instants))
    for at, cards in enumerate(dealt):
        settings = first.settings(cards)
        laid[:, at] = settings.rows(np.array([settings.score(naive).argmax()]))[:, 0]
    work = [hands if at == 0 else 2 * hands // (at + 2) for at in range(rounds)]
    done = 0
    for again in work:
        arranger = Arranger(ruleset, Field(key, laid, instants))
        fresh = laid.copy()
        for at in chance.choice(hands, again, replace=False):
            fresh[:, at] = lay(arranger, dealt[at], 1 + int(at) % MOST_OPPONENTS)
            done += 1
            if done % 256 == 0:
                progress(done / sum(work))
        laid = fresh
    return Field(key, laid, instants)


def lay(arranger: Arranger, cards: tuple[Card, ...], opponents: int) -> Numbers:
    """The numbers of the rows of the best setting, back first: (3,)."""
    settings = arranger.settings(cards)
    return settings.rows(np.array([arranger.best_place(settings, opponents)]))[:, 0]


def _deal(
    ruleset: Ruleset, hands: int, chance: np.random.Generator
) -> tuple[list[tuple[Card, ...]], dict[Instant, float]]:
    """Random hands without an instant win, and how often each kind of win was met on the way."""
    found: list[tuple[Card, ...]] = []
    met: Counter[Instant] = Counter()
    while len(found) < hands:
        order = chance.permutation(len(PACK))
        for seat in range(len(PACK) // HAND):
            cards = tuple(PACK[at] for at in order[HAND * seat : HAND * (seat + 1)])
            kind = instant_win(cards, ruleset)
            if kind is None:
                found.append(cards)
            else:
                met[kind] += 1
    total = len(found) + met.total()
    return found[:hands], {kind: met[kind] / total for kind in Instant if met[kind]}
