"""What can be said of any game: folding its actions, house switches, a whole match by its defaults."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from typing import Any, TypeVar

from rules.game import DEALER, AnyGame, Deal, Event, Illegal, Seat

R = TypeVar("R")


def fold(
    game: AnyGame, ruleset: Any, seats: int, deal: Deal, actions: Iterable[tuple[Seat | None, str]]
) -> tuple[Any, tuple[Event, ...]]:
    """The state after `actions` (seat or dealer, text) and all that happened. Raises `Illegal` if one is refused."""
    step = game.start(ruleset, seats, deal)
    state, events = step.state, list(step.events)
    for seat, text in actions:
        step = game.apply(state, seat, game.parse(text))
        state = step.state
        events += step.events
    return state, tuple(events)


def next_default(game: AnyGame, state: Any) -> tuple[Seat | None, Any] | None:
    """Who acts next if nobody does anything (lowest seat first, else the dealer), and how; None when it is over."""
    if game.result(state) is not None:
        return None
    waiting = game.to_act(state)
    seat = min(waiting) if waiting else DEALER
    return seat, game.default(state, seat)


def house_rules(rulesets: Mapping[str, R], base: str, switches: Mapping[str, Any]) -> R:
    """The ruleset `base` (a frozen dataclass) with some fields replaced by plain JSON values of the same type.

    Raises `Illegal("no-such-ruleset", name=…)`, `Illegal("no-such-switch" | "bad-switch", switch=…)`.
    """
    if base not in rulesets:
        raise Illegal("no-such-ruleset", name=base)
    ruleset = rulesets[base]
    known = {field.name: getattr(ruleset, field.name) for field in dataclasses.fields(ruleset)}  # type: ignore[arg-type]
    for name, value in switches.items():
        if name == "name" or name not in known:
            raise Illegal("no-such-switch", switch=name)
        if type(value) is not type(known[name]) or not isinstance(value, bool | int | float | str):
            raise Illegal("bad-switch", switch=name, value=str(value))
    return dataclasses.replace(ruleset, **switches)  # type: ignore[type-var]
