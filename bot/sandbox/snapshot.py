"""The simulated Discord on disk: who and what exists, with the same ids, and the last messages with their files.

Kept is what the real Discord would still have after the bot was away: users, the server, channels, messages and the
interactions they answer, registered commands, application emojis. The file is replaced in one step, so that it is
whole whenever the process dies.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote, unquote

from simcord.backend import Backend
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Guild, GuildEmoji, Interaction, Message, User

from bot.sandbox.records import Json, freeze, thaw

KEPT_MESSAGES: Final = 200
"""How many of the last messages of a channel are kept."""

UNFINISHED: Final = ".new"


def freeze_backend(backend: Backend) -> dict[str, Json]:
    """Everything but the bytes of files, as JSON."""
    return {
        "application": backend.application_id,
        "bot": backend.bot_user.id,
        "users": freeze(list(backend.users.values())),
        "guilds": freeze(list(backend.guilds.values())),
        "channels": freeze(list(backend.channels.values())),
        "dms": freeze(backend.dm_channels),
        "messages": [
            freeze(message)
            for messages in backend.messages.values()
            for message in list(messages.values())[-KEPT_MESSAGES:]
        ],
        "interactions": freeze(list(backend.interactions.values())),
        "commands": [
            [scope, freeze(list(commands.values()))] for scope, commands in backend.commands.items()
        ],
        "emojis": freeze(list(backend.application_emojis.values())),
    }


def thaw_backend(backend: Backend, saved: dict[str, Any]) -> None:
    """Fill a fresh backend with what `freeze_backend` gave, before a bot is attached to it."""
    backend.users = {user.id: user for user in thaw(list[User], saved["users"])}
    backend.application_id = int(saved["application"])
    backend.bot_user = backend.users[int(saved["bot"])]
    backend.guilds = {guild.id: guild for guild in thaw(list[Guild], saved["guilds"])}
    backend.channels = {channel.id: channel for channel in thaw(list[Channel], saved["channels"])}
    backend.dm_channels = thaw(dict[int, int], saved["dms"])
    backend.messages = {channel: {} for channel in backend.channels}
    for message in thaw(list[Message], saved["messages"]):
        backend.messages[message.channel_id][message.id] = message
    for interaction in thaw(list[Interaction], saved["interactions"]):
        backend.interactions[interaction.id] = interaction
        backend.interaction_tokens[interaction.token] = interaction.id
    backend.commands = {
        scope: {(command["name"], command["type"]): command for command in commands}
        for scope, commands in saved["commands"]
    }
    backend.application_emojis = {emoji.id: emoji for emoji in thaw(list[GuildEmoji], saved["emojis"])}


def live_files(backend: Backend) -> dict[str, bytes]:
    """The bytes of every file that a message or an emoji still shows, by file name; all others are forgotten.

    The simulated CDN would keep each old picture of an edited message for as long as the process lives.
    """
    blobs = backend.cdn._blobs
    shown = {
        str(attachment["url"])
        for messages in backend.messages.values()
        for message in messages.values()
        for attachment in message.attachments
    }
    shown |= {emoji_url(emoji) for emoji in backend.application_emojis}
    for url in blobs.keys() - shown:
        del blobs[url]
    return {quote(url.removeprefix(CDN_BASE), safe=""): data for url, data in blobs.items()}


def thaw_files(backend: Backend, files: Mapping[str, bytes]) -> None:
    """Give the simulated CDN what `live_files` gave."""
    backend.cdn._blobs.update({CDN_BASE + unquote(name): data for name, data in files.items()})


def emoji_url(emoji: int) -> str:
    """Where the picture of an application emoji is found."""
    return f"{CDN_BASE}/emojis/{emoji}"


class Folder:
    """Where a world is kept: `world.json` and beside it the files that people see, each written once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.files_path = path / "files"
        self.files_path.mkdir(parents=True, exist_ok=True)

    def load(self) -> dict[str, Any] | None:
        """What `save` wrote last, or None in a new folder."""
        try:
            saved: dict[str, Any] = json.loads((self.path / "world.json").read_text("utf-8"))
        except FileNotFoundError:
            return None
        return saved

    def files(self) -> dict[str, bytes]:
        """Every kept file by its name."""
        return {
            file.name: file.read_bytes() for file in self.files_path.iterdir() if file.suffix != UNFINISHED
        }

    def save(self, saved: dict[str, Json], files: dict[str, bytes]) -> None:
        """Keep this and nothing else. A file's name always stands for the same bytes, so none is written twice."""
        there = {file.name for file in self.files_path.iterdir()}
        for name in files.keys() - there:
            _replace(self.files_path / name, files[name])
        text = json.dumps(saved, ensure_ascii=False, separators=(",", ":"))
        _replace(self.path / "world.json", text.encode())
        for name in there - files.keys():
            (self.files_path / name).unlink()


def _replace(path: Path, data: bytes) -> None:
    fresh = path.with_name(path.name + UNFINISHED)
    fresh.write_bytes(data)
    os.replace(fresh, path)
