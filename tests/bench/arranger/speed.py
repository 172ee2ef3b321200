"""How long setting a hand takes, and what it does to an event loop."""

from __future__ import annotations

import asyncio
import gc
import resource
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from rules.cards import Card
from rules.maubinh import Hand
from rules.maubinh.arranger import Arranger
from tests.bench.arranger.peers import plain_loop

TICK: Final = 0.001
"""Seconds between two looks of the loop at its clock."""

_IMPORT: Final = "import rules.maubinh.arranger"

_FIRST_HAND: Final = """
from rules.cards import PACK
from rules.maubinh import RULESETS
from rules.maubinh.arranger import arranger_for
arranger_for(RULESETS["maubinh.com"]).best(PACK[3:16], 3)
"""


@dataclass(frozen=True)
class Speed:
    median: float
    slow: float
    """99 of 100 hands are quicker."""


def per_hand(arranger: Arranger, hands: Sequence[Sequence[Card]]) -> Speed:
    """Milliseconds of CPU for `best` against three."""
    taken = []
    gc.disable()
    for cards in hands:
        before = time.process_time()
        arranger.best(cards, 3)
        taken.append((time.process_time() - before) * 1000)
    gc.enable()
    cuts = statistics.quantiles(taken, n=100)
    return Speed(cuts[49], cuts[98])


def times_faster(arranger: Arranger, hands: Sequence[Sequence[Card]]) -> float:
    """Than the plain loop, on the same hands."""
    before = time.process_time()
    for cards in hands:
        plain_loop(cards)
    middle = time.process_time()
    for cards in hands:
        arranger.best(cards, 3)
    return (middle - before) / (time.process_time() - middle)


def imported() -> float:
    """Seconds of CPU for a fresh interpreter to import the arranger."""
    return _seconds(_IMPORT)


def first_hand() -> float:
    """Seconds of CPU from the start of a fresh interpreter until it has set its first hand."""
    return _seconds(_FIRST_HAND)


def _seconds(program: str) -> float:
    """The best of five."""
    best = float("inf")
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run([sys.executable, "-c", program], check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        best = min(best, after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
    return best


def longest_stop(arranger: Arranger, hands: Sequence[Sequence[Card]], *, sets: bool, beside: bool) -> float:
    """Milliseconds for which an event loop stands still at most. The best of ten rounds, for other processes stop a
    loop as well.

    `sets`: hands are set and suggested on it; else it only looks at its clock. `beside`: settings are played out and
    reviewed in a thread meanwhile, which competes for the interpreter's lock.
    """
    return min(asyncio.run(_round(arranger, hands[at::10], sets, beside)) for at in range(10))


async def _round(arranger: Arranger, hands: Sequence[Sequence[Card]], sets: bool, beside: bool) -> float:
    thread = asyncio.to_thread(_in_a_thread, arranger, hands) if beside else asyncio.sleep(0)
    busy = asyncio.create_task(thread)
    longest = 0.0
    for cards in hands:
        for work in (partial(arranger.best, cards, 3), partial(arranger.top, cards, 3, 3)):
            before = time.perf_counter()
            await asyncio.sleep(0 if sets else TICK)
            if sets:
                work()
            longest = max(longest, time.perf_counter() - before - (0 if sets else TICK))
    await busy
    return longest * 1000


def _in_a_thread(arranger: Arranger, hands: Sequence[Sequence[Card]]) -> None:
    own, *others = (Hand.of(arranger.best(cards, 3)) for cards in hands[:4])
    arranger.review(own, others)
    arranger.sample(arranger.best(hands[0], 3), 3, luck=1, deals=200)
