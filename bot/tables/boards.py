"""The painter's door: which messages do not show what they should. Drawing and sending are done elsewhere.

Boards and panels are desired state, not a queue of messages: what is stale is drawn as it is now, however many
changes ago it was drawn last.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from bot.seen import Phase
from bot.store import Row, Tx, panels, tables
from bot.tables.asks import Held, Mark, StaleBoard, StaleHand
from bot.tables.house import House
from bot.tables.look import see
from bot.tables.room import Room

REPOST: Final = 3_000.0
"""Seconds after which a board is posted anew before it is changed: edits of messages older than an hour are rationed."""

HELD: Final = 15.0
"""Seconds that a first board is left to whoever answers the command with it; then the painter posts it."""

DMS_CLOSED: Final = 86_400.0
"""Seconds for which a person's DMs are taken for closed after one was refused."""


async def stale_boards(tx: Tx, house: House, limit: int, held: Held) -> list[StaleBoard]:
    """Boards that do not show what they should, at most one of a channel; current ones before those that were left
    behind. What cannot be drawn just now takes no place away from the others."""
    found: list[StaleBoard] = []
    channels = set(held.channels)
    for row in await panels.stale_boards(tx, house.now()):
        table, channel = row["table_id"], row["channel"]
        if channel in channels or table in held.tables or (table, row["epoch"]) in held.boards:
            continue
        stale = await _board(tx, house, row)
        if stale is not None:
            channels.add(channel)
            found.append(stale)
            if len(found) == limit:
                break
    return found


async def _board(tx: Tx, house: House, row: Row) -> StaleBoard | None:
    table, epoch = row["table_id"], row["epoch"]
    room = await Room.load(tx, house, table, lock=False)
    if room is None or room.broken:
        return None
    current = epoch == room.table.epoch
    ended = None if current else row["number"]
    if ended is not None or not room.live:
        await room.recall(ended)
    as_of = room.last if ended is not None else None
    newest = await panels.board(tx, table, room.table.epoch)
    return StaleBoard(
        table=table,
        epoch=epoch,
        version=room.table.version,
        channel=room.table.channel,
        message=row["message"],
        final=not current or room.phase is Phase.CLOSED,
        moved=not current and as_of is None,
        seen=see(room, None, message=newest["message"] if newest else None, as_of=as_of),
    )


async def stale_board(tx: Tx, house: House, table: int) -> StaleBoard | None:
    """The table's current board, posted or not, if it does not show what it should."""
    row = await panels.current_board(tx, table)
    if row is None or row["done"] or (row["message"] is not None and row["shown"] >= row["shows"]):
        return None
    return await _board(tx, house, row)


async def board_shown(tx: Tx, house: House, stale: StaleBoard, message: int) -> None:
    """The board was drawn."""
    await panels.board_shown(
        tx,
        stale.table,
        stale.epoch,
        version=stale.version,
        message=message,
        done=stale.final,
        at=house.now(),
    )


async def board_lost(room: Room, stale: StaleBoard) -> None:
    """The message is gone. A table that goes on owes a new one; the past is not posted again."""
    row = await panels.board(room.tx, stale.table, stale.epoch)
    if row is None or row["message"] != stale.message:
        return
    if stale.epoch == room.table.epoch and room.phase is not Phase.CLOSED:
        await next_board(room)
    await panels.forget_board(room.tx, stale.table, stale.epoch)


async def next_board(room: Room, *, ended: int | None = None) -> None:
    """Leave the current board behind, after match number `ended` ended on it, and owe a new one."""
    await panels.leave_board(room.tx, room.table.id, room.table.epoch, ended)
    room.table.epoch += 1
    await panels.new_board(room.tx, room.table.id, room.table.epoch)
    room.show()


async def stale_hands(tx: Tx, house: House, limit: int, held: Held) -> list[StaleHand]:
    """Private panels that are owed or outdated; those that were never sent first."""
    found: list[StaleHand] = []
    for row in await panels.stale_hands(tx):
        if (row["table_id"], row["number"], row["person"]) in held.hands:
            continue
        if len(found) == limit:
            break
        room = await Room.load(tx, house, row["table_id"], lock=False)
        if room is None or room.broken:
            continue
        over = row["state"] != "live"
        if over:
            await room.recall(row["number"])
        newest = await panels.board(tx, room.table.id, room.table.epoch)
        message = newest["message"] if newest else None
        found.append(
            StaleHand(
                table=room.table.id,
                match=row["number"],
                seat=row["seat"],
                user=row["person"],
                channel=row["channel"],
                message=row["message"],
                version=row["hand"],
                over=over,
                seen=see(room, row["person"], message=message, as_of=room.last if over else None),
            )
        )
    return found


async def panel_marks(tx: Tx, wanted: Collection[tuple[int, int]]) -> dict[tuple[int, int], Mark]:
    """By table and person. In a live match that is the version of his panel, where he is owed one, else the table's."""
    rows = await panels.panel_states(tx, {table for table, _ in wanted})
    tables_ = {row["table_id"]: (row["phase"], row["number"], row["version"]) for row in rows}
    own = {
        (row["table_id"], row["person"]): (row["phase"], row["number"], row["hand"])
        for row in rows
        if row["person"] is not None
    }
    return {one: own.get(one) or tables_[one[0]] for one in wanted if one[0] in tables_}


async def hand_shown(tx: Tx, stale: StaleHand, channel: int, message: int) -> None:
    """The panel was drawn."""
    match = await tables.match(tx, stale.table, stale.match)
    assert match is not None
    await panels.hand_shown(tx, match.id, stale.seat, version=stale.version, message=message)
    await panels.dm_known(tx, stale.user, channel, None)


async def hand_refused(room: Room, stale: StaleHand) -> None:
    """His DMs are closed: the channel's button is his way to his cards, and he is told so once."""
    match = await tables.match(room.tx, stale.table, stale.match)
    assert match is not None
    for player in room.players:
        if player.match_id == match.id and player.seat == stale.seat:
            player.hand, player.dm_message = 0, None
    await panels.hand_given_up(room.tx, match.id, stale.seat)
    await panels.dm_known(room.tx, stale.user, None, room.house.now() + DMS_CLOSED)
    room.tell(stale.user, ("dms-closed", {}))
