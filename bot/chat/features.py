"""What belongs to a server rather than to a table: leaderboard, wallet, daily chips, help and settings.

Commands and buttons come to the same functions, and every function gives one private sheet (or a form to fill in).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from bot.chat.desk import Desk
from bot.chat.render import Sheet
from bot.screens import Form, Screen, acts
from bot.screens import settings as panel
from bot.screens import standings as ranking
from bot.screens import wallet as purse
from bot.screens.help import help_screen
from bot.seen import Refused
from bot.store import Tx, boards, guilds, wallets
from bot.store.days import since
from bot.store.guilds import GuildSettings
from bot.words import Words

ACTS: Final = frozenset(
    {acts.STANDINGS, acts.WALLET, acts.DAILY, acts.HELP, acts.SETTINGS, acts.TYPE, acts.CHANGE}
)


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody asks for something of a server's; `guild` is the one that is meant."""

    desk: Desk
    interaction: discord.Interaction
    words: Words
    guild: int

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def server(self) -> str:
        return self.desk.server_name(self.guild)

    async def settings(self) -> GuildSettings:
        return await self.desk.settings(self.guild)


async def answer(
    desk: Desk, interaction: discord.Interaction, words: Words, act: str, rest: str = ""
) -> Sheet | Form:
    """Carry out `act` (one of `ACTS`) with the words that follow it. Raises `Refused`."""
    # Help is given anywhere; without a server it speaks of the usual chips.
    guild = (interaction.guild_id or 0) if act == acts.HELP else await server_of(desk, interaction)
    visit = Visit(desk, interaction, words, guild)
    match act:
        case acts.STANDINGS:
            screen = await standings(visit, *rest.split(" ")[:2])
        case acts.WALLET:
            screen = await wallet(visit)
        case acts.DAILY:
            screen = await daily(visit)
        case acts.HELP:
            set_here = await visit.settings()
            screen = help_screen(
                words, tuple(desk.hosted), typed(desk), starting=set_here.starting, daily=set_here.daily
            )
        case _:
            shown = await settings(visit, act, rest)
            if isinstance(shown, Form):
                return shown
            screen = shown
    return await desk.note(screen)


async def server_of(desk: Desk, interaction: discord.Interaction) -> int:
    """The server that is meant: where he is, or in a DM the one of his newest table. Raises `Refused("no-server")`."""
    if interaction.guild_id is not None:
        return interaction.guild_id
    sitting = await desk.tables.tables_of(interaction.user.id)
    if not sitting:
        raise Refused("no-server")
    return sitting[0].guild


async def standings(visit: Visit, period: str = "all", page: str = "1") -> Screen:
    """A page of the leaderboard, with one's own row. Who has left the server is hidden when he would be shown."""
    chosen: ranking.Period = "month" if period == "month" else "week" if period == "week" else "all"
    number = int(page) if page.isdecimal() else 1
    start = since(chosen, (await visit.settings()).zone, visit.desk.now())

    async def read(tx: Tx) -> tuple[int, int, list[boards.Standing], boards.Standing | None]:
        pages = max(1, -(-await boards.count(tx, visit.guild, start) // ranking.ROWS))
        at = min(max(number, 1), pages)
        rows = await boards.leaderboard(tx, visit.guild, start, (at - 1) * ranking.ROWS, ranking.ROWS)
        return at, pages, rows, await boards.standing_of(tx, visit.guild, visit.user, start)

    while True:
        at, pages, rows, own = await visit.desk.store.run(read)
        client = visit.interaction.client
        gone = await visit.desk.members.gone(client, visit.guild, [row.user for row in rows])
        if not gone:
            return ranking.standings(
                ranking.Ranking(visit.server, chosen, at, pages, tuple(rows), own), visit.words
            )
        await visit.desk.store.run(partial(_hide, guild=visit.guild, users=gone))


async def _hide(tx: Tx, guild: int, users: Sequence[int]) -> None:
    for user in users:
        await boards.hide(tx, guild, user)


async def wallet(visit: Visit) -> Screen:
    """What he owns there, what is at stake, and when the next daily chips come."""
    guild, user, set_here, at = visit.guild, visit.user, await visit.settings(), visit.desk.now()

    async def read(tx: Tx) -> tuple[int, float | None]:
        balance = await wallets.wallet(tx, guild, user, set_here.starting, at)
        return balance, await wallets.daily_at(tx, guild, user, zone=set_here.zone, at=at)

    balance, daily_at = await visit.desk.store.run(read)
    at_stake = await visit.desk.tables.at_stake(guild, user)
    return purse.wallet(
        visit.words, server=visit.server, balance=balance, at_stake=at_stake, daily_at=daily_at
    )


async def daily(visit: Visit) -> Screen:
    """The day's chips, once a calendar day of the server's zone."""
    guild, user, set_here, at = visit.guild, visit.user, await visit.settings(), visit.desk.now()

    async def take(tx: Tx) -> wallets.Daily:
        await wallets.wallet(tx, guild, user, set_here.starting, at)
        return await wallets.daily(tx, guild, user, amount=set_here.daily, zone=set_here.zone, at=at)

    taken = await visit.desk.store.run(take)
    return purse.daily(
        visit.words, got=taken.got, amount=set_here.daily, balance=taken.balance, next_at=taken.next_at
    )


async def settings(visit: Visit, act: str, rest: str) -> Screen | Form:
    """The panel of those who may manage the server. Whether he may is looked at each time."""
    interaction, guild = visit.interaction, visit.guild
    if interaction.guild_id is None or not interaction.permissions.manage_guild:
        raise Refused("not-manager")
    current, default = await visit.settings(), GuildSettings(guild)
    name = rest.partition(" ")[0] or None
    try:
        if act == acts.TYPE:
            return panel.form(current, visit.words, rest)
        if act == acts.CHANGE:
            field, value = panel.change(current, default, rest, interaction.channel_id or 0)
            current = await visit.desk.store.run(lambda tx: guilds.save(tx, guild, **{field: value}))
            visit.desk.settings_changed(current)
    except KeyError as unknown:
        raise Refused("setting-unknown", setting=str(name)) from unknown
    return panel.settings(current, default, visit.words, rulesets(visit.desk), name)


def typed(desk: Desk) -> tuple[str, ...]:
    """The commands that the games bring along, each once."""
    return tuple(dict.fromkeys(each.name for hosted in desk.hosted.values() for each in hosted.typed))


def rulesets(desk: Desk) -> Mapping[str, Sequence[str]]:
    """The rulesets of each game, the usual one first."""
    return {name: tuple(hosted.game.rulesets) for name, hosted in desk.hosted.items()}
