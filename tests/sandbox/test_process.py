"""`python -m bot sandbox`, as whoever tries the bot runs it."""

from __future__ import annotations

import asyncio
import os
import re
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path

import aiohttp

ROOT = Path(__file__).parents[2]


async def start(data: Path) -> Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "sandbox", "--port", "0"),
        cwd=data,
        env={"PATH": os.environ["PATH"], "PYTHONPATH": str(ROOT), "CHI_DATA": str(data)},
        stdout=PIPE,
        stderr=PIPE,
    )


async def test_it_says_where_it_is_refuses_a_second_one_and_ends_cleanly(tmp_path: Path) -> None:
    process = await start(tmp_path)
    assert process.stdout is not None
    async with asyncio.timeout(30):
        said = (await process.stdout.readline()).decode()
    found = re.search(r"http://127\.0\.0\.1:\d+/", said)
    assert found is not None, said
    async with aiohttp.ClientSession() as session, session.get(found.group()) as page:
        assert page.status == 200

    second = await start(tmp_path)
    async with asyncio.timeout(30):
        _, complaint = await second.communicate()
    assert second.returncode == 1
    assert b"Traceback" not in complaint

    process.terminate()
    async with asyncio.timeout(10):
        out, error = await process.communicate()
    assert (process.returncode, out) == (0, b"")
    assert b"Traceback" not in error
    assert (tmp_path / "sandbox" / "discord" / "world.json").is_file()
