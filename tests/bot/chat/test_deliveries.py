"""Boards and panels that are brought without anybody tapping: coalesced, repeated after a failure, never twice."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.chat import painter
from bot.chat.courier import REST, Breaker
from tests.bot.matches.maubinh import PLAIN, Table, dealing, sit_down
from tests.bot.world import World, controls, text, world


def requests(here: World, method: str) -> list[object]:
    """What was sent to the channel on the bot's own account."""
    path = f"/channels/{here.channel.id}/messages"
    return [one.json for one in here.env.http_requests if one.method == method and one.path.startswith(path)]


async def all_set(table: Table) -> None:
    for who, hand in zip(table.people, PLAIN, strict=False):
        await table.set(who, hand)
    await table.world.wait(3)


async def test_many_changes_become_one_edit(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc", "Dũng")
        with dealing(*PLAIN):
            await table.deal()
            await all_set(table)
            before = len(requests(here, "PATCH"))
            for who in table.people[:3]:
                await here.press(who, "done", table.panel(who))
            await here.wait(3)
            assert len(requests(here, "PATCH")) - before <= 2
            assert text(here.board).count("✅ **") == 3


async def test_a_board_is_posted_once_however_often_it_had_to_be_sent(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        await here.play(an, computers=1)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", status=502, times=2)
        await here.press(an, "deal")
        await here.wait(10)
        sent = requests(here, "POST")
        assert len(sent) == 3
        nonces = {(one["nonce"], one["enforce_nonce"]) for one in sent}  # type: ignore[index]
        assert nonces == {("1:2", True)}, "the same nonce each time: Discord drops the second of two"
        assert len(here.boards) == 2


async def test_boards_that_fail_hold_no_others_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(painter, "AT_ONCE", 1)
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình")
        await here.play(an, computers=1)
        other = here.guild.create_text_channel("góc-khác")
        await binh.slash(other, "play", computers=1)
        here.env.inject_error("POST", f"/channels/{here.channel.id}/messages", status=500, times=None)
        await here.press(an, "deal")
        theirs = next(iter(here.env.backend.messages[other.id].values()))
        await here.press(binh, "deal", theirs)
        await here.wait(3)
        assert len(here.boards) == 1
        shown = [one for one in here.env.backend.messages[other.id].values() if not one.is_ephemeral]
        assert len(shown) == 2, "the match of the other channel has its board"


async def test_a_board_that_is_too_old_to_edit_is_posted_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            old = here.board
            here.env.inject_error("PATCH", f"/channels/{here.channel.id}/messages/*", status=400, code=30046)
            await table.set_and_done(table.host, PLAIN[0])
            await here.wait(5)
            assert here.board.id != old.id
            assert "~hand" in controls(here.board)


async def test_a_block_by_discords_edge_silences_everything_for_a_while(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            here.env.inject_error("PATCH", f"/channels/{here.channel.id}/messages/*", status=429)
            await table.set_and_done(table.host, PLAIN[0])
            await here.wait(2)
            before = len(requests(here, "PATCH"))
            await here.wait(REST / 2)
            assert len(requests(here, "PATCH")) == before
            assert here.troubles.texts == [f"Discord's edge blocks us: nothing is sent for {int(REST)} s"]
            here.troubles.texts.clear()
            await here.wait(REST)
            assert len(requests(here, "PATCH")) > before


async def test_a_board_that_discord_refuses_is_not_hammered(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        await here.play(an, computers=1)
        here.env.inject_error(
            "POST", f"/channels/{here.channel.id}/messages", status=400, code=50035, times=None
        )
        await here.press(an, "deal")
        await here.wait(30)
        assert 2 <= len(requests(here, "POST")) <= 6
        assert len(here.troubles.texts) == len(requests(here, "POST")), "each with a number in the log"
        here.troubles.texts.clear()


async def test_the_panel_in_the_dms_follows_what_is_done_elsewhere(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an = table.host
        with dealing(*PLAIN[:2]):
            await table.deal()
            mine = await here.hand(an)
            await table.set(an, PLAIN[0], mine)
            await here.wait(2)
            assert "done" in controls(table.panel(an))
            sent = len(here.env.http_requests)
            await here.press(an, "done", table.panel(an))
            await here.wait(2)
            own = f"/channels/{here.env.backend.get_dm_channel(an.id).id}/messages"
            again = [one for one in here.env.http_requests[sent:] if one.path.startswith(own)]
            assert again == [], "what was tapped there is drawn by the answer"
        assert len(here.dms(an)) == 1


async def test_a_dm_that_fails_for_a_while_is_tried_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        binh = table.people[1]
        dm = here.env.backend.get_dm_channel(binh.id).id
        here.env.inject_error("POST", f"/channels/{dm}/messages", status=500, times=2)
        with dealing(*PLAIN[:2]):
            await table.deal()
            assert here.dms(binh) == []
            await here.wait(10)
            assert len(here.dms(binh)) == 1


async def test_a_panel_that_was_deleted_is_brought_again(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an = table.host
        with dealing(*PLAIN[:2]):
            await table.deal()
            mine = await here.hand(an)
            gone = table.panel(an)
            here.env.backend.delete_message(gone.channel_id, gone.id)
            await table.set(an, PLAIN[0], mine)
            await here.wait(2)
            assert "done" in controls(table.panel(an))
            assert "📪" not in text(await here.hand(an))


def test_a_clock_that_is_set_back_keeps_nobody_waiting() -> None:
    now = 1000.0
    breaker = Breaker(lambda: now)
    breaker.trip()
    assert breaker.open
    now -= 3600
    assert not breaker.open


async def test_after_the_match_the_panel_says_how_it_went_and_offers_nothing_to_play(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            for who, hand in zip(table.people, PLAIN, strict=False):
                await table.set_and_done(who, hand)
            await table.to_the_result()
            await here.wait(3)
        (panel,) = here.dms(table.host)
        assert controls(panel) == {}
        assert "chip" in text(panel)


async def test_whose_own_tap_ends_the_match_reads_in_his_panel_how_it_went(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            for who, hand in zip(table.people, PLAIN, strict=False):
                await table.set_and_done(who, hand)
            await here.wait(2)
            panel = table.panel(table.host)
            while "skip" in controls(panel):
                await here.press(table.host, "skip", panel)
                panel = here.fresh(panel)
        assert "Kết quả ván 1" in text(panel)
        assert {"again", "~details"} <= controls(panel).keys()
        await here.press(table.host, "again", panel)
        assert "Chỗ của bạn" in text(here.fresh(panel)), "he waits for the next match"
