"""A match of Mậu Binh from `/play` to the leaderboard, in each ruleset, with two, three and four people."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.maubinh import RULESETS
from tests.bot.matches.maubinh import PLAIN, dealing, laid, sit_down
from tests.bot.world import controls, text, world

NAMES = ("An", "Bình", "Chi", "Dũng")


@pytest.mark.parametrize("count", [2, 3, 4])
@pytest.mark.parametrize("ruleset", RULESETS)
async def test_a_match_is_set_in_private_revealed_in_public_paid_and_ranked(
    ruleset: str, count: int, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, *NAMES[:count], ruleset=ruleset, stake=50)
        assert all(name in text(here.board) for name in NAMES[:count])
        with dealing(*PLAIN[:count]):
            await table.deal()
            seen = [text(here.board)]
            for who, hand in zip(table.people, PLAIN, strict=False):
                await table.set_and_done(who, hand)
                await here.wait(1.5)
                seen.append(text(here.board))
            await table.to_the_result()
        assert all("♠" not in board and "♥" not in board for board in seen[:-1]), "no card before the reveal"
        expected = table.expected(*laid(*PLAIN[:count]))
        assert sum(expected) == 0
        assert any(expected)
        assert await here.chips(*table.people) == [10_000 + net for net in expected]
        assert {"again", "~details"} <= set(controls(here.board))

        ranking = text(here.answer(await here.type(table.host, "leaderboard")))
        best = NAMES[expected.index(max(expected))]
        assert ranking.index(best) == min(ranking.index(name) for name in NAMES[:count])
        assert "✅" in text(here.answer(await here.type(table.host, "verify")))
