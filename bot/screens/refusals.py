"""A refusal as one private screen: what is wrong, what to do, and, where there is one, the way out as a button.

Codes and their facts come from `rules.game.Illegal` (sentences `illegal-<code>`) and `bot.seen.Refused`
(`refused-<code>`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.screens import Button, Buttons, Part, Screen, Text, acts
from bot.screens.phrases import RED
from bot.seen import Refused
from bot.words import Words, name
from rules.cards import Card
from rules.game import Illegal


def sentence(error: Illegal | Refused, words: Words) -> str:
    """The refusal in words."""
    kind = "refused" if isinstance(error, Refused) else "illegal"
    facts = {fact: _say(value) for fact, value in error.facts.items()}
    if "names" in error.facts:  # of people, as they write them
        facts["names"] = ", ".join(map(name, error.facts["names"]))
    setting = f"setting-{facts.get('setting')}"
    if words.has(setting):
        facts["setting"] = words(setting)
    return words(f"{kind}-{error.code}", **facts)


def refusal(error: Illegal | Refused, words: Words) -> Screen:
    """The refusal with its way out. Facts `link` (the address of a board) and `table` (its number) become buttons."""
    parts: list[Part] = [Text(f"⚠️ {sentence(error, words)}")]
    buttons = _ways_out(error.facts, words) if isinstance(error, Refused) else ()
    if buttons:
        parts.append(Buttons(buttons))
    return Screen(tuple(parts), RED)


def notice(text: str, accent: int | None = None) -> Screen:
    """One sentence as a screen."""
    return Screen((Text(text),), accent)


def trouble(words: Words, number: str) -> Screen:
    """An error of ours: the sentence carries the number under which the log has it."""
    return Screen((Text(words("trouble", number=number)),), RED)


def _ways_out(facts: Mapping[str, Any], words: Words) -> tuple[Button, ...]:
    buttons: list[Button] = []
    link, table = facts.get("link"), facts.get("table")
    if isinstance(link, str) and link.startswith("https://"):
        buttons.append(Button(words("button-board-there"), url=link))
    if table is not None:
        buttons.append(Button(words("button-hand-there"), acts.join(acts.GOTO, table), "primary"))
        buttons.append(Button(words("button-leave-there"), acts.join(acts.QUIT, table), "danger"))
    return tuple(buttons)


def _say(value: Any) -> Any:
    """Facts as text: a card as players read it, cards in a row, numbers as they are (the words format them)."""
    if isinstance(value, Card):
        return value.label
    if isinstance(value, Sequence) and not isinstance(value, str):
        return " ".join(str(_say(one)) for one in value)
    return value
