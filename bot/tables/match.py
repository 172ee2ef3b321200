"""A match at a table: dealing, acting, and the clock's next row. The rules decide; this stores what they said."""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from typing import Final

from bot.seen import Phase, Refused
from bot.store import ledger, panels, rows, tables
from bot.store.rows import ChairRow, PlayerRow
from bot.tables.boards import next_board
from bot.tables.computers import pause, seats_to_think
from bot.tables.house import Fold, action_name, deal_of, plan_name
from bot.tables.room import Room
from bot.tables.settle import settle
from rules.game import Illegal, Seat, Unreadable, Wait

log: Final = logging.getLogger(__name__)

LEAVE: Final = "leave"
"""The one action that all games have."""
MOST: Final = 300
"""Actions of one person in one match; it takes a few dozen."""


async def deal(room: Room, dealt: Sequence[ChairRow]) -> None:
    """Deal to these chairs, in order. Raises `Illegal` when the game is not played so.

    The match gets a board of its own, for it is to be the newest message of the channel. The board before it keeps the
    result that it shows; without one it only says where the match is.
    """
    await room.recall()
    await next_board(room, ended=room.last.match.number if room.last is not None else None)
    room.match.state, room.match.seats, room.match.dealt_at = "live", len(dealt), room.house.now()
    room.match.rated = int(sum(chair.user_id is not None for chair in dealt) >= 2)
    room.match.entropy = json.dumps([_entropy(chair) for chair in dealt if chair.user_id is not None])
    room.match.last_winner = next((seat for seat, chair in enumerate(dealt) if chair.won), None)
    start = room.game.start(room.ruleset, len(dealt), deal_of(room.house, room.game, room.match))
    room.fold = Fold(0, start.state, start.events)
    room.begin(Phase.PLAYING)
    for chair in room.chairs:
        chair.seat, chair.ready, chair.won, chair.plan, chair.word = None, 0, 0, None, None
    for seat, chair in enumerate(dealt):
        chair.seat = seat
    await _dealt_in(room, dealt)
    await go_on(room)


def _entropy(chair: ChairRow) -> str:
    """A person's part in the shuffle: the id of the tap by which he came in, and his word."""
    return f"{chair.tap} {chair.word}" if chair.word else chair.tap


async def _dealt_in(room: Room, dealt: Sequence[ChairRow]) -> None:
    """Write down the players, and take what they can lose at most into escrow."""
    escrow = await _take_escrow(room, dealt) if room.match.rated else {}
    closed = await panels.closed_dms(room.tx, [c.user_id for c in dealt if c.user_id], room.house.now())
    for seat, chair in enumerate(dealt):
        player = PlayerRow(
            room.match.id, seat, chair.user_id, chair.name, chair.strength, escrow.get(seat, 0)
        )
        if chair.user_id is not None and chair.user_id not in closed:
            player.hand = room.next
        await rows.insert(room.tx, player)
        room.players.append(player)
    room.remember(*room.players)


async def _take_escrow(room: Room, dealt: Sequence[ChairRow]) -> dict[Seat, int]:
    """Chips at stake by seat: what he can lose at most, or all that he has."""
    guild, worst = room.table.guild, room.game.worst(room.ruleset, len(dealt)) * room.table.stake
    escrow: dict[Seat, int] = {}
    amounts: dict[str, int] = {}
    for seat, chair in enumerate(dealt):
        if chair.user_id is not None:
            wallet = ledger.wallet_of(guild, chair.user_id)
            escrow[seat] = min(worst, await ledger.balance(room.tx, wallet))
            amounts[wallet] = -escrow[seat]
    amounts[ledger.escrow_of(room.table.id)] = sum(escrow.values())
    await ledger.post(room.tx, f"deal:{room.match.id}", amounts, room.house.now())
    return escrow


async def play(room: Room, seat: Seat, text: str) -> None:
    """An action of a person or computer player in the live match. Raises `Illegal`, or `Refused` for the clock's."""
    action = room.game.parse(text)
    if room.game.clock_only(action):
        raise Refused("clock-only")
    before = _public(room)
    await _take(room, seat, room.game.format(action))
    await go_on(room)
    _show_if_changed(room, before)


async def play_of_person(room: Room, seat: Seat, text: str) -> None:
    """The same for a person. Whoever sets his cards anew again and again must not fill the store."""
    assert room.fold is not None
    if room.fold.n >= MOST and await tables.actions_of(room.tx, room.match.id, seat) >= MOST:
        raise Refused("too-many-actions", most=MOST)
    await play(room, seat, text)


async def play_default(room: Room, seat: Seat) -> None:
    """What the clock would do for a seat that the match waits for."""
    before = _public(room)
    await _take(room, seat, room.game.format(room.game.default(room.state, seat)))
    await go_on(room)
    _show_if_changed(room, before)


async def time_out(room: Room) -> None:
    """The deadline has passed: the default for everyone the match waits for, or what the dealer does next."""
    game, waited = room.game, room.game.wait(room.state)
    before = _public(room)
    seats: list[Seat | None] = [*sorted(game.to_act(room.state))]
    for seat in seats or [None]:
        if seat is None or (game.wait(room.state) == waited and seat in game.to_act(room.state)):
            await _take(room, seat, game.format(game.default(room.state, seat)))
    await go_on(room)
    _show_if_changed(room, before)


async def reveal_all(room: Room) -> None:
    """Let the dealer do at once all that is left to do, if nobody else can do anything any more."""
    while room.live and _kind(room) == "reveal":
        await time_out(room)


async def leave(room: Room, chair: ChairRow) -> None:
    """Leave the live match: by the rules, which may settle it; the chair is freed at its end.

    Where the rules have nothing to say (the rows are being revealed already) only the chair is given up.
    """
    assert chair.seat is not None
    before = _public(room)
    try:
        await _take(room, chair.seat, room.game.format(room.game.parse(LEAVE)))
    except Illegal as nothing_to_do:
        log.debug("leaving match %d changes nothing in it: %s", room.match.id, nothing_to_do.code)
    chair.gone, chair.plan = 1, None
    room.pass_on(chair)
    room.show()
    await go_on(room)
    _show_if_changed(room, before)


async def _take(room: Room, seat: Seat | None, text: str) -> None:
    """Apply one action to the live match and append it."""
    assert room.fold is not None
    step = room.game.apply(room.fold.state, seat, room.game.parse(text))
    sealed = room.house.seal.close_text(text, action_name(room.match, room.fold.n))
    await tables.append_action(
        room.tx, room.match.id, room.fold.n, seat=seat, text=sealed, at=room.house.now()
    )
    room.fold = Fold(room.fold.n + 1, step.state, room.fold.events + step.events)
    room.table.moved = room.next
    chair = room.chair_at(seat) if seat is not None else None
    if chair is not None:
        chair.plan = None
    panel_changed(room, seat)


async def go_on(room: Room) -> None:
    """After an action: what was planned for the turn that has come, the result, or the next deadline."""
    await _fire_plans(room)
    result = room.game.result(room.state)
    if result is not None:
        await settle(room, result)
        return
    wait = room.game.wait(room.state)
    assert wait is not None, "a match without a result waits for something"
    table = room.table
    if (table.wait_kind, table.wait_number) != (wait.kind, wait.number):
        _turn_panels(room, wait, new_kind=table.wait_kind != wait.kind)
        table.wait_kind, table.wait_number = wait.kind, wait.number
        table.deadline = room.house.now() + seconds(room, wait)
    if seats_to_think(room):
        table.thinks_at = room.house.now() + pause(room.house, wait)
    else:
        table.thinks_at = None


def seconds(room: Room, wait: Wait) -> float:
    """How long the match may wait: the server's pace for that kind, else the ruleset's."""
    return float(json.loads(room.table.paces).get(wait.kind, wait.seconds))


async def _fire_plans(room: Room) -> None:
    """Carry out what the one whose turn has come has planned, as long as somebody has.

    A plan that turns out to be illegal is not tried again. It is kept until he has acted, so that his panel can say so.
    """
    game, table = room.game, room.table
    while game.result(room.state) is None and len(game.to_act(room.state)) == 1:
        (seat,) = game.to_act(room.state)
        chair, wait = room.chair_at(seat), game.wait(room.state)
        if chair is None or chair.plan is None or wait is None or wait.kind != "turn":
            return
        if (table.wait_kind, table.wait_number) == (wait.kind, wait.number):  # his turn came earlier
            return
        try:
            await _take(room, seat, room.house.seal.open_text(chair.plan, plan_name(room.match, seat)))
        except Unreadable:  # of another version
            chair.plan = None
            return
        except Illegal:
            return


def _kind(room: Room) -> str | None:
    wait = room.game.wait(room.state)
    return wait.kind if wait is not None else None


def panel_changed(room: Room, seat: Seat | None) -> None:
    """The private panel of a seat is another now."""
    for player in room.players:
        if player.hand and player.seat == seat:
            player.hand = room.next


def _turn_panels(room: Room, wait: Wait, *, new_kind: bool) -> None:
    """Whose private panel is another now: everybody's when play turns into a reveal, his whose turn has come."""
    for seat in range(room.match.seats):
        if new_kind or (wait.kind == "turn" and seat in room.game.to_act(room.state)):
            panel_changed(room, seat)


def _public(room: Room) -> object:
    assert room.fold is not None
    return room.game.view(room.fold.state, None), room.fold.events, room.match.number


def _show_if_changed(room: Room, before: object) -> None:
    if room.fold is not None and _public(room) != before:
        room.show()
