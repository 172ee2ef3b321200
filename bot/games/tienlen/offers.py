"""The plays that are offered for one tap: all that beat the table, or on lead a fair choice of what one could lead."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest

from rules.tienlen import Play, View, options

MOST = 25
"""As many as a menu holds."""


def offers(view: View) -> tuple[Play, ...]:
    """Up to `MOST` plays, fewest and cheapest first, bombs last."""
    return fair_choice(options(view), MOST)


def fair_choice(plays: Sequence[Play], most: int) -> tuple[Play, ...]:
    """At most `most` of the plays, in their order: of every kind and length its cheapest, then its second, and so on."""
    groups: dict[tuple[str, int], list[Play]] = {}
    for play in plays:
        groups.setdefault((play.kind, play.size), []).append(play)
    turn_by_turn = [play for each in zip_longest(*groups.values()) for play in each if play is not None]
    chosen = set(turn_by_turn[:most])
    return tuple(play for play in plays if play in chosen)
