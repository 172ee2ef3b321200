"""Every game that is hosted runs from `/play` to its result through Discord, even when its only person does nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games import hosted
from tests.bot.world import controls, text, world

PATIENCE = 3600
"""Seconds after which a match must be over when the clock plays for the only person."""


@pytest.mark.parametrize("game", hosted())
async def test_a_person_who_does_nothing_is_played_by_the_clock_until_the_result(
    game: str, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        an = here.person("An", "en-US")
        await here.play(an, game=game, computers=max(1, min(hosted()[game].game.seats) - 1))
        await here.press(an, "deal")
        await here.wait(3)
        assert here.dms(an), "his hand comes by direct message"
        assert text(here.answer(await here.type(an, "hand")))
        assert text(here.answer(await here.press(an, "~rules")))
        for _ in range(PATIENCE // 30):
            await here.wait(30)
            if "again" in controls(here.board):
                break
        else:
            raise AssertionError(f"not over: {text(here.board)}")
        assert text(here.answer(await here.press(an, "~details")))
        assert "✅" in text(here.answer(await here.type(an, "verify")))
        assert await here.chips(an) == [10_000], "with computers nothing is paid"
