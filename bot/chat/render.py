"""A screen becomes a message of Discord's components, and its picture a file.

The view carries no callbacks and is stopped before it is sent, so that the library keeps nothing of it: every tap
arrives at the router (`bot.chat.router`), whichever process drew the screen.
"""

from __future__ import annotations

import asyncio
import io
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

from bot.chat.ids import Spot
from bot.chat.panels import Panel
from bot.screens import (
    PICTURE_NAME,
    Button,
    Buttons,
    Form,
    Part,
    Picture,
    Rule,
    Screen,
    Select,
    Style,
    Text,
    Titled,
    limits,
)

STYLES: Final[dict[Style, discord.ButtonStyle]] = {
    "primary": discord.ButtonStyle.primary,
    "plain": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
    "danger": discord.ButtonStyle.danger,
}

NO_FACES: Final[Mapping[str, discord.PartialEmoji]] = {}


@dataclass(frozen=True, slots=True)
class Sheet:
    """A message, ready to be sent or to replace another: its components and the bytes of its picture, if it has one."""

    view: ui.LayoutView
    picture: bytes | None = None
    alt: str | None = None
    panel: Panel | None = None  # what it shows, if it is one

    def files(self) -> list[discord.File]:
        """New file objects: the library closes those it has sent. They go along with every edit, explicitly."""
        if self.picture is None:
            return []
        return [discord.File(io.BytesIO(self.picture), PICTURE_NAME, description=self.alt)]


class Gallery:
    """Draws pictures off the event loop, each once, and keeps the latest of them. Losing it costs only time."""

    def __init__(self, room: int = 24 * 2**20) -> None:
        """`room`: bytes of pictures kept."""
        self._room = room
        self._kept: OrderedDict[Hashable, bytes] = OrderedDict()
        self._size = 0
        self._drawing: dict[Hashable, asyncio.Task[bytes]] = {}

    async def bytes_of(self, picture: Picture) -> bytes:
        """The picture's PNG bytes. Raises whatever its drawing raises."""
        if (kept := self._kept.get(picture.key)) is not None:
            self._kept.move_to_end(picture.key)
            return kept
        drawing = self._drawing.get(picture.key)
        if drawing is None:
            drawing = asyncio.ensure_future(self._draw(picture))
            self._drawing[picture.key] = drawing
        # Somebody who gives up must not take the picture away from others who wait for it.
        return await asyncio.shield(drawing)

    async def _draw(self, picture: Picture) -> bytes:
        try:
            drawn = await asyncio.to_thread(picture.draw)
        finally:
            del self._drawing[picture.key]
        self._kept[picture.key] = drawn
        self._size += len(drawn)
        while self._size > self._room:
            self._size -= len(self._kept.popitem(last=False)[1])
        return drawn


async def render(
    screen: Screen, spot: Spot, gallery: Gallery, faces: Mapping[str, discord.PartialEmoji] = NO_FACES
) -> Sheet:
    """The sheet of `screen` whose controls remember `spot`; `faces` are the emojis of cards. Raises `limits.TooMuch` or `ValueError` for a screen that
    Discord would refuse."""
    limits.check(screen)
    picture = next((part for part in screen.parts if isinstance(part, Picture)), None)
    drawn = await gallery.bytes_of(picture) if picture is not None else None
    frame: ui.Container[Any] = ui.Container(accent_colour=screen.accent)
    for part in screen.parts:
        frame.add_item(_item(part, spot, faces))
    view = ui.LayoutView(timeout=None)
    view.add_item(frame)
    view.stop()
    return Sheet(view, drawn, picture.alt if picture is not None else None)


def modal(form: Form, spot: Spot) -> ui.Modal:
    """The modal of `form`, submitted to `spot`."""
    limits.check_form(form)
    shown = ui.Modal(title=form.title, timeout=None, custom_id=spot.control(form.act))
    for field in form.fields:
        entry: ui.TextInput[Any] = ui.TextInput(
            custom_id=field.name,
            default=field.value or None,
            placeholder=field.placeholder or None,
            required=field.required,
            max_length=field.longest,
        )
        shown.add_item(ui.Label(text=field.label, component=entry))
    shown.stop()
    return shown


def _item(part: Part, spot: Spot, faces: Mapping[str, discord.PartialEmoji]) -> ui.Item[Any]:
    match part:
        case Text(markdown):
            return ui.TextDisplay(markdown)
        case Picture():
            item = discord.MediaGalleryItem(f"attachment://{PICTURE_NAME}", description=part.alt)
            return ui.MediaGallery(item)
        case Rule():
            return ui.Separator()
        case Buttons(buttons):
            return ui.ActionRow(*(_button(button, spot) for button in buttons))
        case Titled(markdown, button):
            return ui.Section(markdown, accessory=_button(button, spot))
        case Select():
            return ui.ActionRow(_select(part, spot, faces))


def _button(button: Button, spot: Spot) -> ui.Button[Any]:
    if button.url is not None:
        return ui.Button(
            label=button.label or None, url=button.url, emoji=button.emoji, disabled=button.disabled
        )
    return ui.Button(
        label=button.label or None,
        style=STYLES[button.style],
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=spot.control(button.act),
    )


def _select(select: Select, spot: Spot, faces: Mapping[str, discord.PartialEmoji]) -> ui.Select[Any]:
    return ui.Select(
        custom_id=spot.control(select.act),
        placeholder=select.placeholder,
        min_values=select.least,
        max_values=select.most,
        disabled=select.disabled,
        options=[
            discord.SelectOption(
                label=option.label,
                value=option.value,
                description=option.description,
                emoji=faces.get(option.card or "", option.emoji),
                default=option.chosen,
            )
            for option in select.options
        ],
    )
