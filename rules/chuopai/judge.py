"""Whether one may do this now, and if not, why: the one judge of a turn.

`match` refuses with it and the screens explain with it (`view.why_not`), so both always give the same answer.

Codes of the refusals, with their facts: `match-over`; `not-your-turn` (turn: a seat); `already-left`;
`leader-may-not-pass`; `must-beat` (plays: how many he could lay); `not-in-hand` (cards); `not-a-play`; and those of
`beating.refusal`, all with kind, family, size and current (of the play to beat): `must-be-set`, `must-be-special`,
`must-same-size`, `must-same-family`, `must-be-higher`.
"""

from __future__ import annotations

from collections.abc import Iterable

from rules.chuopai.beating import playable, refusal
from rules.chuopai.patterns import Heap, Pattern, count, one
from rules.chuopai.plays import BY_HEAP, Play
from rules.game import Illegal


def judged(cards: Iterable[Pattern], *, hand: Heap, current: Play | None) -> Play:
    """The play that `cards` of `hand` are on `current` (None: on lead). Raises `Illegal`."""
    wanted = sorted(cards)
    missing = [card for card in dict.fromkeys(wanted) if wanted.count(card) > count(hand, card)]
    if missing or not wanted:
        raise Illegal("not-in-hand", cards=" ".join(map(str, missing)))
    play = BY_HEAP.get(sum(map(one, wanted)))
    if play is None:
        raise Illegal("not-a-play")
    objection = refusal(play, current) if current is not None else None
    if objection is not None:
        raise objection
    return play


def judge_pass(*, hand: Heap, current: Play | None) -> None:
    """Raises `Illegal` unless one must pass."""
    if current is None:
        raise Illegal("leader-may-not-pass")
    plays = len(playable(hand, current))
    if plays:
        raise Illegal("must-beat", plays=plays)
