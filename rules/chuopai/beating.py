"""The one judge of what beats what, and every play that a hand can lay (RULES.md section 3, "Beating")."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from rules.chuopai.patterns import Heap, Pattern, heap, within
from rules.chuopai.plays import PLAYS, STANDING, Play, classify
from rules.game import Illegal


def objection(new: Play, current: Play) -> str | None:
    """Why `new` does not beat `current`: None when it does, else the code of the refusal.

    `must-be-set`, `must-be-special`, `must-same-size`, `must-same-family`, `must-be-higher`.
    """
    if new.special != current.special:
        return "must-be-special" if current.special else "must-be-set"
    if new.size != current.size:
        return "must-same-size"
    if new.special:
        return None if STANDING[new.kind] > STANDING[current.kind] else "must-be-higher"
    ours, theirs = new.cards[0], current.cards[0]
    if ours.family is not theirs.family:
        return "must-same-family"
    return None if ours.rank > theirs.rank else "must-be-higher"


def refusal(new: Play, current: Play) -> Illegal | None:
    """The objection with its facts for the reader, None when `new` beats `current`."""
    code = objection(new, current)
    if code is None:
        return None
    return Illegal(
        code,
        kind=current.kind.value,
        family="special" if current.special else current.cards[0].family.value,
        size=current.size,
        current=current.label,
    )


def beats(new: Iterable[Pattern], current: Iterable[Pattern]) -> bool:
    """Whether one set of cards beats another; False when either is no play."""
    above, below = classify(new), classify(current)
    return above is not None and below is not None and objection(above, below) is None


@cache
def beaters(current: Play | None) -> tuple[Play, ...]:
    """Every play there is that beats `current` (None: every play), in canonical order."""
    if current is None:
        return PLAYS
    return tuple(new for new in PLAYS if objection(new, current) is None)


def playable(hand: Heap, current: Play | None) -> list[Play]:
    """Every play that a hand may lay on `current` (None: it leads), in canonical order."""
    return [play for play in beaters(current) if within(play.heap, hand)]


def legal_plays(hand: Iterable[Pattern], highest: Iterable[Pattern] | None = None) -> tuple[Play, ...]:
    """Every play that a hand may lay on `highest` (None: it leads), by number of cards, then as notation.

    Empty: it must pass; otherwise a player who does not lead must lay one of them. Raises `Illegal("not-a-play")`.
    """
    current = None if highest is None else classify(highest)
    if highest is not None and current is None:
        raise Illegal("not-a-play")
    return tuple(playable(heap(hand), current))
