"""Two people play one match of Tiến Lên in the sandbox on their phones: An in Vietnamese, Emma in English. Chops and a
rotten hand included."""

from __future__ import annotations

import re
from contextlib import AsyncExitStack

import pytest
from playwright.async_api import Browser, expect

from tests.bot.matches.tienlen import dealing
from tests.sandbox.conftest import Place
from tests.sandbox.player import Player, clear_screenshots
from tests.sandbox.test_page import PHONE, opened_page

pytestmark = pytest.mark.asyncio(loop_scope="module")

HANDS = ("3s2s2h5s5c5d5h8d9dTd7c7hKc", "4s4c4d4h6s7s8s9sTcJdQhKsAc")
"""Each holds four of a kind; An also two 2s, Emma a straight that ends the match."""


async def test_two_people_play_a_match_with_chops_on_their_phones(club: Place, browser: Browser) -> None:
    clear_screenshots("tienlen")
    async with AsyncExitStack() as windows:
        an = Player("tienlen-an-390", await opened_page(browser, club, "an", PHONE))
        emma = Player("tienlen-emma-390", await opened_page(browser, club, "emma", PHONE))
        windows.push_async_callback(an.page.context.close)
        windows.push_async_callback(emma.page.context.close)
        windows.enter_context(dealing(*HANDS))

        await sit_down(an, emma)
        await chop(an, emma)
        await lay_the_rest(an, emma)
        await see_who_won(an, emma)


async def sit_down(an: Player, emma: Player) -> None:
    await an.command("chơi", trò="Tiến Lên")
    await emma.tap("Ngồi vào")
    await emma.sees("You have a seat")
    await emma.photograph("seat")
    await emma.tap("Ready")
    await expect(an.sight).to_contain_text("Emma · sẵn sàng")
    await an.photograph("lobby")
    for player, rules in ((an, "Luật"), (emma, "Luật")):
        await player.tap(rules)
    await an.sees("Không được về bằng heo")
    await emma.sees("A 2 may not be the last card")
    await an.photograph("rules")
    await emma.photograph("rules")
    await an.tap("Chia bài")
    for player in (an, emma):
        await expect(player.sight).to_contain_text("An đang đi")
        await player.photograph("board")
        await player.look(".direct")


async def chop(an: Player, emma: Player) -> None:
    """An leads a 2 with cards that he picks; it is chopped, and so is the chop, each with one tap."""
    await an.sees("Tới lượt bạn!")
    await an.sees_picture("1: 3♠, 2: 5♠, 3: 5♣", "12: 2♠, 13: 2♥")
    await an.photograph("lead")
    await an.choose("Chọn lá để đánh", "12. 2♠ bích", faces=True)
    await an.sees("2♠: đánh được")
    await an.photograph("chosen")
    await emma.sees("Waiting for An")
    await emma.photograph("waiting")
    await an.tap("Đánh")

    await emma.sees("Your turn!", "On the table: 2♠ by An")
    await emma.photograph("two")
    await emma.tap("4♠ 4♣ 4♦ 4♥")
    await an.sees("Emma chặt An! Tứ quý 4 đè 2♠.")
    await an.sees_picture("CHẶT HEO!")
    await an.photograph("chopped")
    await an.tap("5♠ 5♣ 5♦ 5♥")
    await emma.sees("An chops Emma’s chop!", "You hold nothing that beats it.")
    await emma.sees_picture("CHOP ON CHOP!")
    await emma.photograph("chained")
    await emma.tap("Pass")


async def lay_the_rest(an: Player, emma: Player) -> None:
    await an.sees(
        "Tới lượt bạn!", "Emma bị chặt chồng tứ quý 4 bằng tứ quý 5: trả An 5 lần: 2♠ (1) + tứ quý 4 (4)"
    )
    await an.photograph("paid")
    await an.choose("Ra bài: 14 cách", "3♠")
    await emma.sees("Your turn!", "3♠ by An")
    await emma.photograph("answers")
    await emma.tap("6♠")
    await an.sees("Tới lượt bạn!", "6♠ của Emma")
    await an.tap("Bỏ lượt")
    await emma.sees("Your turn!")
    rest = (
        "7♠ spades",
        "8♠ spades",
        "9♠ spades",
        "10♣ clubs",
        "J♦ diamonds",
        "Q♥ hearts",
        "K♠ spades",
        "A♣ clubs",
    )
    await emma.choose(
        "Choose cards to play", *(f"{at}. {card}" for at, card in enumerate(rest, 1)), faces=True
    )
    await emma.sees("8-card straight to A): legal")
    await emma.photograph("straight")
    await emma.tap("Play")


async def see_who_won(an: Player, emma: Player) -> None:
    await an.sees("Bạn thua 1 lần.", "Trả Emma 4 lần · thúi")
    await emma.sees("You won 1 stake.")
    for player in (an, emma):
        await player.photograph("own-result")
        await player.look(".room")
    board = an.sight.locator(".container", has_text="Kết quả").or_(
        an.sight.locator(".container", has_text="Ván mới")
    )
    await expect(an.button("Ván mới")).to_be_visible()
    await an.photograph("result")
    await expect(board.last).to_contain_text("An thúi 2♥ (4): trả Emma 4 lần")
    left = re.findall(r"còn ([\d.]+) chip", await board.last.inner_text())
    assert sorted(left) == ["10.100", "9.900"]
    for player, said in ((an, "gánh cả 2♠ (1) + tứ quý 4 (4)"), (emma, "rotten: 2♥ (4)")):
        await player.tap("Chi tiết")
        await player.sees(said)
        await player.photograph("details")
