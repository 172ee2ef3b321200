"""What a person can do in the sandbox, each as he could in Discord: talk, tap, choose, type a command, fill a form.

Every deed answers with what his own Discord would show him at once; all else reaches the page through the feed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from simcord import ChannelHandle, InteractionResult, MemberActor, ResponseMessage, SetupError, UserHandle
from simcord.enums import OptionType
from simcord.interactions import parse_option_input, walk_to_subcommand

from bot.sandbox.people import Person
from bot.sandbox.world import World

ANSWER_WITHIN: Final = 3.0
"""Seconds that Discord gives a bot to acknowledge an interaction."""
GLANCE: Final = 0.05


@dataclass(frozen=True, slots=True)
class Outcome:
    """Of an interaction. `form` is a modal to fill in, `interaction` names the interaction when it is submitted."""

    answered: bool
    interaction: int
    form: dict[str, Any] | None = None
    choices: list[dict[str, Any]] | None = None


class Deeds:
    """All deeds raise `SetupError` for what Discord's own app would not let a person do, and `BackendError` for
    what its servers would refuse."""

    def __init__(self, world: World) -> None:
        self._world = world

    async def say(self, me: Person, channel: int, text: str) -> None:
        async with self._world.lock:
            actor = self._world.actor(me, channel)
            with suppress(TimeoutError):
                if isinstance(actor, MemberActor):
                    await actor.send(self._world.channel(channel), text)
                else:
                    await actor.send_dm(text)

    async def tap(self, me: Person, channel: int, message: int, custom_id: str) -> Outcome:
        async with self._world.lock:
            actor, shown = self._at(me, channel, message)
            with suppress(TimeoutError):
                await actor.click(shown, custom_id=custom_id)
        return await self._outcome()

    async def choose(
        self, me: Person, channel: int, message: int, custom_id: str, values: Sequence[str]
    ) -> Outcome:
        async with self._world.lock:
            actor, shown = self._at(me, channel, message)
            with suppress(TimeoutError):
                await actor.select(shown, values, custom_id=custom_id)
        return await self._outcome()

    async def command(self, me: Person, channel: int, name: str, typed: Mapping[str, Any]) -> Outcome:
        async with self._world.lock:
            actor = self._world.actor(me, channel)
            place = self._world.channel(channel)
            options = self._options(me, place, name, typed)
            with suppress(TimeoutError):
                if isinstance(actor, MemberActor):
                    await actor.slash(place, name, **options)
                else:
                    await actor.slash(name, **options)
        return await self._outcome()

    async def complete(
        self, me: Person, channel: int, name: str, option: tuple[str, str], filled: Mapping[str, Any]
    ) -> Outcome:
        """What the bot offers for the option (its name, and what is typed of it so far)."""
        async with self._world.lock:
            actor = self._world.actor(me, channel)
            place = self._world.channel(channel)
            known = self._options(me, place, name, filled, partial=True)
            with suppress(TimeoutError):
                if isinstance(actor, MemberActor):
                    await actor.autocomplete(place, name, *option, **known)
                else:
                    await actor.autocomplete(name, *option, **known)
        return await self._outcome()

    async def submit(self, me: Person, interaction: int, values: Mapping[str, Any]) -> Outcome:
        """Send off the form that answered `interaction`."""
        async with self._world.lock:
            record = self._world.backend.interactions.get(interaction)
            if record is None:
                raise SetupError("That form is too old")
            actor = self._world.actor(me, record.channel_id)
            with suppress(TimeoutError):
                await actor.submit_modal(InteractionResult(self._world.env, record), dict(values))
        return await self._outcome()

    # -------------------------------------------------------------- plumbing

    def _at(self, me: Person, channel: int, message: int) -> tuple[MemberActor | UserHandle, ResponseMessage]:
        found = self._world.backend.get_message(channel, message)
        return self._world.actor(me, channel), ResponseMessage(self._world.env, found)

    async def _outcome(self) -> Outcome:
        """Of the interaction that was made last, which is the caller's: wait for it, let others go on meanwhile."""
        record = next(reversed(self._world.backend.interactions.values()))
        for _ in range(int(ANSWER_WITHIN / GLANCE)):
            if record.responded:
                break
            await asyncio.sleep(GLANCE)
        self._world.stirred.set()
        return Outcome(record.responded, record.id, record.modal, record.autocomplete_choices)

    def _options(
        self, me: Person, place: ChannelHandle, name: str, typed: Mapping[str, Any], *, partial: bool = False
    ) -> dict[str, Any]:
        """The typed options as the simulator takes them. Half a value is left out while another is completed."""
        root, *path = name.split()
        command = next(
            (
                each
                for each in self._world.backend.visible_commands(user_id=me.id, channel_id=place.id)
                if each["name"] == root
            ),
            None,
        )
        if command is None:
            raise SetupError(f"There is no command /{root} here")
        leaf, _ = walk_to_subcommand(command, path)
        declared = {option["name"]: option for option in leaf.get("options") or []}
        options: dict[str, Any] = {}
        for option, value in typed.items():
            try:
                options[option] = self._value(name, declared[option], value)
            except (SetupError, KeyError):
                if not partial:
                    raise
        return options

    def _value(self, command: str, option: dict[str, Any], value: Any) -> Any:
        world = self._world
        match option["type"]:
            case OptionType.USER | OptionType.MENTIONABLE:
                user = UserHandle(world.env, world.backend.get_user(int(value)))
                return MemberActor(world.env, world.guild, user)
            case OptionType.CHANNEL:
                return world.channel(int(value))
            case _:
                return parse_option_input(command, option, value)
