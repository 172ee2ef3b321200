"""Brings the private panels into people's DMs, and draws them anew when they are outdated.

A DM is a kindness: the same panel is always behind the board's button. So closed DMs, a slow Discord or a failed
delivery never hold anything up, and who has closed his DMs is not bothered again.
"""

from __future__ import annotations

import logging
from dataclasses import replace
from functools import partial
from typing import Final

import discord

from bot.chat.courier import Courier
from bot.chat.desk import Desk
from bot.tables import Held, StaleHand

AT_ONCE: Final = 40
CLOSED: Final = frozenset({50007, 50278, 40003})
"""No DM possible: closed, no server in common, or Discord thinks that we open too many."""
UNKNOWN: Final = frozenset({10003, 10008, 10013})
"""The channel, the message or the person is gone."""

log = logging.getLogger(__name__)


class Postman:
    """Call `deliver` about twice a second."""

    def __init__(self, desk: Desk, client: discord.Client, courier: Courier) -> None:
        self._desk = desk
        self._client = client
        self._courier = courier

    async def deliver(self) -> None:
        """Start bringing every panel that is owed. Returns at once."""
        if self._courier.resting:
            return
        held = Held(hands=frozenset(key[1:] for key in self._courier.held()))
        for stale in await self._desk.tables.stale_hands(AT_ONCE, held):
            key = ("hand", stale.table, stale.match, stale.user)
            if self._courier.free(key):
                self._courier.start(key, partial(self._bring, stale))

    async def _bring(self, stale: StaleHand) -> None:
        try:
            channel, message = await self._draw(stale)
        except discord.HTTPException as error:
            if error.code in UNKNOWN and stale.message is not None:  # it was deleted: bring a new one
                await self._bring(replace(stale, channel=None, message=None))
                return
            if error.code in CLOSED or error.code in UNKNOWN:
                log.info("no DM to user %d (code %d)", stale.user, error.code)
                await self._desk.tables.hand_refused(stale)
                return
            raise
        await self._desk.tables.hand_shown(stale, channel, message)

    async def _draw(self, stale: StaleHand) -> tuple[int, int]:
        """Edit or send the panel; the ids of its channel and message."""
        words = await self._desk.words_for(stale.user, stale.seen.guild)
        sheet = await self._desk.stale_hand(stale, words)
        if stale.channel is not None:
            dm = self._client.get_partial_messageable(stale.channel)
            if stale.message is not None:
                await dm.get_partial_message(stale.message).edit(view=sheet.view, attachments=sheet.files())
                return stale.channel, stale.message
        else:
            dm = self._client.get_partial_messageable(
                (await self._client.create_dm(discord.Object(stale.user))).id
            )
        nonce = f"{stale.table}:{stale.match}:{stale.user % 10**9}"
        sent = await dm.send(view=sheet.view, files=sheet.files(), nonce=nonce)
        return dm.id, sent.id
