"""Screens as Discord's components: everything arrives, nothing is kept, and what Discord would refuse fails here."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest
from simcord.components import validate_message_state, validate_modal, walk_components

from bot.chat.ids import LONGEST, Spot, Surface
from bot.chat.render import Gallery, Sheet, modal, render
from bot.screens import (
    PICTURE_NAME,
    Button,
    Buttons,
    Field,
    Form,
    Option,
    Picture,
    Rule,
    Screen,
    Select,
    Text,
    Titled,
    limits,
)

SPOT = Spot(12, 7, Surface.BOARD)
FULL = Screen(
    (
        Text("## Bàn"),
        Picture("key", "bốn tay bài", lambda: b"picture"),
        Rule(),
        Titled("thùng phá sảnh", Button("Dùng", "~use 1", "good")),
        Select("~back", "chọn 5", tuple(Option(f"lá {n}", str(n), chosen=n < 5) for n in range(13)), 5, 5),
        Buttons(
            (
                Button("Xong", "done", "good", emoji="✅"),
                Button("Tới bàn", url="https://discord.com/channels/1/2/3"),
            )
        ),
    ),
    0xE5B93C,
)


def payload(sheet: Sheet) -> list[dict[str, Any]]:
    parts: list[dict[str, Any]] = sheet.view.to_components()  # type: ignore[no-untyped-call]
    return parts


async def test_every_part_becomes_what_discord_accepts() -> None:
    sheet = await render(FULL, SPOT, Gallery())
    parts = payload(sheet)
    validate_message_state(parts, flags=1 << 15, content="", embeds=[], require_nonempty=True)
    kinds = [component["type"] for component in walk_components(parts)]
    for kind in (17, 10, 12, 14, 9, 1, 3, 2):  # container, text, gallery, line, section, row, menu, button
        assert kind in kinds
    assert parts[0]["accent_color"] == 0xE5B93C
    ids = {component["custom_id"] for component in walk_components(parts) if component.get("custom_id")}
    assert ids == {SPOT.control("~use 1"), SPOT.control("~back"), SPOT.control("done")}


async def test_the_picture_goes_along_with_its_words_and_a_name_that_says_nothing() -> None:
    sheet = await render(FULL, SPOT, Gallery())
    (file,) = sheet.files()
    assert (file.filename, file.description) == (PICTURE_NAME, "bốn tay bài")
    (gallery,) = (part for part in walk_components(payload(sheet)) if part["type"] == 12)
    assert gallery["items"][0]["media"]["url"] == f"attachment://{PICTURE_NAME}"
    assert gallery["items"][0]["description"] == "bốn tay bài"
    assert sheet.files()[0].fp.read() == b"picture", "each edit sends the file anew"


async def test_a_screen_without_a_picture_sends_no_file() -> None:
    assert (await render(Screen((Text("x"),)), SPOT, Gallery())).files() == []


async def test_the_library_keeps_nothing_of_a_view() -> None:
    sheet = await render(FULL, SPOT, Gallery())
    assert sheet.view.is_finished()
    form = modal(Form("Thêm lời", "word", (Field("word", "lời"),)), SPOT)
    assert form.is_finished()


async def test_a_form_is_a_modal_that_discord_accepts() -> None:
    form = Form("Thêm lời", "word", (Field("word", "Lời của bạn", "cũ", "gì cũng được", False, 40),))
    shown = modal(form, SPOT).to_dict()
    validate_modal(shown)
    assert shown["custom_id"] == SPOT.control("word")
    assert shown["components"][0]["component"]["max_length"] == 40


async def test_a_picture_is_drawn_once_for_all_who_wait_and_off_the_event_loop() -> None:
    gallery, drawn = Gallery(), 0

    def draw() -> bytes:
        nonlocal drawn
        drawn += 1
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        return b"x" * 10

    picture = Picture("same", "alt", draw)
    assert set(await asyncio.gather(*(gallery.bytes_of(picture) for _ in range(5)))) == {b"x" * 10}
    assert await gallery.bytes_of(picture) == b"x" * 10
    assert drawn == 1


async def test_old_pictures_make_room_and_a_failed_drawing_is_tried_again() -> None:
    gallery = Gallery(room=25)
    counts: dict[str, int] = {}

    def picture(name: str) -> Picture:
        def draw() -> bytes:
            counts[name] = counts.get(name, 0) + 1
            if name == "bad" and counts[name] == 1:
                raise ValueError("no ink")
            return b"x" * 10

        return Picture(name, "alt", draw)

    for name in ("a", "b", "c", "c", "a"):
        await gallery.bytes_of(picture(name))
    assert counts == {"a": 2, "b": 1, "c": 1}
    with pytest.raises(ValueError, match="no ink"):
        await gallery.bytes_of(picture("bad"))
    assert await gallery.bytes_of(picture("bad")) == b"x" * 10


@pytest.mark.parametrize(
    "screen",
    [
        Screen(()),
        Screen(tuple(Text("x") for _ in range(40))),
        Screen((Text("x" * 4001),)),
        Screen((Buttons(tuple(Button("x", f"a{n}") for n in range(6))),)),
        Screen((Buttons((Button("x", "same"), Button("y", "same"))),)),
        Screen((Buttons((Button("x" * 81, "a"),)),)),
        Screen((Select("a", "p", tuple(Option(str(n), str(n)) for n in range(26))),)),
        Screen((Buttons((Button("x", "a" * 95),)),)),
    ],
    ids=[
        "empty",
        "40 parts",
        "4001 characters",
        "6 buttons",
        "one act twice",
        "label",
        "26 options",
        "custom_id",
    ],
)
async def test_what_discord_would_refuse_fails_before_it_is_sent(screen: Screen) -> None:
    with pytest.raises((limits.TooMuch, ValueError)):
        await render(screen, SPOT, Gallery())


async def test_a_draft_that_leaves_no_room_for_the_act_fails_here() -> None:
    spot = Spot(10**6, 10**4, Surface.HAND, "d" * 40)
    with pytest.raises(ValueError, match=f"at most {LONGEST}"):
        await render(Screen((Buttons((Button("x", "a" * 60),)),)), spot, Gallery())


async def test_the_styles_of_buttons_are_told_apart() -> None:
    buttons = (
        Button("a", "a", "primary"),
        Button("b", "b"),
        Button("c", "c", "good"),
        Button("d", "d", "danger"),
    )
    parts = payload(await render(Screen((Buttons(buttons),)), SPOT, Gallery()))
    styles = [part["style"] for part in walk_components(parts) if part["type"] == 2]
    kinds = discord.ButtonStyle
    assert styles == [each.value for each in (kinds.primary, kinds.secondary, kinds.success, kinds.danger)]
