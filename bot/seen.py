"""A table as one person sees it: plain data, made by `bot.tables`, drawn by the screens.

Everything here was allowed to that person by the rules' `view`; nothing here can show more than the view holds.
`version` is what a button carries: a tap with an older one is answered with the fresh screen.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from rules.game import Event, Result, Seat, Strength


class Refused(Exception):
    """What the table refuses, like `rules.game.Illegal` but about hosting: seats, money, rights, time.

    `code` names the sentence `refused-<code>`, `facts` are its variables. Nothing has changed.
    """

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts


class Phase(StrEnum):
    """Where a table is in its life."""

    LOBBY = "lobby"  # people sit down; between two matches the last result is still shown
    PLAYING = "playing"  # a match is live, its reveal included
    CLOSED = "closed"
    PAUSED = "paused"  # the channel cannot be written to


@dataclass(frozen=True, slots=True)
class Chair:
    """A taken seat of the table. While a match is live `seat` is the player's seat in it, None when he sits out."""

    user: int | None  # None: a computer player
    name: str
    strength: Strength | None  # of a computer player
    ready: bool
    host: bool
    seat: Seat | None
    left: bool = False  # left the live match

    @property
    def computer(self) -> bool:
        return self.user is None


@dataclass(frozen=True, slots=True)
class Paid:
    """What a match moved: whole chips, for lines between two people only."""

    net: tuple[int | None, ...]
    """Chips by seat, after the caps of the escrow; None for a computer player."""
    balances: tuple[int | None, ...]
    """The wallets afterwards, by seat."""
    short: tuple[Seat, ...] = ()
    """Seats that owed more than they had at stake (cháy túi)."""


@dataclass(frozen=True, slots=True)
class Proof:
    """Everything needed to check a deal (see `rules.shuffle.verify`); the seed is known only after the result."""

    table: str
    match: int
    commitment: str
    seed: str | None = None  # 64 hex digits
    entropy: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finished:
    """The last match at the table, as its onlookers saw it end."""

    match: int
    names: tuple[str, ...]  # by seat
    users: tuple[int | None, ...]  # by seat
    view: Any
    result: Result
    paid: Paid
    proof: Proof
    seat: Seat | None = None
    """Where the viewer sat in it, whether or not he still sits at the table; None when he did not play in it."""
    own: Any = None
    """The game's view of it for the viewer, if he played in it: what only he may know is in there."""


@dataclass(frozen=True, slots=True)
class Seen:
    """One table for one pair of eyes. `you` is the viewer's chair, or None for somebody who does not sit here."""

    table: int
    version: int
    guild: int
    channel: int
    message: int | None  # the board, for links
    game: str
    ruleset: Any  # the game's frozen ruleset, house switches included
    ruleset_name: str
    stake: int  # chips a stake
    places: int  # how many may sit
    phase: Phase
    chairs: tuple[Chair, ...]  # in seat order
    you: Chair | None
    practice: bool  # no second person: nothing is paid
    suggest: bool  # whether the table offers Suggest
    commitment: str | None  # of the next deal in the lobby, of this deal while playing
    match: int  # number of the live match at this table, or of the next one; counted from 1
    deadline: float | None = None  # unix seconds
    view: Any = None  # the game's view for this viewer while playing
    names: tuple[str, ...] = ()  # of the live match, by seat
    events: tuple[Event, ...] = ()  # public, of the live match, in order
    finished: Finished | None = None  # while in the lobby after a match
    closed_because: str | None = None  # code of the sentence `closed-<code>`
    planned: str | None = None
    """The viewer's own pre-selected action, by its text; in his turn it is one that proved illegal."""
    facts: Mapping[str, Any] = field(default_factory=dict)

    @property
    def seat(self) -> Seat | None:
        """The viewer's seat in the live match."""
        return self.you.seat if self.you is not None else None
