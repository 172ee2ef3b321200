"""What a match of Chuo Pai is made of: actions and their one text, rounds, the state. All of it is frozen.

A state holds every hand, so it never leaves the rules: the outside gets `view.View`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rules.chuopai.patterns import Heap, Pattern
from rules.chuopai.plays import Play
from rules.chuopai.rulesets import Ruleset
from rules.game import Seat, Unreadable
from rules.turns import Verb, after, read_verb

SEATS: Final = 3
HAND: Final = 28
LONGEST_PLAY: Final = 12


@dataclass(frozen=True, slots=True)
class Action:
    """One thing a player does; `cards` of a play in the order of their notation (see `lay`)."""

    verb: Verb
    cards: tuple[Pattern, ...] = ()

    def __str__(self) -> str:
        """`play 1313`: two digits a card; `pass`; `leave`."""
        written = "".join(f"{card.low}{card.high}" for card in self.cards)
        return f"{self.verb.value} {written}" if written else self.verb.value


PASS: Final = Action(Verb.PASS)
LEAVE: Final = Action(Verb.LEAVE)


def lay(cards: Iterable[Pattern]) -> Action:
    """The action of laying these cards, whatever order they come in."""
    return Action(Verb.PLAY, tuple(sorted(cards)))


def parse(text: str) -> Action:
    """`play 1313` (as people write it too: `play 1-3 3-1`), `pass`, `leave`.

    Raises `Unreadable("not-an-action" | "not-a-card", text=…)`.
    """
    verb, written = read_verb(text)
    if verb is not Verb.PLAY:
        return Action(verb)
    digits = "".join(sign for sign in written if sign not in " -,")
    halves = [digits[at : at + 2] for at in range(0, len(digits), 2)]
    if not 1 <= len(halves) <= LONGEST_PLAY:
        raise Unreadable("not-an-action", text=text)
    return lay(Pattern.parse("-".join(sorted(half))) for half in halves)


@dataclass(frozen=True, slots=True)
class Laid:
    """A play on the table and whose it is."""

    seat: Seat
    play: Play


@dataclass(frozen=True, slots=True)
class Move:
    """One line of a round's history: `play` is None for a pass."""

    seat: Seat
    play: Play | None


@dataclass(frozen=True, slots=True)
class Round:
    """All that was done in a round, in order, the lead first; `winner` is None while it goes on."""

    moves: tuple[Move, ...] = ()
    winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class State:
    """A whole match, everybody's cards included. Tuples are by seat."""

    ruleset: Ruleset
    hands: tuple[Heap, ...]
    piles: tuple[Heap, ...]
    """The cards won, the opening bonus included; each is a point."""
    bonus: tuple[Heap, ...]
    """What each hand moved to its pile at the deal."""
    leader: Seat
    """Who leads, or led, the round."""
    turn: Seat | None
    """Who is to act; None when the match is over."""
    turns: int = 0
    """How many turns have ended: the number of the running deadline."""
    highest: Laid | None = None
    """The play to beat; None when the round is to be led."""
    left: frozenset[Seat] = frozenset()
    """Whose player left; a computer plays on for him."""
    round: Round = Round()
    rounds: tuple[Round, ...] = ()
    """The rounds before this one."""

    @property
    def over(self) -> bool:
        return self.turn is None

    def after(self, seat: Seat) -> tuple[Seat, ...]:
        """The other seats in the order of play."""
        return after(seat, len(self.hands))
