"""Commands about the table where one sits: `/hand`, `/leave`, `/rules`, `/verify`."""

from __future__ import annotations

from collections.abc import Mapping

from bot.chat.commands.play import game_of, games, rulesets
from bot.chat.commands.spec import Call, Option, Spec
from bot.chat.desk import noted, told
from bot.chat.reply import Reply
from bot.chat.touch import in_match, may_moderate
from bot.games import Hosted
from bot.screens.phrases import game_title
from bot.screens.proof import proof
from bot.screens.seat import quitting
from bot.seen import Phase, Proof, Refused, Seen
from bot.tables import Tap
from rules.shuffle import verify


async def my_table(call: Call, game: str | None = None) -> Seen:
    """The table where he sits: in this server, or in a DM the newest one, a live match first. `game` narrows it down.

    Raises `Refused("no-table-here" | "other-game" | "no-table-anywhere")`.
    """
    tables, guild = call.desk.tables, call.interaction.guild_id
    if guild is not None:
        table = await tables.seated(guild, call.user)
        seen = await tables.look(table, call.user) if table is not None else None
        if seen is None:
            raise Refused("no-table-here")
        if game not in (None, seen.game):
            raise other_game(call, seen)
        return seen
    sitting = [seen for seen in await tables.tables_of(call.user) if game in (None, seen.game)]
    if not sitting:
        raise Refused("no-table-anywhere")
    return max(sitting, key=lambda seen: (seen.phase is Phase.PLAYING, seen.table))


def other_game(call: Call, seen: Seen) -> Refused:
    """That what was typed is for another game than that of his table."""
    return Refused("other-game", game=game_title(seen.game, call.words))


async def shown_table(call: Call) -> Seen:
    """The table where he sits, else the newest of this channel. Raises `Refused("no-table-here")`."""
    try:
        return await my_table(call)
    except Refused:
        channel = call.interaction.channel_id
        table = await call.desk.tables.latest(channel) if channel is not None and not call.dm else None
        seen = await call.desk.tables.look(table, call.user) if table is not None else None
        if seen is None:
            raise
        return seen


async def hand(call: Call) -> Reply:
    seen = await my_table(call)
    notes = told(await call.desk.tables.notices(seen.table, call.user), call.words)
    return Reply(private=(await call.desk.hand(seen, call.words, notes=notes, dm=call.dm),))


async def leave(call: Call) -> Reply:
    """Out of a lobby at once; out of a live match after a question."""
    seen = await my_table(call)
    if in_match(seen):
        return Reply(private=(await call.desk.note(quitting(seen, call.words), seen),))
    answer = await call.desk.tables.act(tap(call, seen, "stand"))
    notes = (call.words("table-left"), *told(answer.notices, call.words))
    return Reply(private=(await call.desk.hand(answer.seen, call.words, notes=notes, dm=call.dm),))


def tap(call: Call, seen: Seen, text: str) -> Tap:
    """Something typed rather than tapped: it refers to no version that was seen."""
    return Tap(
        id=str(call.interaction.id),
        user=call.user,
        name=call.interaction.user.display_name,
        table=seen.table,
        text=text,
        guild=call.interaction.guild_id,
        moderator=may_moderate(call.interaction),
    )


async def rules(call: Call) -> Reply:
    """The rules of a game that was named, else of the table in sight, else of the first game."""
    if not call.given:
        try:
            seen = await shown_table(call)
        except Refused:
            pass
        else:
            return Reply(
                private=(await call.desk.note(call.desk.hosted[seen.game].rules(seen.ruleset, call.words)),)
            )
    game = game_of(call)
    known = game.game.rulesets
    ruleset = known.get(str(call.given.get("ruleset")), next(iter(known.values())))
    return Reply(private=(await call.desk.note(game.rules(ruleset, call.words)),))


async def check(call: Call) -> Reply:
    """The last deal of the table in sight, computed again."""
    seen = await shown_table(call)
    last = seen.finished
    notes: tuple[str, ...] = ()
    if last is not None and last.proof.seed is not None:
        fair = dealt_fairly(last.proof, call.desk.hosted[seen.game].game.pack)
        notes = (call.words("verify-ok" if fair else "verify-bad", match=last.match),)
    return Reply(private=(await call.desk.note(noted(proof(seen, call.words), notes), seen),))


def dealt_fairly(shown: Proof, pack: tuple[object, ...]) -> bool:
    """Whether the revealed seed is the one that was committed to."""
    if shown.seed is None:
        return False
    order = verify(
        shown.commitment,
        bytes.fromhex(shown.seed),
        table=shown.table,
        match=shown.match,
        entropy=shown.entropy,
        pack=pack,
    )
    return order is not None


def table_commands(hosted: Mapping[str, Hosted]) -> tuple[Spec, ...]:
    """The commands about one's table; `hosted` are the games whose rules can be read."""
    return (
        Spec("hand", hand, dm=True),
        Spec("leave", leave, dm=True),
        Spec("rules", rules, (games(hosted), Option("ruleset", complete=rulesets)), dm=True),
        Spec("verify", check, dm=True),
    )
