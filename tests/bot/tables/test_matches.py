"""Whole matches of the toy game, from the opening to the money."""

from __future__ import annotations

from bot.seen import Phase
from rules.shuffle import verify
from tests.bot.tables.hall import AN, BINH, CHI, Hall
from tests.bot.tables.toy import TOY


async def test_a_match_of_two_from_the_opening_to_the_money(hall: Hall) -> None:
    opened = await hall.open(stake=100)
    assert opened.phase is Phase.LOBBY
    assert opened.you is not None
    assert opened.you.host
    await hall.taps_of((BINH, "sit"), (BINH, "ready"))
    dealt = await hall.tap(AN, "deal")
    assert dealt.phase is Phase.PLAYING
    assert dealt.commitment == opened.commitment
    assert dealt.names == ("An", "Bình")
    assert await hall.escrow() == 2 * 3 * 100
    await hall.taps_of((AN, "high"), (BINH, "high"))
    over = await hall.later(5)
    assert over.phase is Phase.LOBBY
    finished = over.finished
    assert finished is not None
    assert finished.paid.net in ((300, -300), (-300, 300))
    assert finished.paid.balances == (await hall.chips(AN), await hall.chips(BINH))
    assert await hall.escrow() == 0
    assert await hall.audit() == []


async def test_the_seed_is_shown_after_the_result_and_proves_the_deal(hall: Hall) -> None:
    dealt = await hall.match_of(BINH)
    proof = (await hall.tap(AN, "low")).finished
    assert proof is None
    await hall.tap(BINH, "low")
    finished = (await hall.later(5)).finished
    assert finished is not None
    shown = finished.proof
    assert shown.commitment == dealt.commitment
    assert shown.seed is not None
    order = verify(
        shown.commitment,
        bytes.fromhex(shown.seed),
        table=shown.table,
        match=shown.match,
        entropy=shown.entropy,
        pack=TOY.pack,
    )
    assert order is not None
    assert order[:2] == finished.view.cards


async def test_three_play_and_the_winner_of_the_last_match_leads(hall: Hall) -> None:
    await hall.match_of(BINH, CHI, ruleset="in-turn")
    await hall.taps_of((AN, "low"), (BINH, "low"), (CHI, "low"))
    over = await hall.later(5)
    assert over.finished is not None
    winner = over.finished.result.winner
    assert winner is not None
    await hall.taps_of((BINH, "again"), (CHI, "again"))
    again = await hall.tap(AN, "again")
    assert again.phase is Phase.PLAYING
    assert again.match == 2
    assert (await hall.refused([AN, BINH, CHI][(winner + 1) % 3], "low")).code == "not-your-turn"
    await hall.tap([AN, BINH, CHI][winner], "low")


async def test_after_a_match_each_player_and_nobody_else_is_shown_it_from_his_own_seat(hall: Hall) -> None:
    await hall.match_of(BINH)
    await hall.taps_of((AN, "high"), (BINH, "low"))
    await hall.later(5)
    for user, card_of in ((AN, 0), (BINH, 1)):
        finished = (await hall.look(user)).finished
        assert finished is not None
        assert finished.own.card == finished.view.cards[card_of]
    for other in (None, CHI):
        finished = (await hall.look(other)).finished
        assert finished is not None
        assert finished.own is None
