"""What people ask of the tables and what they are answered, as plain data. Times are unix seconds."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from bot.seen import Seen
from rules.game import Seat

Notice: TypeAlias = tuple[str, Mapping[str, Any]]
"""A code with a sentence `notice-<code>` and its variables, said to one person, once: `seated` (commitment, match),
`seated-waiting`, `word-taken` (word), `planned`, `dms-closed`."""


Mark: TypeAlias = tuple[str, int, int]
"""While it stays the same for a table and a person, so does what his private panel there shows."""


@dataclass(frozen=True, slots=True)
class Order:
    """Somebody opens a table. `id` is the interaction's: the same order twice opens one table."""

    id: str
    user: int
    name: str
    guild: int
    channel: int
    game: str
    ruleset: str | None = None  # None: the one that the server or else the game offers first
    stake: int = 100  # chips
    seats: int | None = None  # None: as many as the game allows
    computers: int = 0
    locale: str = "vi"
    suggest: bool = True  # whether the table offers Suggest
    answered: bool = False  # with the board itself: for a while the painter does not post it


@dataclass(frozen=True, slots=True)
class Tap:
    """Somebody does something at a table: `text` is a verb of the table (see `bot.tables.taps.VERBS`) or an action
    of the game.

    `version` is the one that the tapped screen showed; None for what was typed. `panel` is the message in his DMs that
    was tapped, which the answer redraws, so that the painter need not. `guild` is the server in which he did it, None
    in a DM: a table of another server is none there, and rights in one server are none in the next.
    """

    id: str
    user: int
    name: str
    table: int
    text: str
    version: int | None = None
    guild: int | None = None
    moderator: bool = False  # may manage the channel's messages
    panel: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What the one who tapped is shown.

    `stale`: his screen was too old for what he meant, so nothing was done; show him the fresh one.
    `repeated`: the same interaction had been carried out before; nothing was done again.
    """

    seen: Seen
    repeated: bool = False
    notices: tuple[Notice, ...] = ()
    stale: bool = False


@dataclass(frozen=True, slots=True)
class StaleBoard:
    """A public board that does not show what it should: draw `seen` into `message`, or post it where that is None.

    A table has one board an epoch; a new epoch is a new message (nonce: table and epoch). `final`: the board is left
    behind or the table closed: it is edited once more, without buttons. A board that was left behind shows the match
    that ended on it (`seen.finished`); if none did, `moved` says that it only points to the newer message, where the
    table has gone on.
    """

    table: int
    epoch: int
    version: int
    channel: int
    message: int | None
    final: bool
    moved: bool
    seen: Seen


@dataclass(frozen=True, slots=True)
class Held:
    """What cannot be drawn just now: it is under way, or rests after a failure. The others get the places."""

    boards: frozenset[tuple[int, int]] = frozenset()
    """By table and epoch."""
    tables: frozenset[int] = frozenset()
    channels: frozenset[int] = frozenset()
    hands: frozenset[tuple[int, int, int]] = frozenset()
    """By table, number of the match, and person."""


NOTHING: Final = Held()


@dataclass(frozen=True, slots=True)
class StaleHand:
    """A private panel owed to somebody who was dealt in: draw `seen`, whose `you` he is, into his DMs.

    `over`: his match has ended; the panel is edited once more, without controls of play.
    """

    table: int
    match: int
    seat: Seat
    user: int
    channel: int | None  # of his DMs, where known
    message: int | None
    version: int
    over: bool
    seen: Seen


@dataclass(frozen=True, slots=True)
class Paused:
    """A table that waits for its channel to become writable again."""

    table: int
    channel: int
    why: str
    refund_at: float
    users: tuple[int, ...] = field(default=())
