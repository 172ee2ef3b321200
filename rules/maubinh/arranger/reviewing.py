"""A look back at how a hand was set: what was lost before anybody showed a card, and what hindsight would have won.

The two are kept apart. The first is a mistake: expectation given away. The second is mostly luck: the setting that
beats just these opponents could not be known.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Literal

import numpy as np

from rules.maubinh.arranger.laying import Settings
from rules.maubinh.arranger.scale import FOUL, Numbers
from rules.maubinh.instants import instant_win
from rules.maubinh.rows import ROWS, Setting
from rules.maubinh.settlement import Hand
from rules.maubinh.settling import settle

if TYPE_CHECKING:
    from rules.maubinh.arranger.arranger import Arranger

SIDES: Final[tuple[Literal["left"], Literal["right"]]] = ("left", "right")
"""Whom a row beats, and whom it at least equals."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be made of a hand, and what it brings in stakes: expected, or as it came."""

    setting: Setting | None
    """None: nothing was set."""
    announced: bool
    """An instant win was announced, so that the setting did not matter."""
    stakes: float


@dataclass(frozen=True, slots=True)
class Review:
    """One player's hand after the showdown."""

    made: Choice
    """What he did, with what could be expected of it."""
    best: Choice
    """What the arranger would have done, with its expectation."""
    got: int
    """What it came to, exactly."""
    hindsight: Choice
    """What would have brought the most against the hands that were shown; his own choice when nothing beats it."""

    @property
    def loss(self) -> float:
        """Expected stakes given away before the reveal."""
        return max(0.0, self.best.stakes - self.made.stakes)

    @property
    def missed(self) -> int:
        """Stakes that hindsight would have won."""
        return round(self.hindsight.stakes) - self.got


def review(arranger: Arranger, hand: Hand, others: Sequence[Hand]) -> Review:
    """See `Arranger.review`."""
    opponents = len(others)
    announces = instant_win(hand.cards, arranger.ruleset) is not None and not (hand.declined or hand.left)
    claim = arranger.claim(hand.cards, opponents)
    if announces and claim is not None:
        expected = claim.announced
    elif hand.setting is None or hand.left or hand.late:
        expected = float(arranger.odds.expected(np.full((3, 1), FOUL), opponents)[0])
    else:
        expected = arranger.value(hand.setting, opponents)
    best = arranger.best(hand.cards, opponents)
    best_choice = Choice(best, announced=False, stakes=arranger.value(best, opponents))
    if claim is not None and claim.worth_it:
        best_choice = Choice(best, announced=True, stakes=claim.announced)
    got = settle((hand, *others), arranger.ruleset).net[0]
    return Review(
        made=Choice(hand.setting, announces, expected),
        best=best_choice,
        got=got,
        hindsight=_hindsight(arranger, hand, others, Choice(hand.setting, announces, got)),
    )


def _hindsight(arranger: Arranger, hand: Hand, others: Sequence[Hand], made: Choice) -> Choice:
    """The choice that settles best against `others`; `made` when it is as good."""
    settings = arranger.settings(hand.cards)
    played = Hand(hand.cards, declined=True)
    choices = [
        (replace(played, setting=settings.setting(place)), False)
        for place in _undominated(arranger, settings, others)
    ]
    if instant_win(hand.cards, arranger.ruleset) is not None:
        choices.append((replace(played, setting=hand.setting, declined=False), True))
    best = made
    for choice, announced in choices:
        net = settle((choice, *others), arranger.ruleset).net[0]
        if net > best.stakes:
            best = Choice(choice.setting, announced, net)
    return best


def _undominated(arranger: Arranger, settings: Settings, others: Sequence[Hand]) -> list[int]:
    """Legal settings such that every other one fares as one of them or worse.

    How a setting fares is, for each row, whom it beats or equals and how dear it is; all else in a settlement rises
    with these.
    """
    theirs = np.sort(np.concatenate([_numbers(arranger, other) for other in others], axis=1), axis=1)
    legal = settings.legal
    rows = settings.rows(legal)
    fares = [theirs[row].searchsorted(rows[row], side) for row in range(len(ROWS)) for side in SIDES]
    fares += [arranger.odds.dearness[row].take(rows[row]) for row in range(len(ROWS))]
    sizes = [int(fare.max()) + 1 for fare in fares]
    codes = np.ravel_multi_index(tuple(fares), sizes)
    met = np.flatnonzero(np.bincount(codes))
    kinds = np.stack(np.unravel_index(met, sizes))
    as_good = (kinds[:, :, None] <= kinds[:, None, :]).all(axis=0)
    undominated = met[as_good.sum(axis=1) == 1]
    scores = settings.score(arranger.odds.tables)
    alike = (legal[codes == code] for code in undominated)
    return [int(places[scores[places].argmax()]) for places in alike]


def _numbers(arranger: Arranger, other: Hand) -> Numbers:
    """The rows of an opponent with which mine are compared, (3, 1); (3, 0) when none are."""
    if instant_win(other.cards, arranger.ruleset) is not None and not (other.declined or other.left):
        return np.empty((3, 0), np.intp)
    if other.setting is None or other.left or other.late:
        return np.full((3, 1), FOUL)
    return arranger.numbers(other.setting)
