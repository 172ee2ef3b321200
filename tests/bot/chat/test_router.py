"""Taps and their answers: late, slow, broken, forged, and what each is answered with."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord.backend.models import Message
from simcord.backend.serializers import message_payload
from simcord.interactions import base_payload

from bot.chat import reply
from bot.chat.ids import LONGEST, Spot, Surface
from bot.store import StoreError
from tests.bot.matches.maubinh import PLAIN, dealing, sit_down
from tests.bot.world import World, controls, text, world


async def lobby(here: World) -> tuple[Any, Any]:
    an, binh = here.person("An"), here.person("Bình", "en-US")
    await here.play(an)
    return an, binh


async def test_a_tap_on_the_board_is_answered_with_the_new_board_and_costs_no_other_request(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        _, binh = await lobby(here)
        before = len(here.env.http_requests)
        await here.press(binh, "sit")
        assert "Bình" in text(here.board), "at once, not when the painter comes round"
        await here.wait(5)
        paths = [one.path for one in here.env.http_requests[before:]]
        assert not any(path.startswith("/channels") for path in paths), paths


async def test_public_text_is_in_the_servers_language_and_private_text_in_the_readers(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        _, binh = await lobby(here)
        receipt = here.answer(await here.press(binh, "sit"))
        assert "Your seat" in text(receipt)
        assert "Ngồi vào" in text(here.board)
        assert "host" in text(here.answer(await here.press(binh, "deal")))


async def test_slow_work_is_acknowledged_in_time_and_answered_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reply, "PATIENCE", 0.01)
    async with world(tmp_path) as here:
        _, binh = await lobby(here)
        act = here.client.desk.tables.act

        async def slowly(tap: Any) -> Any:
            await asyncio.sleep(0.2)
            return await act(tap)

        monkeypatch.setattr(here.client.desk.tables, "act", slowly)
        result = await here.press(binh, "sit")
        assert result.deferred or result.acknowledged
        kinds = [
            one.json["type"] for one in here.env.http_requests if one.path.endswith("/callback") and one.json
        ]
        assert kinds[-1] == 6, "an acknowledgement that promises nothing"
        assert "Bình" in text(here.board)
        assert "Your seat" in text(here.answer(result))
        typed = await here.type(binh, "leave")
        assert "left" in text(here.answer(typed))


@pytest.mark.parametrize(("status", "code"), [(404, 10062), (400, 40060), (401, 50027), (500, 0), (503, 0)])
async def test_what_was_committed_stays_when_the_answer_is_lost(
    status: int, code: int, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        _, binh = await lobby(here)
        here.env.inject_error("POST", "/interactions/*/callback", status=status, code=code)
        await here.press(binh, "sit")
        await here.wait(2)
        assert "Bình" in text(here.board), "the painter brings what the answer could not"


async def test_an_unexpected_error_has_a_number_in_the_log_and_for_the_player_and_harms_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        an, binh = await lobby(here)
        with monkeypatch.context() as broken:

            async def fails(_tap: object) -> None:
                raise ZeroDivisionError("AsKhQd")

            broken.setattr(here.client.desk.tables, "act", fails)
            said = text(here.answer(await here.press(binh, "sit")))
        (trouble,) = here.troubles.texts
        number = trouble.split()[1]
        assert number in said
        here.troubles.texts.clear()
        await here.press(binh, "sit")
        assert "Bình" in text(here.board)
        assert "An" in text(here.board)
        assert an.id != binh.id


async def test_a_failing_store_is_told_as_a_trouble_of_ours(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        _, binh = await lobby(here)

        async def fails(_tap: object) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(here.client.desk.tables, "act", fails)
        said = text(here.answer(await here.press(binh, "sit")))
        assert here.troubles.texts[0].split()[1] in said
        here.troubles.texts.clear()


def send(
    here: World, who: Any, custom_id: str, values: list[str] | None = None, on: Message | None = None
) -> int:
    """A component interaction as a forger would send it: any custom_id, any values, on the board or another message of
    any channel. Its id."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 3 if values is not None else 2}
    if values is not None:
        data["values"] = values
    message = on if on is not None else here.board
    guild = here.env.backend.get_channel(message.channel_id).guild_id
    where = {"channel_id": message.channel_id, "guild_id": guild, "user_id": who.id}
    record, payload = base_payload(here.env.backend, type=3, data=data, **where)
    record.source_message_id = message.id
    payload["message"] = dict(message_payload(here.env.backend, message))
    here.env.backend.emit("INTERACTION_CREATE", payload)
    return record.id


async def test_forged_taps_change_nothing_and_each_gets_an_answer(tmp_path: Path) -> None:
    acts = ["deal", "close", "ready", "computer 2", "set AsKhQd", "play 2s", "~hand", "~back", "~swap", "~sure", "timeout",
            "~goto 99", "~quit x", "~standings month -1", "~change starting 5", "~type zone", "~settings", "kick 1",
            "word x", "~details", "~proof", "reveal", "skip", "plan done", "leave", "stand", "~nothing", "đánh"]  # fmt: skip
    async with world(tmp_path) as here:
        _, stranger = await lobby(here)
        before = text(here.board)
        forged = [
            Spot(table, version, surface, draft).control(act)
            for table, version, surface, draft in (
                (1, 1, Surface.BOARD, ""),
                (1, 99, Surface.HAND, "b1f"),
                (77, 0, Surface.NOTE, ""),
                (1, 0, Surface.HOST, "~:"),
            )
            for act in acts
        ]
        forged += [Spot().control(act) for act in acts]
        forged += [
            "",
            "x",
            "m1:::::",
            "m0:1:1:b::sit",
            "f1:",
            "m1:zz:zz:h::~x" + "y" * 80,
            "\u202em1:1:1:b::sit",
        ]
        sent = []
        for custom_id in forged:
            if len(custom_id) <= LONGEST:
                sent += [
                    send(here, stranger, custom_id),
                    send(here, stranger, custom_id, ["0", "As", "\u202e"]),
                ]
                await asyncio.sleep(0)
        await here.env.settle()
        assert all(here.env.backend.interactions[one].responded for one in sent)
        await here.wait(2)
        assert text(here.board) == before
        assert await here.chips(stranger) in ([0], [10_000])


ACTS = (
    "close",
    "sit",
    "ready",
    "deal",
    "stand",
    "leave",
    "kick 1",
    "computer 2",
    "~hand",
    "~host",
    "~details",
    "~proof",
)
"""What a forger from elsewhere would try."""


def replies(here: World, interaction: int) -> str:
    """All that was answered to an interaction in private."""
    record = here.env.backend.interactions[interaction]
    own = [one for one in (record.message_id, *record.followup_ids) if one is not None]
    return "\n".join(text(here.env.backend.get_message(record.channel_id, one)) for one in own)


async def test_a_moderator_of_one_server_is_nobody_at_a_table_of_another(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = await lobby(here)
        await here.press(binh, "sit")
        other = here.env.create_guild("Another")
        rights = discord.Permissions(manage_messages=True, manage_guild=True)
        mighty = other.add_member(
            here.env.create_user("Mạnh"), roles=[other.create_role("mods", permissions=rights)]
        )
        channel = other.create_text_channel("theirs")
        await mighty.slash(channel, "play")
        await here.wait(2)
        theirs = next(iter(here.env.backend.messages[channel.id].values()))
        before = await here.client.desk.tables.look(1, None)
        sent = [
            send(here, who, Spot(1, 99, surface).control(act), on=theirs)
            for who in (mighty, other.add_member(an.user))
            for surface in Surface
            for act in ACTS
        ]
        await here.env.settle()
        await here.wait(2)
        assert await here.client.desk.tables.look(1, None) == before
        said = [replies(here, one) for one in sent]
        gone = ("does not exist", "no such table", "không còn nữa", "Không có bàn này")
        assert all(any(phrase in each for phrase in gone) for each in said), set(said)
        assert not any("An" in each or "Bình" in each for each in said)


async def test_in_direct_messages_a_table_is_there_for_who_sits_there_or_is_in_its_server(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc")
        cuc = table.people[2]
        with dealing(*PLAIN[:3]):
            await table.deal()
            panel = table.panel(cuc)
            await here.press(cuc, "~leave", panel)
            await here.press(cuc, "leave", here.fresh(panel))
            for who, hand in zip(table.people[:2], PLAIN, strict=False):
                await table.set_and_done(who, hand)
            await table.to_the_result()
        before = text(here.board)
        del here.env.backend.guilds[here.guild.id].members[cuc.id]
        sent = [
            send(here, cuc, Spot(1, 99, surface).control(act), on=panel)
            for surface in Surface
            for act in ACTS
        ]
        await here.env.settle()
        assert not any("An" in replies(here, one) for one in sent), "he is not even told who sits there"
        await here.wait(2)
        assert text(here.board) == before
        here.guild.add_member(cuc.user)
        last = send(here, cuc, Spot(1, 99, Surface.HAND).control("sit"), on=panel)
        await here.env.settle()
        assert last
        await here.wait(2)
        assert "Cúc" in text(here.board)


async def test_a_form_adds_a_word_to_the_shuffle(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, _ = await lobby(here)
        seat = await here.hand(an)
        form = await here.press(an, "~word", seat)
        assert form.modal is not None
        done = await an.submit_modal(form, {"word": "chuối  chiên"})
        assert "chuối chiên" in text(here.answer(done))
        form = await here.press(an, "~word", here.fresh(seat))
        refused = await an.submit_modal(form, {"word": "\u202e"})
        assert "⚠️" in text(here.answer(refused))


async def test_the_host_removes_a_player_and_adds_a_computer_from_his_seat(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = await lobby(here)
        await here.press(binh, "sit")
        seat = await here.hand(an)
        await here.choose(an, "computer", ["3"], seat)
        await here.choose(an, "kick", [str(binh.id)], here.fresh(seat))
        await here.wait(2)
        assert "Bình" not in text(here.board)
        assert "🤖" in text(here.board)
        assert "deal" in controls(here.fresh(seat))


async def test_names_cannot_format_ping_or_turn_the_line_around(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for nasty in ("@everyone", "**[x](http://y)**", "a\u202eb\u2066", "```\n# x"):
            who = here.person(nasty)
            await here.play(who)
            board = text(here.board)
            assert "@everyone" not in board
            assert "](http" not in board
            assert "\u202e" not in board
            await here.press(who, "close")
        sends = [one.json for one in here.env.http_requests if one.json and "components" in one.json]
        assert sends
        assert all(
            one.get("allowed_mentions", {}).get("parse") == [] for one in sends if "allowed_mentions" in one
        )
