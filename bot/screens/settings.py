"""The settings of a server: one list, one page for each setting with its choices, its default always in sight.

Everything has a default that needs no visit. `change` turns what was tapped or typed into the value to save; whether
that value may be is for the store to say.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol

from bot.screens import Button, Buttons, Field, Form, Option, Part, Screen, Select, Text, acts
from bot.screens.phrases import GOLD, chips, game_title, ruleset_offer, ruleset_title
from bot.words import Words

DEFAULT: Final = "default"
"""The value that stands for the default."""
ONE_LINE: Final = 20
"""Characters of the largest letters that fit beside one another on a phone."""
HERE: Final = "here"
"""Of `channels`: this channel as well."""
NOT_HERE: Final = "not-here"


class ServerSettings(Protocol):
    """What the panel shows of `bot.store`'s settings of a server."""

    @property
    def language(self) -> str: ...
    @property
    def zone(self) -> str: ...
    @property
    def channels(self) -> frozenset[int]: ...
    @property
    def starting(self) -> int: ...
    @property
    def daily(self) -> int: ...
    @property
    def reveal_seconds(self) -> int: ...
    @property
    def setting_seconds(self) -> int | None: ...
    @property
    def turn_seconds(self) -> int | None: ...
    @property
    def idle_minutes(self) -> int: ...
    @property
    def suggest(self) -> bool: ...
    @property
    def on_timeout(self) -> str | None: ...
    @property
    def rulesets(self) -> Mapping[str, str]: ...


@dataclass(frozen=True, slots=True)
class _Kind:
    """How one setting is said and chosen. `choices` are offered as they are typed; `typed`: any other may be, too."""

    say: Callable[[Any, Words], str]
    choices: tuple[str, ...] = ()
    typed: bool = False
    read: Callable[[str], Any] = str


def _number(text: str) -> int | str:
    """Whole numbers however they are grouped (`10.000`, `10,000`); other text stays, for the store to refuse."""
    digits = text.replace(".", "").replace(",", "").replace(" ", "")
    return int(digits) if digits.isascii() and digits.isdigit() else text


def _chips(value: Any, words: Words) -> str:
    return chips(words, int(value))


def _seconds(value: Any, words: Words) -> str:
    return words("seconds", count=int(value))


def _pace(value: Any, words: Words) -> str:
    return words("by-ruleset") if value is None else _seconds(value, words)


def _say_channels(value: Any, words: Words) -> str:
    return " ".join(f"<#{channel}>" for channel in sorted(value)[:10]) or words("channels-all")


def _plain(value: Any, _: Words) -> str:
    return str(value)


_ZONES: Final = (
    *("Asia/Ho_Chi_Minh", "Asia/Bangkok", "Asia/Singapore", "Asia/Taipei", "Asia/Seoul", "Asia/Tokyo"),
    *("Australia/Sydney", "Europe/Prague", "Europe/Berlin", "Europe/Paris", "Europe/London"),
    *("America/New_York", "America/Chicago", "America/Los_Angeles", "UTC"),
)
"""Where most Vietnamese speakers live; any other may be typed."""

_KINDS: Final[Mapping[str, _Kind]] = {
    "language": _Kind(lambda value, words: words(f"language-{value}"), ("vi", "en")),
    "zone": _Kind(_plain, _ZONES, typed=True),
    "channels": _Kind(_say_channels),
    "starting": _Kind(_chips, ("1000", "5000", "10000", "50000", "100000"), typed=True, read=_number),
    "daily": _Kind(_chips, ("0", "500", "1000", "2000", "5000"), typed=True, read=_number),
    "reveal_seconds": _Kind(_seconds, ("2", "3", "5", "8", "12"), typed=True, read=_number),
    "setting_seconds": _Kind(_pace, ("60", "90", "120", "180", "300"), typed=True, read=_number),
    "turn_seconds": _Kind(_pace, ("15", "20", "30", "45", "60"), typed=True, read=_number),
    "idle_minutes": _Kind(
        lambda value, words: words("minutes", count=int(value)),
        ("5", "10", "15", "30", "60"),
        typed=True,
        read=_number,
    ),
    "suggest": _Kind(
        lambda value, words: words("yes" if value else "no"), ("yes", "no"), read=lambda text: text == "yes"
    ),
    "on_timeout": _Kind(
        lambda value, words: words(f"on-timeout-{value}") if value else words("by-ruleset"),
        ("saved", "foul", "auto"),
    ),
    "rulesets": _Kind(_plain),
}

NAMES: Final = tuple(_KINDS)
"""The settings that the panel knows, in its order."""


def settings(
    current: ServerSettings,
    default: ServerSettings,
    words: Words,
    games: Mapping[str, Sequence[str]],
    name: str | None = None,
) -> Screen:
    """The panel: the list of all, or the page of one. `games`: the rulesets of each game, the usual one first."""
    if name is not None and name in _KINDS:
        return _one(current, default, words, games, name)
    lines = [f"**{words(f'setting-{each}')}**: {_say(each, current, words, games)}" for each in NAMES]
    options = tuple(Option(words(f"setting-{each}"), each) for each in NAMES)
    return Screen(
        (
            Text(f"## ⚙️ {words('settings-title')}\n-# {words('settings-about')}"),
            Text("\n".join(lines)),
            Select(acts.SETTINGS, words("settings-choose"), options),
        ),
        GOLD,
    )


def form(current: ServerSettings, words: Words, name: str) -> Form:
    """The form in which a setting is typed. Raises `KeyError` for one that is not typed."""
    if not _KINDS[name].typed:
        raise KeyError(name)
    value = getattr(current, name)
    field = Field("value", words(f"setting-{name}")[:45], value="" if value is None else str(value))
    return Form(words("settings-title")[:45], acts.join(acts.CHANGE, name), (field,))


def change(current: ServerSettings, default: ServerSettings, text: str, channel: int) -> tuple[str, Any]:
    """The field and its new value for `name value` as it follows `~change`. `channel` is where it was tapped.

    Raises `KeyError` for a setting that is none.
    """
    name, _, value = text.strip().partition(" ")
    kind, value = _KINDS[name], value.strip()
    if value == DEFAULT:
        return name, getattr(default, name)
    if name == "channels":
        places = {HERE: current.channels | {channel}, NOT_HERE: current.channels - {channel}}
        return name, places.get(value, frozenset())
    if name == "rulesets":
        game, _, ruleset = value.partition(" ")
        return name, {**current.rulesets, game: ruleset}
    return name, kind.read(value)


def _say(name: str, settings: ServerSettings, words: Words, games: Mapping[str, Sequence[str]]) -> str:
    if name != "rulesets":
        return _KINDS[name].say(getattr(settings, name), words)
    usual = {game: settings.rulesets.get(game, rulesets[0]) for game, rulesets in games.items()}
    return ", ".join(
        f"{game_title(game, words)}: {ruleset_title(game, ruleset, words)}" for game, ruleset in usual.items()
    )


def _large(value: str) -> str:
    """A value as the largest thing on the screen, as long as it stays one line on a phone."""
    return f"# {value}" if len(value) <= ONE_LINE else f"**{value}**"


def _one(
    current: ServerSettings,
    default: ServerSettings,
    words: Words,
    games: Mapping[str, Sequence[str]],
    name: str,
) -> Screen:
    is_default = getattr(current, name) == getattr(default, name)
    now = _say(name, current, words, games)
    usual = words("setting-default", value=_say(name, default, words, games))
    head = f"### ⚙️ {words(f'setting-{name}')}\n{words(f'setting-{name}-about')}\n{_large(now)}\n-# {usual}"
    change = acts.join(acts.CHANGE, name)
    buttons = [Button(words("button-back"), acts.SETTINGS, emoji="↩️")]
    if _KINDS[name].typed:
        buttons.insert(0, Button(words("button-type"), acts.join(acts.TYPE, name), emoji="⌨️"))
    if not is_default:
        buttons.insert(0, Button(words("button-default"), acts.join(change, DEFAULT)))
    menus: list[Part] = [*_menus(current, words, games, name)]
    return Screen((Text(head), *menus, Buttons(tuple(buttons))), GOLD)


def _menus(
    current: ServerSettings, words: Words, games: Mapping[str, Sequence[str]], name: str
) -> list[Part]:
    act = acts.join(acts.CHANGE, name)
    if name == "channels":
        here = Button(words("channels-here"), acts.join(act, HERE), "primary")
        not_here = Button(words("channels-not-here"), acts.join(act, NOT_HERE), disabled=not current.channels)
        return [Buttons((here, not_here))]
    if name == "rulesets":
        return [_rulesets(current, words, game, rulesets) for game, rulesets in games.items()]
    kind, value = _KINDS[name], getattr(current, name)
    options = tuple(
        Option(kind.say(kind.read(choice), words), choice, chosen=kind.read(choice) == value)
        for choice in kind.choices
    )
    return [Select(act, words("setting-choose"), options)]


def _rulesets(current: ServerSettings, words: Words, game: str, rulesets: Sequence[str]) -> Select:
    usual = current.rulesets.get(game, rulesets[0])
    options = tuple(
        Option(ruleset_offer(game, ruleset, words), ruleset, chosen=ruleset == usual) for ruleset in rulesets
    )
    return Select(acts.join(acts.CHANGE, "rulesets", game), game_title(game, words), options)
