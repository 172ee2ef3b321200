"""The bot as Discord sees it: one client that listens, and a few loops that do what is due.

Nothing is kept from one event to the next; the loops ask the tables what there is to do, in whatever process they
run. A loop survives every error: it says so in the log and goes on.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeAlias

import discord
from discord import app_commands
from discord.ext import tasks
from discord.gateway import DiscordWebSocket
from discord.http import Route
from yarl import URL

from bot.chat import emojis, logs, router, watch
from bot.chat.commands import specs
from bot.chat.commands.spec import build
from bot.chat.courier import Breaker, Courier
from bot.chat.desk import Desk
from bot.chat.emojis import Faces
from bot.chat.follower import Follower
from bot.chat.mentions import mentions
from bot.chat.painter import Painter
from bot.chat.postman import Postman
from bot.chat.publishing import publish
from bot.chat.reply import TRANSPORT, Reply, deliver, record
from bot.chat.watch import Watch
from bot.games import Hosted
from bot.screens import refusals
from bot.store import Store
from bot.tables import Tables
from bot.words import language_of, words

PACE: Final = 0.5
"""Seconds between two rounds of each loop."""
SELDOM: Final = 20
"""Rounds of the quick loops to one look at paused tables."""
GOODBYE: Final = 3.0
"""Seconds that answers and deliveries under way may still take when the bot stops."""
DMS_AT_ONCE: Final = 5
BOARDS_AT_ONCE: Final = 10
PANELS_AT_ONCE: Final = 5

log = logging.getLogger(__name__)


class Tree(app_commands.CommandTree[discord.Client]):
    """The command tree; what goes wrong outside a command's own code is answered too."""

    async def on_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("autocomplete failed: %s", type(error).__name__)
            return
        said = words(language_of(str(interaction.locale)))
        client = interaction.client
        assert isinstance(client, ChiClient)
        unknown = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        screen = (
            refusals.notice(said("command-changed")) if unknown else refusals.trouble(said, record(error))
        )
        try:
            await deliver(client.desk, interaction, Reply(private=(await client.desk.note(screen),)))
        except (discord.HTTPException, *TRANSPORT) as lost:
            log.info("an apology was not delivered: %s", type(lost).__name__)


Chore: TypeAlias = tuple[Callable[[], Awaitable[None]], float]
"""Work, and the seconds between two rounds of it."""


@dataclass(frozen=True, slots=True)
class Opened:
    """What a client works with once it has started; `close` ends what the chores have begun."""

    store: Store
    tables: Tables
    chores: tuple[Chore, ...] = ()
    close: Callable[[], None] = lambda: None


class ChiClient(discord.Client):
    """The client. `opener` opens store and tables when the client starts; it closes the store when it stops."""

    def __init__(
        self,
        opener: Callable[[], Awaitable[Opened]],
        hosted: Mapping[str, Hosted],
        *,
        now: Callable[[], float],
        data: Path,
        api_url: str | None = None,
        dev_guild: int | None = None,
        pace: float = PACE,
        faces: bool = True,
        **options: Any,
    ) -> None:
        """`data`: folder for what may be lost; `pace`: seconds between two rounds of each loop; `faces`: whether the
        cards get emojis of their own."""
        logs.guard()
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            **options,
        )
        if api_url is not None:
            Route.BASE = api_url
        self.tree = Tree(self)
        self.desk: Desk
        self._opener = opener
        self._hosted = hosted
        self._now = now
        self._data = data
        self._another_api = api_url is not None
        self._dev_guild = dev_guild
        self._pace = pace
        self._faces = Faces(self) if faces else None
        self._store: Store | None = None
        self._end_chores: Callable[[], None] = lambda: None
        self._loops: list[tasks.Loop[Any]] = []
        self._couriers: list[Courier] = []
        self.watch = Watch(time.monotonic)

    # ------------------------------------------------------------------------------------------ start and stop

    async def setup_hook(self) -> None:
        """Open the store, publish the commands if they changed, start the loops. Raises `bot.store.StoreError`."""
        if self._another_api:
            _, gateway, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = URL(gateway)
        opened = await self._opener()
        self._store, tables = opened.store, opened.tables
        self._end_chores = opened.close
        self.desk = Desk(self._store, tables, self._hosted, now=self._now, server_name=self._server_name)
        for spec in specs(self.desk):
            self.tree.add_command(build(self.desk, spec), override=True)
        self.desk.mentions = mentions(await publish(self.tree, self._data, self._dev_guild))

        breaker = Breaker(self._now)
        self._couriers = [
            Courier(self._now, breaker, most) for most in (BOARDS_AT_ONCE, DMS_AT_ONCE, PANELS_AT_ONCE)
        ]
        boards, dms, panels = self._couriers
        painter, postman = Painter(self.desk, self, boards), Postman(self.desk, self, dms)
        follower = Follower(self.desk, panels)
        often = (tables.tick, tables.think, painter.paint, postman.deliver, follower.follow)
        for work, seconds in (
            *((each, self._pace) for each in often),
            (painter.revive, SELDOM * self._pace),
            *([(self._fetch_faces, emojis.EVERY)] if self._faces is not None else []),
            *opened.chores,
        ):
            self._loops.append(_rounds(work, seconds))
            self._loops[-1].start()

    async def close(self) -> None:
        """Stop what is due, let answers under way finish, leave Discord, close the store. Safe to call twice."""
        for loop in self._loops:
            loop.cancel()
        self._end_chores()
        if self._couriers and not self.is_closed():
            drains = (asyncio.ensure_future(each.drain()) for each in self._couriers)
            await asyncio.wait({*self.desk.answering, *drains}, timeout=GOODBYE)
        try:
            await super().close()
        finally:
            if self._store is not None:
                await self._store.close()

    async def _fetch_faces(self) -> None:
        assert self._faces is not None
        await self._faces.fetch()
        self.desk.faces = self._faces.known

    def _server_name(self, guild: int) -> str:
        known = self.get_guild(guild)
        return known.name if known is not None and known.name else str(guild)

    # ------------------------------------------------------------------------------------------------- events

    async def on_ready(self) -> None:
        log.info("here as %s, in %d servers", self.user, len(self.guilds))

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        await router.on_interaction(self.desk, interaction)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        log.info("removed from server %d", guild.id)
        await self.desk.tables.abandon(guild.id)


class ShardedChiClient(ChiClient, discord.AutoShardedClient):
    """The same for Discord itself: as many shards as it asks for, patient with a first connection that fails, and
    watched."""

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self._loops.append(_rounds(self._look, watch.EVERY))
        self._loops[-1].start()

    async def on_socket_event_type(self, _event: str) -> None:
        self.watch.heard()

    async def _look(self) -> None:
        said = f"{len(self.desk.panels.open())} panels open, {len(self.desk.answering)} answers under way"
        await self.watch.look(self.shards.values(), len(self.guilds), said)


def _rounds(work: Callable[[], Awaitable[None]], seconds: float) -> tasks.Loop[Any]:
    """A loop that does `work` every so many seconds and that no error stops.

    Rounds that were missed, because the machine slept or a round took long, are not made up for.
    """

    async def round_() -> None:
        due = loop.next_iteration
        if due is not None and due < discord.utils.utcnow():
            return
        try:
            await work()
        except Exception as error:
            record(error)

    loop: tasks.Loop[Any] = tasks.loop(seconds=seconds)(round_)
    return loop
