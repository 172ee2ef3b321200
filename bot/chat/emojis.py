"""The faces of the cards as emojis of the application, for menus: there suits are told apart by their colours too.

They are uploaded once; Discord keeps them. Until all of them are there, menus do without.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import discord

from bot.chat.reply import TRANSPORT
from bot.pictures import card_emoji
from rules.cards import PACK

EVERY: Final = 3600.0
"""Seconds after which what could not be uploaded is tried again."""
DRAWING: Final = "chi1"
"""What their names begin with; counted up when they are drawn differently, so that new ones are uploaded."""

log = logging.getLogger(__name__)


class Faces:
    """Call `fetch` at the start and every `EVERY` seconds. `known` is empty or has every card."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self.known: dict[str, discord.PartialEmoji] = {}

    async def fetch(self) -> None:
        """Find them, and upload those that are missing."""
        if self.known:
            return
        try:
            there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
            for card in map(str, PACK):
                name = f"{DRAWING}_{card}"
                if name not in there:
                    drawn = await asyncio.to_thread(card_emoji, card)
                    there[name] = await self._client.create_application_emoji(name=name, image=drawn)
        except (discord.HTTPException, *TRANSPORT) as error:
            log.warning("the emojis of the cards are not complete: %s", type(error).__name__)
            return
        self.known = {
            card: discord.PartialEmoji(name=f"{DRAWING}_{card}", id=there[f"{DRAWING}_{card}"].id)
            for card in map(str, PACK)
        }
