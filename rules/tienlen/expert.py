"""The strongest computer player: it imagines the hidden cards many times and plays each of its choices to the end.

Every imagined deal agrees with all that the view tells: what was laid is gone, each hand has its number of cards, who is
known to be stuck holds one 2. All choices are tried on the same deals, beside what a fair player would do out of habit; the worse
half is dropped again and again, so that the effort goes where the choice is close (sequential halving), and a choice
replaces the habit only if it gained more than chance explains. The effort is counted in cards still to be played,
never by a clock: equal views and equal luck give equal moves on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count, islice
from typing import Final

from rules.game import Seat
from rules.shuffle import SEED_BYTES, shuffle
from rules.tienlen.habits import by_habit, sensible
from rules.tienlen.plan import plan_of
from rules.tienlen.playout import Course
from rules.tienlen.plays import TWOS, Bits, places, to_bits
from rules.tienlen.view import View, options

EFFORT: Final = 3000
"""How many cards may be laid in imagination for one decision, about."""
FEWEST_DEALS: Final = 4
"""The fewest and"""
MOST_DEALS: Final = 400
"""the most deals imagined in a stage."""
MOST_CHOICES: Final = 8

_ALL: Final[Bits] = (1 << 52) - 1


def think(seen: View, luck: int, effort: int = EFFORT) -> Bits:
    """The best choice of the player whose turn it is; 0 is a pass."""
    habit = by_habit(seen)
    rivals = [choice for choice in worth_trying(seen) if choice != habit]
    if not rivals:
        return habit
    assert seen.seat is not None
    seed = luck.to_bytes(SEED_BYTES, "big")
    unseen = tuple(places(_ALL & ~to_bits(seen.hand) & ~_laid(seen)))
    trials = effort // sum(player.cards for player in seen.players if not player.left)
    gains = {rival: Gain() for rival in rivals}
    deals = count()
    stages = len(rivals).bit_length()
    for _ in range(stages):
        number = min(MOST_DEALS, max(FEWEST_DEALS, trials // stages // (len(rivals) + 1)))
        for deal in islice(deals, number):
            course = imagined(seen, shuffle(seed, (str(deal),), unseen)[0])
            usual = _outcome(course.copy(), habit, seen.seat)
            for rival in rivals:
                gains[rival].add(_outcome(course.copy(), rival, seen.seat) - usual)
        rivals = sorted(rivals, key=lambda rival: -gains[rival].total)[: max(1, len(rivals) // 2)]
    return rivals[0] if gains[rivals[0]].certain else habit


@dataclass(slots=True)
class Gain:
    """What a choice brought more than the habit did, deal by deal, in stakes."""

    deals: int = 0
    total: int = 0
    squares: int = 0

    def add(self, stakes: int) -> None:
        """One more deal."""
        self.deals += 1
        self.total += stakes
        self.squares += stakes * stakes

    @property
    def certain(self) -> bool:
        """Whether the mean gain is above 0 by more than its standard error."""
        return self.total > 0 and (self.deals + 1) * self.total**2 > self.deals * self.squares


def _outcome(course: Course, choice: Bits, seat: Seat) -> int:
    """The stakes that a seat wins when it makes this choice and everybody goes on by habit."""
    if not course.lay(choice):
        course.run([sensible] * len(course.hands))
    return course.net[seat]


def worth_trying(seen: View) -> list[Bits]:
    """The choices to think about."""
    plays = [play.bits for play in options(seen)]
    if seen.on_table is not None:
        return [*plays[: MOST_CHOICES - 1], 0]
    plan = [bits for bits in plan_of(to_bits(seen.hand)) if bits in plays]
    singles = [bits for bits in plays if bits.bit_count() == 1 and not bits & TWOS]
    wanted = dict.fromkeys((*plan, *singles[:2], *singles[-1:], *plays[::-1]))
    return list(wanted)[:MOST_CHOICES]


def _laid(seen: View) -> Bits:
    rounds = (*seen.rounds, seen.round)
    return sum(move.play.bits for each in rounds for move in each.moves if move.play is not None)


def imagined(seen: View, order: Sequence[int]) -> Course:
    """The moment of the view with the unseen cards dealt in this order."""
    assert seen.seat is not None
    pool = list(order)
    hands = [0] * len(seen.players)
    hands[seen.seat] = to_bits(seen.hand)
    others = [(seat, player) for seat, player in enumerate(seen.players) if seat != seen.seat]
    for seat, player in sorted(others, key=lambda each: not each[1].stuck):
        if player.stuck:
            two = next(place for place in pool if 1 << place & TWOS)
            pool.remove(two)
            hands[seat] = 1 << two
        else:
            hands[seat] = sum(1 << place for place in pool[: player.cards])
            del pool[: player.cards]
    placed = sorted(
        (player.place, seat) for seat, player in enumerate(seen.players) if player.place is not None
    )
    return Course(
        ruleset=seen.ruleset,
        hands=hands,
        turn=seen.seat,
        current=seen.on_table.play if seen.on_table is not None else None,
        owner=seen.on_table.seat if seen.on_table is not None else seen.seat,
        passed=sum(1 << seat for seat, player in enumerate(seen.players) if player.passed),
        out=[seat for _, seat in placed if not seen.players[seat].left],
        left=tuple(seat for _, seat in reversed(placed) if seen.players[seat].left),
        debt=None if seen.debt is None else (seen.debt.payer, seen.debt.receiver, seen.debt.stakes),
        net=[0] * len(hands),
        plans=[plan_of(hand) for hand in hands],
    )
