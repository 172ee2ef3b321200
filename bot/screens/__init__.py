"""Screens as plain data: what a message shows and which acts its controls stand for.

A screen knows nothing of Discord; `bot.chat` turns it into components. It is complete: whoever has it can redraw the
message from nothing. An `act` is either an action of the game or the table in its one text (`ready`, `done`,
`play 7h7d`), or it begins with `~` and changes nothing at the table: one of `bot.screens.acts`, which means the same
everywhere, or a gesture of the panel itself (see `bot.games.Hosted.gesture`). Discord's limits that a screen must
keep are checked by `bot.screens.limits`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

Style: TypeAlias = Literal["primary", "plain", "good", "danger"]

PICTURE_NAME: Final = "cards.png"
"""Every picture has the same file name: a name can give nothing away."""


@dataclass(frozen=True, slots=True)
class Text:
    """Markdown. Names of people inside it are already escaped (`bot.words.name`)."""

    markdown: str


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that is drawn when it is sent: `draw` gives PNG bytes, off the event loop, cached by `key`.

    `alt` says the same in words, for those who cannot see it.
    """

    key: Hashable
    alt: str
    draw: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Rule:
    """A thin line between two parts."""


@dataclass(frozen=True, slots=True)
class Button:
    """A tap that means `act`; with `url` it is a link instead. `label` at most 34 characters to stay on one line."""

    label: str
    act: str = ""
    style: Style = "plain"
    emoji: str | None = None
    disabled: bool = False
    url: str | None = None


@dataclass(frozen=True, slots=True)
class Buttons:
    """Up to five buttons side by side."""

    buttons: tuple[Button, ...]


@dataclass(frozen=True, slots=True)
class Option:
    label: str
    value: str
    description: str | None = None
    chosen: bool = False
    emoji: str | None = None
    card: str | None = None
    """A card (`As`) whose face stands before the label, once there is an emoji of it."""


@dataclass(frozen=True, slots=True)
class Select:
    """A menu of up to 25 options of which `least`..`most` are chosen; the values follow the act."""

    act: str
    placeholder: str
    options: tuple[Option, ...]
    least: int = 1
    most: int = 1
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Titled:
    """Text with one button beside it."""

    markdown: str
    button: Button


Part: TypeAlias = Text | Picture | Rule | Buttons | Select | Titled


@dataclass(frozen=True, slots=True)
class Screen:
    """Parts from top to bottom in one framed box with an accent colour (0xRRGGBB)."""

    parts: tuple[Part, ...]
    accent: int | None = None


@dataclass(frozen=True, slots=True)
class Field:
    """One line of a form that a person types into."""

    name: str
    label: str
    value: str = ""
    placeholder: str = ""
    required: bool = True
    longest: int = 100


@dataclass(frozen=True, slots=True)
class Form:
    """A modal. Its `act` is sent with the typed fields."""

    title: str
    act: str
    fields: tuple[Field, ...]
