"""Acts that mean the same on every table's screens, whatever the game; `bot.chat` answers them before `Hosted.gesture`.

They change nothing at the table, so each begins with `~`. Everything else that a screen's control can stand for is a
verb of the lobby (`sit`, `ready`, `deal`, …), an action of the game, or a gesture of the game's own panel.

The values of a `Select` and the fields of a `Form` follow their act, each after a blank: `computer` with the value 3
is `computer 3`. (Gestures of a panel get them apart, see `bot.games.Hosted.gesture`.)
"""

from __future__ import annotations

from typing import Final

HAND: Final = "~hand"
"""Open my hand: the private panel as a message only I see: `Hosted.hand` while I am in a live match, my seat
(`bot.screens.seat.seat`) otherwise."""
HOST: Final = "~host"
"""The tools of the host (`bot.screens.seat.host`), privately."""
DETAILS: Final = "~details"
"""Every chip of the last match (`Hosted.details`), privately."""
REVIEW: Final = "~review"
"""My own hand of the last match looked back at (`Hosted.review`), privately; only in games that have it."""
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

STANDINGS: Final = "~standings"
"""`~standings month 2`: the leaderboard of a period, and its page (`bot.screens.standings.standings`)."""
WALLET: Final = "~wallet"
DAILY: Final = "~daily"
"""Take the day's chips, as `/daily` does."""
HELP: Final = "~help"
SETTINGS: Final = "~settings"
"""`~settings table`: a page of the server's settings; `~settings` the first (`bot.screens.settings.settings`)."""
TYPE: Final = "~type"
"""`~type starting_chips`: the form in which that setting is typed (`bot.screens.settings.form`)."""
CHANGE: Final = "~change"
"""`~change language` with the value `vi`: set it. For those who may manage the server."""

SHARED: Final = frozenset(
    {
        HAND,
        HOST,
        DETAILS,
        REVIEW,
        RULES,
        PROOF,
        WORD,
        FRESH,
        GOTO.strip(),
        QUIT.strip(),
        STANDINGS,
        WALLET,
        DAILY,
        HELP,
        SETTINGS,
        TYPE,
        CHANGE,
    }
)
"""First words that no panel of a game may use for a gesture of its own."""


def join(act: str, *words: str | int) -> str:
    """An act with its words: `join(STANDINGS, "month", 2)` is `~standings month 2`."""
    return " ".join((act.strip(), *map(str, words)))
