"""The setter of thirteen cards: which of all settings brings the most stakes against opponents who set as well.

Every setting is scored by the sum of three tables (`odds`); where collapse or sweep is played, those that come near the
best are compared again with both. All expectations are in stakes, from all opponents together.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

import numpy as np

from rules.cards import Card
from rules.maubinh.arranger.choosing import Proposal, top
from rules.maubinh.arranger.field import Field, field_for
from rules.maubinh.arranger.laying import Settings
from rules.maubinh.arranger.odds import Odds
from rules.maubinh.arranger.reviewing import Review, review
from rules.maubinh.arranger.sampling import Estimate, sample
from rules.maubinh.arranger.scale import FOUL, Numbers, scale_of
from rules.maubinh.instants import instant_win
from rules.maubinh.ranking import is_foul
from rules.maubinh.rows import Setting
from rules.maubinh.rulesets import Instant, Ruleset
from rules.maubinh.settlement import Hand

MOST_OPPONENTS: Final = 3


@dataclass(frozen=True, slots=True)
class Claim:
    """An instant win in one's cards: announce it, or play?"""

    kind: Instant
    announced: float
    """Expected stakes when it is announced."""
    played: float
    """Expected stakes of the best setting when it is not (*không báo*)."""

    @property
    def worth_it(self) -> bool:
        return self.announced >= self.played


class Arranger:
    """Of one ruleset, against one field. Pure and quick: a millisecond a hand. `arranger_for` keeps them.

    `opponents` is 1, 2 or 3 everywhere.
    """

    def __init__(self, ruleset: Ruleset, field: Field | None = None) -> None:
        """Without a `field`: the best one known for the ruleset."""
        self.ruleset: Final = ruleset
        self.scale: Final = scale_of(ruleset)
        self.odds: Final = Odds(ruleset, self.scale, field or field_for(ruleset))

    def best(self, cards: Sequence[Card], opponents: int) -> Setting:
        """The setting with the greatest expectation; never a foul."""
        settings = self.settings(cards)
        return settings.setting(self.best_place(settings, opponents))

    def value(self, setting: Setting, opponents: int) -> float:
        """The expected stakes of a setting, also of a foul, when no instant win is announced for it."""
        return float(self.odds.expected(self.numbers(setting), opponents)[0])

    def sample(self, setting: Setting, opponents: int, luck: int, deals: int = 400) -> Estimate:
        """What `value` gives, found by playing: against opponents who are dealt from the other 39 cards, set by the
        arranger and announce their instant wins.

        `luck` is a whole number in 0..2**32-1. Equal luck, equal deals: two settings of one hand are compared best on
        the same luck. No instant win is announced for `setting`. Takes a millisecond a deal: not for an event loop.
        Raises `ValueError` for fewer than two deals.
        """
        return sample(self, setting, opponents, luck, deals)

    def top(self, cards: Sequence[Card], k: int, opponents: int) -> tuple[Proposal, ...]:
        """`k` legal settings that differ in kind, the best of all first; fewer only when there are no more."""
        return top(self, cards, k, opponents)

    def review(self, hand: Hand, others: Sequence[Hand]) -> Review:
        """A look back at `hand`, given what the others brought to the showdown. Takes a few milliseconds.

        Who saved nothing may stand in it with any thirteen cards, as declined.
        """
        return review(self, hand, others)

    def claim(self, cards: Sequence[Card], opponents: int = MOST_OPPONENTS) -> Claim | None:
        """What the instant win in thirteen cards is worth beside their rows; None when there is none."""
        if instant_win(cards, self.ruleset) is None:
            return None
        return self.claim_beside(self.settings(cards), opponents)

    # --- what the other modules of this package build upon -----------------------------------------------------------

    def settings(self, cards: Sequence[Card]) -> Settings:
        return Settings(cards, self.scale, strict=self.ruleset.strict_order)

    def numbers(self, setting: Setting) -> Numbers:
        """The rows of a setting on the scale, (3, 1); all `FOUL` when they are out of order."""
        if is_foul(setting, self.ruleset):
            return np.full((3, 1), FOUL)
        return np.array([[self.scale.number(row)] for row in setting])

    def expected_at(self, settings: Settings, place: int, opponents: int) -> float:
        """`value`, of a setting by its place."""
        return float(self.odds.expected(settings.rows(np.array([place])), opponents)[0])

    def claim_beside(self, settings: Settings, opponents: int) -> Claim | None:
        """`claim`, when all settings of the hand are known already."""
        kind = instant_win(settings.cards, self.ruleset)
        if kind is None:
            return None
        played = self.expected_at(settings, self.best_place(settings, opponents), opponents)
        return Claim(kind, self.odds.announced(kind, opponents), played)

    def best_place(self, settings: Settings, opponents: int) -> int:
        """The place of the best setting among all."""
        return self.odds.best_of(settings, opponents)


def arranger_for(ruleset: Ruleset) -> Arranger:
    """The arranger of a ruleset with the best field known now."""
    return _arranger(ruleset, field_for(ruleset))


@lru_cache(maxsize=64)
def _arranger(ruleset: Ruleset, field: Field) -> Arranger:
    return Arranger(ruleset, field)
