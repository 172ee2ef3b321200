"""The page in a real browser, with the demo bot: it draws what Discord draws, and hands and keys can use it."""

from __future__ import annotations

import pytest
from playwright.async_api import Browser, Locator, Page, expect

from bot.sandbox import deeds
from tests.sandbox.conftest import Place

pytestmark = pytest.mark.asyncio(loop_scope="module")

PHONE, DESKTOP = (390, 844), (1200, 800)

SMALL_TARGETS = """
() => [...document.querySelectorAll('button, [role=option], summary')]
  .filter((node) => node.checkVisibility() && node.offsetWidth && !node.matches('.mention, .text .link'))
  .filter((node) => node.offsetHeight < 40)
  .map((node) => `${node.className} ${node.offsetHeight}`)
"""
WIDER_THAN_THE_WINDOW = """
() => [...document.querySelectorAll('.app *')]
  .filter((node) => node.checkVisibility() && node.getBoundingClientRect().right > innerWidth + 0.5)
  .map((node) => node.className)
"""


async def opened_page(browser: Browser, place: Place, me: str, size: tuple[int, int]) -> Page:
    """The page as somebody, in a window of this size; any error of its script fails the test."""
    context = await browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="vi", reduced_motion="reduce"
    )
    context.set_default_timeout(10_000)
    page = await context.new_page()
    page.on("pageerror", lambda error: pytest.fail(f"error on the page: {error}"))
    await page.goto(f"{place.address}?me={me}")
    await page.locator(".room .write").wait_for()
    return page


async def command(page: Page, *keys: str) -> None:
    """Begin a command in the channel, as `press` goes on with it."""
    await page.locator(".room .write").click()
    await press(page, *keys)


async def press(page: Page, *keys: str) -> None:
    """Use the keyboard: text is typed, `Enter` and the like are pressed."""
    for key in keys:
        if key in {"Enter", "Tab", "ArrowDown", "Backspace", "Escape"}:
            await page.keyboard.press(key)
        else:
            await page.keyboard.type(key)


def button(page: Page, text: str) -> Locator:
    """The newest button of the channel that says this."""
    return page.locator(".room .button", has_text=text).last


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
async def test_a_command_its_message_and_every_control(
    place: Place, browser: Browser, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deeds, "ANSWER_WITHIN", 1.0)
    page = await opened_page(browser, place, "an", size)

    # A command: chosen from the list, its choice by arrow and Enter, sent by Enter.
    await command(page, "/sh", "Enter")
    await expect(page.locator(".room .suggestion")).to_have_text(["1", "2", "3"])
    await press(page, "ArrowDown", "Enter")
    await expect(page.locator(".room .pill-input")).to_have_value("2")
    await page.keyboard.press("Enter")
    frame = page.locator(".room .container")
    await expect(frame.locator(".h2")).to_have_text("Bàn thử · 2")
    await expect(page.locator(".room .reply").first).to_have_text("AAn đã dùng /show")

    # A stamp that ticks, a picture that says what it shows.
    stamp = frame.locator("time[data-until]")
    before = await stamp.inner_text()
    assert "nữa" in before
    await expect(frame.get_by_alt_text("Ba chi bài của An")).to_be_visible()

    # Several values, picked with chips above; what is over the number cannot be picked.
    await page.locator(".room .select").click()
    at = await page.locator(".picker").bounding_box()
    assert at is not None
    assert 0 <= at["y"] < at["y"] + at["height"] <= size[1]
    options = page.locator(".picker .option")
    for index in (0, 2, 4, 6, 8):
        await options.nth(index).click()
    await expect(options.nth(1)).to_have_attribute("aria-disabled", "")
    await options.nth(8).click()
    await expect(page.locator(".picked .chip")).to_have_count(4)
    await page.locator(".picker .wide").click()
    answer = page.locator(".room .message.private")
    await expect(answer).to_contain_text("Đã chọn A♠ A♦ 2♠ 2♦")
    await expect(answer).to_contain_text("Chỉ bạn mới thấy tin nhắn này")
    await expect(page.locator(".room .select .chip")).to_have_count(4)
    await answer.get_by_role("button", name="Bỏ qua").click()
    await expect(answer).to_have_count(0)

    # A message changes where it is; a form; at last a bot that never answers.
    await button(page, "Đếm").click()
    await expect(frame.locator(".h2")).to_have_text("Bàn thử · 3")
    await button(page, "Lời nhắn").click()
    await page.locator("dialog input").fill("chúc vui")
    await page.keyboard.press("Enter")
    await expect(answer).to_contain_text("Lời nhắn: chúc vui")
    await expect(button(page, "Khoá")).to_be_disabled()

    assert await page.evaluate(WIDER_THAN_THE_WINDOW) == []
    if size is PHONE:
        assert await page.evaluate(SMALL_TARGETS) == []
    await button(page, "Im lặng").click()
    await expect(page.locator(".failed")).to_have_text("Tương tác này không thành công")


async def test_markdown_is_drawn_as_discord_draws_it(place: Place, browser: Browser) -> None:
    page = await opened_page(browser, place, "an", DESKTOP)
    await command(page, "/show ", "1", "Enter", "Enter")
    text = page.locator(".room .body > .text")
    await expect(text.locator(".h1")).to_have_text("Lớn")
    await expect(text.locator(".subtext")).to_have_text("chữ nhỏ bên dưới")
    for tag, said in (("strong", "đậm"), ("em", "nghiêng"), ("u", "gạch chân"), ("s", "bỏ")):
        await expect(text.locator(tag)).to_have_text(said)
    await expect(text.locator("blockquote")).to_have_text("lời trích")
    await expect(text.locator("ul > li > ul > li")).to_have_text("hai rưỡi")
    await expect(text.locator("ol > li")).to_have_text("thứ nhất")
    await expect(text.locator("pre")).to_have_text('print("xin chào")\n')
    await expect(text.locator("a")).to_have_attribute("href", "https://example.com")
    await expect(text).to_contain_text("*không nghiêng*")
    secret = text.locator(".spoiler > span")
    await expect(secret).to_have_css("opacity", "0")
    await text.locator(".spoiler").press("Enter")
    await expect(secret).to_have_css("opacity", "1")


async def test_two_people_see_each_other_at_once(place: Place, browser: Browser) -> None:
    an = await opened_page(browser, place, "an", DESKTOP)
    emma = await opened_page(browser, place, "emma", PHONE)
    await an.locator(".room .write").fill("ai chơi không?")
    await an.keyboard.press("Enter")
    await expect(emma.locator(".room .message")).to_contain_text("ai chơi không?")
    await command(an, "/show ", "1", "Enter", "Enter")
    await emma.locator(".room .button", has_text="Sẵn sàng").click()
    await expect(emma.locator(".tab").last.locator(".unread")).to_have_text("1")
    await emma.locator(".tab").last.click()
    await expect(emma.locator(".direct .spoiler")).to_be_visible()
    await expect(emma.locator(".room")).to_be_hidden()
    await expect(emma.locator(".direct .write")).to_have_attribute("placeholder", "Message @Chi")
    await expect(an.locator(".direct .spoiler")).to_have_count(0)


async def test_a_command_is_typed_by_keys_alone(place: Place, browser: Browser) -> None:
    page = await opened_page(browser, place, "an", DESKTOP)
    await command(page, "/thanh", "Enter", "đà")
    suggestions = page.locator(".room .suggestion")
    await expect(suggestions).to_have_text(["Đà Nẵng", "Đà Lạt"])
    await press(page, "ArrowDown", "Tab")
    await expect(page.locator(".pill-input")).to_have_value("Đà Lạt")
    await expect(suggestions).to_have_text(["từ-từThink about it first"])
    await page.keyboard.press("Enter")
    await expect(page.locator(".room .message.private")).to_contain_text("Đà Lạt")
    # What must be filled is asked for, and Backspace leaves the command.
    await command(page, "/thanh", "Enter", "Escape")
    await expect(page.locator(".room .write")).to_be_focused()
    await command(page, "/thanh", "Enter")
    await expect(suggestions.first).to_be_visible()
    await page.locator(".room .send").click()
    await expect(page.locator(".pill.wrong")).to_be_visible()
    await page.keyboard.press("Backspace")
    await expect(page.locator(".room .write")).to_be_focused()


async def test_the_sandbox_menu(place: Place, browser: Browser) -> None:
    page = await opened_page(browser, place, "an", PHONE)
    menu = page.locator(".only-phone")
    await menu.click()
    await page.get_by_role("switch", name="An nhận tin nhắn riêng từ bot").click()
    await expect(page.get_by_role("switch").first).not_to_be_checked()
    assert not place.world.people["an"].receives
    await page.get_by_text("English", exact=True).first.click()
    await expect(page.locator(".room .write")).to_have_attribute("placeholder", "Message #bàn-bài")
    await page.keyboard.press("Escape")
    await menu.click()
    assert await page.evaluate(SMALL_TARGETS) == []
    await page.get_by_role("button", name="Become Bình").click()
    await expect(page.locator(".room .write")).to_have_attribute("placeholder", "Nhắn #bàn-bài")
    assert page.url.endswith("?me=binh")
    await menu.click()
    await page.get_by_role("button", name="Khởi động lại bot").click()
    await expect(page.locator(".toast")).to_have_text("Bot đã khởi động lại")
    assert place.world.starts == 2
