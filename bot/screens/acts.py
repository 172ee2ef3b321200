"""Acts that mean the same on every table's screens, whatever the game; `bot.chat` answers them before `Hosted.gesture`.

They change nothing at the table, so each begins with `~`. Everything else that a screen's control can stand for is a
verb of the lobby (`sit`, `ready`, `deal`, …), an action of the game, or a gesture of the game's own panel.
"""

from __future__ import annotations

from typing import Final

HAND: Final = "~hand"
"""Open my hand: the private panel (`Hosted.hand`) as a message only I see."""
DETAILS: Final = "~details"
"""Every chip of the last match (`Hosted.details`), privately."""
RULES: Final = "~rules"
"""The table's ruleset explained (`Hosted.rules`), privately."""
PROOF: Final = "~proof"
"""How to check the deal (`bot.screens.proof.proof`), privately."""
WORD: Final = "~word"
"""A form for a word of my own that goes into the shuffle; it is sent as `word <text>`."""
FRESH: Final = "~fresh"
"""Draw this screen anew, from what the table is now."""

GOTO: Final = "~goto "
"""Followed by a table's number: open my hand at that table (`refused-seated-elsewhere` offers it)."""
QUIT: Final = "~quit "
"""Followed by a table's number: leave that table, then draw this screen anew."""
