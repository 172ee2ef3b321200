"""What a server may vary in Chuo Pai, as frozen data. The defaults are RULES.md section 3."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from rules.game import Illegal
from rules.play import house_rules

LONGEST_TURN: Final = (5, 600)
"""The shortest and the longest turn, in seconds."""


@dataclass(frozen=True, slots=True)
class Ruleset:
    """One way to play Chuo Pai."""

    name: str
    opening_bonus: bool = True
    """Whether Nail and Two Red in one hand move to the owner's pile at the deal."""
    turn_seconds: int = 30


TU_XUYEN: Final = Ruleset("tu-xuyen")
"""The Sichuan game."""

RULESETS: Final[Mapping[str, Ruleset]] = MappingProxyType({TU_XUYEN.name: TU_XUYEN})


def house(base: str, switches: Mapping[str, Any]) -> Ruleset:
    """The built-in ruleset `base` with a server's switches.

    Raises `Illegal("no-such-ruleset", name=…)`, `Illegal("no-such-switch" | "bad-switch", switch=…)`.
    """
    ruleset = house_rules(RULESETS, base, switches)
    shortest, longest = LONGEST_TURN
    if not shortest <= ruleset.turn_seconds <= longest:
        raise Illegal("bad-switch", switch="turn_seconds", value=str(ruleset.turn_seconds))
    return ruleset
