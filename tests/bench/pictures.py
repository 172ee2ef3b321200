"""What pictures cost: `python -m tests.bench.pictures`. Processor time of one thread, bytes of the files.

Each picture is drawn of other cards and names every time, as in play; the first line is a fresh process, in which no
face and no letter has been drawn yet. Exit 1 when a bar is missed.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable

from bot.pictures import Banner, Drawing
from rules.cards import PACK
from tests.bot.pictures import samples

ROUNDS = 40


def cost(make: Callable[[random.Random], Drawing]) -> tuple[float, int]:
    """Milliseconds (median) and bytes (most) of drawing and encoding."""
    dice = random.Random(7)
    spent, sizes = [], []
    for _ in range(ROUNDS):
        drawing = make(dice)
        start = time.process_time()
        sizes.append(len(drawing.render()))
        spent.append((time.process_time() - start) * 1000)
    return statistics.median(spent), max(sizes)


def shuffled(dice: random.Random) -> list[object]:
    return dice.sample(PACK, len(PACK))


def named(dice: random.Random) -> tuple[str, ...]:
    """Four names that have not been drawn before."""
    return tuple(f"{name} {dice.randrange(1000)}" for name in samples.NAMES)


BARS: tuple[tuple[str, Callable[[random.Random], Drawing], float, int], ...] = (
    ("a hand as dealt", lambda dice: samples.unset(shuffled(dice)[:13]), 25, 60),
    ("a hand in rows", lambda dice: samples.hand(shuffled(dice)[:13]), 25, 60),
    ("a reveal of four", lambda dice: samples.reveal(shuffled(dice), named(dice)), 50, 150),
    ("the outcome of four", lambda dice: samples.outcome(shuffled(dice), named(dice)), 50, 150),
    (
        "an instant win",
        lambda dice: samples.outcome(shuffled(dice), named(dice), Banner("SẢNH RỒNG", "ăn trắng", "+117")),
        50,
        150,
    ),
    ("a chop", lambda dice: samples.chop(named(dice)), 50, 150),
    ("a hand of 21 tiles", lambda dice: samples.tiles(), 25, 60),
    ("a review", lambda dice: samples.review(), 50, 150),
)
"""Each picture, the milliseconds and the kilobytes it may cost."""


def line(what: str, figure: float, bar: float, unit: str) -> bool:
    kept = figure <= bar
    print(f"{what:<34}{figure:8.1f} {unit}  bar {bar:6.1f}  {'ok' if kept else 'short'}")
    return kept


def main() -> int:
    start = time.process_time()
    samples.hand().render()
    kept = [line("the first hand of a process", (time.process_time() - start) * 1000, 100, "ms")]
    for what, make, most_ms, most_kb in BARS:
        spent, size = cost(make)
        kept.append(line(what, spent, most_ms, "ms"))
        kept.append(line(what, size / 1000, most_kb, "kB"))
    return 0 if all(kept) else 1


if __name__ == "__main__":
    sys.exit(main())
