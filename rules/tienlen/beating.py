"""The one judge of what beats what (RULES.md section 2, "Beating").

`objection` is the rule itself: it says why a play does not beat another. `beats`, the generator of legal plays, the
refusals that players read and the computer players all ask it, or tables that were filled by asking it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from rules.cards import Card
from rules.game import Illegal
from rules.tienlen.plays import TWO_OF_HEARTS, Kind, Play, classify
from rules.tienlen.rulesets import MIEN_BAC, SAME_SUITS, Ruleset

_A_TWO: Final = "two"
_TWO_TWOS: Final = "two_twos"

CHOPS: Final[Mapping[Kind, frozenset[str]]] = {
    Kind.QUAD: frozenset({_A_TWO, _TWO_TWOS, Kind.THREE_PAIRS}),
    Kind.THREE_PAIRS: frozenset({_A_TWO}),
    Kind.FOUR_PAIRS: frozenset({_A_TWO, _TWO_TWOS, Kind.THREE_PAIRS, Kind.QUAD}),
}
"""What each bomb beats besides a lower one of its own kind."""


def _target(play: Play) -> str:
    if play.of_twos:
        return _A_TWO if play.kind is Kind.SINGLE else _TWO_TWOS
    return play.kind


def objection(new: Play, current: Play, suits: str) -> str | None:
    """Why `new` does not beat `current`: None when it does, else the code of the refusal.

    `must-same-kind`, `must-same-suits`, `must-be-higher`, or `cannot-chop` for a bomb that does not work against it.
    `suits` is the ruleset's.
    """
    if new.kind in CHOPS:
        if _target(current) in CHOPS[new.kind]:
            return None
        if new.kind is not current.kind:
            return "cannot-chop"
        return None if new.top > current.top else "must-be-higher"
    if new.kind is not current.kind or new.size != current.size:
        return "must-same-kind"
    if new.of_twos and current.of_twos:
        return None if _higher_twos(new, current) else "must-be-higher"
    if new.of_twos or current.of_twos:
        return None if new.of_twos else "must-be-higher"
    if suits == SAME_SUITS:
        if new.suits != current.suits:
            return "must-same-suits"
        return None if new.rank > current.rank else "must-be-higher"
    return None if new.top > current.top else "must-be-higher"


def _higher_twos(new: Play, current: Play) -> bool:
    if new.kind is Kind.SINGLE:
        return new.top > current.top
    return bool(new.bits & TWO_OF_HEARTS and not current.bits & TWO_OF_HEARTS)


def refusal(new: Play, current: Play, suits: str) -> Illegal | None:
    """The objection with its facts for the reader, None when `new` beats `current`."""
    code = objection(new, current, suits)
    if code is None:
        return None
    return Illegal(
        code,
        kind=new.kind.value,
        wanted=current.kind.value,
        size=current.size,
        suits=current.symbols,
        card=current.cards[-1].label,
        current=current.label,
    )


def beats(new: Iterable[Card], current: Iterable[Card], ruleset: Ruleset = MIEN_BAC) -> bool:
    """Whether one set of cards beats another; False when either is no play. The last-card rule is not in it."""
    above, below = classify(new), classify(current)
    return above is not None and below is not None and objection(above, below, ruleset.suits) is None
