"""Taps that are answered with something only the tapper sees: his panel, notes, features, the ways out of a refusal."""

from __future__ import annotations

import asyncio

from bot.chat import features
from bot.chat.desk import Desk, told
from bot.chat.ids import Spot, Surface
from bot.chat.reply import Reply
from bot.chat.touch import Touch, carry_out, in_match, place, question, say, within_reach
from bot.games import Act, Draft
from bot.screens import Form, acts
from bot.screens.proof import proof
from bot.screens.refusals import refusal, sentence
from bot.screens.seat import quitting, word_form
from bot.seen import Refused, Seen
from rules.game import Illegal


async def privately(desk: Desk, touch: Touch) -> Reply:
    """Whatever is answered with something that only the tapper sees."""
    word, _, rest = touch.act.partition(" ")
    if word in features.ACTS:
        given = " ".join(filter(None, (rest, *touch.values)))
        sheet = await features.answer(desk, touch.interaction, touch.words, word, given)
        if isinstance(sheet, Form):
            return Reply(form=(sheet, Spot()))
        return place(touch, sheet, *((Surface.NOTE,) if touch.spot.table is None else ()))
    if touch.spot.table is None:
        if word in (acts.GOTO.strip(), acts.QUIT.strip()) and rest.isdecimal():
            return await _other_table(desk, touch, word, int(rest))
        return await say(desk, "tap-unknown", touch.words)
    seen = await desk.tables.look(touch.spot.table, touch.user)
    if seen is None or not await within_reach(desk, touch, seen):
        return await say(desk, "table-gone", touch.words)
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
        sheet = await desk.hand(fresh, touch.words, touch.spot.draft, (said,), dm=touch.dm, refused=True)
        return place(touch, sheet, Surface.HAND)


async def _shared(desk: Desk, touch: Touch, seen: Seen, word: str, rest: str) -> Reply:
    """The acts that mean the same at every table."""
    words, hosted = touch.words, desk.hosted[seen.game]
    match word:
        case acts.WORD:
            return Reply(form=(word_form(words), Spot(seen.table, seen.version, Surface.HAND)))
        case acts.DETAILS:
            sheet = await desk.note(hosted.details(seen, words), seen)
        case acts.REVIEW if hosted.review is not None:
            sheet = await desk.note(await asyncio.to_thread(hosted.review, seen, words), seen)
        case acts.RULES:
            sheet = await desk.note(hosted.rules(seen.ruleset, words), seen)
        case acts.PROOF:
            sheet = await desk.note(proof(seen, words), seen)
        case acts.HOST:
            sheet = await desk.host(seen, words, moderator=touch.moderator)
            return place(touch, sheet, Surface.HAND, Surface.NOTE, Surface.HOST)
        case acts.FRESH if touch.spot.surface is Surface.HOST:
            sheet = await desk.host(seen, words, moderator=touch.moderator)
        case acts.HAND | acts.FRESH:
            notes = told(await desk.tables.notices(seen.table, touch.user), words)
            sheet = await desk.hand(seen, words, notes=notes, dm=touch.dm)
            return place(touch, sheet, Surface.HAND, Surface.NOTE, Surface.HOST)
        case _:
            return await _other_table(desk, touch, word, int(rest) if rest.isdecimal() else -1)
    return place(touch, sheet, Surface.NOTE, Surface.HOST)


async def _gesture(desk: Desk, touch: Touch, seen: Seen) -> Reply:
    """A gesture of the game's own panel."""
    hosted = desk.hosted[seen.game]
    outcome = hosted.gesture(seen, touch.act.removeprefix("~"), touch.values, touch.words)
    match outcome:
        case Form():
            return Reply(form=(outcome, Spot(seen.table, seen.version, Surface.HAND, touch.spot.draft)))
        case Draft(text, said):
            sheet = await desk.hand(seen, touch.words, text, (said,) if said else (), dm=touch.dm)
            return place(touch, sheet, Surface.HAND)
        case Act(text, draft):
            return await _act(desk, touch, seen, text, draft)


async def _act(desk: Desk, touch: Touch, seen: Seen, text: str, draft: str = "") -> Reply:
    """A verb or an action from a private message: it becomes what the table now looks like to him, with `draft`."""
    if (asked := await question(desk, touch, seen.table)) is not None:
        return Reply(private=(asked,))
    result = await carry_out(desk, touch, seen.table, text)
    notes = list(told(result.notices, touch.words))
    if result.stale:
        notes.insert(0, touch.words("tap-stale"))
    if touch.spot.surface is Surface.HOST:
        sheet = await desk.host(result.seen, touch.words, moderator=touch.moderator, notes=notes)
    else:
        sheet = await desk.hand(result.seen, touch.words, draft, notes, dm=touch.dm, before=seen)
    return place(touch, sheet, Surface.HAND, Surface.NOTE, Surface.HOST)


async def _other_table(desk: Desk, touch: Touch, word: str, table: int) -> Reply:
    """Go to another table of his, or leave it: the ways out of a refusal."""
    seen = await desk.tables.look(table, touch.user)
    if seen is None or not await within_reach(desk, touch, seen):
        return await say(desk, "table-gone", touch.words)
    if word == acts.QUIT.strip():
        if in_match(seen):
            return place(touch, await desk.note(quitting(seen, touch.words), seen), Surface.NOTE)
        seen = (await carry_out(desk, touch, table, "stand")).seen
    return place(touch, await desk.hand(seen, touch.words, dm=touch.dm), Surface.NOTE)
