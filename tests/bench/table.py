"""What a table costs: `python -m tests.bench.table`.

A match of Mậu Binh is played through the simulated Discord, again and again; CPU is the whole process's, the simulator's
share included, so the bot alone is cheaper. Bytes are those of the pictures that were sent.
"""

from __future__ import annotations

import asyncio
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Awaitable
from pathlib import Path
from typing import TypeVar

from simcord.backend.models import Message

from rules.cards import PACK
from rules.maubinh import RULESETS, instant_win
from rules.maubinh.computer import set_cards
from tests.bot.matches.maubinh import Table, dealing, setting, sit_down
from tests.bot.world import World, controls, world

MATCHES = 12

T = TypeVar("T")


class Meter:
    """Milliseconds of CPU by what was done, and bytes of pictures by what they show."""

    def __init__(self) -> None:
        self.cpu: defaultdict[str, list[float]] = defaultdict(list)
        self.bytes: dict[str, int] = {}

    async def time(self, what: str, work: Awaitable[T]) -> T:
        before = time.process_time()
        result = await work
        self.cpu[what].append((time.process_time() - before) * 1000)
        return result

    def weigh(self, what: str, message: Message) -> None:
        for attachment in message.attachments:
            self.bytes[what] = max(self.bytes.get(what, 0), int(attachment["size"]))

    def median(self, what: str) -> float:
        return sorted(self.cpu[what])[len(self.cpu[what]) // 2]


def hands(luck: random.Random) -> list[str]:
    """Three random hands in legal rows, none of them an instant win: that would end the setting early."""
    rules = RULESETS["maubinh.com"]
    while True:
        pack = luck.sample(PACK, len(PACK))
        dealt = [tuple(sorted(pack[at : at + 13], reverse=True)) for at in (0, 13, 26)]
        if not any(instant_win(hand, rules) for hand in dealt):
            return [" ".join("".join(map(str, row)) for row in set_cards(hand, rules, 2)) for hand in dealt]


async def match(here: World, table: Table, meter: Meter, dealt: list[str]) -> None:
    """One match, measured tap by tap."""
    ready = "again" if "again" in controls(here.board) else "ready"
    for who in table.people[1:]:
        await meter.time("a tap on the board", here.press(who, ready))
    with dealing(*dealt):
        await here.press(table.host, "deal")
        await here.wait(2)
        for who, hand in zip(table.people, dealt, strict=True):
            panel = await meter.time("open my hand", here.hand(who))
            meter.weigh("a hand as dealt", panel)
            wanted = setting(hand)
            held = sorted(wanted.cards, reverse=True)
            back, middle, _ = ([str(held.index(card)) for card in row] for row in wanted)
            await meter.time("choose a row", here.choose(who, "~back", back, panel))
            await meter.time("choose a row", here.choose(who, "~middle", middle, here.fresh(panel)))
            meter.weigh("a hand in rows", here.fresh(panel))
            await meter.time("done", here.press(who, "done", here.fresh(panel)))
        for _ in range(6):
            await here.wait(1.5)
            meter.weigh("a row revealed, or the result", here.board)
            if "skip" not in controls(here.board):
                break
            await meter.time("a row of the reveal", here.press(table.host, "skip"))
    await here.wait(2)
    await meter.time("a second in which nothing happens", here.wait(1))


async def play(folder: Path, meter: Meter) -> float:
    """Several matches at one table; the milliseconds that the bot needed to start."""
    started = time.perf_counter()
    async with world(folder) as here:
        ready = (time.perf_counter() - started) * 1000
        table = await sit_down(here, "An", "Bình", "Cúc", stake=1)
        for number in range(MATCHES):
            await match(here, table, meter, hands(random.Random(number)))
    return ready


def import_seconds() -> float:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run([sys.executable, "-c", "import bot.app"], check=True)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main() -> int:
    meter = Meter()
    with tempfile.TemporaryDirectory() as folder:
        ready = asyncio.run(play(Path(folder), meter))
    resident = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    bars = {
        "a tap on the board": 15.0,
        "open my hand": 15.0,
        "choose a row": 40.0,
        "done": 15.0,
        "a row of the reveal": 60.0,
        "a second in which nothing happens": 10.0,
    }
    lines = [(f"{what}, ms of CPU", meter.median(what), bar) for what, bar in bars.items()]
    lines += [(f"{what}, kB", size / 1000, 150.0) for what, size in meter.bytes.items()]
    lines += [
        ("import the bot, s of CPU", import_seconds(), 2.0),
        ("start with a new database, ms", ready, 1000.0),
        ("resident at the most, MB", resident, 300.0),
    ]
    for what, figure, bar in lines:
        print(f"{what:<46}{figure:10.1f}   bar {bar:7.1f}   {'ok' if figure <= bar else 'short'}")
    return 0 if all(figure <= bar for _, figure, bar in lines) else 1


if __name__ == "__main__":
    sys.exit(main())
