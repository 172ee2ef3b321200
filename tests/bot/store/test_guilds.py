"""What a server can set, and what it cannot."""

from __future__ import annotations

import dataclasses
import json
import logging
from functools import partial
from typing import Any

import pytest

from bot.seen import Refused
from bot.store import Store, Tx
from bot.store.guilds import BadSetting, GuildSettings, load, save

GUILD = 900

CHANGES: dict[str, Any] = {
    "language": "en",
    "zone": "America/New_York",
    "channels": frozenset({1, 2**62}),
    "starting": 0,
    "daily": 10**9,
    "reveal_seconds": 1,
    "setting_seconds": 900,
    "turn_seconds": 5,
    "idle_minutes": 60,
    "suggest": False,
    "on_timeout": "auto",
    "rulesets": {"maubinh": "xet-chat", "tienlen": "tienlen"},
    "house": {"maubinh": {"collapse": 2, "suits": True, "label": "Nhà Lan", "factor": 1.5}},
}


WRONG: list[tuple[str, object, str]] = [
    ("guild", 5, "setting-unknown"),
    ("colour", "red", "setting-unknown"),
    ("language", "fr", "setting-choice"),
    ("language", None, "setting-choice"),
    ("suggest", 1, "setting-choice"),
    ("suggest", "yes", "setting-choice"),
    ("on_timeout", "wait", "setting-choice"),
    ("zone", "Asia/Hanoi", "setting-zone"),
    ("zone", "Asia", "setting-zone"),
    ("zone", "../etc/passwd", "setting-zone"),
    ("zone", "/etc/localtime", "setting-zone"),
    ("zone", "", "setting-zone"),
    ("zone", "Asia/\0", "setting-zone"),
    ("zone", 7, "setting-zone"),
    *(
        (name, value, "setting-range")
        for name in (
            "starting",
            "daily",
            "reveal_seconds",
            "setting_seconds",
            "turn_seconds",
            "idle_minutes",
        )
        for value in (-1, 10**9 + 1, 2**63, 5.0, "5", True, float("nan"))
    ),
    ("starting", None, "setting-range"),
    ("reveal_seconds", 0, "setting-range"),
    ("reveal_seconds", 61, "setting-range"),
    ("setting_seconds", 14, "setting-range"),
    ("channels", 5, "setting-shape"),
    ("channels", ["5"], "setting-shape"),
    ("channels", [0], "setting-shape"),
    ("channels", [True], "setting-shape"),
    ("channels", list(range(1, 102)), "setting-shape"),
    ("rulesets", ["xet-chat"], "setting-shape"),
    ("rulesets", {"maubinh": 5}, "setting-shape"),
    ("rulesets", {"maubinh": "Xét chất"}, "setting-shape"),
    ("rulesets", {5: "xet-chat"}, "setting-shape"),
    ("house", {"maubinh": 5}, "setting-shape"),
    ("house", {"maubinh": {"collapse": None}}, "setting-shape"),
    ("house", {"maubinh": {"collapse": [1]}}, "setting-shape"),
    ("house", {"maubinh": {"collapse": float("inf")}}, "setting-shape"),
    ("house", {"maubinh": {"collapse": float("nan")}}, "setting-shape"),
    ("house", {"maubinh": {"collapse": 10**13}}, "setting-shape"),
    ("house", {"maubinh": {"collapse": "x" * 101}}, "setting-shape"),
    ("house", {"maubinh": {f"s{n}": 1 for n in range(51)}}, "setting-shape"),
    ("house", {"MAU BINH": {}}, "setting-shape"),
]


async def change(store: Store, **changes: Any) -> GuildSettings:
    changed = await store.run(lambda tx: save(tx, GUILD, **changes))
    assert changed == await read(store)
    return changed


async def read(store: Store, guild: int = GUILD) -> GuildSettings:
    return await store.run(lambda tx: load(tx, guild))


async def write_raw(store: Store, values: dict[str, Any]) -> None:
    text = json.dumps(values)
    await store.run(
        lambda tx: tx.execute("INSERT INTO guilds (guild, settings) VALUES (:g, :s)", g=GUILD, s=text)
    )


async def test_a_server_that_set_nothing_has_the_defaults(store: Store) -> None:
    settings = await read(store)
    assert settings == GuildSettings(GUILD)
    assert (settings.language, settings.zone, settings.channels) == ("vi", "Asia/Ho_Chi_Minh", frozenset())
    assert (settings.starting, settings.daily) == (10_000, 1_000)
    assert (settings.reveal_seconds, settings.setting_seconds, settings.turn_seconds) == (5, None, None)
    assert (settings.idle_minutes, settings.suggest, settings.on_timeout) == (15, True, None)
    assert (settings.rulesets, settings.house) == ({}, {})


async def test_the_defaults_can_be_saved(store: Store) -> None:
    default = GuildSettings(GUILD)
    values = {each.name: getattr(default, each.name) for each in dataclasses.fields(default)}
    del values["guild"]
    assert await change(store, **values) == default


async def test_each_setting_is_kept_and_changes_no_other(store: Store) -> None:
    expected = GuildSettings(GUILD)
    assert set(CHANGES) == {each.name for each in dataclasses.fields(expected)} - {"guild"}
    for name, value in CHANGES.items():
        assert getattr(expected, name) != value
        expected = dataclasses.replace(expected, **{name: value})
        assert await change(store, **{name: value}) == expected
    assert await read(store, GUILD + 1) == GuildSettings(GUILD + 1)


async def test_an_override_can_be_taken_back(store: Store) -> None:
    await change(store, **CHANGES)
    taken_back = await change(store, on_timeout=None, setting_seconds=None, turn_seconds=None)
    assert (taken_back.on_timeout, taken_back.setting_seconds, taken_back.turn_seconds) == (None, None, None)


async def test_settings_cannot_be_changed_in_place(store: Store) -> None:
    settings = await change(store, **CHANGES)
    with pytest.raises(TypeError):
        settings.house["maubinh"]["collapse"] = 3  # type: ignore[index]
    with pytest.raises(AttributeError):
        settings.daily = 3  # type: ignore[misc]


async def test_a_wrong_value_is_refused_with_its_code_and_nothing_is_saved(store: Store) -> None:
    before = await change(store, daily=5)

    async def attempt(tx: Tx, name: str, value: object) -> None:
        await save(tx, GUILD, **{"suggest": False, name: value})

    for name, value, code in WRONG:
        with pytest.raises(BadSetting) as refused:
            await store.run(partial(attempt, name=name, value=value))
        assert isinstance(refused.value, Refused)
        assert (refused.value.code, refused.value.facts["setting"]) == (code, name), value
        assert await read(store) == before


async def test_a_stored_value_that_is_no_longer_allowed_falls_back(
    store: Store, caplog: pytest.LogCaptureFixture
) -> None:
    await write_raw(store, {"reveal_seconds": 9999, "daily": 7})
    with caplog.at_level(logging.WARNING):
        assert await read(store) == GuildSettings(GUILD, daily=7)
    assert "reveal_seconds" in caplog.text


async def test_a_setting_of_a_newer_version_is_left_alone(store: Store) -> None:
    await write_raw(store, {"from_the_future": [1, 2], "daily": 7})
    assert await change(store, starting=8) == GuildSettings(GUILD, daily=7, starting=8)
    row = await store.run(lambda tx: tx.one("SELECT settings FROM guilds"))
    assert row
    assert json.loads(row["settings"]) == {"from_the_future": [1, 2], "daily": 7, "starting": 8}
