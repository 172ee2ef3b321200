"""What games in turns share: one seat acts at a time, each turn against a clock of its own; it plays, passes or leaves.

Which plays there are, what beats what, and who is next is for each game to say.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Protocol, TypeVar

from rules.game import Game, Seat, Unreadable, Wait
from rules.play import house_rules


class Verb(StrEnum):
    """What a player can do."""

    PLAY = "play"
    PASS = "pass"  # noqa: S105 (the text of an action)
    LEAVE = "leave"


def read_verb(text: str) -> tuple[Verb, str]:
    """The verb of an action's text and the cards written after it, as they are.

    Raises `Unreadable("not-an-action", text=…)` for any other verb, and for cards where none belong.
    """
    verb, _, written = text.strip().partition(" ")
    if verb not in set(Verb) or (written and verb != Verb.PLAY):
        raise Unreadable("not-an-action", text=text)
    return Verb(verb), written


class Paced(Protocol):
    """A ruleset with a clock for each turn."""

    @property
    def name(self) -> str:
        """As in `Game.rulesets`."""

    @property
    def turn_seconds(self) -> float:
        """How long a turn may take."""


class InTurns(Protocol):
    """A state in which at most one seat is to act."""

    @property
    def ruleset(self) -> Paced:
        """The rules of the match."""

    @property
    def turn(self) -> Seat | None:
        """Who is to act; None when the match is over."""

    @property
    def turns(self) -> int:
        """How many turns have ended: the number of the running deadline."""


R = TypeVar("R", bound=Paced)
S = TypeVar("S", bound=InTurns)
A = TypeVar("A")
V = TypeVar("V")


class TurnGame(Game[R, S, A, V]):
    """What is the same in every game in turns, and what is usual: a game says only where it differs."""

    fills_seats = False

    def house(self, base: str, switches: Mapping[str, Any]) -> R:
        """The switches are the ruleset's own fields."""
        return house_rules(self.rulesets, base, switches)

    def all_ready(self, ruleset: R) -> bool:  # noqa: ARG002 (the protocol's)
        """One other player is enough."""
        return False

    def to_act(self, state: S) -> frozenset[Seat]:
        return frozenset() if state.turn is None else frozenset({state.turn})

    def wait(self, state: S) -> Wait | None:
        return None if state.turn is None else Wait("turn", state.turns, state.ruleset.turn_seconds)

    def clock_only(self, action: A) -> bool:  # noqa: ARG002 (the protocol's)
        """Nothing: what the clock does a player could have done."""
        return False

    def stand_ins(self, state: S) -> frozenset[Seat]:  # noqa: ARG002 (the protocol's)
        """None: a leaver's place is settled when he leaves."""
        return frozenset()

    def format(self, action: A) -> str:
        return str(action)


def after(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """The other seats in the order of play, from the next one."""
    return tuple((seat + step) % seats for step in range(1, seats))
