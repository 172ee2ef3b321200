"""Records become JSON and the same records again."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from enum import IntEnum

import pytest
from simcord.backend.models import AllowedMentions, Channel, Guild, Message, Overwrite, Reaction, Role
from simcord.enums import OverwriteType

from bot.sandbox.records import freeze, thaw


def test_a_message_survives_with_everything_it_holds() -> None:
    message = Message(
        id=2**60,
        channel_id=7,
        author_id=8,
        content="Mậu Binh",
        components=[{"type": 10, "content": "x"}],
        reactions=[Reaction("♠", [1, 2])],
        allowed_mentions=AllowedMentions(everyone=False, users=frozenset({3, 1})),
        interaction_metadata={"id": "5", "name": "play"},
    )
    assert thaw(Message, json.loads(json.dumps(freeze(message)))) == message


def test_keys_that_are_numbers_are_numbers_again() -> None:
    guild = Guild(id=1, name="Quán", owner_id=2, roles={1: Role(1, "@everyone", permissions=2**40)})
    assert thaw(Guild, json.loads(json.dumps(freeze(guild)))) == guild


def test_enumerations_are_themselves_again() -> None:
    channel = Channel(id=1, type=0, overwrites=[Overwrite(5, OverwriteType.ROLE, deny=3)])
    thawed = thaw(Channel, json.loads(json.dumps(freeze(channel))))
    assert thawed == channel
    assert isinstance(thawed.overwrites[0].type, OverwriteType)


@dataclass
class Older:
    name: str
    forgotten: int = 0


class Colour(IntEnum):
    RED = 1


@dataclass
class Newer:
    name: str
    colours: list[Colour] = field(default_factory=lambda: [Colour.RED])


def test_fields_that_came_or_went_do_no_harm() -> None:
    assert thaw(Newer, freeze(Older("An", 3))) == Newer("An", [Colour.RED])


def test_what_json_cannot_say_is_refused() -> None:
    with pytest.raises(TypeError, match="object has no JSON"):
        freeze({"a": object()})
