"""Every tap on a control and every form that was sent arrives here, is understood from its custom_id, and answered.

A tap on the public board is answered with the new board (it costs no request of its own), anything personal with a
message that only the tapper sees. Who may do what is decided at the table, never by which message was tapped.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, cast

import discord

from bot.chat import features
from bot.chat.desk import Desk, told
from bot.chat.ids import Spot, Surface, read
from bot.chat.render import Sheet
from bot.chat.reply import Reply, answer
from bot.games import Act, Draft
from bot.screens import Form, acts
from bot.screens.proof import proof
from bot.screens.refusals import notice, refusal, sentence
from bot.screens.seat import quitting, word_form
from bot.seen import Phase, Refused, Seen
from bot.tables import Answer, StaleBoard, Tap
from bot.words import Words
from rules.game import Illegal

SEATING = frozenset({"sit", "again"})
"""Verbs after which somebody gets his private receipt: his seat, with the commitment."""


@dataclass(frozen=True, slots=True)
class Touch:
    """One tap: by whom, where, on what, with what chosen or typed."""

    interaction: discord.Interaction
    spot: Spot
    act: str
    values: tuple[str, ...]
    words: Words

    @property
    def user(self) -> int:
        return self.interaction.user.id

    @property
    def moderator(self) -> bool:
        return may_moderate(self.interaction)

    @property
    def message(self) -> int | None:
        """The message that was tapped."""
        return self.interaction.message.id if self.interaction.message is not None else None

    @property
    def own(self) -> bool:
        """Whether the message is one that only he sees, so that the answer may take its place."""
        message = self.interaction.message
        return message is not None and (self.dm or message.flags.ephemeral)

    @property
    def dm(self) -> bool:
        return self.interaction.guild_id is None

    @property
    def text(self) -> str:
        """The act with what was chosen or typed, as the table reads it."""
        return acts.join(self.act, *self.values)


def may_moderate(interaction: discord.Interaction) -> bool:
    """Whether he may close other people's tables here."""
    return interaction.guild_id is not None and interaction.permissions.manage_messages


async def on_interaction(desk: Desk, interaction: discord.Interaction) -> None:
    """Answer a component or a form; commands are the command tree's. Raises nothing."""
    if interaction.type not in (discord.InteractionType.component, discord.InteractionType.modal_submit):
        return
    data = cast("Mapping[str, Any]", interaction.data or {})
    found = read(str(data.get("custom_id", "")))
    words = desk.own_words(interaction)
    if found is None:
        await answer(desk, interaction, partial(_unknown, desk, words))
        return
    spot, act = found
    touch = Touch(interaction, spot, act, values_of(data), words)
    if spot.table is not None and spot.surface is Surface.BOARD and not act.startswith("~"):
        await _on_board(desk, touch)
    else:
        await answer(desk, interaction, partial(_privately, desk, touch))


def values_of(data: Mapping[str, Any]) -> tuple[str, ...]:
    """What was chosen in a select, or typed into a form's fields, in order."""
    if "components" not in data:
        return tuple(map(str, data.get("values", ())))
    typed: list[str] = []
    for part in data["components"]:
        inner = part.get("component")
        fields = part.get("components", ()) if inner is None else (inner,)
        typed += (str(field.get("value", "")).strip() for field in fields)
    return tuple(typed)


async def _unknown(desk: Desk, words: Words) -> Reply:
    return Reply(private=(await desk.note(notice(words("tap-unknown"))),))


# ------------------------------------------------------------------------------------------- the public board


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
    if (question := await _leaving(desk, touch, table)) is not None:
        return Reply(private=(question,))
    result = await _tap(desk, touch, table, touch.text)
    notes = list(told(result.notices, touch.words))
    if result.stale:
        notes.insert(0, touch.words("tap-stale"))
    private: list[Sheet] = []
    if touch.act in SEATING and not result.stale and result.seen.you is not None:
        private.append(await desk.hand(result.seen, touch.words, notes=notes))
    elif notes:
        private.append(await desk.note(notice("\n".join(notes)), result.seen))
    stale = await desk.tables.stale_board(table) if drawn is not None else None
    if stale is None or drawn is None or stale.message != touch.message:
        return Reply(private=tuple(private))
    drawn.append(stale)
    return Reply(await desk.stale_board(stale), tuple(private))


async def _board_was_shown(desk: Desk, drawn: Sequence[StaleBoard]) -> None:
    for stale in drawn:
        if stale.message is not None:
            await desk.tables.board_shown(stale, stale.message)


# ------------------------------------------------------------------------------------------------ private taps


async def _privately(desk: Desk, touch: Touch) -> Reply:
    """Whatever is answered with something that only the tapper sees."""
    word, _, rest = touch.act.partition(" ")
    if word in features.ACTS:
        given = " ".join(filter(None, (rest, *touch.values)))
        sheet = await features.answer(desk, touch.interaction, touch.words, word, given)
        if isinstance(sheet, Form):
            return Reply(form=(sheet, Spot()))
        return _place(touch, sheet, *((Surface.NOTE,) if touch.spot.table is None else ()))
    if touch.spot.table is None:
        if word in (acts.GOTO.strip(), acts.QUIT.strip()) and rest.isdecimal():
            return await _other_table(desk, touch, word, int(rest))
        return await _unknown(desk, touch.words)
    seen = await desk.tables.look(touch.spot.table, touch.user)
    if seen is None:
        return Reply(private=(await desk.note(notice(touch.words("table-gone"))),))
    if word in acts.SHARED:
        return await _shared(desk, touch, seen, word, rest)
    try:
        if touch.act.startswith("~"):
            return await _gesture(desk, touch, seen)
        return await _act(desk, touch, seen, touch.text)
    except (Refused, Illegal) as refused:
        if touch.spot.surface is not Surface.HAND:
            raise
        # In one's own panel the reason stands where one is looking, and everything else stays as it was.
        if isinstance(refused, Refused) and "table" in refused.facts:
            return Reply(private=(await desk.note(refusal(refused, touch.words), seen),))
        fresh = await desk.tables.look(seen.table, touch.user) or seen
        said = f"⚠️ {sentence(refused, touch.words)}"
        sheet = await desk.hand(fresh, touch.words, touch.spot.draft, (said,), dm=touch.dm)
        return _place(touch, sheet, Surface.HAND)


async def _shared(desk: Desk, touch: Touch, seen: Seen, word: str, rest: str) -> Reply:
    """The acts that mean the same at every table."""
    words, hosted = touch.words, desk.hosted[seen.game]
    match word:
        case acts.WORD:
            return Reply(form=(word_form(words), Spot(seen.table, seen.version, Surface.HAND)))
        case acts.DETAILS:
            sheet = await desk.note(hosted.details(seen, words), seen)
        case acts.RULES:
            sheet = await desk.note(hosted.rules(seen.ruleset, words), seen)
        case acts.PROOF:
            sheet = await desk.note(proof(seen, words), seen)
        case acts.HOST:
            sheet = await desk.host(seen, words, moderator=touch.moderator)
            return _place(touch, sheet, Surface.HAND, Surface.NOTE, Surface.HOST)
        case acts.FRESH if touch.spot.surface is Surface.HOST:
            sheet = await desk.host(seen, words, moderator=touch.moderator)
        case acts.HAND | acts.FRESH:
            notes = told(await desk.tables.notices(seen.table, touch.user), words)
            sheet = await desk.hand(seen, words, notes=notes, dm=touch.dm)
            return _place(touch, sheet, Surface.HAND, Surface.NOTE, Surface.HOST)
        case _:
            return await _other_table(desk, touch, word, int(rest) if rest.isdecimal() else -1)
    return _place(touch, sheet, Surface.NOTE, Surface.HOST)


def _place(touch: Touch, sheet: Sheet, *turns: Surface) -> Reply:
    """In place of the tapped message, if that is one of these screens and only he sees it; else as a new message."""
    return Reply(sheet) if touch.own and touch.spot.surface in turns else Reply(private=(sheet,))


async def _gesture(desk: Desk, touch: Touch, seen: Seen) -> Reply:
    """A gesture of the game's own panel."""
    hosted = desk.hosted[seen.game]
    outcome = hosted.gesture(seen, touch.act.removeprefix("~"), touch.values, touch.words)
    match outcome:
        case Form():
            return Reply(form=(outcome, Spot(seen.table, seen.version, Surface.HAND, touch.spot.draft)))
        case Draft(text, said):
            sheet = await desk.hand(seen, touch.words, text, (said,) if said else (), dm=touch.dm)
            return _place(touch, sheet, Surface.HAND)
        case Act(text, draft):
            return await _act(desk, touch, seen, text, draft)


async def _act(desk: Desk, touch: Touch, seen: Seen, text: str, draft: str = "") -> Reply:
    """A verb or an action from a private message: it becomes what the table now looks like to him, with `draft`."""
    if (question := await _leaving(desk, touch, seen.table)) is not None:
        return Reply(private=(question,))
    result = await _tap(desk, touch, seen.table, text)
    notes = list(told(result.notices, touch.words))
    if result.stale:
        notes.insert(0, touch.words("tap-stale"))
    if touch.spot.surface is Surface.HOST:
        sheet = await desk.host(result.seen, touch.words, moderator=touch.moderator, notes=notes)
    else:
        sheet = await desk.hand(result.seen, touch.words, draft, notes, dm=touch.dm)
    return _place(touch, sheet, Surface.HAND, Surface.NOTE, Surface.HOST)


async def _leaving(desk: Desk, touch: Touch, table: int) -> Sheet | None:
    """The question before somebody walks away from a live match; None for any other tap.

    `leave` on a private panel was asked about by the panel itself.
    """
    if touch.act != "stand" and not (touch.act == "leave" and touch.spot.surface is Surface.BOARD):
        return None
    seen = await desk.tables.look(table, touch.user)
    if seen is None or not in_match(seen):
        return None
    return await desk.note(quitting(seen, touch.words), seen)


def in_match(seen: Seen) -> bool:
    """Whether he was dealt in, has not left, and the match is live."""
    return (
        seen.phase is Phase.PLAYING and seen.you is not None and seen.seat is not None and not seen.you.left
    )


async def _other_table(desk: Desk, touch: Touch, word: str, table: int) -> Reply:
    """Go to another table of his, or leave it: the ways out of a refusal."""
    seen = await desk.tables.look(table, touch.user)
    if seen is None:
        return Reply(private=(await desk.note(notice(touch.words("table-gone"))),))
    if word == acts.QUIT.strip():
        if in_match(seen):
            return _place(touch, await desk.note(quitting(seen, touch.words), seen), Surface.NOTE)
        seen = (await _tap(desk, touch, table, "stand")).seen
    return _place(touch, await desk.hand(seen, touch.words, dm=touch.dm), Surface.NOTE)


async def _tap(desk: Desk, touch: Touch, table: int, text: str) -> Answer:
    """Carry it out at the table."""
    interaction = touch.interaction
    return await desk.tables.act(
        Tap(
            id=str(interaction.id),
            user=touch.user,
            name=interaction.user.display_name,
            table=table,
            text=text,
            version=touch.spot.version if table == touch.spot.table else None,
            moderator=touch.moderator,
            panel=touch.message if touch.dm and touch.spot.surface is Surface.HAND else None,
        )
    )
