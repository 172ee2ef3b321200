"""Tiến Lên from `/play` to the last chip through Discord: RULES.md section 2, its special cases, worked by hand."""

from __future__ import annotations

from pathlib import Path

from tests.bot.matches.tienlen import deal, dealing, lines, sit_down
from tests.bot.world import controls, text, world

STUCK = ("3s4s5s6s7s8s9sTsJsQsKsAs2h", "3h4h5h6h7h8h9hThJhQhKhAh2s")
"""Each holds a straight of twelve in one suit, and a 2."""
ROTTEN = ("3s4s5s6s7s8s9sTsJsQsKsAs3h", "4h6h8hThQhAh5c7c9cJcKc3d5d", "2d2c3c4c6c8c4d6d9dTdQdKdAd")
"""The first needs two plays. The last holds 2♦ and 2♣."""
CHAIN = (
    "2h3s4s5sTsJsQsKsAsKdAd2s2d",
    "6s6c7s7c8s8c3c4cTcJcQcKcAc",
    "9s9c9d9h3d4d5d6d7d8dTdJdQd",
    "3h4h5h6h7h8hThJhQhKhAh5c2c",
)
"""The second holds three pairs in a row, the third four nines."""
FOURS = ("3s4s4c4d4h2s7c7d9c9dJcJdKc", "5s5c5d5h6h7h8h9hThJhQhKhAh")
"""Each holds four of a kind; the second needs two plays."""
SINGLES = ("3s5h9h6sJs3c8c4c9c6dJdKcAc", "7h8d7c4d4sKs6cQcTdQsAd9dJh")
"""Nothing that chops. The first holds 5♥, the second 7♥ and no other heart below the jack."""


async def test_two_people_left_with_a_2_each_take_the_places_with_the_lower_2_first(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*STUCK):
            await deal(table)
            await table.lay(an, "3s4s5s6s7s8s9sTsJsQsKsAs")
            assert "chỉ còn heo" not in await table.shown(), "nobody knows which card he has left"
            await table.skip(binh)
            assert "**Bình** ra bài" in await table.shown(), "who is stuck cannot lead"
            await table.lay(binh, "3h4h5h6h7h8h9hThJhQhKhAh")
        shown = await table.shown()
        assert lines(await table.finished()) == [("place", 0, 1, 2), ("rotten", 0, 1, 4)]
        assert await table.won() == [-600, 600]
        assert "An **thúi** 2♥ (4): trả Bình **4 lần**" in shown
        assert "THÚI HEO!" in shown, "in the words of the picture"
        assert "An trả Bình" in shown


async def test_three_people_and_a_leaver_who_takes_the_last_place_and_pays_for_his_rotten_hand(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc")
        an, binh, cuc = table.people
        with dealing(*ROTTEN):
            await deal(table)
            await table.lay(an, "3s4s5s6s7s8s9sTsJsQsKsAs")
            await table.leave(cuc)
            assert "**Cúc** 🚪 bỏ ván" in await table.shown()
            await table.skip(binh)
            await table.lay(an, "3h")
        shown = await table.shown()
        assert lines(await table.finished()) == [("place", 1, 0, 1), ("place", 2, 0, 2), ("rotten", 2, 0, 5)]
        assert await table.won() == [800, -100, -700]
        assert "Cúc **thúi** 2♣ (2) + 2♦ (3): trả An **5 lần**" in shown
        assert "Bạn thua **7 lần**" in text(here.dms(cuc)[-1]), "it was his match, although he has gone"


async def test_who_leaves_a_match_of_two_ends_it_and_is_told_what_it_cost_him(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*FOURS):
            await deal(table)
            await table.lay(an, "4s4c4d4h")
            await table.leave(binh)
        assert lines(await table.finished()) == [("place", 1, 0, 2), ("rotten", 1, 0, 4)]
        assert await table.won() == [600, -600]
        told = here.dms(binh)[-1]
        assert "Bạn thua **6 lần**" in text(told)
        assert "again" not in controls(told), "he has no chair any more"


async def test_four_people_and_a_chop_that_is_chopped_by_a_third(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc", "Dung")
        an, binh, cuc, dung = table.people
        with dealing(*CHAIN):
            await deal(table)
            await table.lay(an, "2h")
            await table.lay(binh, "6s6c7s7c8s8c")
            shown = await table.shown()
            assert "CHẶT HEO!" in shown
            assert "**Bình chặt An!** Ba đôi thông tới 8 đè 2♥" in shown
            assert "An trả Bình **4 lần**" in shown
            await table.lay(cuc, "9s9c9d9h")
            shown = await table.shown()
            assert "CHẶT CHỒNG!" in shown
            assert "**Cúc chặt chồng Bình!**" in shown
            assert "Bình gánh hết, trả Cúc **12 lần**" in shown
            await table.skip(dung, an, binh)
            assert "trả Cúc **12 lần**: 2♥ (4) + ba đôi thông tới 8 (8)" in await table.shown()
            await table.lay(cuc, "3d4d5d6d7d8d")
            await table.skip(dung, an, binh)
            await table.lay(cuc, "TdJdQd")
            await table.skip(dung, an, binh)
            for play in ("3h4h5h6h7h8h", "ThJhQhKhAh", "2c"):
                await table.lay(dung, play)
                await table.skip(an, binh)
            await table.lay(dung, "5c")
            await table.leave(binh)
        await here.wait(3)
        assert lines(await table.finished()) == [("chop", 1, 2, 12), ("place", 0, 3, 1), ("place", 1, 2, 2)]
        assert await table.won() == [-100, -1400, 1400, 100]
        details = text(here.answer(await here.press(an, "~details")))
        assert "chặt chồng, gánh cả 2♥ (4) + ba đôi thông tới 8 (8)" in details


async def test_a_bomb_that_is_led_may_be_chopped_and_is_paid_for(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*FOURS):
            await deal(table)
            await table.lay(an, "4s4c4d4h")
            await table.lay(binh, "5s5c5d5h")
            assert "CHẶT!" in await table.shown()
            await table.skip(an)
            await table.lay(binh, "6h7h8h9hThJhQhKhAh")
        await here.wait(3)
        assert lines(await table.finished()) == [("chop", 0, 1, 4), ("place", 0, 1, 2), ("rotten", 0, 1, 1)]
        assert await table.won() == [-700, 700]


async def test_where_instant_wins_are_on_four_twos_end_the_match_at_the_deal(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc", switches={"instant_wins": True})
        hands = (ROTTEN[0], "2s2c2d2h4h6h8hThQh5c7c9cJc", "3c4c6c8c4d6d9dTdQdKdAdKcAc")
        with dealing(*hands):
            await deal(table)
        shown = await table.shown()
        assert "Bình tới trắng: tứ quý heo!" in shown
        assert "An tới trắng: sảnh rồng!" in shown, "a straight of twelve from 3 to A is a dragon"
        assert lines(await table.finished()) == [("instant", 2, 0, 4), ("instant", 2, 1, 4)]
        assert await table.won() == [400, 400, -800]


async def test_in_the_south_a_card_of_any_suit_beats_a_lower_one(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", ruleset="mien-nam")
        an, binh = table.people
        with dealing(*SINGLES):
            await deal(table)
            await table.lay(an, "5h")
            await table.lay(binh, "7c")
            assert "**7♣** của **Bình**" in await table.shown()
    async with world(tmp_path / "north") as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*SINGLES):
            await deal(table)
            await table.lay(an, "5h")
            assert "Phải cùng chất ♥" in text(await table.lay(binh, "7c"))
            assert "**5♥** của **An**" in await table.shown()


async def test_the_clock_leads_the_lowest_single_and_then_passes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*SINGLES):
            await deal(table)
            await here.wait(32)
            assert "3♠** của **An**" in text(here.board)
            await here.wait(32)
            assert "Vòng mới: **An** ra bài" in text(here.board)
            assert "Vòng 1" not in text(here.board)


async def test_a_plan_is_played_when_the_turn_comes_and_dropped_when_it_is_not_legal_any_more(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*SINGLES):
            await deal(table)
            await table.lay(binh, "7h", ahead=True)
            await table.lay(an, "5h")
            assert "7♥** của **Bình**" in await table.shown()
            await table.lay(binh, "Qs", ahead=True)
            await table.lay(an, "9h")
            assert "9♥** của **An**" in await table.shown()
            dropped = "Nước hẹn trước (Q♠) không còn đi được"
            assert dropped in text(table.panel(binh)), "where he looks, without a tap of his"
            assert dropped in text(await here.hand(binh))
            await here.press(binh, "pass")
            await here.wait(2)
            assert dropped not in text(await here.hand(binh))


async def test_out_of_turn_one_is_told_whose_turn_it_is(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        emily = here.person("Emily", "en-US")
        await here.press(emily, "sit")
        await here.press(emily, "ready")
        with dealing(*ROTTEN):
            await deal(table)
            assert "Chưa tới lượt bạn" in text(here.answer(await here.press(table.people[1], "pass")))
            assert "not your turn" in text(here.answer(await here.press(emily, "pass")))


async def test_a_play_that_is_tapped_twice_or_delivered_twice_is_laid_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, _ = table.people
        with dealing(*SINGLES):
            await deal(table)
            panel = table.panel(an)
            await here.choose(an, "~pick", ["0"], panel)
            panel = here.fresh(panel)
            play = next(act for act in controls(panel) if act.startswith("~play"))
            await here.at_once((an, play), (an, play), on=panel)
            await here.again()
            shown = await table.shown()
            assert "**3♠** của **An**" in shown
            assert "**An** 12 lá · **Bình** 13 lá" in shown
            assert "~plan-pass" in " ".join(controls(table.panel(an))), "it is the other's turn"


async def test_a_restart_in_the_middle_of_a_round_changes_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc", "Dung")
        an, binh, cuc, dung = table.people
        with dealing(*CHAIN):
            await deal(table)
            await table.lay(an, "2h")
            await table.lay(binh, "6s6c7s7c8s8c")
            await here.restart(after=5)
            await here.wait(3)
            assert "**Bình chặt An!**" in text(here.board)
            await table.lay(cuc, "9s9c9d9h")
            await table.skip(dung, an, binh)
            assert "trả Cúc **12 lần**" in await table.shown()
