"""A hall of tables on a store of its own, with a clock that stands until it is moved."""

from __future__ import annotations

import itertools
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.seen import Refused, Seen
from bot.store import Store, ledger, open_store
from bot.tables import Answer, Order, Seal, Tables, Tap
from rules.game import AnyGame, Illegal
from tests.bot.tables.toy import TOY, TRIO

GUILD, CHANNEL = 10, 20
AN, BINH, CHI, DUNG = 101, 102, 103, 104
NAMES = {AN: "An", BINH: "Bình", CHI: "Chi", DUNG: "Dũng"}
GAMES: Mapping[str, AnyGame] = {"toy": TOY, "trio": TRIO}
KEY = bytes(range(32))


@dataclass
class Clock:
    wall: float = 1_800_000_000.0
    steady: float = 0.0

    def move(self, seconds: float) -> None:
        """Time passes."""
        self.wall += seconds
        self.steady += seconds

    def set(self, seconds: float) -> None:
        """Somebody sets the wall clock."""
        self.wall += seconds


@dataclass
class Hall:
    store: Store
    clock: Clock
    games: Mapping[str, AnyGame]
    tables: Tables = field(init=False)
    table: int = 0  # the one that is tapped
    taps: Any = field(default_factory=lambda: itertools.count(1))

    async def start(self, *, tick: bool = True) -> None:
        """A process begins over the store, with nothing in memory, and its clock ticks once."""
        self.tables = Tables(
            self.store,
            self.games,
            now=lambda: self.clock.wall,
            steady=lambda: self.clock.steady,
            seal=Seal(KEY),
        )
        if tick:
            await self.tables.tick()

    def interaction(self) -> str:
        return f"i{next(self.taps)}"

    async def open(self, user: int = AN, **order: Any) -> Seen:
        """Open a table that the next taps go to."""
        given = {
            "id": self.interaction(),
            "user": user,
            "name": NAMES[user],
            "guild": GUILD,
            "channel": CHANNEL,
            "game": "toy",
            **order,
        }
        answer = await self.tables.open(Order(**given))
        self.table = answer.seen.table
        return answer.seen

    async def answer(self, user: int, text: str, version: int | None = None, **tap: Any) -> Answer:
        given = {"id": self.interaction(), "table": self.table, "name": NAMES.get(user, "?"), **tap}
        return await self.tables.act(Tap(user=user, text=text, version=version, **given))

    async def tap(self, user: int, text: str, version: int | None = None, **tap: Any) -> Seen:
        return (await self.answer(user, text, version, **tap)).seen

    async def taps_of(self, *taps: tuple[int, str]) -> Seen:
        """Several taps, one after the other; what the last one saw."""
        seen = [await self.tap(user, text) for user, text in taps]
        return seen[-1]

    async def refused(
        self, user: int, text: str, version: int | None = None, **tap: Any
    ) -> Refused | Illegal:
        """The refusal of a tap, which has changed nothing."""
        before = await self.everything()
        try:
            await self.tap(user, text, version, **tap)
        except (Refused, Illegal) as refusal:
            assert await self.everything() == before
            return refusal
        raise AssertionError(f"{text!r} was not refused")

    async def look(self, user: int | None = None) -> Seen:
        seen = await self.tables.look(self.table, user)
        assert seen is not None
        return seen

    async def later(self, seconds: float) -> Seen:
        """Time passes, the clock ticks; what an onlooker sees then."""
        self.clock.move(seconds)
        await self.tables.tick()
        return await self.look()

    async def match_of(self, *others: int, **order: Any) -> Seen:
        """An opens a table, the others sit down and are ready, An deals."""
        await self.open(**order)
        for user in others:
            await self.taps_of((user, "sit"), (user, "ready"))
        return await self.tap(AN, "deal")

    async def chips(self, user: int) -> int:
        return await self.store.run(lambda tx: ledger.balance(tx, ledger.wallet_of(GUILD, user)))

    async def escrow(self) -> int:
        return await self.store.run(lambda tx: ledger.balance(tx, ledger.escrow_of(self.table)))

    async def audit(self) -> list[str]:
        return await self.store.run(ledger.audit)

    async def rows(self, sql: str, **params: Any) -> list[Mapping[str, Any]]:
        return list(await self.store.run(lambda tx: tx.all(sql, **params)))

    async def actions(self) -> list[str]:
        """The texts of all actions, in order."""
        seal = Seal(KEY)
        return [
            seal.open_text(row["text"], f"action:{row['match_id']}:{row['n']}")
            for row in await self.rows("SELECT match_id, n, text FROM actions ORDER BY match_id, n")
        ]

    async def everything(self) -> list[Any]:
        """All that is stored of tables and money, but the receipts of what was refused."""
        names = ("tables", "chairs", "matches", "dealt", "actions", "boards", "postings", "entries")
        done = await self.rows("SELECT * FROM seen WHERE table_id <> 0 ORDER BY 1, 2")
        return [done, *[await self.rows(f"SELECT * FROM {name} ORDER BY 1, 2") for name in names]]


@asynccontextmanager
async def open_hall(folder: Path, games: Mapping[str, AnyGame] = GAMES) -> AsyncIterator[Hall]:
    store = await open_store(folder / "chi.db")
    try:
        hall = Hall(store, Clock(), games)
        await hall.start()
        yield hall
    finally:
        await store.close()
