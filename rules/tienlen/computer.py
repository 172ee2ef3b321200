"""Computer players of Tiến Lên at three strengths; they see a view and nothing else.

The beginner beats whatever he can as cheaply as he can; the regular player follows good habits; the expert thinks.
"""

from __future__ import annotations

from rules.game import Strength
from rules.tienlen.expert import think
from rules.tienlen.habits import by_habit, sensible, simple
from rules.tienlen.plays import to_cards
from rules.tienlen.state import PASS, Action, lay
from rules.tienlen.view import View


def decide(seen: View, strength: Strength, luck: int) -> Action:
    """The action of the player whose view this is and whose turn it must be; `luck` in 0..2**32-1."""
    if strength is Strength.EXPERT:
        bits = think(seen, luck)
    else:
        bits = by_habit(seen, sensible if strength is Strength.REGULAR else simple)
    return lay(to_cards(bits)) if bits else PASS
