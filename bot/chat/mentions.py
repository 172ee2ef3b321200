"""Commands that our sentences name become what one can tap.

The word files write a command as players type it, `/name` between backticks. Where its id is known that becomes
Discord's `</name:id>`, which types the command for whoever taps it. In there only the name that Discord registered
will do, the English one: a translated name is drawn, but nothing happens when it is tapped.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from bot.screens import Part, Screen, Text, Titled
from bot.words import LANGUAGES, words

_NAMED: Final = re.compile(r"(?<!\\)`/([^`\s]+)`")
"""A command in a sentence of ours. The backticks in somebody's name are escaped, so a name is never one."""


def mentions(ids: Mapping[str, int]) -> dict[str, str]:
    """What is written instead of a command's name, by its name in each language. `ids` are those that Discord gave."""
    return {
        words(language)(f"command-{name}"): f"</{name}:{number}>"
        for name, number in ids.items()
        for language in LANGUAGES
    }


def tappable(screen: Screen, known: Mapping[str, str]) -> Screen:
    """The screen with the commands that are `known` to be tapped; the others stay as they are."""
    return replace(screen, parts=tuple(_part(part, known) for part in screen.parts))


def _part(part: Part, known: Mapping[str, str]) -> Part:
    if not isinstance(part, Text | Titled):
        return part
    return replace(part, markdown=_NAMED.sub(lambda it: known.get(it[1], it[0]), part.markdown))
