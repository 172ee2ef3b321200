"""A simulated Discord with the real bot in it: a server, a channel, people who press, type and look.

Everything goes through the real discord.py. Time is simulated: it passes only when a test says so. Controls are found
by the act they stand for, so that tests read the same in every language.
"""

from __future__ import annotations

import copy
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import discord
from simcord import ChannelHandle, Env, GuildHandle, InteractionResult, MemberActor, ResponseMessage
from simcord.backend.models import Message, Role
from simcord.backend.serializers import message_payload
from simcord.components import walk_components
from simcord.interactions import base_payload

from bot.app import build
from bot.chat.client import ChiClient
from bot.chat.ids import read
from bot.settings import Settings
from bot.store import Tx, ledger

RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    embed_links=True,
    attach_files=True,
    use_external_emojis=True,
)
"""What the bot asks for when it is invited, and no more."""

Shown = discord.Message | ResponseMessage


class Troubles(logging.Handler):
    """Collects what the bot calls an error."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.texts: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if record.exc_info is not None and record.exc_info[1] is not None:
            text += f" ({record.exc_info[1]!r})"
        self.texts.append(text)


@dataclass
class World:
    """The server and everybody in it."""

    env: Env
    client: ChiClient
    make: Callable[[], ChiClient]
    guild: GuildHandle
    channel: ChannelHandle
    troubles: Troubles
    locales: dict[int, str] = field(default_factory=dict)
    heard: dict[str, Any] | None = None
    """The last interaction that the bot was told of."""
    known: int = 0
    """Errors of the library's own that the test has provoked."""

    # ------------------------------------------------------------------------------------------ what people do

    def person(self, name: str, locale: str = "vi", *, moderator: bool = False) -> MemberActor:
        """Somebody new in the server, whose Discord speaks `locale`."""
        rights = discord.Permissions(manage_messages=True, manage_guild=True)
        roles = [self.guild.create_role("mods", permissions=rights)] if moderator else []
        member = self.guild.add_member(self.env.create_user(name), roles=roles)
        self.locales[member.id] = locale
        return member

    async def play(self, who: MemberActor, **options: Any) -> InteractionResult:
        """`/play`, and the board that follows."""
        result = await who.slash(self.channel, "play", **options)
        await self.wait(2)
        return result

    async def type(self, who: MemberActor, command: str, **options: Any) -> InteractionResult:
        """A slash command in the channel."""
        return await who.slash(self.channel, command, **options)

    async def press(self, who: MemberActor, act: str, on: Message | None = None) -> InteractionResult:
        """Press the button that stands for `act`, on the board or on another message."""
        message = on if on is not None else self.board
        actor: Any = who if self.env.backend.get_channel(message.channel_id).guild_id else who.user
        result: InteractionResult = await actor.click(self.shown(message), custom_id=control(message, act))
        return result

    async def choose(
        self, who: MemberActor, act: str, values: Sequence[str], on: Message | None = None
    ) -> InteractionResult:
        """Choose from the menu that stands for `act`."""
        message = on if on is not None else self.board
        actor: Any = who if message.channel_id == self.channel.id else who.user
        result: InteractionResult = await actor.select(
            self.shown(message), list(values), custom_id=control(message, act)
        )
        return result

    async def hand(self, who: MemberActor) -> Message:
        """My hand, from the board's button."""
        return self.answer(await self.press(who, "~hand"))

    async def at_once(self, *taps: tuple[MemberActor, str], on: Message | None = None) -> None:
        """Several taps in the same moment, on the board or on another message: the bot hears of all before it answers
        any."""
        message, payloads = on if on is not None else self.board, []
        channel = self.env.backend.get_channel(message.channel_id)
        for who, act in taps:
            data = {"custom_id": control(message, act), "component_type": 2}
            record, payload = base_payload(
                self.env.backend,
                type=3,
                channel_id=channel.id,
                guild_id=channel.guild_id,
                user_id=who.id,
                data=data,
            )
            record.source_message_id = message.id
            payloads.append(payload | {"message": dict(message_payload(self.env.backend, message))})
        for payload in payloads:
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()

    async def again(self) -> None:
        """Discord delivers the last interaction a second time."""
        assert self.heard is not None
        self.env.backend.emit("INTERACTION_CREATE", copy.deepcopy(self.heard))
        await self.env.settle()

    async def wait(self, seconds: float) -> None:
        """Let time pass."""
        await self.env.advance_time(seconds)

    async def restart(self, after: float = 0) -> None:
        """The bot stops and, `after` so many seconds, starts again; Discord and the data folder stay."""
        await self.client.close()
        self.env.backend.advance_clock(after)
        self.client = self.make()
        await self.env.restart_bot(self.client)

    # ---------------------------------------------------------------------------------------- what people see

    @property
    def boards(self) -> list[Message]:
        """The bot's public messages in the channel, oldest first."""
        stored = self.env.backend.messages.get(self.channel.id, {}).values()
        bot = self.env.backend.bot_user.id
        own = (one for one in stored if one.author_id == bot and not one.is_ephemeral)
        return sorted(own, key=lambda one: one.id)

    @property
    def board(self) -> Message:
        return self.boards[-1]

    def dms(self, who: MemberActor) -> list[Message]:
        """His direct messages from the bot, oldest first."""
        channel = self.env.backend.get_dm_channel(who.id)
        return sorted(self.env.backend.messages.get(channel.id, {}).values(), key=lambda one: one.id)

    def answer(self, result: InteractionResult) -> Message:
        """The private message that an interaction was answered with, its last one."""
        own = [*([result.response] if result.response is not None else []), *result.followups]
        message = own[-1]
        return self.env.backend.get_message(message.channel_id, message.id)

    def fresh(self, message: Message) -> Message:
        """The message as it is now."""
        return self.env.backend.get_message(message.channel_id, message.id)

    def close_dms(self, who: MemberActor) -> None:
        """He takes no direct messages any more."""
        channel = self.env.backend.get_dm_channel(who.id)
        self.env.inject_error(
            "POST", f"/channels/{channel.id}/messages", status=403, code=50007, message="closed", times=None
        )

    async def chips(self, *people: MemberActor) -> list[int]:
        """What people have in their wallets; the books must be in order."""

        async def read(tx: Tx) -> list[int]:
            assert await ledger.audit(tx) == []
            return [await ledger.balance(tx, ledger.wallet_of(self.guild.id, who.id)) for who in people]

        return await self.client.desk.store.run(read)

    @property
    def bot_role(self) -> Role:
        return next(role for role in self.env.backend.guilds[self.guild.id].roles.values() if role.managed)

    def shown(self, message: Message) -> ResponseMessage:
        return ResponseMessage(self.env, message)


def controls(message: Message) -> dict[str, dict[str, Any]]:
    """The controls of a message by the act they stand for."""
    found: dict[str, dict[str, Any]] = {}
    for component in walk_components(message.components):
        ours = read(component.get("custom_id") or "")
        if ours is not None:
            found[ours[1]] = component
    return found


def control(message: Message, act: str) -> str:
    """The custom_id of the control that stands for `act`, or for an act that begins with `act` and a blank."""
    known = controls(message)
    found = [each for each in known if each == act or each.startswith(f"{act} ")]
    assert len(found) == 1, f"{act!r} among {sorted(known)}"
    return str(known[found[0]]["custom_id"])


def text(message: Message) -> str:
    """All that a message says, its controls' labels included."""
    said: list[str] = []
    for component in walk_components(message.components):
        said += [str(component[key]) for key in ("content", "label", "placeholder") if component.get(key)]
        said += [str(option["label"]) for option in component.get("options") or ()]
        said += [str(item["description"]) for item in component.get("items") or () if item.get("description")]
    return "\n".join(said)


@asynccontextmanager
async def world(data: Path, *, faces: bool = False) -> AsyncIterator[World]:
    """A server with the bot in it; with `faces` it uploads emojis of the cards. At the end no error may have been logged that the test has not looked at."""
    settings = Settings(data=data)
    here: World

    def make() -> ChiClient:
        return build(settings, now=lambda: here.env.now().timestamp(), sharded=False, faces=faces)

    client = make()
    env = Env(client, settle_timeout=20.0)
    guild = env.create_guild("Sòng Nhà Bà Tám")
    here = World(env, client, make, guild, guild.create_text_channel("bài-bạc"), Troubles())
    here.bot_role.permissions = RIGHTS.value

    def speak(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            user = payload["member"]["user"] if "member" in payload else payload["user"]
            payload["locale"] = here.locales.get(int(user["id"]), "en-US")
            here.heard = copy.deepcopy(payload)

    env.backend.subscribers.insert(0, speak)
    logging.getLogger("bot").addHandler(here.troubles)
    try:
        await env.start()
        with env.time_context():
            yield here
    finally:
        await env.shutdown()
        await here.client.close()
        logging.getLogger("bot").removeHandler(here.troubles)
    assert len(env.errors) == here.known, env.errors
    assert not here.troubles.texts, here.troubles.texts
