"""Answering an interaction: within Discord's three seconds, once, and whatever happens.

The work is done first and gives a `Reply`; then it is delivered. When the work takes too long the tap is acknowledged
meanwhile, without a promise. What was committed stays committed when the answer cannot be delivered any more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final

import aiohttp
import discord

from bot.chat.desk import Desk
from bot.chat.ids import Spot
from bot.chat.render import Sheet, modal
from bot.screens import Form, refusals
from bot.seen import Refused
from bot.store import StoreError
from bot.words import Words
from rules.game import Illegal

PATIENCE: Final = 1.5
"""Seconds after which a tap is acknowledged before its work is done. Discord gives up after 3."""

IN_VAIN: Final = 4.0
"""Seconds after which nothing can answer an interaction any more that was not acknowledged."""

GONE: Final = frozenset(
    {
        10008,  # the message that was tapped was deleted meanwhile
        10015,  # the interaction's token is not known any more
        10062,  # too late: Discord has given up on the interaction
        40060,  # acknowledged already: an answer of ours arrived although its confirmation was lost
        50027,  # the token is older than 15 minutes
    }
)
"""Discord's error codes that mean: there is nobody left to answer."""

TRANSPORT: Final = (aiohttp.ClientError, TimeoutError, OSError)
"""Discord could not be reached."""

SERVER_ERROR: Final = 500
"""From this status on Discord itself fell over."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Public:
    """A message that everybody sees. `posted` is told its id, or None when it did not become the answer."""

    sheet: Sheet
    posted: Callable[[int | None], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Reply:
    """What an interaction is answered with; nothing of it: the tap is only acknowledged.

    `update` replaces the message that was tapped, `private` are new messages that only the tapper sees, `public` is the
    answer to a command, above them.
    """

    update: Sheet | None = None
    private: tuple[Sheet, ...] = ()
    public: Public | None = None
    form: tuple[Form, Spot] | None = None


async def answer(
    desk: Desk,
    interaction: discord.Interaction,
    work: Callable[[], Awaitable[Reply]],
    after: Callable[[], Awaitable[None]] | None = None,
) -> None:
    """Do the work and answer. Refusals and errors become private sentences. Raises nothing.

    `after` runs once the answer was delivered.
    """
    words = desk.own_words(interaction)
    task = asyncio.current_task()
    assert task is not None
    desk.answering[task] = interaction.user.id
    try:
        reply = await _patiently(interaction, _explained(desk, words, work))
        if (
            reply.form is not None and interaction.response.is_done()
        ):  # a form cannot follow an acknowledgement
            reply = Reply(private=(await desk.note(refusals.notice(words("tap-again"))),))
        await deliver(desk, interaction, reply)
        if after is not None:
            await after()
    except discord.HTTPException as error:
        if error.code in GONE:
            log.info("the answer to interaction %s came too late (code %s)", interaction.id, error.code)
        elif error.status >= SERVER_ERROR:
            log.warning("the answer to interaction %s was lost: HTTP %s", interaction.id, error.status)
        else:
            await _apologise(desk, interaction, words)
    except TRANSPORT as error:
        log.warning("the answer to interaction %s was lost: %s", interaction.id, type(error).__name__)
    except Exception:
        await _apologise(desk, interaction, words)
    finally:
        del desk.answering[task]


async def _explained(desk: Desk, words: Words, work: Callable[[], Awaitable[Reply]]) -> Reply:
    """The work; what goes wrong in it as a private reply."""
    try:
        return await work()
    except (Refused, Illegal) as refused:
        return Reply(private=(await desk.note(refusals.refusal(refused, words)),))
    except StoreError as error:
        return Reply(private=(await desk.note(refusals.trouble(words, record(error))),))


def record(error: BaseException) -> str:
    """Write an unexpected error to the log; the number under which it is found there."""
    number = secrets.token_hex(4)
    log.error("trouble %s", number, exc_info=error)
    return number


async def _patiently(interaction: discord.Interaction, work: Awaitable[Reply]) -> Reply:
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=PATIENCE)
    if not done:
        try:
            # A tap: nothing to be seen yet. A command: "thinking", for the one who typed it.
            await interaction.response.defer(ephemeral=True)
        except (discord.HTTPException, *TRANSPORT) as error:
            log.info("interaction %s could not be deferred: %s", interaction.id, type(error).__name__)
    return await task


async def deliver(desk: Desk, interaction: discord.Interaction, reply: Reply) -> None:
    """Send the reply by whichever way is still open. Raises what the library raises."""
    response = interaction.response
    if reply.form is not None:
        await response.send_modal(modal(*reply.form))
        return
    waiting = list(reply.private)
    published = reply.public is not None and await _publish(interaction, reply.public)
    if reply.update is not None:
        view, files = reply.update.view, reply.update.files()
        if response.is_done():
            await interaction.edit_original_response(view=view, attachments=files)
        else:
            await response.edit_message(view=view, attachments=files)
        if interaction.message is not None:
            private = interaction.message.flags.ephemeral
            desk.panels.sent(
                interaction, reply.update.panel, interaction.message.id, original=True, private=private
            )
    elif waiting and response.type is discord.InteractionResponseType.deferred_channel_message:
        first = waiting.pop(0)
        answer = await interaction.edit_original_response(view=first.view, attachments=first.files())
        desk.panels.sent(interaction, first.panel, answer.id, original=True, private=True)
    for sheet in waiting:
        original = not (published or response.is_done())
        message = await _send(interaction, sheet, original=original)
        if message is not None:
            desk.panels.sent(interaction, sheet.panel, message, original=original, private=True)
    if not (published or response.is_done()):
        await response.defer(ephemeral=True)


async def _send(interaction: discord.Interaction, sheet: Sheet, *, original: bool) -> int | None:
    """Send a private message, as the answer itself (`original`) or after it; its id, if we were told it."""
    view, files = sheet.view, sheet.files()
    if original:
        return (await interaction.response.send_message(view=view, files=files, ephemeral=True)).message_id
    return (await interaction.followup.send(view=view, files=files, ephemeral=True, wait=True)).id


async def _publish(interaction: discord.Interaction, public: Public) -> bool:
    """Answer for everybody to see. False when that cannot be any more: a deferred answer is private for good."""
    message = None
    try:
        if not interaction.response.is_done():
            message = await _post(interaction, public.sheet)
    finally:
        await public.posted(message)
    return message is not None


async def _post(interaction: discord.Interaction, sheet: Sheet) -> int | None:
    """The id of the message that answers now, None when there is none. Raises what the library raises."""
    try:
        async with asyncio.timeout(IN_VAIN):
            sent = await interaction.response.send_message(view=sheet.view, files=sheet.files())
        return sent.message_id
    except (discord.HTTPException, *TRANSPORT) as error:
        # It may have arrived although its confirmation was lost, and then another one would be a second board.
        try:
            return (await interaction.original_response()).id
        except (discord.HTTPException, discord.ClientException, *TRANSPORT):
            raise error from None


async def _apologise(desk: Desk, interaction: discord.Interaction, words: Words) -> None:
    """The error that is being handled: into the log with a number, and the number to whoever met it."""
    number = secrets.token_hex(4)
    log.exception("trouble %s", number)
    try:
        await deliver(desk, interaction, Reply(private=(await desk.note(refusals.trouble(words, number)),)))
    except (discord.HTTPException, *TRANSPORT) as error:
        log.warning("trouble %s could not be told: %s", number, type(error).__name__)
