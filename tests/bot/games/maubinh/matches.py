"""Matches of Mậu Binh played by hand, and how their tables look to everybody."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.seen import Chair, Finished, Paid, Phase, Proof, Seen
from rules.cards import PACK, Card, parse_cards
from rules.game import Deal, Seat
from rules.maubinh import RULESETS
from rules.maubinh.game import GAME
from rules.maubinh.rulesets import Ruleset
from rules.maubinh.state import State
from tests.bot.screens.tables import COMMITMENT, computer, person

# Four hands without an instant win in any ruleset; A's is legal as written, B's too, C's as written is a foul.
A = "AsKsQs9s2s 8h8d7c7s4d KhKc5d"
B = "TdTcTh4c4h 9c9hJdJs3c AhQd6c"
C = "KdQcJhTs6d AcAd8c8s3h 5h5s2h"
D = "7h7d6h6sQh 3d3s2d2cJc 9d5c4s"
DRAGON = "2c3h4s5d6c7h8s9dTcJhQsKdAc"


def dealt(*hands: str, ruleset: Ruleset | str = "maubinh.com") -> State:
    """The hands as given (other cards fill the pack)."""
    rules = RULESETS[ruleset] if isinstance(ruleset, str) else ruleset
    cards = [card for hand in hands for card in parse_cards(hand)]
    assert len(set(cards)) == 13 * len(hands), "a card is in two hands"
    rest = [card for card in PACK if card not in cards]
    return GAME.start(rules, len(hands), Deal((*cards, *rest))).state


def play(state: State, *actions: tuple[Seat | None, str]) -> State:
    for seat, text in actions:
        state = GAME.apply(state, seat, GAME.parse(text)).state
    return state


def set_as(seat: Seat, hand: str) -> tuple[Seat, str]:
    return seat, "set " + "".join(hand.split())


def all_set(state: State, *hands: str) -> State:
    """Everybody saves these cards in this order and is done."""
    for seat, hand in enumerate(hands):
        state = play(state, set_as(seat, hand), (seat, "done"))
    return state


def revealed(state: State, times: int) -> State:
    return play(state, *[(None, "reveal")] * times)


def chairs(seats: int, computers: Sequence[Seat] = ()) -> tuple[Chair, ...]:
    return tuple(
        computer(seat, seat=seat) if seat in computers else person(seat, seat=seat) for seat in range(seats)
    )


def live(state: State, seat: Seat | None = None, *, computers: Sequence[Seat] = (), **changes: Any) -> Seen:
    """The table while the match is live, as `seat` sees it."""
    sitting = chairs(len(state.players), computers)
    seen = Seen(
        table=12,
        version=9,
        guild=1,
        channel=2,
        message=3,
        game="maubinh",
        ruleset=state.ruleset,
        ruleset_name=state.ruleset.name,
        stake=100,
        places=4,
        phase=Phase.PLAYING,
        chairs=sitting,
        you=None if seat is None else sitting[seat],
        practice=len(computers) == len(sitting) - 1,
        suggest=True,
        commitment=COMMITMENT,
        match=3,
        deadline=1_800_000_000.0,
        view=GAME.view(state, seat),
        names=tuple(chair.name for chair in sitting),
    )
    return replace(seen, **changes)


def over(
    state: State, seat: Seat | None = None, *, computers: Sequence[Seat] = (), short: Sequence[Seat] = ()
) -> Seen:
    """The table after the match, as whoever sat at `seat` sees it."""
    result = GAME.result(state)
    assert result is not None
    live_seen = live(state, seat, computers=computers)
    seats = len(state.players)
    people = [seat for seat in range(seats) if seat not in computers]
    net = tuple(100 * result.net[each] if each in people and len(people) > 1 else 0 for each in range(seats))
    paid = Paid(
        tuple(net[each] if each in people else None for each in range(seats)),
        tuple(10_000 + net[each] if each in people else None for each in range(seats)),
        tuple(short),
    )
    finished = Finished(
        match=3,
        names=live_seen.names,
        users=tuple(chair.user for chair in live_seen.chairs),
        view=GAME.view(state, None),
        result=result,
        paid=paid,
        proof=Proof("12", 3, COMMITMENT, "ab" * 32, ("123", "bánh mì")),
        seat=seat,
        own=None if seat is None else GAME.view(state, seat),
    )
    between = tuple(replace(chair, seat=None) for chair in live_seen.chairs)
    return replace(
        live_seen,
        phase=Phase.LOBBY,
        match=4,
        view=None,
        names=(),
        chairs=between,
        you=None if seat is None else between[seat],
        finished=finished,
    )


def cards_in(text: str) -> set[Card]:
    """Every card that a text names as players read it, and in notation where that stands by itself (`As` is also a word)."""
    noted = {
        noted
        for run in re.findall(r"(?<!\w)(?:[2-9TJQKA][scdh])+(?!\w)", text)
        for noted in re.findall("..", run)
    }
    return {card for card in PACK if (str(card) in noted and str(card) != "As") or card.label in text}
