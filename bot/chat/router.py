"""Every tap on a control and every form that was sent arrives here, is understood from its custom_id, and answered.

A tap on the public board is answered with the new board (it costs no request of its own), anything personal with a
message that only the tapper sees. Who may do what is decided at the table, never by which message was tapped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, cast

import discord

from bot.chat.desk import Desk, told
from bot.chat.ids import Surface, read
from bot.chat.private import privately
from bot.chat.render import Sheet
from bot.chat.reply import Reply, answer
from bot.chat.touch import Touch, carry_out, question, say, values_of
from bot.screens.refusals import notice
from bot.tables import StaleBoard

SEATING = frozenset({"sit", "again"})
"""Verbs after which somebody gets his private receipt: his seat, with the commitment."""


async def on_interaction(desk: Desk, interaction: discord.Interaction) -> None:
    """Answer a component or a form; commands are the command tree's. Raises nothing."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    data = cast("Mapping[str, Any]", interaction.data or {})
    found = read(str(data.get("custom_id", "")))
    words = desk.own_words(interaction)
    if found is None:
        await answer(desk, interaction, partial(say, desk, "tap-unknown", words))
        return
    spot, act = found
    touch = Touch(interaction, spot, act, values_of(data), words)
    # No board stands in direct messages: what comes from there is looked at more closely.
    board = spot.surface is Surface.BOARD and not touch.dm
    if spot.table is not None and board and not act.startswith("~"):
        await _on_board(desk, touch)
    else:
        await answer(desk, interaction, partial(privately, desk, touch))


async def _on_board(desk: Desk, touch: Touch) -> None:
    """A verb or an action tapped on the board. The new board rides on the response unless the painter is drawing it
    right now: then it will follow by itself."""
    table = touch.spot.table
    assert table is not None
    mine = table not in desk.painting
    if mine:
        desk.painting.add(table)
    drawn: list[StaleBoard] = []
    try:
        await answer(
            desk,
            touch.interaction,
            partial(_act_on_board, desk, touch, table, drawn if mine else None),
            partial(_board_was_shown, desk, drawn),
        )
    finally:
        if mine:
            desk.painting.discard(table)


async def _act_on_board(desk: Desk, touch: Touch, table: int, drawn: list[StaleBoard] | None) -> Reply:
    if (asked := await question(desk, touch, table)) is not None:
        return Reply(private=(asked,))
    result = await carry_out(desk, touch, table, touch.text)
    notes = list(told(result.notices, touch.words))
    if result.stale:
        notes.insert(0, touch.words("tap-stale"))
    private: list[Sheet] = []
    if touch.act in SEATING and not result.stale and result.seen.you is not None:
        private.append(await desk.hand(result.seen, touch.words, notes=notes))
    elif notes:
        private.append(await desk.note(notice("\n".join(notes)), result.seen))
    stale = await desk.tables.stale_board(table) if drawn is not None else None
    if stale is None or drawn is None or stale.message is None or stale.message != touch.message:
        return Reply(private=tuple(private))
    drawn.append(stale)
    return Reply(await desk.stale_board(stale), tuple(private))


async def _board_was_shown(desk: Desk, drawn: Sequence[StaleBoard]) -> None:
    for stale in drawn:
        if stale.message is not None:
            await desk.tables.board_shown(stale, stale.message)
