"""Slash commands: their names in two languages, when they are published, and what each does."""

from __future__ import annotations

import re
import unicodedata
from pathlib import Path
from typing import Any

import discord
import pytest
from simcord import SetupError

from bot.chat.commands.server import SERVER
from tests.bot.matches.maubinh import PLAIN, dealing, sit_down
from tests.bot.world import World, controls, text, world

COMMANDS = {
    "play",
    "hand",
    "leave",
    "rules",
    "verify",
    "set",
    "play-cards",
    "play-tiles",
    "leaderboard",
    "wallet",
    "daily",
    "help",
    "settings",
}
SERVERS_ONLY = {"play", "leaderboard", "daily", "settings"}
NAME = re.compile(r"[-_'\w]{1,32}")


def published(here: World) -> list[list[dict[str, Any]]]:
    """The command lists that were sent to Discord."""
    return [
        one.json  # type: ignore[misc]
        for one in here.env.http_requests
        if one.method == "PUT" and one.path.endswith("/commands")
    ]


def named(part: dict[str, Any]) -> list[dict[str, Any]]:
    """A command and everything in it that has a name."""
    return [
        part,
        *(each for inner in (*part.get("options", ()), *part.get("choices", ())) for each in named(inner)),
    ]


async def test_every_command_is_named_and_described_in_both_languages_as_discord_wants_it(
    tmp_path: Path,
) -> None:
    async with world(tmp_path) as here:
        (commands,) = published(here)
    assert {command["name"] for command in commands} >= COMMANDS
    for command in commands:
        assert (
            sum(len(str(part.get(key, ""))) for part in named(command) for key in ("name", "description"))
            < 4000
        )
        for part in named(command):
            vietnamese = part["name_localizations"]["vi"]
            if "value" in part:  # a choice
                assert 1 <= len(vietnamese) <= 100
                continue
            for name in (part["name"], vietnamese):
                assert NAME.fullmatch(name), name
                assert name == name.lower() == unicodedata.normalize("NFC", name)
            for about in (part["description"], part["description_localizations"]["vi"]):
                assert 1 <= len(about) <= 100
                assert about == unicodedata.normalize("NFC", about)
        names = [part["name_localizations"]["vi"] for part in command.get("options", ())]
        assert len(set(names)) == len(names)
        assert command["contexts"] == ([0] if command["name"] in SERVERS_ONLY else [0, 1])
        assert command["integration_types"] == [0]
    names = [command["name_localizations"]["vi"] for command in commands]
    assert len(set(names)) == len(names)
    (settings,) = (command for command in commands if command["name"] == "settings")
    assert int(settings["default_member_permissions"]) == discord.Permissions(manage_guild=True).value


async def test_commands_are_published_again_only_when_they_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(tmp_path) as here:
        await here.restart()
        assert len(published(here)) == 1
        monkeypatch.setattr("bot.chat.commands.SERVER", SERVER[1:])
        await here.restart()
        assert len(published(here)) == 2
        an = here.person("An")
        await here.play(an)
        assert "sit" in controls(here.board)


async def test_play_offers_the_rulesets_of_the_chosen_game(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        offers = await an.autocomplete(here.channel, "play", "ruleset", "", game="maubinh")
        assert {offer["value"] for offer in offers} == {"maubinh.com", "xet-chat", "bigone"}
        (one,) = await an.autocomplete(here.channel, "play", "ruleset", "BIG", game="maubinh")
        assert one["value"] == "bigone"


async def test_play_refuses_what_cannot_be_and_says_what_can(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An", "en-US")
        assert "maubinh.com" in text(here.answer(await here.play(an, ruleset="poker")))
        assert "10,000" in text(here.answer(await here.play(an, stake=5000)))
        assert here.boards == []


async def test_hand_opens_the_cards_in_the_channel_and_in_a_dm_naming_the_table(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        an = table.host
        with dealing(*PLAIN[:2]):
            await table.deal()
            shown = here.answer(await here.type(an, "hand"))
            assert shown.is_ephemeral
            assert "~back" in controls(shown)
            shown = here.answer(await an.user.slash("hand"))
            assert "Sòng Nhà Bà Tám" in text(shown)
            assert f"<#{here.channel.id}>" in text(shown)
            assert "~back" in controls(shown)
        stranger = here.person("Khách", "en-US")
        assert "/play" in text(here.answer(await here.type(stranger, "hand")))
        assert "/play" in text(here.answer(await stranger.user.slash("hand")))


async def test_the_panel_in_a_dm_names_its_server_and_links_back(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            panel = await table.set(table.host, PLAIN[0])
        assert "Sòng Nhà Bà Tám" in text(panel)
        assert "Về bàn" in text(panel)


async def test_set_works_in_a_dm(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình")
        with dealing(*PLAIN[:2]):
            await table.deal()
            back, middle, front = PLAIN[0].split()
            offers = await table.host.user.autocomplete("set", "back", "")
            assert offers
            shown = here.answer(await table.host.user.slash("set", back=back, middle=middle, front=front))
            assert "done" in controls(shown)
            await here.wait(2)
            assert "done" in controls(table.panel(table.host)), "the panel that was delivered follows"


async def test_rules_are_those_of_ones_table_or_of_any_game(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An", "en-US"), here.person("Bình", "en-US")
        await here.play(an, ruleset="bigone")
        own = text(here.answer(await here.type(an, "rules")))
        assert own == text(here.answer(await here.type(binh, "rules"))), "the table in sight"
        other = text(here.answer(await here.type(binh, "rules", game="maubinh", ruleset="xet-chat")))
        assert other != own
        assert text(here.answer(await binh.user.slash("rules")))


async def test_leave_from_a_lobby_is_at_once(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, binh = here.person("An"), here.person("Bình", "en-US")
        await here.play(an)
        await here.press(binh, "sit")
        assert "left" in text(here.answer(await here.type(binh, "leave")))
        await here.wait(2)
        assert "Bình" not in text(here.board)


async def test_settings_are_for_who_may_manage_the_server(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        with pytest.raises(SetupError, match="not visible"):
            await here.type(an, "settings")


async def test_a_command_that_is_gone_is_explained(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An", "en-US")
        here.client.tree.remove_command("wallet")
        result = await here.type(an, "wallet")
        assert "has changed" in text(here.answer(result))
        here.known += 1


async def test_a_command_of_another_game_is_told_what_ones_table_plays(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an, emily = here.person("An"), here.person("Emily", "en-US")
        await here.play(an, game="tienlen")
        await here.press(emily, "sit")
        for who, command, typed in ((an, "set", {"back": "Ah"}), (emily, "play-tiles", {"tiles": "6-6"})):
            said = text(here.answer(await here.type(who, command, **typed)))
            assert ("Bàn của bạn chơi Tiến Lên" if who is an else "Your table plays Tiến Lên") in said
        binh = here.person("Bình")
        assert "Bạn chưa ngồi ở bàn nào" in text(here.answer(await here.type(binh, "set", back="Ah")))
