"""Cards in menus have their faces in front of them, once Discord has all of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from simcord.backend.models import Message

from rules.cards import PACK
from tests.bot.matches.maubinh import PLAIN, dealing, sit_down
from tests.bot.world import World, controls, world


def uploads(here: World) -> int:
    return sum(one.method == "POST" and one.path.endswith("/emojis") for one in here.env.http_requests)


def names(here: World) -> dict[str, str]:
    """The emojis of the application by their ids."""
    return {str(emoji.id): emoji.name for emoji in here.env.backend.application_emojis.values()}


def faces(panel: Message) -> list[str | None]:
    """The ids of the emojis in the menu of the back row."""
    options: list[dict[str, Any]] = controls(panel)["~back"]["options"]
    return [option["emoji"]["id"] if option.get("emoji") else None for option in options]


async def hand(here: World) -> Message:
    table = await sit_down(here, "An", "Bình")
    with dealing(*PLAIN[:2]):
        await table.deal()
        return await here.hand(table.host)


async def test_they_are_uploaded_once_and_stand_before_the_cards(tmp_path: Path) -> None:
    async with world(tmp_path, faces=True) as here:
        await here.wait(1)
        assert uploads(here) == len(PACK)
        shown = [names(here)[str(face)] for face in faces(await hand(here))]
        held = sorted(PLAIN[0].replace(" ", "")[at : at + 2] for at in range(0, 26, 2))
        assert sorted(name.removeprefix("chi1_") for name in shown) == held
        await here.restart()
        await here.wait(1)
        assert uploads(here) == len(PACK)


async def test_while_one_is_missing_menus_do_without_and_the_rest_is_uploaded_later(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        assert uploads(here) == 0
        assert set(faces(await hand(here))) == {None}
    async with world(tmp_path / "other", faces=True) as here:
        here.client.desk.faces = {}
        assert here.client._faces is not None
        here.client._faces.known = {}
        gone = next(iter(here.env.backend.application_emojis))
        del here.env.backend.application_emojis[gone]
        here.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008)
        await here.client._fetch_faces()
        assert here.client.desk.faces == {}
        await here.client._fetch_faces()
        assert len(here.client.desk.faces) == len(PACK)
