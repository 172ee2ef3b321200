"""What everybody who answers in Discord works with, and the way from a table to a sheet.

Nothing here is needed to go on after a restart: pictures, a server's settings and people's languages are remembered
only to save work.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Final

import discord

from bot.chat.ids import Spot, Surface
from bot.chat.members import Members
from bot.chat.mentions import tappable
from bot.chat.panels import Panel, Panels, looks
from bot.chat.render import Gallery, Sheet, render
from bot.games import Hosted
from bot.screens import Buttons, Part, Screen, Select, Text, Titled
from bot.screens.phrases import table_link
from bot.screens.refusals import notice
from bot.screens.seat import host, seat
from bot.seen import Phase, Seen
from bot.store import Store, guilds
from bot.store.guilds import GuildSettings
from bot.tables import Notice, StaleBoard, StaleHand, Tables
from bot.words import Language, Words, language_of, name, words

FRESH_FOR: Final = 30.0
"""Seconds for which a server's settings are believed; another process may have changed them."""
REMEMBERED: Final = 20_000
"""People whose language is remembered."""


class Desk:
    """The services of the bot, as its handlers, its painter and its commands share them."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        hosted: Mapping[str, Hosted],
        *,
        now: Callable[[], float],
        server_name: Callable[[int], str],
    ) -> None:
        """`now` is the wall clock (unix seconds), `server_name` what a server is called, as far as we know."""
        self.store = store
        self.tables = tables
        self.hosted = hosted
        self.now = now
        self.server_name = server_name
        self.gallery = Gallery()
        self.mentions: Mapping[str, str] = {}
        """What is written instead of a command's name, once the commands have their ids."""
        self.faces: Mapping[str, discord.PartialEmoji] = {}
        """The emojis of the cards, once they are there."""
        self.members = Members()
        self.painting: set[int] = set()
        """Tables whose board is being drawn right now: of two drawings the older must not come last."""
        self.answering: dict[asyncio.Task[Any], int] = {}
        """Answers under way, and to whom; a bot that stops lets them finish."""
        self.panels = Panels(now)
        self._settings: OrderedDict[int, tuple[float, GuildSettings]] = OrderedDict()
        self._languages: OrderedDict[int, Language] = OrderedDict()

    # ------------------------------------------------------------------- languages and settings

    async def settings(self, guild: int) -> GuildSettings:
        """What a server has set."""
        known = self._settings.get(guild)
        if known is not None and time.monotonic() - known[0] < FRESH_FOR:
            return known[1]
        loaded = await self.store.run(partial(guilds.load, guild=guild))
        self.settings_changed(loaded)
        return loaded

    def settings_changed(self, settings: GuildSettings) -> None:
        """Believe these settings from now on."""
        self._settings[settings.guild] = (time.monotonic(), settings)
        if len(self._settings) > REMEMBERED:
            self._settings.popitem(last=False)

    async def public_words(self, guild: int) -> Words:
        """The language of what everybody in a server reads."""
        return words((await self.settings(guild)).language)

    def own_words(self, interaction: discord.Interaction) -> Words:
        """The language of the one who acts; remembered for his direct messages."""
        language = language_of(str(interaction.locale))
        self._languages[interaction.user.id] = language
        self._languages.move_to_end(interaction.user.id)
        if len(self._languages) > REMEMBERED:
            self._languages.popitem(last=False)
        return words(language)

    async def words_for(self, user: int, guild: int) -> Words:
        """The language for somebody who is not acting just now: his own if we have met him, else his server's."""
        known = self._languages.get(user)
        return words(known) if known is not None else await self.public_words(guild)

    # ------------------------------------------------------------------------------------ sheets

    async def board(self, seen: Seen) -> Sheet:
        """The public board; `seen` must be an onlooker's."""
        return await self.sheet(await self._board(seen), Spot(seen.table, seen.version, Surface.BOARD))

    async def stale_board(self, stale: StaleBoard) -> Sheet:
        """What a stale board should show: the table, or what a board that was left behind keeps showing."""
        if not stale.final:
            return await self.board(stale.seen)
        if not stale.moved:
            return await self.note(without_controls(await self._board(stale.seen)), stale.seen)
        words = await self.public_words(stale.seen.guild)
        link = table_link(stale.seen)
        if stale.seen.phase is Phase.PLAYING:
            return await self.note(notice(words("board-dealt", match=stale.seen.match, link=link)))
        return await self.note(notice(words("board-moved", link=link)))

    async def _board(self, seen: Seen) -> Screen:
        if seen.you is not None:
            raise ValueError("a board is drawn for onlookers")
        return self.hosted[seen.game].board(seen, await self.public_words(seen.guild))

    async def hand(
        self,
        seen: Seen,
        words: Words,
        draft: str = "",
        notes: Sequence[str] = (),
        *,
        dm: bool = False,
        before: Seen | None = None,
        refused: bool = False,
    ) -> Sheet:
        """The private panel of `seen.you`: his cards while he is in a live match, his seat otherwise.

        In a DM (`dm`) it says which server and channel it belongs to. `before` is the table as it was until he acted:
        if that ended his match, the panel says how it went. `refused`: the notes say why something cannot be now.
        """
        screen, panel = await self._hand(seen, words, draft, _match_of(before))
        panel = replace(panel, refused=refused)
        return await self._panel(seen, noted(screen, (*self._whence(seen, words, dm=dm), *notes)), panel)

    async def _hand(self, seen: Seen, words: Words, draft: str, ended: int | None) -> tuple[Screen, Panel]:
        """`ended`: the match of his that may have ended."""
        over = ended is not None and seen.finished is not None and seen.finished.match == ended
        playing = over or _match_of(seen) is not None
        hand = self.hosted[seen.game].hand
        if playing and draft:  # what was asked for by a gesture, a suggestion say, may take a while
            screen = await asyncio.to_thread(hand, seen, words, draft)
        else:
            screen = hand(seen, words, "") if playing else seat(seen, words)
        panel = Panel(
            table=seen.table,
            surface=Surface.HAND,
            phase=seen.phase,
            match=seen.match,
            draft=draft if playing else "",
            ended=ended if over else None,
            looks=looks(screen),
        )
        return screen, panel

    async def renewed(self, panel: Panel, seen: Seen, words: Words, *, changed: bool) -> Sheet | None:
        """A private panel as it should look now; None when it does already. `changed`: the table has, since the panel
        was drawn."""
        if panel.surface is Surface.HOST:
            screen, now = self._host(seen, words, moderator=panel.moderator)
        else:
            same = (seen.phase, seen.match) == (panel.phase, panel.match)
            screen, now = await self._hand(seen, words, panel.draft if same else "", _still_told(panel, seen))
        same = now.looks == panel.looks and not (changed and panel.refused)
        return None if same else await self._panel(seen, screen, now)

    async def _panel(self, seen: Seen, screen: Screen, panel: Panel) -> Sheet:
        sheet = await self.sheet(screen, Spot(seen.table, seen.version, panel.surface, panel.draft))
        return replace(sheet, panel=panel)

    async def stale_hand(self, stale: StaleHand, words: Words) -> Sheet:
        """What a panel in somebody's DMs should show. After his match only the words and the picture stay."""
        if not stale.over:
            return await self.hand(stale.seen, words, dm=True)
        screen = self.hosted[stale.seen.game].hand(stale.seen, words, "")
        whence = self._whence(stale.seen, words, dm=True)
        return await self.note(noted(without_controls(screen), whence), stale.seen)

    def _whence(self, seen: Seen, words: Words, *, dm: bool) -> tuple[str, ...]:
        if not dm:
            return ()
        server = name(self.server_name(seen.guild), 40)
        return (words("dm-whence", server=server, channel=f"<#{seen.channel}>", table=seen.table),)

    async def host(self, seen: Seen, words: Words, *, moderator: bool, notes: Sequence[str] = ()) -> Sheet:
        """The host's tools."""
        screen, panel = self._host(seen, words, moderator=moderator)
        return await self._panel(seen, noted(screen, notes), panel)

    def _host(self, seen: Seen, words: Words, *, moderator: bool) -> tuple[Screen, Panel]:
        screen = host(seen, words, moderator=moderator)
        panel = Panel(
            table=seen.table,
            surface=Surface.HOST,
            phase=seen.phase,
            match=seen.match,
            moderator=moderator,
            looks=looks(screen),
        )
        return screen, panel

    async def note(self, screen: Screen, seen: Seen | None = None) -> Sheet:
        """Any other private message, about a table or about none."""
        return await self.sheet(screen, Spot(seen.table, seen.version) if seen is not None else Spot())

    async def sheet(self, screen: Screen, spot: Spot) -> Sheet:
        return await render(tappable(screen, self.mentions), spot, self.gallery, self.faces)


def _match_of(seen: Seen | None) -> int | None:
    """The live match in which he plays."""
    playing = seen is not None and seen.phase is Phase.PLAYING and seen.seat is not None
    return seen.match if seen is not None and playing else None


def _still_told(panel: Panel, seen: Seen) -> int | None:
    """The match of which the panel should tell how it went: the one that it showed, until he is in the next one."""
    if seen.you is None or seen.you.ready:
        return None
    if panel.phase is Phase.PLAYING:
        return panel.match
    return panel.ended if seen.phase is Phase.LOBBY else None


def without_controls(screen: Screen) -> Screen:
    """What is left of a screen when nothing on it can be tapped any more; links stay."""
    kept: list[Part] = []
    for part in screen.parts:
        match part:
            case Buttons(buttons):
                links = tuple(button for button in buttons if button.url is not None)
                kept += [Buttons(links)] if links else []
            case Titled(markdown, _):
                kept.append(Text(markdown))
            case Select():
                pass
            case _:
                kept.append(part)
    return Screen(tuple(kept), screen.accent)


def noted(screen: Screen, notes: Sequence[str]) -> Screen:
    """The screen with sentences for its reader on top."""
    if not notes:
        return screen
    return Screen((Text("\n".join(notes)), *screen.parts), screen.accent)


def told(notices: Sequence[Notice], words: Words) -> tuple[str, ...]:
    """Notices as sentences. `seated` is not said: whoever sits down is shown his seat, with the same facts."""
    return tuple(words(f"notice-{code}", **facts) for code, facts in notices if code != "seated")
