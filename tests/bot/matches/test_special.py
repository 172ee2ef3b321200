"""What can happen in a match of Mậu Binh besides setting one's cards: RULES 1.1, 1.4 and the deadline."""

from __future__ import annotations

from pathlib import Path

from rules.maubinh import Hand
from tests.bot.matches.maubinh import DRAGON, PLAIN, QUADS, dealing, laid, setting, sit_down, upside_down
from tests.bot.world import controls, text, world


async def test_an_instant_win_pays_without_a_setting(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Chi", stake=10)
        with dealing(*DRAGON):
            await table.deal()
            an, *others = table.people
            assert "decline" in controls(table.panel(an))
            await here.press(an, "done", table.panel(an))
            for who, hand in zip(others, DRAGON[1:], strict=True):
                await table.set_and_done(who, hand)
            await table.to_the_result()
        held = setting(DRAGON[0])
        assert await here.chips(an) == [10_000 + 2 * 39 * 10]
        expected = table.expected(Hand(held.cards), *laid(*DRAGON[1:]))
        assert await here.chips(*table.people) == [10_000 + net for net in expected]
        assert "sảnh rồng" in text(here.board).lower()


async def test_who_declines_his_instant_win_plays_his_rows(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", ruleset="bigone", stake=10)
        with dealing(*QUADS):
            await table.deal()
            an, binh = table.people
            await here.press(an, "decline", table.panel(an))
            await table.set_and_done(an, QUADS[0])
            await table.set_and_done(binh, QUADS[1])
            await table.to_the_result()
        expected = table.expected(Hand.of(setting(QUADS[0]), declined=True), *laid(QUADS[1]))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]
        assert expected[0] != 60, "the instant win would have paid six stakes"


async def test_a_foul_is_asked_about_and_then_loses(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            an, binh = table.people
            await table.set_and_done(an, PLAIN[0])
            panel = await table.set(binh, upside_down(PLAIN[1]))
            assert "binh lủng" in text(panel).lower()
            assert "done" not in controls(panel), "not without being asked"
            await here.press(binh, "~sure", panel)
            await here.press(binh, "done", here.fresh(panel))
            await table.to_the_result()
        expected = table.expected(*laid(PLAIN[0], upside_down(PLAIN[1])))
        assert expected[0] > 0
        assert await here.chips(an, binh) == [10_000 + net for net in expected]


async def test_at_the_deadline_the_saved_setting_counts_and_none_saved_is_a_foul(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Chi")
        with dealing(*PLAIN[:3]):
            await table.deal()
            an, binh, chi = table.people
            await table.set(an, PLAIN[0])
            await table.set_and_done(binh, PLAIN[1])
            await here.wait(95)
            await table.to_the_result()
        expected = table.expected(*laid(*PLAIN[:2]), Hand(setting(PLAIN[2]).cards))
        assert await here.chips(an, binh, chi) == [10_000 + net for net in expected]
        assert expected[2] < 0


async def test_where_being_late_is_a_foul_the_saved_setting_does_not_help(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", ruleset="bigone")
        with dealing(*PLAIN[:2]):
            await table.deal()
            an, binh = table.people
            await table.set(an, PLAIN[0])
            await table.set_and_done(binh, PLAIN[1])
            await here.wait(95)
            await table.to_the_result()
        expected = table.expected(Hand.of(setting(PLAIN[0]), late=True), *laid(PLAIN[1]))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]
        assert expected[0] < 0


async def test_who_leaves_is_asked_and_loses_as_by_a_foul_while_the_others_go_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Chi")
        with dealing(*PLAIN[:3]):
            await table.deal()
            an, binh, chi = table.people
            question = here.answer(await here.type(chi, "leave"))
            await here.press(chi, "leave", question)
            await table.set_and_done(an, PLAIN[0])
            await table.set_and_done(binh, PLAIN[1])
            await table.to_the_result()
        expected = table.expected(*laid(*PLAIN[:2]), Hand(setting(PLAIN[2]).cards, left=True))
        assert await here.chips(an, binh, chi) == [10_000 + net for net in expected]
        assert expected[2] < 0
        assert "Chi" not in "".join(
            line for line in text(here.board).splitlines() if "✅" in line or "⬜" in line
        )


async def test_when_all_others_leave_the_last_one_is_paid(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            an, binh = table.people
            await here.press(binh, "~leave", table.panel(binh))
            await here.press(binh, "leave", table.panel(binh))
            await table.set_and_done(an, PLAIN[0])
            await here.wait(2)
            await table.to_the_result()
        expected = table.expected(*laid(PLAIN[0]), Hand(setting(PLAIN[1]).cards, left=True))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]


async def test_nobody_loses_more_than_he_has(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Chi", stake=1000)
        with dealing(*DRAGON):
            await table.deal()
            an, binh, chi = table.people
            await here.press(an, "done", table.panel(an))
            for who, hand in ((binh, DRAGON[1]), (chi, DRAGON[2])):
                await table.set_and_done(who, hand)
            await table.to_the_result()
        owed = table.expected(Hand(setting(DRAGON[0]).cards), *laid(*DRAGON[1:]))
        assert min(owed) < -10_000
        wallets = await here.chips(an, binh, chi)
        assert sum(wallets) == 30_000
        assert min(wallets) == 0
        assert "cháy túi" in text(here.board).lower()


async def test_one_person_can_practise_with_a_computer_and_no_chip_moves(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", computers=1)
        with dealing(*PLAIN[:2]):
            await here.press(table.host, "deal")
            await here.wait(3)
            assert "tập" in text(here.board)
            await table.set_and_done(table.host, PLAIN[0])
            await here.wait(5)
            await table.to_the_result()
        assert await here.chips(table.host) == [10_000]
        assert "An" not in text(here.answer(await here.type(table.host, "leaderboard")))


async def test_a_hand_can_be_set_by_typing_with_whole_settings_on_offer(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            an = table.host
            offers = await an.autocomplete(here.channel, "set", "back", "")
            assert 1 <= len(offers) <= 25
            back, middle, front = PLAIN[0].split()
            typed = await here.type(an, "set", back=back, middle=middle, front=front)
            assert "done" in controls(here.answer(typed))
            wrong = await here.type(an, "set", back="As")
            assert "⚠️" in text(here.answer(wrong))
            await here.type(an, "set", back=str(offers[0]["value"]))
            assert "done" in controls(await here.hand(an)) or "~sure" in controls(await here.hand(an))


async def test_after_the_result_it_goes_on_with_play_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        for _ in range(2):
            with dealing(*PLAIN[:2]):
                if "again" in controls(here.board):
                    await here.press(table.people[1], "again")
                    await here.press(table.host, "again")
                    await here.wait(1.5)
                else:
                    await table.deal()
                for who, hand in zip(table.people, PLAIN, strict=False):
                    await table.set_and_done(who, hand)
                await table.to_the_result()
        won = table.expected(*laid(*PLAIN[:2]))
        assert await here.chips(*table.people) == [10_000 + 2 * net for net in won]
        details = here.answer(await here.press(table.people[1], "~details"))
        assert str(won[0] // table.stake) in text(details)
