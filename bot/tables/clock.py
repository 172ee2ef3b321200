"""Time at the tables. Deadlines are rows; whoever finds one that has passed does what it is for, under the lock.

Nobody is timed out for what was not his fault: after a start, and when the wall clock was set or the machine slept,
people get time to react.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from bot.seen import Phase
from bot.store import Tx, panels, tables
from bot.tables import match as play
from bot.tables.asks import Paused
from bot.tables.boards import REPOST
from bot.tables.closing import close
from bot.tables.computers import seats_to_think
from bot.tables.house import House, seed_name
from bot.tables.room import Room
from bot.tables.seal import SealError

log: Final = logging.getLogger(__name__)

JUMP: Final = 5.0
"""Seconds by which the clocks must part to count as a jump."""
GRACE: Final = 30.0
"""Seconds that everybody has at least after a start or a jump."""
REVEAL_GRACE: Final = 3.0
"""The same where nobody has to do anything."""
REFUND: Final = 600.0
"""Seconds that a table waits for its channel before it is refunded."""
RECEIPTS: Final = 86_400.0
"""Seconds that receipts of interactions are kept; Discord lets their tokens live 15 minutes."""
TIDY: Final = 3_600.0
"""Seconds between two cleanings."""


class Watch:
    """Compares the wall clock with one that nobody sets, from tick to tick."""

    def __init__(self, now: Callable[[], float], steady: Callable[[], float]) -> None:
        self._now = now
        self._steady = steady
        self._offset: float | None = None
        self._tidied = 0.0

    def jump(self) -> tuple[str, float] | None:
        """`back` at the first tick, `clock` when the wall clock has moved by itself (and by how many seconds)."""
        offset = self._now() - self._steady()
        before, self._offset = self._offset, offset
        if before is None:
            return "back", 0.0
        return ("clock", offset - before) if abs(offset - before) > JUMP else None

    def tidy_before(self) -> float | None:
        """Receipts before then may go; None while it is not yet time to clean up again."""
        now = self._now()
        if abs(now - self._tidied) < TIDY:
            return None
        self._tidied = now
        return now - RECEIPTS


async def forgive(room: Room, why: str, jump: float) -> None:
    """Move the deadline along with the clock, and within what people need and may have from now on."""
    table, now = room.table, room.house.now()
    if table.deadline is None:
        return
    least, most = _bounds(room)
    deadline = min(max(table.deadline + jump, now + least), now + max(least, most))
    if table.thinks_at is not None:
        table.thinks_at = min(table.thinks_at + jump, now)
    if room.phase is Phase.PLAYING:
        table.deadline = deadline
        room.show()
        _panels_changed(room)
        table.note = why
    elif deadline != table.deadline:
        table.deadline = deadline
        room.show()
    if why == "back" and not room.live:
        await _check_seal(room)


def _panels_changed(room: Room) -> None:
    """Every private panel shows the deadline, or that the table is paused: it is another now."""
    for seat in range(room.match.seats):
        play.panel_changed(room, seat)


def _bounds(room: Room) -> tuple[float, float]:
    """Seconds that the deadline may be away, at least and at most."""
    if room.phase is Phase.LOBBY:
        return GRACE, room.table.idle
    if room.phase is Phase.PAUSED:
        return GRACE, REFUND
    wait = room.game.wait(room.state)
    assert wait is not None, "a live match waits for something"
    return _grace(room), play.seconds(room, wait)


def _grace(room: Room) -> float:
    return REVEAL_GRACE if room.table.wait_kind == "reveal" else GRACE


async def _check_seal(room: Room) -> None:
    """With another key the next seed cannot be opened any more: commit to a new one before anybody is ready."""
    try:
        room.house.seal.open(room.match.sealed, seed_name(room.match))
    except SealError:
        log.error("the next seed of table %d was sealed with another key", room.table.id)
        room.match.state = "void"
        room.table.number += 1
        await room.commit_to_next()
        for chair in room.chairs:
            chair.ready = 0
        room.table.since = room.next
        room.show()
        room.table.note = "new-commitment"


async def due(tx: Tx, now: float, limit: int) -> tuple[list[int], list[int]]:
    """Tables whose deadline has passed, and those whose board is too old to be edited again."""
    return await tables.due(tx, now, limit), await panels.old_boards(tx, now - REPOST)


async def ring(room: Room) -> None:
    """The deadline has passed, if it still has."""
    if room.table.deadline is None or room.table.deadline > room.house.now():
        return
    match room.phase:
        case Phase.PLAYING:
            await play.time_out(room)
        case Phase.LOBBY:
            await close(room, "idle")
        case Phase.PAUSED:
            await close(room, "unwritable")
        case Phase.CLOSED:
            room.table.deadline = None


async def pause(room: Room, why: str) -> None:
    """Stop the clocks. `why` is a code; the table is refunded and closed when the channel stays as it is."""
    if room.phase not in (Phase.LOBBY, Phase.PLAYING):
        return
    table, now = room.table, room.house.now()
    table.paused_from, table.paused_because = table.phase, why
    table.paused_left = (table.deadline or now) - now
    table.phase, table.deadline, table.thinks_at = Phase.PAUSED, now + REFUND, None
    room.show()


async def resume(room: Room) -> None:
    """Go on where it was paused, with the time that was left and time to react."""
    table, now = room.table, room.house.now()
    if room.phase is not Phase.PAUSED or table.paused_from is None or table.paused_left is None:
        return
    table.phase = table.paused_from
    table.deadline = now + max(table.paused_left, _grace(room))
    table.paused_from = table.paused_because = table.paused_left = None
    if room.live and seats_to_think(room):
        table.thinks_at = now
    room.show()
    _panels_changed(room)


async def paused(tx: Tx, house: House) -> list[Paused]:
    """Every paused table, with the people to tell."""
    rooms = [await Room.load(tx, house, table, lock=False) for table in await tables.paused_tables(tx)]
    return [
        Paused(
            table=room.table.id,
            channel=room.table.channel,
            why=room.table.paused_because or "",
            refund_at=room.table.deadline or 0.0,
            users=tuple(chair.user_id for chair in room.people if chair.user_id is not None),
        )
        for room in rooms
        if room is not None
    ]
