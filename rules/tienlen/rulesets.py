"""What a server may vary in Tiến Lên, as frozen data. The defaults are RULES.md section 2.

Nothing here decides anything: beating, chopping and settling read these fields, and no code asks for a ruleset's name.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from rules.game import Illegal
from rules.play import house_rules

SAME_SUITS: Final = "same"
FREE_SUITS: Final = "free"
LAST_PAYS: Final = "last"
EACH_PAYS: Final = "each"

HIGHEST_VALUE: Final = 100
"""No single penalty may be worth more stakes than this."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play Tiến Lên. All values are stakes."""

    name: str
    suits: str = SAME_SUITS
    """`same`: a play is beaten in its own suits only. `free`: in any suits, the top card's suit breaks a tie of rank."""
    first_card_first: bool = False
    """Whether the card that gives the first lead (3♠, or the lowest dealt) must be in the first play."""
    instant_wins: bool = False
    """Whether *tới trắng* ends the match at the deal."""
    instant_stakes: int = 4
    """What an instant winner takes from every player without an instant win."""
    rotten_payer: str = LAST_PAYS
    """Whose rotten hand costs: `last` the player in last place, `each` everyone but the first who holds cards."""
    two_spades: int = 1
    two_clubs: int = 2
    two_diamonds: int = 3
    two_hearts: int = 4
    quad: int = 4
    three_pairs: int = 8
    four_pairs: int = 12
    three_triples: int = 12
    """Rotten hand only: three triples, once."""
    turn_seconds: int = 30


MIEN_BAC: Final = Ruleset("mien-bac")
"""The northern game: same suits."""

MIEN_NAM: Final = Ruleset("mien-nam", suits=FREE_SUITS)
"""The southern game: suits are free.

Ruling: everything else stays as in the northern game, the 2 that may not be the last card, the bombs and
their values included; what a southern table plays otherwise (3♠ first, tới trắng) it switches on.
"""

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType(
    {rules.name: rules for rules in (MIEN_BAC, MIEN_NAM)}
)

_WORDS: Final = {"suits": (SAME_SUITS, FREE_SUITS), "rotten_payer": (LAST_PAYS, EACH_PAYS)}
_RANGES: Final = {
    "turn_seconds": (5, 600),
    **dict.fromkeys(
        (
            "instant_stakes",
            "two_spades",
            "two_clubs",
            "two_diamonds",
            "two_hearts",
            "quad",
            "three_pairs",
            "four_pairs",
            "three_triples",
        ),
        (0, HIGHEST_VALUE),
    ),
}


def house(base: str, switches: Mapping[str, Any]) -> Ruleset:
    """The built-in ruleset `base` with a server's switches.

    Raises `Illegal("no-such-ruleset", name=…)`, `Illegal("no-such-switch" | "bad-switch", switch=…)`.
    """
    ruleset = house_rules(RULESETS, base, switches)
    for switch, value in switches.items():
        if switch in _WORDS and value not in _WORDS[switch]:
            raise Illegal("bad-switch", switch=switch, value=value)
        if switch in _RANGES and not _RANGES[switch][0] <= value <= _RANGES[switch][1]:
            raise Illegal("bad-switch", switch=switch, value=str(value))
    return ruleset
