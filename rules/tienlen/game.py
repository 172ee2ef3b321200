"""Tiến Lên as a value of the shared protocol (`rules.game.Game`). Every line here hands on to the file that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.cards import PACK, Card
from rules.game import Deal, Result, Seat, Step, Strength
from rules.tienlen import computer, match, settling
from rules.tienlen import rulesets as variants
from rules.tienlen.plays import to_cards
from rules.tienlen.rulesets import Ruleset
from rules.tienlen.state import PASS, Action, State, lay, parse
from rules.tienlen.view import View, options, view
from rules.turns import TurnGame


class TienLen(TurnGame[Ruleset, State, Action, View]):
    """The game; it has no state of its own."""

    name = "tienlen"
    rulesets: Mapping[str, Ruleset] = variants.RULESETS
    seats: tuple[int, ...] = match.SEATS
    pack: tuple[Card, ...] = PACK

    def house(self, base: str, switches: Mapping[str, Any]) -> Ruleset:
        return variants.house(base, switches)

    def worst(self, ruleset: Ruleset, seats: int) -> int:
        return settling.worst(ruleset, seats)

    def start(self, ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
        return match.start(ruleset, seats, deal)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        return match.apply(state, seat, action)

    def default(self, state: State, seat: Seat | None) -> Action:
        """Pass; on lead, the lowest single (always legal: who leads holds more than a lone 2)."""
        assert seat is not None, "Tiến Lên has nothing for the dealer to do"
        if state.on_table is not None:
            return PASS
        hand = state.hands[seat]
        return lay(to_cards(hand & -hand))

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every legal play, fewest and cheapest first, bombs last; then the pass, if it is allowed."""
        if seat != state.turn:
            return ()
        plays = tuple(lay(play.cards) for play in options(view(state, seat)))
        return plays if state.on_table is None else (*plays, PASS)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return settling.result(state)

    def decide(self, view: View, strength: Strength, luck: int) -> Action:
        return computer.decide(view, strength, luck)

    def parse(self, text: str) -> Action:
        return parse(text)
