"""`/play`: open a table in this channel."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

import discord

from bot.chat import rights
from bot.chat.commands.spec import Call, Offer, Option, Spec
from bot.chat.desk import told
from bot.chat.reply import Public, Reply
from bot.games import Hosted
from bot.screens.phrases import ruleset_offer, slug
from bot.seen import Refused
from bot.tables import Order, StaleBoard

STAKE: Final = 100
"""Chips, when nobody says otherwise."""


async def play(call: Call) -> Reply:
    """Open the table. The answer is its board, and the host's own seat below, with the commitment."""
    interaction = call.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refused("no-server")
    may_write(call)
    game = game_of(call)
    order = Order(
        id=str(interaction.id),
        user=call.user,
        name=interaction.user.display_name,
        guild=interaction.guild_id,
        channel=interaction.channel_id,
        game=game.name,
        ruleset=call.given.get("ruleset"),
        stake=call.given.get("stake", STAKE),
        seats=call.given.get("seats"),
        computers=call.given.get("computers", 0),
        locale=str(interaction.locale),
        suggest=call.given.get("suggest", True),
        answered=True,
    )
    opened = await call.desk.tables.open(order)
    seat = await call.desk.hand(opened.seen, call.words, notes=told(opened.notices, call.words))
    board = await call.desk.tables.stale_board(opened.seen.table)
    if board is None or board.message is not None:  # the command came twice
        return Reply(private=(seat,))
    public = Public(await call.desk.stale_board(board), partial(_posted, call, board))
    return Reply(public=public, private=(seat,))


async def _posted(call: Call, board: StaleBoard, message: int | None) -> None:
    if message is not None:
        await call.desk.tables.board_shown(board, message)
    else:
        await call.desk.tables.board_not_answered(board)


def may_write(call: Call) -> None:
    """Raise `Refused("bot-permissions")` when the bot could not keep a board in this channel."""
    thread = isinstance(call.interaction.channel, discord.Thread)
    lacking = rights.missing(call.interaction.app_permissions, thread=thread)
    if lacking:
        names = (call.words(f"permission-{slug(name)}") for name in lacking)
        raise Refused("bot-permissions", missing=", ".join(names))


def game_of(call: Call) -> Hosted:
    """The game that was chosen, or the first."""
    games = call.desk.hosted
    return games.get(str(call.given.get("game")), next(iter(games.values())))


async def rulesets(call: Call, current: str) -> Sequence[Offer]:
    """The rulesets of the chosen game whose name holds what was typed."""
    game = game_of(call)
    offers = [(ruleset_offer(game.name, name, call.words), name) for name in game.game.rulesets]
    return [offer for offer in offers if current.lower() in f"{offer[0]} {offer[1]}".lower()]


def games(hosted: Mapping[str, Hosted]) -> Option:
    """The option that names one of the games."""
    return Option("game", choices=tuple((name, f"game-{slug(name)}") for name in hosted))


def play_command(hosted: Mapping[str, Hosted]) -> Spec:
    """`/play`, offering these games."""
    most = max(max(each.game.seats) for each in hosted.values())
    return Spec(
        "play",
        play,
        (
            games(hosted),
            Option("ruleset", complete=rulesets),
            Option("stake", int, least=1, most=1_000_000),
            Option("seats", int, least=1, most=most),
            Option("computers", int, least=0, most=most - 1),
            Option("suggest", bool),
        ),
    )
