"""Who may sit, who sits where, and who plays."""

from __future__ import annotations

from typing import Final

from bot.seen import Refused
from bot.store import boards, rows, tables, wallets
from bot.store.rows import ChairRow
from bot.tables.computers import free_name
from bot.tables.room import Room
from rules.game import Strength

COVER: Final = 10
"""Stakes that one must have to be in: a table's stake must be coverable."""


def seated(room: Room, user: int) -> ChairRow:
    """The chair of somebody who is here."""
    chair = room.chair_of(user)
    if chair is None:
        raise Refused("not-seated")
    return chair


def player(room: Room, user: int) -> ChairRow:
    """The chair of somebody who plays in the live match."""
    chair = seated(room, user)
    if not room.live:
        raise Refused("no-match")
    if chair.gone:
        raise Refused("left-match")
    if chair.seat is None:
        raise Refused("not-in-match")
    return chair


async def afford(room: Room, user: int) -> None:
    """Refuse who has not ten stakes. At first sight in the server he gets his first chips."""
    starting = (await room.settings()).starting
    has = await wallets.wallet(room.tx, room.table.guild, user, starting, room.house.now())
    need = COVER * room.table.stake
    if has < need:
        raise Refused("too-poor", need=need, have=has, stake=room.table.stake)


async def take_seat(room: Room, user: int, name: str, tap_id: str) -> None:
    """Give a person the first free chair."""
    await afford(room, user)
    chair = ChairRow(room.table.id, _free_place(room), room.table.guild, user, name, None, tap=tap_id)
    if not await rows.take_chair(room.tx, chair):
        raise await _seated_elsewhere(room, user)
    await boards.see(room.tx, room.table.guild, user, name)
    _seated_at(room, chair)
    if room.table.host is None:
        room.table.host = user
    if room.live:
        room.notices.append(("seated-waiting", {}))
    else:
        room.notices.append(("seated", {"commitment": room.match.commitment, "match": room.table.number}))


async def _seated_elsewhere(room: Room, user: int) -> Refused:
    """The refusal that names the table where he sits, with the address of its board."""
    there = await tables.chair_of(room.tx, room.table.guild, user)
    assert there is not None, "the place was free, so the person sits somewhere"
    channel, message = there["channel"], there["message"]
    link = f"https://discord.com/channels/{room.table.guild}/{channel}/{message}" if message else None
    return Refused("seated-elsewhere", table=there["table_id"], channel=channel, message=message, link=link)


async def add_computer(room: Room, strength: Strength, *, filler: bool = False) -> None:
    """Seat a computer player on the first free chair."""
    name = free_name(chair.name for chair in room.chairs)
    place = _free_place(room)
    chair = ChairRow(room.table.id, place, room.table.guild, None, name, int(strength), int(filler))
    taken = await rows.take_chair(room.tx, chair)
    assert taken, "the place was free"
    _seated_at(room, chair)


def _free_place(room: Room) -> int:
    taken = {chair.place for chair in room.chairs}
    free = [place for place in range(room.table.places) if place not in taken]
    if not free:
        raise Refused("table-full")
    return free[0]


def _seated_at(room: Room, chair: ChairRow) -> None:
    room.chairs.append(chair)
    room.chairs.sort(key=lambda one: one.place)
    room.remember(chair)
    room.show()
