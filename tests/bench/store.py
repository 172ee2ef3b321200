"""What a transaction costs: `python -m tests.bench.store`.

One transaction here is a tap: look whether the interaction was seen, take a few chips from a wallet into an escrow
(one entry with its postings), note the interaction. CPU is the whole process's, the database's thread included.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from itertools import count
from pathlib import Path

from bot.store import Store, Tx, open_store
from bot.store.boards import leaderboard, record
from bot.store.ledger import escrow_of, mint_of, post, wallet_of
from bot.store.sqlite import GROUP, SqliteStore

ROUNDS = 5
"""Of these the quickest counts: the others say more about the neighbours."""

numbers = count()


async def tap(tx: Tx) -> None:
    n = next(numbers)
    assert await tx.one("SELECT note FROM taps WHERE tap = :tap", tap=n) is None
    await post(tx, f"stake:{n}", {wallet_of(1, n % 100): -1, escrow_of(n % 25): 1}, 0.0)
    await tx.execute("INSERT INTO taps (tap, note) VALUES (:tap, 'done')", tap=n)


async def prepare(tx: Tx) -> None:
    await tx.execute("CREATE TABLE taps (tap INTEGER PRIMARY KEY, note TEXT NOT NULL) STRICT")
    for user in range(100):
        await post(tx, f"start:{user}", {mint_of(1): -(10**9), wallet_of(1, user): 10**9}, 0.0)


async def measure(store: Store, together: int, times: int) -> tuple[float, float]:
    """Milliseconds of CPU a transaction (the quickest round) and transactions a second (the quickest round)."""
    cpu, wall = [], []
    for _ in range(ROUNDS):
        began, started = time.process_time(), time.perf_counter()
        for _ in range(times):
            await asyncio.gather(*(store.run(tap) for _ in range(together)))
        cpu.append(time.process_time() - began)
        wall.append(time.perf_counter() - started)
    taps = together * times
    return min(cpu) / taps * 1000, taps / min(wall)


async def lag(store: Store) -> float:
    """The longest that the event loop was kept, in ms, while a server's year of matches is added up."""

    async def fill(tx: Tx) -> None:
        for match in range(20_000):
            await record(tx, match, 1, float(match), {match % 97: 5, 100 + match % 89: -5})

    async def read(tx: Tx) -> None:
        await leaderboard(tx, 1, None, 0, 10)

    await store.run(fill)
    longest, reading = 0.0, asyncio.create_task(store.run(read))
    while not reading.done():
        before = time.perf_counter()
        await asyncio.sleep(0)
        longest = max(longest, time.perf_counter() - before)
    return longest * 1000


async def seconds(action: Callable[[], Awaitable[object]]) -> float:
    started = time.perf_counter()
    await action()
    return time.perf_counter() - started


async def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "chi.db"
        opening = await seconds(lambda: open_close(path))
        store = await SqliteStore.open(path)
        try:
            await store.run(prepare)
            one, one_rate = await measure(store, 1, 100)
            many, many_rate = await measure(store, GROUP, 20)
            lagging = await lag(store)
            copying = await seconds(lambda: store.backup(Path(folder) / "copy.db"))
            megabytes = (Path(folder) / "copy.db").stat().st_size / 1e6
        finally:
            await store.close()
    lines = [
        ("CPU a transaction alone, ms", one, 0.6, one <= 0.6),
        (f"CPU a transaction in a group of {GROUP}, ms", many, 0.2, many <= 0.2),
        ("transactions a second, one after another", one_rate, 100, one_rate >= 100),
        (f"transactions a second, {GROUP} at a time", many_rate, 2000, many_rate >= 2000),
        ("event loop kept while a leaderboard is read, ms", lagging, 50, lagging <= 50),
        ("open a new database and close it, ms", opening * 1000, 500, opening <= 0.5),
        ("backup, ms a megabyte", copying * 1000 / megabytes, 40, copying * 1000 / megabytes <= 40),
    ]
    for what, figure, bar, ok in lines:
        print(f"{what:<52} {figure:>10.3f}   bar {bar:>7}   {'ok' if ok else 'short'}")
    return 0 if all(ok for *_, ok in lines) else 1


async def open_close(path: Path) -> None:
    store = await open_store(path)
    await store.close()


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
