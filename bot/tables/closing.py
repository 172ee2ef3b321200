"""Closing a table, whoever wants it: what was decided is paid, what was not is paid back."""

from __future__ import annotations

from bot.seen import Phase
from bot.tables import match
from bot.tables.room import Room
from bot.tables.settle import shut, void


async def close(room: Room, why: str) -> None:
    """Close a table. `why` is the code of a sentence `closed-<why>`.

    A live match is called off. But once all that is left of it is the reveal its result is fixed (RULES 1.1), and
    closing the table must not save the losers: it counts.
    """
    if room.live:
        await match.reveal_all(room)
    if room.live:
        await void(room)
    if room.phase is Phase.CLOSED:  # nobody was left
        room.table.closed_because = why
    else:
        await shut(room, why)
