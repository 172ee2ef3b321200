"""Computer players of Chuo Pai; they see a view and nothing else."""

from __future__ import annotations

from rules.chuopai.state import PASS, Action, lay
from rules.chuopai.view import View, options
from rules.game import Strength


def decide(seen: View, strength: Strength, luck: int) -> Action:
    """The action of the player whose view this is and whose turn it must be."""
    plays = options(seen)
    return lay(plays[0].cards) if plays else PASS
