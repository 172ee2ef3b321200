"""A match played to its end in a fraction of a millisecond, all hands known: what the computer players imagine.

Only the going round of the turns is written again here, on bare numbers; what may be laid, what beats what and what
everything costs come from the same judge, tables and values as in a real match, and a test holds both courses
against each other move by move.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from rules.game import Seat
from rules.tienlen.plan import Plan, without
from rules.tienlen.plays import TWOS, Bits, Play, play_of
from rules.tienlen.rulesets import LAST_PAYS, Ruleset
from rules.tienlen.values import PLACE_LINES, chop_value, rotten_value

Policy: TypeAlias = Callable[[Bits, Plan, Play | None, int, str], Bits]
"""What a seat lays (0: it passes), from its hand, its plan for it, the play to beat (None: it leads), the fewest cards that another
holder has, and the ruleset's `suits`."""


@dataclass(slots=True)
class Course:
    """A match in full, on its way; `run` plays it out and changes it. Meaning of the fields: `state.State`."""

    ruleset: Ruleset
    hands: list[Bits]
    turn: Seat
    current: Play | None
    owner: Seat
    passed: int
    """Seats out of the round, a bit each."""
    out: list[Seat]
    left: tuple[Seat, ...]
    debt: tuple[Seat, Seat, int] | None
    """Of this round: payer, receiver, stakes."""
    net: list[int]
    """Stakes that have moved already, by seat."""
    plans: list[Plan]
    """How each seat means to lay its hand."""

    def copy(self) -> Course:
        """The same moment, to be played out independently."""
        return Course(
            self.ruleset,
            self.hands[:],
            self.turn,
            self.current,
            self.owner,
            self.passed,
            self.out[:],
            self.left,
            self.debt,
            self.net[:],
            self.plans[:],
        )

    def lay(self, bits: Bits) -> bool:
        """The seat whose turn it is lays this (0: passes). Returns whether the match is over."""
        turn, hands = self.turn, self.hands
        if bits:
            play = play_of(bits)
            assert play is not None
            current = self.current
            if current is not None and play.bomb:
                before = 0 if self.debt is None else self.debt[2]
                self.debt = (self.owner, turn, before + chop_value(current, self.ruleset))
            hands[turn] ^= bits
            self.plans[turn] = without(self.plans[turn], hands[turn], bits)
            self.current, self.owner = play, turn
            if not hands[turn]:
                self.out.append(turn)
            if hands[turn] & hands[turn] - 1 == 0 and self._decided():
                return True
        else:
            self.passed |= 1 << turn
        seats = len(hands)
        for step in range(1, seats):
            seat = (turn + step) % seats
            if hands[seat] and seat != self.owner and not self.passed >> seat & 1 and seat not in self.left:
                self.turn = seat
                return False
        self._close()
        self.current, self.passed = None, 0
        for step in range(seats):
            seat = (self.owner + step) % seats
            hand = hands[seat]
            if hand and seat not in self.left and (hand & hand - 1 or not hand & TWOS):
                self.turn = seat
                break
        return False

    def _decided(self) -> bool:
        """Whether the match is over: at most one holder, or all holders stuck. Settles it if so."""
        holders = [seat for seat, hand in enumerate(self.hands) if hand and seat not in self.left]
        if len(holders) > 1 and any(
            self.hands[seat] & self.hands[seat] - 1 or not self.hands[seat] & TWOS for seat in holders
        ):
            return False
        self._close()
        holders.sort(key=self.hands.__getitem__)
        places = (*self.out, *holders, *reversed(self.left))
        for payer, payee, stakes in PLACE_LINES[len(places)]:
            self._pay(places[payer - 1], places[payee - 1], stakes)
        rotting = places[-1:] if self.ruleset.rotten_payer == LAST_PAYS else places[1:]
        for seat in rotting:
            if self.hands[seat]:
                self._pay(seat, places[0], rotten_value(self.hands[seat], self.ruleset))
        return True

    def _close(self) -> None:
        if self.debt is not None:
            self._pay(*self.debt)
            self.debt = None

    def _pay(self, payer: Seat, payee: Seat, stakes: int) -> None:
        self.net[payer] -= stakes
        self.net[payee] += stakes

    def run(self, policies: Sequence[Policy]) -> list[int]:
        """Play to the end, a policy for each seat; the net stakes by seat."""
        suits, hands = self.ruleset.suits, self.hands
        while True:
            turn = self.turn
            fewest = 13
            for seat, hand in enumerate(hands):
                if hand and seat != turn and hand.bit_count() < fewest and seat not in self.left:
                    fewest = hand.bit_count()
            if self.lay(policies[turn](hands[turn], self.plans[turn], self.current, fewest, suits)):
                return self.net
