"""A copy of the live database: one file, whole or not there at all.

The copy is checked before it gets its name. To go back to it, stop the bot, delete the database with its `-wal` and
`-shm`, and put the copy in its place (an old `-wal` beside another database destroys it).
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.store import files
from bot.store.port import StoreError


def backup(database: Path, target: Path) -> None:
    """Copy a database that a bot in another process may have open. Raises `StoreError`."""
    part = part_of(target)
    try:
        # Read-only: it neither writes nor checkpoints, so it cannot disturb the one connection that does.
        source = sqlite3.connect(f"{database.absolute().as_uri()}?mode=ro", uri=True, timeout=5.0)
        try:
            copy(source, part)
        finally:
            source.close()
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"No backup of {database} could be made at {target}: {error}.") from error
    finish(part, target)


def part_of(target: Path) -> Path:
    """What the copy is called until it is known to be good."""
    return target.with_name(f"{target.name}.part")


def copy(source: sqlite3.Connection, part: Path) -> None:
    """Copy the last committed state to a new file `part`."""
    part.unlink(missing_ok=True)
    files.make_private(part)
    target = sqlite3.connect(part, isolation_level=None)
    try:
        target.execute("PRAGMA synchronous = OFF")  # `finish` syncs once
        source.backup(target)
        target.execute("PRAGMA journal_mode = DELETE")  # the copy is one file, without a -wal
    finally:
        target.close()


def finish(part: Path, target: Path) -> None:
    """Check the copy, make it safe from a power cut and give it its name. Raises `StoreError`."""
    try:
        copied = sqlite3.connect(part)
        try:
            (health,) = copied.execute("PRAGMA quick_check(1)").fetchone()
        finally:
            copied.close()
        if health != "ok":
            raise StoreError(f"The backup at {part} is damaged ({health}).")
        files.sync(part)
        part.replace(target)
        files.sync(target.parent)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(f"The backup could not be put at {target}: {error}.") from error
