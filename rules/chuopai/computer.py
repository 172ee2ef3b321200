"""Computer players of Chuo Pai at three strengths; they see a view and nothing else.

The beginner leads all he can at once; the regular player leads his weakest card; the expert thinks.
"""

from __future__ import annotations

from rules.chuopai.expert import think
from rules.chuopai.habits import eager, thrifty
from rules.chuopai.patterns import heap
from rules.chuopai.state import PASS, Action, lay
from rules.chuopai.view import View
from rules.game import Strength


def decide(seen: View, strength: Strength, luck: int) -> Action:
    """The action of the player whose view this is and whose turn it must be; `luck` in 0..2**32-1."""
    if strength is Strength.EXPERT:
        play = think(seen, luck)
    else:
        policy = thrifty if strength is Strength.REGULAR else eager
        play = policy(heap(seen.hand), seen.highest.play if seen.highest is not None else None)
    return PASS if play is None else lay(play.cards)
