"""What Discord and people do to a table: closed DMs, double taps, strangers, lost boards, missing rights, restarts."""

from __future__ import annotations

from pathlib import Path

import discord
from simcord.backend.models import Message, Overwrite
from simcord.components import walk_components
from simcord.enums import OverwriteType

from rules.maubinh import Hand
from tests.bot.matches.maubinh import PLAIN, dealing, laid, setting, sit_down
from tests.bot.world import World, controls, text, world


async def test_closed_dms_stall_nothing_and_the_button_shows_the_cards(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        here.close_dms(binh)
        with dealing(*PLAIN[:2]):
            await table.deal()
            assert here.dms(binh) == []
            tries = len(sends_to_dm(here, binh.id))
            await here.wait(20)
            assert len(sends_to_dm(here, binh.id)) == tries == 1, (
                "who has closed his DMs is not bothered again"
            )
            panel = await here.hand(binh)
            assert panel.is_ephemeral
            assert "📪" in text(panel), "he is told, once"
            assert "📪" not in text(await here.hand(binh))
            await here.press(binh, "done", await table.set(binh, PLAIN[1], panel))
            await table.set_and_done(an, PLAIN[0])
            await table.to_the_result()
        expected = table.expected(*laid(*PLAIN[:2]))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]


def sends_to_dm(here: World, user: int) -> list[str]:
    channel = here.env.backend.get_dm_channel(user).id
    path = f"/channels/{channel}/messages"
    return [one.path for one in here.env.http_requests if (one.method, one.path) == ("POST", path)]


async def test_an_interaction_that_is_delivered_twice_counts_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình")
        await here.play(an)
        await here.press(binh, "sit")
        await here.again()
        assert text(here.board).count("Bình") == 1
        await here.press(an, "computer 2")
        await here.again()
        await here.wait(2)
        assert text(here.board).count("🤖") == 1


async def test_two_quick_taps_on_deal_deal_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        await here.press(table.people[1], "ready")
        await here.at_once((table.host, "deal"), (table.host, "deal"))
        await here.wait(3)
        assert len(here.dms(table.host)) == 1
        assert "~back" in controls(table.panel(table.host))


async def test_two_people_act_in_the_same_moment_and_both_count(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh, cuc = (here.person(name) for name in ("An", "Bình", "Cúc"))
        await here.play(an)
        await here.at_once((binh, "sit"), (cuc, "sit"))
        await here.wait(2)
        assert all(name in text(here.board) for name in ("Bình", "Cúc"))
        await here.at_once((binh, "ready"), (cuc, "ready"))
        await here.wait(2)
        assert text(here.board).count("✅ **") == 2


async def test_two_people_want_the_last_chair_and_one_gets_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh, cuc = (here.person(name) for name in ("An", "Bình", "Cúc"))
        await here.play(an, seats=2)
        await here.at_once((binh, "sit"), (cuc, "sit"))
        await here.wait(2)
        board = text(here.board)
        assert ("Bình" in board) != ("Cúc" in board)


async def test_a_stranger_may_look_but_not_touch_and_is_told_privately(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        passer = here.person("Khách", "en-US")
        before = text(here.board)
        for act in ("deal", "close", "ready", "computer 2"):
            refusal = here.answer(await here.press(passer, act))
            assert refusal.is_ephemeral
            assert refusal.content == ""
            assert "⚠️" in text(refusal)
        await here.wait(2)
        assert text(here.board) == before
        with dealing(*PLAIN[:2]):
            await table.deal()
            shown = await here.hand(passer)
            assert "You do not sit" in text(shown)
            assert "~back" not in controls(shown)


async def test_a_tap_on_a_stale_board_shows_the_fresh_one_and_does_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        old = here.board
        stale = dict(controls(old)["deal"])
        with dealing(*PLAIN[:2]):
            await table.deal()
            for who, hand in zip(table.people, PLAIN, strict=False):
                await table.set_and_done(who, hand)
            await table.to_the_result()
        dealt = len(here.dms(table.host))
        # Somebody whose app still shows the old board taps on it.
        here.board.components.append({"type": 1, "id": 99, "components": [stale | {"id": 100}]})
        result = await table.host.click(here.shown(here.board), custom_id=stale["custom_id"])
        assert "⏱️" in text(here.answer(result))
        await here.wait(3)
        assert len(here.dms(table.host)) == dealt, "no cards were dealt"
        assert "again" in controls(here.board)


async def test_a_deleted_board_is_posted_anew_and_the_match_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        moderator = here.person("Mod", moderator=True)
        with dealing(*PLAIN[:2]):
            await table.deal()
            gone = here.board
            await moderator.delete(here.shown(gone).message)
            assert here.board.id < gone.id
            await table.set_and_done(table.host, PLAIN[0])
            await here.wait(3)
            assert here.board.id > gone.id
            await table.set_and_done(table.people[1], PLAIN[1])
            await table.to_the_result()
        assert len(here.boards) == 2


async def test_without_rights_the_table_pauses_tells_its_players_and_goes_on_when_it_may_again(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*PLAIN[:2]):
            await table.deal()
            forbid(here)
            await table.set_and_done(an, PLAIN[0])
            await here.wait(3)
            tried = writes(here)
            await here.wait(60)
            assert writes(here) == tried, "no storm of requests"
            for who in (an, binh):
                assert any("⏸️" in text(message) for message in here.dms(who)), "told in private"
            allow(here)
            await here.wait(15)
            await table.set_and_done(binh, PLAIN[1])
            await table.to_the_result()
        expected = table.expected(*laid(*PLAIN[:2]))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]


async def test_without_rights_for_ten_minutes_everybody_gets_his_chips_back_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            assert max(await here.chips(*table.people)) < 10_000, "chips are at stake"
            forbid(here)
            await table.set_and_done(table.host, PLAIN[0])
            await here.wait(615)
        assert await here.chips(*table.people) == [10_000, 10_000]
        allow(here)
        await here.wait(30)
        assert await here.chips(*table.people) == [10_000, 10_000]


def forbid(here: World) -> None:
    """Shut the bot out of this channel, and let it hear of that."""
    backend, rights = here.env.backend, discord.Permissions(view_channel=True, send_messages=True).value
    backend.set_overwrite(here.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, 0, rights))


def allow(here: World) -> None:
    here.env.backend.delete_overwrite(here.channel.id, here.env.backend.bot_user.id)


def writes(here: World) -> int:
    path = f"/channels/{here.channel.id}/messages"
    return sum(
        one.path.startswith(path) and one.method in ("POST", "PATCH") for one in here.env.http_requests
    )


async def test_without_rights_no_table_is_opened_and_the_missing_ones_are_named(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        forbid(here)
        refusal = here.answer(await here.play(an))
        assert "Gửi tin nhắn" in text(refusal)
        assert here.boards == []


async def test_a_restart_while_cards_are_set_loses_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*PLAIN[:2]):
            await table.deal()
            await table.set_and_done(an, PLAIN[0])
            await table.set(binh, PLAIN[1])
            before, boards = table.panel(binh), len(here.boards)
            await here.restart()
            await here.wait(2)
            assert "🔄" in text(here.board), "the bot says that it came back"
            assert table.panel(binh).id == before.id, "no second panel"
            await here.press(binh, "done", table.panel(binh))
            await table.to_the_result()
        expected = table.expected(*laid(*PLAIN[:2]))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]
        assert len(here.boards) == boards


async def test_a_restart_while_rows_are_revealed_pays_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            for who, hand in zip(table.people, PLAIN, strict=False):
                await table.set_and_done(who, hand)
            await here.wait(1)
            assert "skip" in controls(here.board)
            await here.restart()
            await here.wait(30)
        assert "again" in controls(here.board)
        expected = table.expected(*laid(*PLAIN[:2]))
        assert await here.chips(*table.people) == [10_000 + net for net in expected]
        await here.restart()
        await here.wait(30)
        assert await here.chips(*table.people) == [10_000 + net for net in expected]


async def test_a_restart_in_the_lobby_keeps_the_seats_and_the_old_buttons_work(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        await here.restart()
        with dealing(*PLAIN[:2]):
            await table.deal()
        assert "~back" in controls(table.panel(table.people[1]))


async def test_the_host_leaves_and_the_next_one_is_host(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        await here.press(table.host, "stand")
        await here.wait(2)
        assert "👑 **Bình**" in text(here.board)
        await here.press(table.people[1], "close")
        await here.wait(2)
        assert controls(here.board) == {}


async def test_an_idle_lobby_closes_and_says_so(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        boss = here.person("Sếp", moderator=True)
        page = here.answer(await here.type(boss, "settings"))
        await here.choose(boss, "~settings", ["idle_minutes"], page)
        form = await here.press(boss, "~type idle_minutes", here.fresh(page))
        await boss.submit_modal(form, {"value": "1"})
        await sit_down(here, "An", "Bình")
        await here.wait(65)
        assert controls(here.board) == {}
        assert "🚪" in text(here.board)


async def test_one_seat_a_server_and_the_way_out_of_it(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình")
        await here.play(an)
        first = here.board
        await here.play(binh)
        refusal = here.answer(await here.press(an, "sit"))
        assert any(str(first.id) in link for link in links(refusal)), "it links to the table where he sits"
        await here.press(an, "~quit", refusal)
        await here.wait(2)
        await here.press(an, "sit")
        await here.wait(2)
        assert "An" in text(here.board)


def links(message: Message) -> list[str]:
    return [str(part["url"]) for part in walk_components(message.components) if part.get("url")]


async def test_who_leaves_in_a_dm_is_out_of_the_match_he_means(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an, binh = table.people
        with dealing(*PLAIN[:2]):
            await table.deal()
            question = here.answer(await binh.user.slash("leave"))
            await here.press(binh, "leave", question)
            await table.set_and_done(an, PLAIN[0])
            await table.to_the_result()
        expected = table.expected(*laid(PLAIN[0]), Hand(setting(PLAIN[1]).cards, left=True))
        assert await here.chips(an, binh) == [10_000 + net for net in expected]
