"""Hypothesis strategies: hands that hold something, and whole matches played at random."""

from __future__ import annotations

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from rules.cards import PACK, Card, Rank
from rules.game import Deal, Seat
from rules.tienlen import GAME, LEAVE, Action, Ruleset, State

LUMPY = [card for card in PACK if card.rank in {Rank.SIX, Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TWO}]
"""Few ranks: hands from them are full of pairs, straights and bombs."""


def hands(most: int) -> st.SearchStrategy[list[Card]]:
    """One to `most` different cards, often of few ranks."""
    return st.one_of(
        st.lists(st.sampled_from(list(PACK)), min_size=1, max_size=most, unique=True),
        st.lists(st.sampled_from(LUMPY), min_size=1, max_size=most, unique=True),
    )


def random_match(
    seed: int, seats: int, ruleset: Ruleset, leaving: float = 0.03
) -> Iterator[tuple[State, Seat, Action]]:
    """Every state of a match that is not over, with what is done next; at last the final state (seat and action repeat).

    Bombs and 2s are preferred now and then, or chops would hardly ever happen.
    """
    dice = random.Random(seed)
    cards = list(PACK)
    dice.shuffle(cards)
    if dice.random() < 0.5:
        cards.sort(key=lambda card: (card.rank + dice.randrange(4)) % 13)
    winner = dice.choice([None, *range(seats)])
    state = GAME.start(ruleset, seats, Deal(tuple(cards), last_winner=winner)).state
    seat, action = 0, LEAVE
    while GAME.result(state) is None:
        (seat,) = GAME.to_act(state)
        choices = list(GAME.choices(state, seat))
        action = choices[-1 if dice.random() < 0.15 else dice.randrange(len(choices))]
        leavers = [each for each in range(seats) if state.holds(each)]
        if dice.random() < leaving:
            seat, action = dice.choice(leavers), LEAVE
        yield state, seat, action
        state = GAME.apply(state, seat, action).state
    yield state, seat, action
