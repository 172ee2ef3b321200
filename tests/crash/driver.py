"""Kills a child process at every n-th SQL statement of an evening and brings what is left to its end.

    python -m tests.crash.driver GAME [--first N] [--step N] [--flaw NAME]

Prints a line for each broken promise and how many deaths there were; exits 1 if a promise was broken. A flaw is a
planted mistake that must be found: it proves that this can fail.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from bot.store import tables
from bot.store.sqlite import SqliteStore
from tests.crash.script import MEMORY, Evening, evening, writer, wrong

KILLED = 9


def flaw(name: str) -> None:
    """Plant a mistake."""
    if name == "answer-first":  # the answer is sent before the commit

        async def tap(self: Evening, interaction: str, user: int, text: str) -> None:
            self.acked(interaction)
            await original(self, interaction, user, text)

        original = Evening._tap
        Evening._tap = tap  # type: ignore[method-assign]
    elif name == "no-receipts":  # the same interaction counts as often as it comes

        async def receipt(*_: Any) -> None:
            return None

        async def write_receipt(*_: Any, **__: Any) -> None:
            return None

        tables.receipt, tables.write_receipt = receipt, write_receipt  # type: ignore[assignment]
    elif name:
        raise SystemExit(f"no flaw {name}")


async def _until_death(file: Path, game: str, acked: Callable[[str], None], n: int | None) -> int:
    """Play the evening and die before the n-th statement; how many there were if that did not come."""
    count = 0

    def trace(_statement: str) -> None:
        nonlocal count
        count += 1
        if count == n:
            os._exit(KILLED)

    async with evening(file, game, acked=acked) as bot:
        connection = cast(SqliteStore, bot.store)._connection
        await connection.set_trace_callback(trace)
        await bot.play()
        await connection.set_trace_callback(None)  # type: ignore[arg-type]
    return count


async def _afterwards(file: Path, game: str, acked: list[str]) -> list[str]:
    """What is wrong after the death, and after the evening was brought to its end in a new process."""
    async with evening(file, game, after=200.0) as bot:
        found = await wrong(bot.store, bot.tables, acked, over=False)
        try:
            await bot.play()
        except Exception as error:  # whatever it is, the evening could not go on
            return [*found, f"it cannot go on: {error!r}"]
        return found + await wrong(bot.store, bot.tables, acked, over=True)


def _in_child(work: Callable[[], None]) -> int:
    """Run `work` in a forked child; its exit code. The parent has no threads and no event loop at that time."""
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            work()
            code = 0
        finally:
            sys.stdout.flush()
            os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])


def die_at(n: int, game: str, empty: Path, folder: Path) -> list[str] | None:
    """What is broken after a death before statement `n`; None when the evening has fewer."""
    file, answers = folder / f"{n}.db", folder / f"{n}.acked"
    shutil.copy(empty, file)

    def first() -> None:
        asyncio.run(_until_death(file, game, writer(answers), n))

    code = _in_child(first)
    if code == 0:
        return None
    if code != KILLED:
        return [f"the evening ended with exit code {code} by itself"]
    acked = answers.read_text().split("\n")[:-1] if answers.exists() else []
    found = asyncio.run(_afterwards(file, game, acked))
    for left in folder.glob(f"{n}.*"):
        left.unlink()
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["toy", "maubinh"])
    parser.add_argument("--first", type=int, default=1)
    parser.add_argument("--step", type=int, default=1)
    parser.add_argument("--flaw", default="")
    given = parser.parse_args()
    flaw(given.flaw)
    broken = deaths = 0
    with tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None) as name:
        folder = Path(name)
        empty = folder / "empty.sqlite"
        asyncio.run(_make(empty))
        n = given.first
        while (found := die_at(n, given.game, empty, folder)) is not None:
            deaths += 1
            broken += len(found)
            for sentence in found:
                sys.stdout.write(f"statement {n}: {sentence}\n")
            n += given.step
    sys.stdout.write(f"{given.game}: {deaths} deaths, {broken} promises broken\n")
    return 1 if broken or not deaths else 0


async def _make(file: Path) -> None:
    """A database with its schema, so that not every death has to wait for it."""
    async with evening(file, "toy"):
        pass


if __name__ == "__main__":
    sys.exit(main())
