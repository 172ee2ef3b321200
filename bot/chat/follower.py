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
from bot.chat.reply import GONE, SERVER_ERROR, record
from bot.tables import Mark

TOO_MANY: Final = 429
AT_ONCE: Final = 250
"""Panels that one round compares with their tables; the others have their turn in the next ones."""

log = logging.getLogger(__name__)


class Follower:
    """Call `follow` about twice a second."""

    def __init__(self, desk: Desk, courier: Courier) -> None:
        self._desk = desk
        self._courier = courier
        self._next = 0

    async def follow(self) -> None:
        """Start drawing every panel that may look different now. Returns at once."""
        if self._courier.resting:
            return
        for left in self._desk.panels.left(but=self._answering):
            self._courier.start(("left panel", left.message), partial(self._take_away, left))
        opened = self._some_of(self._desk.panels.open())
        if not opened:
            return
        marks = await self._desk.tables.panel_marks({(one.panel.table, one.user) for one in opened})
        answering = self._answering
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

    @property
    def _answering(self) -> frozenset[int]:
        """People who are being answered: what they will be shown may be newer than what we could draw."""
        return frozenset(self._desk.answering.values())

    def _some_of(self, opened: list[Open]) -> list[Open]:
        if len(opened) <= AT_ONCE:
            return opened
        first = self._next % len(opened)
        self._next = first + AT_ONCE
        return (opened[first:] + opened[:first])[:AT_ONCE]

    async def _renew(self, one: Open, mark: Mark) -> None:
        panels = self._desk.panels
        seen = await self._desk.tables.look(one.panel.table, one.user)
        if seen is None:
            panels.forget(one)
            return
        words = await self._desk.words_for(one.user, seen.guild)
        sheet = await self._desk.renewed(one.panel, seen, words, changed=one.mark is not None)
        if sheet is None:
            one.mark = mark
            return
        if one.user in self._answering or not panels.stands(one):
            return
        try:
            await one.edit(sheet.view, sheet.files())
        except discord.HTTPException as error:
            if _may_pass(error):
                raise
            panels.forget(one)
            self._note(error, one)
            return
        assert sheet.panel is not None
        panels.redrawn(one, sheet.panel, mark, crossed=one.user in self._answering)

    async def _take_away(self, left: Open) -> None:
        if self._desk.panels.is_open(left.message):  # tapped meanwhile, so the newest again
            return
        try:
            await left.delete()
        except discord.HTTPException as error:
            if _may_pass(error):
                raise
            self._note(error, left)

    def _note(self, error: discord.HTTPException, one: Open) -> None:
        if error.code in GONE:
            log.info("a panel of user %d is gone (code %d)", one.user, error.code)
        else:
            record(error)


def _may_pass(error: discord.HTTPException) -> bool:
    return error.status == TOO_MANY or error.status >= SERVER_ERROR
