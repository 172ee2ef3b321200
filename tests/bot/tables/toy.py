"""A toy game for whatever hosts games: everybody gets one number and bids 1 or 3 stakes; the highest number wins.

The bids are made all at once or in turns, as the ruleset says; then the dealer reveals. Who leaves bids 3 and loses,
or, in the ruleset `stand-in`, is played for by a computer.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from rules.game import Deal, Event, Game, Illegal, Line, Result, Seat, Step, Strength, Unreadable, Wait
from rules.play import house_rules


@dataclass(frozen=True)
class Ruleset:
    name: str
    turns: bool = False
    all_ready: bool = False
    stand_in: bool = False
    seconds: float = 90.0


RULESETS: Final = {
    ruleset.name: ruleset
    for ruleset in (
        Ruleset("at-once"),
        Ruleset("in-turn", turns=True, seconds=30.0),
        Ruleset("all-ready", all_ready=True),
        Ruleset("stand-in", turns=True, stand_in=True),
    )
}


@dataclass(frozen=True)
class State:
    ruleset: Ruleset
    cards: tuple[int, ...]
    bids: tuple[int | None, ...]
    left: frozenset[Seat] = frozenset()
    first: Seat = 0
    shown: bool = False

    @property
    def open(self) -> list[Seat]:
        """Who has not bid, in the order of turns."""
        seats = len(self.cards)
        order = [(self.first + at) % seats for at in range(seats)]
        return [seat for seat in order if self.bids[seat] is None]


@dataclass(frozen=True)
class View:
    card: int | None
    bid: int | None
    done: tuple[bool, ...]
    cards: tuple[int, ...] | None  # once they are shown


@dataclass(frozen=True)
class Toy:
    name: str = "toy"
    fills_seats: bool = False
    seats: tuple[int, ...] = (2, 3, 4)
    pack: tuple[int, ...] = tuple(range(1, 13))

    @property
    def rulesets(self) -> Mapping[str, Ruleset]:
        return RULESETS

    def house(self, base: str, switches: Mapping[str, Any]) -> Ruleset:
        return house_rules(RULESETS, base, switches)

    def all_ready(self, ruleset: Ruleset) -> bool:
        return ruleset.all_ready

    def worst(self, ruleset: Ruleset, seats: int) -> int:
        return 3

    def start(self, ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
        first = deal.last_winner if deal.last_winner is not None else 0
        state = State(ruleset, deal.cards[:seats], (None,) * seats, first=first)
        return Step(state, (Event("dealt", facts={"seats": seats}),))

    def to_act(self, state: State) -> frozenset[Seat]:
        return frozenset(state.open[:1] if state.ruleset.turns else state.open)

    def wait(self, state: State) -> Wait | None:
        if state.shown:
            return None
        if not state.open:
            return Wait("reveal", 0, 5.0)
        if state.ruleset.turns:
            return Wait("turn", len(state.cards) - len(state.open), state.ruleset.seconds)
        return Wait("setting", 0, state.ruleset.seconds)

    def apply(self, state: State, seat: Seat | None, action: str) -> Step[State]:
        if action == "reveal":
            if state.open or state.shown or seat is not None:
                raise Illegal("not-yet")
            return Step(replace(state, shown=True), (Event("shown", facts={"cards": str(state.cards)}),))
        if not state.open or seat is None:
            raise Illegal("too-late")
        if action == "leave":
            left = replace(state, left=state.left | {seat})
            return Step(left if state.ruleset.stand_in else _bid(left, seat, 3), (Event("left", seat),))
        if seat in state.left and not state.ruleset.stand_in:
            raise Illegal("left")
        if state.ruleset.turns and seat != state.open[0]:
            raise Illegal("not-your-turn")
        return Step(_bid(state, seat, 3 if action == "high" else 1), (Event("bid", seat),))

    def default(self, state: State, seat: Seat | None) -> str:
        return "reveal" if seat is None else "late"

    def clock_only(self, action: str) -> bool:
        return action in ("reveal", "late")

    def choices(self, state: State, seat: Seat) -> Sequence[str]:
        return ("low", "high") if seat in self.to_act(state) else ()

    def view(self, state: State, seat: Seat | None) -> View:
        return View(
            card=None if seat is None else state.cards[seat],
            bid=None if seat is None else state.bids[seat],
            done=tuple(bid is not None for bid in state.bids),
            cards=state.cards if state.shown else None,
        )

    def result(self, state: State) -> Result | None:
        if not state.shown:
            return None
        playing = [
            seat for seat in range(len(state.cards)) if seat not in state.left or state.ruleset.stand_in
        ]
        if not playing:
            return Result(len(state.cards), ())
        winner = max(playing, key=lambda seat: state.cards[seat])
        lines = tuple(
            Line(seat, winner, bid or 1, "lower") for seat, bid in enumerate(state.bids) if seat != winner
        )
        return Result(len(state.cards), lines, winner)

    def stand_ins(self, state: State) -> frozenset[Seat]:
        return state.left if state.ruleset.stand_in else frozenset()

    def decide(self, view: View, strength: Strength, luck: int) -> str:
        assert view.card is not None
        return "high" if view.card > 6 else "low"

    def parse(self, text: str) -> str:
        if text not in ("low", "high", "late", "leave", "reveal"):
            raise Unreadable("no-such-bid")
        return text

    def format(self, action: str) -> str:
        return action


def _bid(state: State, seat: Seat, bid: int) -> State:
    return replace(state, bids=(*state.bids[:seat], bid, *state.bids[seat + 1 :]))


TOY: Final[Game[Ruleset, State, str, View]] = Toy()
"""Played by two to four."""

TRIO: Final[Game[Ruleset, State, str, View]] = Toy("trio", fills_seats=True, seats=(3,))
"""Played by exactly three; computers fill the empty seats."""
