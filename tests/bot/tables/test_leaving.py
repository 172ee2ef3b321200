"""Leaving a match that is being played."""

from __future__ import annotations

from bot.seen import Phase
from tests.bot.tables.hall import AN, BINH, CHI, GUILD, Hall


async def test_who_leaves_forfeits_and_his_chair_is_freed_at_the_end(hall: Hall) -> None:
    await hall.match_of(BINH, CHI)
    seen = await hall.tap(BINH, "leave")
    assert seen.you is not None
    assert seen.you.left
    assert (await hall.refused(BINH, "low")).code == "left-match"
    assert (await hall.refused(BINH, "leave")).code == "left-match"
    assert (await hall.refused(BINH, "stand")).code == "left-match"
    await hall.taps_of((AN, "low"), (CHI, "low"))
    over = await hall.later(5)
    assert [chair.name for chair in over.chairs] == ["An", "Chi"]
    assert over.finished is not None
    assert over.finished.paid.net[1] == -300


async def test_who_has_left_is_free_to_sit_elsewhere_at_once(hall: Hall) -> None:
    await hall.match_of(BINH, CHI)
    left = hall.table
    await hall.tap(BINH, "leave")
    assert await hall.tables.seated(GUILD, BINH) is None
    elsewhere = await hall.open(BINH)
    hall.table = left
    await hall.taps_of((AN, "low"), (CHI, "low"))
    await hall.later(5)
    assert await hall.tables.seated(GUILD, BINH) == elsewhere.table


async def test_who_has_left_may_take_another_chair_for_the_next_match(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.tap(BINH, "leave")
    seen = await hall.tap(BINH, "sit")
    assert seen.you is not None
    assert seen.you.seat is None
    assert (await hall.refused(BINH, "low")).code == "not-in-match"
    await hall.tap(AN, "low")
    over = await hall.later(5)
    assert [chair.name for chair in over.chairs] == ["An", "Bình"]


async def test_a_host_who_leaves_the_match_hands_on_at_once(hall: Hall) -> None:
    await hall.match_of(BINH)
    seen = await hall.tap(AN, "leave")
    assert [chair.name for chair in seen.chairs if chair.host] == ["Bình"]


async def test_a_host_who_left_the_match_and_came_back_stays_host_after_it(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of(
        (AN, "leave"), (CHI, "sit"), (AN, "sit"), (CHI, "stand"), (BINH, "leave"), (CHI, "sit")
    )
    assert [chair.name for chair in (await hall.look()).chairs if chair.host] == ["An"]
    over = await hall.later(5)
    assert [(chair.name, chair.host) for chair in over.chairs] == [("Chi", False), ("An", True)]


async def test_leaving_while_the_cards_are_revealed_changes_no_result(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"), (BINH, "leave"))
    assert await hall.actions() == ["low", "low"]
    over = await hall.later(5)
    assert [chair.name for chair in over.chairs] == ["An"]
    assert over.finished is not None
    assert sorted(net for net in over.finished.paid.net if net is not None) == [-100, 100]


async def test_when_all_have_left_the_table_closes_after_the_match(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "leave"), (BINH, "leave"))
    over = await hall.later(5)
    assert over.phase is Phase.CLOSED
    assert over.closed_because == "empty"
    assert over.finished is not None
    assert await hall.escrow() == 0


async def test_a_computer_plays_on_for_who_left_where_the_rules_say_so(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="stand-in")
    await hall.taps_of((BINH, "leave"), (AN, "low"))
    hall.clock.move(2)
    await hall.tables.think()
    assert (await hall.look()).view.done == (True, True, False)
    await hall.tap(CHI, "low")
    finished = (await hall.later(5)).finished
    assert finished is not None
    assert finished.users == (AN, BINH, CHI)
    assert sum(net or 0 for net in finished.paid.net) == 0


async def test_a_winner_who_left_does_not_lead_the_next_match(hall: Hall) -> None:
    await hall.match_of(BINH, ruleset="in-turn")
    await hall.taps_of((AN, "low"), (BINH, "low"))
    over = await hall.later(5)
    assert over.finished is not None
    winner = (AN, BINH)[over.finished.result.winner or 0]
    other = BINH if winner == AN else AN
    await hall.taps_of((winner, "stand"), (CHI, "sit"), (CHI, "ready"), (other, "deal"))
    first = (await hall.look()).chairs[0].user
    assert first is not None
    await hall.tap(first, "low")


async def test_leaving_a_lobby_is_standing_up(hall: Hall) -> None:
    await hall.open()
    await hall.taps_of((BINH, "sit"), (BINH, "leave"))
    assert [chair.name for chair in (await hall.look()).chairs] == ["An"]
