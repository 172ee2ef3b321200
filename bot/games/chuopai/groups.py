"""What one can choose from: the patterns that one holds, and the combinations that one could make of them.

A hand has at most 21 patterns and four combinations, just what a menu of Discord holds; so one choice from a menu
says what to lay, and a second one how much of it.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.screens.turns import Pick
from rules.chuopai import PAIRINGS, Kind, Pattern, by_family


@dataclass(frozen=True, slots=True)
class Group:
    """All that one holds of one pattern, or of a head and its mates; `at` are the positions in the hand, heads first."""

    kind: Kind
    at: tuple[int, ...]

    @property
    def special(self) -> bool:
        return self.kind is not Kind.SET

    def pick(self, held: int, count: int | None = None) -> Pick:
        """The first `count` of its tiles (None: all), in a hand of `held`."""
        return Pick(held, frozenset(self.at[:count]))

    def cards(self, hand: Sequence[Pattern]) -> tuple[Pattern, ...]:
        return tuple(hand[place] for place in self.at)


def groups(hand: Sequence[Pattern]) -> tuple[Group, ...]:
    """The patterns by family, each from high to low, then the combinations from the highest."""
    sets = [Group(Kind.SET, _places(hand, (tile,))) for tile in dict.fromkeys(by_family(hand))]
    made = [
        Group(pairing.kind, _places(hand, (pairing.head, *pairing.mates)))
        for pairing in reversed(PAIRINGS)
        if pairing.head in hand and not set(pairing.mates).isdisjoint(hand)
    ]
    return (*sets, *made)


def _places(hand: Sequence[Pattern], wanted: Sequence[Pattern]) -> tuple[int, ...]:
    return tuple(place for tile in wanted for place, held in enumerate(hand) if held == tile)


def group_of(cards: Collection[Pattern], kind: Kind, hand: Sequence[Pattern]) -> int:
    """Which of the `groups` of a hand a play of that kind comes from."""
    for number, group in enumerate(groups(hand)):
        if group.kind is kind and set(cards) <= set(group.cards(hand)):
            return number
    raise ValueError("none of the hand's plays")
