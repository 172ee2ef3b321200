"""The site answers this machine's own page, and nobody else."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from bot.sandbox.site import HERE, listen
from bot.sandbox.world import World
from tests.sandbox.conftest import Place
from tests.sandbox.demo import Demo

pytestmark = pytest.mark.asyncio(loop_scope="module")

PAGE = HERE / "page"


async def test_the_page_and_all_it_names_are_served(place: Place) -> None:
    for path in ("/", *(f"/page/{file.relative_to(PAGE)}" for file in PAGE.rglob("*.*"))):
        response = await place.client.get(path)
        assert response.status == 200, path
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]
    font = await place.client.get("/fonts/BeVietnamPro-Medium.ttf")
    assert font.status == 200


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example:8765", "192.168.1.5:8765"])
async def test_another_name_for_this_machine_is_refused(place: Place, host: str) -> None:
    assert (await place.client.get("/", headers={"Host": host})).status == 403


async def test_another_page_may_neither_act_nor_listen(place: Place) -> None:
    foreign = {"Origin": "http://evil.example"}
    told = {"me": "an", "channel": "1", "text": "x"}
    assert (await place.client.post("/do/say", json=told, headers=foreign)).status == 403
    assert (await place.client.get("/live?me=an", headers=foreign)).status == 403
    plain = await place.client.post("/do/say", data=str(told), headers={"Content-Type": "text/plain"})
    assert plain.status == 415


@pytest.mark.parametrize(
    ("deed", "told"),
    [("dance", {}), ("tap", {"channel": "x"}), ("say", {"channel": "1"}), ("complete", [])],
)
async def test_nonsense_is_a_bad_request(place: Place, deed: str, told: object) -> None:
    body = {"me": "an", **told} if isinstance(told, dict) else told
    assert (await place.client.post(f"/do/{deed}", json=body)).status == 400


async def test_what_discord_does_not_have_is_refused(place: Place) -> None:
    told = {"me": "an", "channel": "12", "text": "x"}
    response = await place.client.post("/do/say", json=told)
    assert response.status == 409
    assert "Unknown Channel" in (await response.json())["error"]
    assert (await place.client.get("/cdn/attachments/1/2/cards.png")).status == 404


async def test_a_taken_port_is_no_obstacle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        async with World(Demo, tmp_path) as world:
            runner = await listen(world, "127.0.0.1", port)
            other = runner.addresses[0][1]
            await runner.cleanup()
    assert other != port
    assert f"http://127.0.0.1:{other}/" in capsys.readouterr().out
