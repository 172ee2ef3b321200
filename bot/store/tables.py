"""What is asked of the stored tables, chairs, matches and actions. No rule lives here."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from bot.store.port import Row, Tx
from bot.store.rows import ChairRow, MatchRow, PlayerRow, TableRow

LARGEST_ID: Final = 2**63 - 1
NOWHERE: Final = 0
"""No table's id: in the receipt of an interaction that was refused."""


async def table(tx: Tx, table_id: int, *, lock: bool) -> TableRow | None:
    """A table. With `lock` nobody else gets it, for writing, before this transaction ends."""
    if table_id > LARGEST_ID:  # forged: neither engine could even look for it
        return None
    # An update that changes nothing is a row lock that both engines understand.
    sql = (
        "UPDATE tables SET id = id WHERE id = :id RETURNING *"
        if lock
        else "SELECT * FROM tables WHERE id = :id"
    )
    row = await tx.one(sql, id=table_id)
    return TableRow(**row) if row else None


async def chairs(tx: Tx, table_id: int) -> list[ChairRow]:
    """The taken chairs in order."""
    rows = await tx.all("SELECT * FROM chairs WHERE table_id = :table ORDER BY place", table=table_id)
    return [ChairRow(**row) for row in rows]


async def free_chair(tx: Tx, row: ChairRow) -> None:
    await tx.execute(
        "DELETE FROM chairs WHERE table_id = :table AND place = :place", table=row.table_id, place=row.place
    )


async def chair_of(tx: Tx, guild: int, user: int) -> Row | None:
    """Where a person sits in a server: table_id, channel, message (of the current board)."""
    return await tx.one(
        """
        SELECT c.table_id, t.channel, b.message
        FROM chairs c
        JOIN tables t ON t.id = c.table_id
        LEFT JOIN boards b ON b.table_id = t.id AND b.epoch = t.epoch
        WHERE c.guild = :guild AND c.user_id = :person AND c.gone = 0
        """,
        guild=guild,
        person=user,
    )


async def has_notices(tx: Tx, table_id: int, user: int) -> bool:
    """Whether a person at a table is still to be told something."""
    row = await tx.one(
        "SELECT place FROM chairs WHERE table_id = :table AND user_id = :person AND notices <> '[]'",
        table=table_id,
        person=user,
    )
    return row is not None


async def match(tx: Tx, table_id: int, number: int) -> MatchRow | None:
    row = await tx.one(
        "SELECT * FROM matches WHERE table_id = :table AND number = :number", table=table_id, number=number
    )
    return MatchRow(**row) if row else None


async def players(tx: Tx, match_id: int) -> list[PlayerRow]:
    """The players of a match by seat."""
    rows = await tx.all("SELECT * FROM dealt WHERE match_id = :match ORDER BY seat", match=match_id)
    return [PlayerRow(**row) for row in rows]


async def actions(tx: Tx, match_id: int, after: int) -> list[tuple[int | None, str]]:
    """Seat (None: the dealer) and sealed text of the actions of a match from number `after` on, in order."""
    rows = await tx.all(
        "SELECT seat, text FROM actions WHERE match_id = :match AND n >= :after ORDER BY n",
        match=match_id,
        after=after,
    )
    return [(row["seat"], row["text"]) for row in rows]


async def append_action(tx: Tx, match_id: int, n: int, *, seat: int | None, text: str, at: float) -> None:
    """The `n`th action of a match, counted from 0, its text sealed. Raises `Conflict` when there is one already."""
    await tx.execute(
        "INSERT INTO actions (match_id, n, seat, text, at) VALUES (:match, :n, :seat, :text, :at)",
        match=match_id,
        n=n,
        seat=seat,
        text=text,
        at=at,
    )


async def receipt(tx: Tx, interaction: str) -> Row | None:
    """What an interaction that was carried out did: table_id, stale, notices."""
    return await tx.one(
        "SELECT table_id, stale, notices FROM seen WHERE interaction = :interaction", interaction=interaction
    )


async def write_receipt(
    tx: Tx, interaction: str, at: float, table_id: int, *, stale: bool, notices: str
) -> None:
    await tx.execute(
        """
        INSERT INTO seen (interaction, at, table_id, stale, notices)
        VALUES (:interaction, :at, :table, :stale, :notices)
        """,
        interaction=interaction,
        at=at,
        table=table_id,
        stale=int(stale),
        notices=notices,
    )


async def write_refusal(tx: Tx, interaction: str, at: float) -> None:
    """The receipt of an interaction that was refused, unless it has one."""
    await tx.execute(
        """
        INSERT INTO seen (interaction, at, table_id, stale, notices) VALUES (:interaction, :at, :nowhere, 0, '[]')
        ON CONFLICT (interaction) DO NOTHING
        """,
        interaction=interaction,
        at=at,
        nowhere=NOWHERE,
    )


async def actions_of(tx: Tx, match_id: int, seat: int) -> int:
    """How many actions of a match a seat has taken."""
    row = await tx.one(
        "SELECT COUNT(*) AS taken FROM actions WHERE match_id = :match AND seat = :seat",
        match=match_id,
        seat=seat,
    )
    return int(row["taken"]) if row else 0


async def forget_receipts(tx: Tx, before: float) -> None:
    await tx.execute("DELETE FROM seen WHERE at < :before", before=before)


def ids(rows: Iterable[Row]) -> list[int]:
    return [int(row["id"]) for row in rows]


async def due(tx: Tx, now: float, limit: int) -> list[int]:
    """Tables whose deadline has passed, the longest overdue first."""
    return ids(
        await tx.all(
            "SELECT id FROM tables WHERE deadline <= :now ORDER BY deadline LIMIT :most", now=now, most=limit
        )
    )


async def thinking(tx: Tx, now: float, limit: int) -> list[int]:
    """Tables where it is time for a computer player to act."""
    return ids(
        await tx.all(
            "SELECT id FROM tables WHERE thinks_at <= :now AND phase = 'playing' ORDER BY thinks_at LIMIT :most",
            now=now,
            most=limit,
        )
    )


async def open_tables(tx: Tx, guild: int | None = None) -> list[int]:
    """Tables that are not closed, of a server or of all."""
    return ids(
        await tx.all(
            "SELECT id FROM tables WHERE phase <> 'closed' AND guild = COALESCE(:guild, guild) ORDER BY id",
            guild=guild,
        )
    )


async def paused_tables(tx: Tx) -> list[int]:
    return ids(await tx.all("SELECT id FROM tables WHERE phase = 'paused' ORDER BY id"))


async def tables_of_person(tx: Tx, user: int) -> list[int]:
    """Where he sits, in all servers."""
    return ids(
        await tx.all(
            "SELECT table_id AS id FROM chairs WHERE user_id = :person AND gone = 0 ORDER BY table_id",
            person=user,
        )
    )


async def at_stake(tx: Tx, guild: int, user: int) -> int:
    """Chips that a person has in escrow in a server."""
    row = await tx.one(
        """
        SELECT COALESCE(SUM(d.escrow), 0) AS chips
        FROM dealt d JOIN matches m ON m.id = d.match_id JOIN tables t ON t.id = m.table_id
        WHERE d.user_id = :person AND m.state = 'live' AND t.guild = :guild
        """,
        person=user,
        guild=guild,
    )
    return int(row["chips"]) if row else 0


async def latest_table(tx: Tx, channel: int) -> int | None:
    """The newest table of a channel that is not closed."""
    row = await tx.one(
        "SELECT id FROM tables WHERE channel = :channel AND phase <> 'closed' ORDER BY id DESC LIMIT 1",
        channel=channel,
    )
    return int(row["id"]) if row else None
