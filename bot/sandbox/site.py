"""The page and what it calls, on this machine only.

A page of another origin could try to reach a server on loopback through the visitor's browser: requests must name a
loopback host, and whatever changes something must come from our own page.
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

from aiohttp import WSMsgType, web
from simcord import BackendError, SetupError
from simcord.backend.cdn import CDN_BASE

from bot.sandbox.deeds import Deeds, Outcome
from bot.sandbox.feed import Feed, Page
from bot.sandbox.media import content_type
from bot.sandbox.mishaps import Mishaps
from bot.sandbox.people import Person
from bot.sandbox.world import World

HERE: Final = Path(__file__).parent
LOOPBACK: Final = {"127.0.0.1", "localhost", "::1"}
POLICY: Final = (
    "default-src 'self'; img-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'"
)

GOODBYE: Final = 1.0
"""Seconds that requests and open pages have to finish when the sandbox ends."""

Handler = Callable[[web.Request], Awaitable[web.StreamResponse]]


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse whatever does not come from this machine's own browser page."""
    if urlsplit(f"//{request.host}").hostname not in LOOPBACK:
        raise web.HTTPForbidden(text="The sandbox answers on loopback only.")
    origin = request.headers.get("Origin")
    if origin is not None and urlsplit(origin).netloc != request.host:
        raise web.HTTPForbidden(text="The sandbox answers its own page only.")
    response = await handler(request)
    if not response.prepared:
        response.headers["Content-Security-Policy"] = POLICY
        response.headers["X-Content-Type-Options"] = "nosniff"
        response.headers["Cross-Origin-Resource-Policy"] = "same-origin"
        response.headers.setdefault("Cache-Control", "no-cache")
    return response


class Site:
    """The handlers, around one world."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._deeds = Deeds(world)
        self._mishaps = Mishaps(world)
        self._feed = Feed(world, self._mishaps)

    def app(self) -> web.Application:
        app = web.Application(middlewares=[guard])
        app.add_routes(
            [
                web.get("/", self._index),
                web.get("/cdn/{path:.+}", self._file),
                web.get("/live", self._live),
                web.post("/do/{deed}", self._do),
                web.static("/page", HERE / "page"),
                web.static("/fonts", HERE.parent / "pictures" / "fonts"),
            ]
        )
        app.cleanup_ctx.append(self._run_feed)
        app.on_shutdown.append(self._close_feed)
        return app

    async def _run_feed(self, _: web.Application) -> AsyncIterator[None]:
        task = asyncio.create_task(self._feed.run())
        yield
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)

    async def _close_feed(self, _: web.Application) -> None:
        await self._feed.close()

    async def _index(self, _: web.Request) -> web.StreamResponse:
        return web.FileResponse(HERE / "page" / "index.html")

    async def _file(self, request: web.Request) -> web.StreamResponse:
        data = self._world.backend.cdn.get(f"{CDN_BASE}/{request.match_info['path']}")
        if data is None:
            raise web.HTTPNotFound
        headers = {"Cache-Control": "private, max-age=31536000, immutable"}
        return web.Response(body=data, content_type=content_type(data), headers=headers)

    async def _live(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(heartbeat=20)
        await socket.prepare(request)
        page = Page(self._person(request.query.get("me")), socket)
        self._feed.enter(page)
        try:
            async for message in socket:
                if message.type is WSMsgType.ERROR:
                    break
        finally:
            self._feed.leave(page)
        return socket

    async def _do(self, request: web.Request) -> web.StreamResponse:
        if request.content_type != "application/json":
            raise web.HTTPUnsupportedMediaType
        try:
            told = await request.json()
            me = self._person(told["me"])
            outcome = await self._deed(request.match_info["deed"], me, told)
        except (KeyError, TypeError, ValueError) as error:
            raise web.HTTPBadRequest(text=f"{type(error).__name__}: {error}") from error
        except (SetupError, BackendError) as error:
            return web.json_response({"error": str(error)}, status=409)
        if outcome is None:
            return web.json_response({})
        return web.json_response({**asdict(outcome), "interaction": str(outcome.interaction)})

    async def _deed(self, deed: str, me: Person, told: dict[str, Any]) -> Outcome | None:
        """Carry out what the page asks for; raises `KeyError` where it asks for it badly."""
        deeds, channel = self._deeds, int(told.get("channel", 0))
        match deed:
            case "say":
                await deeds.say(me, channel, str(told["text"]))
            case "tap":
                return await deeds.tap(me, channel, int(told["message"]), told["custom_id"])
            case "choose":
                return await deeds.choose(
                    me, channel, int(told["message"]), told["custom_id"], told["values"]
                )
            case "command":
                return await deeds.command(me, channel, told["name"], told["options"])
            case "complete":
                option = (told["option"], told["value"])
                return await deeds.complete(me, channel, told["name"], option, told["options"])
            case "submit":
                return await deeds.submit(me, int(told["interaction"]), told["values"])
            case _:
                await self._mishap(deed, me, channel, told)
        return None

    async def _mishap(self, mishap: str, me: Person, channel: int, told: dict[str, Any]) -> None:
        mishaps = self._mishaps
        match mishap:
            case "dismiss":
                await mishaps.dismiss(me, channel, int(told["message"]))
            case "speak":
                await mishaps.speak(me, told["locale"])
            case "receive":
                await mishaps.receive(me, bool(told["receives"]))
            case "admit":
                await mishaps.admit(channel, bool(told["admitted"]))
            case "wipe":
                await mishaps.wipe(channel)
            case "restart":
                await self._world.restart()
            case _:
                raise KeyError(mishap)

    def _person(self, key: str | None) -> Person:
        people = self._world.people
        return people[key] if key in people else next(iter(people.values()))


async def listen(world: World, host: str, port: int) -> web.AppRunner:
    """Serve the page of `world` and say where; on another port where somebody else has this one."""
    runner = web.AppRunner(Site(world).app(), shutdown_timeout=GOODBYE, access_log=None)
    await runner.setup()
    try:
        await web.TCPSite(runner, host, port).start()
    except OSError:
        await web.TCPSite(runner, host, 0).start()
    shown = f"[{host}]" if ":" in host else host
    sys.stdout.write(f"The sandbox is at http://{shown}:{runner.addresses[0][1]}/ (Ctrl-C ends it).\n")
    sys.stdout.flush()
    return runner
