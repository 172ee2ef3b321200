"""What every table shares: the games, the clock, the seal, the dice, and the states that were folded before."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from bot.store import Tx, tables
from bot.store.rows import MatchRow
from bot.tables.seal import Seal
from rules.game import AnyGame, Deal, Event, Seat
from rules.play import fold
from rules.shuffle import commitment, shuffle

KEPT: Final = 1000
"""How many matches' states are kept in memory."""


@dataclass(frozen=True, slots=True)
class Fold:
    """The state of a match after its first `n` actions, and all that happened in public until then."""

    n: int
    state: Any
    events: tuple[Event, ...]


class Folds:
    """States by match, a pure speed-up: only what was committed is kept, and anything may be forgotten.

    Transactions read it on the store's thread, only the event loop writes; each does one step of a dict at a time.
    """

    def __init__(self) -> None:
        self._kept: dict[int, Fold] = {}

    def get(self, match: int) -> Fold | None:
        return self._kept.get(match)

    def keep(self, match: int, found: Fold) -> None:
        """Remember the state of a match after its commit."""
        self._kept.pop(match, None)
        self._kept[match] = found
        if len(self._kept) > KEPT:
            self._kept.pop(next(iter(self._kept)), None)

    def forget(self, match: int) -> None:
        self._kept.pop(match, None)


@dataclass(slots=True)
class House:
    """Handed to whatever works on a table."""

    games: Mapping[str, AnyGame]
    now: Callable[[], float]
    seal: Seal
    random: Callable[[int], bytes]
    folds: Folds = field(default_factory=Folds)
    _rulesets: dict[tuple[str, str, str], Any] = field(default_factory=dict)

    def luck(self) -> int:
        """A whole number in 0..2**32-1."""
        return int.from_bytes(self.random(4), "big")

    def ruleset(self, game: AnyGame, name: str, switches: str) -> Any:
        """The frozen ruleset of a table. Raises `rules.game.Illegal` when the game no longer takes it."""
        key = (game.name, name, switches)
        if key not in self._rulesets:
            self._rulesets[key] = game.house(name, json.loads(switches))
        return self._rulesets[key]

    def rulesets(self) -> list[tuple[str, Any]]:
        """Those of all tables that were looked at since the start, each with the name of its game."""
        return [(game, ruleset) for (game, _, _), ruleset in list(self._rulesets.items())]


async def fold_match(tx: Tx, house: House, game: AnyGame, ruleset: Any, match: MatchRow) -> Fold:
    """The state of a match that was dealt, from its stored opening and actions. Whatever the rules raise goes on."""
    kept = house.folds.get(match.id)
    after = kept.n if kept is not None else 0
    added = [
        (seat, house.seal.open_text(sealed, action_name(match, n)))
        for n, (seat, sealed) in enumerate(await tables.actions(tx, match.id, after), after)
    ]
    if kept is None:
        state, events = fold(game, ruleset, match.seats, deal_of(house, game, match), added)
        return Fold(len(added), state, events)
    return _go_on(game, kept, added)


def _go_on(game: AnyGame, kept: Fold, added: Iterable[tuple[Seat | None, str]]) -> Fold:
    n, state, events = kept.n, kept.state, kept.events
    for seat, text in added:
        step = game.apply(state, seat, game.parse(text))
        n, state, events = n + 1, step.state, events + step.events
    return Fold(n, state, events)


def deal_of(house: House, game: AnyGame, match: MatchRow) -> Deal:
    """The deal that follows from the seed and the players' entropy. Raises `SealError` with another key."""
    seed = house.seal.open(match.sealed, seed_name(match))
    cards, draw = shuffle(seed, json.loads(match.entropy), game.pack)
    return Deal(cards, draw, match.last_winner)


def seed_name(match: MatchRow) -> str:
    """What a match's seed is sealed under."""
    return f"seed:{match.table_id}:{match.number}"


def action_name(match: MatchRow, n: int) -> str:
    """What the `n`th action of a match is sealed under: while the match is live it may tell a whole hand."""
    return f"action:{match.id}:{n}"


def plan_name(match: MatchRow, seat: Seat) -> str:
    """What the planned action of a seat is sealed under."""
    return f"plan:{match.id}:{seat}"


def new_match(house: House, match_id: int, table_id: int, number: int, seed: bytes) -> MatchRow:
    """A match that is committed to and not yet dealt."""
    match = MatchRow(match_id, table_id, number, "next", commitment(seed, str(table_id), number), b"")
    match.sealed = house.seal.close(seed, seed_name(match))
    return match
