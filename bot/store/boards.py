"""Standings: what people won from each other. Computer players and practice have no place here.

A standing is summed up from the matches when it is asked for, so there is nothing that could disagree with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.store.port import Row, Tx


@dataclass(frozen=True, slots=True)
class Standing:
    """A line of a leaderboard: `net` chips won, `biggest` in one match (0 for who never won).

    People with the same net share a rank, and the next rank counts them all.
    """

    rank: int
    user: int
    name: str
    net: int
    matches: int
    wins: int
    biggest: int


async def record(tx: Tx, match: int, guild: int, at: float, nets: Mapping[int, int]) -> bool:
    """Rate a finished match: the net chips of every person in it, won from or lost to other people.

    False when there is nothing to rate: fewer than two people, or a match that was rated before.
    """
    new = 0
    for user, net in sorted(nets.items()) if len(nets) >= 2 else ():
        new += await tx.execute(
            """
            INSERT INTO rated (match_id, player, guild, at, net, humans)
            VALUES (:match, :user, :guild, :at, :net, :humans) ON CONFLICT (match_id, player) DO NOTHING
            """,
            match=match,
            user=user,
            guild=guild,
            at=at,
            net=net,
            humans=len(nets),
        )
    return new > 0


async def see(tx: Tx, guild: int, user: int, name: str) -> None:
    """Remember how a person is called in a server; he is there, so he is shown."""
    await tx.execute(
        """
        INSERT INTO people (guild, player, name) VALUES (:guild, :user, :name)
        ON CONFLICT (guild, player) DO UPDATE SET name = excluded.name, hidden = 0
        WHERE people.name <> excluded.name OR people.hidden <> 0
        """,
        guild=guild,
        user=user,
        name=name,
    )


async def hide(tx: Tx, guild: int, user: int) -> None:
    """Leave out of the leaderboards who left the server, until he is seen again. Nothing is deleted."""
    await tx.execute(
        """
        INSERT INTO people (guild, player, hidden) VALUES (:guild, :user, 1)
        ON CONFLICT (guild, player) DO UPDATE SET hidden = 1
        """,
        guild=guild,
        user=user,
    )


_STANDINGS = """
    WITH sums AS (
        SELECT player, SUM(net) AS net, COUNT(*) AS matches, MAX(net) AS biggest,
               SUM(CASE WHEN net > 0 THEN 1 ELSE 0 END) AS wins
        FROM rated WHERE guild = :guild AND at >= :since GROUP BY player
    ), standings AS (
        SELECT RANK() OVER (ORDER BY s.net DESC) AS rank, s.player, s.net, s.matches, s.biggest, s.wins,
               COALESCE(p.name, '') AS name
        FROM sums s LEFT JOIN people p ON p.guild = :guild AND p.player = s.player
        WHERE COALESCE(p.hidden, 0) = 0
    )
"""


async def leaderboard(tx: Tx, guild: int, since: float | None, offset: int, limit: int) -> list[Standing]:
    """A page of a server's standings from `since` on (unix seconds; None: from the beginning), the best first."""
    page = "SELECT * FROM standings ORDER BY rank, player LIMIT :limit OFFSET :offset"
    rows = await _ask(tx, page, guild, since, limit=limit, offset=offset)
    return [_standing(row) for row in rows]


async def standing_of(tx: Tx, guild: int, user: int, since: float | None) -> Standing | None:
    """One person's own line; None when he has played no rated match since, or is hidden."""
    rows = await _ask(tx, "SELECT * FROM standings WHERE player = :user", guild, since, user=user)
    return _standing(rows[0]) if rows else None


async def count(tx: Tx, guild: int, since: float | None) -> int:
    """How many people the leaderboard has."""
    (row,) = await _ask(tx, "SELECT COUNT(*) AS people FROM standings", guild, since)
    return int(row["people"])


async def _ask(tx: Tx, question: str, guild: int, since: float | None, **params: int) -> list[Row]:
    return await tx.all("\n".join((_STANDINGS, question)), guild=guild, since=since or 0.0, **params)


def _standing(row: Row) -> Standing:
    return Standing(
        rank=int(row["rank"]),
        user=int(row["player"]),
        name=str(row["name"]),
        net=int(row["net"]),
        matches=int(row["matches"]),
        wins=int(row["wins"]),
        biggest=max(0, int(row["biggest"])),
    )
