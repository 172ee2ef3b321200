"""What a person's page is told: his Discord as plain JSON. Nothing that his Discord would not show him."""

from __future__ import annotations

from datetime import datetime
from typing import Any, Final

from simcord.backend.access import channel_accessible
from simcord.backend.cdn import CDN_BASE
from simcord.backend.models import Channel, Message
from simcord.backend.permissions import flag

from bot.sandbox.media import size
from bot.sandbox.mishaps import Mishaps
from bot.sandbox.people import Person
from bot.sandbox.world import World

LOADING: Final = 1 << 7
"""Flag of a message that the bot promised ("is thinking")."""
SHOWN_MESSAGES: Final = 100
EXACT: Final = 2**53
"""Above it a page's script would round a number: an id is told as text."""


def state_view(world: World, mishaps: Mishaps, me: Person) -> dict[str, Any]:
    """Everything but messages and commands: who is here, which channels there are, what is broken on purpose."""
    backend, guild = world.backend, world.backend.guilds[world.guild.id]
    return {
        "me": me.key,
        "people": [
            {
                "key": person.key,
                "id": str(person.id),
                "name": person.name,
                "locale": person.locale,
                "receives": person.receives,
                "owner": person.id == guild.owner_id,
            }
            for person in world.people.values()
        ],
        "bot": {"id": str(backend.bot_user.id), "name": backend.bot_user.name},
        "server": {"id": str(guild.id), "name": guild.name},
        "channels": [
            {
                "id": str(channel.id),
                "name": channel.name,
                "topic": channel.topic,
                "writes": bool(
                    backend.compute_permissions(guild.id, me.id, channel.id) & flag("send_messages")
                ),
                "bot": mishaps.admits(channel.id),
            }
            for channel in channels(world, me)
            if channel.guild_id is not None
        ],
        "dm": str(backend.get_dm_channel(me.id).id),
        "starts": world.starts,
    }


def channels(world: World, me: Person) -> list[Channel]:
    """The channels that he can read: those of the server, then his DM with the bot."""
    backend = world.backend
    own = backend.get_dm_channel(me.id)
    listed = [backend.channels[channel] for channel in backend.guilds[world.guild.id].channel_ids]
    return [each for each in (*listed, own) if channel_accessible(backend, each.id, me.id, history=True)]


def messages(world: World, me: Person, channel: Channel) -> list[Message]:
    """The last messages that he sees there, oldest first."""
    last = list(world.backend.messages[channel.id].values())[-SHOWN_MESSAGES:]
    return [message for message in last if message.visible_to(me.id) and message.id not in world.dismissed]


def message_view(world: World, message: Message) -> dict[str, Any]:
    """One message. `parts` and `files` are Discord's components and attachments, their addresses turned to ours."""
    meta = message.interaction_metadata
    record = world.backend.interactions.get(int(meta["id"])) if meta is not None else None
    followup = record is not None and message.id in record.followup_ids
    return {
        "id": str(message.id),
        "channel": str(message.channel_id),
        "author": str(message.author_id),
        "at": _milliseconds(message.timestamp),
        "edited": message.edited_timestamp is not None and not message.is_ephemeral,
        "private": message.is_ephemeral,
        "waiting": bool(message.flags & LOADING),
        "text": message.content,
        "parts": _ours(message.components),
        "files": [_ours(attachment) for attachment in message.attachments],
        "sizes": _sizes(world, message),
        "used": {"by": str(meta["user"]["id"]), "command": meta["name"]}
        if meta is not None and "name" in meta and not followup
        else None,
        "about": str(record.source_message_id) if record is not None and record.source_message_id else None,
    }


def command_view(command: dict[str, Any], locale: str) -> dict[str, Any]:
    """A command or option in the person's language, by Discord's own rule: his locale's name, else the default."""
    view: dict[str, Any] = {
        "name": command["name"],
        "shown": _localized(command, "name", locale),
        "about": _localized(command, "description", locale),
        "type": command["type"],
        "required": bool(command.get("required")),
        "completes": bool(command.get("autocomplete")),
        "options": [command_view(option, locale) for option in command.get("options") or []],
        "choices": [
            {"shown": _localized(choice, "name", locale), "value": choice["value"]}
            for choice in command.get("choices") or []
        ],
    }
    view.update({key: command[key] for key in ("id", "min_value", "max_value") if key in command})
    return view


def commands_view(world: World, me: Person) -> dict[str, list[dict[str, Any]]]:
    """By channel, the commands that he may use there."""
    return {
        str(channel.id): [
            command_view(command, me.locale)
            for command in world.backend.visible_commands(user_id=me.id, channel_id=channel.id)
        ]
        for channel in channels(world, me)
    }


def _localized(thing: dict[str, Any], key: str, locale: str) -> str:
    return str((thing.get(f"{key}_localizations") or {}).get(locale) or thing.get(key) or "")


def _milliseconds(timestamp: str) -> int:
    return int(datetime.fromisoformat(timestamp).timestamp() * 1000)


def _ours(value: Any) -> Any:
    if isinstance(value, int) and value > EXACT:
        return str(value)
    if isinstance(value, str) and value.startswith(CDN_BASE):
        return "/cdn" + value.removeprefix(CDN_BASE)
    if isinstance(value, dict):
        return {key: _ours(each) for key, each in value.items()}
    if isinstance(value, list):
        return [_ours(each) for each in value]
    return value


def _sizes(world: World, message: Message) -> dict[str, list[int]]:
    """Of every picture in the message, by its address: width and height in pixels."""
    sizes: dict[str, list[int]] = {}
    for attachment in message.attachments:
        data = world.backend.cdn.get(attachment["url"])
        found = size(data) if data is not None else None
        if found is not None:
            sizes[_ours(attachment["url"])] = list(found)
    return sizes
