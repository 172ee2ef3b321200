"""Computer players at a table: what they are called, and when they act."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from bot.tables.house import House
from rules.game import Seat, Strength, Wait

if TYPE_CHECKING:
    from bot.tables.room import Room

NAMES: Final = tuple(
    f"Máy {animal}"
    for animal in ("Tí", "Sửu", "Dần", "Mão", "Thìn", "Tỵ", "Ngọ", "Mùi", "Thân", "Dậu", "Tuất", "Hợi")
)
"""After the twelve animals of the calendar."""

STAND_IN: Final = Strength.REGULAR
"""How well a computer plays for somebody who has left."""

_LEAST_PAUSE: Final = 1.0
_MORE_PAUSE: Final = 1.0
"""Seconds that a computer player lets pass in a game of turns, so that people can follow: 1 to 2."""


def free_name(taken: Iterable[str]) -> str:
    """The first name that nobody at the table has."""
    used = set(taken)
    return next(name for name in NAMES if name not in used)


def seats_to_think(room: Room) -> list[Seat]:
    """Seats that the live match waits for and that a computer plays, in order."""
    computers = {player.seat for player in room.players if player.user_id is None}
    return sorted(room.game.to_act(room.state) & (computers | room.game.stand_ins(room.state)))


def pause(house: House, wait: Wait) -> float:
    """Seconds until a computer player shall act. While all set their cards nobody watches him: at once."""
    return _LEAST_PAUSE + _MORE_PAUSE * house.luck() / 2**32 if wait.kind == "turn" else 0.0
