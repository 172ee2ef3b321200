"""What painter and postman share: many deliveries at once, none twice, none in a hurry after a failure.

A delivery is known by its key (a table, a panel). While it is under way, or rests after a failure, the same key is
not started again. When Discord's edge itself blocks us (a 429 that is a web page), everything rests: each request
more would bring a ban nearer.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

import discord

from bot.chat.reply import SERVER_ERROR, TRANSPORT, record

REST: Final = 90.0
"""Seconds without any delivery after a block by Discord's edge."""
WAIT: Final = 2.0
"""Seconds before a failed delivery is tried again; doubled each time, up to `LONGEST`."""
LONGEST: Final = 120.0
REMEMBERED: Final = 10_000
"""Failures that are remembered; more of them mean that Discord is down."""

Key: TypeAlias = tuple[Any, ...]
"""What kind of delivery, and which of them."""

log = logging.getLogger(__name__)


class Breaker:
    """Open while Discord's edge blocks us: shared by everybody who sends on the bot's own account."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._now = now
        self._until = 0.0

    @property
    def open(self) -> bool:
        # A clock that was set back must not keep it open for longer.
        return 0 < self._until - self._now() <= REST

    def trip(self) -> None:
        self._until = self._now() + REST
        log.error("Discord's edge blocks us: nothing is sent for %d s", int(REST))


class Courier:
    """Runs deliveries, at most `hands` at once. All times are read from `now` (seconds)."""

    def __init__(self, now: Callable[[], float], breaker: Breaker, hands: int) -> None:
        self._now = now
        self._breaker = breaker
        self._slots = asyncio.Semaphore(hands)
        self._under_way: dict[Key, asyncio.Task[None]] = {}
        self._failures: OrderedDict[Key, tuple[int, float]] = OrderedDict()

    @property
    def resting(self) -> bool:
        return self._breaker.open

    def free(self, key: Key) -> bool:
        """Whether a delivery of this key may start now."""
        if key in self._under_way or self._breaker.open:
            return False
        _, until = self._failures.get(key, (0, 0.0))
        return not 0 < until - self._now() <= LONGEST

    def held(self) -> list[Key]:
        """The keys that may not start now: their delivery is under way, or rests."""
        return [key for key in (*self._under_way, *self._failures) if not self.free(key)]

    def start(self, key: Key, deliver: Callable[[], Awaitable[None]]) -> None:
        """Deliver in the background. What `deliver` raises is logged and makes the key rest."""
        task = asyncio.ensure_future(self._run(key, deliver))
        self._under_way[key] = task
        task.add_done_callback(lambda _: self._under_way.pop(key, None))

    async def drain(self) -> None:
        """Wait for what is under way."""
        if self._under_way:
            await asyncio.wait(set(self._under_way.values()))

    async def _run(self, key: Key, deliver: Callable[[], Awaitable[None]]) -> None:
        try:
            async with self._slots:
                await deliver()
        except discord.HTTPException as error:
            if error.status == 429:
                self._breaker.trip()
            elif error.status >= SERVER_ERROR:
                log.warning("%s could not be delivered: HTTP %s", key, error.status)
            else:
                record(error)
            self._rest(key)
        except TRANSPORT as error:
            log.warning("%s could not be delivered: %s", key, type(error).__name__)
            self._rest(key)
        except Exception as error:
            record(error)
            self._rest(key)
        else:
            self._failures.pop(key, None)

    def _rest(self, key: Key) -> None:
        times = self._failures.get(key, (0, 0.0))[0]
        self._failures[key] = (times + 1, self._now() + min(WAIT * 2**times, LONGEST))
        if len(self._failures) > REMEMBERED:
            self._failures.popitem(last=False)
