"""A match as a game tells it in words and pictures: what may be told, the names by seat, the language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from bot.pictures import Person, Tone
from bot.seen import Finished, Seen
from bot.words import Words, name, plain_name
from rules.game import Seat

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Told(Generic[V]):
    """The same for a live match and one that is over. The view decides what may be told; whoever tells it for all gives
    an onlooker's. A game adds its own phrases."""

    view: V
    names: tuple[str, ...]
    words: Words

    @classmethod
    def live(cls, seen: Seen, words: Words) -> Self:
        return cls(seen.view, seen.names, words)

    @classmethod
    def over(cls, finished: Finished, words: Words) -> Self:
        return cls(finished.view, finished.names, words)

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
