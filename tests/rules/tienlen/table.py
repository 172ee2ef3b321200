"""A small table for tests: hands of any size, moves as texts."""

from __future__ import annotations

import pytest

from rules.cards import parse_cards
from rules.game import Event, Illegal
from rules.tienlen import GAME, MIEN_BAC, Ruleset, State
from rules.tienlen.plays import to_bits


def dealt(*hands: str, ruleset: Ruleset = MIEN_BAC, turn: int = 0) -> State:
    """A match in the middle of nowhere: these hands, `turn` leads."""
    return State(ruleset, tuple(to_bits(parse_cards(hand)) for hand in hands), turn=turn)


def happened(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """After moves like `0 play 3s`, `1 pass`, `2 leave`: the state and all events."""
    events: list[Event] = []
    for move in moves:
        seat, _, text = move.partition(" ")
        step = GAME.apply(state, int(seat), GAME.parse(text))
        state = step.state
        events += step.events
    return state, tuple(events)


def played(state: State, *moves: str) -> State:
    return happened(state, *moves)[0]


def refused(state: State, move: str) -> Illegal:
    """The refusal of a move that must be refused."""
    seat, _, text = move.partition(" ")
    with pytest.raises(Illegal) as caught:
        GAME.apply(state, int(seat), GAME.parse(text))
    return caught.value


def net(state: State) -> tuple[int, ...]:
    result = GAME.result(state)
    assert result is not None
    return result.net
