"""What moves chips, and that nothing else does."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

import pytest

from bot.seen import Phase
from bot.store import boards, guilds, ledger
from tests.bot.tables.hall import AN, BINH, CHI, GUILD, Hall
from tests.bot.tables.toy import Ruleset, Toy


async def sure_of(hall: Hall, *nets: int) -> None:
    """The chips of An, Bình, Chi against their first 10,000; the books are right and nothing is left in escrow."""
    assert [await hall.chips(user) - 10_000 for user in (AN, BINH, CHI)[: len(nets)]] == list(nets)
    assert await hall.escrow() == 0
    assert await hall.audit() == []


async def test_what_one_can_lose_is_put_aside_at_the_deal(hall: Hall) -> None:
    await hall.match_of(BINH, stake=1000)
    assert await hall.chips(AN) == 7_000
    assert await hall.escrow() == 6_000
    assert await hall.tables.at_stake(GUILD, AN) == 3_000
    await hall.taps_of((AN, "low"), (BINH, "low"))
    await hall.later(5)
    assert await hall.tables.at_stake(GUILD, AN) == 0


async def test_a_loser_pays_at_most_what_he_had(hall: Hall) -> None:
    """Ten stakes get him in; a match can cost three here, so his wallet is emptied meanwhile."""
    await hall.open(stake=1000)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"))
    amounts = {ledger.wallet_of(GUILD, BINH): -8_766, ledger.mint_of(GUILD): 8_766}
    await hall.store.run(lambda tx: ledger.post(tx, "fee", amounts, 0.0))
    await hall.taps_of((AN, "deal"), (AN, "low"), (BINH, "leave"))
    finished = (await hall.later(5)).finished
    assert finished is not None
    assert finished.result.net == (3, -3)
    assert finished.paid.net == (1_234, -1_234)
    assert finished.paid.balances == (11_234, 0)
    assert finished.paid.short == (1,)
    assert await hall.escrow() == 0


async def test_chips_move_only_between_people(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"), (AN, "low"), (BINH, "low"))
    await hall.tables.think()
    finished = (await hall.later(5)).finished
    assert finished is not None
    assert finished.users == (AN, None, BINH)
    assert finished.paid.net[1] is None
    winner = finished.result.winner
    expected = {0: (100, -100), 1: (0, 0), 2: (-100, 100)}[winner if winner is not None else 1]
    assert (finished.paid.net[0], finished.paid.net[2]) == expected
    await sure_of(hall, *expected)


async def test_a_match_without_a_second_person_is_practice(hall: Hall) -> None:
    await hall.open(computers=2)
    dealt = await hall.tap(AN, "deal")
    assert dealt.practice
    assert await hall.escrow() == 0
    await hall.tap(AN, "low")
    await hall.tables.think()
    finished = (await hall.later(5)).finished
    assert finished is not None
    assert finished.paid.net == (0, None, None)
    await sure_of(hall, 0)
    assert await hall.store.run(lambda tx: boards.count(tx, GUILD, None)) == 0


async def test_a_match_between_people_moves_the_leaderboard(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "high"), (BINH, "leave"))
    await hall.later(5)
    first, second = await hall.store.run(lambda tx: boards.leaderboard(tx, GUILD, None, 0, 10))
    assert (first.name, first.net, first.wins) == ("An", 300, 1)
    assert (second.name, second.net, second.matches) == ("Bình", -300, 1)


async def test_a_match_pays_once_however_often_its_clock_rings(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    hall.clock.move(5)
    await asyncio.gather(*(hall.tables.tick() for _ in range(5)), return_exceptions=True)
    assert len(await hall.rows("SELECT cause FROM entries WHERE cause LIKE 'match:%'")) == 1
    assert (await hall.look()).match == 2


async def test_a_moderator_calls_a_match_off_and_all_is_paid_back(hall: Hall) -> None:
    await hall.match_of(BINH)
    assert (await hall.refused(AN, "close")).facts == {"live": "yes"}
    await hall.tap(AN, "low")
    seen = await hall.tap(CHI, "close", moderator=True)
    assert seen.phase is Phase.CLOSED
    assert seen.closed_because == "moderator"
    assert seen.finished is None
    await sure_of(hall, 0, 0)
    assert [row["state"] for row in await hall.rows("SELECT state FROM matches ORDER BY id")] == [
        "void",
        "void",
    ]


async def test_a_result_that_is_being_revealed_is_paid_when_the_table_closes(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    seen = await hall.tap(CHI, "close", moderator=True)
    assert seen.closed_because == "moderator"
    assert seen.finished is not None
    assert sorted(net for net in seen.finished.paid.net if net is not None) == [-100, 100]
    assert sorted([await hall.chips(AN), await hall.chips(BINH)]) == [9_900, 10_100]


async def test_a_channel_that_is_taken_away_while_the_cards_are_revealed_saves_nobody(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"))
    await hall.tables.pause(hall.table, "no-access")
    seen = await hall.later(600)
    assert seen.closed_because == "unwritable"
    assert sorted([await hall.chips(AN), await hall.chips(BINH)]) == [9_900, 10_100]


async def test_a_result_is_paid_although_everybody_has_gone_when_the_table_closes(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "low"), (BINH, "low"), (AN, "leave"), (BINH, "leave"))
    seen = await hall.tap(CHI, "close", moderator=True)
    assert seen.closed_because == "moderator"
    assert sorted([await hall.chips(AN), await hall.chips(BINH)]) == [9_900, 10_100]


async def test_the_host_may_close_a_match_that_he_plays_alone(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.tap(AN, "deal")
    assert (await hall.tap(AN, "close")).closed_because == "host"


async def test_a_server_that_the_bot_leaves_is_paid_back(hall: Hall) -> None:
    await hall.match_of(BINH)
    other = await hall.open(CHI, guild=GUILD + 1)
    await hall.tables.abandon(GUILD)
    await sure_of(hall, 0, 0)
    assert (await hall.look()).phase is Phase.LOBBY
    assert other.phase is Phase.LOBBY
    assert await hall.tables.seated(GUILD, AN) is None


class Changed(Toy):
    """The toy game after an upgrade that no longer takes an old bid."""

    def parse(self, text: str) -> str:
        return super().parse("none" if text == "high" else text)


@pytest.mark.parametrize("by", ["a tap", "a look", "the start"])
async def test_a_match_that_changed_rules_cannot_replay_is_paid_back_alone(hall: Hall, by: str) -> None:
    await hall.match_of(BINH)
    await hall.tap(AN, "high")
    lost = hall.table
    await hall.open(CHI)
    hall.games = {"toy": Changed()}
    await hall.start(tick=by == "the start")
    hall.table = lost
    if by == "a tap":
        await hall.tap(BINH, "low")
    seen = await hall.look(BINH)
    assert seen.phase is Phase.LOBBY
    assert seen.facts["note"] == "void"
    assert seen.finished is None
    await sure_of(hall, 0, 0)
    await hall.taps_of((BINH, "ready"), (AN, "ready"))  # the table goes on
    assert (await hall.tap(AN, "deal")).phase is Phase.PLAYING


class Fewer(Toy):
    """The toy game after an upgrade without its old rulesets."""

    @property
    def rulesets(self) -> Mapping[str, Ruleset]:
        return {"only": Ruleset("only")}

    def house(self, base: str, switches: Mapping[str, Any]) -> Ruleset:
        return self.rulesets[base]


async def test_a_table_whose_ruleset_is_no_more_is_paid_back_and_closes(hall: Hall) -> None:
    await hall.match_of(BINH)
    live = hall.table
    await hall.open(CHI)
    hall.games = {"toy": Fewer()}
    await hall.start()
    for table in (live, hall.table):
        hall.table = table
        seen = await hall.look()
        assert (seen.phase, seen.closed_because) == (Phase.CLOSED, "outdated")
    hall.table = live
    await sure_of(hall, 0, 0)


async def test_a_result_that_cannot_be_shown_any_more_keeps_its_money(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "high"), (BINH, "leave"))
    await hall.later(5)
    hall.games = {"toy": Changed()}
    await hall.start()
    assert (await hall.look()).finished is None
    await sure_of(hall, 300, -300)


async def test_the_daily_chips_during_a_match_are_not_at_stake(hall: Hall) -> None:
    await hall.match_of(BINH)
    wallet, mint = ledger.wallet_of(GUILD, BINH), ledger.mint_of(GUILD)
    await hall.store.run(lambda tx: ledger.post(tx, "daily", {wallet: 1000, mint: -1000}, 0.0))
    await hall.tap(BINH, "leave")
    await hall.tap(AN, "low")
    await hall.later(5)
    await sure_of(hall, 300, 700)


async def test_starting_chips_are_the_servers_setting(hall: Hall) -> None:
    await hall.store.run(lambda tx: guilds.save(tx, GUILD, starting=500))
    await hall.open(stake=50)
    assert await hall.chips(AN) == 500


async def test_a_settled_match_says_no_seed_before_its_end(hall: Hall) -> None:
    await hall.match_of(BINH)
    (row,) = await hall.rows("SELECT seed, sealed FROM matches")
    assert row["seed"] is None
    await hall.taps_of((AN, "low"), (BINH, "low"))
    finished = (await hall.later(5)).finished
    assert finished is not None
    assert finished.proof.seed is not None
    assert bytes.fromhex(finished.proof.seed) not in row["sealed"]
