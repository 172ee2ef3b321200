"""SQLite: one file, one connection, one thread, and one commit for everybody who waits.

`run` puts a transaction into a queue. A coordinator task, which lives only while there is work, takes all that wait
and sends them to the connection's thread in one go: BEGIN IMMEDIATE, each in a SAVEPOINT of its own, COMMIT, and
then, not before, the answers. The sync to disk is shared, and the event loop is crossed once a group, not once a
statement: the thread itself steps through the async functions, which await nothing but their `Tx`.

So a group is one call on the thread that always ends with the transaction closed; cancelling anybody cannot leave it
open. There is exactly one connection in the process: before 3.51.3 SQLite can corrupt a WAL that two write.
"""

from __future__ import annotations

import asyncio
import contextlib
import contextvars
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import aiosqlite

from bot.store import backup, files, schema
from bot.store.port import Conflict, Row, StoreError, Tx

GROUP: Final = 64
"""How many transactions share a commit at most, so that the first is not kept waiting by an endless stream."""

SLOW: Final = 0.1
"""Seconds from which on a transaction, or a commit, is worth a line in the log."""

_log = logging.getLogger(__name__)
_inside = contextvars.ContextVar("inside a transaction", default=False)

T = TypeVar("T")


class _SqliteTx:
    """The `Tx` that one function holds; used on the connection's thread only."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection: sqlite3.Connection | None = connection
        self.failure: StoreError | None = None

    def end(self) -> None:
        self._connection = None

    def _run(self, sql: str, params: Mapping[str, Any]) -> tuple[list[Row], int]:
        if self._connection is None:
            raise RuntimeError("this transaction is over")
        if self.failure is not None:
            raise StoreError("an earlier statement of this transaction failed") from self.failure
        if not self._connection.in_transaction:  # rather than let SQLite commit each statement by itself
            raise RuntimeError("the transaction was ended from inside")
        try:
            cursor = self._connection.execute(sql, params)
            rows = cursor.fetchall()
        except (sqlite3.IntegrityError, OverflowError) as error:
            self.failure = Conflict(f"the database refused a statement: {error}")
            raise self.failure from error
        except sqlite3.Error as error:
            self.failure = StoreError(f"the database failed: {error}")
            raise self.failure from error
        if not rows:
            return [], cursor.rowcount
        names = [column[0] for column in cursor.description]
        return [dict(zip(names, row, strict=True)) for row in rows], cursor.rowcount

    async def execute(self, sql: str, /, **params: Any) -> int:
        return self._run(sql, params)[1]

    async def one(self, sql: str, /, **params: Any) -> Row | None:
        rows = self._run(sql, params)[0]
        return rows[0] if rows else None

    async def all(self, sql: str, /, **params: Any) -> list[Row]:
        return self._run(sql, params)[0]


class _Call:
    """Somebody's transaction, waiting or done. (No dataclass: its repr could reach a log with what is in it.)"""

    def __init__(self, fn: Callable[[Tx], Awaitable[Any]]) -> None:
        self.fn = fn
        self.context = contextvars.copy_context()
        self.future: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.value: Any = None
        self.error: BaseException | None = None

    def perform(self, connection: sqlite3.Connection) -> None:
        """Run it in a savepoint. What it raises is kept in `error`, and undone."""
        connection.execute("SAVEPOINT call")
        tx = _SqliteTx(connection)
        started = time.perf_counter()
        try:
            self.value = self.context.run(_step_through, self.fn, tx)
            self.error = tx.failure
        except BaseException as error:  # whatever it is, it is the caller's
            self.error = error
        tx.end()
        if not connection.in_transaction:
            raise StoreError(f"{_name(self.fn)} lost the transaction") from self.error
        if self.error is not None:
            connection.execute("ROLLBACK TO call")
        connection.execute("RELEASE call")
        took = time.perf_counter() - started
        if took > SLOW:
            _log.warning("slow transaction: %s took %.0f ms", _name(self.fn), took * 1000)

    def answer(self) -> None:
        if self.future.done():
            return
        if self.error is not None:
            self.future.set_exception(self.error)
        else:
            self.future.set_result(self.value)


def _step_through(fn: Callable[[Tx], Awaitable[T]], tx: Tx) -> T:
    """Run an async function that never waits, without an event loop."""
    _inside.set(True)
    steps = _awaited(fn, tx).__await__()
    try:
        next(steps)
    except StopIteration as end:
        return cast(T, end.value)
    wrong = RuntimeError("a transaction may await its tx only")
    with contextlib.suppress(StopIteration):
        steps.throw(wrong)  # so that the traceback ends at the await that is wrong
    steps.close()
    raise wrong


async def _awaited(fn: Callable[[Tx], Awaitable[T]], tx: Tx) -> T:
    """A coroutine even where `fn` is none, so that nothing but its end is a StopIteration."""
    return await fn(tx)


def _name(fn: Callable[..., Any]) -> str:
    return getattr(fn, "__qualname__", type(fn).__qualname__)


def _perform(connection: sqlite3.Connection, group: list[_Call]) -> None:
    """One transaction for the whole group. When it fails as a whole, each call's `error` says so."""
    try:
        connection.execute("BEGIN IMMEDIATE")
        for call in group:
            call.perform(connection)
        started = time.perf_counter()
        connection.execute("COMMIT")
        took = time.perf_counter() - started
        if took > SLOW:
            _log.warning("slow commit of %d transactions: %.0f ms", len(group), took * 1000)
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        for call in group:
            if call.error is None:
                call.error = StoreError(f"the database could not commit: {error}")
                call.error.__cause__ = error


class _Connection(aiosqlite.Connection):
    """aiosqlite's connection and thread, with a way to do several things in one visit."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            lambda: sqlite3.connect(path, timeout=5.0, isolation_level=None, cached_statements=512), 0
        )
        self._thread.daemon = True  # whoever forgets to close must still be able to leave

    async def visit(self, fn: Callable[..., T], *args: Any) -> T:
        """`fn(connection, *args)` on the connection's thread."""
        return cast(T, await self._execute(fn, self._conn, *args))  # type: ignore[no-untyped-call]


class SqliteStore:
    """A `Store` on one file. Make it with `open`."""

    def __init__(self, connection: _Connection, lock: files.Lock) -> None:
        self._connection = connection
        self._lock = lock
        self._waiting: deque[_Call] = deque()
        self._coordinator: asyncio.Task[None] | None = None
        self._closed = False
        self._closing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path) -> SqliteStore:
        """Lock, create, check and migrate the file. `StoreError` says in one sentence why that cannot be."""
        lock = files.Lock(path)
        try:
            files.make_private(path)
            connection = _Connection(path)
            try:
                await connection
                await connection.visit(_prepare)
            except BaseException:
                await connection.close()
                raise
        except BaseException as error:
            lock.release()
            if isinstance(error, sqlite3.Error | OSError):
                raise StoreError(f"The database {path} cannot be opened: {error}.") from error
            raise
        return cls(connection, lock)

    async def run(self, fn: Callable[[Tx], Awaitable[T]]) -> T:
        if _inside.get():
            raise RuntimeError("a transaction inside a transaction: hand the tx on instead")
        if self._closed:
            raise StoreError("the store is closed")
        call = _Call(fn)
        self._waiting.append(call)
        if self._coordinator is None or self._coordinator.done():
            self._coordinator = asyncio.create_task(self._coordinate(), name="store")
        return cast(T, await call.future)

    async def _coordinate(self) -> None:
        group: list[_Call] = []
        try:
            while self._waiting:
                group = [self._waiting.popleft() for _ in range(min(GROUP, len(self._waiting)))]
                group = [call for call in group if not call.future.done()]
                if group:
                    await self._connection.visit(_perform, group)
                for call in group:
                    call.answer()
        finally:
            self._coordinator = None
            for call in (*group, *self._waiting):  # none, unless the loop is being torn down
                call.error = StoreError("the store was stopped; whether this was committed is not known")
                call.answer()
            self._waiting.clear()

    async def backup(self, target: Path) -> None:
        """Copy what is committed to the new file `target`, in between two groups. Raises `StoreError`."""
        if self._closed:
            raise StoreError("the store is closed")
        part = backup.part_of(target)
        try:
            await self._connection.visit(backup.copy, part)
        except (sqlite3.Error, OSError) as error:
            raise StoreError(f"No backup could be made at {target}: {error}.") from error
        await asyncio.to_thread(backup.finish, part, target)

    async def close(self) -> None:
        self._closed = True
        async with self._closing:  # two at once would leave one waiting for a thread that is gone
            try:
                if self._coordinator is not None:
                    await asyncio.wait({self._coordinator})
            finally:
                await self._connection.close()
                self._lock.release()


def _prepare(connection: sqlite3.Connection) -> None:
    """Settings of the connection, a look at the file's health, and the schema."""
    (mode,) = connection.execute("PRAGMA journal_mode = WAL").fetchone()
    if mode != "wal":
        raise StoreError(
            "The database is on a file system that SQLite's WAL does not work on: use a local disk."
        )
    for setting in (
        "synchronous = FULL",  # NORMAL forgets commits that were answered when the power fails
        "foreign_keys = ON",
        "secure_delete = ON",
        "trusted_schema = OFF",
    ):
        connection.execute(f"PRAGMA {setting}")
    (health,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    if health != "ok":
        raise StoreError(f"The database is damaged ({health}): put the newest good backup in its place.")
    try:
        schema.migrate(connection, schema.steps())
    except LookupError as error:
        raise StoreError(
            f"The database was made by a newer version of the bot ({error}): update it."
        ) from error
