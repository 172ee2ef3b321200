"""What the bot must be allowed in a channel to keep a board there."""

from __future__ import annotations

import discord

NEEDED = ("view_channel", "send_messages", "embed_links", "attach_files")


def missing(allowed: discord.Permissions, *, thread: bool) -> tuple[str, ...]:
    """The names of the permissions that the bot lacks."""
    instead = {"send_messages": "send_messages_in_threads"} if thread else {}
    needed = (instead.get(name, name) for name in NEEDED)
    return tuple(name for name in needed if not getattr(allowed, name))


def can_keep_a_board(client: discord.Client, channel: int) -> bool:
    """Whether, as far as this process knows, a board could be kept in the channel now."""
    found = client.get_channel(channel)
    if not isinstance(found, discord.abc.GuildChannel | discord.Thread):
        return False
    return not missing(found.permissions_for(found.guild.me), thread=isinstance(found, discord.Thread))
