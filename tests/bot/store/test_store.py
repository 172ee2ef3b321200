"""The door: transactions that share a commit and nothing else."""

from __future__ import annotations

import asyncio
import contextvars
import logging
import random
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Conflict, StoreError, Tx
from bot.store.sqlite import SqliteStore
from tests.bot.store.notes import make_notes, notes, notes_on_disk, write


async def trace(store: SqliteStore) -> list[str]:
    """Every statement that SQLite runs from now on."""
    seen: list[str] = []
    await store._connection.visit(lambda connection: connection.set_trace_callback(seen.append))
    return seen


async def test_what_it_returns_comes_back_and_is_on_disk(store: SqliteStore, path: Path) -> None:
    await make_notes(store)
    assert await store.run(write(7)) == 7
    assert notes_on_disk(path) == {7}


async def test_rows_are_mappings_and_values_keep_their_types(store: SqliteStore) -> None:
    async def fn(tx: Tx) -> None:
        await tx.execute("CREATE TABLE things (i INTEGER, r REAL, t TEXT, b BLOB, n TEXT) STRICT")
        values = {"i": 2**62, "r": 0.1, "t": "Mậu Binh", "b": b"\x00\xff", "n": None}
        changed = await tx.execute("INSERT INTO things VALUES (:i, :r, :t, :b, :n)", **values)
        assert changed == 1
        assert await tx.all("SELECT * FROM things") == [values]
        assert await tx.one("SELECT i FROM things WHERE t = 'nobody'") is None
        assert await tx.one("UPDATE things SET i = 5 RETURNING i AS now") == {"now": 5}
        assert await tx.execute("UPDATE things SET i = 6 WHERE i = 4") == 0
        assert await tx.execute("DELETE FROM things RETURNING i") == 1

    await store.run(fn)


async def test_waiting_transactions_share_a_commit(store: SqliteStore) -> None:
    await make_notes(store)
    statements = await trace(store)
    assert await asyncio.gather(*(store.run(write(n)) for n in range(100))) == list(range(100))
    assert statements.count("COMMIT") == statements.count("BEGIN IMMEDIATE") == 2  # 64 and 36
    assert await notes(store) == set(range(100))


async def test_nobody_is_answered_before_the_commit(store: SqliteStore, path: Path) -> None:
    await make_notes(store)

    async def one(n: int) -> None:
        await store.run(write(n))
        assert n in notes_on_disk(path)

    await asyncio.gather(*(one(n) for n in range(20)))


async def test_an_exception_undoes_its_own_transaction_only(store: SqliteStore, path: Path) -> None:
    await make_notes(store)

    async def angry(tx: Tx) -> None:
        await write(100)(tx)
        raise KeyError("mine")

    async def clumsy(tx: Tx) -> None:
        await write(101)(tx)
        await tx.execute("INSERT INTO notes (note) VALUES (1)")  # there already

    statements = await trace(store)
    answers = await asyncio.gather(
        store.run(write(1)),
        store.run(angry),
        store.run(write(2)),
        store.run(clumsy),
        store.run(write(3)),
        return_exceptions=True,
    )
    assert statements.count("COMMIT") == 1
    assert [type(answer) for answer in answers] == [int, KeyError, int, Conflict, int]
    assert notes_on_disk(path) == {1, 2, 3}


async def test_whatever_it_raises_reaches_its_caller_and_nobody_else(store: SqliteStore) -> None:
    await make_notes(store)

    def stops(tx: Tx) -> Awaitable[int]:
        return next(iter(()))  # a StopIteration where nobody looks for one

    for fn, error in ((stops, RuntimeError), (lambda tx: 5, TypeError)):
        first, angry, last = await asyncio.gather(
            store.run(write(1)),
            store.run(fn),  # type: ignore[arg-type]
            store.run(write(2)),
            return_exceptions=True,
        )
        assert (first, type(angry), last) == (1, error, 2)
        await store.run(lambda tx: tx.execute("DELETE FROM notes"))


async def test_a_cancellation_inside_is_like_any_exception(store: SqliteStore) -> None:
    await make_notes(store)

    async def gives_up(tx: Tx) -> None:
        await write(1)(tx)
        raise asyncio.CancelledError

    with pytest.raises(asyncio.CancelledError):
        await store.run(gives_up)
    assert await notes(store) == set()


async def test_an_error_that_is_swallowed_still_fails_the_transaction(store: SqliteStore) -> None:
    """As PostgreSQL would have it: after a failed statement there is only the way back."""
    await make_notes(store)

    async def goes_on(tx: Tx) -> None:
        await write(1)(tx)
        with pytest.raises(Conflict):
            await write(1)(tx)
        with pytest.raises(StoreError, match="earlier statement"):
            await write(2)(tx)

    with pytest.raises(Conflict):
        await store.run(goes_on)
    assert await notes(store) == set()


async def test_a_number_beyond_64_bits_is_refused(store: SqliteStore) -> None:
    await make_notes(store)
    with pytest.raises(Conflict):
        await store.run(write(2**63))
    with pytest.raises(StoreError):
        await store.run(write("12abc"))  # type: ignore[arg-type]


async def test_a_transaction_that_is_over_takes_no_statement(store: SqliteStore) -> None:
    kept: list[Tx] = []

    async def leak(tx: Tx) -> None:
        kept.append(tx)

    await store.run(leak)
    with pytest.raises(RuntimeError, match="over"):
        await kept[0].all("SELECT 1")


async def test_a_transaction_awaits_its_tx_only(store: SqliteStore) -> None:
    await make_notes(store)

    async def waits(tx: Tx) -> None:
        await write(1)(tx)
        await asyncio.sleep(0)

    async def waits_and_swallows(tx: Tx) -> None:
        await write(1)(tx)
        try:
            await asyncio.sleep(0)
        except RuntimeError:
            await asyncio.sleep(0)

    async def nests(tx: Tx) -> None:
        await write(1)(tx)
        await store.run(write(2))

    for fn in (waits, waits_and_swallows, nests):
        with pytest.raises(RuntimeError, match="transaction"):
            await store.run(fn)
    assert await notes(store) == set()


async def test_the_caller_s_context_reaches_the_transaction(store: SqliteStore) -> None:
    tap = contextvars.ContextVar("tap", default=0)

    async def fn(tx: Tx) -> int:
        return tap.get()

    async def caller(n: int) -> int:
        tap.set(n)
        return await store.run(fn)

    assert await asyncio.gather(*(caller(n) for n in range(5))) == [0, 1, 2, 3, 4]


async def test_ending_the_transaction_from_inside_fails_all_who_share_it(store: SqliteStore) -> None:
    await make_notes(store)

    async def rolls_back(tx: Tx) -> None:
        await tx.execute("ROLLBACK")

    async def goes_on(tx: Tx) -> None:
        await tx.execute("ROLLBACK")
        await write(5)(tx)

    for fn in (rolls_back, goes_on):
        answers = await asyncio.gather(
            store.run(write(1)), store.run(fn), store.run(write(2)), return_exceptions=True
        )
        assert isinstance(answers[0], StoreError)
        assert isinstance(answers[1], StoreError | RuntimeError)
        assert isinstance(answers[2], StoreError)
        assert await notes(store) == set()
    assert await store.run(write(3)) == 3


async def test_a_commit_that_fails_fails_everybody_in_it_and_nobody_after(
    store: SqliteStore, path: Path
) -> None:
    async def promise(tx: Tx) -> None:
        await tx.execute(
            "CREATE TABLE debts (note INTEGER REFERENCES notes (note) DEFERRABLE INITIALLY DEFERRED) STRICT"
        )

    async def break_it(tx: Tx) -> None:
        await tx.execute("INSERT INTO debts VALUES (99)")  # noticed at COMMIT

    await make_notes(store)
    await store.run(promise)
    answers = await asyncio.gather(
        store.run(write(1)), store.run(break_it), store.run(write(2)), return_exceptions=True
    )
    assert [type(answer) for answer in answers] == [StoreError] * 3
    assert len({id(answer) for answer in answers}) == 3  # one exception each, with its own traceback
    assert notes_on_disk(path) == set()
    assert await asyncio.gather(*(store.run(write(n)) for n in (3, 4))) == [3, 4]


async def test_cancelling_callers_never_harms_the_others(store: SqliteStore) -> None:
    await make_notes(store)
    chance = random.Random(13)
    answered: set[int] = set()

    async def one(n: int) -> None:
        answered.add(await store.run(write(n)))

    tasks = []
    for n in range(200):
        tasks.append(asyncio.create_task(one(n)))
        if chance.random() < 0.5:
            await asyncio.sleep(0)
        if chance.random() < 0.5:
            chance.choice(tasks).cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert any(task.cancelled() for task in tasks)
    stored = await notes(store)
    assert answered <= stored  # whoever was answered is in; who was cancelled may be
    assert {n for n, task in enumerate(tasks) if not task.cancelled()} == answered


async def test_who_was_cancelled_while_waiting_is_not_run(store: SqliteStore) -> None:
    await make_notes(store)
    waiting = asyncio.create_task(store.run(write(1)))
    await asyncio.sleep(0)
    waiting.cancel()
    await store.run(write(2))
    assert await notes(store) == {2}


async def test_a_full_disk_loses_nothing_that_was_answered(store: SqliteStore, path: Path) -> None:
    async def fat(tx: Tx) -> None:
        await tx.execute("INSERT INTO notes (text) VALUES (:text)", text="x" * 3000)

    def leave(pages: int) -> Callable[[sqlite3.Connection], None]:
        def limit(connection: sqlite3.Connection) -> None:
            (used,) = connection.execute("PRAGMA page_count").fetchone()
            connection.execute(f"PRAGMA max_page_count = {used + pages}").fetchone()

        return limit

    await make_notes(store)
    await store._connection.visit(leave(35))
    answered = 0
    refused: list[BaseException] = []
    while len(refused) < 3:
        for answer in await asyncio.gather(*(store.run(fat) for _ in range(10)), return_exceptions=True):
            if answer is None:
                answered += 1
            else:
                assert isinstance(answer, BaseException)
                refused.append(answer)
    assert all(isinstance(error, StoreError) and "full" in str(error) for error in refused)
    assert answered > 10
    assert len(notes_on_disk(path)) == answered
    await store._connection.visit(leave(1000))
    await store.run(fat)
    assert len(notes_on_disk(path)) == answered + 1
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)


async def test_a_slow_transaction_is_named_in_the_log(
    store: SqliteStore, caplog: pytest.LogCaptureFixture
) -> None:
    async def dawdle(tx: Tx) -> None:
        time.sleep(0.11)  # noqa: ASYNC251  (it is not on the event loop)

    with caplog.at_level(logging.WARNING, "bot.store"):
        await store.run(dawdle)
    (record,) = caplog.records
    assert "dawdle" in record.getMessage()


async def test_the_log_never_holds_a_value(store: SqliteStore, caplog: pytest.LogCaptureFixture) -> None:
    async def secret(tx: Tx) -> str:
        await tx.execute("INSERT INTO notes (note, text) VALUES (1, :text)", text="canary")
        row = await tx.one("SELECT text FROM notes")
        assert row
        return str(row["text"])

    await make_notes(store)
    with caplog.at_level(logging.DEBUG):
        assert await store.run(secret) == "canary"
        with pytest.raises(Conflict):
            await store.run(secret)
    assert caplog.records
    assert "canary" not in caplog.text


async def test_an_idle_store_has_no_task(store: SqliteStore) -> None:
    """So that a simulated world, which waits until every task of the bot is done, ever settles."""
    await make_notes(store)
    await asyncio.gather(*(store.run(write(n)) for n in range(5)))
    await asyncio.sleep(0)
    assert asyncio.all_tasks() == {asyncio.current_task()}


async def test_closing_finishes_what_is_under_way(store: SqliteStore, path: Path) -> None:
    await make_notes(store)
    running = [asyncio.create_task(store.run(write(n))) for n in range(150)]
    await asyncio.sleep(0)
    await asyncio.gather(store.close(), store.close())
    assert await asyncio.gather(*running) == list(range(150))
    assert notes_on_disk(path) == set(range(150))
    with pytest.raises(StoreError, match="closed"):
        await store.run(write(1000))
