"""How computer players move without thinking ahead: policies for `playout`, fast and from a hand alone.

`sensible` was found by playing variants against each other: lead low single cards first and keep what nobody can beat for
later, unless only one weak play is left; answer also when that costs one play of the plan; never spare a 2.
"""

from __future__ import annotations

from typing import Final

from rules.tienlen.legal import answers, made
from rules.tienlen.plan import Plan, plan_of
from rules.tienlen.playout import Policy
from rules.tienlen.plays import TWOS, Bits, Play, to_bits
from rules.tienlen.view import View, options

_WEAK_SINGLE: Final = 9
"""A single below the queen will hardly win its round,"""
_WEAK_PAIR: Final = 4
"""nor will a pair below 7."""
_FEW: Final = 3
"""With an opponent this close to the end a plan may be broken up at any price."""


def sensible(hand: Bits, plan: Plan, current: Play | None, fewest: int, suits: str) -> Bits:
    """A fair player's move."""
    if current is None:
        return _lead(plan, fewest)
    found = answers(hand, current, suits)
    if hand & TWOS and hand in found:
        found.remove(hand)
    if not found:
        return 0
    if current.of_twos or current.bomb:
        return min(found, key=lambda bits: (bits not in plan, bits))
    plain = [bits for bits in found if not bits & TWOS]
    kept = [bits for bits in plain if bits in plan]
    if kept:
        return min(kept)
    if plain:
        if fewest <= _FEW:
            return min(plain)
        parts, bits = min((len(plan_of(hand & ~bits)), bits) for bits in plain)
        if parts <= len(plan):
            return bits
    return min((bits for bits in found if bits & TWOS), default=0)


def _lead(plan: Plan, fewest: int) -> Bits:
    plain = [bits for bits in plan if not bits & TWOS]
    if len(plan) > len(plain) <= 1:
        return plan[-1]  # a 2 now, or it will be left over
    if len(plain) == 1:
        return plain[0]
    weak = [bits for bits in plain if _is_weak(bits)]
    run_out = len(weak) <= 1
    return max(plain, key=lambda bits: (_lead_order(bits, bits in weak, run_out, fewest), -bits))


def _lead_order(bits: Bits, weak: bool, run_out: bool, fewest: int) -> int:
    if made(bits).bomb:
        return 0
    single = bits & bits - 1 == 0
    if single and fewest == 1:
        return 1
    if run_out:
        return 2 if weak else 3
    return 3 if single else 2


def _is_weak(bits: Bits) -> bool:
    size, rank = bits.bit_count(), bits.bit_length() - 1 >> 2
    return (size == 1 and rank < _WEAK_SINGLE) or (size == 2 and rank < _WEAK_PAIR)


def simple(hand: Bits, plan: Plan, current: Play | None, fewest: int, suits: str) -> Bits:  # noqa: ARG001 (a policy)
    """A beginner's move: lead the play with the lowest card in it, beat whatever can be beaten as cheaply as possible."""
    if current is None:
        plain = [bits for bits in plan if not bits & TWOS]
        return min(plain, key=lambda bits: bits & -bits) if plain else plan[0]
    found = [bits for bits in answers(hand, current, suits) if bits != hand or not bits & TWOS]
    return min(found, key=lambda bits: (made(bits).bomb, bits), default=0)


def by_habit(seen: View, policy: Policy = sensible) -> Bits:
    """What the player whose turn it is lays out of habit; 0 is a pass."""
    hand = to_bits(seen.hand)
    others = [
        player.cards
        for seat, player in enumerate(seen.players)
        if seat != seen.seat and player.cards and not player.left
    ]
    current = seen.on_table.play if seen.on_table is not None else None
    bits = policy(hand, plan_of(hand), current, min(others), seen.ruleset.suits)
    if seen.must_hold is not None and all(bits != play.bits for play in options(seen)):
        return by_habit(seen, simple)  # it leads the lowest card, and that is the one
    return bits
