"""Computer players of Tiến Lên at three strengths; they see a view and nothing else.

The beginner beats whatever he can as cheaply as he can; the regular player follows good habits; the expert thinks.
"""

from __future__ import annotations

from rules.game import Strength
from rules.tienlen.expert import think
from rules.tienlen.habits import sensible, simple
from rules.tienlen.plan import plan_of
from rules.tienlen.playout import Policy
from rules.tienlen.plays import Bits, to_bits, to_cards
from rules.tienlen.state import PASS, Action, lay
from rules.tienlen.view import View, options


def decide(seen: View, strength: Strength, luck: int) -> Action:
    """The action of the player whose view this is and whose turn it must be; `luck` in 0..2**32-1."""
    if strength is Strength.EXPERT:
        bits = think(seen, luck)
    else:
        bits = _move(seen, sensible if strength is Strength.REGULAR else simple)
        if seen.must_hold is not None and bits not in {play.bits for play in options(seen)}:
            bits = _move(seen, simple)  # which leads the lowest card, and that is the one
    return lay(to_cards(bits)) if bits else PASS


def _move(seen: View, policy: Policy) -> Bits:
    hand = to_bits(seen.hand)
    others = [
        player.cards
        for seat, player in enumerate(seen.players)
        if seat != seen.seat and player.cards and not player.left
    ]
    current = seen.on_table.play if seen.on_table is not None else None
    return policy(hand, plan_of(hand), current, min(others), seen.ruleset.suits)
