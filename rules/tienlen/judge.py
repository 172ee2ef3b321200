"""Whether one may lay these cards now, and if not, why: the one judge of a turn.

`match` refuses with it and the screens explain with it (`view.why_not`), so both always give the same answer.

Codes of the refusals, with their facts: `match-over`; `not-your-turn` (turn: a seat, or None while nobody plays);
`already-left`; `already-out`; `passed-this-round`; `leader-may-not-pass`; `card-twice` (card); `not-in-hand` (cards);
`not-a-play`; `twos-single-or-pair`; `two-not-last`; `first-play-must-hold` (card); and those of `beating.refusal`, all with
kind (of the new play), wanted (kind on the table), size (how many cards), suits (`♠♦`), card (the top card on the
table), current (its cards): `must-same-kind`, `must-same-suits`, `must-be-higher`, `cannot-chop`.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.game import Illegal, Seat
from rules.tienlen.beating import refusal
from rules.tienlen.plays import TWOS, Bits, Play, play_of, to_cards


def may_act(
    turn: Seat | None, seat: Seat, passed: frozenset[Seat], out: Iterable[Seat], left: Iterable[Seat]
) -> None:
    """Raises `Illegal` when a seat may neither play nor pass now, with the most telling reason."""
    if seat in left:
        raise Illegal("already-left")
    if seat in out:
        raise Illegal("already-out")
    if seat in passed:
        raise Illegal("passed-this-round")
    if seat != turn:
        raise Illegal("not-your-turn", turn=turn)


def judged(cards: Bits, *, hand: Bits, current: Play | None, must_hold: Bits, suits: str) -> Play:
    """The play that `cards` of `hand` are on `current` (None: on lead). Raises `Illegal`."""
    missing = cards & ~hand
    if missing or not cards:
        raise Illegal("not-in-hand", cards=" ".join(card.label for card in to_cards(missing)))
    play = play_of(cards)
    if play is None:
        raise Illegal("twos-single-or-pair" if cards & TWOS else "not-a-play")
    if must_hold & ~cards:
        raise Illegal("first-play-must-hold", card=to_cards(must_hold)[0].label)
    objection = refusal(play, current, suits) if current is not None else None
    if objection is not None:
        raise objection
    if cards == hand and cards & TWOS:
        raise Illegal("two-not-last")
    return play


def judge_pass(current: Play | None) -> None:
    """Raises `Illegal` for a leader, who may not pass."""
    if current is None:
        raise Illegal("leader-may-not-pass")
