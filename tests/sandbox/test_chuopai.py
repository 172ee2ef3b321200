"""Two people and a computer play one match of Chuo Pai in the sandbox: at a table in English, An's own screens in
Vietnamese, both on their phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack, contextmanager
from unittest import mock

import pytest
from playwright.async_api import Browser, expect

from bot.chat.client import ChiClient
from bot.store import guilds
from rules.chuopai import Pattern
from tests.sandbox.conftest import Place
from tests.sandbox.player import Player, clear_screenshots
from tests.sandbox.test_page import PHONE, opened_page

pytestmark = pytest.mark.asyncio(loop_scope="module")

HANDS = (
    "1-1 1-1 1-1 1-1 2-6 2-6 2-6 2-6 3-5 3-5 3-5 3-5 4-4 4-4 4-4 4-4 2-5 2-5 2-5 2-5 3-4 3-4 3-4 3-4 2-2 2-2 2-2 2-2",
    "6-6 6-6 6-6 6-6 3-6 3-6 3-6 3-6 4-5 4-5 4-5 4-5 1-3 1-3 1-3 1-3 2-3 2-3 2-3 2-3 1-4 1-4 1-4 1-4 1-2 1-2 2-4 2-4",
    "3-3 3-3 3-3 3-3 5-5 5-5 5-5 5-5 1-5 1-5 1-5 1-5 1-6 1-6 1-6 1-6 5-6 5-6 5-6 5-6 4-6 4-6 4-6 4-6 1-2 1-2 2-4 2-4",
)
"""The first two hold two combinations of twelve tiles each; the last two have an opening bonus of 4."""


def tiles(written: str) -> str:
    """Tiles as the screens write them: no line breaks within one."""
    return written.replace("-", "\N{NON-BREAKING HYPHEN}")


@contextmanager
def dealing(*hands: str) -> Iterator[None]:
    """The next deal gives these hands, by seat; the first leads."""
    order = tuple(Pattern.parse(tile) for hand in hands for tile in hand.split())

    def rigged(_seed: bytes, _entropy: Sequence[str], _pack: Sequence[Pattern]) -> tuple[object, int]:
        return order, 0

    with mock.patch("bot.tables.house.shuffle", rigged):
        yield


async def test_two_people_and_a_computer_play_a_match_on_their_phones(club: Place, browser: Browser) -> None:
    clear_screenshots("chuopai")
    client, guild = club.world.client, club.world.guild.id
    assert isinstance(client, ChiClient)
    await client.desk.store.run(lambda tx: guilds.save(tx, guild, language="en"))
    async with AsyncExitStack() as windows:
        emma = Player("chuopai-emma-390", await opened_page(browser, club, "emma", PHONE))
        an = Player("chuopai-an-390", await opened_page(browser, club, "an", PHONE))
        windows.push_async_callback(emma.page.context.close)
        windows.push_async_callback(an.page.context.close)
        windows.enter_context(dealing(*HANDS))

        await sit_down(emma, an)
        await lay_combinations(emma, an)
        await see_who_won(emma, an)


async def sit_down(emma: Player, an: Player) -> None:
    await emma.command("play", game="Chuo Pai")
    await an.tap("Sit")
    await an.sees("Bạn đã ngồi vào bàn.")
    await an.tap("Sẵn sàng")
    await expect(emma.sight).to_contain_text("An · ready")
    await emma.photograph("lobby")
    for player, said in ((emma, "who can beat it must"), (an, "chặn được là phải chặn")):
        await player.tap("Rules")
        await player.sees(said)
        await player.sees_picture()
        await player.photograph("rules")
    await emma.tap("Deal")
    board = an.sight.locator(".container", has_text="is to play").last
    await expect(board).to_contain_text(tiles("Opening bonus: An lays aside 1-2 ×2 2-4 ×2, +4 points"))
    await an.photograph("bonus")
    for player in (emma, an):
        await player.look(".direct")


async def lay_combinations(emma: Player, an: Player) -> None:
    """Whoever is asked to beat a combination has just one that does, and must lay it."""
    await emma.sees("Your turn!")
    await emma.photograph("lead")
    await emma.choose("Lead a tile or a combination", "★ Earth & Eights 地八")
    await emma.sees("Play ×12")
    await emma.photograph("combination")
    await an.sees("Đợi Emma đi")
    await an.photograph("waiting")
    await emma.tap("Play ×12")

    await an.sees("Tới lượt bạn!", "Phải chặn")
    await an.sees_picture("(Địa Bát 地八) của Emma")
    await expect(an.button("Bỏ lượt")).to_be_disabled()
    await an.photograph("must-beat")
    await an.tap(tiles("6-6 ×4 3-6 ×4 4-5 ×4"))
    await an.sees("Tới lượt bạn!", "Vòng 2")
    await an.choose("Ra trước: chọn quân hoặc bộ", "★ Hòa Ngũ 和五")
    await an.tap("Đánh ×12")

    await emma.sees("Your turn!", "You must beat it")
    await emma.photograph("must-beat")
    await emma.tap(tiles("4-4 ×4 2-5 ×4 3-4 ×4"))
    await an.sees("Bạn đã hết quân.")
    await an.photograph("out")
    await emma.sees("Round 3")
    await emma.choose("Lead a tile or a combination", tiles("2-2 ×4 · Bench 板凳"))
    await emma.sees("Play ×4")
    await emma.photograph("set")
    await emma.tap("Play ×4")


async def see_who_won(emma: Player, an: Player) -> None:
    """An 4 and 12 points, Emma 12, the computer 4 and the 4 with which it had to beat the last lead."""
    await an.sees("Ăn Emma 1 lần: 16 điểm so với 12")
    await emma.sees("Lost 1 stake to An: 12 points to 16")
    for player in (emma, an):
        await player.photograph("own-result")
        await player.look(".room")
    await expect(emma.button("Play again")).to_be_visible()
    board = emma.sight.locator(".container", has_text="Play again").last
    await expect(board).to_contain_text("+100 chips → 10,100 chips left")
    await expect(board).to_contain_text("−100 chips → 9,900 chips left")
    await emma.photograph("result")
    for player, said in ((emma, "12 (round 2)"), (an, "12 (vòng 1)")):
        await player.tap("Details")
        await player.sees(said)
        await player.photograph("details")
