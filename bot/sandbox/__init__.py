"""The sandbox: the real bot in a simulated Discord, and a page on this machine in which to be three people at once.

`serve` is all that the rest of the project needs. The sandbox has its own folder in the data folder, with its own
database, so that nothing of it ever meets a real server; there it also keeps the simulated Discord, so that stopping
and starting again shows what a restart of the bot looks like.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Callable
from dataclasses import replace

import discord

from bot.app import build
from bot.sandbox.site import LOOPBACK, listen
from bot.sandbox.world import World
from bot.settings import Settings
from bot.store import StoreError
from bot.tables import SealError


async def serve(settings: Settings, host: str = "127.0.0.1", port: int = 8765) -> int:
    """Run until SIGINT or SIGTERM; the exit code of the process. Where the port is taken, another one is used. A store
    that cannot be opened is one line and exit code 1.

    Raises `ValueError` for a host that others could reach.
    """
    if host not in LOOPBACK:
        raise ValueError(f"the sandbox is for this machine only, not for {host}")
    own = replace(settings, data=settings.data / "sandbox", database=None)

    def make(now: Callable[[], float]) -> discord.Client:
        return build(own, now=now, sharded=False)

    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop.set)
    try:
        async with World(make, own.data / "discord") as world:
            runner = await listen(world, host, port)
            try:
                await stop.wait()
            finally:
                await runner.cleanup()
    except (StoreError, SealError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0
