"""Worlds, sites and browsers to test with."""

from __future__ import annotations

import asyncio
import json
import shutil
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
import pytest
import pytest_asyncio
from aiohttp import ClientWebSocketResponse, WSMsgType
from aiohttp.test_utils import TestClient, TestServer
from playwright.async_api import Browser, async_playwright, expect

from bot.app import build
from bot.sandbox.site import Site
from bot.sandbox.world import Maker, World
from bot.settings import Settings
from tests.sandbox.demo import Demo

CHROMIUM_OPTIONS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SOON = 5.0

expect.set_options(timeout=10_000)


@dataclass
class Visitor:
    """Somebody with the page open, as the page's script sees it: what the feed told him, and what he does."""

    me: str
    client: TestClient[Any, Any]
    line: ClientWebSocketResponse
    state: dict[str, Any] = field(default_factory=dict)
    commands: dict[str, Any] = field(default_factory=dict)
    messages: dict[str, dict[str, Any]] = field(default_factory=dict)
    told: asyncio.Event = field(default_factory=asyncio.Event)

    async def listen(self) -> None:
        async for letter in self.line:
            if letter.type is not WSMsgType.TEXT:
                break
            news = json.loads(letter.data)
            match news["is"]:
                case "state":
                    self.state = news
                case "commands":
                    self.commands = news["of"]
                case "messages":
                    self.messages |= {message["id"]: message for message in news["put"]}
                    for gone in news["drop"]:
                        self.messages.pop(gone, None)
            self.told.set()

    async def until(self, condition: Callable[[Visitor], Any]) -> None:
        """Wait for the feed to bring about something."""
        async with asyncio.timeout(SOON):
            while not condition(self):
                self.told.clear()
                await self.told.wait()

    async def act(self, deed: str, **told: Any) -> dict[str, Any]:
        """Do something that Discord allows."""
        response = await self.client.post(f"/do/{deed}", json={"me": self.me, **told})
        assert response.status == 200, await response.text()
        answer: dict[str, Any] = await response.json()
        return answer

    @property
    def room(self) -> str:
        return str(self.state["channels"][0]["id"])

    @property
    def dm(self) -> str:
        return str(self.state["dm"])

    def texts(self, channel: str) -> list[str]:
        """What the messages of a channel say, oldest first; the parts of a layout as JSON."""
        inside = [message for _, message in sorted(self.messages.items()) if message["channel"] == channel]
        return [message["text"] or json.dumps(message["parts"], ensure_ascii=False) for message in inside]

    def holding(self, custom_id: str) -> dict[str, Any]:
        """The last message with such a control."""
        return [
            message
            for _, message in sorted(self.messages.items())
            if f'"{custom_id}' in json.dumps(message["parts"])
        ][-1]

    async def tap(self, custom_id: str) -> dict[str, Any]:
        message = self.holding(custom_id)
        return await self.act("tap", channel=message["channel"], message=message["id"], custom_id=custom_id)


@dataclass
class Place:
    """A world, its site, and visitors who come when they are asked for."""

    world: World
    client: TestClient[Any, Any]
    listening: list[asyncio.Task[None]] = field(default_factory=list)

    @property
    def demo(self) -> Demo:
        assert isinstance(self.world.client, Demo)
        return self.world.client

    @property
    def address(self) -> str:
        return str(self.client.make_url("/"))

    async def visitor(self, me: str) -> Visitor:
        visitor = Visitor(me, self.client, await self.client.ws_connect(f"/live?me={me}"))
        self.listening.append(asyncio.create_task(visitor.listen()))
        await visitor.until(lambda each: each.commands)
        return visitor


@asynccontextmanager
async def opened(make: Maker, path: Path) -> AsyncIterator[Place]:
    """A running sandbox, kept in `path`."""
    async with World(make, path) as world, TestClient(TestServer(Site(world).app())) as client:
        place = Place(world, client)
        yield place
        for task in place.listening:
            task.cancel()


@pytest_asyncio.fixture(loop_scope="module")
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    """A sandbox with the demo bot in it."""
    async with opened(Demo, tmp_path) as place:
        yield place


@pytest_asyncio.fixture(loop_scope="module")
async def club(tmp_path: Path) -> AsyncIterator[Place]:
    """A sandbox with the real bot in it."""

    def make(now: Callable[[], float]) -> discord.Client:
        return build(Settings(data=tmp_path), now=now, sharded=False)

    async with opened(make, tmp_path / "discord") as place:
        yield place


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    """Headless Chromium; without one on this machine the test is skipped."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        pytest.skip("needs Chromium, which is not installed")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=found, args=list(CHROMIUM_OPTIONS))
        yield chromium
        await chromium.close()
