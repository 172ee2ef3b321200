"""Discord's limits, one by one: what just fits passes, one more is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

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
    limits,
)
from bot.screens.limits import TooMuch, check, check_form


def buttons(*acts: str) -> Buttons:
    return Buttons(tuple(Button("x", act) for act in acts))


def select(count: int, least: int = 1, most: int = 1, act: str = "s") -> Select:
    return Select(act, "Choose", tuple(Option(f"card {at}", str(at)) for at in range(count)), least, most)


def picture(alt: str = "cards") -> Picture:
    return Picture("key", alt, lambda: b"")


FITS: list[tuple[Part, ...]] = [
    (Text("x" * 4000),),
    tuple(Text("x") for _ in range(39)),
    tuple(select(25, 0, 25, f"s{at}") for at in range(19)),
    (buttons(*"abcde"),),
    (Titled("x", Button("y", "z")), Rule(), picture("a" * 1024)),
    (
        Buttons(
            (Button("x" * 80, "a" * limits.ACT), Button("", "b", emoji="🃏"), Button("to", url="https://a.b"))
        ),
    ),
]

TOO_MUCH: dict[str, tuple[Part, ...]] = {
    "no parts": (),
    "an empty text": (Text(" "),),
    "text over 4000": (Text("x" * 2001), Titled("y" * 2000, Button("z", "z"))),
    "text over 4000 in UTF-16": (Text("🃏" * 2001),),
    "41 components": tuple(Text("x") for _ in range(40)),
    "41 components by nesting": tuple(select(1, act=f"s{at}") for at in range(20)),
    "six buttons in a row": (buttons(*"abcdef"),),
    "an empty row": (Buttons(()),),
    "a label over 80": (Buttons((Button("x" * 81, "a"),)),),
    "a button without label and emoji": (Buttons((Button("", "a"),)),),
    "a button without act": (Buttons((Button("x"),)),),
    "an act that is too long": (buttons("a" * (limits.ACT + 1)),),
    "the same act twice": (buttons("a"), Titled("x", Button("y", "a"))),
    "the same act in a menu": (buttons("s"), select(2)),
    "a link with an act": (Buttons((Button("x", "a", url="https://a.b"),)),),
    "a link to nowhere": (Buttons((Button("x", url="javascript:1"),)),),
    "26 options": (select(26),),
    "no options": (select(0),),
    "more to choose than there are": (select(4, 5, 5),),
    "least over most": (select(4, 3, 2),),
    "the same value twice": (Select("s", "p", (Option("a", "1"), Option("b", "1"))),),
    "too many chosen": (Select("s", "p", (Option("a", "1", chosen=True), Option("b", "2", chosen=True))),),
    "an option label over 100": (Select("s", "p", (Option("x" * 101, "1"),)),),
    "an option value over 100": (Select("s", "p", (Option("x", "1" * 101),)),),
    "a description over 100": (Select("s", "p", (Option("x", "1", "d" * 101),)),),
    "a placeholder over 150": (replace(select(1), placeholder="x" * 151),),
    "an alternative text over 1024": (picture("a" * 1025),),
    "a picture without alternative text": (picture(""),),
    "two pictures of one name": (picture(), picture()),
}


@pytest.mark.parametrize("parts", FITS)
def test_what_just_fits_passes(parts: tuple[Part, ...]) -> None:
    check(Screen(parts, 0xFFFFFF))


@pytest.mark.parametrize("parts", TOO_MUCH.values(), ids=TOO_MUCH)
def test_what_discord_would_refuse_is_refused(parts: tuple[Part, ...]) -> None:
    with pytest.raises(TooMuch):
        check(Screen(parts))


def test_an_accent_is_a_colour() -> None:
    with pytest.raises(TooMuch):
        check(Screen((Text("x"),), 0x1000000))


FORM = Form("t" * 45, "word", (Field("a", "l" * 45, "v", "p" * 100), Field("b", "label", longest=4000)))


def test_a_form_that_just_fits_passes() -> None:
    check_form(FORM)


@pytest.mark.parametrize(
    "form",
    [
        replace(FORM, title="t" * 46),
        replace(FORM, title=""),
        replace(FORM, act=""),
        replace(FORM, fields=()),
        replace(FORM, fields=tuple(Field(str(at), "label") for at in range(6))),
        replace(FORM, fields=(Field("a", "x"), Field("a", "y"))),
        replace(FORM, fields=(Field("a", "l" * 46),)),
        replace(FORM, fields=(Field("a", "x", placeholder="p" * 101),)),
        replace(FORM, fields=(Field("a", "x", longest=4001),)),
        replace(FORM, fields=(Field("a", "x", value="long", longest=3),)),
    ],
)
def test_a_form_that_discord_would_refuse_is_refused(form: Form) -> None:
    with pytest.raises(TooMuch):
        check_form(form)
