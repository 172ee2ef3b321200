"""Everything in one run, some ten minutes on two cores; `--quick` for a look that judges nothing."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator
from functools import partial
from multiprocessing import get_context
from typing import Final

from rules.maubinh import RULESETS
from rules.maubinh.arranger import arranger_for
from tests.bench.arranger import gap, learning, soundness, speed, strength
from tests.bench.arranger.bars import Bar

STRENGTH_BARS: Final = {(4, "greedy"): 2.80, (4, "ranks"): 0.44, (2, "greedy"): 1.09, (2, "ranks"): 0.15}
"""Stakes a hand in maubinh.com, by seats and opponents."""

GAP_BARS: Final = {"maubinh.com": {4: 0.03, 2: 0.02}}
"""By seats; 0.03 where nothing is said."""

PROCESSES: Final = 2


def speeds(scale: int) -> Iterator[Bar]:
    yield Bar("import, s of CPU", speed.imported(), 0.6)
    yield Bar("import and first hand, s of CPU", speed.first_hand(), 0.6)
    for name, ruleset in RULESETS.items():
        arranger = arranger_for(ruleset)
        arranger.best(next(soundness.hands(0, 1)), 3)
        taken = speed.per_hand(arranger, list(soundness.hands(1, 5000 // scale)))
        yield Bar(f"{name}: median of a hand, ms of CPU", taken.median, 1.0)
        yield Bar(f"{name}: 99 of 100 hands, ms of CPU", taken.slow, 3.0)
    arranger = arranger_for(RULESETS["maubinh.com"])
    ratio = speed.times_faster(arranger, list(soundness.hands(2, 20)))
    yield Bar("times faster than a plain loop with treys", ratio, 30, at_most=False)
    many = list(soundness.hands(3, 600))
    for name, sets, beside in (
        ("of a loop that sets", True, False),
        ("beside a busy thread", False, True),
        ("of one that sets beside it", True, True),
    ):
        stop = speed.longest_stop(arranger, many, sets=sets, beside=beside)
        yield Bar(f"longest stop {name}, ms", stop, 5.0)


def sound(scale: int) -> Iterator[Bar]:
    instants = _parallel(partial(soundness.instant_disagreements, 50_000 // scale))
    yield Bar("instant wins unlike a search, of 100,000", instants, 0)
    for name in RULESETS:
        failed = _parallel(partial(soundness.failures, name, 50_000 // scale))
        yield Bar(f"{name}: fouls and crashes of 100,000", failed, 0)
    wrong = _parallel(partial(soundness.table_disagreements, "maubinh.com", 500 // scale))
    yield Bar("table maxima unlike a search, of 1,000", wrong, 0)
    unlike = sum(gap.disagreements(name, 300) for name in RULESETS)
    yield Bar("this bench's settlements unlike settle", unlike, 0)


def _parallel(work: Callable[[int], int]) -> int:
    """The sum over as many seeds as there are processes."""
    with get_context("spawn").Pool(PROCESSES) as pool:
        return sum(pool.map(work, range(100, 100 + PROCESSES)))


def strengths(scale: int) -> Iterator[Bar]:
    for name in RULESETS:
        for (seats, opponents), mean in strength.measure(name, 10_000 // scale, PROCESSES).items():
            bar = STRENGTH_BARS[seats, opponents] if name == "maubinh.com" else 0.0
            note = f"± {mean.error:.3f}"
            yield Bar(
                f"{name}, {seats} seats: stakes from {opponents}", mean.stakes, bar, at_most=False, note=note
            )


def gaps(scale: int) -> Iterator[Bar]:
    for name in RULESETS:
        for opponents, found in gap.measure(name, 800 // scale, 300, PROCESSES).items():
            seats = opponents + 1
            bar = GAP_BARS.get(name, {}).get(seats, 0.03)
            note = f"± {found.error:.4f}; at most {found.upper:.4f}"
            yield Bar(f"{name}, {seats} seats: gain of a best answer", found.fair, bar, note=note)


def fields(scale: int) -> Iterator[Bar]:
    for name, ruleset in RULESETS.items():
        made = learning.again(ruleset, 2000 // scale)
        yield Bar(f"{name}: bytes of the field", made.size, 64 * 1024)
        yield Bar(f"{name}: made again, s of CPU", made.seconds, 60)
        yield Bar(f"{name}: made again, stakes a hand apart", abs(made.difference), 0.01)


PARTS: Final = {"speed": speeds, "sound": sound, "strength": strengths, "gap": gaps, "fields": fields}


def main() -> int:
    """Print a line per bar; 1 when one is short."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.arranger", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a twentieth of the hands")
    parser.add_argument("parts", nargs="*", choices=[[], *PARTS], default=[])
    given = parser.parse_args()
    short = 0
    for name in given.parts or PARTS:
        for bar in PARTS[name](20 if given.quick else 1):
            print(bar, flush=True)
            short += not bar.ok
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main())
