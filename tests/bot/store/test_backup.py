"""A copy of the living database is whole, private, and as good as the original."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError
from bot.store.backup import backup
from bot.store.sqlite import SqliteStore
from tests.bot.store.notes import make_notes, notes, notes_on_disk, write


async def test_a_copy_made_while_everybody_writes_is_a_moment_in_between(
    store: SqliteStore, path: Path
) -> None:
    await make_notes(store)
    await asyncio.gather(*(store.run(write(n)) for n in range(100)))
    copy = path.parent / "copy.db"

    async def writes() -> None:
        for n in range(100, 130):
            await store.run(write(n))

    await asyncio.gather(writes(), store.backup(copy), writes_in_groups(store))
    held = notes_on_disk(copy)
    assert held >= set(range(100))
    assert held <= await notes(store)
    assert held & set(range(100, 130)) == set(range(100, 100 + len(held & set(range(100, 130)))))  # no gap


async def writes_in_groups(store: SqliteStore) -> None:
    await asyncio.gather(*(store.run(write(n)) for n in range(1000, 1100)))


async def test_the_copy_is_one_private_file_that_a_bot_can_open(store: SqliteStore, path: Path) -> None:
    await make_notes(store)
    await store.run(write(1))
    copy = path.parent / "copy.db"
    await store.backup(copy)
    assert stat.S_IMODE(os.stat(copy).st_mode) == 0o600
    assert [name for name in os.listdir(path.parent) if name.startswith("copy")] == ["copy.db"]
    assert journal(copy) == "delete"  # so that it can be looked at where nothing can be written
    restored = await SqliteStore.open(copy)
    assert await notes(restored) == {1}
    await restored.run(write(2))
    await restored.close()
    assert await notes(store) == {1}


def journal(path: Path) -> str:
    with closing(sqlite3.connect(path)) as connection:
        return str(connection.execute("PRAGMA journal_mode").fetchone()[0])


async def test_a_newer_copy_takes_the_place_of_an_older_one(store: SqliteStore, path: Path) -> None:
    await make_notes(store)
    copy = path.parent / "copy.db"
    for n in range(2):
        await store.run(write(n))
        await store.backup(copy)
    assert notes_on_disk(copy) == {0, 1}


async def test_a_copy_that_cannot_be_made_harms_neither_bot_nor_older_copy(
    store: SqliteStore, path: Path
) -> None:
    await make_notes(store)
    with pytest.raises(StoreError, match="No backup"):
        await store.backup(path.parent / "nowhere" / "copy.db")
    copy = path.parent / "copy.db"
    await store.backup(copy)
    os.mkdir(f"{copy}.part")
    with pytest.raises(StoreError, match="No backup"):
        await store.backup(copy)
    assert notes_on_disk(copy) == set()
    assert await store.run(write(1)) == 1
    await store.close()
    with pytest.raises(StoreError, match="closed"):
        await store.backup(copy)


BOT = """
    import asyncio, pathlib, sys
    from bot.store import open_store
    from tests.bot.store.notes import make_notes, write

    async def main():
        store = await open_store(pathlib.Path(sys.argv[1]))
        await make_notes(store)
        await store.run(write(1))
        print("written", flush=True)
        sys.stdin.readline()
        await store.run(write(2))
        await store.close()

    asyncio.run(main())
"""


@pytest.fixture
def living(path: Path) -> subprocess.Popen[str]:
    """A bot of another process that has written a note and waits."""
    process = subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(BOT), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    )
    assert process.stdout
    assert process.stdout.readline() == "written\n"
    return process


def test_another_process_can_copy_under_a_running_bot(living: subprocess.Popen[str], path: Path) -> None:
    copy = path.parent / "copy.db"
    backup(path, copy)
    assert notes_on_disk(copy) == {1}
    living.communicate("\n", timeout=10)
    assert living.returncode == 0
    assert notes_on_disk(path) == {1, 2}
    backup(path, copy)  # now that nobody has it open
    assert notes_on_disk(copy) == {1, 2}


def test_after_a_kill_the_copy_holds_what_was_committed(living: subprocess.Popen[str], path: Path) -> None:
    os.kill(living.pid, signal.SIGKILL)
    living.communicate()
    copy = path.parent / "copy.db"
    backup(path, copy)
    assert notes_on_disk(copy) == {1}


async def test_going_back_to_a_copy(path: Path) -> None:
    copy = path.parent / "copy.db"
    store = await SqliteStore.open(path)
    await make_notes(store)
    await store.run(write(1))
    await store.backup(copy)
    await store.run(write(2))
    await store.close()
    shutil.copy(copy, path)
    store = await SqliteStore.open(path)
    assert await notes(store) == {1}
    await store.close()


def test_what_is_no_database_cannot_be_copied(path: Path) -> None:
    with pytest.raises(StoreError, match="No backup"):
        backup(path, path.parent / "copy.db")
    path.write_text("not a database, far from it" * 100)
    with pytest.raises(StoreError, match="No backup"):
        backup(path, path.parent / "copy.db")
    assert not (path.parent / "copy.db").exists()
