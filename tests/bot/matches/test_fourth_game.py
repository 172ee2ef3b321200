"""A game is a folder of rules and a folder of screens and words: with these two it is at the tables, and nothing else
knows of it."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.games import hosted
from bot.words import LANGUAGES
from tests import fourth
from tests.bot.chat.test_commands import published
from tests.bot.world import controls, text, world

ROOT = Path(__file__).resolve().parents[3]
TITLE = {"en": "One Card", "vi": "Một Lá"}


@pytest.fixture
def _fourth_game() -> Iterator[None]:
    with fourth.present():
        yield


def names_offered(commands: list[dict[str, object]]) -> dict[str, set[str]]:
    """By language, what `/play` calls the games."""
    (play,) = (command for command in commands if command["name"] == "play")
    (game,) = (option for option in play["options"] if option["name"] == "game")  # type: ignore[attr-defined]
    return {
        "en": {choice["name"] for choice in game["choices"]},
        "vi": {choice["name_localizations"]["vi"] for choice in game["choices"]},
    }


@pytest.mark.usefixtures("_fourth_game")
async def test_two_people_play_it_from_the_menu_of_play_to_the_leaderboard(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        offered = names_offered(published(here)[0])
        assert all(TITLE[language] in offered[language] for language in LANGUAGES)
        an, binh = here.person("An"), here.person("Bình", "en-US")
        await here.play(an, game="onecard", ruleset="plain", stake=100)
        assert "Một Lá" in text(here.board)
        await here.press(binh, "sit")
        await here.press(binh, "ready")
        await here.press(an, "deal")
        for who, stay in ((an, "Theo"), (binh, "Stay")):
            await here.wait(2)
            panel = here.dms(who)[-1]
            assert stay in text(panel)
            await here.press(who, "stay", panel)
        await here.wait(2)
        assert {"again", "~details"} <= set(controls(here.board))
        assert sorted(await here.chips(an, binh)) == [9_800, 10_200]
        winner = "An" if await here.chips(an) == [10_200] else "Bình"
        assert f"🏆 **{winner}**" in text(here.board)
        ranking = text(here.answer(await here.type(an, "leaderboard")))
        assert min(("An", "Bình"), key=ranking.index) == winner
        assert f"{winner} ×2" in text(here.answer(await here.press(an, "~details")))
        assert "✅" in text(here.answer(await here.type(an, "verify")))


def test_all_that_is_tested_of_every_game_is_tested_of_it() -> None:
    """The laws of the rules find it, and so do the tests of whatever is hosted."""
    everywhere = ("tests/laws", "tests/bot/matches/test_every_game.py")
    command = [sys.executable, "-m", "pytest", "-p", "tests.fourth", "-k", "onecard", *everywhere]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=200, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    passed = re.search(r"(\d+) passed", done.stdout)
    assert passed is not None
    assert int(passed[1]) > 30, done.stdout


def test_it_is_there_only_while_its_folders_are_looked_into() -> None:
    assert "onecard" not in hosted()
    with fourth.present():
        assert next(iter(hosted())) == "maubinh"
        assert "onecard" in hosted()
    assert "onecard" not in hosted()
