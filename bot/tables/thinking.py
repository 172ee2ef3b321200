"""Computer players act like people: they see their view, take their time elsewhere, and come through the same door."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import Any, Final

from bot.seen import Phase, Refused
from bot.store import Store, Tx
from bot.tables import match
from bot.tables.computers import STAND_IN, seats_to_think
from bot.tables.faults import fault
from bot.tables.house import House
from bot.tables.room import Room
from rules.game import AnyGame, Illegal, Seat, Strength

log: Final = logging.getLogger(__name__)

_IN_A_ROW: Final = 8
"""Actions that the computer players of a table take in one go where nobody has to watch them (setting cards)."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A decision to be made: everything a computer player may know, and where its answer belongs."""

    match: int
    actions: int
    seat: Seat
    game: AnyGame
    view: Any
    strength: Strength


async def think_at(store: Store, house: House, table: int) -> None:
    """Let the computer players of a table act, as long as it is their time."""
    for _ in range(_IN_A_ROW):
        task = await store.run(lambda tx: _find(tx, house, table))
        if task is None:
            return
        text = await _decide(task, house.luck())
        room = await store.run(lambda tx: _act(tx, house, table, task, text))  # noqa: B023  run before the next round
        if room is not None:
            room.keep()


async def _find(tx: Tx, house: House, table: int) -> _Task | None:
    room = await Room.load(tx, house, table, lock=False)
    if room is None or room.broken or not room.live or room.phase is not Phase.PLAYING:
        return None
    thinks_at, seats = room.table.thinks_at, seats_to_think(room)
    if thinks_at is None or thinks_at > house.now() or not seats:
        return None
    assert room.fold is not None
    player = room.players[seats[0]]
    return _Task(
        match=room.match.id,
        actions=room.fold.n,
        seat=player.seat,
        game=room.game,
        view=room.game.view(room.state, player.seat),
        strength=STAND_IN if player.strength is None else Strength(player.strength),
    )


async def _decide(task: _Task, luck: int) -> str | None:
    """The text of the action; None when the player failed to decide (the log says why)."""
    try:
        action = await asyncio.to_thread(task.game.decide, task.view, task.strength, luck)
        return task.game.format(action)
    except Exception as error:
        log.error("a computer player of %s could not decide: %s", task.game.name, fault(error))
        return None


async def _act(tx: Tx, house: House, table: int, task: _Task, text: str | None) -> Room | None:
    """Carry the decision out, if what it was made for is still so."""
    room = await Room.load(tx, house, table)
    if room is None or room.broken or room.match.id != task.match or room.phase is not Phase.PLAYING:
        return None
    assert room.fold is not None
    turn = room.table.wait_kind == "turn"
    if task.seat not in seats_to_think(room) or (turn and room.fold.n != task.actions):
        return None
    try:
        if text is None:
            raise Illegal("undecided")
        await match.play(room, task.seat, text)
    except (Illegal, Refused) as refused:
        # Neither the action nor the refusal's facts: they may hold cards that nobody else knows.
        log.error("a computer player of %s was refused: %s", task.game.name, refused.code)
        await match.play_default(room, task.seat)
    await room.save()
    return room
