"""What a person can do, what his page is told of it, and what it is not told."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from bot.sandbox import deeds
from tests.sandbox.conftest import Place, Visitor

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def shown(place: Place, me: str = "an") -> Visitor:
    """Somebody who has the demo bot's message before him."""
    visitor = await place.visitor(me)
    await visitor.act("command", channel=visitor.room, name="show", options={"size": "1"})
    await visitor.until(lambda each: len(each.texts(each.room)) == 2)
    return visitor


async def test_a_message_edited_by_one_changes_for_all(place: Place) -> None:
    an = await shown(place)
    binh = await place.visitor("binh")
    await binh.until(lambda each: each.messages)
    await binh.tap("count:1")
    for visitor in (an, binh):
        await visitor.until(lambda each: "Bàn thử · 2" in each.texts(each.room)[0])
    assert an.holding("count:2")["sizes"] == {next(iter(an.holding("count:2")["sizes"])): [360, 150]}


async def test_an_ephemeral_message_is_for_one_alone(place: Place) -> None:
    an = await shown(place)
    binh = await place.visitor("binh")
    await an.tap("private")
    await an.until(lambda each: len(each.messages) == 3)
    await asyncio.sleep(0.4)
    assert "thấy" not in json.dumps(binh.messages, ensure_ascii=False)
    secret = [message for message in an.messages.values() if message["private"]]
    assert secret[0]["about"] == an.holding("count:1")["id"]
    await an.act("dismiss", channel=an.room, message=secret[0]["id"])
    await an.until(lambda each: len(each.messages) == 2)


async def test_nobody_taps_what_he_does_not_see(place: Place) -> None:
    an = await shown(place)
    await an.tap("private")
    await an.until(lambda each: len(each.messages) == 3)
    secret = next(message for message in an.messages.values() if message["private"])
    told = {"me": "binh", "channel": an.room, "message": secret["id"], "custom_id": "count:1"}
    response = await place.client.post("/do/tap", json=told)
    assert response.status == 409
    assert "not visible" in (await response.json())["error"]


async def test_a_bot_that_does_not_answer_is_reported(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deeds, "ANSWER_WITHIN", 0.2)
    an = await shown(place)
    assert (await an.tap("silent"))["answered"] is False


async def test_others_go_on_while_the_bot_thinks(place: Place) -> None:
    an, binh = await place.visitor("an"), await place.visitor("binh")
    options: dict[str, Any] = {"name": "Huế", "slowly": True}
    thinking = asyncio.create_task(an.act("command", channel=an.room, name="town", options=options))
    await an.until(lambda each: any(message["waiting"] for message in each.messages.values()))
    await binh.act("command", channel=binh.room, name="town", options={"name": "Đà Lạt"})
    assert (await thinking)["answered"] is True
    await an.until(lambda each: "Sau khi nghĩ: Huế" in each.texts(each.room))
    assert not any(message["waiting"] for message in an.messages.values())


async def test_choices_must_be_as_many_as_the_select_wants(place: Place) -> None:
    an = await shown(place)
    message = an.holding("pick")
    told = {"me": "an", "channel": an.room, "message": message["id"], "custom_id": "pick"}
    few = await place.client.post("/do/choose", json={**told, "values": ["A♠"]})
    assert few.status == 409
    await an.act("choose", **{key: told[key] for key in told if key != "me"}, values=["A♠", "2♥", "K♠"])
    await an.until(lambda each: "Đã chọn A♠ 2♥ K♠" in each.texts(each.room))


async def test_a_form_is_opened_and_submitted(place: Place) -> None:
    an = await shown(place)
    answer = await an.tap("form")
    assert answer["form"]["title"] == "Lời nhắn"
    field = answer["form"]["components"][0]["component"]["custom_id"]
    sent = await an.act("submit", interaction=answer["interaction"], values={field: "chúc vui"})
    assert sent["answered"] is True
    await an.until(lambda each: "Lời nhắn: chúc vui" in each.texts(each.room))


async def test_commands_are_offered_in_the_persons_language(place: Place) -> None:
    an, emma = await place.visitor("an"), await place.visitor("emma")
    assert [each["shown"] for each in an.commands[an.room]] == ["show", "thành-phố"]
    assert [each["shown"] for each in emma.commands[emma.room]] == ["show", "town"]
    assert an.commands[an.room][1]["options"][0]["shown"] == "tên"


async def test_values_are_offered_while_one_types(place: Place) -> None:
    an = await place.visitor("an")
    told = {"channel": an.room, "name": "town", "option": "name", "options": {"slowly": True}}
    answer = await an.act("complete", **told, value="đà")
    assert [choice["name"] for choice in answer["choices"]] == ["Đà Nẵng", "Đà Lạt"]


async def test_a_wrong_value_is_refused_with_a_reason(place: Place) -> None:
    an = await place.visitor("an")
    for options, reason in (({"size": "viele"}, "integer"), ({"size": "9"}, "only allows"), ({}, "requires")):
        told = {"me": "an", "channel": an.room, "name": "show", "options": options}
        response = await place.client.post("/do/command", json=told)
        assert response.status == 409
        assert reason in (await response.json())["error"]


async def test_commands_and_taps_work_in_the_dm_too(place: Place) -> None:
    an = await place.visitor("an")
    await an.act("command", channel=an.dm, name="show", options={"size": "1"})
    await an.until(lambda each: len(each.texts(each.dm)) == 2)
    await an.tap("count:1")
    await an.until(lambda each: "Bàn thử · 2" in each.texts(each.dm)[0])
    assert an.texts(an.room) == []


async def test_people_can_talk(place: Place) -> None:
    an, binh = await place.visitor("an"), await place.visitor("binh")
    await an.act("say", channel=an.room, text="ai chơi không?")
    await binh.until(lambda each: each.texts(each.room) == ["ai chơi không?"])


async def test_closed_dms_refuse_the_bot(place: Place) -> None:
    an = await shown(place)
    await an.act("receive", receives=False)
    await an.tap("dm")
    await an.until(lambda each: "DM của bạn đang đóng." in each.texts(each.room))
    await an.act("receive", receives=True)
    await an.tap("dm")
    await an.until(lambda each: each.texts(each.dm))


async def test_a_bot_shut_out_of_a_channel_cannot_write_there(place: Place) -> None:
    an = await place.visitor("an")
    await an.act("admit", channel=an.room, admitted=False)
    await an.until(lambda each: not each.state["channels"][0]["bot"])
    world, room = place.world, int(an.room)
    async with world.lock:
        rights = world.backend.compute_permissions(world.guild.id, world.backend.bot_user.id, room)
    assert not rights & (1 << 10 | 1 << 11)  # to see the channel, to send messages
    await an.act("admit", channel=an.room, admitted=True)
    await an.until(lambda each: each.state["channels"][0]["bot"])


async def test_the_last_message_of_the_bot_can_be_deleted(place: Place) -> None:
    an = await shown(place)
    await an.act("wipe", channel=an.room)
    await an.until(lambda each: len(each.texts(each.room)) == 1)
