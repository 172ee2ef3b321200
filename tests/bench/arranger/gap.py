"""How much the best answer to the arranger would gain on it: the best-response gap, in stakes a hand.

For each hand its promising settings are played against samples of opponents who set by the arranger, from the 39 cards
that are left. Where the best of them is sought and judged on the same samples the gain is too high, for it was also
lucky (`upper`); where it is sought on one half and judged on the other it is a little too low (`fair`).
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any

import numpy as np

from rules.cards import PACK, Card
from rules.maubinh import RULESETS, Hand, Ruleset, Setting, instant_win, settle
from rules.maubinh.arranger import Arranger, arranger_for
from tests.bench.arranger.showdown import Opponents, Showdown

WITHIN = 0.8
"""Stakes an opponent by which a setting may look worse and still be tried."""

MOST_TRIED = 150


@dataclass(frozen=True)
class Gap:
    fair: float
    error: float
    """Standard error of `fair`."""
    upper: float


def hand_without_instant(dice: random.Random, ruleset: Ruleset) -> tuple[list[Card], list[Card]]:
    """Thirteen cards that must be set, and the rest of the pack."""
    while True:
        pack = dice.sample(PACK, len(PACK))
        if instant_win(pack[:13], ruleset) is None:
            return pack[:13], pack[13:]


def opponents_of(
    arranger: Arranger, rest: list[Card], samples: int, dice: random.Random
) -> dict[int, Opponents]:
    """By number of opponents: what they lay, set for that number."""
    laid = {1: np.zeros((samples, 3, 3), int), 3: np.zeros((samples, 3, 3), int)}
    instant = np.zeros((samples, 3), int)
    for sample in range(samples):
        dice.shuffle(rest)
        for seat in range(3):
            cards = rest[13 * seat : 13 * seat + 13]
            kind = instant_win(cards, arranger.ruleset)
            if kind is not None:
                instant[sample, seat] = arranger.ruleset.instant_stakes(kind)
            settings = arranger.settings(cards)
            for number, numbers in laid.items():
                place = arranger.best_place(settings, number)
                numbers[sample, seat] = settings.rows(np.array([place]))[:, 0]
    return {
        3: Opponents(laid[3], instant),
        1: Opponents(laid[1].reshape(-1, 1, 3), instant.reshape(-1, 1)),
    }


def _one(task: tuple[str, int, int]) -> list[tuple[float, float]]:
    """(upper, fair) gain on one hand against one and against three opponents."""
    name, seed, samples = task
    arranger = arranger_for(RULESETS[name])
    dice = random.Random(seed)
    cards, rest = hand_without_instant(dice, arranger.ruleset)
    against = opponents_of(arranger, rest, samples, dice)
    settings = arranger.settings(cards)
    showdown = Showdown(arranger.ruleset, arranger.scale)
    gains = []
    for number, opponents in against.items():
        scores = settings.score(arranger.odds.tables)
        own = arranger.best_place(settings, number)
        tried = np.flatnonzero(scores >= scores.max() - WITHIN)
        mine = np.unique(settings.rows(tried), axis=1)
        if mine.shape[1] > MOST_TRIED:
            expected = arranger.odds.expected(mine, number)
            mine = mine[:, np.argpartition(expected, -MOST_TRIED)[-MOST_TRIED:]]
        mine = np.concatenate((settings.rows(np.array([own])), mine), axis=1).T
        net = np.concatenate([showdown.net(part, opponents) for part in np.array_split(mine, 8) if len(part)])
        half = net.shape[1] // 2
        first, second = net[:, :half].mean(axis=1), net[:, half:].mean(axis=1)
        whole = net.mean(axis=1)
        fair = (second[first.argmax()] - second[0] + first[second.argmax()] - first[0]) / 2
        gains.append((float(whole.max() - whole[0]), float(fair)))
    return gains


def measure(name: str, hands: int, samples: int, processes: int = 2) -> dict[int, Gap]:
    """By number of opponents (3 and 1), on two processes."""
    with get_context("spawn").Pool(processes) as pool:
        found = np.array(pool.map(_one, [(name, seed, samples) for seed in range(hands)], chunksize=8))
    return {
        number: Gap(
            fair=float(gains[:, 1].mean()),
            error=float(gains[:, 1].std() / np.sqrt(hands)),
            upper=float(gains[:, 0].mean()),
        )
        for number, gains in zip((3, 1), found.transpose(1, 0, 2), strict=True)
    }


def disagreements(name: str, cases: int) -> int:
    """How often the settlement on numbers and `settle` differ, on random showdowns; 0 unless the bench is wrong."""
    arranger = arranger_for(RULESETS[name])
    showdown = Showdown(arranger.ruleset, arranger.scale)
    dice = random.Random(3)
    wrong = 0
    for _ in range(cases):
        cards, rest = hand_without_instant(dice, arranger.ruleset)
        seats = dice.choice((1, 2, 3))
        others = [tuple(rest[13 * seat : 13 * seat + 13]) for seat in range(seats)]
        kinds = [instant_win(other, arranger.ruleset) for other in others]
        set_ = [_any_legal(arranger, each, dice) for each in (cards, *others)]
        net = settle([Hand.of(each) for each in set_], arranger.ruleset).net[0]
        numbers: Any = np.array([arranger.numbers(each)[:, 0] for each in set_])
        paid = [0 if kind is None else arranger.ruleset.instant_stakes(kind) for kind in kinds]
        opponents = Opponents(numbers[None, 1:], np.array([paid]))
        wrong += int(showdown.net(numbers[:1], opponents)[0, 0]) != net
    return wrong


def _any_legal(arranger: Arranger, cards: Any, dice: random.Random) -> Setting:
    settings = arranger.settings(cards)
    return settings.setting(int(dice.choice(settings.legal.tolist())))
