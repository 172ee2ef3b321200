"""One match as it may be told: the view with the names, the same for a live one and one that is over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import Person
from bot.seen import Finished, Seen
from bot.words import Words, name, plain_name
from rules.chuopai import View
from rules.game import Seat


@dataclass(frozen=True, slots=True)
class Match:
    """The view decides what may be told; whoever tells it for all gives an onlooker's."""

    view: View
    names: tuple[str, ...]
    words: Words

    @staticmethod
    def live(seen: Seen, words: Words) -> Match:
        return Match(seen.view, seen.names, words)

    @staticmethod
    def over(finished: Finished, words: Words) -> Match:
        return Match(finished.view, finished.names, words)

    def who(self, seat: Seat) -> str:
        """The name for running text."""
        return name(self.names[seat])

    def person(self, seat: Seat) -> Person:
        """The name for pictures."""
        return Person(seat, plain_name(self.names[seat]))

    def tiles(self, count: int) -> str:
        """`12 quân`."""
        return self.words("cp-tiles", count=count)

    def points(self, count: int) -> str:
        """`8 điểm`."""
        return self.words("cp-points", count=count)

    def stakes(self, amount: int) -> str:
        """`1 lần`."""
        return self.words("stakes", amount=self.words.number(amount), count=amount)
