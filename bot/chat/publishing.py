"""The command list at Discord. It is published only when it has changed, for Discord rations that, and the ids that it
got are kept in a file; losing the file costs one publication."""

from __future__ import annotations

import hashlib
import json
import logging
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import discord
from discord import app_commands

from bot.chat.commands.spec import Localiser

FILE: Final = "commands.json"

log = logging.getLogger(__name__)


async def publish(
    tree: app_commands.CommandTree[Any], data: Path, dev_guild: int | None = None
) -> Mapping[str, int]:
    """The ids of the commands of `tree` by their registered names, after they were published if need be.

    `data`: the folder of the file. With `dev_guild` the commands appear in that server only, at once.
    """
    await tree.set_translator(Localiser())
    fingerprint = await _fingerprint(tree, dev_guild)
    note = data / FILE
    known = _read(note)
    if known.get("fingerprint") == fingerprint:
        return {str(name): int(number) for name, number in known["ids"].items()}
    where = discord.Object(dev_guild) if dev_guild is not None else None
    if where is not None:
        tree.copy_global_to(guild=where)
    own = {command.name for command in tree.get_commands(guild=where)}
    ids = {command.name: command.id for command in await tree.sync(guild=where) if command.name in own}
    _write(note, {"fingerprint": fingerprint, "ids": ids})
    log.info("published %d commands", len(ids))
    return ids


async def _fingerprint(tree: app_commands.CommandTree[Any], dev_guild: int | None) -> str:
    translator = tree.translator
    assert translator is not None
    payload = [
        await command.get_translated_payload(tree, translator)
        for command in tree.get_commands(type=discord.AppCommandType.chat_input)
    ]
    text = json.dumps([tree.client.application_id, dev_guild, payload], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()


def _write(note: Path, known: Mapping[str, Any]) -> None:
    note.parent.mkdir(parents=True, exist_ok=True)
    note.write_text(json.dumps(known) + "\n", "utf-8")


def _read(note: Path) -> dict[str, Any]:
    """What was noted at the last publication; empty when there is nothing that can be read."""
    try:
        known = json.loads(note.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return known if isinstance(known, dict) else {}
