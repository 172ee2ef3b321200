"""What a match of Tiến Lên is made of: actions and their one text, rounds, debts, the state.

All of it is frozen. A state holds every hand, so it never leaves the rules: the outside gets `view.View`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rules.cards import Card, format_cards, parse_cards
from rules.game import Seat, Unreadable
from rules.tienlen.plays import TWO, TWOS, Bits, Play, to_bits, to_cards
from rules.tienlen.rulesets import Ruleset
from rules.turns import Verb, after, read_verb

HAND: Final = 13


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player does; `cards` of a play from low to high (see `lay`), of anything else none."""

    verb: Verb
    cards: tuple[Card, ...] = ()

    def __str__(self) -> str:
        return f"{self.verb.value} {format_cards(self.cards)}" if self.cards else self.verb.value


PASS: Final = Action(Verb.PASS)
LEAVE: Final = Action(Verb.LEAVE)


def lay(cards: Iterable[Card]) -> Action:
    """The action of laying these cards, whatever order they come in. Raises `Illegal("card-twice", card=…)`."""
    return Action(Verb.PLAY, to_cards(to_bits(cards)))


def parse(text: str) -> Action:
    """`play 7d7h`, `pass`, `leave`. Raises `Unreadable("not-an-action" | "not-a-card", text=…)`, `Illegal("card-twice")`."""
    verb, written = read_verb(text)
    if verb is not Verb.PLAY:
        return Action(verb)
    cards = parse_cards(written)
    if not 1 <= len(cards) <= HAND:
        raise Unreadable("not-an-action", text=text)
    return lay(cards)


@dataclass(frozen=True, slots=True)
class Laid:
    """A play on the table and whose it is."""

    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a round's history: `play` is None for a pass and for leaving."""

    seat: Seat
    verb: Verb
    play: Play | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """All that was done between two leads, in order; `winner` is None while it goes on or when nobody had led."""

    moves: tuple[Move, ...] = ()
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class Debt:
    """What a chop costs: `payer` was bombed last, `receiver` bombed last, `stakes` is the value of all plays bombed.

    `chain` are the plays concerned, from the first that was bombed to the bomb on top.
    """

    payer: Seat
    receiver: Seat
    stakes: int
    chain: tuple[Laid, ...]

    @property
    def chained(self) -> bool:
        """Whether a bomb was bombed (*chặt chồng*)."""
        return len(self.chain) > 2


@dataclass(frozen=True, slots=True)
class Instant:
    """A hand that wins at the deal (*tới trắng*)."""

    seat: Seat
    kind: str


@dataclass(frozen=True, slots=True)
class State:
    """A whole match, everybody's cards included."""

    ruleset: Ruleset
    hands: tuple[Bits, ...]
    """What each seat holds; a leaver's stays what it was when he left."""
    turn: Seat | None
    """Who is to act; None when the match is over."""
    turns: int = 0
    """How many turns have ended: the number of the running deadline."""
    on_table: Laid | None = None
    """The play to beat; None when a round is to be led."""
    passed: frozenset[Seat] = frozenset()
    """Who is out of the round."""
    out: tuple[Seat, ...] = ()
    """Who emptied his hand, in order."""
    left: tuple[Seat, ...] = ()
    """Who left while he held cards, in order: the first of them has the last place."""
    known_stuck: frozenset[Seat] = frozenset()
    """Whom the lead has passed over because only a 2 is left to him."""
    must_hold: Bits = 0
    """The card that the first play must contain (a house rule)."""
    debt: Debt | None = None
    """The chop of this round, not yet paid."""
    debts: tuple[Debt, ...] = ()
    """The chops of the rounds before."""
    round: Round = Round()
    rounds: tuple[Round, ...] = ()
    """The rounds before this one."""
    places: tuple[Seat, ...] = ()
    """From first to last, when it is over."""
    instants: tuple[Instant, ...] = ()
    """Who won at the deal."""

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def over(self) -> bool:
        return bool(self.places or self.instants)

    def holds(self, seat: Seat) -> bool:
        """Whether the seat still plays: it has cards and has not left."""
        return bool(self.hands[seat]) and seat not in self.left

    def stuck(self, seat: Seat) -> bool:
        """Whether only a 2 is left to it."""
        return self.holds(seat) and only_a_two(self.hands[seat])

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in the order of play."""
        return after(seat, self.seats)


def only_a_two(hand: Bits) -> bool:
    """Whether a hand is one card, and that a 2."""
    return hand >> 4 * TWO != 0 and hand & ~TWOS == 0 and hand.bit_count() == 1
