"""The house rules of Mậu Binh as frozen data: one value is one way to play (RULES 1.2).

No function of this game asks for a ruleset's name; whatever differs between houses is a field here. A server's own
switches make another value (`rules.maubinh.house`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, Literal

from rules.maubinh.rows import Category, Row


class Instant(StrEnum):
    """Thirteen cards that win by themselves (*thắng trắng*)."""

    DRAGON_SUITED = "dragon_suited"
    DRAGON = "dragon"
    FIVE_PAIRS_TRIPS = "five_pairs_trips"
    SIX_PAIRS = "six_pairs"
    THREE_FLUSHES = "three_flushes"
    THREE_STRAIGHTS = "three_straights"
    SAME_COLOUR = "same_colour"
    ONE_OFF_COLOUR = "one_off_colour"
    FIVE_CONSECUTIVE_PAIRS = "five_consecutive_pairs"
    STRAIGHT_FLUSH = "straight_flush"
    QUADS = "quads"


@dataclass(frozen=True, slots=True)
class Bonus:
    """A row that wins `stakes` in place of 1."""

    row: Row
    category: Category
    stakes: int


@dataclass(frozen=True, slots=True)
class InstantWin:
    """A kind of instant win and the stakes that each ordinary player pays for it."""

    kind: Instant
    stakes: int


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play."""

    name: str
    labels: Literal["back-first", "numbered", "back-last"]
    """What the rows are called: back = chi đầu; back = chi 3; back = chi cuối. The words are the host's."""
    suits: bool
    """Whether suits break ties (RULES 1.3)."""
    strict_order: bool
    """Whether equal rows are a foul: back > middle > front rather than back ≥ middle ≥ front."""
    bonuses: tuple[Bonus, ...]
    instants: tuple[InstantWin, ...]
    """Strongest first."""
    instants_draw: bool
    """Whether two instant winners always draw; else the stronger kind wins, and RULES 1.5 parts equal kinds."""
    collapse: int
    """Stakes that a player who is last in all three rows pays more to each opponent; 0: none."""
    sweep: int
    """By what the row values of a player who wins every row from everybody are multiplied; 1: no sweep."""
    on_timeout: Literal["saved", "foul", "auto"]
    """What becomes of a player who is not done in time: his saved setting counts (none: foul), he has fouled whatever
    he saved, or the computer sets his cards unless he saved a legal setting."""
    all_ready: bool
    """Whether the host may deal only when all seated are ready."""
    seconds: int
    """Time to set the cards, from the deal."""
    reveal_seconds: int
    """How long each stage of the reveal is shown."""

    def value(self, row: Row, category: Category) -> int:
        """Stakes that winning `row` with `category` is worth."""
        for bonus in self.bonuses:
            if bonus.row is row and bonus.category == category:
                return bonus.stakes
        return 1

    def instant_stakes(self, kind: Instant) -> int:
        """Stakes that each ordinary player pays for `kind`. Raises `KeyError` when it is no instant win here."""
        for win in self.instants:
            if win.kind is kind:
                return win.stakes
        raise KeyError(kind)


_CLASSIC_INSTANTS: Final = (
    InstantWin(Instant.DRAGON_SUITED, 78),
    InstantWin(Instant.DRAGON, 39),
    InstantWin(Instant.FIVE_PAIRS_TRIPS, 18),
    InstantWin(Instant.SIX_PAIRS, 9),
    InstantWin(Instant.THREE_FLUSHES, 9),
    InstantWin(Instant.THREE_STRAIGHTS, 9),
)

MAUBINH_COM: Final = Ruleset(
    name="maubinh.com",
    labels="back-first",
    suits=False,
    strict_order=False,
    bonuses=(
        Bonus(Row.FRONT, Category.TRIPS, 3),
        Bonus(Row.MIDDLE, Category.FULL_HOUSE, 2),
        Bonus(Row.BACK, Category.QUADS, 4),
        Bonus(Row.MIDDLE, Category.QUADS, 8),
        Bonus(Row.BACK, Category.STRAIGHT_FLUSH, 5),
        Bonus(Row.MIDDLE, Category.STRAIGHT_FLUSH, 10),
    ),
    instants=_CLASSIC_INSTANTS,
    instants_draw=False,
    collapse=2,
    sweep=2,
    on_timeout="saved",
    all_ready=False,
    seconds=90,
    reveal_seconds=5,
)

XET_CHAT: Final = replace(
    MAUBINH_COM,
    name="xet-chat",
    labels="numbered",
    suits=True,
    bonuses=(),
    instants=(*_CLASSIC_INSTANTS, InstantWin(Instant.STRAIGHT_FLUSH, 6), InstantWin(Instant.QUADS, 6)),
    collapse=0,
    sweep=1,
    all_ready=True,
)

BIGONE: Final = replace(
    MAUBINH_COM,
    name="bigone",
    labels="back-last",
    strict_order=True,
    bonuses=(),
    instants=tuple(
        InstantWin(kind, 6)
        for kind in (
            Instant.SAME_COLOUR,
            Instant.ONE_OFF_COLOUR,
            Instant.SIX_PAIRS,
            Instant.FIVE_CONSECUTIVE_PAIRS,
            Instant.STRAIGHT_FLUSH,
            Instant.QUADS,
            Instant.THREE_FLUSHES,
            Instant.THREE_STRAIGHTS,
        )
    ),
    instants_draw=True,
    collapse=0,
    sweep=1,
    on_timeout="foul",
)

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {ruleset.name: ruleset for ruleset in (MAUBINH_COM, XET_CHAT, BIGONE)}
)
