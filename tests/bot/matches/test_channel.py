"""How a channel reads while people play in it: the board is where one looks, what is past stays short."""

from __future__ import annotations

from pathlib import Path

from tests.bot.matches.maubinh import PLAIN, Table, dealing, sit_down
from tests.bot.world import World, controls, text, world


def link(here: World, message: int) -> str:
    return f"https://discord.com/channels/{here.guild.id}/{here.channel.id}/{message}"


async def play_to_the_result(table: Table) -> None:
    with dealing(*PLAIN[: len(table.people)]):
        await table.deal()
        for who, hand in zip(table.people, PLAIN, strict=False):
            await table.set_and_done(who, hand)
        await table.to_the_result()


async def test_every_match_is_dealt_as_the_newest_message_and_the_lobby_becomes_a_line_with_its_link(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        lobby = here.board
        await table.host.send(here.channel, "mau lên!")
        with dealing(*PLAIN[:2]):
            await table.deal()
            await here.wait(2)
        board = here.board
        newest = max(here.env.backend.messages[here.channel.id].values(), key=lambda one: one.id)
        assert board.id == newest.id
        assert "~hand" in controls(board)
        left = here.fresh(lobby)
        assert controls(left) == {}
        assert text(left) == f"-# 🎴 Ván 1 đã chia: {link(here, board.id)}"


async def test_a_result_stays_to_be_read_when_the_next_match_is_dealt_below(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        await play_to_the_result(table)
        result, before = here.board, len(here.boards)
        said = text(result).split("Ván 2")[0]
        await here.press(table.people[1], "again")
        with dealing(*PLAIN[:2]):
            await here.press(table.host, "again")
            await here.wait(4)
        assert len(here.boards) == before + 1
        assert here.board.id > result.id
        left = here.fresh(result)
        assert controls(left) == {}
        assert "🏆" in text(left)
        assert text(left).split("\n")[:3] == said.split("\n")[:3]
