"""Commands in sentences can be tapped where their ids are known, and are plain text otherwise."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.chat.commands import specs
from bot.chat.mentions import mentions, tappable
from bot.chat.publishing import FILE
from bot.screens import Button, Buttons, Screen, Text, Titled
from bot.words import LANGUAGES, name, words
from tests.bot.world import World, text, world

KNOWN = mentions({"play": 7, "play-cards": 8})
MENTION = re.compile(r"</([^:`]+):(\d+)>")


def shown(markdown: str) -> str:
    (part,) = tappable(Screen((Text(markdown),)), KNOWN).parts
    assert isinstance(part, Text)
    return part.markdown


@pytest.mark.parametrize("typed", ["play", "chơi"])
def test_a_command_is_written_by_its_registered_name_whatever_the_language_of_the_sentence(
    typed: str,
) -> None:
    assert shown(f"Gõ `/{typed}` để mở bàn, hoặc `/{typed}`.") == "Gõ </play:7> để mở bàn, hoặc </play:7>."


def test_what_is_not_known_or_no_command_stays_as_it_is() -> None:
    for plain in ("`/help`", "/play", "`play`", "`Asia/Ho_Chi_Minh`", "`/play `"):
        assert shown(plain) == plain


def test_a_persons_name_is_never_a_command() -> None:
    assert "</" not in shown(f"**{name('`/play`')}** đã ngồi")


def test_texts_beside_a_button_too_and_labels_not() -> None:
    button = Button("`/play`", "sit")
    screen = Screen((Titled("`/chơi`", button), Buttons((button,))), 5)
    assert tappable(screen, KNOWN) == Screen((Titled("</play:7>", button), Buttons((button,))), 5)


async def test_no_two_commands_have_a_name_in_common(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        names = [spec.name for spec in specs(here.client.desk)]
    by_name = {(words(language)(f"command-{one}"), one) for language in LANGUAGES for one in names}
    assert len({shown for shown, _ in by_name}) == len(by_name)


def ids(here: World) -> set[tuple[str, str]]:
    stored = here.env.backend.commands[None].values()
    return {(str(command["name"]), str(command["id"])) for command in stored}


async def test_help_offers_commands_to_tap_also_after_a_start_that_published_nothing(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        an = here.person("An")
        for _ in range(2):
            found = set(MENTION.findall(text(here.answer(await here.type(an, "help")))))
            assert {"play", "hand", "daily"} <= {shown for shown, _ in found}
            assert found <= ids(here)
            await here.restart()


async def test_help_names_every_command_but_itself(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for person in (here.person("An"), here.person("Ann", "en-US")):
            found = MENTION.findall(text(here.answer(await here.type(person, "help"))))
            assert set(found) == {(name, number) for name, number in ids(here) if name != "help"}


async def test_a_note_that_cannot_be_read_is_written_anew(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        for broken in ("", "[]", '{"fingerprint": 5}'):
            (tmp_path / FILE).write_text(broken)
            await here.restart()
            assert "</" in here.client.desk.mentions["chơi"]
