"""A server's own rules from its settings to the table, and what the bot learns about them meanwhile."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.games import hosted
from bot.store import guilds
from rules.maubinh.house import house
from tests.bot.matches.maubinh import sit_down
from tests.bot.world import text, world

OURS = {"collapse": 7, "sweep": 3}


async def test_a_table_with_house_rules_is_played_at_once_and_its_rules_are_learnt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Any] = []

    def lesson(ruleset: Any, file: Path) -> tuple[str, ...]:
        asked.append(ruleset)
        return "-c", "import time; time.sleep(600)"

    games = hosted()
    study = games["maubinh"].study
    assert study is not None
    patient = replace(games["maubinh"], study=replace(study, lesson=lesson))
    monkeypatch.setattr("bot.app.hosted", lambda: {**games, "maubinh": patient})
    async with world(tmp_path) as here:
        await here.client.desk.store.run(lambda tx: guilds.save(tx, here.guild.id, house={"maubinh": OURS}))
        table = await sit_down(here, "An", "Bình")
        assert "có luật riêng" in text(here.board)
        await here.wait(12)
        await table.deal()
        panel = table.panel(table.host)
        await here.press(table.host, "~suggest", panel)
        assert "Vì sao?" in text(here.fresh(panel)), "the nearest rules serve meanwhile"
    assert asked == [house("maubinh.com", OURS)]
