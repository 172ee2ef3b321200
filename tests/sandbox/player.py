"""Somebody who plays at the page in a real browser: he taps what he sees, and every screen of his is photographed.

The pictures go into `screenshots/` (not kept in the repository), to be looked at by whoever changes the page or the bot.
"""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from playwright.async_api import Locator, Page, expect

from tests.sandbox.test_page import WIDER_THAN_THE_WINDOW

SCREENSHOTS: Final = Path(__file__).parents[2] / "screenshots"
UNLOADED: Final = """
() => [...document.images]
  .filter((image) => image.checkVisibility() && !(image.complete && image.naturalWidth))
  .map((image) => image.src)
"""
LOADED_WITHIN: Final = 5.0


def clear_screenshots(match: str) -> None:
    """Forget what was photographed in this match the last time."""
    SCREENSHOTS.mkdir(exist_ok=True)
    for old in SCREENSHOTS.glob(f"{match}-*.png"):
        old.unlink()


@dataclass
class Player:
    """Somebody at his window; `pane` is where he looks: the channel, or his DM."""

    name: str
    page: Page
    pane: str = ".room"
    photographed: int = 0

    @property
    def sight(self) -> Locator:
        """The channel or the DM, whichever he looks at."""
        return self.page.locator(self.pane)

    @property
    def newest(self) -> Locator:
        """The newest message there."""
        return self.sight.locator(".message").last

    async def look(self, pane: str) -> None:
        """Turn to the channel (`.room`) or to the DM (`.direct`); on a phone one of them is in sight."""
        tabs = self.page.locator(".tab")
        await (tabs.first if pane == ".room" else tabs.last).click()
        self.pane = pane

    async def command(self, name: str, **options: str) -> None:
        """Type a slash command, as it is called in his language, with choices for some of its options."""
        keyboard = self.page.keyboard
        await self.page.locator(f"{self.pane} .write").click()
        await keyboard.type(f"/{name}")
        await keyboard.press("Enter")
        for option, value in options.items():
            await keyboard.type(option)
            await keyboard.press("Tab")
            await keyboard.type(value)
            await keyboard.press("Enter")
        await keyboard.press("Enter")

    def button(self, label: str) -> Locator:
        return self.sight.get_by_role("button", name=label, exact=True).last

    async def tap(self, label: str) -> None:
        await self.button(label).click()

    async def choose(self, menu: str, *labels: str, faces: bool = False) -> None:
        """Choose from the newest menu that asks this: one option, or with `faces` several cards, whose faces stand in
        front of them."""
        await self.sight.locator(".select", has_text=menu).last.click()
        await self.loaded()
        options = self.page.locator(".picker .option")
        if faces:
            shown = self.page.locator(".picker .option img.emoji")
            await expect(shown).to_have_count(await options.count())
            for face in await shown.all():
                await expect(face).to_have_js_property("naturalWidth", 128)
        for label in labels:
            await options.filter(has=self.page.get_by_text(label, exact=True)).first.click()
        if faces:
            await self.photograph("picker")
            await self.page.locator(".picker .wide").click()
        await expect(self.page.locator(".picker")).to_have_count(0)

    async def sees(self, *said: str) -> None:
        """The newest message says all this."""
        for each in said:
            await expect(self.newest).to_contain_text(each)

    async def sees_picture(self, *said: str) -> None:
        """The newest message has a picture, it has arrived, and its description says all this."""
        await expect(self.newest.locator(".media img").last).to_be_visible()
        for each in said:
            await expect(self.newest.locator(f'.media img[alt*="{each}"]')).to_be_visible()
        await self.loaded()

    async def loaded(self) -> None:
        """Every picture, face and emoji in sight has arrived."""
        missing: list[str] = []
        for _ in range(int(LOADED_WITHIN / 0.1)):
            missing = await self.page.evaluate(UNLOADED)
            if not missing:
                return
            await asyncio.sleep(0.1)
        raise AssertionError(f"did not load: {missing}")

    async def photograph(self, what: str) -> None:
        """A picture of what he sees now; nothing on it may stand out of his window, and all pictures are there."""
        await self.loaded()
        assert await self.page.evaluate(WIDER_THAN_THE_WINDOW) == []
        self.photographed += 1
        await self.page.screenshot(
            path=SCREENSHOTS / f"{self.name}-{self.photographed:02}-{what}.png", animations="disabled"
        )
