"""What every game at our tables is: a fold of actions over a deal.

A game is a value with pure functions. `start` turns a deal into the first state, `apply` turns a state and an action
into the next one and leaves the old one as it was, or raises `Illegal` and changes nothing. States hold every card;
nobody outside `rules` may draw one: screens, pictures and computer players receive a `view`, built from what that
seat is allowed to know. There is no default view.

The table itself acts too (it reveals rows, for instance): its actions come from the `DEALER`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from types import MappingProxyType
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

Seat: TypeAlias = int
"""A place at the table, counted from 0 in the order of play."""

DEALER: Final[None] = None
"""Who acts when the table itself does (see `Game.default`), and who looks on when nobody's cards may be seen."""

NO_FACTS: Final[Mapping[str, Any]] = MappingProxyType({})


class Illegal(Exception):
    """An action that the rules refuse now. Nothing has changed.

    `code` names the sentence that explains it (`illegal-<code>` in the word files), `facts` are its variables:
    plain text, numbers, cards. Facts never hold a card that the actor cannot see.
    """

    def __init__(self, code: str, /, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!s}" for name, value in self.facts.items())
        return f"{self.code}({told})"


class Unreadable(Illegal):
    """A text that is no action or no card at all, whatever the state."""


class Strength(IntEnum):
    """How well a computer player plays; the weakest plays like a beginner, not at random."""

    BEGINNER = 1
    REGULAR = 2
    EXPERT = 3


@dataclass(frozen=True, slots=True)
class Deal:
    """What chance decided, as data; rules own no dice.

    `cards` is the whole pack in its shuffled order (first card first), `draw` a whole number in 0..2**32-1 from the
    same seed for whatever else a game leaves to the lot, `last_winner` the seat of the last match's winner at this
    table if he still sits there.
    """

    cards: tuple[Any, ...]
    draw: int = 0
    last_winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened in public, for announcements. It has no field that could hold a hidden card."""

    code: str
    seat: Seat | None = None
    facts: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)


@dataclass(frozen=True, slots=True)
class Line:
    """One payment of a result: `payer` owes `payee` `stakes` (whole, positive) for `reason`.

    `reason` is a code with a sentence in the word files (`reason-<code>`), `facts` its variables.
    """

    payer: Seat
    payee: Seat
    stakes: int
    reason: str
    facts: Mapping[str, Any] = field(default_factory=lambda: NO_FACTS)


@dataclass(frozen=True, slots=True)
class Result:
    """How a match ended. `lines` explain every stake; `winner` leads the next match where the game has leaders."""

    seats: int
    lines: tuple[Line, ...]
    winner: Seat | None = None

    @property
    def net(self) -> tuple[int, ...]:
        """Signed whole stakes of each seat; they sum to 0."""
        net = [0] * self.seats
        for line in self.lines:
            net[line.payer] -= line.stakes
            net[line.payee] += line.stakes
        return tuple(net)


@dataclass(frozen=True, slots=True)
class Wait:
    """What a live match is waiting for, and how long it may.

    States whose `kind` and `number` are equal share one deadline: it starts when the first of them is reached.
    `seconds` is the ruleset's own pace; a table may set another for a kind.
    """

    kind: Literal["setting", "turn", "reveal"]
    number: int
    seconds: float


S = TypeVar("S")
R = TypeVar("R")
A = TypeVar("A")
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """The state after an action and what happened on the way, in order."""

    state: S
    events: tuple[Event, ...] = ()


class Game(Protocol[R, S, A, V]):
    """One game: rulesets R, states S, actions A, views V. All are frozen, hashable or at least immutable data."""

    @property
    def name(self) -> str:
        """Short, lower case, stable: it is stored."""

    @property
    def rulesets(self) -> Mapping[str, R]:
        """The built-in rulesets by name, the usual one first."""

    @property
    def seats(self) -> tuple[int, ...]:
        """How many may be dealt in, ascending."""

    @property
    def pack(self) -> tuple[Any, ...]:
        """Every card of the pack in its canonical order; a deal is a permutation of it."""

    @property
    def fills_seats(self) -> bool:
        """Whether the table fills empty seats with computer players at the deal."""

    def house(self, base: str, switches: Mapping[str, Any]) -> R:
        """The ruleset `base` with a server's switches (JSON values) set. Raises `Illegal` for what cannot be set."""

    def all_ready(self, ruleset: R) -> bool:
        """Whether the host may deal only when all seated are ready (else: when one other player is)."""

    def worst(self, ruleset: R, seats: int) -> int:
        """The most stakes that one seat can lose in a match."""

    def start(self, ruleset: R, seats: int, deal: Deal) -> Step[S]:
        """Deal `seats` hands. Raises `Illegal` when the game is not played by so many."""

    def to_act(self, state: S) -> frozenset[Seat]:
        """The seats that the match waits for; empty when it waits for the dealer, or is over."""

    def wait(self, state: S) -> Wait | None:
        """What it waits for and how long; None when it is over."""

    def apply(self, state: S, seat: Seat | None, action: A) -> Step[S]:
        """The next state, or `Illegal`; `state` is untouched either way. `seat` None is the dealer."""

    def default(self, state: S, seat: Seat | None) -> A:
        """What is done for a seat of `to_act` whose time is up, or by the dealer when `to_act` is empty."""

    def clock_only(self, action: A) -> bool:
        """Whether only the table (its clock) may take this action, never a person."""

    def choices(self, state: S, seat: Seat) -> Sequence[A]:
        """Legal actions worth a button or a hint, best known first; may be empty."""

    def view(self, state: S, seat: Seat | None) -> V:
        """What that seat may know; None is an onlooker."""

    def result(self, state: S) -> Result | None:
        """None while the match is live."""

    def stand_ins(self, state: S) -> frozenset[Seat]:
        """Seats whose player left and that a computer plays until the end."""

    def decide(self, view: V, strength: Strength, luck: int) -> A:
        """A computer player's action, from its own view alone; equal arguments, equal action.

        `luck` is a whole number in 0..2**32-1 for mixed decisions. It may take long: call it off the event loop.
        """

    def parse(self, text: str) -> A:
        """The action that `text` stands for. Raises `Unreadable`."""

    def format(self, action: A) -> str:
        """The one text of an action: custom_id, database, log and tests all speak it. At most 60 characters."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any]
