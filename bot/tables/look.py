"""A table as one person sees it: the view that the rules allow him, and what everybody may know beside it."""

from __future__ import annotations

import json
from typing import Any

from bot.seen import Chair, Finished, Paid, Phase, Proof, Seen
from bot.store.rows import ChairRow, MatchRow
from bot.tables.house import plan_name
from bot.tables.room import Last, Room
from rules.game import Strength


def see(room: Room, user: int | None, *, message: int | None, as_of: Last | None = None) -> Seen:
    """The table for `user` (None: an onlooker). `message`: its board.

    With `as_of` it is the lobby right after that match, whatever has begun since: for boards and panels of the past.
    """
    table = room.table
    live = room.live and as_of is None
    phase = Phase.LOBBY if as_of is not None else room.phase
    own = room.chair_of(user)
    chairs = tuple(_chair(room, chair, live=live) for chair in room.chairs)
    you = chairs[_index(room, own)] if own is not None else None
    last = as_of or (None if live else room.last)
    return Seen(
        table=table.id,
        version=table.version,
        guild=table.guild,
        channel=table.channel,
        message=message,
        game=table.game,
        ruleset=room.ruleset,
        ruleset_name=table.ruleset,
        stake=table.stake,
        places=table.places,
        phase=phase,
        chairs=chairs,
        you=you,
        practice=not room.match.rated if live else len(room.people) < 2,
        suggest=bool(table.suggest),
        commitment=None if phase is Phase.CLOSED or as_of is not None else room.match.commitment,
        match=table.number,
        deadline=None if as_of is not None or phase is Phase.PAUSED else table.deadline,
        view=_view(room, own) if live else None,
        names=tuple(player.name for player in room.players) if live else (),
        events=room.fold.events if live and room.fold is not None else (),
        finished=_finished(room, last, user) if last is not None else None,
        closed_because=table.closed_because,
        planned=_planned(room, own) if live else None,
        facts=_facts(room),
    )


def _index(room: Room, chair: ChairRow) -> int:
    return next(at for at, one in enumerate(room.chairs) if one is chair)


def _chair(room: Room, chair: ChairRow, *, live: bool) -> Chair:
    return Chair(
        user=chair.user_id,
        name=chair.name,
        strength=Strength(chair.strength) if chair.strength is not None else None,
        ready=bool(chair.ready) or chair.user_id is None,
        host=chair.user_id is not None and chair.user_id == room.table.host and not chair.gone,
        seat=chair.seat if live else None,
        left=bool(chair.gone) and live,
    )


def _view(room: Room, own: ChairRow | None) -> Any:
    return room.game.view(room.state, own.seat if own is not None else None)


def _planned(room: Room, own: ChairRow | None) -> str | None:
    if own is None or own.seat is None or own.plan is None:
        return None
    return room.house.seal.open_text(own.plan, plan_name(room.match, own.seat))


def _finished(room: Room, last: Last, user: int | None) -> Finished:
    result = room.game.result(last.fold.state)
    assert result is not None, "a settled match has a result"
    seats = [player.seat for player in last.players if user is not None and player.user_id == user]
    seat = seats[0] if seats else None
    return Finished(
        match=last.match.number,
        names=tuple(player.name for player in last.players),
        users=tuple(player.user_id for player in last.players),
        view=room.game.view(last.fold.state, None),
        result=result,
        paid=Paid(
            net=tuple(player.net for player in last.players),
            balances=tuple(player.balance for player in last.players),
            short=tuple(player.seat for player in last.players if player.short),
        ),
        proof=proof(last.match),
        seat=seat,
        own=room.game.view(last.fold.state, seat) if seat is not None else None,
    )


def proof(match: MatchRow) -> Proof:
    """What is needed to check a deal; the seed is there once it is revealed."""
    return Proof(
        str(match.table_id), match.number, match.commitment, match.seed, tuple(json.loads(match.entropy))
    )


def _facts(room: Room) -> dict[str, Any]:
    """`note`: code of a sentence `note-<code>` that the board says until the table goes on; `paused`: why."""
    facts = {"note": room.table.note, "paused": room.table.paused_because}
    return {name: value for name, value in facts.items() if value is not None}
