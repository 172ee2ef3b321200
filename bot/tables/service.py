"""The door to the tables: one transaction for everything that somebody does, and an answer after its commit."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from bot.seen import Refused, Seen
from bot.store import Store, StoreError, Tx, panels, tables
from bot.tables import boards, clock
from bot.tables.asks import NOTHING, Answer, Held, Mark, Notice, Order, Paused, StaleBoard, StaleHand, Tap
from bot.tables.closing import close
from bot.tables.faults import fault
from bot.tables.house import House
from bot.tables.look import see
from bot.tables.opening import open_table
from bot.tables.room import Room
from bot.tables.seal import Seal
from bot.tables.settle import mend
from bot.tables.taps import carry_out, is_stale
from bot.tables.thinking import think_at
from rules.game import AnyGame, Illegal

log: Final = logging.getLogger(__name__)

_AT_ONCE: Final = 50
"""Tables that one tick or one round of thinking looks after; the others follow in the next."""


@dataclass(slots=True)
class _Done:
    """What a transaction leaves behind for the answer."""

    room: Room
    message: int | None
    notices: tuple[Notice, ...] = ()
    repeated: bool = False
    stale: bool = False


class Tables:
    """Every table of this bot. Raises `bot.seen.Refused` or `rules.game.Illegal` for what cannot be; nothing has
    changed then."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float],
        steady: Callable[[], float],
        seal: Seal,
        random: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """`now` is the wall clock (unix seconds), `steady` one that nobody sets (`time.monotonic`): where the two part,
        the wall clock was moved, and nobody shall time out for that. With a simulated clock give it as both."""
        self._store = store
        self._house = House(games, now, seal, random)
        self._watch = clock.Watch(now, steady)
        self._thinking: set[int] = set()

    # --- people ---

    async def open(self, order: Order) -> Answer:
        """Open a table; who opens it sits and is its host."""

        async def work(tx: Tx) -> _Done:
            before = await tables.receipt(tx, order.id)
            if before is not None:
                return await self._again(tx, before)
            return await self._receipt(await open_table(tx, self._house, order), order.id)

        return self._answer(await self._once(work, order.id), order.user)

    async def act(self, tap: Tap) -> Answer:
        """Carry out a tap, once, whoever delivers it how often."""

        async def work(tx: Tx) -> _Done:
            before = await tables.receipt(tx, tap.id)
            if before is not None:
                return await self._again(tx, before)
            room = await Room.load(tx, self._house, tap.table)
            if room is None or tap.guild not in (None, room.table.guild):
                raise Refused("no-such-table")
            stale = False
            if room.broken:
                await mend(room)
            elif not (stale := is_stale(room, tap)):
                await carry_out(room, tap)
            room.notices += room.hear(tap.user)
            return await self._receipt(room, tap.id, stale=stale)

        return self._answer(await self._once(work, tap.id), tap.user)

    async def _once(self, work: Callable[[Tx], Awaitable[_Done]], interaction: str) -> _Done:
        """Do the work of an interaction. That it was refused is remembered too: when it is delivered again, perhaps much
        later, nobody expects it to be done after all."""
        try:
            return await self._store.run(work)
        except (Refused, Illegal):
            at = self._house.now()
            await self._store.run(lambda tx: tables.write_refusal(tx, interaction, at))
            raise

    async def _again(self, tx: Tx, receipt: Mapping[str, Any]) -> _Done:
        """The reply to an interaction that was carried out before."""
        if receipt["table_id"] == tables.NOWHERE:
            raise Refused("answered-before")
        room = await self._read(tx, receipt["table_id"])
        if room is None:
            raise Refused("no-such-table")
        done = await self._done(room)
        done.notices = tuple((code, facts) for code, facts in json.loads(receipt["notices"]))
        done.repeated, done.stale = True, bool(receipt["stale"])
        return done

    async def _receipt(self, room: Room, interaction: str, *, stale: bool = False) -> _Done:
        """Save the room, with a receipt of the interaction and its reply."""
        await room.save()
        await tables.write_receipt(
            room.tx,
            interaction,
            self._house.now(),
            room.table.id,
            stale=stale,
            notices=json.dumps(room.notices),
        )
        done = await self._done(room)
        done.notices, done.stale = tuple(room.notices), stale
        return done

    async def _done(self, room: Room) -> _Done:
        """With all that a person may be shown of the table."""
        if not room.live and room.last is None:
            await room.recall()
        board = await panels.board(room.tx, room.table.id, room.table.epoch)
        return _Done(room, board["message"] if board is not None else None)

    def _answer(self, done: _Done, user: int) -> Answer:
        done.room.keep()
        seen = see(done.room, user, message=done.message)
        return Answer(seen, repeated=done.repeated, notices=done.notices, stale=done.stale)

    async def look(self, table: int, user: int | None) -> Seen | None:
        """The table as `user` sees it (None: an onlooker); None when there is no such table."""

        async def work(tx: Tx) -> _Done | None:
            room = await self._read(tx, table)
            return await self._done(room) if room is not None else None

        done = await self._store.run(work)
        if done is None:
            return None
        done.room.keep()
        return see(done.room, user, message=done.message)

    async def _read(self, tx: Tx, table: int) -> Room | None:
        """The table, for reading. Should its match not be playable any more, it is called off first."""
        room = await Room.load(tx, self._house, table, lock=False)
        if room is not None and room.broken:
            room = await Room.load(tx, self._house, table)
            assert room is not None
            await mend(room)
            await room.save()
        return room

    async def seated(self, guild: int, user: int) -> int | None:
        """The table where he sits in this server."""
        row = await self._store.run(lambda tx: tables.chair_of(tx, guild, user))
        return int(row["table_id"]) if row is not None else None

    async def at_stake(self, guild: int, user: int) -> int:
        """The chips that he has in escrow in this server."""
        return await self._store.run(lambda tx: tables.at_stake(tx, guild, user))

    async def tables_of(self, user: int) -> list[Seen]:
        """Where he sits, in all servers, as he sees it."""
        found = await self._store.run(lambda tx: tables.tables_of_person(tx, user))
        seen = [await self.look(table, user) for table in found]
        return [one for one in seen if one is not None]

    async def latest(self, channel: int) -> int | None:
        """The newest table of a channel that is not closed."""
        return await self._store.run(lambda tx: tables.latest_table(tx, channel))

    async def notices(self, table: int, user: int) -> tuple[Notice, ...]:
        """What he is to be told on his next private panel there, and was not yet: taken, so told once."""

        async def take(room: Room) -> None:
            room.notices += room.hear(user)

        if not await self._store.run(lambda tx: tables.has_notices(tx, table, user)):
            return ()
        room = await self._change(table, take)
        return tuple(room.notices) if room is not None else ()

    async def _change(self, table: int, work: Callable[[Room], Awaitable[None]]) -> Room | None:
        """Change a table in a transaction of its own; None when there is no such table."""

        async def change(tx: Tx) -> Room | None:
            room = await Room.load(tx, self._house, table)
            if room is None:
                return None
            await (mend(room) if room.broken else work(room))
            await room.save()
            return room

        room = await self._store.run(change)
        if room is not None:
            room.keep()
        return room

    def rulesets(self) -> list[tuple[str, Any]]:
        """Those of all tables that were looked at since the start, each with the name of its game."""
        return self._house.rulesets()

    # --- time ---

    async def tick(self) -> None:
        """Do what is due: deadlines, idle tables, refunds, boards to be posted anew. Call it about twice a second."""
        jump = self._watch.jump()
        if jump is not None:
            for table in await self._store.run(tables.open_tables):
                await self._move(table, partial(clock.forgive, why=jump[0], jump=jump[1]))
        now = self._house.now()
        due, old = await self._store.run(lambda tx: clock.due(tx, now, _AT_ONCE))
        for table in due:
            await self._move(table, clock.ring)
        for table in old:
            await self._change(table, boards.next_board)
        before = self._watch.tidy_before()
        if before is not None:
            await self._store.run(lambda tx: tables.forget_receipts(tx, before))

    async def _move(self, table: int, work: Callable[[Room], Awaitable[None]]) -> None:
        """Let the clock do its work at a table. Rules that fail there would hold it up, and the log, for ever."""
        try:
            await self._change(table, work)
        except StoreError:
            raise
        except Exception as error:
            log.error("table %d cannot go on by its clock, its match is called off: %s", table, fault(error))
            await self._change(table, mend)

    async def think(self) -> None:
        """Let the computer players whose turn it is decide, off the event loop, and act. Call it about twice a second."""
        now = self._house.now()
        due = await self._store.run(lambda tx: tables.thinking(tx, now, _AT_ONCE))
        await asyncio.gather(*(self._think_at(table) for table in due if table not in self._thinking))

    async def _think_at(self, table: int) -> None:
        self._thinking.add(table)
        try:
            await think_at(self._store, self._house, table)
        finally:
            self._thinking.discard(table)

    # --- the channel ---

    async def pause(self, table: int, why: str) -> None:
        """The channel cannot be written to: clocks stop; after 10 minutes the table is refunded, once, and closed."""
        await self._change(table, lambda room: clock.pause(room, why))

    async def resume(self, table: int) -> None:
        """The channel can be written to again."""
        await self._change(table, clock.resume)

    async def paused(self) -> list[Paused]:
        """Every paused table."""
        return await self._store.run(lambda tx: clock.paused(tx, self._house))

    async def abandon(self, guild: int) -> None:
        """The bot was removed from the server: every match there is refunded, every table closed."""
        for table in await self._store.run(lambda tx: tables.open_tables(tx, guild)):
            await self._change(table, lambda room: close(room, "abandoned"))

    # --- the painter ---

    async def stale_boards(self, limit: int, held: Held = NOTHING) -> list[StaleBoard]:
        """Boards that do not show what they should, but those that are `held`, and at most one of a channel; current
        ones before those that were left behind."""
        return await self._store.run(lambda tx: boards.stale_boards(tx, self._house, limit, held))

    async def stale_board(self, table: int) -> StaleBoard | None:
        """The table's current board, posted or not, if it does not show what it should: for who can draw it now."""
        return await self._store.run(lambda tx: boards.stale_board(tx, self._house, table))

    async def board_shown(self, stale: StaleBoard, message: int) -> None:
        """The board was drawn, in `message`."""
        await self._store.run(lambda tx: boards.board_shown(tx, self._house, stale, message))

    async def board_not_answered(self, stale: StaleBoard) -> None:
        """It could not be posted as the answer to its order (`Order.answered`): the painter posts it."""
        await self._store.run(lambda tx: panels.let_go_of_board(tx, stale.table, stale.epoch))

    async def board_lost(self, stale: StaleBoard) -> None:
        """Its message is gone: a new one is owed."""
        await self._change(stale.table, lambda room: boards.board_lost(room, stale))

    async def stale_hands(self, limit: int, held: Held = NOTHING) -> list[StaleHand]:
        """Private panels in DMs that are owed or outdated, but those that are `held`; those that were never sent first."""
        return await self._store.run(lambda tx: boards.stale_hands(tx, self._house, limit, held))

    async def hand_shown(self, stale: StaleHand, channel: int, message: int) -> None:
        """The panel was drawn, in `message` of the DM `channel`."""
        await self._store.run(lambda tx: boards.hand_shown(tx, stale, channel, message))

    async def panel_marks(self, wanted: Collection[tuple[int, int]]) -> dict[tuple[int, int], Mark]:
        """For private panels that somebody has open, by table and person: see `Mark`. Tables that are none are left out."""
        return await self._store.run(lambda tx: boards.panel_marks(tx, wanted))

    async def hand_refused(self, stale: StaleHand) -> None:
        """His DMs are closed: no more are tried for a day, and his next private panel tells him once."""
        await self._change(stale.table, lambda room: boards.hand_refused(room, stale))
