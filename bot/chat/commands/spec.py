"""A slash command as data, and how it becomes one of the library's.

Names and descriptions come from the word files: `command-<name>`, `command-<name>-about`, and for each option
`command-<name>-<option>` and `command-<name>-<option>-about`. English is what Discord registers, Vietnamese the
localisation beside it. The names of commands and options are also what our code calls them.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.chat.desk import Desk
from bot.chat.reply import Reply, answer, record
from bot.words import Words, words


@dataclass(frozen=True, slots=True)
class Call:
    """Somebody ran a command, or is typing one; `given` holds the options that he has filled in."""

    desk: Desk
    interaction: discord.Interaction
    words: Words
    given: Mapping[str, Any]

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def dm(self) -> bool:
        return self.interaction.guild_id is None


Offer: TypeAlias = tuple[str, str]
"""What the reader sees and the value it stands for."""


@dataclass(frozen=True, slots=True)
class Option:
    """One option. `kind` is str, int or bool; numbers lie in `least`..`most`."""

    name: str
    kind: type[str | int | bool] = str
    required: bool = False
    least: int | None = None
    most: int | None = None
    choices: tuple[tuple[str, str], ...] = ()
    """Fixed values, each with the key of its sentence."""
    complete: Callable[[Call, str], Awaitable[Sequence[Offer]]] | None = None
    """Offers while somebody types: at most 25."""


@dataclass(frozen=True, slots=True)
class Spec:
    """A command. `dm`: also in direct messages; `manage`: for those who may manage the server."""

    name: str
    run: Callable[[Call], Awaitable[Reply]]
    options: tuple[Option, ...] = ()
    dm: bool = False
    manage: bool = False


def said(key: str) -> locale_str:
    """A text of the command list in both languages."""
    return locale_str(words("en")(key), key=key)


class Localiser(app_commands.Translator):
    """Vietnamese for what `said` wrote in English."""

    async def translate(
        self, string: locale_str, locale: discord.Locale, _context: app_commands.TranslationContextTypes
    ) -> str | None:
        if locale is not discord.Locale.vietnamese or "key" not in string.extras:
            return None
        return words("vi")(string.extras["key"])


def build(desk: Desk, spec: Spec) -> app_commands.Command[Any, Any, Any]:
    """The library's command, answering through `bot.chat.reply`."""

    async def callback(interaction: discord.Interaction, /, **given: Any) -> None:
        filled = {name: value for name, value in given.items() if value is not None}
        call = Call(desk, interaction, desk.own_words(interaction), filled)
        await answer(desk, interaction, partial(spec.run, call))

    # The library reads options from a signature, so we write the one that we would have typed.
    callback.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                "interaction", inspect.Parameter.POSITIONAL_OR_KEYWORD, annotation=discord.Interaction
            ),
            *(map(_parameter, spec.options)),
        ]
    )
    key = f"command-{spec.name}"
    if spec.options:
        app_commands.describe(**{each.name: said(f"{key}-{each.name}-about") for each in spec.options})(
            callback
        )
        app_commands.rename(**{each.name: said(f"{key}-{each.name}") for each in spec.options})(callback)
    fixed = {
        each.name: [app_commands.Choice(name=said(shown), value=value) for value, shown in each.choices]
        for each in spec.options
        if each.choices
    }
    if fixed:
        app_commands.choices(**fixed)(callback)
    command: app_commands.Command[Any, Any, Any] = app_commands.Command(
        name=said(key),
        description=said(f"{key}-about"),
        callback=callback,
        allowed_contexts=app_commands.AppCommandContext(
            guild=True, dm_channel=spec.dm, private_channel=False
        ),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    if spec.manage:
        command.default_permissions = discord.Permissions(manage_guild=True)
    for each in spec.options:
        if each.complete is not None:
            command.autocomplete(each.name)(_completer(desk, each.complete))
    return command


def _parameter(option: Option) -> inspect.Parameter:
    kind: Any = option.kind
    if option.least is not None or option.most is not None:
        kind = app_commands.Range[int, option.least, option.most]
    empty = inspect.Parameter.empty
    return inspect.Parameter(
        option.name,
        inspect.Parameter.KEYWORD_ONLY,
        annotation=kind,
        default=empty if option.required else None,
    )


def _completer(desk: Desk, complete: Callable[[Call, str], Awaitable[Sequence[Offer]]]) -> Any:
    async def offer(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        given = {
            name: value for name, value in vars(interaction.namespace).items() if value not in (None, "")
        }
        call = Call(desk, interaction, desk.own_words(interaction), given)
        try:
            offers = await complete(call, current)
        except Exception as error:  # somebody is typing: no offers are better than an error under his fingers
            record(error)
            offers = ()
        return [app_commands.Choice(name=shown[:100], value=value) for shown, value in offers[:25]]

    return offer
