"""Backups by themselves: one an hour, kept for a week, in a folder of the data folder."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from bot.store.sqlite import SqliteStore

EVERY: Final = timedelta(hours=1)
KEPT: Final = 7 * 24
_STAMP: Final = "%Y%m%dT%H%M%SZ"

log = logging.getLogger(__name__)


class Backups:
    """Copies of one database, named by when they were made (UTC), so that their names sort by age."""

    def __init__(self, store: SqliteStore, folder: Path, now: Callable[[], float]) -> None:
        self._store = store
        self._folder = folder
        self._now = now

    async def keep(self) -> None:
        """Make the backup that is due, and delete those that are older than the newest `KEPT`."""
        before = await asyncio.to_thread(self._made)
        moment = datetime.fromtimestamp(self._now(), UTC)
        if before and before[-1].name > f"chi-{moment - EVERY / 2:{_STAMP}}.db":
            return  # the bot was started again within the hour
        target = self._folder / f"chi-{moment:{_STAMP}}.db"
        await asyncio.to_thread(self._folder.mkdir, mode=0o700, parents=True, exist_ok=True)
        await self._store.backup(target)
        log.info("backed up to %s", target)
        for old in [*before, target][:-KEPT]:
            await asyncio.to_thread(old.unlink, missing_ok=True)

    def _made(self) -> list[Path]:
        return sorted(self._folder.glob("chi-*.db")) if self._folder.is_dir() else []
