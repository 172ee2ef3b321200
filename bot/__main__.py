"""python -m bot: the bot live in Discord, or in the sandbox, and the tools of whoever runs it."""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot import settings as reading
from bot.settings import BadSettings, Settings

LOCAL: Final = ("127.0.0.1", "localhost", "::1")
EPILOG: Final = (
    "Without a command: live if DISCORD_TOKEN is set, else the sandbox. Variables: see .env.example."
)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code. 2: the settings or the command line are wrong."""
    asked = _parser().parse_args(argv)
    if asked.command == "verify":
        return _verify(asked)
    try:
        settings = reading.read(os.environ)
    except BadSettings as bad:
        return _fail("\n".join(bad.complaints), 2)
    command = asked.command or ("run" if settings.token else "sandbox")
    match command:
        case "run":
            return _run(settings)
        case "sandbox":
            return _sandbox(settings, getattr(asked, "host", "127.0.0.1"), getattr(asked, "port", 8765))
        case _:
            return _backup(settings, asked.file)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__, epilog=EPILOG)
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="the bot, live in Discord (needs DISCORD_TOKEN)")

    sandbox = commands.add_parser("sandbox", help="the same bot in a simulated Discord, in your browser")
    sandbox.add_argument(
        "--host", choices=LOCAL, default=LOCAL[0], help="address to listen on, of this machine only"
    )
    sandbox.add_argument("--port", type=int, default=8765, help="port to listen on (default: %(default)s)")

    verify = commands.add_parser("verify", help="check a deal from what was published about it")
    verify.add_argument("game", help="the game, such as maubinh")
    verify.add_argument("--table", required=True, help="the table's name, as published")
    verify.add_argument("--match", type=int, required=True, help="the number of the match at that table")
    verify.add_argument("--commitment", required=True, help="64 hex digits, shown before the deal")
    verify.add_argument("--seed", required=True, help="64 hex digits, shown after the match")
    verify.add_argument(
        "--entropy",
        action="append",
        default=[],
        metavar="TEXT",
        help="what a player added; in order, once for each",
    )

    backup = commands.add_parser("backup", help="copy the database, also while the bot runs")
    backup.add_argument("file", type=Path, help="where the copy goes")
    return parser


def _run(settings: Settings) -> int:
    from bot.app import build  # noqa: PLC0415  --help and verify need none of it
    from bot.chat.live import CannotRun, live  # noqa: PLC0415
    from bot.chat.logs import setup  # noqa: PLC0415
    from bot.store import StoreError  # noqa: PLC0415
    from bot.tables import SealError  # noqa: PLC0415

    if settings.token is None:
        return _fail("DISCORD_TOKEN is not set: put it into .env (see .env.example), or try the sandbox.", 2)
    setup(settings.log_level)
    token = settings.token

    async def run() -> None:
        await live(build(settings), token)

    try:
        asyncio.run(run())
    except CannotRun as error:
        return _fail(str(error), error.code)
    except (StoreError, SealError) as error:
        return _fail(str(error), 1)
    return 0


def _sandbox(settings: Settings, host: str, port: int) -> int:
    try:
        from bot.sandbox import serve  # noqa: PLC0415  it needs more than the bot does
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] in {"bot", "rules"}:
            raise  # ours: nothing to install mends that
        return _fail(f"The sandbox needs {missing.name}: pip install -e '.[sandbox]'", 2)
    from bot.chat.logs import setup  # noqa: PLC0415
    from bot.store import StoreError  # noqa: PLC0415
    from bot.tables import SealError  # noqa: PLC0415

    setup(settings.log_level)
    try:
        return asyncio.run(serve(settings, host, port))
    except KeyboardInterrupt:
        return 0
    except (StoreError, SealError) as error:
        return _fail(str(error), 1)


def _verify(asked: argparse.Namespace) -> int:
    from bot.games import hosted  # noqa: PLC0415
    from rules.shuffle import verify  # noqa: PLC0415

    games = hosted()
    if asked.game not in games:
        return _fail(f"There is no game {asked.game!r}; there are {', '.join(games)}.", 2)
    try:
        order = verify(
            asked.commitment.strip().lower(),
            bytes.fromhex(asked.seed),
            table=asked.table,
            match=asked.match,
            entropy=asked.entropy,
            pack=games[asked.game].game.pack,
        )
    except ValueError as error:
        return _fail(f"That is no seed: {error}.", 2)
    if order is None:
        return _fail("NOT the seed that was committed to.", 1)
    sys.stdout.write("The seed is the one that was committed to. The pack was dealt in this order:\n")
    sys.stdout.write(" ".join(map(str, order)) + "\n")
    return 0


def _backup(settings: Settings, file: Path) -> int:
    from bot.store import StoreError  # noqa: PLC0415
    from bot.store.backup import backup  # noqa: PLC0415

    if not isinstance(settings.store, Path):
        return _fail("Only a database in a file is copied; use your database's own tools.", 2)
    try:
        backup(settings.store, file)
    except StoreError as error:
        return _fail(str(error), 1)
    sys.stdout.write(f"{file}\n")
    return 0


def _fail(sentence: str, code: int) -> int:
    sys.stderr.write(sentence + "\n")
    return code


if __name__ == "__main__":
    sys.exit(main())
