"""The command line: what it refuses in one line, how it checks a deal, and that it stops when it is told to."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from aiohttp import WSMsgType, web

from bot.__main__ import main
from bot.games import hosted
from rules.shuffle import commitment, shuffle

BOT = {"id": "900", "username": "chi", "discriminator": "0", "avatar": None, "bot": True}
APPLICATION = {
    **{"id": "900", "name": "chi", "flags": 0, "description": "", "icon": None, "owner": BOT, "team": None},
    **{"bot_public": True, "bot_require_code_grant": False, "verify_key": "", "rpc_origins": []},
}
SEED = bytes(range(32))
ROOT = Path(__file__).resolve().parents[2]


class Discord:
    """Just enough of Discord to log in to: two REST answers and a gateway that says hello."""

    def __init__(self) -> None:
        self.refuses = False
        self.closes: int | None = None
        self.identified = asyncio.Event()
        self.url = ""

    async def rest(self, request: web.Request) -> web.StreamResponse:
        if self.refuses:
            return self._json({"message": "401: Unauthorized", "code": 0}, 401)
        path = request.path.removeprefix("/api/v10")
        if path == "/gateway/bot":
            limit = {"total": 1000, "remaining": 999, "reset_after": 1, "max_concurrency": 1}
            url = self.url.replace("http", "ws") + "/gateway"
            return self._json({"url": url, "shards": 1, "session_start_limit": limit})
        if path.endswith("/commands"):
            return self._json([])
        if path.endswith("/emojis"):
            if request.method == "GET":
                return self._json({"items": []})
            named = {"id": "7", "name": (await request.json())["name"]}
            return self._json({**named, "require_colons": True, "managed": False, "available": True})
        if path == "/oauth2/applications/@me":
            return self._json(APPLICATION)
        return self._json(BOT)

    def _json(self, value: object, status: int = 200) -> web.Response:
        body = json.dumps(value).encode()
        return web.Response(
            body=body, status=status, headers={"Content-Type": "application/json", "Via": "test"}
        )

    async def gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 40_000}, "s": None, "t": None})
        async for message in socket:
            if message.type is WSMsgType.TEXT and json.loads(message.data)["op"] == 2:
                if self.closes is not None:
                    await socket.close(code=self.closes)
                    break
                ready = {
                    "v": 10,
                    "user": BOT,
                    "guilds": [],
                    "session_id": "s",
                    "application": {"id": "900", "flags": 0},
                }
                ready["shard"] = [0, 1]
                ready["resume_gateway_url"] = self.url.replace("http", "ws") + "/gateway"
                await socket.send_json({"op": 0, "d": ready, "s": 1, "t": "READY"})
                self.identified.set()
        return socket


@pytest.fixture
async def discord() -> AsyncIterator[Discord]:
    stand_in = Discord()
    app = web.Application()
    app.router.add_get("/gateway", stand_in.gateway)
    app.router.add_route("*", "/api/v10/{path:.*}", stand_in.rest)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    stand_in.url = f"http://127.0.0.1:{runner.addresses[0][1]}"
    yield stand_in
    await runner.cleanup()


async def start(data: Path, *arguments: str, **variables: str) -> asyncio.subprocess.Process:
    environment = {
        name: value for name, value in os.environ.items() if not name.startswith(("DISCORD", "CHI"))
    }
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=ROOT,
        env={**environment, "CHI_DATA": str(data), **variables},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_without_a_token_one_line_says_so(tmp_path: Path) -> None:
    process = await start(tmp_path, "run", DISCORD_TOKEN="")
    _, stderr = await process.communicate()
    assert process.returncode == 2
    assert stderr.decode().count("\n") == 1
    assert "DISCORD_TOKEN" in stderr.decode()


async def test_a_refused_token_is_one_line_and_no_traceback(tmp_path: Path, discord: Discord) -> None:
    discord.refuses = True
    process = await start(
        tmp_path,
        "run",
        DISCORD_TOKEN="not.a.token",
        DISCORD_API_URL=f"{discord.url}/api/v10",
        CHI_LOG="ERROR",
    )
    _, stderr = await process.communicate()
    assert process.returncode == 2
    assert stderr.decode().count("\n") == 1, stderr.decode()
    assert "refused DISCORD_TOKEN" in stderr.decode()


@pytest.mark.parametrize(("code", "exit_code"), [(4004, 2), (4013, 1), (4014, 2)])
async def test_a_gateway_that_closes_for_good_ends_the_bot_with_one_line(
    code: int, exit_code: int, tmp_path: Path, discord: Discord
) -> None:
    discord.closes = code
    address = f"{discord.url}/api/v10"
    process = await start(tmp_path, "run", DISCORD_TOKEN="a.b.c", DISCORD_API_URL=address, CHI_LOG="ERROR")
    _, stderr = await asyncio.wait_for(process.communicate(), 30)
    assert process.returncode == exit_code, stderr.decode()
    assert "Traceback" not in stderr.decode()


async def test_sigterm_ends_the_live_bot_cleanly_within_five_seconds(
    tmp_path: Path, discord: Discord
) -> None:
    process = await start(tmp_path, "run", DISCORD_TOKEN="a.b.c", DISCORD_API_URL=f"{discord.url}/api/v10")
    await asyncio.wait_for(discord.identified.wait(), 30)
    await asyncio.sleep(0.5)
    assert process.returncode is None, "it was let in and stays"
    before = time.monotonic()
    process.send_signal(signal.SIGTERM)
    _, stderr = await process.communicate()
    assert process.returncode == 0, stderr.decode()
    assert time.monotonic() - before < 5
    assert "Traceback" not in stderr.decode()
    assert (tmp_path / "chi.db").is_file()


def test_wrong_settings_are_all_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHI_LOG", "LOUD")
    monkeypatch.setenv("DEV_GUILD", "mine")
    assert main(["run"]) == 2
    assert {line.split()[0] for line in capsys.readouterr().err.splitlines()} == {"CHI_LOG", "DEV_GUILD"}


@pytest.mark.parametrize("game", hosted())
def test_a_deal_is_checked_from_what_was_published(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    published = ["--table", "t7", "--match", "3", "--entropy", "u1:5", "--entropy", "u2:6 chuối"]
    asked = ["verify", game, *published, "--commitment", commitment(SEED, "t7", 3)]
    assert main([*asked, "--seed", SEED.hex()]) == 0
    order, _ = shuffle(SEED, ["u1:5", "u2:6 chuối"], hosted()[game].game.pack)
    assert " ".join(map(str, order)) in capsys.readouterr().out
    assert main([*asked, "--seed", SEED.hex().replace("00", "01")]) == 1
    assert main([*asked, "--seed", "xyz"]) == 2
    assert main(["verify", "bridge", *published, "--commitment", "", "--seed", SEED.hex()]) == 2
