"""How long it takes to list every legal play: `python -m tests.bench.plays`. Bars: issue 4, item 1.

CPU time of this process, the slowest of many hands, each hand the fastest of a few repetitions (another process on
the machine must not decide), with no play remembered from the one before. Exit code 1 when a bar is missed.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from rules import chuopai, tienlen
from rules.cards import PACK, parse_cards
from rules.chuopai.patterns import PACK as TILES
from rules.tienlen.plays import play_of

HANDS = 400
REPETITIONS = 5
BAR_MS = 2.0

HARDEST = (parse_cards("3s3c3d4s4c4d5s5c5d5h6s6c6d"), parse_cards("3s3h4s4h5s5h6s6h7s7h8s8h9s"))
"""No hand of 13 can lead more plays than the first (486); the second holds the longest straights in most suits."""


def slowest(cases: Iterator[tuple[Callable[..., Any], Sequence[Any]]]) -> float:
    """Milliseconds of CPU of the slowest case."""
    worst = 0.0
    for call, arguments in cases:
        best = float("inf")
        for _ in range(REPETITIONS):
            play_of.cache_clear()
            before = time.process_time()
            call(*arguments)
            best = min(best, time.process_time() - before)
        worst = max(worst, best)
    return worst * 1000


def tienlen_leads(dice: random.Random) -> Iterator[tuple[Callable[..., Any], Sequence[Any]]]:
    for hand in HARDEST:
        yield tienlen.legal_plays, (hand,)
    for _ in range(HANDS):
        yield tienlen.legal_plays, (dice.sample(PACK, 13),)


def tienlen_answers(dice: random.Random) -> Iterator[tuple[Callable[..., Any], Sequence[Any]]]:
    for _ in range(HANDS):
        cards = dice.sample(PACK, 26)
        current = dice.choice(tienlen.legal_plays(cards[13:])).cards
        for ruleset in (tienlen.MIEN_BAC, tienlen.MIEN_NAM):
            yield tienlen.legal_plays, (cards[:13], current, ruleset)
    for hand in HARDEST:
        for hard in ("3h4h5h", "2h", "2s2h", "3c3h4c4h5c5h"):
            yield tienlen.legal_plays, (hand, parse_cards(hard), tienlen.MIEN_NAM)


def chuopai_leads(dice: random.Random) -> Iterator[tuple[Callable[..., Any], Sequence[Any]]]:
    for _ in range(HANDS):
        yield chuopai.legal_plays, (dice.sample(TILES, 28),)


def chuopai_answers(dice: random.Random) -> Iterator[tuple[Callable[..., Any], Sequence[Any]]]:
    for _ in range(HANDS):
        tiles = dice.sample(TILES, 56)
        current = dice.choice(chuopai.legal_plays(tiles[28:])).cards
        yield chuopai.legal_plays, (tiles[:28], current)


def main() -> int:
    """Print a line per bar; 1 when one is short."""
    dice = random.Random(20)
    figures = {
        "tienlen-lead-13-cards-ms": slowest(tienlen_leads(dice)),
        "tienlen-answer-13-cards-ms": slowest(tienlen_answers(dice)),
        "chuopai-lead-28-cards-ms": slowest(chuopai_leads(dice)),
        "chuopai-answer-28-cards-ms": slowest(chuopai_answers(dice)),
    }
    for name, figure in figures.items():
        print(f"{name:28} {figure:7.3f}  <= {BAR_MS:.1f}  {'ok' if figure <= BAR_MS else 'short'}")
    return int(any(figure > BAR_MS for figure in figures.values()))


if __name__ == "__main__":
    sys.exit(main())
