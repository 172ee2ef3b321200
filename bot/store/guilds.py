"""What a server has set about its tables. Every setting has a default that needs no visit.

Kept as JSON of what was set. A value that a later version no longer takes falls back to the default, and a name that
it does not know is left alone, so that going back a version loses nothing.
"""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from functools import partial
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias, cast
from zoneinfo import ZoneInfo

from bot.seen import Refused
from bot.store.port import Tx

_log = logging.getLogger(__name__)

Switch: TypeAlias = bool | int | float | str

_NONE: Final[Mapping[str, Any]] = MappingProxyType({})


class BadSetting(Refused):
    """A value that a setting cannot have. Nothing was saved.

    Codes: `setting-unknown`, `setting-choice` (choices), `setting-range` (least, most), `setting-zone` (value),
    `setting-shape`; each with the fact `setting`, the field's name.
    """


@dataclass(frozen=True, slots=True)
class GuildSettings:
    """The settings of one server. None for seconds or `on_timeout` leaves it to the ruleset."""

    guild: int
    language: Literal["vi", "en"] = "vi"
    zone: str = "Asia/Ho_Chi_Minh"
    channels: frozenset[int] = frozenset()
    """Where tables may be opened; empty: everywhere."""
    starting: int = 10_000
    """Chips of a new player."""
    daily: int = 1_000
    """Chips of /daily."""
    reveal_seconds: int = 5
    setting_seconds: int | None = None
    turn_seconds: int | None = None
    idle_minutes: int = 15
    """After how long a lobby in which nothing happens closes."""
    suggest: bool = True
    """Whether players may ask for suggestions."""
    on_timeout: Literal["saved", "foul", "auto"] | None = None
    rulesets: Mapping[str, str] = field(default_factory=lambda: _NONE)
    """The ruleset that /play offers first, by game."""
    house: Mapping[str, Mapping[str, Switch]] = field(default_factory=lambda: _NONE)
    """House rules by game. Whether a game knows a switch is for the game to say (`Game.house`)."""


async def load(tx: Tx, guild: int) -> GuildSettings:
    """The settings of a server, defaults for what it has not set."""
    values: dict[str, Any] = {}
    for name, stored in (await _stored(tx, guild)).items():
        if name in _CHECKS:
            try:
                values[name] = _CHECKS[name](name, stored)
            except BadSetting as bad:
                _log.warning("server %d: the stored %s is no longer allowed (%s)", guild, name, bad)
    return GuildSettings(guild, **values)


async def save(tx: Tx, guild: int, /, **changes: Any) -> GuildSettings:
    """Change some settings, by their field names; all the settings then. Raises `BadSetting`."""
    checked = {}
    for name, value in changes.items():
        if name not in _CHECKS:
            raise BadSetting("setting-unknown", setting=name)
        checked[name] = _CHECKS[name](name, value)
    text = json.dumps(
        {**await _stored(tx, guild), **checked}, default=_plain, ensure_ascii=False, sort_keys=True
    )
    await tx.execute(
        """
        INSERT INTO guilds (guild, settings) VALUES (:guild, :settings)
        ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings
        """,
        guild=guild,
        settings=text,
    )
    return await load(tx, guild)


async def _stored(tx: Tx, guild: int) -> dict[str, Any]:
    row = await tx.one("SELECT settings FROM guilds WHERE guild = :guild", guild=guild)
    return cast("dict[str, Any]", json.loads(row["settings"])) if row else {}


def _plain(value: object) -> object:
    """What JSON has no word for: sets and read-only mappings."""
    return sorted(value) if isinstance(value, frozenset) else dict(cast("Mapping[str, Any]", value))


# --- checks: (setting's name, given value) -> the value to keep, or BadSetting ---------------------------------------

_Check: TypeAlias = Callable[[str, Any], Any]

_MOST_CHANNELS: Final = 100
_MOST_SWITCHES: Final = 50
_WORD: Final = re.compile(r"[a-z0-9][a-z0-9._-]{0,39}")


def _choice(*choices: object) -> _Check:
    def check(setting: str, value: Any) -> Any:
        if not any(value is choice or (isinstance(value, str) and value == choice) for choice in choices):
            raise BadSetting(
                "setting-choice", setting=setting, choices=", ".join(str(c) for c in choices if c)
            )
        return value

    return check


def _whole(least: int, most: int, *, optional: bool = False) -> _Check:
    def check(setting: str, value: Any) -> int | None:
        if value is None and optional:
            return None
        if type(value) is not int or not least <= value <= most:
            raise BadSetting("setting-range", setting=setting, least=least, most=most)
        return value

    return check


def _zone(setting: str, value: Any) -> str:
    try:
        if not isinstance(value, str) or ("/" not in value and value != "UTC"):
            raise ValueError(value)
        ZoneInfo(value)
    except (KeyError, ValueError, OSError) as error:  # unknown, a path, a folder of zones
        raise BadSetting("setting-zone", setting=setting, value=str(value)[:100]) from error
    return value


def _channels(setting: str, value: Any) -> frozenset[int]:
    if not isinstance(value, frozenset | set | list | tuple) or len(value) > _MOST_CHANNELS:
        raise BadSetting("setting-shape", setting=setting)
    if not all(type(each) is int and 0 < each < 1 << 63 for each in value):
        raise BadSetting("setting-shape", setting=setting)
    return frozenset(value)


def _table(setting: str, value: Any, *, entry: _Check) -> Mapping[str, Any]:
    if not isinstance(value, Mapping) or len(value) > _MOST_SWITCHES:
        raise BadSetting("setting-shape", setting=setting)
    if not all(isinstance(key, str) and _WORD.fullmatch(key) for key in value):
        raise BadSetting("setting-shape", setting=setting)
    return MappingProxyType({key: entry(setting, each) for key, each in value.items()})


def _ruleset(setting: str, value: Any) -> str:
    if not isinstance(value, str) or not _WORD.fullmatch(value):
        raise BadSetting("setting-shape", setting=setting)
    return value


def _switch(setting: str, value: Any) -> Switch:
    if isinstance(value, str) and len(value) <= 100:
        return value
    if isinstance(value, bool | int | float) and abs(value) <= 10**12:  # which NaN is not
        return value
    raise BadSetting("setting-shape", setting=setting)


_CHECKS: Final[Mapping[str, _Check]] = {
    "language": _choice("vi", "en"),
    "zone": _zone,
    "channels": _channels,
    "starting": _whole(0, 10**9),
    "daily": _whole(0, 10**9),
    "reveal_seconds": _whole(1, 60),
    "setting_seconds": _whole(15, 900, optional=True),
    "turn_seconds": _whole(5, 300, optional=True),
    "idle_minutes": _whole(1, 24 * 60),
    "suggest": _choice(True, False),
    "on_timeout": _choice("saved", "foul", "auto", None),
    "rulesets": partial(_table, entry=_ruleset),
    "house": partial(_table, entry=partial(_table, entry=_switch)),
}

assert set(_CHECKS) == {each.name for each in fields(GuildSettings)} - {"guild"}
