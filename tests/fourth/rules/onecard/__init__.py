"""One card each. In turn everybody stays or folds; of those who stayed the highest card is paid: two stakes by each
other who stayed, one by each who folded. Leaving is folding."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from rules.cards import PACK, Card
from rules.game import Deal, Game, Illegal, Line, Result, Seat, Step, Strength, Unreadable
from rules.turns import TurnGame


@dataclass(frozen=True)
class Ruleset:
    name: str
    turn_seconds: int = 30


@dataclass(frozen=True)
class State:
    ruleset: Ruleset
    cards: tuple[Card, ...]
    said: tuple[str, ...]

    @property
    def turn(self) -> Seat | None:
        return self.said.index("") if "" in self.said else None

    @property
    def turns(self) -> int:
        return self.turn or 0


@dataclass(frozen=True)
class View:
    turn: Seat | None
    said: tuple[str, ...]
    card: Card | None
    cards: tuple[Card, ...]  # once everybody has spoken


class OneCard(TurnGame[Ruleset, State, str, View]):
    name = "onecard"
    rulesets = {"plain": Ruleset("plain")}  # noqa: RUF012 (nobody writes to it)
    seats = (2, 3, 4)
    pack = PACK

    def worst(self, ruleset: Ruleset, seats: int) -> int:
        return 2

    def start(self, ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
        if seats not in self.seats:
            raise Illegal("bad-seats", seats=seats)
        return Step(State(ruleset, deal.cards[:seats], ("",) * seats))

    def apply(self, state: State, seat: Seat | None, action: str) -> Step[State]:
        if seat not in range(len(state.cards)) or (action != "leave" and seat != state.turn):
            raise Illegal("not-your-turn")
        assert seat is not None
        if state.turn is None or state.said[seat] == "leave":
            raise Illegal("already-left")
        return Step(replace(state, said=(*state.said[:seat], action, *state.said[seat + 1 :])))

    def result(self, state: State) -> Result | None:
        stayed = [seat for seat, said in enumerate(state.said) if said == "stay"]
        if state.turn is not None or not stayed:
            return None if state.turn is not None else Result(len(state.said), ())
        best = max(stayed, key=state.cards.__getitem__)
        others = (seat for seat in range(len(state.said)) if seat != best)
        lines = (Line(seat, best, 2 if seat in stayed else 1, state.said[seat]) for seat in others)
        return Result(len(state.said), tuple(lines), best)

    def default(self, state: State, seat: Seat | None) -> str:
        return "fold"

    def choices(self, state: State, seat: Seat) -> Sequence[str]:
        return ("stay", "fold") if seat == state.turn else ()

    def view(self, state: State, seat: Seat | None) -> View:
        own = None if seat is None else state.cards[seat]
        return View(state.turn, state.said, own, state.cards if state.turn is None else ())

    def decide(self, view: View, strength: Strength, luck: int) -> str:
        return "stay" if view.card is not None and view.card.rank > 8 else "fold"

    def parse(self, text: str) -> str:
        if text not in ("stay", "fold", "leave"):
            raise Unreadable("not-an-action", text=text)
        return text


GAME: Final[Game[Ruleset, State, str, View]] = OneCard()
