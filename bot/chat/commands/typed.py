"""Commands that the games bring along: to do by typing what their panels do by tapping.

Several games may share a name; what was typed then means what it means in the game of one's own table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from functools import partial

from bot.chat.commands.spec import Call, Offer, Option, Spec
from bot.chat.commands.table import my_table, other_game, tap
from bot.chat.desk import told
from bot.chat.reply import Reply
from bot.games import Hosted, Typed
from bot.seen import Refused, Seen


def typed_commands(hosted: Mapping[str, Hosted]) -> tuple[Spec, ...]:
    """One command for each name that a game announces."""
    by_name: dict[str, dict[str, Typed]] = {}
    for game in hosted.values():
        for each in game.typed:
            by_name.setdefault(each.name, {})[game.name] = each
    return tuple(_spec(name, games) for name, games in by_name.items())


def _spec(name: str, games: Mapping[str, Typed]) -> Spec:
    first = next(iter(games.values()))
    options = tuple(
        Option(field, required=at < first.required, complete=partial(_complete, games, field))
        for at, field in enumerate(first.fields)
    )
    return Spec(name, partial(_run, games), options, dm=True)


async def _table(call: Call, games: Mapping[str, Typed]) -> Seen:
    seen = await my_table(call, next(iter(games)) if len(games) == 1 else None)
    if seen.game not in games:
        raise other_game(call, seen)
    return seen


async def _run(games: Mapping[str, Typed], call: Call) -> Reply:
    seen = await _table(call, games)
    text = games[seen.game].act(seen, {name: str(value) for name, value in call.given.items()})
    result = await call.desk.tables.act(tap(call, seen, text))
    notes = told(result.notices, call.words)
    sheet = await call.desk.hand(result.seen, call.words, notes=notes, dm=call.dm, before=seen)
    return Reply(private=(sheet,))


async def _complete(games: Mapping[str, Typed], field: str, call: Call, current: str) -> Sequence[Offer]:
    try:
        seen = await _table(call, games)
    except Refused:
        return ()
    given = {name: str(value) for name, value in call.given.items()} | {field: current}
    return await asyncio.to_thread(games[seen.game].complete, seen, field, given, call.words)
