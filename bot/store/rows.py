"""Rows of tables, chairs, matches and players as mutable data, and the two statements that write them."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Final

from bot.store.port import Tx


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
    plan: str | None = None  # the action that he wants done when his turn comes, sealed
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


async def take_chair(tx: Tx, row: ChairRow) -> bool:
    """Insert a chair; False when the place is taken, or the person sits somewhere in the server."""
    return bool(await tx.execute(f"{_INSERT[ChairRow]} ON CONFLICT DO NOTHING", **_values(row)))
