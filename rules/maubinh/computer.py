"""Computer players: they see a view, save a setting and say that they are done.

How well one plays is how well it sets its cards: `SETTERS` has one way of setting for each strength. The strongest also
knows when thirteen cards that win instantly are worth more as rows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final, Protocol

from rules.cards import Card
from rules.game import Strength
from rules.maubinh.actions import DECLINE, DONE, Action, setting_action
from rules.maubinh.arranger import arranger_for
from rules.maubinh.arranger.naive import by_standing
from rules.maubinh.ranking import RowStrength, in_order, row_strength
from rules.maubinh.rows import Cards, Setting
from rules.maubinh.rulesets import Ruleset
from rules.maubinh.views import View


class Setter(Protocol):
    """A way to set thirteen cards, against so many opponents; never a foul. Equal arguments, equal setting."""

    def __call__(self, cards: Cards, ruleset: Ruleset, *, opponents: int, luck: int) -> Setting:
        """`luck` is a whole number in 0..2**32-1."""


def greedy(cards: Cards, ruleset: Ruleset, *, opponents: int, luck: int) -> Setting:  # noqa: ARG001 - a `Setter`
    """What a beginner does: the best five cards in the back, the best of the rest in the middle.

    The first such setting is nearly always legal. Only where equal rows are a foul the next best middle may be needed.
    """
    for back, rest in _best_first(cards, ruleset):
        for middle, front in _best_first(rest, ruleset):
            strengths = [row_strength(row, ruleset) for row in (back, middle, front)]
            if in_order(strengths, ruleset):
                return Setting(back, middle, front)
    raise AssertionError("every thirteen cards have a legal setting")


def _best_first(cards: Sequence[Card], ruleset: Ruleset) -> Iterator[tuple[Cards, Cards]]:
    """All rows of five out of `cards`, the greatest first, each with the cards that remain."""

    def strength(row: Cards) -> RowStrength:
        return row_strength(row, ruleset)

    for row in sorted(combinations(cards, 5), key=strength, reverse=True):
        yield row, tuple(card for card in cards if card not in row)


def regular(cards: Cards, ruleset: Ruleset, *, opponents: int, luck: int) -> Setting:  # noqa: ARG001 - a `Setter`
    """What somebody does who sees all settings, and takes the one whose rows stand highest among all rows.

    He does not know what opponents usually lay there, and forgets about bonuses, sweep and collapse.
    """
    arranger = arranger_for(ruleset)
    settings = arranger.settings(cards)
    return settings.setting(int(settings.score(by_standing(arranger.scale)).argmax()))


def best(cards: Cards, ruleset: Ruleset, *, opponents: int, luck: int) -> Setting:  # noqa: ARG001 - a `Setter`
    """The setting with the greatest expectation (`rules.maubinh.arranger`)."""
    return arranger_for(ruleset).best(cards, opponents)


SETTERS: Final[Mapping[Strength, Setter]] = {
    Strength.BEGINNER: greedy,
    Strength.REGULAR: regular,
    Strength.EXPERT: best,
}


def set_cards(cards: Cards, ruleset: Ruleset, opponents: int) -> Setting:
    """The setting that the computer makes for a person: a hint, or the cards of somebody who is away."""
    return SETTERS[Strength.EXPERT](cards, ruleset, opponents=opponents, luck=0)


def decide(view: View, strength: Strength, luck: int) -> Action:
    """The next action of a computer player who is still asked: first a setting, then perhaps a declined win, then done.

    It sets its cards also when they win instantly, so that nobody can tell from its doings. Raises `ValueError` for a
    view in which it has nothing to decide.
    """
    own = view.own
    if own is None or view.stage != "setting":
        raise ValueError("there is nothing to decide in this view")
    opponents = len(view.players) - 1
    if own.setting is not None:
        if strength is Strength.EXPERT and own.pattern is not None and not own.declined:
            claim = arranger_for(view.ruleset).claim(own.cards, opponents)
            if claim is not None and not claim.worth_it:
                return DECLINE
        return DONE
    return setting_action(SETTERS[strength](own.cards, view.ruleset, opponents=opponents, luck=luck))
