"""Opening a table: what was ordered is checked, the rules are fixed for its life, the first seed is committed to."""

from __future__ import annotations

import json
from typing import Final

from bot.seen import Phase, Refused
from bot.store import Tx, guilds, panels, rows
from bot.store.guilds import GuildSettings
from bot.store.rows import MatchRow, TableRow
from bot.tables.asks import Order
from bot.tables.boards import HELD
from bot.tables.chairs import add_computer, take_seat
from bot.tables.house import House, new_match
from bot.tables.room import Room
from rules.game import AnyGame, Illegal, Strength
from rules.shuffle import SEED_BYTES

STAKES: Final = (1, 10**9)
"""Least and most chips a stake."""


async def open_table(tx: Tx, house: House, order: Order) -> Room:
    """A new table where the one who ordered it sits as host, with its computer players. Raises `Refused`."""
    settings = await guilds.load(tx, order.guild)
    game = house.games.get(order.game)
    if game is None:
        raise Refused("no-such-game")
    _check(order, game, settings)
    row = await _row(tx, order, game, settings)
    seed = house.random(SEED_BYTES)
    match = new_match(house, await rows.next_id(tx, MatchRow), row.id, row.number, seed)
    await rows.insert(tx, row)
    await rows.insert(tx, match)
    await panels.new_board(tx, row.id, row.epoch, house.now() + HELD if order.answered else None)
    ruleset = house.ruleset(game, row.ruleset, row.switches)
    room = Room(tx, house, game, ruleset, row, [], match, [], None)
    room.remember(row, match)
    room.begin(Phase.LOBBY)
    room.touch()
    await take_seat(room, order.user, order.name, order.id)
    for _ in range(order.computers):
        await add_computer(room, Strength.REGULAR)
    return room


def _check(order: Order, game: AnyGame, settings: GuildSettings) -> None:
    if settings.channels and order.channel not in settings.channels:
        raise Refused(
            "channel-not-allowed", channels=" ".join(f"<#{one}>" for one in sorted(settings.channels))
        )
    if order.ruleset is not None and order.ruleset not in game.rulesets:
        raise Refused("no-such-ruleset", rulesets=", ".join(game.rulesets))
    if type(order.stake) is not int or not STAKES[0] <= order.stake <= STAKES[1]:
        raise Refused("bad-stake", least=STAKES[0], most=STAKES[1])
    if order.seats is not None and order.seats not in game.seats:
        raise Refused("bad-seats", choices=", ".join(map(str, game.seats)))
    most = _places(order, game) - 1
    if not 0 <= order.computers <= most:
        raise Refused("bad-computers", most=most)


def _places(order: Order, game: AnyGame) -> int:
    return order.seats if order.seats is not None else max(game.seats)


async def _row(tx: Tx, order: Order, game: AnyGame, settings: GuildSettings) -> TableRow:
    ruleset = order.ruleset or settings.rulesets.get(game.name, "")
    if ruleset not in game.rulesets:  # none is preferred, or one that is no more
        ruleset = next(iter(game.rulesets))
    paces = {
        "setting": settings.setting_seconds,
        "turn": settings.turn_seconds,
        "reveal": settings.reveal_seconds,
    }
    return TableRow(
        id=await rows.next_id(tx, TableRow),
        guild=order.guild,
        channel=order.channel,
        game=game.name,
        ruleset=ruleset,
        switches=json.dumps(switches_of(game, ruleset, settings), sort_keys=True),
        stake=order.stake,
        places=_places(order, game),
        suggest=int(order.suggest and settings.suggest),
        paces=json.dumps({kind: seconds for kind, seconds in paces.items() if seconds is not None}),
        idle=settings.idle_minutes * 60.0,
        phase=Phase.LOBBY,
        host=order.user,
    )


def switches_of(game: AnyGame, ruleset: str, settings: GuildSettings) -> dict[str, object]:
    """The server's house rules that this ruleset takes; the others belong to another one of the game."""
    wanted: dict[str, object] = dict(settings.house.get(game.name, {}))
    if settings.on_timeout is not None and hasattr(game.rulesets[ruleset], "on_timeout"):
        wanted.setdefault("on_timeout", settings.on_timeout)
    taken: dict[str, object] = {}
    for name, value in wanted.items():
        try:
            game.house(ruleset, {**taken, name: value})
        except Illegal:
            continue
        taken[name] = value
    return taken
