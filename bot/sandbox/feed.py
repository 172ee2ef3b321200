"""Keeps every open page up to date without being asked: after whatever happens, each gets what changed for it.

The simulator announces most changes but not those of ephemeral messages, so the feed looks for itself. That is cheap:
an edit always gives a message a new list of components, so one comparison of identity tells whether it changed.
"""

from __future__ import annotations

import asyncio
import json
import logging
from contextlib import suppress
from typing import Any, Final

from aiohttp import web

from bot.sandbox.mishaps import Mishaps
from bot.sandbox.people import Person
from bot.sandbox.views import channels, commands_view, message_view, messages, state_view
from bot.sandbox.world import World

PAUSE: Final = 0.03
"""Seconds in which several changes become one delivery."""
SEND_WITHIN: Final = 5.0

_log = logging.getLogger(__name__)


class Page:
    """One open page: who looks, and what it has been told."""

    def __init__(self, me: Person, socket: web.WebSocketResponse) -> None:
        self.me = me
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.commands: tuple[object, ...] = ()
        self.messages: dict[int, object] | None = None  # by id, the components it last got


class Feed:
    def __init__(self, world: World, mishaps: Mishaps) -> None:
        self._world = world
        self._mishaps = mishaps
        self._pages: set[Page] = set()
        self._views: dict[int, tuple[object, dict[str, Any]]] = {}

    def enter(self, page: Page) -> None:
        """From now on the page is told; first of all everything."""
        self._pages.add(page)
        self._world.stirred.set()

    def leave(self, page: Page) -> None:
        self._pages.discard(page)

    async def close(self) -> None:
        """Say goodbye to every page."""
        await asyncio.gather(*(page.socket.close() for page in self._pages), return_exceptions=True)

    async def run(self) -> None:
        """Deliver for ever."""
        while True:
            await self._world.stirred.wait()
            await asyncio.sleep(PAUSE)
            self._world.stirred.clear()
            try:
                async with self._world.lock:
                    letters = [(page, self._news(page)) for page in self._pages]
                    self._forget()
            except Exception:
                _log.exception("The feed stumbled")
                continue
            await asyncio.gather(*(self._send(page, news) for page, news in letters if news))

    async def _send(self, page: Page, news: list[dict[str, Any]]) -> None:
        with suppress(ConnectionError, TimeoutError):
            for letter in news:
                await asyncio.wait_for(page.socket.send_str(json.dumps(letter)), SEND_WITHIN)

    def _news(self, page: Page) -> list[dict[str, Any]]:
        """What changed for this page since the last time, and note it as told."""
        world, me = self._world, page.me
        news: list[dict[str, Any]] = []
        state = state_view(world, self._mishaps, me)
        if state != page.state:
            page.state = state
            news.append({"is": "state", **state, "now": world.env.now().timestamp() * 1000})
        readable = channels(world, me)
        commands = (
            me.locale,
            *(
                id(command)
                for channel in readable
                for command in world.backend.visible_commands(user_id=me.id, channel_id=channel.id)
            ),
        )
        if commands != page.commands:
            page.commands = commands
            news.append({"is": "commands", "of": commands_view(world, me)})
        visible = [message for channel in readable for message in messages(world, me, channel)]
        known = page.messages
        page.messages = {message.id: message.components for message in visible}
        changed = [each for each in visible if known is None or known.get(each.id) is not each.components]
        gone = known.keys() - page.messages.keys() if known is not None else set()
        if changed or gone or known is None:
            news.append(
                {
                    "is": "messages",
                    "whole": known is None,
                    "put": [self._view(message) for message in changed],
                    "drop": [str(message) for message in gone],
                }
            )
        return news

    def _view(self, message: Any) -> dict[str, Any]:
        known = self._views.get(message.id)
        if known is None or known[0] is not message.components:
            known = (message.components, message_view(self._world, message))
            self._views[message.id] = known
        return known[1]

    def _forget(self) -> None:
        """Drop the views of messages that no page shows any more."""
        shown = {message for page in self._pages for message in page.messages or ()}
        for message in self._views.keys() - shown:
            del self._views[message]
