"""The database as a file: one bot at a time, and nobody else's business."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from bot.store.port import StoreError

if sys.platform == "win32":
    import msvcrt

    def _take(fd: int) -> None:
        msvcrt.locking(fd, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(fd: int) -> None:
        fcntl.flock(fd, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
            _take(self._fd)
        except OSError as error:
            os.close(self._fd)
            raise StoreError(f"Another bot is running on {database}: stop it first.") from error

    def release(self) -> None:
        if self._fd >= 0:
            os.close(self._fd)
            self._fd = -1


def make_private(path: Path) -> None:
    """Create the file if need be; only its owner may read it (SQLite's own -wal and -shm follow it).

    On Windows it inherits the rights of its folder, as everything of a user does there.
    """
    fd = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        if sys.platform != "win32" and os.fstat(fd).st_mode & 0o077:
            os.fchmod(fd, 0o600)
    finally:
        os.close(fd)


def sync(path: Path) -> None:
    """Make what a file or a folder holds safe from a power cut."""
    if sys.platform == "win32" and path.is_dir():
        return  # folders cannot be opened there, and NTFS keeps a journal of its own of them
    fd = os.open(path, os.O_RDWR if path.is_file() else os.O_RDONLY)  # Windows syncs what may be written only
    try:
        os.fsync(fd)
    finally:
        os.close(fd)
