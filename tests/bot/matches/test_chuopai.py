"""Chuo Pai from `/play` to the result through Discord, with one, two and three people; computers fill the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from unittest import mock

import pytest
from simcord import MemberActor
from simcord.backend.models import Message

from bot.seen import Finished
from rules.chuopai import Pattern
from tests.bot.world import World, controls, text, world

HANDS = (
    "6-6 4-4 3-3 2-2 1-5 5-6 3-6",
    "1-1 1-3 5-5 1-6 4-6 2-5 4-5",
    "2-6 3-5 2-3 3-4 1-4 1-2 2-4",
)
"""Every pattern four times in one hand, so that a match is short. The last has an opening bonus of 8."""
FAMILIES = (
    "6-6 1-1 4-4 1-3 3-3 5-5 2-2",
    "3-6 2-6 3-5 2-5 2-3 1-5 1-6",
    "4-5 3-4 1-4 1-2 2-4 5-6 4-6",
)
"""Nobody can beat what the first two lead: each makes 28 points; the third has only his bonus."""
NAMES = ("An", "Bình", "Cúc")


@contextmanager
def dealing(*hands: str, leader: int = 0) -> Iterator[None]:
    """The next deal gives four of each of these, by seat."""
    order = tuple(Pattern.parse(tile) for hand in hands for tile in hand.split() for _ in range(4))

    def rigged(_seed: bytes, _entropy: Sequence[str], _pack: Sequence[Pattern]) -> tuple[object, int]:
        return order, leader

    with mock.patch("bot.tables.house.shuffle", rigged):
        yield


async def sit_down(here: World, count: int) -> list[MemberActor]:
    """The first opens a table, the others sit down and are ready, the first deals."""
    people = [here.person(name) for name in NAMES[:count]]
    await here.play(people[0], game="chuopai")
    for who in people[1:]:
        await here.press(who, "sit")
        await here.press(who, "ready")
    await here.press(people[0], "deal")
    await here.wait(1.5)
    return people


def panel(here: World, who: MemberActor) -> Message:
    """His newest panel in his DMs."""
    return next(message for message in reversed(here.dms(who)) if controls(message))


def plays(message: Message) -> list[str]:
    return [act for act in controls(message) if act.startswith("~play ")]


async def take_turn(here: World, who: MemberActor) -> bool:
    """By his panel: beat the table, pass if he must, or lead all of his first pattern. False when it is not his turn."""
    live = [message for message in here.dms(who) if controls(message)]
    if not live:  # the match has just ended, and the board does not show it yet
        return False
    shown = live[-1]
    known = controls(shown)
    if "~pass" not in known:
        return False
    if not known["~pass"].get("disabled"):
        await here.press(who, "~pass", shown)
        return True
    if not plays(shown):
        await here.choose(who, "~group", ["0"], shown)
        shown = here.fresh(shown)
    await here.press(who, plays(shown)[-1], shown)
    return True


async def play_on(here: World, people: Sequence[MemberActor], turns: int = 200) -> None:
    """Everybody takes his turns until the board shows the result."""
    for _ in range(turns):
        if "again" in controls(here.board):
            return
        if not any([await take_turn(here, who) for who in people]):
            await here.wait(2)
    raise AssertionError(f"not over: {text(here.board)}")


async def finished(here: World) -> Finished:
    seen = await here.client.desk.tables.look(1, None)
    assert seen is not None
    assert seen.finished is not None
    return seen.finished


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_a_match_is_played_by_panel_and_paid_between_people(count: int, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with dealing(*HANDS):
            people = await sit_down(here, count)
            assert text(here.board).count("🤖") == (0 if count == 3 else 3 - count)
            assert "THƯỞNG MỞ BÀI" in text(here.board), "in the words of the picture"
            await play_on(here, people)
        end = await finished(here)
        assert [user is None for user in end.users] == [seat >= count for seat in range(3)]
        lines = [line for line in end.result.lines if max(line.payer, line.payee) < count]
        expected = [
            10_000 + 100 * sum((line.payee == seat) - (line.payer == seat) for line in lines)
            for seat in range(count)
        ]
        assert await here.chips(*people) == expected
        assert "🏆" in text(here.board)
        assert text(here.answer(await here.press(people[0], "~details")))
        assert "✅" in text(here.answer(await here.type(people[0], "verify")))


async def test_who_must_beat_cannot_pass_and_is_told_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with dealing(*HANDS):
            an, binh, cuc = await sit_down(here, 3)
            await here.choose(an, "~group", ["3"], panel(here, an))  # four Benches
            await here.press(an, plays(panel(here, an))[-1], panel(here, an))
            await here.wait(2)
            refused = text(here.answer(await here.press(binh, "pass")))
            assert "Phải chặn: bạn có 3 cách, không được bỏ lượt" in refused
            assert "Chưa tới lượt bạn" in text(here.answer(await here.press(cuc, "pass")))
            typed = await here.type(binh, "play-tiles", tiles="mai x4")
            assert "5‑5" in text(here.answer(typed))
            await here.wait(2)
            await here.press(cuc, "pass")
            await here.wait(2)
        assert "Vòng 2" in text(here.board)
        assert "thắng bằng 5‑5" in text(here.board)


async def test_a_leaver_is_played_by_a_computer_and_the_result_is_his(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with dealing(*HANDS):
            an, binh, cuc = await sit_down(here, 3)
            await here.press(cuc, "~leave", panel(here, cuc))
            await here.press(cuc, "leave", panel(here, cuc))
            await here.wait(2)
            assert "máy đánh thay" in text(here.board)
            await play_on(here, (an, binh))
        end = await finished(here)
        assert None not in end.users
        assert await here.chips(an, binh, cuc) == [10_000 + 100 * net for net in end.result.net]


async def test_equal_piles_at_the_top_pay_each_other_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with dealing(*FAMILIES):
            people = await sit_down(here, 3)
            await play_on(here, people)
        end = await finished(here)
        assert sorted((line.payer, line.payee, line.stakes) for line in end.result.lines) == [
            (2, 0, 1),
            (2, 1, 1),
        ]
        assert await here.chips(*people) == [10_100, 10_100, 9_800]
        assert "HÒA" in text(here.board), "in the words of the picture"


async def test_whose_time_is_up_is_played_for_one_turn(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with dealing(*HANDS, leader=2):
            _, _, cuc = await sit_down(here, 3)
            await here.wait(35)
            assert "1‑4" in text(here.board), (
                "of his tiles the one that the book lists last; his bonus is laid aside"
            )
            assert "~plan-pass" in controls(panel(here, cuc)), "his turn is over"


async def test_a_plan_is_played_as_soon_as_the_turn_comes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        with dealing(*HANDS):
            an, binh, _ = await sit_down(here, 3)
            typed = text(here.answer(await here.type(binh, "play-tiles", tiles="hẹn mai x4")))
            assert "5‑5" in typed
            await here.choose(an, "~group", ["3"], panel(here, an))
            await here.press(an, plays(panel(here, an))[-1], panel(here, an))
            await here.wait(2)
        assert "5‑5" in text(here.board)
        assert "**Cúc** đang đi" in text(here.board)
