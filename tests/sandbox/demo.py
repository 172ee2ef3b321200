"""A small bot that shows everything a bot can show, to try the page with: no game, no store, one message of each kind."""

from __future__ import annotations

import asyncio
import struct
import zlib
from collections.abc import Callable
from io import BytesIO
from typing import Any

import discord
from discord import app_commands
from discord.ext import tasks

BLURPLE = 0x5865F2
CARDS = [f"{rank}{suit}" for rank in "A23" for suit in "♠♣♦♥"] + ["K♠"]
TOWNS = ("Hà Nội", "Hải Phòng", "Huế", "Đà Nẵng", "Đà Lạt", "Cần Thơ")

MARKDOWN = """# Lớn
## Vừa
### Nhỏ
-# chữ nhỏ bên dưới
**đậm** *nghiêng* __gạch chân__ ~~bỏ~~ `mã` ||bí mật||
> lời trích
- một
- hai
  - hai rưỡi
1. thứ nhất
```py
print("xin chào")
```
[liên kết](https://example.com) \\*không nghiêng\\*"""


def picture(red: int, green: int, blue: int, width: int = 360, height: int = 150) -> bytes:
    """A PNG of one colour."""
    row = b"\0" + bytes((red, green, blue)) * width

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + b"".join(
        (chunk(b"IHDR", header), chunk(b"IDAT", zlib.compress(row * height)), chunk(b"IEND", b""))
    )


class Show(discord.ui.LayoutView):
    """Every component, in one frame; `count` is how often the counter was tapped."""

    def __init__(self, count: int, until: float) -> None:
        super().__init__(timeout=None)
        frame: discord.ui.Container[Show] = discord.ui.Container(accent_colour=BLURPLE)
        frame.add_item(discord.ui.TextDisplay(f"## Bàn thử · {count}\nHết giờ <t:{int(until)}:R>"))
        frame.add_item(
            discord.ui.Section(
                "Luật **Mậu Binh**",
                accessory=discord.ui.Button(label="Xem luật", custom_id="private", emoji="📜"),
            )
        )
        frame.add_item(discord.ui.Separator())
        frame.add_item(
            discord.ui.MediaGallery(
                discord.MediaGalleryItem("attachment://cards.png", description="Ba chi bài của An")
            )
        )
        frame.add_item(
            discord.ui.ActionRow(
                discord.ui.Select(
                    custom_id="pick",
                    placeholder="Chọn 5 lá chi cuối",
                    min_values=3,
                    max_values=5,
                    options=[discord.SelectOption(label=card, value=card) for card in CARDS],
                )
            )
        )
        frame.add_item(
            discord.ui.ActionRow(
                discord.ui.Button(label="Đếm", custom_id=f"count:{count}", style=discord.ButtonStyle.primary),
                discord.ui.Button(label="Sẵn sàng", custom_id="dm", style=discord.ButtonStyle.success),
                discord.ui.Button(label="Lời nhắn", custom_id="form", emoji="✍️"),
                discord.ui.Button(label="Im lặng", custom_id="silent", style=discord.ButtonStyle.danger),
                discord.ui.Button(label="Khoá", custom_id="locked", disabled=True),
            )
        )
        self.add_item(frame)


class Form(discord.ui.Modal, title="Lời nhắn"):
    word = discord.ui.Label[discord.ui.LayoutView](
        text="Một lời", description="Ai cũng đọc được", component=discord.ui.TextInput(max_length=40)
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        assert isinstance(self.word.component, discord.ui.TextInput)
        await interaction.response.send_message(f"Lời nhắn: {self.word.component.value}", ephemeral=True)


class Demo(discord.Client):
    """`/show`, `/town` and taps. `ticks` counts the seconds of its own time."""

    def __init__(self, now: Callable[[], float]) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.now = now
        self.ticks = 0
        self.heard: list[str] = []
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(show)
        self.tree.add_command(town)
        self.closed = False

    async def setup_hook(self) -> None:
        await self.tree.set_translator(Vietnamese())
        await self.tree.sync()
        self.beat.start()

    @tasks.loop(seconds=1)
    async def beat(self) -> None:
        self.ticks += 1

    async def close(self) -> None:
        self.closed = True
        await super().close()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data: dict[str, Any] = dict(interaction.data or {})
        act, _, value = str(data["custom_id"]).partition(":")
        self.heard.append(f"{act} {interaction.locale.value}")
        respond = interaction.response
        match act:
            case "private":
                await respond.send_message(f"Chỉ {interaction.user.mention} thấy", ephemeral=True)
            case "pick":
                await respond.send_message(f"Đã chọn {' '.join(data['values'])}", ephemeral=True)
            case "count":
                count = int(value) + 1
                file = discord.File(BytesIO(picture(40, 20 * count % 255, 90)), "cards.png")
                await respond.edit_message(view=Show(count, self.now() + 90), attachments=[file])
            case "dm":
                await respond.defer()
                try:
                    await interaction.user.send(f"Bài của bạn: ||{' '.join(CARDS)}||")
                except discord.Forbidden:
                    await interaction.followup.send("DM của bạn đang đóng.", ephemeral=True)
            case "form":
                await respond.send_modal(Form())
            case "silent":
                pass


@app_commands.command(name="show", description="Show everything")
@app_commands.describe(size="How large", note="A word to go with it")
@app_commands.choices(size=[app_commands.Choice(name=str(n), value=n) for n in (1, 2, 3)])
async def show(interaction: discord.Interaction[Demo], size: int, note: str | None = None) -> None:
    file = discord.File(BytesIO(picture(18, 90, 70)), "cards.png")
    view = Show(size, interaction.client.now() + 90)
    await interaction.response.send_message(view=view, file=file)
    await interaction.followup.send(note or MARKDOWN)


@app_commands.command(name="town", description="Name a town")
@app_commands.describe(name="The town", slowly="Think about it first")
async def town(interaction: discord.Interaction[Demo], name: str, slowly: bool = False) -> None:
    if slowly:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await asyncio.sleep(2)
        await interaction.followup.send(f"Sau khi nghĩ: {name}")
    else:
        await interaction.response.send_message(name, ephemeral=True)


@town.autocomplete("name")
async def towns(_: discord.Interaction[Demo], typed: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=name, value=name) for name in TOWNS if typed.lower() in name.lower()]


class Vietnamese(app_commands.Translator):
    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        words = {
            "town": "thành-phố",
            "Name a town": "Gọi tên một thành phố",
            "name": "tên",
            "slowly": "từ-từ",
        }
        return words.get(string.message) if locale is discord.Locale.vietnamese else None
