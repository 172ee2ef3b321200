"""What people do at a table between two matches: sit down, get ready, deal, add computer players, leave, close.

Each verb is a function of the room, the tap, and what follows the verb in the tap's text; what it refuses is listed
in `bot.tables.taps`.
"""

from __future__ import annotations

import unicodedata
from typing import Final

from bot.seen import Phase, Refused
from bot.store.rows import ChairRow
from bot.tables import match
from bot.tables.asks import Tap
from bot.tables.chairs import add_computer, afford, seated, take_seat
from bot.tables.closing import close as close_table
from bot.tables.room import Room
from rules.game import Strength

LONGEST_WORD: Final = 40


def _lobby_only(room: Room) -> None:
    if room.phase is not Phase.LOBBY:
        raise Refused("match-live")


def _host_only(room: Room, tap: Tap) -> None:
    seated(room, tap.user)
    if room.table.host != tap.user:
        raise Refused("not-host")


async def sit(room: Room, tap: Tap, _rest: str) -> None:
    chair = room.chair_of(tap.user)
    if chair is not None and not chair.gone:
        raise Refused("already-seated")
    await take_seat(room, tap.user, tap.name, tap.id)


async def stand(room: Room, tap: Tap, _rest: str) -> None:
    chair = seated(room, tap.user)
    if chair.gone:
        raise Refused("left-match")
    if chair.seat is not None:
        raise Refused("leave-first")
    await room.vacate(chair)
    if not room.people and room.phase is Phase.LOBBY:
        await close_table(room, "empty")


async def ready(room: Room, tap: Tap, _rest: str) -> None:
    _lobby_only(room)
    chair = seated(room, tap.user)
    await afford(room, tap.user)
    chair.ready, chair.tap = 1, tap.id
    room.show()


async def unready(room: Room, tap: Tap, _rest: str) -> None:
    _lobby_only(room)
    seated(room, tap.user).ready = 0
    room.show()


async def again(room: Room, tap: Tap, _rest: str) -> None:
    """Ready for the next match; the host deals it if it can be dealt."""
    await ready(room, tap, "")
    if tap.user == room.table.host:
        try:
            dealt_in(room)
        except Refused:
            return
        await deal(room, tap, "")


async def deal(room: Room, tap: Tap, _rest: str) -> None:
    _lobby_only(room)
    _host_only(room, tap)
    await afford(room, tap.user)
    host = seated(room, tap.user)
    if not host.ready:
        host.tap = tap.id  # dealing is how a host says that he is in
    for _ in range(dealt_in(room) - len(_in(room))):
        await add_computer(room, Strength.REGULAR, filler=True)
    await match.deal(room, _in(room))


def _in(room: Room) -> list[ChairRow]:
    """The chairs that would be dealt in now: computers, the host, and everybody who is ready."""
    host = room.table.host
    return [chair for chair in room.chairs if chair.user_id is None or chair.ready or chair.user_id == host]


def _filled(room: Room) -> list[ChairRow | None]:
    """Those chairs, and a None for each computer player that the game adds by itself."""
    there: list[ChairRow | None] = [*_in(room)]
    if room.game.fills_seats:
        enough = next((seats for seats in room.game.seats if seats >= len(there)), len(there))
        there += [None] * min(enough - len(there), room.table.places - len(room.chairs))
    return there


def dealt_in(room: Room) -> int:
    """How many hands a deal would have now. Refuses while it cannot be dealt."""
    waiting = [chair.name for chair in room.people if not chair.ready and chair.user_id != room.table.host]
    if waiting and room.game.all_ready(room.ruleset):
        raise Refused("not-all-ready", names=tuple(waiting))
    count = len(_filled(room))
    if count < min(room.game.seats):
        raise Refused("nobody-ready") if waiting else Refused("too-few", least=min(room.game.seats))
    if count not in room.game.seats:
        raise Refused("seats", choices=", ".join(map(str, room.game.seats)))
    return count


async def computer(room: Room, tap: Tap, rest: str) -> None:
    _lobby_only(room)
    _host_only(room, tap)
    if rest not in {str(int(strength)) for strength in Strength}:
        raise Refused("no-such-strength")
    await add_computer(room, Strength(int(rest)))


async def computer_out(room: Room, tap: Tap, _rest: str) -> None:
    _lobby_only(room)
    _host_only(room, tap)
    computers = [chair for chair in room.chairs if chair.user_id is None]
    if not computers:
        raise Refused("no-computer")
    await room.vacate(computers[-1])


async def kick(room: Room, tap: Tap, rest: str) -> None:
    _lobby_only(room)
    _host_only(room, tap)
    if rest == str(tap.user):
        raise Refused("not-yourself")
    chair = next((one for one in room.people if str(one.user_id) == rest), None)
    if chair is None:
        raise Refused("no-such-player")
    await room.vacate(chair)


async def close(room: Room, tap: Tap, _rest: str) -> None:
    """The host closes a lobby, and a match that he plays without other people. A moderator closes anything but a match
    in which he has chips at stake: he could undo his own loss."""
    paid = room.live and bool(room.match.rated)
    if not tap.moderator and (tap.user != room.table.host or paid):
        raise Refused("not-yours-to-close", live="yes" if room.live else "no")
    if paid and any(player.user_id == tap.user for player in room.players):
        raise Refused("close-own-match")
    await close_table(room, "host" if tap.user == room.table.host else "moderator")


async def word(room: Room, tap: Tap, rest: str) -> None:
    _lobby_only(room)
    chair = seated(room, tap.user)
    word = " ".join(unicodedata.normalize("NFC", rest).split())
    if not word or len(word) > LONGEST_WORD or not word.isprintable():
        raise Refused("bad-word", longest=LONGEST_WORD)
    chair.word = word
    room.notices.append(("word-taken", {"word": word}))
