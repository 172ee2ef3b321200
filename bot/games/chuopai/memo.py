"""What a private panel remembers between taps: which group one looks at, and which of its tiles are chosen.

As text it is `3/28.229`: the number of the group (`groups.groups`) and a pick (`bot.screens.turns.Pick`). It names no
tile.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games.chuopai.groups import Group, group_of, groups
from bot.screens.turns import Pick
from rules.chuopai import Pattern, Play
from rules.game import Illegal


@dataclass(frozen=True, slots=True)
class Memo:
    number: int
    group: Group
    pick: Pick

    @staticmethod
    def of(number: str, hand: Sequence[Pattern]) -> Memo:
        """All of a group. Raises `Illegal("lost-draft")` when the hand has no such group."""
        found = groups(hand)
        if not (number.isascii() and number.isdecimal() and len(number) <= 2 and int(number) < len(found)):
            raise Illegal("lost-draft")
        group = found[int(number)]
        return Memo(int(number), group, group.pick(len(hand)))

    @staticmethod
    def to_lay(play: Play, hand: Sequence[Pattern]) -> Memo:
        """A play that the hand holds."""
        number = group_of(play.cards, play.kind, hand)
        return Memo(number, groups(hand)[number], Pick.of(play.cards, hand))

    @staticmethod
    def read(text: str, hand: Sequence[Pattern]) -> Memo:
        """The memo of a text about this hand. Raises `Illegal("lost-draft")` when it is none, or about another hand."""
        number, _, picked = text.partition("/")
        memo = Memo.of(number, hand).with_pick(Pick.read(picked, len(hand)))
        if not memo.pick.at <= set(memo.group.at):
            raise Illegal("lost-draft")
        return memo

    @staticmethod
    def kept(text: str, hand: Sequence[Pattern]) -> Memo | None:
        """The same, for drawing: nothing of what is no longer true."""
        try:
            return Memo.read(text, hand)
        except Illegal:
            return None

    @property
    def text(self) -> str:
        return f"{self.number}/{self.pick.text}"

    def with_pick(self, pick: Pick) -> Memo:
        return replace(self, pick=pick)

    def cards(self, hand: Sequence[Pattern]) -> tuple[Pattern, ...]:
        """The tiles that are chosen."""
        return self.pick.cards(hand)
