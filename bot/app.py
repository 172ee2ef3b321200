"""How the parts are put together: settings in, a client out."""

from __future__ import annotations

import time
from collections.abc import Callable

from bot.backups import EVERY, Backups
from bot.chat.client import PACE, ChiClient, Chore, Opened, ShardedChiClient
from bot.games import hosted
from bot.settings import Settings
from bot.store import open_store
from bot.store.sqlite import SqliteStore
from bot.studies import LEARN_EVERY, PREPARE_EVERY, Studies
from bot.tables import Seal, Tables


def build(
    settings: Settings,
    *,
    now: Callable[[], float] | None = None,
    sharded: bool = True,
    pace: float = PACE,
    faces: bool = True,
) -> ChiClient:
    """The bot, not yet started. It opens its store when it starts and closes it when it is closed.

    `now` (unix seconds) is for a simulated world, where it is the only clock there is; `sharded=False` gives a plain
    client, with one connection. `pace`: seconds between two rounds of its loops; `faces`: whether the cards get
    emojis. Starting raises `bot.store.StoreError` or `bot.tables.SealError`, each with one sentence.
    """
    games = hosted()
    clock = now if now is not None else time.time

    async def opener() -> Opened:
        store = await open_store(settings.store)
        try:
            tables = Tables(
                store,
                {name: each.game for name, each in games.items()},
                now=clock,
                steady=now if now is not None else time.monotonic,
                seal=Seal.load(settings.seal_key, settings.data),
            )
        except BaseException:
            await store.close()
            raise
        studies = Studies(games, tables.rulesets, settings.data / "studies")
        chores: list[Chore] = [(studies.prepare, PREPARE_EVERY), (studies.learn, LEARN_EVERY)]
        if isinstance(store, SqliteStore):
            backups = Backups(store, settings.data / "backups", clock)
            chores.append((backups.keep, EVERY.total_seconds()))
        return Opened(store, tables, tuple(chores), studies.close)

    return (ShardedChiClient if sharded else ChiClient)(
        opener,
        games,
        now=clock,
        data=settings.data,
        api_url=settings.api_url,
        dev_guild=settings.dev_guild,
        pace=pace,
        faces=faces,
    )
