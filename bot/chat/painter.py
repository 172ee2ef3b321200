"""Draws the public boards that do not show what they should.

The board is a desired state, not a queue of messages: what is drawn is the table as it is now, so many changes become
one edit, and a crash loses nothing. A post carries a nonce, so that a repeated request makes no second board.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import discord

from bot.chat.courier import Courier
from bot.chat.desk import Desk
from bot.chat.rights import can_keep_a_board
from bot.screens.refusals import notice
from bot.seen import Seen
from bot.tables import Held, StaleBoard
from bot.words import name

GAP: Final = 1.2
"""Seconds between two edits in a channel; Discord allows about five in five seconds."""
AT_ONCE: Final = 40

UNKNOWN_MESSAGE: Final = 10008
TOO_OLD: Final = 30046
"""Edits of messages older than an hour are rationed."""
UNWRITABLE: Final = {10003: "channel-gone", 50001: "no-access", 50013: "no-permission"}
"""Codes that mean: the channel cannot be written to, and that will not pass by itself."""

log = logging.getLogger(__name__)


class Painter:
    """Call `paint` about twice a second."""

    def __init__(self, desk: Desk, client: discord.Client, courier: Courier) -> None:
        self._desk = desk
        self._client = client
        self._courier = courier
        self._drawn: dict[int, float] = {}

    async def paint(self) -> None:
        """Start drawing every board that is stale and whose channel has rested. Returns at once."""
        if self._courier.resting:
            return
        for stale in await self._desk.tables.stale_boards(AT_ONCE, self._held()):
            key = ("board", stale.table, stale.epoch)
            if stale.table in self._desk.painting or not self._courier.free(key):
                continue
            self._drawn[stale.channel] = self._desk.now()
            self._desk.painting.add(stale.table)
            self._courier.start(key, partial(self._paint, stale))

    async def revive(self) -> None:
        """Let paused tables go on whose channel can be written to again. Call it a few times a minute."""
        for paused in await self._desk.tables.paused():
            if can_keep_a_board(self._client, paused.channel):
                log.info("table %d: channel %d can be written to again", paused.table, paused.channel)
                await self._desk.tables.resume(paused.table)

    def _held(self) -> Held:
        """What has to wait: boards that are being drawn or rest after a failure, and channels in which one was just
        drawn."""
        now = self._desk.now()
        self._drawn = {channel: at for channel, at in self._drawn.items() if 0 <= now - at < GAP}
        return Held(
            boards=frozenset(key[1:] for key in self._courier.held() if key[0] == "board"),
            tables=frozenset(self._desk.painting),
            channels=frozenset(self._drawn),
        )

    async def _paint(self, stale: StaleBoard) -> None:
        desk, tables = self._desk, self._desk.tables
        try:
            message = await self._draw(stale)
            await tables.board_shown(stale, message)
        except discord.HTTPException as error:
            if error.code in (UNKNOWN_MESSAGE, TOO_OLD):
                log.info(
                    "the board of table %d is gone (code %d): a new one follows", stale.table, error.code
                )
                await tables.board_lost(stale)
            elif error.code in UNWRITABLE:
                await self._pause(stale, UNWRITABLE[error.code])
            else:
                raise
        finally:
            desk.painting.discard(stale.table)

    async def _draw(self, stale: StaleBoard) -> int:
        """Edit or post the board; the id of its message."""
        sheet = await self._desk.stale_board(stale)
        channel = self._client.get_partial_messageable(stale.channel, guild_id=stale.seen.guild)
        if stale.message is not None:
            board = channel.get_partial_message(stale.message)
            await board.edit(view=sheet.view, attachments=sheet.files())
            return stale.message
        nonce = f"{stale.table}:{stale.epoch}"
        return (await channel.send(view=sheet.view, files=sheet.files(), nonce=nonce)).id

    async def _pause(self, stale: StaleBoard, why: str) -> None:
        """Stop the table's clocks and tell those who sit there, in private: nothing can be said in the channel."""
        if stale.final:  # nobody waits for it
            await self._desk.tables.board_shown(stale, stale.message or 0)
            return
        log.warning("table %d: channel %d cannot be written to (%s)", stale.table, stale.channel, why)
        await self._desk.tables.pause(stale.table, why)
        for chair in stale.seen.chairs:
            if chair.user is not None:
                key = ("paused", stale.table, chair.user)
                self._courier.start(key, partial(self._tell_paused, stale.seen, chair.user, why))

    async def _tell_paused(self, seen: Seen, user: int, why: str) -> None:
        words = await self._desk.words_for(user, seen.guild)
        server = name(self._desk.server_name(seen.guild), 40)
        text = words(f"paused-{why}", server=server, channel=f"<#{seen.channel}>")
        sheet = await self._desk.note(notice(text), seen)
        try:
            dm = await self._client.create_dm(discord.Object(user))
            await dm.send(view=sheet.view)
        except discord.Forbidden:
            log.info("user %d could not be told that table %d is paused", user, seen.table)
