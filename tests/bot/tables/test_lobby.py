"""Sitting down, getting ready, dealing, leaving: what happens between two matches."""

from __future__ import annotations

from typing import Any

import pytest

from bot.seen import Phase, Refused
from bot.store import guilds
from bot.tables import Order
from rules.game import Strength
from tests.bot.tables.hall import AN, BINH, CHANNEL, CHI, DUNG, GUILD, Hall


async def test_who_opens_a_table_is_its_host_and_sees_the_commitment(hall: Hall) -> None:
    seen = await hall.open(computers=2)
    assert [chair.name for chair in seen.chairs] == ["An", "Máy Tí", "Máy Sửu"]
    assert [chair.host for chair in seen.chairs] == [True, False, False]
    assert [chair.strength for chair in seen.chairs] == [None, Strength.REGULAR, Strength.REGULAR]
    assert seen.practice
    assert seen.commitment is not None
    assert len(seen.commitment) == 64


async def test_the_same_order_twice_opens_one_table(hall: Hall) -> None:
    order = Order("x", AN, "An", GUILD, CHANNEL, "toy")
    first = await hall.tables.open(order)
    second = await hall.tables.open(order)
    assert second.seen.table == first.seen.table
    assert second.repeated
    assert second.notices == first.notices
    assert len(await hall.rows("SELECT id FROM tables")) == 1


@pytest.mark.parametrize(
    ("order", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"ruleset": "none"}, "no-such-ruleset"),
        ({"stake": 0}, "bad-stake"),
        ({"stake": -100}, "bad-stake"),
        ({"stake": 10**9 + 1}, "bad-stake"),
        ({"stake": True}, "bad-stake"),
        ({"seats": 5}, "bad-seats"),
        ({"seats": 1}, "bad-seats"),
        ({"computers": 4}, "bad-computers"),
        ({"computers": -1}, "bad-computers"),
        ({"stake": 1001}, "too-poor"),
    ],
)
async def test_an_order_that_cannot_be_opens_nothing(hall: Hall, order: dict[str, Any], code: str) -> None:
    with pytest.raises(Refused) as refused:
        await hall.open(**order)
    assert refused.value.code == code
    assert await hall.rows("SELECT id FROM tables") == []
    assert await hall.rows("SELECT cause FROM entries") == []


async def test_the_servers_settings_choose_ruleset_pace_channels_and_house_rules(hall: Hall) -> None:
    await hall.store.run(
        lambda tx: guilds.save(
            tx,
            GUILD,
            rulesets={"toy": "in-turn"},
            turn_seconds=7,
            channels=[CHANNEL],
            house={"toy": {"all_ready": True, "unheard-of": 1}},
        )
    )
    seen = await hall.open()
    assert seen.ruleset_name == "in-turn"
    assert seen.ruleset.all_ready
    await hall.taps_of((BINH, "sit"), (BINH, "ready"))
    dealt = await hall.tap(AN, "deal")
    assert dealt.deadline == hall.clock.wall + 7
    with pytest.raises(Refused, match="channel-not-allowed"):
        await hall.open(CHI, channel=CHANNEL + 1)


async def test_a_person_has_one_seat_in_a_server(hall: Hall) -> None:
    first = await hall.open()
    (board,) = await hall.tables.stale_boards(9)
    await hall.tables.board_shown(board, 555)
    await hall.open(BINH)
    refusal = await hall.refused(AN, "sit")
    assert refusal.code == "seated-elsewhere"
    assert refusal.facts["table"] == first.table
    assert refusal.facts["link"] == f"https://discord.com/channels/{GUILD}/{CHANNEL}/555"
    with pytest.raises(Refused, match="seated-elsewhere"):
        await hall.open(AN)
    assert await hall.tables.seated(GUILD, AN) == first.table
    elsewhere = await hall.open(AN, guild=GUILD + 1, channel=99)
    assert [seen.table for seen in await hall.tables.tables_of(AN)] == [first.table, elsewhere.table]


async def test_sitting_costs_ten_stakes(hall: Hall) -> None:
    await hall.open(stake=1000)
    await hall.tap(BINH, "sit")
    await hall.tap(BINH, "stand")
    await hall.store.run(lambda tx: guilds.save(tx, GUILD, starting=9_999))
    refusal = await hall.refused(CHI, "sit")
    assert refusal.code == "too-poor"
    assert refusal.facts == {"need": 10_000, "have": 9_999, "stake": 1000}


async def test_a_full_table_takes_nobody(hall: Hall) -> None:
    await hall.open(seats=2)
    await hall.tap(BINH, "sit")
    assert (await hall.refused(CHI, "sit")).code == "table-full"
    assert (await hall.refused(AN, "computer 1")).code == "table-full"
    assert (await hall.refused(BINH, "sit")).code == "already-seated"


async def test_each_who_sits_down_gets_the_commitment_in_private(hall: Hall) -> None:
    opened = await hall.open()
    answer = await hall.answer(BINH, "sit")
    assert answer.notices == (("seated", {"commitment": opened.commitment, "match": 1}),)


async def test_the_host_deals_once_one_other_is_ready_and_the_others_sit_out(hall: Hall) -> None:
    await hall.open()
    assert (await hall.refused(AN, "deal")).code == "too-few"
    await hall.taps_of((BINH, "sit"), (CHI, "sit"))
    assert (await hall.refused(AN, "deal")).code == "nobody-ready"
    await hall.tap(CHI, "ready")
    assert (await hall.refused(CHI, "deal")).code == "not-host"
    dealt = await hall.tap(AN, "deal")
    assert dealt.names == ("An", "Chi")
    assert [chair.seat for chair in dealt.chairs] == [0, None, 1]
    assert (await hall.refused(BINH, "low")).code == "not-in-match"
    out = await hall.look(BINH)
    assert out.seat is None
    assert out.view.card is None


async def test_some_rulesets_are_dealt_only_when_all_are_ready(hall: Hall) -> None:
    await hall.open(ruleset="all-ready", computers=1)
    await hall.taps_of((BINH, "sit"), (CHI, "sit"), (CHI, "ready"))
    refusal = await hall.refused(AN, "deal")
    assert refusal.code == "not-all-ready"
    assert refusal.facts == {"names": ("Bình",)}
    await hall.tap(BINH, "ready")
    assert len((await hall.tap(AN, "deal")).names) == 4


async def test_ready_can_be_taken_back(hall: Hall) -> None:
    await hall.open()
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (BINH, "unready"))
    assert (await hall.refused(AN, "deal")).code == "nobody-ready"


async def test_when_the_host_leaves_the_next_in_order_is_host(hall: Hall) -> None:
    await hall.open()
    await hall.taps_of((BINH, "sit"), (CHI, "sit"), (AN, "stand"))
    assert [chair.name for chair in (await hall.look()).chairs if chair.host] == ["Bình"]
    await hall.taps_of((DUNG, "sit"), (BINH, "stand"))  # Dũng took An's chair, before Bình's
    assert [chair.name for chair in (await hall.look()).chairs if chair.host] == ["Chi"]


async def test_a_table_without_people_closes(hall: Hall) -> None:
    await hall.open(computers=2)
    seen = await hall.tap(AN, "leave")
    assert seen.phase is Phase.CLOSED
    assert seen.closed_because == "empty"
    assert seen.chairs == ()
    assert (await hall.refused(BINH, "sit")).code == "table-closed"
    assert (await hall.tap(BINH, "ready", version=1)).phase is Phase.CLOSED  # an old board: shown afresh
    assert await hall.tables.latest(CHANNEL) is None


async def test_the_host_removes_people_and_computers(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.tap(BINH, "sit")
    assert (await hall.refused(BINH, f"kick {AN}")).code == "not-host"
    assert (await hall.refused(AN, f"kick {AN}")).code == "not-yourself"
    assert (await hall.refused(AN, f"kick {CHI}")).code == "no-such-player"
    await hall.tap(AN, f"kick {BINH}")
    assert await hall.tables.seated(GUILD, BINH) is None
    seen = await hall.tap(AN, "computer-out")
    assert [chair.name for chair in seen.chairs] == ["An"]
    assert (await hall.refused(AN, "computer-out")).code == "no-computer"


async def test_computer_players_come_in_three_strengths(hall: Hall) -> None:
    await hall.open()
    for strength in (3, 1, 2):
        seen = await hall.tap(AN, f"computer {strength}")
    assert [chair.strength for chair in seen.chairs[1:]] == [3, 1, 2]
    await hall.tap(AN, "computer-out")
    assert (await hall.refused(AN, "computer 4")).code == "no-such-strength"
    assert (await hall.refused(AN, "computer")).code == "no-such-strength"


async def test_only_host_or_moderator_closes(hall: Hall) -> None:
    await hall.open()
    await hall.tap(BINH, "sit")
    assert (await hall.refused(BINH, "close")).facts == {"live": "no"}
    seen = await hall.tap(CHI, "close", moderator=True)
    assert seen.closed_because == "moderator"
    await hall.open()
    assert (await hall.tap(AN, "close")).closed_because == "host"


async def test_a_moderator_may_not_call_off_a_match_in_which_he_has_chips_at_stake(hall: Hall) -> None:
    await hall.match_of(BINH)
    for own in (AN, BINH):
        assert (await hall.refused(own, "close", moderator=True)).code == "close-own-match"
    await hall.tap(BINH, "leave")
    assert (await hall.refused(BINH, "close", moderator=True)).code == "close-own-match"
    assert (await hall.tap(CHI, "close", moderator=True)).closed_because == "moderator"


async def test_a_moderator_closes_his_own_practice_and_the_lobby_where_he_sits(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.tap(AN, "deal")
    assert (await hall.tap(AN, "close", moderator=True)).phase is Phase.CLOSED
    await hall.open()
    await hall.tap(BINH, "sit")
    assert (await hall.tap(BINH, "close", moderator=True)).closed_because == "moderator"


async def test_an_idle_lobby_closes_and_says_so(hall: Hall) -> None:
    await hall.open()
    await hall.later(14 * 60)
    seen = await hall.tap(BINH, "sit")
    assert seen.deadline == hall.clock.wall + 15 * 60
    assert (await hall.later(15 * 60 - 1)).phase is Phase.LOBBY
    seen = await hall.later(2)
    assert seen.phase is Phase.CLOSED
    assert seen.closed_because == "idle"
    assert await hall.tables.seated(GUILD, BINH) is None


async def test_a_game_of_three_is_filled_with_computers_that_go_after_the_match(hall: Hall) -> None:
    await hall.open(game="trio")
    dealt = await hall.tap(AN, "deal")
    assert dealt.names == ("An", "Máy Tí", "Máy Sửu")
    await hall.tap(AN, "low")
    await hall.tables.think()
    over = await hall.later(5)
    assert over.finished is not None
    assert [chair.name for chair in over.chairs] == ["An"]


async def test_a_word_goes_into_the_next_shuffle_only(hall: Hall) -> None:
    await hall.open()
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (BINH, "word  bánh   mì "))
    assert (await hall.refused(BINH, "word " + "x" * 41)).code == "bad-word"
    assert (await hall.refused(BINH, "word ")).code == "bad-word"
    await hall.taps_of((AN, "deal"), (AN, "low"), (BINH, "low"))
    finished = (await hall.later(5)).finished
    assert finished is not None
    assert [part.partition(" ")[2] for part in finished.proof.entropy] == ["", "bánh mì"]
    await hall.taps_of((BINH, "again"), (AN, "again"), (AN, "low"), (BINH, "low"))
    again = (await hall.later(5)).finished
    assert again is not None
    assert [part.partition(" ")[2] for part in again.proof.entropy] == ["", ""]
    assert again.proof.entropy != finished.proof.entropy


async def test_the_next_commitment_comes_with_the_result_and_no_two_are_equal(hall: Hall) -> None:
    seen = await hall.match_of(BINH)
    commitments = [seen.commitment]
    for _ in range(2):
        await hall.taps_of((AN, "low"), (BINH, "low"))
        seen = await hall.later(5)
        commitments.append(seen.commitment)
        await hall.taps_of((BINH, "again"), (AN, "again"))
    assert len(set(commitments)) == 3


async def test_who_sits_down_during_a_match_waits_for_the_next(hall: Hall) -> None:
    await hall.match_of(BINH)
    answer = await hall.answer(CHI, "sit")
    assert answer.notices == (("seated-waiting", {}),)
    for text in ("ready", "deal", "again", "computer 1", f"kick {BINH}", "word x"):
        assert (await hall.refused(CHI, text)).code == "match-live"
    assert (await hall.refused(BINH, "stand")).code == "leave-first"
    await hall.tap(CHI, "stand")


async def test_play_again_is_ready_and_the_hosts_deals(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    over = await hall.later(5)
    assert over.finished is not None
    assert not any(chair.ready for chair in over.chairs)
    alone = await hall.tap(AN, "again")
    assert alone.phase is Phase.LOBBY
    await hall.tap(BINH, "again")
    dealt = await hall.tap(AN, "again")
    assert dealt.phase is Phase.PLAYING
    assert dealt.finished is None


async def test_a_name_follows_its_owner(hall: Hall) -> None:
    await hall.open()
    seen = await hall.tap(AN, "ready", name="An mới")
    assert seen.chairs[0].name == "An mới"


async def test_there_is_no_table_that_was_never_opened(hall: Hall) -> None:
    assert await hall.tables.look(7, AN) is None
    with pytest.raises(Refused, match="no-such-table"):
        await hall.tap(AN, "sit", table=7)
    assert await hall.tables.notices(7, AN) == ()
