"""The bot on the real Discord, until somebody stops it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
from typing import Final

import aiohttp
import discord

from bot.chat.client import ChiClient

STOP_WITHIN: Final = 4.5
"""Seconds from the signal to the end, whatever is still under way."""
RUDE: Final = 2
"""Exit code for what only the operator can mend: a token that is missing or refused."""
BAD_TOKEN: Final = 4004
"""The gateway's close code for a token that it does not know."""

log = logging.getLogger(__name__)


class CannotRun(Exception):
    """Why the bot does not run: one sentence for the operator, and the exit code."""

    def __init__(self, sentence: str, code: int = 1) -> None:
        super().__init__(sentence)
        self.code = code


async def live(client: ChiClient, token: str) -> None:
    """Run until SIGTERM or Ctrl-C, then close within five seconds. Raises `CannotRun`, `bot.store.StoreError`.

    Without any connection for a quarter of an hour it gives up with exit code 1: whatever runs the bot starts it anew.
    """
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, stop.set)
    running = asyncio.ensure_future(client.start(token))
    stopping = asyncio.ensure_future(stop.wait())
    losing = asyncio.ensure_future(client.watch.lost.wait())
    try:
        await asyncio.wait({running, stopping, losing}, return_when=asyncio.FIRST_COMPLETED)
        if running.done():
            _explain(running)
            if not stop.is_set():
                raise CannotRun("The connection to Discord has ended.")
        if client.watch.lost.is_set():
            raise CannotRun("There was no connection to Discord for too long.")
    finally:
        stopping.cancel()
        losing.cancel()
        try:
            async with asyncio.timeout(STOP_WITHIN):
                await client.close()
        except TimeoutError:
            log.warning("did not close within %s s", STOP_WITHIN)
        running.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await running
        log.info("stopped")


def _explain(running: asyncio.Future[None]) -> None:
    """Raise what ended the client, as a sentence where there is one."""
    try:
        running.result()
    except discord.LoginFailure as error:
        raise CannotRun(
            "Discord refused DISCORD_TOKEN. Copy the token again from "
            "https://discord.com/developers/applications (Bot, Reset Token).",
            RUDE,
        ) from error
    except discord.PrivilegedIntentsRequired as error:
        raise CannotRun("Discord refused the intents of the bot.", RUDE) from error
    except discord.ConnectionClosed as error:
        code = RUDE if error.code == BAD_TOKEN else 1
        raise CannotRun(f"Discord has closed the connection for good (code {error.code}).", code) from error
    except (aiohttp.ClientConnectionError, discord.GatewayNotFound, OSError) as error:
        raise CannotRun(f"Discord cannot be reached: {error}.") from error
    except discord.HTTPException as error:
        raise CannotRun(f"Discord did not let the bot in: HTTP {error.status}.") from error
