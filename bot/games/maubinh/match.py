"""One match of Mậu Binh as it may be told."""

from __future__ import annotations

from dataclasses import dataclass

from bot.games.maubinh.names import category_name, hand_name, instant_name, row_name
from bot.games.told import Told
from rules.game import Seat
from rules.maubinh.rows import Cards, Row
from rules.maubinh.settlement import Flaw, Item
from rules.maubinh.views import View


@dataclass(frozen=True, slots=True)
class Match(Told[View]):
    """With the phrases of this game."""

    def row(self, row: Row) -> str:
        return row_name(row, self.view.ruleset, self.words)

    def hand(self, cards: Cards) -> str:
        return hand_name(cards, self.view.ruleset, self.words)

    def flaw(self, flaw: Flaw) -> str:
        """`binh lủng`, with the reason where it is not the order of the rows."""
        return self.words(f"mb-flaw-{flaw.value}")

    def of_row(self, row: Row, seat: Seat) -> int:
        """What a revealed row came to for a seat, in stakes."""
        found = next(each for each in self.view.rows if each.row is row)
        return sum(stakes_for(item, seat) for item in found.items)

    def why(self, item: Item) -> str:
        """In brackets what made an item more than a plain row; often empty."""
        match item.why:
            case "bonus":
                assert item.category is not None
                return f" ({category_name(item.category, self.words)})"
            case "foul" if item.flaw is not None:
                return f" ({self.flaw(item.flaw)})"
            case "instant":
                assert item.kind is not None
                return f" ({instant_name(item.kind, self.words)})"
            case _:
                return ""


def stakes_for(item: Item, seat: Seat) -> int:
    """Signed stakes of an item for a seat."""
    if item.winner is None or seat not in item.pair:
        return 0
    return item.stakes if item.winner == seat else -item.stakes
