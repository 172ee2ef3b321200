"""Keeps the private panels that people have open in channels up to date, and takes away those that they replaced.

What a panel should show is asked of the table, as for the boards; it is drawn only when that looks different. These are
requests of interactions, which Discord does not count among a bot's own. A panel that was dismissed, or whose time is
up, is forgotten: the buttons of the board are always there.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

import discord

from bot.chat.courier import Courier
from bot.chat.desk import Desk
from bot.chat.panels import Open
from bot.chat.reply import SERVER_ERROR
from bot.tables import Mark

TOO_MANY: Final = 429

log = logging.getLogger(__name__)


class Follower:
    """Call `follow` about twice a second."""

    def __init__(self, desk: Desk, courier: Courier) -> None:
        self._desk = desk
        self._courier = courier

    async def follow(self) -> None:
        """Start drawing every panel that may look different now. Returns at once."""
        panels = self._desk.panels
        if self._courier.resting:
            return
        for left in panels.left():
            self._courier.start(("left panel", left.message), partial(self._take_away, left))
        opened = panels.open()
        if not opened:
            return
        marks = await self._desk.tables.panel_marks({(one.panel.table, one.user) for one in opened})
        answering = set(self._desk.answering.values())  # what they are answered may be newer
        for one in opened:
            mark = marks.get((one.panel.table, one.user))
            key = ("panel", one.message)
            if (
                mark != one.mark
                and mark is not None
                and one.user not in answering
                and self._courier.free(key)
            ):
                self._courier.start(key, partial(self._renew, one, mark))

    async def _renew(self, one: Open, mark: Mark) -> None:
        seen = await self._desk.tables.look(one.panel.table, one.user)
        if seen is None:
            self._desk.panels.forget(one)
            return
        sheet = await self._desk.renewed(one.panel, seen, await self._desk.words_for(one.user, seen.guild))
        if sheet is None:
            one.mark = mark
            return
        try:
            await one.edit(sheet.view, sheet.files())
        except discord.HTTPException as error:
            if _may_pass(error):
                raise
            log.info("the panel of user %d is gone (code %d)", one.user, error.code)
            self._desk.panels.forget(one)
            return
        assert sheet.panel is not None
        self._desk.panels.redrawn(one, sheet.panel, mark)

    async def _take_away(self, left: Open) -> None:
        try:
            await left.delete()
        except discord.HTTPException as error:
            if _may_pass(error):
                raise
            log.info("an older panel of user %d was gone already (code %d)", left.user, error.code)


def _may_pass(error: discord.HTTPException) -> bool:
    return error.status == TOO_MANY or error.status >= SERVER_ERROR
