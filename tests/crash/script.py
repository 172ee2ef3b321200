"""An evening at one table as a fixed script, and what must be so after it, however often it was interrupted.

Every step may come again: taps carry the ids of their interactions, as Discord would deliver them again, and the
clock, the painter and the postman only do what is due. So a bot that was killed is brought to the end by running the
script from its beginning.
"""

from __future__ import annotations

import os
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.seen import Phase
from bot.store import Store, guilds, ledger, open_store
from bot.tables import Order, Seal, Tables, Tap
from rules.game import AnyGame, Strength
from rules.maubinh import GAME as MAUBINH
from tests.bot.tables.toy import TOY

GUILD: Final = 10
AN: Final = 101
BINH: Final = 102
CHIPS: Final = 10_000
GAMES: Final[Mapping[str, AnyGame]] = {"toy": TOY, "maubinh": MAUBINH}
START: Final = 1_800_000_000.0

MEMORY: Final = Path("/dev/shm")
"""A killed process loses nothing that it gave to the file system, so a disk would only make this slow."""


@dataclass
class Evening:
    """The bot in one process, from its start to its end or to its death."""

    game: str
    store: Store
    tables: Tables
    clock: list[float]
    acked: Callable[[str], None]  # told the id of every interaction that was answered

    async def play(self) -> None:
        """The whole script. It ends in the lobby after the match, with everything drawn."""
        await self.tables.tick()
        await self._open()
        await self._tap("sit", BINH, "sit")
        await self._tap("ready", BINH, "ready")
        await self._draw()
        await self._tap("deal", AN, "deal")
        await self._draw()
        if self.game == "maubinh":
            await self._decide("set", AN)
            await self._tap("done", AN, "done")
        else:
            await self._tap("bid", AN, "high")
        await self.tables.think()
        await self._decide("set too", BINH)
        for _ in range(12):  # Bình says nothing more: the clock ends the setting, and reveals
            seen = await self.tables.look(1, None)
            assert seen is not None
            if seen.phase is Phase.LOBBY:
                break
            self.clock[0] += 91 if seen.deadline and seen.deadline - self.clock[0] > 10 else 6
            await self.tables.tick()
            await self._draw()
        await self._tap("again", BINH, "again")
        await self._draw()

    async def _open(self) -> None:
        order = Order("open", AN, "An", GUILD, 20, self.game, stake=100, computers=1)
        await self.tables.open(order)
        self.acked("open")

    async def _tap(self, interaction: str, user: int, text: str) -> None:
        await self.tables.act(Tap(interaction, user, str(user), 1, text))
        self.acked(interaction)

    async def _decide(self, interaction: str, user: int) -> None:
        """What a computer would do with his cards."""
        seen = await self.tables.look(1, user)
        assert seen is not None
        game = GAMES[self.game]
        try:
            text = game.format(game.decide(seen.view, Strength.BEGINNER, 0))
        except (ValueError, AttributeError):  # the match is past that, so this tap is one that comes again
            text = "done"
        await self._tap(interaction, user, text)

    async def _draw(self) -> None:
        """The painter and the postman, with a Discord that always answers."""
        while boards := await self.tables.stale_boards(9):
            for board in boards:
                await self.tables.board_shown(board, board.message or 500 + board.epoch)
        for hand in await self.tables.stale_hands(9):
            await self.tables.hand_shown(hand, hand.user, 600 + hand.user)


@asynccontextmanager
async def evening(
    file: Path, game: str, *, after: float = 0.0, acked: Callable[[str], None] = lambda _: None
) -> AsyncIterator[Evening]:
    """The bot over a database, `after` seconds after the evening's start. It reveals quickly."""
    store = await open_store(file)
    try:
        await store.run(lambda tx: guilds.save(tx, GUILD, reveal_seconds=1))
        clock = [START + after]
        tables = Tables(
            store,
            GAMES,
            now=lambda: clock[0],
            steady=lambda: clock[0],
            seal=Seal(bytes(32)),
            random=lambda size: b"\x05" * size,  # the same cards each time, without an instant win
        )
        yield Evening(game, store, tables, clock, acked)
    finally:
        await store.close()


async def wrong(store: Store, tables: Tables, acked: Sequence[str], *, over: bool) -> list[str]:
    """Every promise that is broken, a sentence each. `over`: the evening has come to its end."""
    found = await store.run(ledger.audit)

    async def rows(sql: str) -> list[Mapping[str, object]]:
        return list(await store.run(lambda tx: tx.all(sql)))

    known = {row["interaction"] for row in await rows("SELECT interaction FROM seen")}
    found += [f"{each} was answered and is forgotten" for each in acked if each not in known]
    for row in await rows(
        "SELECT match_id, MAX(n) + 1 AS last, COUNT(*) AS n FROM actions GROUP BY match_id"
    ):
        if row["last"] != row["n"]:
            found.append(f"match {row['match_id']} misses an action")
    for row in await rows(
        """
        SELECT m.id, m.state, m.rated, SUM(d.escrow) AS stake,
               (SELECT COUNT(*) FROM entries WHERE cause = 'deal:' || m.id) AS deals,
               (SELECT COUNT(*) FROM entries WHERE cause = 'match:' || m.id) AS pays,
               (SELECT COALESCE(SUM(chips), 0) FROM accounts WHERE account = 'escrow:' || m.table_id) AS escrow
        FROM matches m JOIN dealt d ON d.match_id = m.id GROUP BY m.id
        """
    ):
        paid = int(row["state"] == "over")
        if (row["deals"], row["pays"]) != (1, paid) or row["escrow"] != (0 if paid else row["stake"]):
            found.append(f"the money of match {row['id']} is not where it belongs: {dict(row)}")
    return found + (await _unfinished(store, tables) if over else [])


async def _unfinished(store: Store, tables: Tables) -> list[str]:
    """What is wrong after the end of the script."""
    found: list[str] = []
    seen = await tables.look(1, AN)
    if seen is None or seen.phase is not Phase.LOBBY or seen.finished is None or seen.match != 2:
        return [f"the match did not end: {seen}"]
    chips = [
        await store.run(lambda tx, user=user: ledger.balance(tx, ledger.wallet_of(GUILD, user)))  # type: ignore[misc]
        for user in (AN, BINH)
    ]
    nets: list[int] = [net for net in seen.finished.paid.net if net is not None]
    if [CHIPS + net for net in nets] != chips or sum(nets) != 0:
        found.append(f"{nets} was won, and {chips} is in the wallets")
    if [chair.ready for chair in seen.chairs if chair.user == BINH] != [True]:
        found.append("Bình is not ready for the next match")
    if await tables.stale_boards(9) or await tables.stale_hands(9):
        found.append("something is not drawn")
    return found


def writer(file: Path) -> Callable[[str], None]:
    """Notes answered interactions where a dying process leaves them."""
    fd = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    return lambda interaction: _write(fd, interaction)


def _write(fd: int, interaction: str) -> None:
    os.write(fd, f"{interaction}\n".encode())
