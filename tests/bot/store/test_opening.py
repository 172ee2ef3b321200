"""Opening: one bot on one healthy file, or one sentence why not; and a way out for whoever forgets to close."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import textwrap
import threading
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import StoreError, open_store, schema
from bot.store.sqlite import SqliteStore
from tests.bot.store.notes import make_notes, notes, write


def child(script: str, path: Path) -> subprocess.Popen[str]:
    """A process of its own that runs `script` with `path` as its argument."""
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(script), str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        cwd=Path(__file__).parents[3],
    )


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("PRAGMA user_version").fetchone()[0])


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def set_mode(path: Path, mode: int) -> None:
    path.touch()
    path.chmod(mode)


def overwrite(path: Path, at: int, with_what: bytes) -> None:
    """Write into a file from `at` on, counted from the end when negative; it is created if need be."""
    path.touch()
    with path.open("r+b") as file:
        file.seek(at, os.SEEK_END if at < 0 else os.SEEK_SET)
        file.write(with_what)


HOLD = """
    import asyncio, pathlib, sys
    from bot.store import open_store

    async def main():
        stores.append(await open_store(pathlib.Path(sys.argv[1])))
        print("open", flush=True)
        sys.stdin.readline()

    stores = []  # never closed, and never out of reach
    asyncio.run(main())
"""


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}"])
async def test_a_path_and_a_url_name_the_same_file(path: Path, form: str) -> None:
    store = await open_store(form.format(path))
    await store.close()
    assert version(path) > 0


async def test_a_relative_url_is_relative(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(path.parent)
    store = await open_store("sqlite:///data/chi.db")
    await store.close()
    assert version(path.parent / "data" / "chi.db") > 0


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("postgresql://chi@localhost/chi", "PostgreSQL is not supported yet"),
        ("mysql://localhost/chi", "names no database"),
        ("sqlite://chi.db", "names no database"),
        ("sqlite:///", "names no database"),
        ("", "names no database"),
    ],
)
async def test_what_names_no_file_is_refused_in_a_sentence(url: str, sentence: str) -> None:
    with pytest.raises(StoreError, match=sentence):
        await open_store(url)


async def test_what_was_written_is_there_after_opening_again(path: Path) -> None:
    for n in range(3):
        store = await SqliteStore.open(path)
        if n == 0:
            await make_notes(store)
        assert await notes(store) == set(range(n))
        await store.run(write(n))
        await store.close()


async def test_every_file_of_it_is_private(path: Path) -> None:
    store = await SqliteStore.open(path.parent / "data" / "chi.db")
    await make_notes(store)
    folder = path.parent / "data"
    assert mode(folder) == 0o700
    names = ("chi.db", "chi.db-wal", "chi.db-shm", "chi.db.lock")
    assert sorted(os.listdir(folder)) == sorted(names)
    assert {mode(folder / name) for name in names} == {0o600}
    await store.close()


async def test_a_file_that_others_could_read_becomes_private(path: Path) -> None:
    set_mode(path, 0o644)
    store = await SqliteStore.open(path)
    await store.close()
    assert mode(path) == 0o600


async def test_the_settings_that_everything_rests_on(store: SqliteStore) -> None:
    def setting(connection: sqlite3.Connection, name: str) -> object:
        return connection.execute(f"PRAGMA {name}").fetchone()[0]

    expected = {
        "journal_mode": "wal",
        "synchronous": 2,  # FULL
        "foreign_keys": 1,
        "busy_timeout": 5000,
        "secure_delete": 1,
        "trusted_schema": 0,
    }
    assert {name: await store._connection.visit(setting, name) for name in expected} == expected


async def test_every_table_is_strict(store: SqliteStore) -> None:
    def loose(connection: sqlite3.Connection) -> list[str]:
        rows = connection.execute("SELECT name FROM pragma_table_list WHERE schema = 'main' AND NOT strict")
        return [name for (name,) in rows if not name.startswith("sqlite_")]

    assert await store._connection.visit(loose) == []


async def test_a_second_bot_on_the_same_file_is_refused(store: SqliteStore, path: Path) -> None:
    with pytest.raises(StoreError, match="Another bot is running"):
        await SqliteStore.open(path)
    await make_notes(store)  # the first is none the worse


async def test_a_bot_of_another_process_holds_the_file_until_it_dies(path: Path) -> None:
    process = child(HOLD, path)
    assert process.stdout
    assert process.stdout.readline() == "open\n"
    with pytest.raises(StoreError, match="Another bot is running"):
        await SqliteStore.open(path)
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    store = await SqliteStore.open(path)
    await store.close()


def test_who_forgets_to_close_can_still_leave(path: Path) -> None:
    process = child(HOLD, path)
    process.communicate("\n", timeout=10)
    assert process.returncode == 0


def test_a_loop_that_is_torn_down_leaves_nobody_hanging(path: Path) -> None:
    script = """
        import asyncio, pathlib, sys, time
        from bot.store import open_store

        async def slow(tx):
            time.sleep(0.2)

        async def main():
            store = await open_store(pathlib.Path(sys.argv[1]))
            tasks = [asyncio.create_task(store.run(slow)) for _ in range(3)]
            await asyncio.sleep(0.05)

        asyncio.run(main())
        print("over")
    """
    process = child(script, path)
    said, _ = process.communicate(timeout=10)
    assert said == "over\n"


async def refused(path: Path, sentence: str) -> None:
    """Opening fails with that sentence, and leaves neither a lock nor a thread behind."""
    with pytest.raises(StoreError, match=sentence):
        await SqliteStore.open(path)
    with pytest.raises(StoreError, match=sentence):  # and not "Another bot"
        await SqliteStore.open(path)
    assert threading.active_count() <= 2


async def test_a_file_that_is_no_database_is_refused(path: Path) -> None:
    overwrite(path, 0, b"not a database, far from it" * 100)
    await refused(path, "not a database")


async def test_a_damaged_database_is_refused(path: Path) -> None:
    store = await SqliteStore.open(path)
    await make_notes(store)
    for first in range(0, 2000, 100):
        await asyncio.gather(*(store.run(write(note)) for note in range(first, first + 100)))
    await store.close()
    overwrite(path, -8192, os.urandom(4096))
    await refused(path, "damaged|malformed")


async def test_a_database_from_a_newer_bot_is_refused(path: Path) -> None:
    store = await SqliteStore.open(path)
    await store.close()
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {len(schema.steps()) + 1}")
    await refused(path, "newer version")


async def test_a_folder_or_a_file_in_the_way_is_refused(path: Path) -> None:
    await refused(path.parent, "cannot be opened")
    overwrite(path, 0, b"")
    await refused(path / "chi.db", "cannot be opened")
