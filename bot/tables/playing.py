"""What the players of a live match do beside the game's own actions."""

from __future__ import annotations

from bot.seen import Refused
from bot.tables import match
from bot.tables.asks import Tap
from bot.tables.chairs import player, seated
from bot.tables.house import plan_name
from bot.tables.lobby import stand
from bot.tables.room import Room


async def leave(room: Room, tap: Tap, _rest: str) -> None:
    """Leave the live match; for who is in none, the table."""
    chair = seated(room, tap.user)
    if chair.gone:
        raise Refused("left-match")
    if chair.seat is None:
        await stand(room, tap, "")
    else:
        await match.leave(room, chair)


async def skip(room: Room, tap: Tap, _rest: str) -> None:
    """Somebody who plays need not wait for the next row of a reveal."""
    player(room, tap.user)
    wait = room.game.wait(room.state)
    if wait is None or wait.kind != "reveal":
        raise Refused("nothing-to-skip")
    await match.time_out(room)


async def plan(room: Room, tap: Tap, rest: str) -> None:
    """What he wants done when his turn comes; at once if it has."""
    chair = player(room, tap.user)
    assert chair.seat is not None
    wait = room.game.wait(room.state)
    if wait is None or wait.kind != "turn":
        raise Refused("no-plans")
    action = room.game.parse(rest)
    if room.game.clock_only(action):
        raise Refused("clock-only")
    if action == room.game.parse(match.LEAVE):  # who leaves gives up his chair too, and at once
        raise Refused("no-plan-to-leave")
    chair.plan = room.house.seal.close_text(room.game.format(action), plan_name(room.match, chair.seat))
    match.panel_changed(room, chair.seat)
    if chair.seat in room.game.to_act(room.state):
        chair.plan = None
        await match.play(room, chair.seat, rest)
    else:
        room.notices.append(("planned", {}))


async def unplan(room: Room, tap: Tap, _rest: str) -> None:
    chair = player(room, tap.user)
    assert chair.seat is not None
    chair.plan = None
    match.panel_changed(room, chair.seat)
