"""The database as a file: one bot at a time, and nobody else's business."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path

from bot.store.port import StoreError


class Lock:
    """A lock beside the database, held by one process until it lets go or dies, however it dies."""

    def __init__(self, database: Path) -> None:
        """`StoreError` when another holds it, or when there is no making the folder."""
        try:
            database.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._fd = os.open(f"{database}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StoreError(f"The database {database} cannot be opened: {error}.") from error
        try:
            fcntl.flock(self._fd, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            os.close(self._fd)
            raise StoreError(f"Another bot is running on {database}: stop it first.") from error

    def release(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def make_private(path: Path) -> None:
    """Create the file if need be; only its owner may read it (SQLite's own -wal and -shm follow it)."""
    fd = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if os.fstat(fd).st_mode & 0o077:
            os.fchmod(fd, 0o600)
    finally:
        os.close(fd)


def sync(path: Path) -> None:
    """Make what a file or a folder holds safe from a power cut."""
    fd = os.open(path, os.O_RDONLY)
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
