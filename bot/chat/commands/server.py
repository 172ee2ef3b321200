"""Commands about a server: `/leaderboard`, `/wallet`, `/daily`, `/help`, `/settings`."""

from __future__ import annotations

from functools import partial
from typing import Final

from bot.chat import features
from bot.chat.commands.spec import Call, Option, Spec
from bot.chat.reply import Reply
from bot.screens import Form, acts
from bot.screens.standings import PERIODS


async def _feature(act: str, call: Call) -> Reply:
    sheet = await features.answer(call.desk, call.interaction, call.words, act)
    assert not isinstance(sheet, Form), "a command opens no form"
    return Reply(private=(sheet,))


async def _leaderboard(call: Call) -> Reply:
    period = str(call.given.get("period", "all"))
    sheet = await features.answer(call.desk, call.interaction, call.words, acts.STANDINGS, period)
    assert not isinstance(sheet, Form), "a command opens no form"
    return Reply(private=(sheet,))


SERVER: Final = (
    Spec(
        "leaderboard",
        _leaderboard,
        (Option("period", choices=tuple((period, f"standings-{period}-button") for period in PERIODS)),),
    ),
    Spec("wallet", partial(_feature, acts.WALLET), dm=True),
    Spec("daily", partial(_feature, acts.DAILY)),
    Spec("help", partial(_feature, acts.HELP), dm=True),
    Spec("settings", partial(_feature, acts.SETTINGS), manage=True),
)
