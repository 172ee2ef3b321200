"""The whole product as people meet it: two play one match of Mậu Binh in the sandbox, in Vietnamese.

An sits at a desktop, Bình holds a phone.
"""

from __future__ import annotations

import re
from contextlib import AsyncExitStack, suppress

import pytest
from playwright.async_api import Browser, expect
from playwright.async_api import TimeoutError as TookTooLong

from tests.sandbox.conftest import Place
from tests.sandbox.player import Player, clear_screenshots
from tests.sandbox.test_page import DESKTOP, PHONE, opened_page

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_two_people_play_a_match_in_vietnamese(club: Place, browser: Browser) -> None:
    clear_screenshots("match")
    async with AsyncExitStack() as windows:
        an = Player("match-an-1200", await opened_page(browser, club, "an", DESKTOP))
        binh = Player("match-binh-390", await opened_page(browser, club, "binh", PHONE))
        windows.push_async_callback(an.page.context.close)
        windows.push_async_callback(binh.page.context.close)

        await sit_down(an, binh)
        await set_cards(an, binh)
        await see_who_won(an, binh)


async def sit_down(an: Player, binh: Player) -> None:
    await an.page.locator(".room .write").click()
    await an.page.keyboard.type("/")
    await an.photograph("commands")
    await an.page.keyboard.type("chơi")
    await an.page.keyboard.press("Enter")
    await an.photograph("options")
    await an.page.keyboard.press("Enter")
    await expect(binh.button("Ngồi vào")).to_be_visible()
    await binh.photograph("board")
    await binh.tap("Ngồi vào")
    await expect(binh.page.locator(".room .private")).to_contain_text("Cam kết xáo bài")
    await binh.photograph("seat")
    await binh.tap("Sẵn sàng")
    await expect(an.page.locator(".room")).to_contain_text("Bình · sẵn sàng")
    await an.photograph("lobby")
    await an.tap("Chia bài")


async def pick_five(player: Player) -> None:
    """The first five options of the newest select."""
    page = player.page
    await page.locator(f"{player.pane} .select").last.click()
    for index in range(5):
        await page.locator(".picker .option").nth(index).click()
    # Every card has its face in front of it, and the face has arrived.
    faces = page.locator(".picker .option img.emoji")
    await expect(faces).to_have_count(await page.locator(".picker .option").count())
    for face in await faces.all():
        await expect(face).to_have_js_property("naturalWidth", 128)
    await player.photograph("picker")
    await page.locator(".picker .wide").click()
    await expect(page.locator(".picker")).to_have_count(0)


async def set_cards(an: Player, binh: Player) -> None:
    """Bình takes a suggestion, An picks his rows by hand."""
    await expect(binh.page.locator(".tab").last.locator(".unread")).to_have_text("1")
    await binh.photograph("dealt")
    await binh.page.locator(".tab").last.click()
    an.pane = binh.pane = ".direct"
    await expect(binh.button("Gợi ý")).to_be_visible()
    await binh.photograph("hand")
    await binh.tap("Gợi ý")
    await expect(binh.button("Dùng")).to_be_visible()
    await binh.photograph("suggestions")
    await binh.page.locator(".direct").get_by_role("button", name="Dùng").first.click()
    await expect(binh.button("Xong")).to_be_visible()
    await binh.photograph("setting")
    await binh.tap("Xong")
    await expect(binh.button("Sửa tiếp")).to_be_visible()
    await binh.photograph("done")

    await pick_five(an)
    await expect(an.page.locator(".direct")).to_contain_text("Bước 2/2")
    await an.photograph("back")
    await pick_five(an)
    await expect(an.button("Xong")).to_be_visible()
    await an.photograph("rows")
    await an.tap("Xong")


async def see_who_won(an: Player, binh: Player) -> None:
    """The rows are revealed one by one, until the result; skipping is faster."""
    await binh.page.locator(".tab").first.click()
    an.pane = binh.pane = ".room"
    foul, skip, again = (
        an.page.get_by_text("Vẫn Xong, chịu lủng"),
        an.button("Lật luôn"),
        an.button("Ván mới"),
    )
    board = an.page.locator(".room .container").last
    for step in range(8):
        await expect(foul.or_(skip).or_(again).last).to_be_visible()
        shown = await board.inner_text()
        if await again.is_visible():
            break
        if await foul.is_visible():
            await an.photograph("foul")
            await foul.click()
            await expect(foul).to_have_count(0)
            continue
        for player in (an, binh):
            await player.photograph(f"reveal-{step}")
        with suppress(TookTooLong):  # it went on by itself
            await skip.click(timeout=1000)
        await expect(board).not_to_have_text(shown, use_inner_text=True, timeout=8000)
    await expect(again).to_be_visible()
    await expect(binh.button("Chi tiết")).to_be_visible()
    await an.photograph("result")
    await binh.photograph("result")
    await binh.tap("Chi tiết")
    await expect(binh.page.locator(".room .private").last).to_contain_text("An")
    await binh.photograph("details")
    await binh.tap("Xem lại")
    await expect(binh.page.locator(".room .private").last).to_contain_text("Trước khi lật")
    await binh.photograph("review")
    left = re.findall(r"còn ([\d.]+) chip", await board.inner_text())
    balances = [int(number.replace(".", "")) for number in left]
    assert len(balances) == 2
    assert sum(balances) == 20_000
