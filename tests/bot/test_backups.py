"""Backups by themselves: one an hour, a week of them, and each can be opened."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from bot.backups import KEPT, Backups
from bot.store.sqlite import SqliteStore

START = 1_800_000_000.0


async def test_one_an_hour_and_a_week_of_them(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "chi.db")
    now = START
    folder = tmp_path / "backups"
    backups = Backups(store, folder, lambda: now)
    try:
        await backups.keep()
        now += 60
        await backups.keep()
        assert len(list(folder.iterdir())) == 1, "a bot that is started again makes no second one"
        (first,) = folder.iterdir()
        for hour in range(KEPT):
            (folder / f"chi-2000010{hour % 9 + 1}T{hour:06}Z.db").touch()
        now += 3600
        await backups.keep()
    finally:
        await store.close()
    names = sorted(path.name for path in folder.iterdir())
    assert len(names) == KEPT
    assert first.name in names
    assert sqlite3.connect(folder / names[-1]).execute("PRAGMA quick_check").fetchone() == ("ok",)
