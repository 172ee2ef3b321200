"""The connection to Discord is watched: silence is mended, and a loss that lasts ends the process."""

from __future__ import annotations

import logging
from dataclasses import dataclass

import pytest

from bot.chat.watch import CROWD, LOST, REPORT, SILENT, Watch


@dataclass
class Connection:
    """As much of a shard as is looked at."""

    closed: bool = False
    fails: bool = False
    anew: int = 0
    latency: float = 0.04

    def is_closed(self) -> bool:
        return self.closed

    async def reconnect(self) -> None:
        self.anew += 1
        if self.fails:
            raise OSError


class Evening:
    """A watch over two connections, and its clock."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.watch = Watch(lambda: self.now)
        self.lines = [Connection(), Connection()]

    async def look(self, after: float, servers: int = CROWD + 1) -> None:
        self.now += after
        await self.watch.look(self.lines, servers, "all well")

    @property
    def anew(self) -> list[int]:
        return [line.anew for line in self.lines]


async def test_a_large_bot_that_hears_nothing_connects_anew_and_waits_again() -> None:
    evening = Evening()
    await evening.look(SILENT - 1)
    assert evening.anew == [0, 0]
    await evening.look(1)
    assert evening.anew == [1, 1]
    await evening.look(SILENT - 1)
    assert evening.anew == [1, 1]
    await evening.look(1)
    assert evening.anew == [2, 2]


async def test_any_event_is_a_sign_of_life() -> None:
    evening = Evening()
    for _ in range(5):
        await evening.look(SILENT - 1)
        evening.watch.heard()
    assert evening.anew == [0, 0]


async def test_in_few_servers_it_may_be_quiet_for_long() -> None:
    evening = Evening()
    await evening.look(10 * SILENT, servers=CROWD)
    assert evening.anew == [0, 0]


async def test_a_connection_that_does_not_come_back_holds_up_no_other() -> None:
    evening = Evening()
    evening.lines[0].fails = True
    await evening.look(SILENT)
    assert evening.anew == [1, 1]


async def test_without_any_connection_for_long_the_process_should_end() -> None:
    evening = Evening()
    evening.lines[0].closed = True
    await evening.look(LOST)
    assert not evening.watch.lost.is_set(), "one of two is up"
    evening.lines[1].closed = True
    await evening.look(LOST - 1)
    assert not evening.watch.lost.is_set()
    await evening.look(1)
    assert evening.watch.lost.is_set()


async def test_how_the_bot_is_is_said_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    evening = Evening()
    evening.lines[1].closed = True
    with caplog.at_level(logging.INFO, "bot.chat.watch"):
        for _ in range(3):
            await evening.look(REPORT / 2, servers=3)
    said = [record.getMessage() for record in caplog.records]
    assert said == [
        "3 servers, 1 of 2 connections up, 40 ms to Discord, last event 300 s ago, all well",
        "3 servers, 1 of 2 connections up, 40 ms to Discord, last event 900 s ago, all well",
    ]
