"""One tap, understood: who, where, on what, and what can be done with it at the table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import discord

from bot.chat.desk import Desk
from bot.chat.ids import Spot, Surface
from bot.chat.render import Sheet
from bot.chat.reply import Reply
from bot.screens import acts
from bot.screens.refusals import notice
from bot.screens.seat import quitting
from bot.seen import Phase, Seen
from bot.tables import Answer, Tap
from bot.words import Words


@dataclass(frozen=True, slots=True)
class Touch:
    """One tap: by whom, where, on what, with what chosen or typed."""

    interaction: discord.Interaction
    spot: Spot
    act: str
    values: tuple[str, ...]
    words: Words

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def moderator(self) -> bool:
        return may_moderate(self.interaction)

    @property
    def message(self) -> int | None:
        """The message that was tapped."""
        return self.interaction.message.id if self.interaction.message is not None else None

    @property
    def own(self) -> bool:
        """Whether the message is one that only he sees, so that the answer may take its place."""
        message = self.interaction.message
        return message is not None and (self.dm or message.flags.ephemeral)

    @property
    def dm(self) -> bool:
        return self.interaction.guild_id is None

    @property
    def text(self) -> str:
        """The act with what was chosen or typed, as the table reads it."""
        return acts.join(self.act, *self.values)


def may_moderate(interaction: discord.Interaction) -> bool:
    """Whether he may close other people's tables here."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages


def values_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """What was chosen in a select, or typed into a form's fields, in order."""
    if "components" not in data:
        return tuple(map(str, data.get("values", ())))
    typed: list[str] = []
    for part in data["components"]:
        inner = part.get("component")
        fields = part.get("components", ()) if inner is None else (inner,)
        typed += (str(field.get("value", "")).strip() for field in fields)
    return tuple(typed)


async def within_reach(desk: Desk, touch: Touch, seen: Seen) -> bool:
    """Whether the table is there for him: in the server where he taps; in a DM where he sits, or is in its server."""
    if touch.interaction.guild_id is not None:
        return touch.interaction.guild_id == seen.guild
    return seen.you is not None or not await desk.members.gone(
        touch.interaction.client, seen.guild, [touch.user]
    )


def in_match(seen: Seen) -> bool:
    """Whether he was dealt in, has not left, and the match is live."""
    return (
        seen.phase is Phase.PLAYING and seen.you is not None and seen.seat is not None and not seen.you.left
    )


async def carry_out(desk: Desk, touch: Touch, table: int, text: str) -> Answer:
    """Carry it out at the table."""
    interaction = touch.interaction
    return await desk.tables.act(
        Tap(
            id=str(interaction.id),
            user=touch.user,
            name=interaction.user.display_name,
            table=table,
            text=text,
            version=touch.spot.version if table == touch.spot.table else None,
            guild=interaction.guild_id,
            moderator=touch.moderator,
            panel=touch.message if touch.dm and touch.spot.surface is Surface.HAND else None,
        )
    )


async def question(desk: Desk, touch: Touch, table: int) -> Sheet | None:
    """The question before somebody walks away from a live match; None for any other tap.

    `leave` on a private panel was asked about by the panel itself.
    """
    if touch.act != "stand" and not (touch.act == "leave" and touch.spot.surface is Surface.BOARD):
        return None
    seen = await desk.tables.look(table, touch.user)
    if seen is None or touch.interaction.guild_id not in (None, seen.guild) or not in_match(seen):
        return None
    return await desk.note(quitting(seen, touch.words), seen)


def place(touch: Touch, sheet: Sheet, *turns: Surface) -> Reply:
    """In place of the tapped message, if that is one of these screens and only he sees it; else as a new message."""
    return Reply(sheet) if touch.own and touch.spot.surface in turns else Reply(private=(sheet,))


async def say(desk: Desk, key: str, words: Words) -> Reply:
    """One sentence, in private."""
    return Reply(private=(await desk.note(notice(words(key))),))
