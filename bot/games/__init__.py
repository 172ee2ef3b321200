"""The games that can be hosted. A package here announces itself with a `HOSTED` of its own; nothing else lists it."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeAlias

from bot.pictures import Drawing
from bot.screens import Form, Picture, Screen
from bot.screens.limits import ALT
from bot.seen import Seen
from bot.words import Words
from rules.game import AnyGame, Illegal


@dataclass(frozen=True, slots=True)
class Act:
    """A gesture that came to an action of the game: `text` goes to the table. `draft` is what the panel remembers
    afterwards (how the hand is sorted, say), as in `Draft`."""

    text: str
    draft: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A gesture that only changes what the panel shows: `text` is given back to `Hosted.hand`. At most 40 characters,
    never a card: it travels in custom_ids (use positions in the hand)."""

    text: str
    notice: str | None = None  # a sentence for the person, already in his language


Gesture: TypeAlias = Act | Draft | Form


@dataclass(frozen=True, slots=True)
class Typed:
    """A slash command of the game that does by typing what the panel does by tapping (`/set`, `/play-cards`).

    `fields` are its text options in order; `act` turns what was typed into an action's text (raises
    `rules.game.Illegal` with a sentence for whoever typed); `complete` offers values for a field: (label, value), at
    most 25, labels and values at most 100 characters; it may take a while, so it is called off the event loop. Words for the command: `command-<name>`,
    `command-<name>-about`, `command-<name>-<field>`, `command-<name>-<field>-about` in the game's word files.
    """

    name: str
    fields: tuple[str, ...]
    required: int
    act: Callable[[Seen, Mapping[str, str]], str]
    complete: Callable[[Seen, str, Mapping[str, str], Words], Sequence[tuple[str, str]]]


@dataclass(frozen=True, slots=True)
class Study:
    """What a game works out about a ruleset to advise as well as it can; until then it advises by what it knows.

    Nothing of it is quick, except `wanted`: call it off the event loop.
    """

    warm: Callable[[Any], None]
    """Make a ruleset ready by what is known of it, so that what follows is quick."""
    wanted: Callable[[Any], str | None]
    """A name, fit for a file, for what is still to be learnt for a ruleset; None when nothing is."""
    lesson: Callable[[Any, Path], tuple[str, ...]]
    """Arguments for a Python process that learns it and writes it to the file, which appears whole or not at all. On
    standard output it tells which share is done, 0 to 1, a line each."""
    learn: Callable[[bytes], None]
    """Take what it wrote. Raises `ValueError` for anything else."""


def no_gesture(_seen: Seen, _text: str, _values: Sequence[str], _words: Words) -> Gesture:
    """Of a panel that has no gestures: whatever was tapped is none of it. Raises `Illegal("lost-draft")`."""
    raise Illegal("lost-draft")


@dataclass(frozen=True, slots=True)
class Hosted:
    """One game with its face. All functions are pure and quick (`hand` with a draft need not be: it is called off the event
    loop); drawing happens later, when a picture is sent.

    `board` is public and draws from the onlooker's view. `hand` is the private panel of `seen.you`, in DM and
    ephemeral alike; `draft` is what a gesture left. `details` explains every chip of the finished match, privately;
    `review` looks back at the viewer's own hand in it and may take a while, so it is called off the event loop.
    `rules` explains a ruleset to players. `gesture(seen, text, values)` answers taps whose act begins with `~`
    (the `~` removed): raises `rules.game.Illegal` for a sentence. A panel whose controls are all actions has none.
    """

    game: AnyGame
    board: Callable[[Seen, Words], Screen]
    hand: Callable[[Seen, Words, str], Screen]
    details: Callable[[Seen, Words], Screen]
    rules: Callable[[Any, Words], Screen]
    gesture: Callable[[Seen, str, Sequence[str], Words], Gesture] = no_gesture
    typed: tuple[Typed, ...] = ()
    review: Callable[[Seen, Words], Screen] | None = None
    study: Study | None = None
    first: bool = False  # what this bot is for: offered before the others

    @property
    def name(self) -> str:
        return self.game.name


def picture(drawing: Drawing, alt: str) -> Picture:
    """A drawing as part of a screen; `alt`, which says in words what it shows, is cut to what Discord takes."""
    return Picture(drawing, alt if len(alt) <= ALT else f"{alt[: ALT - 1]}…", drawing.render)


@cache
def hosted() -> Mapping[str, Hosted]:
    """Every game found under `bot.games`, by name, in the order in which `/play` offers them."""
    found: list[Hosted] = []
    for module in pkgutil.iter_modules(__path__):
        announced = getattr(importlib.import_module(f"{__name__}.{module.name}"), "HOSTED", None)
        if isinstance(announced, Hosted):
            found.append(announced)
    found.sort(key=lambda one: (not one.first, one.name))
    return MappingProxyType({one.name: one for one in found})
