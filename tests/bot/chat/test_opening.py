"""`/play` is answered with the board itself: one message, whatever happens to the answer."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.chat import reply
from tests.bot.world import World, controls, text, world


def posts(here: World) -> int:
    """Messages that were posted on the bot's own account rather than as an answer."""
    path = f"/channels/{here.channel.id}/messages"
    return sum((one.method, one.path) == ("POST", path) for one in here.env.http_requests)


async def test_the_answer_is_the_board_and_the_hosts_own_seat_below_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình")
        result = await here.play(an, computers=1)
        (board,) = here.boards
        assert board.interaction_metadata is not None
        assert {"sit", "deal", "close"} <= set(controls(board))
        seat = here.answer(result)
        assert seat.is_ephemeral
        assert seat.id > board.id
        assert "👑" in text(seat)
        assert {"deal", "computer"} <= set(controls(seat))
        await here.press(binh, "sit")
        assert "Bình" in text(here.fresh(board))
        await here.press(an, "computer-out", seat)
        await here.wait(3)
        assert "🤖" not in text(here.fresh(board)), "the painter goes on in the same message"
        assert posts(here) == 0
        assert len(here.boards) == 1


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (500, 0), (503, 0)])
async def test_when_the_answer_fails_the_board_is_posted_once(status: int, code: int, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        here.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        await here.play(an)
        await here.wait(30)
        assert posts(here) == len(here.boards) == 1
        await here.press(an, "close")
        assert controls(here.board) == {}


async def test_an_answer_whose_confirmation_was_lost_is_found_and_not_posted_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    send = discord.InteractionResponse.send_message

    async def lost(self: Any, *args: Any, **given: Any) -> None:
        await send(self, *args, **given)
        self._response_type = None  # nobody told us
        raise aiohttp.ServerDisconnectedError

    async with world(tmp_path) as here:
        an = here.person("An")
        with monkeypatch.context() as broken:
            broken.setattr(discord.InteractionResponse, "send_message", lost)
            result = await here.play(an)
        assert "👑" in text(here.answer(result))
        await here.wait(30)
        assert posts(here) == 0
        assert len(here.boards) == 1
        await here.press(an, "close")
        assert controls(here.board) == {}


async def test_a_slow_opening_is_answered_in_private_and_its_board_is_posted_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    async with world(tmp_path) as here:
        an = here.person("An")
        tables = here.client.desk.tables
        opens = tables.open

        async def slowly(order: Any) -> Any:
            await asyncio.sleep(0.1)
            return await opens(order)

        monkeypatch.setattr(tables, "open", slowly)
        result = await here.play(an)
        await here.wait(20)
        assert "👑" in text(here.answer(result))
        assert posts(here) == len(here.boards) == 1


async def test_a_command_that_is_delivered_twice_opens_one_table_with_one_board(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        await here.play(an)
        await here.again()
        await here.wait(20)
        assert posts(here) == 0
        assert len(here.boards) == 1


async def test_an_error_on_the_way_to_the_answer_leaves_a_table_with_one_board(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")

        async def fails(*_: Any, **__: Any) -> None:
            raise ZeroDivisionError

        with monkeypatch.context() as broken:
            broken.setattr(here.client.desk, "hand", fails)
            said = text(here.answer(await here.play(an)))
        (trouble,) = here.troubles.texts
        assert trouble.split()[1] in said
        here.troubles.texts.clear()
        await here.wait(20)
        assert posts(here) == len(here.boards) == 1
        assert "👑" in text(await here.hand(an))
