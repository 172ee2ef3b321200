"""A table inside a transaction: what is stored of it, what follows from that, and what of it is to be written back.

A room is loaded under the table's lock, changed by the modules beside this one, and saved once; the save counts the
version up if anything has changed. Everything here runs on the store's thread: it awaits the transaction only.
After the commit `bot.tables.look` may still read a room, nobody may change it.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any, Final

from bot.seen import Phase
from bot.store import Tx, guilds, rows, tables
from bot.store.guilds import GuildSettings
from bot.store.rows import AnyRow, ChairRow, MatchRow, PlayerRow, TableRow
from bot.tables.asks import Notice
from bot.tables.faults import fault
from bot.tables.house import Fold, House, fold_match, new_match
from rules.game import AnyGame, Seat
from rules.shuffle import SEED_BYTES

log: Final = logging.getLogger(__name__)


@dataclass(slots=True)
class Last:
    """The last match of a table, settled: for the screens that still show it."""

    match: MatchRow
    players: list[PlayerRow]
    fold: Fold


@dataclass(slots=True)
class Room:
    """One table. `match` is the live or the next one, `players` and `fold` are those of a live one."""

    tx: Tx
    house: House
    game: AnyGame
    ruleset: Any
    table: TableRow
    chairs: list[ChairRow]
    match: MatchRow
    players: list[PlayerRow]
    fold: Fold | None
    outdated: bool = False  # its ruleset is no more
    broken: bool = False  # so, or because the live match cannot be folded any more, it cannot go on
    last: Last | None = None
    notices: list[Notice] = field(default_factory=list)  # for the one who acts
    _stored: list[tuple[AnyRow, AnyRow]] = field(default_factory=list)  # rows with their copies as stored

    @classmethod
    async def load(cls, tx: Tx, house: House, table_id: int, *, lock: bool = True) -> Room | None:
        """The table, or None when there is none, or none of a game that is known here."""
        table = await tables.table(tx, table_id, lock=lock)
        game = house.games.get(table.game) if table is not None else None
        if table is None or game is None:
            return None
        match = await tables.match(tx, table.id, table.number)
        assert match is not None
        live = match.state == "live"
        room = cls(
            tx=tx,
            house=house,
            game=game,
            ruleset=None,
            table=table,
            chairs=await tables.chairs(tx, table.id),
            match=match,
            players=await tables.players(tx, match.id) if live else [],
            fold=None,
        )
        room.remember(room.table, *room.chairs, room.match, *room.players)
        try:
            room.ruleset = house.ruleset(game, table.ruleset, table.switches)
        except Exception as error:
            log.error("table %d: %s has no such ruleset any more: %s", table.id, game.name, fault(error))
            room.ruleset = next(iter(game.rulesets.values()))
            room.outdated, room.broken = True, room.phase is not Phase.CLOSED
            return room
        try:
            if live:
                room.fold = await fold_match(tx, house, game, room.ruleset, match)
        except Exception as error:  # whatever changed rules raise: this match is lost, and no other
            log.error("match %d at table %d cannot be replayed: %s", match.id, table.id, fault(error))
            room.broken = True
        return room

    async def recall(self, number: int | None = None) -> None:
        """Load the settled match `number` (without one: the match before the next) into `last`."""
        number = self.table.number - 1 if number is None else number
        match = await tables.match(self.tx, self.table.id, number)
        if match is None or match.state != "over":
            return
        players = await tables.players(self.tx, match.id)
        try:
            fold = await fold_match(self.tx, self.house, self.game, self.ruleset, match)
        except Exception as error:
            log.error(
                "match %d at table %d cannot be shown any more: %s", match.id, self.table.id, fault(error)
            )
            return
        self.last = Last(match, players, fold)

    # --- what is so ---

    @property
    def phase(self) -> Phase:
        return Phase(self.table.phase)

    @property
    def next(self) -> int:
        """The version that this transaction makes."""
        return self.table.version + 1

    @property
    def live(self) -> bool:
        return self.match.state == "live"

    @property
    def state(self) -> Any:
        """The state of the live match."""
        assert self.fold is not None
        return self.fold.state

    @property
    def people(self) -> list[ChairRow]:
        """The chairs of people who are here, in order."""
        return [chair for chair in self.chairs if chair.user_id is not None and not chair.gone]

    def chair_of(self, user: int | None) -> ChairRow | None:
        """Where somebody sits; his chair in the live match if he has only left that."""
        own = [chair for chair in self.chairs if user is not None and chair.user_id == user]
        return min(own, key=lambda chair: chair.gone, default=None)

    def chair_at(self, seat: Seat) -> ChairRow | None:
        """The chair that a seat of the live match belongs to."""
        return next((chair for chair in self.chairs if chair.seat == seat), None)

    async def settings(self) -> GuildSettings:
        return await guilds.load(self.tx, self.table.guild)

    # --- changes ---

    def show(self) -> None:
        """Onlookers can see what has changed: the board is to be drawn again. What was noted is past."""
        self.table.shows = self.next
        self.table.note = None

    def begin(self, phase: Phase) -> None:
        """A lobby or a match begins: what was meant for the one before it is stale from now on."""
        self.table.phase = phase
        self.table.since = self.table.moved = self.next
        self.show()

    def touch(self) -> None:
        """Somebody did something in the lobby: it is not idle."""
        if self.phase is Phase.LOBBY:
            self.table.deadline = self.house.now() + self.table.idle

    def hear(self, user: int) -> list[Notice]:
        """What was kept for a person; told now, so kept no longer."""
        chair = self.chair_of(user)
        if chair is None or chair.notices == "[]":
            return []
        kept, chair.notices = json.loads(chair.notices), "[]"
        return [(code, facts) for code, facts in kept]

    def tell(self, user: int | None, notice: Notice) -> None:
        """Keep something for a person, until his next private panel here."""
        chair = self.chair_of(user)
        if chair is not None:
            chair.notices = json.dumps([*json.loads(chair.notices), notice])

    async def vacate(self, chair: ChairRow) -> None:
        """Free a chair. If the host sat there, the next person in order is host."""
        await tables.free_chair(self.tx, chair)
        self.chairs.remove(chair)
        self._stored = [pair for pair in self._stored if pair[0] is not chair]
        self.pass_on(chair)
        self.show()

    async def vacate_all(self) -> None:
        """Free every chair: the table closes."""
        for chair in self.chairs:
            await tables.free_chair(self.tx, chair)
        gone = self.chairs
        self.chairs = []
        self._stored = [pair for pair in self._stored if not any(pair[0] is chair for chair in gone)]

    def pass_on(self, chair: ChairRow) -> None:
        """If that chair's person was the host and sits on no other one (having come back), the next person here is."""
        here = {one.user_id for one in self.people}
        if chair.user_id is not None and chair.user_id == self.table.host and chair.user_id not in here:
            order = sorted(self.people, key=lambda one: (one.place <= chair.place, one.place))
            self.table.host = order[0].user_id if order else None

    async def commit_to_next(self) -> None:
        """Draw the seed of the next match, seal it, and publish the commitment to it."""
        number = self.table.number
        seed = self.house.random(SEED_BYTES)
        self.match = new_match(self.house, await rows.next_id(self.tx, MatchRow), self.table.id, number, seed)
        await rows.insert(self.tx, self.match)
        self.remember(self.match)

    def remember(self, *rows: AnyRow) -> None:
        """These rows are as stored; `save` writes those that have changed since."""
        self._stored += [(row, copy(row)) for row in rows]

    def _changed(self) -> Iterator[AnyRow]:
        return (row for row, stored in self._stored if row != stored)

    async def save(self) -> None:
        """Write what has changed, under the next version."""
        changed = list(self._changed())
        if not changed and self.table.shows != self.next:
            return
        self.table.version = self.next
        for row in changed:
            if row is not self.table:
                await rows.update(self.tx, row)
        await rows.update(self.tx, self.table)

    def keep(self) -> None:
        """After the commit, or a mere reading: the states need not be folded again."""
        if self.fold is not None:
            self.house.folds.keep(self.match.id, self.fold)
        if self.last is not None:
            self.house.folds.keep(self.last.match.id, self.last.fold)
