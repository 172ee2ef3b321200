"""One match of Tiến Lên as it may be told."""

from __future__ import annotations

from bot.games.told import Told
from rules.tienlen import View


class Match(Told[View]):
    """It needs no phrases of its own."""

    __slots__ = ()
