"""Who is still in a server. Without the privileged member list the bot asks Discord, about few people and seldom."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict
from collections.abc import Iterable
from typing import Final

import discord

FRESH_FOR: Final = 3600.0
"""Seconds for which somebody who was there is taken to be there still."""
REMEMBERED: Final = 20_000
UNKNOWN_MEMBER: Final = frozenset({10007, 10013})
AT_ONCE: Final = 5


class Members:
    """Remembers whom it has asked about; losing that costs only requests."""

    def __init__(self) -> None:
        self._there: OrderedDict[tuple[int, int], float] = OrderedDict()

    async def gone(self, client: discord.Client, guild: int, users: Iterable[int]) -> list[int]:
        """Those of `users` who have left the server. Whoever cannot be asked about counts as there."""
        server = client.get_guild(guild)
        if server is None:
            return []
        now = time.monotonic()
        asked = [user for user in users if now - self._there.get((guild, user), -FRESH_FOR) >= FRESH_FOR]
        slots = asyncio.Semaphore(AT_ONCE)

        async def left(user: int) -> bool:
            async with slots:
                try:
                    await server.fetch_member(user)
                except discord.NotFound as error:
                    return error.code in UNKNOWN_MEMBER
                except (discord.HTTPException, OSError):
                    return False
            self._there[guild, user] = now
            if len(self._there) > REMEMBERED:
                self._there.popitem(last=False)
            return False

        answers = await asyncio.gather(*map(left, asked))
        return [user for user, has_left in zip(asked, answers, strict=True) if has_left]
