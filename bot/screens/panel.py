"""What the private panels of all games have around their cards: the head, and the way back to the board."""

from __future__ import annotations

from bot.screens import Button, Buttons, table
from bot.screens.phrases import chips, game_title, ruleset_title, table_link
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal


def head(seen: Seen, words: Words, deadline: str) -> str:
    """Whose cards these are, of which match, at what stake, and until when."""
    game = f"{game_title(seen.game, words)} · {ruleset_title(seen.game, seen.ruleset_name, words)}"
    facts = " · ".join((game, words("table-stake", stake=chips(words, seen.stake))))
    title = words("panel-title", match=seen.match)
    practice = words("table-practice") if seen.practice else ""
    return "\n".join(filter(None, (f"### {title}", deadline, table.small(facts, practice))))


def board_link(seen: Seen, words: Words) -> tuple[Button, ...]:
    """The way to the board, to be put behind other buttons."""
    return (Button(words("button-board"), url=table_link(seen)),)


def board_row(seen: Seen, words: Words) -> tuple[Buttons, ...]:
    """The same as a row of its own."""
    return (Buttons(board_link(seen, words)),)


def ask_advice(seen: Seen) -> None:
    """Whoever wants a suggestion asks here. Raises `Illegal("no-suggest")` at a table that was opened without."""
    if not seen.suggest:
        raise Illegal("no-suggest")
