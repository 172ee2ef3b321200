"""The private panels that people have open in channels, as long as they can be redrawn.

A message that only one person sees can be changed only through the interaction by which it was last sent or changed, for
fifteen minutes. So we keep that interaction, in memory, for the newest hand or seat of each person at each table.
Nothing depends on it: what is forgotten stays on the screen as it was, and the next tap on it brings it up to date.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Collection, Hashable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

import discord

from bot.chat.ids import Surface
from bot.screens import Buttons, Part, Picture, Screen
from bot.seen import Phase
from bot.tables import Mark

LIFETIME: Final = 870.0
"""Seconds from an interaction for which its messages can be changed, with some to spare."""
KEPT: Final = 1_000
"""Panels that are remembered."""


@dataclass(frozen=True, slots=True)
class Panel:
    """What a private panel shows: somebody's hand or seat at a table, or the host's tools."""

    table: int
    surface: Surface
    phase: Phase
    match: int
    draft: str = ""
    ended: int | None = None  # the match of which it tells how it went
    moderator: bool = False
    looks: int | None = None  # see `looks`; None: it must be drawn again
    refused: bool = False  # it says why something was refused: that is past when the table changes


def looks(screen: Screen) -> int:
    """A number that is the same for screens that look the same. Where a link leads does not show."""
    return hash((screen.accent, *map(_look, screen.parts)))


def _look(part: Part) -> Hashable:
    match part:
        case Picture(key, alt):
            return key, alt
        case Buttons(buttons):
            return tuple(replace(button, url=None) for button in buttons)
        case _:
            return part


@dataclass(slots=True, eq=False)
class Open:
    """A panel on somebody's screen, in `message`: the answer itself of `interaction` (`original`), or one sent after it."""

    user: int
    panel: Panel
    interaction: discord.Interaction
    message: int
    original: bool
    until: float  # unix seconds
    mark: Mark | None = None  # at which it was last compared with the table
    crossed: bool = False  # redrawn while its owner was being answered: the answer may be older, or newer

    async def edit(self, view: discord.ui.LayoutView, files: list[discord.File]) -> None:
        """Change it. Raises what the library raises."""
        if self.original:
            await self.interaction.edit_original_response(view=view, attachments=files)
        else:
            await self.interaction.followup.edit_message(self.message, view=view, attachments=files)

    async def delete(self) -> None:
        """Take it off the screen. Raises what the library raises."""
        if self.original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message)


Key: TypeAlias = tuple[int, int, Surface]


class Panels:
    """The newest open panel of each person, table and kind, and those that a newer one took the place of."""

    def __init__(self, now: Callable[[], float]) -> None:
        """`now` is the wall clock (unix seconds)."""
        self._now = now
        self._open: OrderedDict[Key, Open] = OrderedDict()
        self._left: list[Open] = []

    def sent(
        self,
        interaction: discord.Interaction,
        panel: Panel | None,
        message: int,
        *,
        original: bool,
        private: bool,
    ) -> None:
        """Something was sent or put into `message`: a panel, or (None) anything else.

        One that is not private stands in his direct messages, where the postman looks after it: he has turned to that.
        """
        crossed = False
        for key in [key for key, one in self._open.items() if one.message == message]:
            crossed |= self._open.pop(key).crossed
        # He tapped it before it was taken away: it is the newest again.
        self._left = [one for one in self._left if one.message != message]
        if panel is None:
            return
        panel = replace(panel, looks=None) if crossed else panel
        key = (panel.table, interaction.user.id, panel.surface)
        older = self._open.pop(key, None)
        if private:
            until = self._now() + LIFETIME
            new = Open(interaction.user.id, panel, interaction, message, original, until)
            if older is not None and older.interaction.id > interaction.id:  # answered out of order
                older, new = new, older
            self._open[key] = new
        if older is not None:
            self._left = [*self._left, older][-KEPT:]
        if len(self._open) > KEPT:
            self._open.popitem(last=False)

    def open(self) -> list[Open]:
        """Those that can still be changed."""
        for key in [key for key, one in self._open.items() if self._over(one)]:
            del self._open[key]
        return list(self._open.values())

    def left(self, but: Collection[int] = ()) -> list[Open]:
        """Those that a newer one took the place of, each given once; but those of these people not yet."""
        self._left = [one for one in self._left if not self._over(one)]
        given = [one for one in self._left if one.user not in but]
        self._left = [one for one in self._left if one.user in but]
        return given

    def stands(self, one: Open) -> bool:
        """Whether it is still as it was: not answered anew, dismissed or replaced."""
        return self._open.get(_key(one)) is one

    def is_open(self, message: int) -> bool:
        """Whether the newest panel of somebody is in this message."""
        return any(one.message == message for one in self._open.values())

    def redrawn(self, one: Open, panel: Panel, mark: Mark, *, crossed: bool = False) -> None:
        """`one` shows `panel` now. Where he was answered meanwhile, or still is (`crossed`), nobody knows which of the
        two came last."""
        if self.stands(one):
            one.panel, one.mark, one.crossed = panel, mark, crossed
            return
        for newer in self._open.values():
            if newer.message == one.message:
                newer.panel, newer.mark = replace(newer.panel, looks=None), None

    def forget(self, one: Open) -> None:
        """It cannot be changed any more."""
        if self.stands(one):
            del self._open[_key(one)]

    def _over(self, one: Open) -> bool:
        # A clock that was set back must not keep it for longer.
        return not 0 < one.until - self._now() <= LIFETIME


def _key(one: Open) -> Key:
    return one.panel.table, one.user, one.panel.surface
