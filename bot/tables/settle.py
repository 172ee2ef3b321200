"""How a match and a table end: a result is paid, a match that cannot end is refunded, a table closes.

Both ways of ending a match post under the same cause, `match:<id>`, which the ledger takes once.
"""

from __future__ import annotations

from typing import Final

from bot.seen import Phase
from bot.store import boards, ledger
from bot.store.rows import PlayerRow
from bot.tables.house import seed_name
from bot.tables.payout import payout
from bot.tables.room import Last, Room
from rules.game import Result

VOID: Final = "void"
"""The note on the board of a table whose match had to be called off."""


async def settle(room: Room, result: Result) -> None:
    """Pay the result of the live match, reveal its seed, and go back to the lobby with a new commitment."""
    table, match, now = room.table, room.match, room.house.now()
    people = [player for player in room.players if player.user_id is not None]
    if match.rated:
        paid = payout(result.lines, {player.seat: player.escrow for player in people}, table.stake)
        for player in people:
            player.net, player.short = paid.net[player.seat], int(player.seat in paid.short)
        await _pay_back(room, people)
        nets = {player.user_id: player.net or 0 for player in people if player.user_id is not None}
        await boards.record(room.tx, match.id, table.guild, now, nets)
    for player in people:
        player.net = player.net or 0
        player.balance = await ledger.balance(room.tx, _wallet(room, player))
    for chair in room.chairs:
        chair.won = int(chair.seat is not None and chair.seat == result.winner)
    match.state = "over"
    match.seed = room.house.seal.open(match.sealed, seed_name(match)).hex()
    assert room.fold is not None
    room.last = Last(match, room.players, room.fold)
    await _back_to_lobby(room)


async def void(room: Room) -> None:
    """Call the live match off: everybody gets back what he had at stake. The board says so."""
    for player in room.players:
        player.net = None
    if room.match.rated:
        await _pay_back(room, [player for player in room.players if player.user_id is not None])
    room.match.state = "void"
    await _back_to_lobby(room)
    room.table.note = VOID


async def mend(room: Room) -> None:
    """A table that the rules no longer carry: its match is called off, and it closes if its ruleset is no more."""
    if room.live:
        await void(room)
    if room.outdated and room.phase is not Phase.CLOSED:
        await shut(room, "outdated")


async def _pay_back(room: Room, people: list[PlayerRow]) -> None:
    """Empty the escrow: to each what he had at stake, and what he won of the others' or less what he lost."""
    amounts = {_wallet(room, player): player.escrow + (player.net or 0) for player in people}
    amounts[ledger.escrow_of(room.table.id)] = -sum(amounts.values())
    await ledger.post(room.tx, f"match:{room.match.id}", amounts, room.house.now())


def _wallet(room: Room, player: PlayerRow) -> str:
    assert player.user_id is not None
    return ledger.wallet_of(room.table.guild, player.user_id)


async def _back_to_lobby(room: Room) -> None:
    """The match is over: who left is gone, the computers of one match go, the others are asked again."""
    room.match.ended_at = room.house.now()
    for player in room.players:
        if player.hand:
            player.hand = room.next
    # The rows of the match that is over are written by `save`; the room is about the next one from now on.
    room.players, room.fold = [], None
    for chair in list(room.chairs):
        if chair.gone or chair.filler:
            await room.vacate(chair)
        else:
            chair.seat, chair.plan, chair.ready = None, None, 0
    table = room.table
    table.wait_kind = table.wait_number = table.thinks_at = None
    table.number += 1
    room.begin(Phase.LOBBY)
    room.touch()
    await room.commit_to_next()
    if not room.people:
        await shut(room, "empty")


async def shut(room: Room, why: str) -> None:
    """Close a table whose match is not live. `why` is the code of a sentence `closed-<why>`."""
    await room.vacate_all()
    room.match.state = "void"
    room.begin(Phase.CLOSED)
    table = room.table
    table.deadline = table.thinks_at = table.host = None
    table.paused_from = table.paused_because = table.paused_left = None
    table.closed_because = why
