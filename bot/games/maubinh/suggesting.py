"""Suggestions for one's own cards: legal settings that differ in kind, the best known first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from bot.games.maubinh.names import row_name
from bot.words import Words
from rules.maubinh import computer
from rules.maubinh.rows import Row, Setting
from rules.maubinh.views import View


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A setting and what is strong about it."""

    kind: Literal["front", "balanced", "back"]
    setting: Setting


def suggestions(view: View) -> tuple[Suggestion, ...]:
    """Up to three different settings of the viewer's own cards; nothing but the view is looked at."""
    if view.own is None:
        return ()
    setting = computer.set_cards(view.own.cards, view.ruleset, len(view.players) - 1)
    return (Suggestion("back", setting),)


def title(suggestion: Suggestion, view: View, words: Words) -> str:
    """`mạnh chi cuối`, `cân ba chi`."""
    row = Row.FRONT if suggestion.kind == "front" else Row.BACK
    return words(f"mb-suggest-{suggestion.kind}", row=row_name(row, view.ruleset, words))
