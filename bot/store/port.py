"""What the rest of the bot knows of its database: one door, three verbs, two errors.

A transaction is an async function of a `Tx`. It may await nothing but that `Tx`, has no effect but through it and
through what it returns, and touches nothing of asyncio: an engine may run it on another thread, together with others
in one commit, or once more after a lost connection. So whatever must happen once carries its own receipt (an
interaction's id, a ledger entry's cause).

SQL is written so that SQLite and PostgreSQL both take it: named parameters (`:name`), ON CONFLICT, RETURNING,
conditional UPDATE; never a word that either reserves (`user`) as a name.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Protocol, TypeAlias, TypeVar

Row: TypeAlias = Mapping[str, Any]
"""A row by column names."""

T = TypeVar("T")


class StoreError(Exception):
    """The database did not do it, and nothing of the transaction counts. The text is a sentence for the operator."""


class Conflict(StoreError):
    """A constraint (CHECK, UNIQUE, a foreign key, an append-only table) refused the statement."""


class Tx(Protocol):
    """An open transaction. After a statement that failed it takes no other, whatever was caught."""

    async def execute(self, sql: str, /, **params: Any) -> int:
        """Run one statement; how many rows it inserted, updated or deleted."""

    async def one(self, sql: str, /, **params: Any) -> Row | None:
        """The first row, or None when there is none."""

    async def all(self, sql: str, /, **params: Any) -> list[Row]:
        """Every row, in order."""


class Store(Protocol):
    """A database that is open, with its schema up to date."""

    async def run(self, fn: Callable[[Tx], Awaitable[T]]) -> T:
        """Run `fn` as one transaction; what it returned, once that is committed and safe from a power cut.

        An exception of `fn` undoes all it did and reaches the caller. `StoreError` when the database fails or is
        closed. A caller who is cancelled does not know whether it happened.
        """

    async def close(self) -> None:
        """Finish what is under way and let go of the database. Closing twice is closing once."""
