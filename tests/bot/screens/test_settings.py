"""The panel of a server's settings, together with the store's own settings."""

from __future__ import annotations

from dataclasses import fields, replace
from types import MappingProxyType

import pytest

from bot.screens import Select
from bot.screens.limits import check, check_form
from bot.screens.settings import DEFAULT, HERE, NAMES, NOT_HERE, change, form, settings
from bot.store.guilds import GuildSettings
from bot.words import Words
from tests.bot.screens.tables import EN, VI, acts_of, text_of

USUAL = GuildSettings(1)
OWN = replace(
    USUAL,
    language="en",
    zone="Europe/Prague",
    channels=frozenset({5, 6}),
    starting=777,
    daily=0,
    reveal_seconds=8,
    setting_seconds=120,
    turn_seconds=45,
    idle_minutes=60,
    suggest=False,
    on_timeout="auto",
    rulesets=MappingProxyType({"maubinh": "bigone"}),
)
GAMES = {"maubinh": ("maubinh.com", "xet-chat", "bigone")}


def test_the_panel_knows_every_setting_of_the_store_but_house_rules() -> None:
    assert set(NAMES) == {field.name for field in fields(GuildSettings)} - {"guild", "house"}


@pytest.mark.parametrize("words", [VI, EN])
@pytest.mark.parametrize("current", [USUAL, OWN], ids=["usual", "own"])
def test_the_list_shows_every_setting_and_leads_to_it(current: GuildSettings, words: Words) -> None:
    screen = settings(current, USUAL, words, GAMES)
    check(screen)
    text = text_of(screen)
    (menu,) = (part for part in screen.parts if isinstance(part, Select))
    assert menu.act == "~settings"
    assert [option.value for option in menu.options] == list(NAMES)
    for name in NAMES:
        assert words(f"setting-{name}") in text


@pytest.mark.parametrize("words", [VI, EN])
@pytest.mark.parametrize("name", NAMES)
def test_every_setting_has_a_page_with_its_default_in_sight(name: str, words: Words) -> None:
    for current in (USUAL, OWN):
        screen = settings(current, USUAL, words, GAMES, name)
        check(screen)
        default = words("setting-default", value="x")[:-1].rstrip("x")
        assert default in text_of(screen)
        can_reset = f"~change {name} {DEFAULT}" in acts_of(screen)
        assert can_reset == (current is OWN)


def test_a_value_is_large_as_long_as_it_fits_a_line_of_a_phone() -> None:
    assert "\n# Europe/Prague\n" in text_of(settings(OWN, USUAL, VI, GAMES, "zone"))
    games = {**GAMES, "tienlen": ("mien-bac", "mien-nam")}
    assert "\n**Mậu Binh: BigOne, Tiến Lên: miền Bắc**\n" in text_of(
        settings(OWN, USUAL, VI, games, "rulesets")
    )


def test_whoever_chooses_a_ruleset_reads_what_is_special_about_it() -> None:
    screen = settings(OWN, USUAL, VI, {"tienlen": ("mien-bac", "of the house")}, "rulesets")
    (menu,) = (part for part in screen.parts if isinstance(part, Select))
    assert [option.label for option in menu.options] == ["miền Bắc (cùng chất)", "of the house"]


@pytest.mark.parametrize("name", NAMES)
def test_every_choice_that_is_offered_can_be_read(name: str) -> None:
    for part in settings(OWN, USUAL, EN, GAMES, name).parts:
        if isinstance(part, Select):
            for option in part.options:
                text = f"{part.act} {option.value}".removeprefix("~change ")
                field, value = change(USUAL, USUAL, text, channel=9)
                assert field == name
                assert value is not None
                assert type(value) is type(getattr(OWN, name)) or field == "rulesets"


def test_back_to_the_default() -> None:
    for name in NAMES:
        assert change(OWN, USUAL, f"{name} {DEFAULT}", channel=9) == (name, getattr(USUAL, name))


def test_channels_are_added_and_removed_where_one_is() -> None:
    assert change(OWN, USUAL, f"channels {HERE}", channel=9) == ("channels", frozenset({5, 6, 9}))
    assert change(OWN, USUAL, f"channels {NOT_HERE}", channel=5) == ("channels", frozenset({6}))


def test_the_usual_ruleset_of_one_game_leaves_the_others_alone() -> None:
    current = replace(USUAL, rulesets=MappingProxyType({"tienlen": "free"}))
    changed = change(current, USUAL, "rulesets maubinh xet-chat", channel=9)
    assert changed == ("rulesets", {"tienlen": "free", "maubinh": "xet-chat"})


@pytest.mark.parametrize("typed", ["12000", "12.000", "12,000", " 12 000 "])
def test_numbers_are_read_however_they_are_grouped(typed: str) -> None:
    assert change(USUAL, USUAL, f"starting {typed}", channel=9) == ("starting", 12_000)


def test_what_is_no_number_is_left_for_the_store_to_refuse() -> None:
    assert change(USUAL, USUAL, "starting many", channel=9) == ("starting", "many")
    with pytest.raises(KeyError):
        change(USUAL, USUAL, "colour red", channel=9)


@pytest.mark.parametrize("words", [VI, EN])
def test_typed_settings_have_a_form_with_what_is_set(words: Words) -> None:
    asked = form(OWN, words, "starting")
    check_form(asked)
    assert asked.act == "~change starting"
    assert asked.fields[0].value == "777"
    check_form(form(USUAL, words, "setting_seconds"))
    with pytest.raises(KeyError):
        form(OWN, words, "language")
