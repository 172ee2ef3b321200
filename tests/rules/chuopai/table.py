"""A small table for tests: hands of any size, moves as texts, matches played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from rules.chuopai import GAME, TU_XUYEN, Action, Pattern, State
from rules.chuopai.patterns import PACK, heap
from rules.game import Deal, Event, Illegal, Seat


def cards(text: str) -> list[Pattern]:
    return [Pattern.parse(word) for word in text.split()]


def dealt(*hands: str, turn: Seat = 0) -> State:
    """A match in the middle of nowhere: these hands, empty piles, `turn` leads."""
    heaps = tuple(heap(cards(hand)) for hand in hands)
    return State(TU_XUYEN, heaps, piles=(0, 0, 0), bonus=(0, 0, 0), leader=turn, turn=turn)


def happened(state: State, *moves: str) -> tuple[State, tuple[Event, ...]]:
    """After moves like `0 play 1-3 1-4`, `1 pass`: the state and all events."""
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


def points(state: State) -> list[int]:
    return [player.points for player in GAME.view(state, None).players]


def random_match(seed: int) -> Iterator[tuple[State, Action | None]]:
    """Every state of a match with what is done next; at last the final state, with None."""
    dice = random.Random(seed)
    pack = list(PACK)
    dice.shuffle(pack)
    if dice.random() < 0.3:
        pack.sort(key=lambda card: (card.low + dice.randrange(3), card.high))
    state = GAME.start(TU_XUYEN, 3, Deal(tuple(pack), draw=dice.randrange(2**32))).state
    while state.turn is not None:
        action = dice.choice(list(GAME.choices(state, state.turn)))
        yield state, action
        state = GAME.apply(state, state.turn, action).state
    yield state, None
