"""Watches the connection to Discord, and says now and then how the bot is.

A connection can be open and yet bring nothing any more: a bot in many servers that hears nothing for minutes connects
anew. When no connection has stood for long, a fresh process is the better try: the one who runs the bot restarts it.
Times are those of a clock that nobody sets.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from typing import Final, Protocol

from bot.chat.reply import TRANSPORT

EVERY: Final = 30.0
"""Seconds between two looks."""
SILENT: Final = 300.0
"""Seconds without an event after which a bot in more than `CROWD` servers connects anew."""
CROWD: Final = 50
LOST: Final = 900.0
"""Seconds without any connection after which the process gives up."""
REPORT: Final = 600.0
"""Seconds between two lines about how the bot is."""

log = logging.getLogger(__name__)


class Line(Protocol):
    """One connection to Discord; the library's `ShardInfo` is one."""

    @property
    def latency(self) -> float:
        """Seconds to Discord and back."""

    def is_closed(self) -> bool:
        """Whether it is down just now."""

    async def reconnect(self) -> None:
        """Close it and connect anew."""


class Watch:
    """Call `heard` at every event and `look` every `EVERY` seconds. `lost` is set when the process should end."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._heard = self._up = now()
        self._reported: float | None = None
        self.lost = asyncio.Event()

    def heard(self) -> None:
        """Discord sent an event."""
        self._heard = self._now()

    async def look(self, lines: Collection[Line], servers: int, said: str) -> None:
        """Compare with what should be. `said`: what else is worth a word in the log."""
        now = self._now()
        up = [line for line in lines if not line.is_closed()]
        if up:
            self._up = now
        elif now - self._up >= LOST:
            log.error("no connection to Discord for %d s", now - self._up)
            self.lost.set()
            return
        if servers > CROWD and up and now - self._heard >= SILENT:
            log.warning("Discord has said nothing for %d s: connecting anew", now - self._heard)
            self._heard = now  # the new connections have their time too
            for line in up:
                try:
                    await line.reconnect()
                except TRANSPORT as error:
                    log.warning("a connection did not come back: %s", type(error).__name__)
        if self._reported is None or now - self._reported >= REPORT:
            self._reported = now
            slowest = max((line.latency for line in up), default=float("nan"))
            log.info(
                "%d servers, %d of %d connections up, %.0f ms to Discord, last event %.0f s ago, %s",
                *(servers, len(up), len(lines), slowest * 1000, now - self._heard, said),
            )
