"""What the bot is and how to start, short enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence

from bot.screens import Button, Buttons, Screen, Text, acts
from bot.screens.phrases import GOLD, chips, game_title
from bot.words import Words


def help_screen(
    words: Words, games: Sequence[str], typed: Sequence[str], *, starting: int, daily: int
) -> Screen:
    """`games` are the names of those that can be played, `typed` the commands that they bring along; `starting` and
    `daily` are the server's chips."""
    titles = ", ".join(game_title(game, words) for game in games)
    typing = " · ".join(f"`/{words(f'command-{name}')}`" for name in typed)
    money = words("help-money", starting=chips(words, starting), daily=chips(words, daily))
    return Screen(
        (
            Text(f"## 🎴 {words('help-title')}\n{words('help-about', games=titles)}"),
            Text(words("help-steps")),
            Text(f"{money}\n{words('help-fair')}"),
            Text(words("help-commands", typing=typing)),
            Text(words("help-privacy")),
            Buttons(
                (
                    Button(words("button-wallet"), acts.WALLET),
                    Button(words("button-standings"), acts.join(acts.STANDINGS, "all", 1)),
                )
            ),
        ),
        GOLD,
    )
