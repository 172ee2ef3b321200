"""Migrations: a step is there or it is not, whoever dies or starts in the middle of it."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.store import schema


@contextmanager
def connected(
    path: Path, factory: type[sqlite3.Connection] = sqlite3.Connection
) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(path, isolation_level=None, factory=factory)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = OFF")  # processes die here, not the power
        yield connection


def shape(path: Path) -> tuple[int, list[tuple[str, str]]]:
    """The version of a database and everything in its schema."""
    with connected(path) as connection:
        (version,) = connection.execute("PRAGMA user_version").fetchone()
        made = connection.execute("SELECT name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name")
        return version, made.fetchall()


@pytest.fixture(scope="module")
def shapes(tmp_path_factory: pytest.TempPathFactory) -> list[tuple[int, list[tuple[str, str]]]]:
    """What a database looks like at each version, from 0."""
    path = tmp_path_factory.mktemp("schema") / "chi.db"
    found = [shape(path)]
    for version in range(1, len(schema.steps()) + 1):
        with connected(path) as connection:
            schema.migrate(connection, schema.steps()[:version])
        found.append(shape(path))
    return found


def test_steps_are_numbered_from_one_without_a_gap() -> None:
    assert [step.version for step in schema.steps()] == list(range(1, len(schema.steps()) + 1))
    assert all(step.statements for step in schema.steps())


def test_a_script_is_cut_into_its_statements() -> None:
    script = """-- A comment; with a semicolon.

CREATE TABLE a (
    -- what it is; why
    x TEXT DEFAULT ';'
);
CREATE TRIGGER t BEFORE UPDATE ON a
BEGIN
    SELECT 1;
    SELECT 2;
END;
INSERT INTO a VALUES ('a;
b');
"""
    first, second, third = schema.statements(script)
    assert first.startswith("CREATE TABLE a")
    assert second.endswith("END;")
    assert third == "INSERT INTO a VALUES ('a;\nb');"
    with pytest.raises(ValueError, match="without its end"):
        list(schema.statements("CREATE TABLE a (x TEXT)"))


def test_migrating_again_does_nothing(tmp_path: Path, shapes: list[Any]) -> None:
    for before in (0, len(schema.steps())):
        with connected(tmp_path / "chi.db") as connection:
            assert schema.migrate(connection, schema.steps()) == before
        assert shape(tmp_path / "chi.db") == shapes[-1]


def test_a_step_that_fails_leaves_nothing_of_itself(tmp_path: Path, shapes: list[Any]) -> None:
    path = tmp_path / "chi.db"
    wrong = schema.Step(len(shapes), ("CREATE TABLE half (x TEXT)", "CREATE TABLE half (x TEXT)"))
    with connected(path) as connection:
        with pytest.raises(sqlite3.OperationalError):
            schema.migrate(connection, (*schema.steps(), wrong))
        assert not connection.in_transaction
    assert shape(path) == shapes[-1]


def test_a_newer_database_is_left_alone(tmp_path: Path, shapes: list[Any]) -> None:
    with connected(tmp_path / "chi.db") as connection:
        schema.migrate(connection, schema.steps())
        with pytest.raises(LookupError):
            schema.migrate(connection, schema.steps()[:-1])
    assert shape(tmp_path / "chi.db") == shapes[-1]


class _Mortal(sqlite3.Connection):
    """A connection whose process is killed before its n-th statement."""

    left = 0

    def execute(self, *args: Any) -> sqlite3.Cursor:
        _Mortal.left -= 1
        if _Mortal.left < 0:
            os.kill(os.getpid(), signal.SIGKILL)
        return super().execute(*args)


def _migrate_and_die(path: Path, statements: int) -> bool:
    """Migrate in a process that is killed before its (n + 1)-th statement; whether it got there."""
    pid = os.fork()
    if pid == 0:
        _Mortal.left = statements
        try:
            with connected(path, _Mortal) as connection:
                schema.migrate(connection, schema.steps())
        finally:
            os._exit(0)
    _, status = os.waitpid(pid, 0)
    return os.WIFSIGNALED(status)


def test_killed_before_any_statement_it_is_old_or_new_and_then_completes(
    tmp_path: Path, shapes: list[Any]
) -> None:
    deaths, seen = 0, set()
    for statements in range(1000):
        path = tmp_path / f"{statements}.db"
        if not _migrate_and_die(path, statements):
            break
        deaths += 1
        found = shape(path)
        assert found == shapes[found[0]], "a version in between"
        seen.add(found[0])
        with connected(path) as connection:
            schema.migrate(connection, schema.steps())
        assert shape(path) == shapes[-1]
    assert deaths > sum(len(step.statements) for step in schema.steps())
    assert seen == set(range(len(shapes) - 1))  # behind the last COMMIT there is no statement to die before


RACE = """
    import sqlite3, sys, time
    from bot.store import schema

    connection = sqlite3.connect(sys.argv[1], isolation_level=None, timeout=5)
    print("ready", flush=True)
    go = float(sys.stdin.readline())
    while time.time() < go:
        pass
    connection.execute("PRAGMA journal_mode = WAL")
    schema.migrate(connection, schema.steps())
    connection.close()
"""

START = """
    import asyncio, pathlib, sys, time
    from bot.store import StoreError, open_store

    async def main():
        print("ready", flush=True)
        go = float(sys.stdin.readline())
        while time.time() < go:
            pass
        try:
            store = await open_store(pathlib.Path(sys.argv[1]))
        except StoreError as error:
            print(error)
        else:
            print("open", flush=True)
            sys.stdin.read()
            await store.close()

    asyncio.run(main())
"""


def _three_at_once(script: str, path: Path) -> list[subprocess.Popen[str]]:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", textwrap.dedent(script), str(path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            cwd=Path(__file__).parents[3],
        )
        for _ in range(3)
    ]
    for process in processes:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
    go = time.time() + 0.05
    for process in processes:
        assert process.stdin
        process.stdin.write(f"{go}\n")
        process.stdin.flush()
    return processes


def test_three_processes_migrate_at_once(tmp_path: Path, shapes: list[Any]) -> None:
    """Without the lock on the file, which would let only one of them get so far."""
    path = tmp_path / "chi.db"
    with connected(path):  # WAL first: changing to it is the one thing that does not wait
        pass
    for process in _three_at_once(RACE, path):
        process.communicate(timeout=20)
        assert process.returncode == 0
    assert shape(path) == shapes[-1]


def test_three_bots_started_at_once_are_one(tmp_path: Path, shapes: list[Any]) -> None:
    path = tmp_path / "chi.db"
    processes = _three_at_once(START, path)
    said = sorted(process.stdout.readline() for process in processes if process.stdout)
    assert said[2] == "open\n"
    assert all("Another bot is running" in line for line in said[:2])
    for process in processes:
        process.communicate(timeout=20)
        assert process.returncode == 0
    assert shape(path) == shapes[-1]
