"""The whole truth about a match, and what it is waiting for. Only `rules.maubinh.views` may show parts of it."""

from __future__ import annotations

from dataclasses import dataclass

from rules.game import Seat
from rules.maubinh.rows import ROWS, Cards, Row, Setting
from rules.maubinh.rulesets import Instant, Ruleset
from rules.maubinh.settlement import Hand, Settlement


@dataclass(frozen=True, slots=True)
class Player:
    """One seat."""

    cards: Cards
    """High to low, so that the order of the deal shows nowhere."""
    pattern: Instant | None
    """The instant win that the dealer sees in the cards."""
    setting: Setting | None = None
    """The last one saved."""
    done: bool = False
    declined: bool = False
    left: bool = False
    timed_out: bool = False

    @property
    def asked(self) -> bool:
        """Whether the match still waits for this seat to say that it is done."""
        return not (self.done or self.left or self.timed_out)

    @property
    def instant(self) -> Instant | None:
        """The instant win that counts if the showdown comes now."""
        return None if self.left or self.declined else self.pattern


@dataclass(frozen=True, slots=True)
class State:
    """A match: first everybody sets his cards, then the showdown fixes `settlement`, then the dealer reveals it."""

    ruleset: Ruleset
    players: tuple[Player, ...]
    settlement: Settlement | None = None
    reveals: int = 0
    """How often the dealer has revealed something."""

    @property
    def setting_up(self) -> bool:
        return self.settlement is None

    @property
    def over(self) -> bool:
        return self.settlement is not None and self.reveals > len(self.stages)

    @property
    def stages(self) -> tuple[Row, ...]:
        """The rows that are revealed after the showdown, one at a time, before the result.

        None when no rows are compared (at most one player lacks an instant win) or nobody compared has saved any.
        """
        assert self.settlement is not None
        ordinary = [seat for seat, kind in enumerate(self.settlement.instants) if kind is None]
        shown = any(self.players[seat].setting is not None for seat in ordinary)
        return ROWS if len(ordinary) >= 2 and shown else ()

    @property
    def revealed(self) -> tuple[Row, ...]:
        """The rows revealed so far."""
        return () if self.settlement is None else self.stages[: self.reveals]

    @property
    def asked(self) -> frozenset[Seat]:
        """The seats that are still setting their cards; whether they hold an instant win shows nowhere in it."""
        if not self.setting_up:
            return frozenset()
        return frozenset(seat for seat, player in enumerate(self.players) if player.asked)

    @property
    def all_said(self) -> bool:
        """Whether the showdown is due.

        RULES 1.1: leavers and instant winners count as done; but when at most one player lacks an instant win, the
        instant winners are asked and nobody else; and the last one to stay is always asked, for he may still finish.
        """
        staying = [player for player in self.players if not player.left]
        winners = [player for player in staying if player.instant is not None]
        if len(staying) == 1:
            asked = staying
        elif len(self.players) - len(winners) <= 1:
            asked = winners
        else:
            asked = [player for player in staying if player.instant is None]
        return not any(player.asked for player in asked)

    def hand(self, seat: Seat) -> Hand:
        """What this seat brings to the showdown."""
        player = self.players[seat]
        late = player.timed_out and self.ruleset.on_timeout == "foul"
        return Hand(player.cards, player.setting, player.left, player.declined, late)
