"""Every slash command: what it is called, what it takes, what it does."""

from __future__ import annotations

from bot.chat.commands.play import play_command
from bot.chat.commands.server import SERVER
from bot.chat.commands.spec import Spec
from bot.chat.commands.table import table_commands
from bot.chat.commands.typed import typed_commands
from bot.chat.desk import Desk


def specs(desk: Desk) -> tuple[Spec, ...]:
    """All commands: ours, and those that the games bring along."""
    return (
        play_command(desk.hosted),
        *table_commands(desk.hosted),
        *typed_commands(desk.hosted),
        *SERVER,
    )
