"""The sandbox: the real bot in a simulated Discord, and a page on this machine in which to be three people at once.

`serve` is all that the rest of the project needs. The sandbox has its own folder in the data folder, with its own
database, so that nothing of it ever meets a real server; there it also keeps the simulated Discord, so that stopping
and starting again shows what a restart of the bot looks like.
"""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING

from bot.sandbox.site import LOOPBACK, listen
from bot.sandbox.world import World

if TYPE_CHECKING:
    import discord

    from bot.settings import Settings

async def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8765) -> int:
    """Run until SIGINT or SIGTERM; the exit code of the process. Where the port is taken, another one is used.

    Raises `ValueError` for a host that others could reach.
    """
    from bot.app import build  # only here: the page itself is served around any client

    if host not in LOOPBACK:
        raise ValueError(f"the sandbox is for this machine only, not for {host}")
    own = replace(settings, data=settings.data / "sandbox", database=None)

    def make(now: Callable[[], float]) -> discord.Client:
        return build(own, now=now)

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    async with World(make, own.data / "discord") as world:
        runner = await listen(world, host, port)
        try:
            await stop.wait()
        finally:
            await runner.cleanup()
    return 0
