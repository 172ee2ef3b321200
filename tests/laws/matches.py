"""Every game under `rules`, found by looking, and matches of it played at random.

Nothing here knows a game: it is all said in the words of `rules.game.Game`.
"""

from __future__ import annotations

import importlib
import pkgutil
import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import rules
from rules.game import DEALER, AnyGame, Deal, Event, Illegal, Seat, Strength

LONGEST: Final = 3000
"""Actions after which a match is said never to end."""

Done: TypeAlias = tuple[Seat | None, Any]
"""Who did what."""


def discovered() -> list[AnyGame]:
    """The `GAME` of each package under `rules` that has one."""
    packages = (f"rules.{found.name}" for found in pkgutil.iter_modules(rules.__path__) if found.ispkg)
    modules = map(importlib.import_module, packages)
    return [module.GAME for module in modules if hasattr(module, "GAME")]


@dataclass(frozen=True)
class Table:
    """One way to sit down to one game."""

    game: AnyGame
    ruleset: Any
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name}-{self.ruleset.name}-{self.seats}"


GAMES: Final = discovered()
TABLES: Final = [
    Table(game, ruleset, seats)
    for game in GAMES
    for ruleset in game.rulesets.values()
    for seats in game.seats
]


@dataclass(frozen=True)
class Moment:
    """A state of a match, what led to it, and what was announced on the way to it."""

    state: Any
    actions: tuple[Done, ...]
    events: tuple[Event, ...]


def dealt(game: AnyGame, dice: random.Random) -> Deal:
    return Deal(tuple(dice.sample(game.pack, len(game.pack))), draw=dice.getrandbits(32))


def acts(game: AnyGame, state: Any, dice: random.Random) -> Done:
    """What happens next: mostly a choice, sometimes the default, seldom somebody leaves, and the dealer when it is his."""
    waiting = sorted(game.to_act(state))
    if not waiting:
        return DEALER, game.default(state, DEALER)
    seat = dice.choice(waiting)
    lot = dice.random()
    if lot < 0.02 and seat not in game.stand_ins(state):
        return seat, game.parse("leave")
    choices = game.choices(state, seat)
    if not choices or lot > 0.9:
        return seat, game.default(state, seat)
    if lot > 0.8:
        luck = dice.getrandbits(32)
        return seat, game.decide(game.view(state, seat), Strength.BEGINNER, luck)
    return seat, choices[0] if lot < 0.3 else dice.choice(choices)


def moments(table: Table, deal: Deal, dice: random.Random) -> Iterator[Moment]:
    """A whole match, state by state. Fails when it does not end."""
    game = table.game
    step = game.start(table.ruleset, table.seats, deal)
    moment = Moment(step.state, (), step.events)
    yield moment
    while game.result(moment.state) is None:
        assert len(moment.actions) < LONGEST, "the match does not end"
        seat, action = acts(game, moment.state, dice)
        step = game.apply(moment.state, seat, action)
        moment = Moment(step.state, (*moment.actions, (seat, action)), (*moment.events, *step.events))
        yield moment


def refusal(game: AnyGame, state: Any, seat: Seat | None, action: Any) -> Illegal | None:
    """Why the action is refused; None when it is legal."""
    try:
        game.apply(state, seat, action)
    except Illegal as illegal:
        return illegal
    return None
