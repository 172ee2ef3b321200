"""From a result in stakes to chips that move: only between people, and never more than was put at stake.

1. Lines with a computer player are left out. What remains is netted to one sum for each person.
2. Who owes pays what he owes, but at most his escrow; what is paid in is the pot.
3. The pot is shared among those who are owed, in proportion to what they are owed. Shares are rounded down; the chips
   left over go one each to the largest fractions, the lowest seat first among equal ones.

So the sums are 0 in all, nobody pays more than his escrow, nobody receives more than he is owed, and when everybody
can pay everybody gets exactly what the lines say.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.game import Line, Seat


@dataclass(frozen=True, slots=True)
class Payout:
    """What a match moves: signed chips by seat (only of people), and the seats that owed more than their escrow."""

    net: Mapping[Seat, int]
    short: tuple[Seat, ...]


def payout(lines: Sequence[Line], escrow: Mapping[Seat, int], stake: int) -> Payout:
    """Settle `lines` at `stake` chips a stake. `escrow`: chips at stake of each person, by seat."""
    owed = _owed(lines, escrow, stake)
    paid = {seat: min(-sum_, escrow[seat]) for seat, sum_ in owed.items() if sum_ < 0}
    due = {seat: sum_ for seat, sum_ in owed.items() if sum_ > 0}
    received = share(sum(paid.values()), due)
    net = {seat: received.get(seat, 0) - paid.get(seat, 0) for seat in sorted(owed)}
    short = tuple(seat for seat in sorted(paid) if paid[seat] < -owed[seat])
    return Payout(net, short)


def _owed(lines: Sequence[Line], people: Collection[Seat], stake: int) -> dict[Seat, int]:
    """Signed chips that each person would move if all could pay."""
    owed = dict.fromkeys(people, 0)
    for line in lines:
        if line.payer in owed and line.payee in owed:
            owed[line.payer] -= line.stakes * stake
            owed[line.payee] += line.stakes * stake
    return owed


def share(pot: int, due: Mapping[Seat, int]) -> dict[Seat, int]:
    """Divide `pot` chips, at most the sum of `due`, in proportion to `due` (positive)."""
    total = sum(due.values())
    if not total:
        return {}
    shares = {seat: pot * owed // total for seat, owed in due.items()}
    by_fraction = sorted(due, key=lambda seat: (-(pot * due[seat] % total), seat))
    for seat in by_fraction[: pot - sum(shares.values())]:
        shares[seat] += 1
    return shares
