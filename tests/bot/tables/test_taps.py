"""Taps that come twice, late, at once, or from somebody who has no business there."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.seen import Phase, Refused
from bot.tables import match
from rules.game import Illegal
from rules.maubinh import GAME
from tests.bot.matches.maubinh import PLAIN, dealing
from tests.bot.tables.hall import AN, BINH, CHI, DUNG, Hall, open_hall


async def test_the_same_interaction_counts_once_and_gets_the_same_reply(hall: Hall) -> None:
    await hall.open()
    first = await hall.answer(BINH, "sit", id="same")
    before = await hall.everything()
    second = await hall.answer(BINH, "sit", id="same")
    assert second.repeated
    assert (second.seen, second.notices) == (first.seen, first.notices)
    assert await hall.everything() == before


async def test_the_same_interaction_delivered_at_once_counts_once(hall: Hall) -> None:
    await hall.match_of(BINH)
    answers = await asyncio.gather(*(hall.answer(AN, "high", id="same") for _ in range(8)))
    assert sorted(answer.repeated for answer in answers) == [False] + [True] * 7
    assert len(await hall.rows("SELECT n FROM actions")) == 1


async def test_what_was_refused_is_not_done_when_it_is_delivered_again(hall: Hall) -> None:
    await hall.open()
    assert (await hall.refused(BINH, "ready", id="early")).code == "not-seated"
    await hall.tap(BINH, "sit")
    assert (await hall.refused(BINH, "ready", id="early")).code == "answered-before"
    assert (await hall.refused(BINH, "high", id="nonsense")).code == "no-match"
    await hall.taps_of((BINH, "ready"), (AN, "deal"))
    assert (await hall.refused(BINH, "high", id="nonsense")).code == "answered-before"


async def test_a_table_that_was_refused_is_not_opened_when_the_order_is_delivered_again(hall: Hall) -> None:
    await hall.open()
    with pytest.raises(Refused, match="seated-elsewhere"):
        await hall.open(id="order")
    await hall.tap(AN, "stand")
    with pytest.raises(Refused, match="answered-before"):
        await hall.open(id="order")


async def test_whoever_sets_his_cards_without_end_is_stopped_and_the_clock_takes_what_he_set_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(match, "MOST", 3)
    async with open_hall(tmp_path, {"maubinh": GAME}) as hall:
        await hall.open(game="maubinh")
        back, middle, front = PLAIN[0].split()
        with dealing(*PLAIN[:2]):
            await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"))
            for first, second in ((middle, back), (back, middle), (middle, back)):
                await hall.tap(AN, f"set {first} {second} {front}")
            refusal = await hall.refused(AN, f"set {back} {middle} {front}")
            assert isinstance(refusal, Refused)
            assert (refusal.code, refusal.facts) == ("too-many-actions", {"most": 3})
            await hall.later(91)
            seats = [row["seat"] for row in await hall.rows("SELECT seat FROM actions ORDER BY n")]
            assert seats[:5] == [0, 0, 0, 0, 1], "the clock's comes after his three"
            assert (await hall.tap(AN, "leave")).phase is Phase.PLAYING


async def test_a_repeated_stale_tap_is_stale_again(hall: Hall) -> None:
    lobby = await hall.open()
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"))
    for repeated in (False, True):
        answer = await hall.answer(AN, "deal", lobby.version, id="late")
        assert (answer.stale, answer.repeated) == (True, repeated)


@pytest.mark.parametrize("number", [0, 99, 2**63, 36**90])
async def test_a_table_that_is_none_is_refused_however_large_its_number(number: int, hall: Hall) -> None:
    await hall.open()
    assert (await hall.refused(BINH, "sit", table=number)).code == "no-such-table"
    assert await hall.tables.look(number, BINH) is None


async def test_two_at_once_for_the_last_chair(hall: Hall) -> None:
    await hall.open(seats=2)
    results = await asyncio.gather(
        *(hall.answer(user, "sit") for user in (BINH, CHI, DUNG)), return_exceptions=True
    )
    refused = [result for result in results if isinstance(result, Refused)]
    assert [refusal.code for refusal in refused] == ["table-full"] * 2
    assert len((await hall.look()).chairs) == 2


async def test_one_person_at_once_at_many_tables_gets_one_seat(hall: Hall) -> None:
    tables = [(await hall.open(user)).table for user in (AN, BINH, CHI)]
    results = await asyncio.gather(
        *(hall.answer(DUNG, "sit", table=table) for table in tables), return_exceptions=True
    )
    assert sum(not isinstance(result, Exception) for result in results) == 1
    assert len(await hall.rows("SELECT place FROM chairs WHERE user_id = :user", user=DUNG)) == 1


async def test_two_play_at_once(hall: Hall) -> None:
    await hall.match_of(BINH)
    await asyncio.gather(hall.tap(AN, "low"), hall.tap(BINH, "low"))
    assert (await hall.look()).view.done == (True, True)


async def test_a_double_tap_in_turn_plays_once(hall: Hall) -> None:
    dealt = await hall.match_of(BINH, CHI, ruleset="in-turn")
    answers = await asyncio.gather(*(hall.answer(AN, "high", dealt.version) for _ in range(2)))
    assert sorted(answer.stale for answer in answers) == [False, True]
    assert (await hall.look()).view.done == (True, False, False)


async def test_a_play_that_answers_an_older_table_is_not_carried_out(hall: Hall) -> None:
    dealt = await hall.match_of(BINH, CHI, ruleset="in-turn")
    await hall.tap(AN, "low")
    answer = await hall.answer(BINH, "high", dealt.version)
    assert answer.stale
    assert answer.seen.view.bid is None
    assert not (await hall.answer(BINH, "high", answer.seen.version)).stale


async def test_others_sitting_down_make_no_play_stale(hall: Hall) -> None:
    dealt = await hall.match_of(BINH, ruleset="in-turn")
    await hall.tap(CHI, "sit")
    assert not (await hall.answer(AN, "low", dealt.version)).stale


async def test_what_is_set_in_private_is_judged_by_the_rules_alone(hall: Hall) -> None:
    dealt = await hall.match_of(BINH, CHI)
    await hall.taps_of((AN, "low"), (CHI, "low"))
    assert not (await hall.answer(AN, "high", dealt.version)).stale


async def test_a_panel_of_the_match_before_does_nothing_in_this_one(hall: Hall) -> None:
    old = await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    await hall.later(5)
    await hall.taps_of((BINH, "again"), (AN, "again"))
    for text in ("high", "leave", "plan low", "unplan"):
        answer = await hall.answer(AN, text, old.version)
        assert answer.stale
        assert answer.seen.match == 2
    assert (await hall.look()).view.done == (False, False)


async def test_three_press_ready_on_the_same_board(hall: Hall) -> None:
    await hall.open()
    await hall.taps_of((BINH, "sit"), (CHI, "sit"))
    shown = (await hall.tap(DUNG, "sit")).version
    answers = await asyncio.gather(*(hall.answer(user, "ready", shown) for user in (BINH, CHI, DUNG)))
    assert not any(answer.stale for answer in answers)
    assert len((await hall.tap(AN, "deal", shown)).names) == 4


async def test_two_deals_at_once_deal_once(hall: Hall) -> None:
    await hall.open()
    await hall.tap(BINH, "sit")
    shown = (await hall.tap(BINH, "ready")).version
    answers = await asyncio.gather(*(hall.answer(AN, "deal", shown) for _ in range(2)))
    assert sorted(answer.stale for answer in answers) == [False, True]
    assert (await hall.look()).match == 1


async def test_a_stranger_may_do_nothing(hall: Hall) -> None:
    await hall.match_of(BINH)
    for text in ("low", "leave", "skip", "plan low", "stand"):
        assert (await hall.refused(DUNG, text)).code == "not-seated"
    for text in ("ready", "deal", "again", "computer 2"):
        assert (await hall.refused(DUNG, text)).code == "match-live"
    assert (await hall.refused(DUNG, "close")).code == "not-yours-to-close"


async def test_nobody_acts_for_the_clock(hall: Hall) -> None:
    await hall.match_of(BINH)
    for text in ("late", "reveal", "plan late"):
        assert (await hall.refused(AN, text)).code in ("clock-only", "no-plans")


async def test_what_is_no_action_is_refused_by_the_game(hall: Hall) -> None:
    await hall.open()
    assert (await hall.refused(AN, "dance")).code == "no-match"
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"))
    refusal = await hall.refused(AN, "dance")
    assert isinstance(refusal, Illegal)
    assert refusal.code == "no-such-bid"


async def test_forged_taps_change_nothing(hall: Hall) -> None:
    await hall.match_of(BINH)
    for text in (
        "",
        " ",
        "kick",
        "computer-out now",
        "deal deal",
        "plan",
        "word",
        "🂡" * 40,
        "set " + "x" * 200,
    ):
        await hall.refused(DUNG, text)
        await hall.refused(AN, text, version=10**12)


async def test_an_onlooker_sees_no_card_and_a_player_only_his_own(hall: Hall) -> None:
    await hall.match_of(BINH)
    onlooker, an, binh = await hall.look(), await hall.look(AN), await hall.look(BINH)
    assert onlooker.view.card is None
    assert onlooker.you is None
    assert an.view.card != binh.view.card
    assert (an.seat, binh.seat) == (0, 1)
    assert (await hall.look(DUNG)).view == onlooker.view


async def test_skip_reveals_once_for_those_who_play(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.tap(CHI, "sit")
    assert (await hall.refused(AN, "skip")).code == "nothing-to-skip"
    await hall.taps_of((AN, "low"), (BINH, "low"))
    assert (await hall.refused(CHI, "skip")).code == "not-in-match"
    shown = (await hall.look()).version
    answers = await asyncio.gather(hall.answer(AN, "skip", shown), hall.answer(BINH, "skip", shown))
    assert sorted(answer.stale for answer in answers) == [False, True]
    assert (await hall.look()).phase is Phase.LOBBY
    assert (await hall.refused(AN, "skip")).code == "no-match"
