"""A private panel in the channel follows its table by itself, as long as Discord lets it, and never gets in the way."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, cast

import discord
import pytest
from simcord import MemberActor
from simcord.backend.models import Message

from bot.chat import follower, reply
from bot.chat.courier import Breaker, Courier
from bot.chat.follower import Follower
from bot.chat.ids import Surface
from bot.chat.panels import KEPT, LIFETIME, Panel, Panels, looks
from bot.screens import Button, Buttons, Picture, Screen, Text
from bot.seen import Phase
from tests.bot.matches.maubinh import PLAIN, Table, dealing, sit_down
from tests.bot.world import World, controls, text, world


def sent(here: World, method: str = "PATCH") -> int:
    """How often a message was changed (or deleted) by the token of an interaction."""
    return sum(one.method == method and one.path.startswith("/webhooks/") for one in here.env.http_requests)


def private(here: World, who: MemberActor) -> list[Message]:
    """What only he sees in the channel, oldest first."""
    stored = here.env.backend.messages[here.channel.id].values()
    return [one for one in stored if one.is_ephemeral and one.visible_to(who.id)]


async def seated(here: World, **options: Any) -> tuple[Table, Message]:
    """An and Bình sit; the second is what Bình sees of his seat."""
    table = await sit_down(here, "An", "Bình", **options)
    (seat,) = private(here, table.people[1])
    return table, seat


async def test_a_seat_becomes_the_hand_the_result_and_the_next_hand_in_the_same_message(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        an, binh = table.people
        assert "Bạn đã ngồi vào bàn" in text(seat)
        await here.press(binh, "ready")
        await here.wait(1)
        assert "Bạn đã sẵn sàng" in text(here.fresh(seat))
        with dealing(*PLAIN[:2]):
            await here.press(an, "deal")
            await here.wait(1)
            hand = here.fresh(seat)
            assert "Bài của bạn · ván 1" in text(hand)
            assert "~back" in controls(hand)
            assert hand.attachments
            await table.set(binh, PLAIN[1], hand)
            await here.press(binh, "done", here.fresh(hand))
            await table.set_and_done(an, PLAIN[0])
            await here.wait(1)
            assert {"~swap", "undone"} & controls(here.fresh(seat)).keys() == set(), "the cards are revealed"
            await table.to_the_result()
            await here.wait(1)
            over = here.fresh(seat)
            assert "Kết quả ván 1" in text(over)
            assert "again" in controls(over)
            await here.press(binh, "again", over)
            assert "Bạn đã sẵn sàng" in text(here.fresh(seat))
            await here.press(an, "again")
            await here.wait(1)
        assert "Bài của bạn · ván 2" in text(here.fresh(seat))
        assert private(here, binh) == [here.fresh(seat)]


async def test_the_end_of_a_match_stays_on_the_panel_while_others_come_and_go(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        with dealing(*PLAIN[:2]):
            await table.deal()
            for who, hand in zip(table.people, PLAIN, strict=False):
                await table.set_and_done(who, hand)
            await table.to_the_result()
        assert private(here, table.people[1]) == [], "he turned to his direct messages"
        mine = here.answer(await here.press(table.host, "~hand"))
        assert "Chỗ của bạn" in text(mine), "who asks for his seat is shown his seat"
        assert seat.id not in here.env.backend.messages[here.channel.id]


async def test_nothing_is_sent_while_nothing_changes_for_the_reader(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        with dealing(*PLAIN[:2]):
            await table.deal()
            shown = text(here.fresh(seat))
            assert "~back" in controls(here.fresh(seat))
            before = sent(here)
            await table.set_and_done(table.host, PLAIN[0])
            await here.wait(20)
            assert sent(here) == before
            assert text(here.fresh(seat)) == shown
            await here.press(here.person("Cúc"), "~hand")
            await here.wait(3)
            assert sent(here) == before


async def test_many_changes_are_one_edit(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        await here.play(an)
        before = sent(here)
        for name in ("Bình", "Cúc", "Dũng"):
            await here.press(here.person(name), "sit")
        await here.wait(0.6)
        assert sent(here) - before == 1
        (seat,) = private(here, an)
        assert all(name in text(seat) for name in ("Bình", "Cúc", "Dũng")), "whom the host can remove"


async def test_whoever_opens_his_hand_again_has_it_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        binh = table.people[1]
        with dealing(*PLAIN[:2]):
            await table.deal()
            mine = await here.hand(binh)
            await here.wait(1)
            assert private(here, binh) == [here.fresh(mine)]
            assert mine.id != seat.id
            typed = here.answer(await here.type(binh, "hand"))
            await here.wait(1)
            assert private(here, binh) == [here.fresh(typed)]
            await here.press(binh, "~rules")
            await here.wait(1)
            assert len(private(here, binh)) == 2, "what is no panel stays"
            await table.set(binh, PLAIN[1], typed)
        assert "done" in controls(here.fresh(typed))


async def test_whoever_turns_to_his_direct_messages_has_no_second_panel_left_behind(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, _ = await seated(here)
        binh = table.people[1]
        with dealing(*PLAIN[:2]):
            await table.deal()
            assert len(private(here, binh)) == 1
            await table.set(binh, PLAIN[1])
            await here.wait(1)
            assert private(here, binh) == []
            assert "done" in controls(table.panel(binh))


async def test_a_panel_that_was_dismissed_is_forgotten(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        binh = table.people[1]
        here.env.backend.delete_message(here.channel.id, seat.id)
        await here.press(binh, "ready")
        await here.wait(1)
        tried = sent(here)
        with dealing(*PLAIN[:2]):
            await here.press(table.host, "deal")
            await here.wait(3)
        assert sent(here) - tried == 1, "only the host's own"
        assert private(here, binh) == []
        assert "~back" in controls(await here.hand(binh))


async def test_a_token_that_has_expired_is_not_tried(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        binh = table.people[1]
        shown = text(seat)
        await here.wait(LIFETIME / 2)
        await here.press(binh, "computer 2")  # refused, and so no sign of life of the table
        await here.press(table.host, "computer 2")
        await here.wait(LIFETIME / 2 + 1)
        before = sent(here)
        await here.press(binh, "ready")
        with dealing(*PLAIN[:2]):
            await here.press(table.host, "deal")
            await here.wait(3)
        assert sent(here) == before
        assert text(here.fresh(seat)) == shown
        assert here.dms(binh), "his cards are there all the same"


async def test_after_a_restart_panels_stay_as_they_are_until_they_are_tapped(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        binh = table.people[1]
        await here.restart()
        await here.press(binh, "ready")
        with dealing(*PLAIN[:2]):
            await here.press(table.host, "deal")
            await here.wait(3)
            assert sent(here) == 0
            await here.press(binh, "ready", seat)
        assert "~back" in controls(here.fresh(seat)), "the tap was stale and brings the cards"


@pytest.mark.parametrize("status", [500, 503])
async def test_a_discord_that_falters_is_asked_again_and_holds_nothing_up(
    status: int, tmp_path: Path
) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        await here.press(table.people[1], "ready")
        here.env.inject_error("PATCH", "/webhooks/*", status=status, times=7)
        with dealing(*PLAIN[:2]):
            await here.press(table.host, "deal")
            await here.wait(3)
            assert "~hand" in controls(here.board)
            assert here.dms(table.people[1])
            await here.wait(30)
        assert "~back" in controls(here.fresh(seat))


async def test_why_something_was_refused_stands_until_the_table_changes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, _ = await seated(here)
        (mine,) = private(here, table.host)
        await here.press(table.host, "deal", mine)
        await here.wait(5)
        assert "⚠️" in text(here.fresh(mine))
        await here.press(table.people[1], "ready")
        await here.wait(1)
        assert "⚠️" not in text(here.fresh(mine))


async def test_the_tools_of_the_host_are_no_hand_and_follow_on_their_own(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, _ = await seated(here)
        an, binh = table.people
        with dealing(*PLAIN[:2]):
            await table.deal()
            tools = here.answer(await here.press(an, "~host"))
            assert len(private(here, an)) == 2
            assert "close" not in controls(tools)
            await table.set_and_done(binh, PLAIN[1])
            await table.set_and_done(an, PLAIN[0])
            await table.to_the_result()
            await here.wait(1)
        assert {"computer", "close"} <= controls(here.fresh(tools)).keys()


async def test_cards_that_are_chosen_stay_chosen_when_the_turn_comes(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình")
        await here.play(an, game="tienlen")
        await here.press(binh, "sit")
        await here.press(binh, "ready")
        await here.press(an, "deal")
        await here.wait(1)
        panels = {who: await here.hand(who) for who in (an, binh)}
        mover = next(who for who, panel in panels.items() if "Tới lượt bạn" in text(panel))
        waiting = binh if mover is an else an
        await here.choose(waiting, "~pick", ["0", "1"], panels[waiting])
        await here.type(mover, "play-cards", cards="1")
        await here.wait(1)
        panel = here.fresh(panels[waiting])
        assert "Tới lượt bạn" in text(panel)
        menu = next(each for act, each in controls(panel).items() if act.startswith("~pick"))
        assert [option["value"] for option in menu["options"] if option.get("default")] == ["0", "1"]


async def test_a_panel_that_shows_that_the_table_is_paused_shows_when_it_goes_on(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        with dealing(*PLAIN[:2]):
            await table.deal()
            await here.client.desk.tables.pause(1, "no-access")
            await here.wait(1)
            assert "tạm dừng" in text(here.fresh(seat))
            await here.client.desk.tables.resume(1)
            await here.wait(1)
        assert "~back" in controls(here.fresh(seat))


@pytest.mark.parametrize(("status", "code"), [(404, 10008), (404, 10015), (401, 50027)])
async def test_a_panel_that_is_out_of_reach_is_tried_once(status: int, code: int, tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        shown = text(seat)
        here.env.inject_error("PATCH", "/webhooks/*", status=status, code=code, times=None)
        before = sent(here)
        for who, act in ((table.people[1], "ready"), (table.host, "computer 2"), (table.host, "computer 2")):
            await here.press(who, act)
            await here.wait(2)
        assert sent(here) - before == 2, "once the host's, once that of the one who tapped"
        assert text(here.fresh(seat)) == shown


async def test_a_panel_that_discord_finds_wrong_is_a_trouble_of_ours_and_not_tried_again(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        table, _ = await seated(here)
        here.env.inject_error("PATCH", "/webhooks/*", status=400, code=50035, times=None)
        await here.press(table.people[1], "ready")
        await here.wait(2)
        assert len(here.troubles.texts) == 2
        assert all("50035" in each for each in here.troubles.texts)
        here.troubles.texts.clear()
        await here.press(table.host, "computer 2")
        await here.wait(2)


async def test_the_panel_of_who_was_removed_or_left_shows_nobody_elses_cards(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc", "Dũng")
        an, binh, cuc, _ = table.people
        panels = {who: private(here, who)[-1] for who in table.people[1:]}
        await here.choose(an, "kick", [str(binh.id)], await here.hand(an))
        await here.wait(1)
        assert "sit" in controls(here.fresh(panels[binh]))
        table.people.remove(binh)
        with dealing(*PLAIN[:3]):
            await table.deal()
            mine = await here.hand(cuc)
            assert "~back" in controls(mine)
            await here.press(cuc, "~leave", mine)
            await here.press(cuc, "leave", here.fresh(mine))
            await here.wait(2)
        (gone,) = private(here, cuc)
        assert not {"~back", "done"} & controls(gone).keys()
        (removed,) = private(here, binh)
        assert not removed.attachments
        assert not {"~back", "done"} & controls(removed).keys()


async def test_so_many_panels_that_one_round_cannot_look_at_all_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(follower, "AT_ONCE", 1)
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Cúc")
        with dealing(*PLAIN[:3]):
            await table.deal()
            await here.wait(3)
        shown = [private(here, who)[-1] for who in table.people]
        assert all("~back" in controls(each) for each in shown)


async def test_who_is_being_answered_is_not_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        table, seat = await seated(here)
        binh = table.people[1]
        deliver = reply.deliver
        another = Follower(here.client.desk, Courier(lambda: 0.0, Breaker(lambda: 0.0), 5))

        async def slowly(*given: Any) -> None:
            await another.follow()  # what was done is committed and not yet answered
            await deliver(*given)

        await here.wait(1)
        before = sent(here)
        monkeypatch.setattr(reply, "deliver", slowly)
        await here.press(binh, "ready", seat)
        await here.wait(1)
        assert sent(here) == before


# --- what is remembered -------------------------------------------------------------------------------------------

SEAT = Panel(1, Surface.HAND, Phase.LOBBY, 1, looks=7)


@dataclass
class Clicked:
    """As much of an interaction as is remembered."""

    id: int
    person: int = 5

    @property
    def user(self) -> discord.Object:
        return discord.Object(self.person)


@dataclass
class Memory:
    now: float = 1_000.0
    panels: Panels = field(init=False)

    def __post_init__(self) -> None:
        self.panels = Panels(lambda: self.now)

    def sent(self, interaction: int, message: int, panel: Panel | None = SEAT, **given: Any) -> None:
        how: dict[str, Any] = {"original": False, "private": True, **given}
        who = how.pop("who", 5)
        self.panels.sent(cast("discord.Interaction", Clicked(interaction, who)), panel, message, **how)

    @property
    def open(self) -> list[int]:
        return [one.message for one in self.panels.open()]

    @property
    def left(self) -> list[int]:
        return [one.message for one in self.panels.left()]


def test_one_panel_a_person_and_table_is_open_and_the_one_before_it_is_left_once() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.sent(2, 12, who=6)
    memory.sent(3, 13, replace(SEAT, table=2))
    assert memory.open == [11, 12, 13]
    memory.sent(4, 14)
    assert memory.open == [12, 13, 14]
    assert memory.left == [11]
    assert memory.left == []


def test_of_two_answers_the_one_to_the_later_tap_counts_in_whatever_order_they_arrive() -> None:
    memory = Memory()
    memory.sent(2, 12)
    memory.sent(1, 11)
    assert (memory.open, memory.left) == ([12], [11])


def test_a_panel_that_is_tapped_before_it_is_taken_away_is_the_newest_again() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.sent(2, 12)
    memory.sent(3, 11)
    assert (memory.open, memory.left) == ([11], [12])


def test_nothing_is_taken_away_from_somebody_who_is_being_answered() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.sent(2, 12)
    assert memory.panels.left(but={5}) == []
    assert memory.left == [11]


def test_a_message_that_shows_something_else_now_is_no_panel_any_more() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.sent(2, 11, None)
    assert (memory.open, memory.left) == ([], [])


def test_a_message_that_is_answered_again_lives_on() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.now += LIFETIME - 1
    memory.sent(2, 11, original=True)
    memory.now += LIFETIME - 1
    assert (memory.open, memory.left) == ([11], [])
    memory.now += 2
    assert memory.open == []


def test_what_cannot_be_deleted_any_more_is_not_tried() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.now += LIFETIME + 1
    memory.sent(2, 12)
    assert (memory.open, memory.left) == ([12], [])


def test_a_clock_that_is_set_back_does_not_keep_a_panel_for_ever() -> None:
    memory = Memory()
    memory.sent(1, 11)
    memory.now -= 3600
    assert memory.open == []


def test_no_more_than_so_many_are_remembered() -> None:
    memory = Memory()
    for number in range(KEPT + 5):
        memory.sent(number, number, who=number)
    assert memory.open == list(range(5, KEPT + 5))


def test_a_drawing_that_crossed_an_answer_is_done_again() -> None:
    memory = Memory()
    memory.sent(1, 11)
    (drawn,) = memory.panels.open()
    memory.sent(2, 11)
    memory.panels.redrawn(drawn, SEAT, ("lobby", 1, 9))
    (newer,) = memory.panels.open()
    assert newer is not drawn
    assert (newer.panel.looks, newer.mark) == (None, None)
    memory.panels.redrawn(newer, SEAT, ("lobby", 1, 9))
    assert (newer.panel, newer.mark) == (SEAT, ("lobby", 1, 9))


def test_an_answer_that_a_drawing_may_have_overtaken_is_drawn_again() -> None:
    memory = Memory()
    memory.sent(1, 11)
    (drawn,) = memory.panels.open()
    memory.panels.redrawn(drawn, SEAT, ("lobby", 1, 9), crossed=True)
    memory.sent(2, 11)
    (answered,) = memory.panels.open()
    assert answered.panel.looks is None
    memory.panels.redrawn(answered, SEAT, ("lobby", 1, 9))
    memory.sent(3, 11)
    assert [one.panel.looks for one in memory.panels.open()] == [SEAT.looks]


def test_screens_look_the_same_whatever_their_links_and_drawers_are() -> None:
    def screen(url: str, key: str = "k", label: str = "x") -> Screen:
        return Screen((Text("a"), Picture(key, "alt", lambda: b""), Buttons((Button(label, url=url),))), 3)

    assert looks(screen("https://a")) == looks(screen("https://b"))
    assert looks(screen("https://a")) != looks(screen("https://a", key="l"))
    assert looks(screen("https://a")) != looks(screen("https://a", label="y"))
