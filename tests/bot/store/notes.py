"""A table of our own to try the store with: the smallest transaction there is writes a note."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

from bot.store import Store, Tx


async def make_notes(store: Store) -> None:
    async def fn(tx: Tx) -> None:
        await tx.execute(
            "CREATE TABLE notes (note INTEGER PRIMARY KEY, text TEXT NOT NULL DEFAULT '') STRICT"
        )

    await store.run(fn)


def write(note: int) -> Callable[[Tx], Awaitable[int]]:
    async def fn(tx: Tx) -> int:
        await tx.execute("INSERT INTO notes (note) VALUES (:note)", note=note)
        return note

    return fn


async def notes(store: Store) -> set[int]:
    async def fn(tx: Tx) -> set[int]:
        return {row["note"] for row in await tx.all("SELECT note FROM notes")}

    return await store.run(fn)


def notes_on_disk(path: Path) -> set[int]:
    """What another reader of the file sees: only what is committed."""
    with closing(sqlite3.connect(path)) as connection:
        return {note for (note,) in connection.execute("SELECT note FROM notes")}
