"""A simulated Discord that lives in real time: one server, three people, and the real bot on the real discord.py.

The simulator's `Env` wants one caller at a time and moves its clock only when told. So every call to it is made
under `World.lock`, and a task tells it, twice a second, how late it really is. Starting again, whether in a new
process or because somebody pressed "restart the bot", is one path: the frozen world is thawed and a new client logs in.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

import discord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, UserHandle
from simcord.backend import Backend
from simcord.backend.models import Role

from bot.sandbox.media import emoji_pictures
from bot.sandbox.people import BOT_NAME, CHANNELS, SERVER, Person, newcomers
from bot.sandbox.records import Json, freeze, thaw
from bot.sandbox.snapshot import Folder, freeze_backend, live_files, thaw_backend, thaw_files

Maker: TypeAlias = Callable[[Callable[[], float]], discord.Client]
"""Builds a fresh client, given the clock that it shall use (unix seconds)."""

TICK: Final = 0.25
"""Seconds between two movements of the simulated clock."""
NAP: Final = 10.0
"""The clock is more than this late only after the machine slept; then it jumps, as a wall clock does."""
PATIENCE: Final = 1.0
"""Seconds for which an act waits until the bot is idle; afterwards the bot works on and others may act."""
SAVE_EVERY: Final = 1.0
STOP_WITHIN: Final = 3.0

BOT_RIGHTS: Final = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    use_external_emojis=True,
    read_message_history=True,
)
"""What the bot asks for when it is invited, and no more: a missing right shows here first."""

_log = logging.getLogger(__name__)


class World:
    """The whole sandbox but its page. Use `async with`; `lock` is held by whoever touches `env`."""

    def __init__(self, make: Maker, path: Path) -> None:
        self._make = make
        self._folder = Folder(path)
        self._tasks: list[asyncio.Task[None]] = []
        self.lock = asyncio.Lock()
        self.stirred = asyncio.Event()
        """Set whenever something may have changed; the feed clears it."""
        self.people: dict[str, Person] = newcomers()
        self.dismissed: set[int] = set()
        self.starts = 0
        """How often a bot has logged in here since the process began."""
        self.env: Env
        self.client: discord.Client

    @property
    def backend(self) -> Backend:
        return self.env.backend

    async def __aenter__(self) -> World:
        saved = self._folder.load()
        await self._log_in(saved, self._folder.files() if saved is not None else {})
        self._tasks = [asyncio.create_task(self._run_clock()), asyncio.create_task(self._run_saver())]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        async with self.lock:
            await self._log_out()
            self._folder.save(*self._kept())

    async def restart(self) -> None:
        """The bot goes and comes back; the world stays. Whatever it had in memory only is gone."""
        async with self.lock:
            await self._log_out()
            await self._log_in(*self._kept())
        self.stirred.set()

    # ----------------------------------------------------------- who and where

    @property
    def guild(self) -> GuildHandle:
        return GuildHandle(self.env, next(iter(self.backend.guilds.values())))

    def person(self, user: int) -> Person | None:
        return next((person for person in self.people.values() if person.id == user), None)

    def user(self, person: Person) -> UserHandle:
        return UserHandle(self.env, self.backend.users[person.id])

    def channel(self, channel: int) -> ChannelHandle:
        """Raises `BackendError` where there is no such channel."""
        found = self.backend.get_channel(channel)
        return ChannelHandle(self.env, None if found.guild_id is None else self.guild, found)

    def actor(self, person: Person, channel: int) -> MemberActor | UserHandle:
        """The person as the simulator wants him there: a member in a channel of the server, a user in his DM."""
        user = self.user(person)
        return user if self.channel(channel).guild is None else MemberActor(self.env, self.guild, user)

    def result(self, interaction: int) -> InteractionResult:
        return InteractionResult(self.env, self.backend.interactions[interaction])

    # --------------------------------------------------------------- its life

    async def _log_in(self, saved: Mapping[str, Any] | None, files: Mapping[str, bytes]) -> None:
        backend = Backend()
        self.client = self._make(lambda: backend.clock.now().timestamp())
        shards = 1 if isinstance(self.client, discord.AutoShardedClient) else None
        self.env = Env(self.client, check_errors=False, shard_count=shards, settle_timeout=PATIENCE)
        self.env.backend = backend
        backend.advance_clock(time.time() - backend.clock.now().timestamp())
        if saved is None:
            self._found(backend)
        else:
            thaw_backend(backend, saved["discord"])
            thaw_files(backend, files)
            self.people.update({person.key: person for person in thaw(list[Person], saved["people"])})
            self.dismissed = set(saved["dismissed"])
        backend.subscribers.insert(0, self._overhear)
        for person in self.people.values():
            self.open_dms(person, person.receives)
        try:
            await self.env.start()
        except BaseException:
            await self.client.close()
            raise
        self.starts += 1

    async def _log_out(self) -> None:
        try:
            await asyncio.wait_for(self.client.close(), STOP_WITHIN)
        except TimeoutError:
            _log.warning("The bot did not close within %s s", STOP_WITHIN)
        with suppress(TimeoutError):
            await self.env.shutdown()

    def _found(self, backend: Backend) -> None:
        """The first day: the server, its channels, the people and the bot."""
        backend.application_id = backend.snowflake()  # no two worlds have the same application
        backend.bot_user.name = BOT_NAME
        for person in self.people.values():
            person.id = backend.make_user(person.key, global_name=person.name).id
        owner, *others = self.people.values()
        guild = backend.create_guild(SERVER, owner_id=owner.id, preferred_locale=owner.locale)
        for person in others:
            backend.add_member(guild.id, person.id)
        bot_role = next(role for role in guild.roles.values() if role.managed)
        bot_role.permissions = BOT_RIGHTS.value
        for name, topic in CHANNELS:
            backend.create_channel(guild.id, name, topic=topic)

    def bot_role(self) -> Role:
        """The role that the bot has in the server by itself."""
        roles = self.backend.guilds[self.guild.id].roles.values()
        return next(role for role in roles if role.managed)

    def open_dms(self, person: Person, receives: bool) -> None:
        """Whether the bot can write to him; Discord lets it open the DM either way and refuses the message."""
        person.receives = receives
        path = f"/channels/{self.backend.get_dm_channel(person.id).id}/messages"
        faults = self.backend.faults
        faults[:] = [fault for fault in faults if fault["path"] != path]
        if not receives:
            faults.append(
                {
                    "method": "POST",
                    "path": path,
                    "status": 403,
                    "code": 50007,
                    "message": "Cannot send messages to this user",
                    "times": None,
                }
            )

    def _overhear(self, event: str, payload: Mapping[str, Any]) -> None:
        """Hears every event before the bot does, and gives interactions the language of whoever acts."""
        self.stirred.set()
        if event == "INTERACTION_CREATE" and isinstance(payload, dict):
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            person = self.person(int(user["id"]))
            if person is not None:
                payload["locale"] = person.locale
            if "guild_id" in payload:
                payload["guild_locale"] = self.backend.guilds[int(payload["guild_id"])].preferred_locale

    # ------------------------------------------------------------ its own tasks

    async def _run_clock(self) -> None:
        while True:
            await asyncio.sleep(TICK)
            try:
                async with self.lock:
                    await self._advance()
            except Exception:
                _log.exception("The clock stumbled")
            self.stirred.set()

    async def _advance(self) -> None:
        late = time.time() - self.env.now().timestamp()
        if late > NAP:
            self.backend.advance_clock(late - TICK)
            late = TICK
        with suppress(TimeoutError):  # the bot is busy; it goes on by itself
            await self.env.advance_time(max(0.0, late))

    async def _run_saver(self) -> None:
        last: dict[str, Json] | None = None
        while True:
            await asyncio.sleep(SAVE_EVERY)
            async with self.lock:
                frozen, files = self._kept()
            if frozen != last:
                try:
                    await asyncio.to_thread(self._folder.save, frozen, files)
                except OSError:
                    _log.exception("The simulated Discord could not be saved")
                    continue
                last = frozen

    def _kept(self) -> tuple[dict[str, Json], dict[str, bytes]]:
        """The world as JSON, and the files that it shows, by name."""
        self._tidy()
        frozen: dict[str, Json] = {
            "discord": freeze_backend(self.backend),
            "people": freeze(list(self.people.values())),
            "dismissed": freeze(self.dismissed),
        }
        return frozen, live_files(self.backend)

    def _tidy(self) -> None:
        """Forget what the simulator notes for tests: it would grow for as long as the sandbox runs."""
        backend = self.backend
        emoji_pictures(backend)
        backend.http_requests.clear()
        backend.transcript.clear()
        messages = [each for channel in backend.messages.values() for each in channel.values()]
        self.dismissed &= {message.id for message in messages}
        answered = {
            int(message.interaction_metadata["id"])
            for message in messages
            if message.interaction_metadata is not None
        }
        now = backend.now_iso()
        for interaction in list(backend.interactions.values()):
            if str(interaction.expires_at) < now and interaction.id not in answered:
                del backend.interactions[interaction.id]
                backend.interaction_tokens.pop(interaction.token, None)
