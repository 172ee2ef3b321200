"""How strong and how fast the computer players are: `python -m tests.bench.computers [--deals N] [--workers N]`.

Duplicate deals: every deal is played once with the player under test in each seat, against the same opponents in all
others; a sample is his mean over the seats. Figures are stakes a match (Chuo Pai: points ahead of the mean of the others) with
their standard error, and milliseconds of CPU a move. Bars: issue 4, item 4; below them that each strength beats
the one before. Exit code 1 when a bar is missed.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import Pool
from typing import Any, TypeAlias

from rules import chuopai, tienlen
from rules.game import AnyGame, Deal, Strength

Player: TypeAlias = Callable[[Any, int], Any]
"""An action from a view and luck."""


def greedy_tienlen(seen: tienlen.View, _luck: int) -> tienlen.Action:
    """Always the cheapest play there is, bombs last."""
    plays = tienlen.options(seen)
    return tienlen.lay(plays[0].cards) if plays else tienlen.PASS


def greedy_chuopai(seen: chuopai.View, _luck: int) -> chuopai.Action:
    """Always the cheapest play there is."""
    plays = chuopai.options(seen)
    return chuopai.lay(plays[0].cards) if plays else chuopai.PASS


GAMES: dict[str, tuple[AnyGame, str, Player]] = {
    "tienlen": (tienlen.GAME, "mien-bac", greedy_tienlen),
    "tienlen-south": (tienlen.GAME, "mien-nam", greedy_tienlen),
    "chuopai": (chuopai.GAME, "tu-xuyen", greedy_chuopai),
}


@dataclass(frozen=True, slots=True)
class Contest:
    """One player of `strength` against others of `against` (None: greedy) in all other seats."""

    game: str
    seats: int
    strength: Strength
    against: Strength | None
    bar: float
    share: float = 1.0
    """How much of the deals asked for it gets."""

    @property
    def name(self) -> str:
        against = "greedy" if self.against is None else self.against.name.lower()
        return f"{self.game}-{self.strength.name.lower()}-vs-{against}-{self.seats}-seats"


CONTESTS = (
    Contest("tienlen", 2, Strength.EXPERT, None, 0.5),
    Contest("tienlen", 4, Strength.EXPERT, None, 0.3),
    Contest("chuopai", 3, Strength.EXPERT, None, 1.0),
    Contest("tienlen", 3, Strength.EXPERT, None, 0.3, 0.1),
    Contest("tienlen-south", 4, Strength.EXPERT, None, 0.3, 0.1),
    Contest("tienlen", 2, Strength.EXPERT, Strength.REGULAR, 0.0, 0.4),
    Contest("tienlen", 4, Strength.EXPERT, Strength.REGULAR, 0.0, 0.1),
    Contest("tienlen", 4, Strength.REGULAR, Strength.BEGINNER, 0.0, 0.5),
    Contest("tienlen", 4, Strength.BEGINNER, None, 0.0, 0.5),
    Contest("chuopai", 3, Strength.EXPERT, Strength.REGULAR, 0.0, 0.1),
    Contest("chuopai", 3, Strength.REGULAR, Strength.BEGINNER, 0.0, 0.5),
)
CPU_BAR_MS = 50.0
SLOWEST_SHARE = 0.99


def contested(task: tuple[Contest, int]) -> tuple[float, list[float]]:
    """One deal from every seat: the mean figure of the player under test, and the CPU seconds of each of his moves."""
    contest, number = task
    game, ruleset, greedy = GAMES[contest.game]
    dice = random.Random(f"{contest.game} {contest.seats} {number}")
    pack = list(game.pack)
    dice.shuffle(pack)
    deal = Deal(tuple(pack), draw=dice.randrange(2**32))
    figures, times = [], []
    for hero in range(contest.seats):
        state = game.start(game.rulesets[ruleset], contest.seats, deal).state
        while waiting := game.to_act(state):
            (seat,) = waiting
            seen, luck = game.view(state, seat), dice.randrange(2**32)
            if seat == hero:
                before = time.process_time()
                action = game.decide(seen, contest.strength, luck)
                times.append(time.process_time() - before)
            elif contest.against is None:
                action = greedy(seen, luck)
            else:
                action = game.decide(seen, contest.against, luck)
            state = game.apply(state, seat, action).state
        figures.append(figure(game, state, hero))
    return statistics.fmean(figures), times


def figure(game: AnyGame, state: Any, hero: int) -> float:
    """Points ahead of the mean of the others in Chuo Pai, else net stakes."""
    if game is chuopai.GAME:
        points = [player.points for player in game.view(state, None).players]
        return float(points[hero] - (sum(points) - points[hero]) / (len(points) - 1))
    result = game.result(state)
    assert result is not None
    return float(result.net[hero])


def main() -> int:
    """Print a line per bar; 1 when one is short."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=2000)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--only", default="", help="contests whose name contains this")
    arguments = parser.parse_args()
    short = False
    slow: dict[str, list[float]] = {}
    with Pool(arguments.workers) as pool:
        for contest in CONTESTS:
            if arguments.only not in contest.name:
                continue
            deals = max(2, round(arguments.deals * contest.share))
            played = pool.map(contested, [(contest, number) for number in range(deals)], chunksize=1)
            samples = [sample for sample, _ in played]
            mean, error = statistics.fmean(samples), statistics.stdev(samples) / deals**0.5
            ok = mean >= contest.bar
            short |= not ok
            print(
                f"{contest.name:42} {mean:+6.2f}  >= {contest.bar:+.1f}  {'ok' if ok else 'short'}"
                f"  (standard error {error:.2f}, {deals} deals)",
                flush=True,
            )
            if contest.strength is Strength.EXPERT:
                moves = slow.setdefault(contest.game, [])
                moves += [seconds * 1000 for _, times in played for seconds in times]
    for game, moves in slow.items():
        slowest = sorted(moves)[int(SLOWEST_SHARE * len(moves))]
        ok = slowest <= CPU_BAR_MS
        short |= not ok
        print(
            f"{game + '-expert-ms-a-move-p99':42} {slowest:6.1f}  <= {CPU_BAR_MS:.0f}  {'ok' if ok else 'short'}"
            f"  (mean {statistics.fmean(moves):.1f}, {len(moves)} moves)"
        )
    return int(short)


if __name__ == "__main__":
    sys.exit(main())
