"""One match of Chuo Pai as it may be told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.told import Told
from rules.chuopai import View


@dataclass(frozen=True, slots=True)
class Match(Told[View]):
    """With the phrases of this game."""

    def tiles(self, count: int) -> str:
        """`12 quân`."""
        return self.words("cp-tiles", count=count)

    def points(self, count: int) -> str:
        """`8 điểm`."""
        return self.words("cp-points", count=count)
