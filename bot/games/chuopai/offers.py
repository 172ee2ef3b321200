"""The plays that are offered: for one tap those that beat the table, while typing a fair choice of what one may lay."""

from __future__ import annotations

from collections.abc import Collection

from bot.games.chuopai.groups import groups
from rules.chuopai import Pattern, Play, View, classify, options

MOST = 25
"""As many as a menu holds."""


def beating(view: View) -> tuple[Play, ...]:
    """The plays that beat the table, the cheapest first; empty on lead, where one chooses from one's tiles."""
    return options(view)[:MOST] if view.highest is not None else ()


def wholes(view: View) -> tuple[Play, ...]:
    """On lead: all of every pattern, and of every combination."""
    found = (classify(group.cards(view.hand)) for group in groups(view.hand))
    return tuple(play for play in found if play is not None)


def completing(view: View, begun: Collection[Pattern], most: int) -> tuple[Play, ...]:
    """Up to `most` plays that hold the tiles typed so far."""
    if not begun and view.highest is None:
        return wholes(view)[:most]
    begun = tuple(begun)
    fitting = (
        play for play in options(view) if all(play.cards.count(tile) >= begun.count(tile) for tile in begun)
    )
    return tuple(fitting)[:most]
