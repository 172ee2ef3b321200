"""The world: it lives in real time, and it is the same world after the bot was away."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from tests.sandbox.conftest import Place, opened
from tests.sandbox.demo import Demo

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_simulated_clock_goes_with_the_real_one(place: Place) -> None:
    began, ticks = time.time(), place.demo.ticks
    await asyncio.sleep(2.3)
    assert abs(place.world.env.now().timestamp() - time.time()) < 2
    assert abs(place.demo.ticks - ticks - (time.time() - began)) < 2


async def test_the_bot_hears_the_language_of_whoever_acts(place: Place) -> None:
    an, emma = await place.visitor("an"), await place.visitor("emma")
    await an.act("command", channel=an.room, name="show", options={"size": "1"})
    for visitor in (an, emma):
        await visitor.until(lambda each: each.texts(each.room))
        await visitor.tap("private")
    await an.act("speak", locale="en-US")
    await an.tap("private")
    assert place.demo.heard == ["private vi", "private en-US", "private en-US"]


async def test_everything_is_there_again_after_the_process_ended(tmp_path: Path) -> None:
    async with opened(Demo, tmp_path) as place:
        an = await place.visitor("an")
        await an.act("command", channel=an.room, name="show", options={"size": "1"})
        await an.until(lambda each: len(each.texts(each.room)) == 2)
        await an.tap("dm")
        await an.tap("private")
        await an.until(lambda each: len(each.messages) == 4)
        await an.act("receive", receives=False)
        before, ids = an.messages, {key: an.state[key] for key in ("server", "channels", "dm", "bot")}
        picture = next(iter(an.holding("count:1")["sizes"]))
        data = await (await an.client.get(picture)).read()
        demo = place.demo
    assert demo.closed

    async with opened(Demo, tmp_path) as place:
        an = await place.visitor("an")
        await an.until(lambda each: len(each.messages) == 4)
        assert an.messages == before
        assert {key: an.state[key] for key in ids} == ids
        assert an.state["people"][0]["receives"] is False
        assert await (await an.client.get(picture)).read() == data
        await an.tap("count:1")  # its message is the same one to the bot
        await an.until(lambda each: "Bàn thử · 2" in each.texts(each.room)[0])


async def test_restarting_the_bot_keeps_messages_and_open_pages(place: Place) -> None:
    an = await place.visitor("an")
    await an.act("command", channel=an.room, name="show", options={"size": "1"})
    await an.until(lambda each: each.texts(each.room))
    first = place.demo
    await an.act("restart")
    await an.until(lambda each: each.state["starts"] == 2)
    assert first.closed
    assert place.demo is not first
    await an.tap("count:1")
    await an.until(lambda each: "Bàn thử · 2" in each.texts(each.room)[0])
    assert place.demo.heard == ["count vi"]


async def test_pictures_that_nothing_shows_any_more_are_forgotten(tmp_path: Path) -> None:
    async with opened(Demo, tmp_path) as place:
        an = await place.visitor("an")
        await an.act("command", channel=an.room, name="show", options={"size": "1"})
        await an.until(lambda each: each.texts(each.room))
        for count in range(1, 4):
            await an.tap(f"count:{count}")
            await an.until(lambda each, now=count + 1: f"Bàn thử · {now}" in each.texts(each.room)[0])  # type: ignore[misc]
    assert len(list((tmp_path / "files").iterdir())) == 1
