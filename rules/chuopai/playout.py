"""A match played to its end in well under a millisecond, all hands known: what the computer players imagine.

Only the going round of the turns is written again here, on bare numbers; what is a play and what beats what come from
the same tables as in a real match, and a test holds both courses against each other move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.chuopai.patterns import Heap
from rules.chuopai.plays import Play
from rules.game import Seat

Policy: TypeAlias = Callable[[Heap, Play | None], Play | None]
"""What a seat lays (None: it passes, because it must), from its hand and the play to beat (None: it leads)."""


@dataclass(slots=True)
class Course:
    """A match in full, on its way; `run` plays it out and changes it. Meaning of the fields: `state.State`."""

    hands: list[Heap]
    points: list[int]
    leader: Seat
    turn: Seat
    highest: Play | None
    owner: Seat

    def copy(self) -> Course:
        """The same moment, to be played out independently."""
        return Course(self.hands[:], self.points[:], self.leader, self.turn, self.highest, self.owner)

    def lay(self, play: Play | None) -> bool:
        """The seat whose turn it is lays this (None: passes). Returns whether the match is over."""
        turn, hands = self.turn, self.hands
        if play is not None:
            hands[turn] -= play.heap
            self.highest, self.owner = play, turn
        seat = turn
        while True:
            seat = (seat + 1) % len(hands)
            if seat == self.leader:
                break
            if hands[seat]:
                self.turn = seat
                return False
        assert self.highest is not None
        self.points[self.owner] += self.highest.size
        self.highest = None
        holders = [seat for seat in range(self.owner, self.owner + len(hands)) if hands[seat % len(hands)]]
        if len(holders) <= 1:
            return True
        self.turn = self.leader = holders[0] % len(hands)
        return False

    def run(self, policies: Sequence[Policy]) -> list[int]:
        """Play to the end, a policy for each seat; the points by seat."""
        while not self.lay(policies[self.turn](self.hands[self.turn], self.highest)):
            pass
        return self.points
