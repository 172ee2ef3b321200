"""The only place that knows SQL: a store to open, and modules of functions that take an open transaction."""

from __future__ import annotations

from pathlib import Path

from bot.store.port import Conflict, Row, Store, StoreError, Tx
from bot.store.sqlite import SqliteStore

__all__ = ["Conflict", "Row", "Store", "StoreError", "Tx", "open_store"]


async def open_store(url: str | Path) -> Store:
    """Open the database at `url`: a file's path, or `sqlite:///path`. It is created and migrated as needed.

    Raises `StoreError` with one sentence that says what to do.
    """
    return await SqliteStore.open(_file(url))


def _file(url: str | Path) -> Path:
    if isinstance(url, Path):
        return url
    scheme, mark, rest = url.partition("://")
    if not mark:
        scheme, rest = "sqlite", f"/{url}"
    if scheme in ("postgresql", "postgres"):
        raise StoreError("PostgreSQL is not supported yet: give a file, such as data/chi.db.")
    if scheme != "sqlite" or len(rest) < 2 or rest[0] != "/":
        raise StoreError(
            f"{url!r} names no database: give a file, such as data/chi.db or sqlite:///data/chi.db."
        )
    return Path(rest[1:])
