"""Faults to try as a person: closed DMs, a deleted board, a channel that the bot may not use, a bot that restarts."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

import discord
from simcord import SetupError
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.sandbox.people import LOCALES, Person
from bot.sandbox.world import World

TAKEN: Final = discord.Permissions(view_channel=True, send_messages=True).value
"""The rights that the bot loses in a channel."""


class Mishaps:
    """All of them take effect at once and last until they are undone, restarts included."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def speak(self, me: Person, locale: str) -> None:
        """Change the language of his Discord. Raises `SetupError` for one that the sandbox does not offer."""
        if locale not in LOCALES:
            raise SetupError(f"No such language: {locale}")
        async with self._world.lock:
            me.locale = locale
        self._world.stirred.set()

    async def receive(self, me: Person, receives: bool) -> None:
        """Open or close his DMs."""
        async with self._world.lock:
            self._world.open_dms(me, receives)
        self._world.stirred.set()

    async def admit(self, channel: int, admitted: bool) -> None:
        """Let the bot into the channel, or shut it out."""
        async with self._world.lock:
            role = self._world.bot_role().id
            if admitted:
                self._world.backend.delete_overwrite(channel, role)
            else:
                shut = Overwrite(target_id=role, type=OverwriteType.ROLE, deny=TAKEN)
                self._world.backend.set_overwrite(channel, shut)
            await self._settle()

    def admits(self, channel: int) -> bool:
        """Whether the bot may use the channel."""
        found = self._world.backend.get_channel(channel)
        return not any(overwrite.target_id == self._world.bot_role().id for overwrite in found.overwrites)

    async def wipe(self, channel: int) -> None:
        """Delete the bot's last message there that everybody can see."""
        async with self._world.lock:
            backend = self._world.backend
            messages = [
                message
                for message in backend.messages[channel].values()
                if message.author_id == backend.bot_user.id and not message.is_ephemeral
            ]
            if messages:
                backend.delete_message(channel, messages[-1].id)
            await self._settle()

    async def dismiss(self, me: Person, channel: int, message: int) -> None:
        """Put an ephemeral message of his out of sight; the bot does not learn of it."""
        if self._world.backend.get_message(channel, message).visible_to(me.id):
            self._world.dismissed.add(message)
        self._world.stirred.set()

    async def _settle(self) -> None:
        with suppress(TimeoutError):
            await self._world.env.settle()
        self._world.stirred.set()
