"""From a tap's text to what is done at the table, and everything that can be refused.

Refusals are `Refused(code, **facts)`, each with a sentence `refused-<code>`; nothing has changed then. (Facts called `names` are
names of people as they write them: whoever shows them makes them harmless.)

    no-such-table                            no table has this number (any more)
    table-closed                             it is closed
    paused (why)                             its channel cannot be written to; `why` is a code
    not-seated                               he does not sit here
    already-seated                           he does already
    seated-elsewhere (table, channel, message, link)    one seat a person and server; the last two may be None
    table-full                               no free chair
    too-poor (need, have, stake)             chips: one must have ten stakes to be in
    match-live                               only between two matches
    no-match                                 only while a match is live
    not-in-match                             he sits here, but was not dealt in
    left-match                               he has left this match
    too-many-actions (most)                  he has done so much in this match that nothing more is taken down
    answered-before                          this very tap was refused before
    leave-first                              who was dealt in leaves the match, not the chair
    clock-only                               that is for the clock to do
    nothing-to-skip                          nothing is being revealed
    no-plans                                 nobody waits for a turn in this game
    no-plan-to-leave                         leaving is not planned, it is done
    not-host                                 only the host may
    not-yours-to-close (live)                only the host or a moderator may close; a live match only a moderator
    close-own-match                          not even a moderator, while he plays for chips himself
    not-all-ready (names)                    this ruleset is dealt when everybody is ready
    nobody-ready                             nobody but the host is ready
    too-few (least) · seats (choices)        so many cannot play
    no-such-strength · no-computer           computer players
    no-such-player · not-yourself            whom to remove
    bad-word (longest)                       a word for the shuffle: one line

and at the opening: no-such-game, no-such-ruleset (rulesets), bad-stake (least, most), bad-seats (choices),
bad-computers (most), channel-not-allowed (channels).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeAlias

from bot.seen import Phase, Refused
from bot.tables import lobby, match, playing
from bot.tables.asks import Tap
from bot.tables.chairs import player
from bot.tables.room import Room


class Stale(Enum):
    """When the version that a tapped screen showed is too old for what the tap means."""

    NEVER = "never"
    MATCH = "match"  # it showed another match or lobby
    MOVE = "move"  # the match has gone on since


Handler: TypeAlias = Callable[[Room, Tap, str], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Verb:
    do: Handler
    stale: Stale


VERBS: Final[Mapping[str, Verb]] = {
    "sit": Verb(lobby.sit, Stale.NEVER),
    "stand": Verb(lobby.stand, Stale.NEVER),
    "leave": Verb(playing.leave, Stale.MATCH),
    "ready": Verb(lobby.ready, Stale.MATCH),
    "unready": Verb(lobby.unready, Stale.MATCH),
    "again": Verb(lobby.again, Stale.MATCH),
    "deal": Verb(lobby.deal, Stale.MATCH),
    "computer": Verb(lobby.computer, Stale.MATCH),
    "computer-out": Verb(lobby.computer_out, Stale.MATCH),
    "kick": Verb(lobby.kick, Stale.MATCH),
    "close": Verb(lobby.close, Stale.MATCH),
    "word": Verb(lobby.word, Stale.NEVER),
    "skip": Verb(playing.skip, Stale.MOVE),
    "plan": Verb(playing.plan, Stale.MATCH),
    "unplan": Verb(playing.unplan, Stale.MATCH),
}
"""What a tap's text may begin with. Everything else is an action of the game."""


def is_stale(room: Room, tap: Tap) -> bool:
    """Whether the tapped screen was too old for what the tap means. What was typed is never stale.

    Setting one's cards is judged by the rules alone, whatever others have done meanwhile; a play in turn answers what
    lay on the table.
    """
    if tap.version is None:
        return False
    verb = VERBS.get(tap.text.partition(" ")[0])
    rule = verb.stale if verb is not None else Stale.MOVE if room.table.wait_kind == "turn" else Stale.MATCH
    return rule is not Stale.NEVER and tap.version < (
        room.table.since if rule is Stale.MATCH else room.table.moved
    )


async def carry_out(room: Room, tap: Tap) -> None:
    """Do what a tap says. Raises `Refused` or `Illegal`."""
    name, _, rest = tap.text.strip().partition(" ")
    if room.phase is Phase.CLOSED:
        raise Refused("table-closed")
    if room.phase is Phase.PAUSED and name != "close":
        raise Refused("paused", why=room.table.paused_because)
    chair = room.chair_of(tap.user)
    if chair is not None:
        chair.name = tap.name
    verb = VERBS.get(name)
    if verb is not None:
        await verb.do(room, tap, rest.strip())
    else:
        chair = player(room, tap.user)
        assert chair.seat is not None
        await match.play_of_person(room, chair.seat, tap.text)
    room.touch()
    _panel_drawn(room, tap)


def _panel_drawn(room: Room, tap: Tap) -> None:
    """The panel that was tapped is redrawn by the answer."""
    players = room.last.players if room.last is not None and not room.live else room.players
    for one in players:
        if tap.panel is not None and one.user_id == tap.user and one.dm_message == tap.panel:
            one.hand_shown = one.hand
