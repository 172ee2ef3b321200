"""Tables as the table service would show them, made by hand."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.screens import Buttons, Part, Screen, Select, Text, Titled
from bot.seen import Chair, Phase, Seen
from bot.words import words
from rules.game import Strength
from rules.maubinh import RULESETS

VI, EN = words("vi"), words("en")
COMMITMENT = "e1f0a0b0" * 8
"""No two neighbours of it look like a card."""
PEOPLE = ("Minh", "Lan Anh", "Hùng", "Thảo")
NASTY = "@everyone **bold** `code` <@1> \u202egnp.exe [x](http://a.b) " + "z\u0301\u0302\u0303\u0304" * 9


def person(at: int, name: str | None = None, **changes: Any) -> Chair:
    """The person at place `at` (user 100 + at); the first one is the host."""
    chair = Chair(100 + at, PEOPLE[at] if name is None else name, None, ready=False, host=at == 0, seat=None)
    return replace(chair, **changes)


def computer(at: int, strength: Strength = Strength.REGULAR, seat: int | None = None) -> Chair:
    return Chair(None, f"Máy {at}", strength, ready=True, host=False, seat=seat)


def lobby(*chairs: Chair, you: int | None = None, **changes: Any) -> Seen:
    """A table between matches; `you` is the place of the viewer."""
    seen = Seen(
        table=12,
        version=3,
        guild=1,
        channel=2,
        message=3,
        game="maubinh",
        ruleset=RULESETS["maubinh.com"],
        ruleset_name="maubinh.com",
        stake=100,
        places=4,
        phase=Phase.LOBBY,
        chairs=chairs,
        you=chairs[you] if you is not None else None,
        practice=False,
        suggest=True,
        commitment=COMMITMENT,
        match=1,
        deadline=1_800_000_000.5,
    )
    return replace(seen, **changes)


def text_of(screen: Screen) -> str:
    """Everything that can be read on a screen, pictures' alternative texts included."""
    return "\n".join(line for part in screen.parts for line in _lines(part))


def _lines(part: Part) -> list[str]:
    match part:
        case Text(markdown):
            return [markdown]
        case Titled(markdown, button):
            return [markdown, button.label]
        case Buttons(buttons):
            return [button.label for button in buttons]
        case Select():
            return [part.placeholder, *(option.label for option in part.options)]
        case _:
            return [getattr(part, "alt", "")]


def acts_of(screen: Screen) -> dict[str, str]:
    """The label of every control by its act; links by their address."""
    found: dict[str, str] = {}
    for part in screen.parts:
        match part:
            case Buttons(buttons):
                found |= {button.url or button.act: button.label for button in buttons}
            case Titled(_, button):
                found[button.url or button.act] = button.label
            case Select():
                found[part.act] = part.placeholder
            case _:
                pass
    return found
