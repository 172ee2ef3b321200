"""Rows of tables, chairs, matches and players, and the statements that read and write them. No rule lives here."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any, Final

from bot.store.port import Row, Tx


@dataclass(slots=True)
class TableRow:
    """A table. The first half never changes after the opening."""

    id: int
    guild: int
    channel: int
    game: str
    ruleset: str
    switches: str  # JSON: the server's house rules when it was opened
    stake: int
    places: int
    suggest: int
    paces: str  # JSON: seconds by kind of wait, where the server wants other ones than the ruleset
    idle: float  # seconds after which an idle lobby closes

    phase: str
    version: int = 0
    since: int = 0  # the version at which this lobby or this match began
    moved: int = 0  # the version at which the match last went on
    shows: int = 0  # the version of the last change that onlookers can see
    epoch: int = 1  # of the current board
    host: int | None = None
    number: int = 1  # of the live match, or of the next one
    deadline: float | None = None
    wait_kind: str | None = None  # what the deadline is for, while a match is live
    wait_number: int | None = None
    thinks_at: float | None = None  # when a computer player shall act
    note: str | None = None  # code of something that the board says until the table goes on
    closed_because: str | None = None
    paused_because: str | None = None
    paused_from: str | None = None  # the phase to return to
    paused_left: float | None = None  # seconds that the deadline was away


@dataclass(slots=True)
class ChairRow:
    """A taken chair: of a person (`user_id`) or a computer player (`strength`)."""

    table_id: int
    place: int
    guild: int
    user_id: int | None
    name: str
    strength: int | None
    filler: int = 0  # a computer player that sits for one match only
    ready: int = 0
    tap: str = ""  # the interaction by which he last said that he is in: his part in the shuffle
    word: str | None = None  # and a word of his own
    won: int = 0  # the last match
    seat: int | None = None  # in the live match
    gone: int = 0  # left the live match
    plan: str | None = None  # the action that he wants done when his turn comes
    notices: str = "[]"  # JSON: what he is still to be told


@dataclass(slots=True)
class MatchRow:
    """A match: committed to (`next`), played (`live`), settled (`over`) or called off (`void`)."""

    id: int
    table_id: int
    number: int  # at the table, from 1
    state: str
    commitment: str
    sealed: bytes
    seed: str | None = None  # revealed
    seats: int = 0
    entropy: str = "[]"  # JSON
    last_winner: int | None = None
    rated: int = 0
    dealt_at: float | None = None
    ended_at: float | None = None


@dataclass(slots=True)
class PlayerRow:
    """Who was dealt in at a seat of a match."""

    match_id: int
    seat: int
    user_id: int | None
    name: str
    strength: int | None
    escrow: int = 0
    net: int | None = None
    balance: int | None = None
    short: int = 0
    hand: int = 0  # the version that his private panel should show; 0: none is owed
    hand_shown: int = 0
    dm_message: int | None = None


_KEYS: Final = {
    TableRow: ("tables", ("id",)),
    ChairRow: ("chairs", ("table_id", "place")),
    MatchRow: ("matches", ("id",)),
    PlayerRow: ("dealt", ("match_id", "seat")),
}


_COLUMNS: Final = {kind: tuple(column.name for column in fields(kind)) for kind in _KEYS}


def _insert_of(kind: type) -> str:
    table, columns = _KEYS[kind][0], _COLUMNS[kind]
    values = ", ".join(f":{column}" for column in columns)
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})"  # noqa: S608  names of our own


def _update_of(kind: type) -> str:
    table, keys = _KEYS[kind]
    changes = ", ".join(f"{column} = :{column}" for column in _COLUMNS[kind] if column not in keys)
    where = " AND ".join(f"{key} = :{key}" for key in keys)
    return f"UPDATE {table} SET {changes} WHERE {where}"  # noqa: S608  names of our own


_INSERT: Final = {kind: _insert_of(kind) for kind in _KEYS}
_UPDATE: Final = {kind: _update_of(kind) for kind in _KEYS}

AnyRow = TableRow | ChairRow | MatchRow | PlayerRow


def _values(row: AnyRow) -> dict[str, Any]:
    return {column: getattr(row, column) for column in _COLUMNS[type(row)]}


async def insert(tx: Tx, row: AnyRow) -> None:
    """A new row. Raises `Conflict` when there is one with its key."""
    await tx.execute(_INSERT[type(row)], **_values(row))


async def update(tx: Tx, row: AnyRow) -> None:
    """Write all columns of a row that exists."""
    await tx.execute(_UPDATE[type(row)], **_values(row))


async def next_id(tx: Tx, kind: type[TableRow | MatchRow]) -> int:
    """The number of a new table or match. Rows are never deleted, so no number comes twice."""
    row = await tx.one(f"SELECT COALESCE(MAX(id), 0) + 1 AS id FROM {_KEYS[kind][0]}")  # noqa: S608  our own names
    assert row is not None
    return int(row["id"])


async def table(tx: Tx, table_id: int, *, lock: bool) -> TableRow | None:
    """A table. With `lock` nobody else gets it, for writing, before this transaction ends."""
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


async def take_chair(tx: Tx, row: ChairRow) -> bool:
    """Insert a chair; False when the place is taken, or the person sits somewhere in the server."""
    return bool(await tx.execute(f"{_INSERT[ChairRow]} ON CONFLICT DO NOTHING", **_values(row)))


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
    """Seat (None: the dealer) and text of the actions of a match from number `after` on, in order."""
    rows = await tx.all(
        "SELECT seat, text FROM actions WHERE match_id = :match AND n >= :after ORDER BY n",
        match=match_id,
        after=after,
    )
    return [(row["seat"], row["text"]) for row in rows]


async def append_action(tx: Tx, match_id: int, n: int, *, seat: int | None, text: str, at: float) -> None:
    """The `n`th action of a match, counted from 0. Raises `Conflict` when there is one already."""
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
