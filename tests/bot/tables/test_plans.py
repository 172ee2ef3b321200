"""Choosing a play before one's turn."""

from __future__ import annotations

from bot.seen import Phase
from bot.tables import Seal
from tests.bot.tables.hall import AN, BINH, CHI, KEY, Hall


async def test_a_plan_is_carried_out_when_its_turn_comes(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="in-turn")
    answer = await hall.answer(BINH, "plan high")
    assert answer.notices == (("planned", {}),)
    assert answer.seen.planned == "high"
    assert (await hall.look(AN)).planned is None
    assert (await hall.look()).view.done == (False, False, False)
    seen = await hall.tap(AN, "low")
    assert seen.view.done == (True, True, False)
    binh = await hall.look(BINH)
    assert binh.view.bid == 3
    assert binh.planned is None


async def test_plans_follow_each_other(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="in-turn")
    await hall.taps_of((CHI, "plan low"), (BINH, "plan low"))
    seen = await hall.tap(AN, "low")
    assert seen.view.done == (True, True, True)
    assert (await hall.later(5)).phase is Phase.LOBBY


async def test_a_plan_in_ones_turn_is_played_at_once(hall: Hall) -> None:
    await hall.match_of(BINH, ruleset="in-turn")
    seen = await hall.tap(AN, "plan high")
    assert seen.view.bid == 3
    assert seen.planned is None


async def test_a_plan_can_be_changed_and_taken_back(hall: Hall) -> None:
    await hall.match_of(BINH, ruleset="in-turn")
    await hall.taps_of((BINH, "plan high"), (BINH, "plan low"))
    assert (await hall.look(BINH)).planned == "low"
    await hall.tap(BINH, "unplan")
    assert (await hall.tap(AN, "low")).view.done == (True, False)


async def test_a_plan_that_an_upgrade_no_longer_knows_is_dropped(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="in-turn")
    await hall.tap(BINH, "plan high")
    plan = Seal(KEY).close_text("gone", "plan:1:1")
    await hall.store.run(
        lambda tx: tx.execute("UPDATE chairs SET plan = :plan WHERE user_id = :user", plan=plan, user=BINH)
    )
    assert (await hall.tap(AN, "low")).view.done == (True, False, False)
    assert (await hall.look(BINH)).planned is None


async def test_where_all_act_at_once_there_is_nothing_to_plan(hall: Hall) -> None:
    await hall.match_of(BINH)
    assert (await hall.refused(AN, "plan low")).code == "no-plans"


async def test_leaving_cannot_be_planned_as_it_would_leave_the_chair_taken(hall: Hall) -> None:
    await hall.match_of(BINH, ruleset="in-turn")
    assert (await hall.refused(BINH, "plan leave")).code == "no-plan-to-leave"


async def test_a_plan_shows_nobody_anything(hall: Hall) -> None:
    await hall.match_of(BINH, ruleset="in-turn")
    (board,) = await hall.tables.stale_boards(9)
    await hall.tables.board_shown(board, 1)
    await hall.tap(BINH, "plan high")
    assert await hall.tables.stale_boards(9) == []


async def test_a_plan_ends_with_its_match(hall: Hall) -> None:
    await hall.match_of(BINH, ruleset="in-turn")
    await hall.taps_of((BINH, "plan low"), (BINH, "leave"), (AN, "low"))
    await hall.later(5)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"), (AN, "low"))
    assert (await hall.look(BINH)).planned is None
