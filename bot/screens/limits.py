"""Discord's limits on what a screen may hold. The library checks few of them; a message over one is refused whole.

`check` is for tests and for the one place that sends screens: a screen that is too big must fail where it was built,
not at somebody's table. Source: the developer documentation (components reference), figures in `LIMITS` order.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final
from urllib.parse import urlsplit

from bot.screens import (
    Button,
    Buttons,
    Field,
    Form,
    Option,
    Part,
    Picture,
    Rule,
    Screen,
    Select,
    Text,
    Titled,
)

COMPONENTS: Final = 40
"""In one message, the frame and everything nested in it counted."""
TEXT: Final = 4000
"""Characters of all texts of a message together, counted as UTF-16 units to be on the safe side."""
ACT: Final = 60
"""Characters of an act, as long as an action of a game may be: a custom_id has 100, and says the table, too."""
LABEL: Final = 80
OPTION: Final = 100
OPTIONS: Final = 25
PLACEHOLDER: Final = 150
ALT: Final = 1024
URL: Final = 512
ROW: Final = 5
TITLE: Final = 45
FIELDS: Final = 5
FIELD: Final = 4000


class TooMuch(ValueError):
    """A screen that Discord would refuse; the text says which part and why."""


def check(screen: Screen) -> None:
    """Raise `TooMuch` when a message of this screen would be refused."""
    _need(bool(screen.parts), "a screen without parts")
    count = 1 + sum(_components(part) for part in screen.parts)
    _need(count <= COMPONENTS, f"{count} components, at most {COMPONENTS}")
    length = sum(len(text.encode("utf-16-le")) // 2 for text in _texts(screen.parts))
    _need(length <= TEXT, f"{length} characters of text, at most {TEXT}")
    _need(screen.accent is None or 0 <= screen.accent <= 0xFFFFFF, "an accent that is no colour")
    pictures = sum(isinstance(part, Picture) for part in screen.parts)
    _need(pictures <= 1, "two pictures, and one file name for both")
    for part in screen.parts:
        _check_part(part)
    acts = list(_acts(screen.parts))
    for act in acts:
        _need(0 < len(act) <= ACT, f"act {act!r} of {len(act)} characters, 1 to {ACT}")
    twice = {act for act in acts if acts.count(act) > 1}
    _need(not twice, f"controls with the same act: {sorted(twice)}")


def check_form(form: Form) -> None:
    """Raise `TooMuch` when a modal of this form would be refused."""
    _text("form title", form.title, TITLE)
    _need(0 < len(form.act) <= ACT, f"form act {form.act!r}")
    _need(1 <= len(form.fields) <= FIELDS, f"{len(form.fields)} fields, 1 to {FIELDS}")
    names = [field.name for field in form.fields]
    _need(len(set(names)) == len(names), f"fields of the same name: {names}")
    for field in form.fields:
        _check_field(field)


def _components(part: Part) -> int:
    match part:
        case Text() | Picture() | Rule():
            return 1
        case Buttons(buttons):
            return 1 + len(buttons)
        case Select():
            return 2  # the row and the menu
        case Titled():
            return 3  # the section, its text and its button


def _texts(parts: Iterable[Part]) -> Iterable[str]:
    return (part.markdown for part in parts if isinstance(part, Text | Titled))


def _acts(parts: Iterable[Part]) -> Iterable[str]:
    for part in parts:
        match part:
            case Buttons(buttons):
                yield from (button.act for button in buttons if button.url is None)
            case Titled(_, button) if button.url is None:
                yield button.act
            case Select():
                yield part.act
            case _:
                pass


def _check_part(part: Part) -> None:
    match part:
        case Text(markdown):
            _need(bool(markdown.strip()), "an empty text")
        case Picture():
            _text("alternative text of a picture", part.alt, ALT)
        case Buttons(buttons):
            _need(1 <= len(buttons) <= ROW, f"{len(buttons)} buttons in a row, 1 to {ROW}")
            for button in buttons:
                _check_button(button)
        case Titled(markdown, button):
            _need(bool(markdown.strip()), "an empty text")
            _check_button(button)
        case Select():
            _check_select(part)
        case Rule():
            pass


def _check_button(button: Button) -> None:
    _need(bool(button.label or button.emoji), "a button without label and emoji")
    _need(len(button.label) <= LABEL, f"label {button.label!r} longer than {LABEL}")
    if button.url is not None:
        _need(not button.act, f"the link {button.label!r} has an act as well")
        scheme = urlsplit(button.url).scheme
        _need(scheme in {"http", "https", "discord"} and len(button.url) <= URL, f"link {button.url!r}")


def _check_select(select: Select) -> None:
    _text("placeholder", select.placeholder, PLACEHOLDER)
    options: Sequence[Option] = select.options
    _need(1 <= len(options) <= OPTIONS, f"{len(options)} options, 1 to {OPTIONS}")
    _need(
        0 <= select.least <= select.most <= len(options) and select.most >= 1,
        f"{select.least} to {select.most} of {len(options)} options",
    )
    values = [option.value for option in options]
    _need(len(set(values)) == len(values), f"options of the same value: {values}")
    _need(sum(option.chosen for option in options) <= select.most, "more options chosen than may be")
    for option in options:
        _text("option label", option.label, OPTION)
        _text("option value", option.value, OPTION)
        if option.description is not None:
            _text("option description", option.description, OPTION)


def _check_field(field: Field) -> None:
    _text("field name", field.name, OPTION)
    _text("field label", field.label, TITLE)
    _need(len(field.placeholder) <= OPTION, f"placeholder {field.placeholder!r}")
    _need(1 <= field.longest <= FIELD, f"a field of {field.longest} characters")
    _need(len(field.value) <= field.longest, f"{field.name} begins longer than it may be")


def _text(what: str, text: str, longest: int) -> None:
    _need(0 < len(text) <= longest, f"{what} {text!r} of {len(text)} characters, 1 to {longest}")


def _need(kept: bool, otherwise: str) -> None:
    if not kept:
        raise TooMuch(otherwise)
