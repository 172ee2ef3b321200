"""Chuo Pai as a value of the shared protocol (`rules.game.Game`). Every line here hands on to the file that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rules.chuopai import computer, match
from rules.chuopai import rulesets as variants
from rules.chuopai.patterns import PACK, PLACE, Pattern
from rules.chuopai.rulesets import Ruleset
from rules.chuopai.state import PASS, SEATS, Action, State, lay, parse
from rules.chuopai.view import View, options, view
from rules.game import Deal, Result, Seat, Step, Strength
from rules.turns import TurnGame


class ChuoPai(TurnGame[Ruleset, State, Action, View]):
    """The game; it has no state of its own."""

    name = "chuopai"
    rulesets: Mapping[str, Ruleset] = variants.RULESETS
    seats: tuple[int, ...] = (SEATS,)
    pack: tuple[Pattern, ...] = PACK
    fills_seats = True

    def house(self, base: str, switches: Mapping[str, Any]) -> Ruleset:
        return variants.house(base, switches)

    def worst(self, ruleset: Ruleset, seats: int) -> int:  # noqa: ARG002 (the protocol's)
        """A stake to each of the others."""
        return seats - 1

    def start(self, ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
        return match.start(ruleset, seats, deal)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        return match.apply(state, seat, action)

    def default(self, state: State, seat: Seat | None) -> Action:
        """On lead the single that the book lists last; else the weakest play that beats; else pass."""
        assert seat is not None, "Chuo Pai has nothing for the dealer to do"
        seen = view(state, seat)
        if state.highest is None:
            return lay([max(seen.hand, key=PLACE.__getitem__)])
        plays = options(seen)
        return lay(plays[0].cards) if plays else PASS

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """Every legal play, fewest and cheapest first; the pass when there is none."""
        if seat != state.turn:
            return ()
        return tuple(lay(play.cards) for play in options(view(state, seat))) or (PASS,)

    def view(self, state: State, seat: Seat | None) -> View:
        return view(state, seat)

    def result(self, state: State) -> Result | None:
        return match.result(state)

    def stand_ins(self, state: State) -> frozenset[Seat]:
        return state.left

    def decide(self, view: View, strength: Strength, luck: int) -> Action:
        return computer.decide(view, strength, luck)

    def parse(self, text: str) -> Action:
        return parse(text)
