"""One match as it may be told: the public view with the names, the same for a live one and one that is over."""

from __future__ import annotations

from dataclasses import dataclass

from bot.pictures import Person, Tone
from bot.seen import Finished, Seen
from bot.words import Words, name, plain_name
from rules.game import Seat
from rules.tienlen import View


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

    @property
    def seats(self) -> range:
        return range(len(self.names))

    def who(self, seat: Seat) -> str:
        """The name for running text."""
        return name(self.names[seat])

    def person(self, seat: Seat) -> Person:
        """The name for pictures."""
        return Person(seat, plain_name(self.names[seat]))

    def number(self, stakes: int) -> str:
        """`+3`, `−1`."""
        return self.words.number(stakes, signed=True)

    def stakes(self, amount: int) -> str:
        """`3 lần`."""
        return self.words("stakes", amount=self.words.number(amount), count=amount)


def tone(stakes: int) -> Tone:
    return Tone.GOOD if stakes > 0 else Tone.BAD if stakes < 0 else Tone.PLAIN
