"""Deadlines: who is late, who is forgiven, and who cannot be told."""

from __future__ import annotations

import asyncio

import pytest

from bot.seen import Phase
from bot.store import guilds
from rules.game import Illegal
from tests.bot.tables.hall import AN, BINH, CHI, GUILD, Hall
from tests.bot.tables.toy import Toy


async def test_all_who_set_share_one_deadline_and_the_late_get_the_default(hall: Hall) -> None:
    dealt = await hall.match_of(BINH, CHI)
    start = hall.clock.wall
    assert dealt.deadline == start + 90
    await hall.later(30)
    assert (await hall.tap(AN, "high")).deadline == start + 90
    assert (await hall.later(59)).view.done == (True, False, False)
    late = await hall.later(1)
    assert late.view.done == (True, True, True)
    assert late.deadline == hall.clock.wall + 5


async def test_each_turn_has_its_own_deadline(hall: Hall) -> None:
    dealt = await hall.match_of(BINH, CHI, ruleset="in-turn")
    assert dealt.deadline == hall.clock.wall + 30
    await hall.later(20)
    assert (await hall.tap(AN, "low")).deadline == hall.clock.wall + 30
    assert (await hall.later(30)).view.done == (True, True, False)
    assert (await hall.look()).deadline == hall.clock.wall + 30


async def test_a_match_that_everybody_forgot_ends_by_its_clock(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="in-turn")
    for _ in range(3):
        await hall.later(30)
    over = await hall.later(5)
    assert over.phase is Phase.LOBBY
    assert over.finished is not None
    assert (await hall.later(15 * 60)).closed_because == "idle"


async def test_a_server_sets_its_own_pace(hall: Hall) -> None:
    await hall.store.run(lambda tx: guilds.save(tx, GUILD, setting_seconds=20, reveal_seconds=2))
    await hall.match_of(BINH)
    await hall.later(20)
    assert (await hall.look()).deadline == hall.clock.wall + 2
    assert (await hall.later(2)).phase is Phase.LOBBY


async def test_a_tap_and_the_clock_at_the_same_deadline(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.tap(BINH, "low")
    hall.clock.move(90)
    await asyncio.gather(hall.tables.tick(), hall.tap(AN, "high"), hall.tables.tick(), return_exceptions=True)
    assert len(await hall.rows("SELECT n FROM actions")) == 2
    assert (await hall.look()).view.done == (True, True)


async def test_a_start_gives_everybody_time_and_the_board_says_why(hall: Hall) -> None:
    dealt = await hall.match_of(BINH)
    hall.clock.move(3600)
    await hall.start()
    seen = await hall.look()
    assert seen.view.done == (False, False)
    assert seen.deadline == hall.clock.wall + 30
    assert seen.facts["note"] == "back"
    assert seen.version > dealt.version
    assert not (await hall.answer(AN, "low", dealt.version)).stale
    assert "note" not in (await hall.look()).facts


async def test_after_a_start_a_reveal_goes_on_soon(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    hall.clock.move(3600)
    await hall.start()
    assert (await hall.look()).deadline == hall.clock.wall + 3


async def test_after_a_start_an_idle_lobby_has_another_moment(hall: Hall) -> None:
    await hall.open()
    hall.clock.move(3600)
    await hall.start()
    assert (await hall.look()).deadline == hall.clock.wall + 30


async def test_a_start_with_time_left_takes_none_away(hall: Hall) -> None:
    dealt = await hall.match_of(BINH)
    await hall.start()
    assert (await hall.look()).deadline == dealt.deadline


@pytest.mark.parametrize("jump", [3600.0, -3600.0])
async def test_a_clock_that_is_set_times_nobody_out(hall: Hall, jump: float) -> None:
    await hall.match_of(BINH)
    await hall.later(10)
    hall.clock.set(jump)
    await hall.tables.tick()
    seen = await hall.look()
    assert seen.view.done == (False, False)
    assert seen.deadline == hall.clock.wall + 80
    assert seen.facts["note"] == "clock"


async def test_a_small_drift_of_the_clock_is_no_jump(hall: Hall) -> None:
    dealt = await hall.match_of(BINH)
    hall.clock.set(4.0)
    await hall.tables.tick()
    assert (await hall.look()).deadline == dealt.deadline


async def test_a_computer_waits_no_hour_after_the_clock_was_set_back(hall: Hall) -> None:
    await hall.open(ruleset="in-turn", computers=1)
    await hall.taps_of((AN, "deal"), (AN, "low"))
    hall.clock.set(-3600)
    await hall.tables.tick()
    await hall.tables.think()
    assert (await hall.look()).view.done == (True, True)


async def test_a_paused_table_stops_its_clock_and_refuses_with_a_sentence(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.later(20)
    await hall.tables.pause(hall.table, "no-permission")
    (paused,) = await hall.tables.paused()
    assert (paused.table, paused.why, paused.users) == (hall.table, "no-permission", (AN, BINH))
    assert paused.refund_at == hall.clock.wall + 600
    assert (await hall.refused(AN, "low")).facts == {"why": "no-permission"}
    seen = await hall.later(300)
    assert seen.phase is Phase.PAUSED
    assert seen.view.done == (False, False)
    await hall.tables.resume(hall.table)
    seen = await hall.look()
    assert seen.phase is Phase.PLAYING
    assert seen.deadline == hall.clock.wall + 70
    assert await hall.tables.paused() == []
    await hall.tap(AN, "low")


async def test_pausing_twice_changes_nothing_and_neither_does_resuming(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.tables.resume(hall.table)
    await hall.tables.pause(hall.table, "first")
    await hall.later(100)
    await hall.tables.pause(hall.table, "second")
    (paused,) = await hall.tables.paused()
    assert (paused.why, paused.refund_at) == ("first", hall.clock.wall + 500)


async def test_after_ten_minutes_a_paused_match_is_refunded_once(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.tables.pause(hall.table, "no-access")
    hall.clock.move(600)
    await asyncio.gather(*(hall.tables.tick() for _ in range(3)))
    seen = await hall.look()
    assert seen.phase is Phase.CLOSED
    assert seen.closed_because == "unwritable"
    assert (await hall.chips(AN), await hall.chips(BINH), await hall.escrow()) == (10_000, 10_000, 0)
    await hall.tables.resume(hall.table)
    assert (await hall.look()).phase is Phase.CLOSED


async def test_a_paused_lobby_closes_too_and_a_moderator_may_close_it_before(hall: Hall) -> None:
    await hall.open()
    await hall.tables.pause(hall.table, "no-access")
    assert (await hall.refused(BINH, "sit")).code == "paused"
    assert (await hall.tap(CHI, "close", moderator=True)).phase is Phase.CLOSED


async def test_computers_do_not_play_at_a_paused_table(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.tap(AN, "deal")
    await hall.tables.pause(hall.table, "no-access")
    await hall.tables.think()
    assert (await hall.look()).view.done == (False, False)
    await hall.tables.resume(hall.table)
    await hall.tables.think()
    assert (await hall.look()).view.done == (False, True)


class Stuck(Toy):
    """A game whose own default is refused."""

    def default(self, state: object, seat: int | None) -> str:
        raise Illegal("stuck")


async def test_rules_that_refuse_their_own_default_hold_up_no_other_table(hall: Hall) -> None:
    hall.games = {"stuck": Stuck("stuck"), **hall.games}
    await hall.start()
    await hall.match_of(BINH, game="stuck")
    stuck = hall.table
    await hall.match_of(CHI, guild=GUILD + 1)
    fine = await hall.later(90)
    assert fine.view.done == (True, True)
    hall.table = stuck
    seen = await hall.look()
    assert seen.phase is Phase.LOBBY
    assert seen.facts["note"] == "void"
    assert await hall.chips(AN) == 10_000


async def test_old_receipts_are_forgotten(hall: Hall) -> None:
    await hall.open()
    await hall.later(2 * 86_400)
    assert await hall.rows("SELECT interaction FROM seen") == []
