"""Mậu Binh (13 cards, Chinese poker) in three house versions (RULES section 1).

`RULESETS`, `compare`, `category`, `is_foul`, `instant_win` and `settle` are a library by themselves.
"""

from rules.maubinh.instants import instant_win
from rules.maubinh.ranking import category, compare, is_foul
from rules.maubinh.rows import ROWS, Category, Row, Setting
from rules.maubinh.rulesets import RULESETS, Instant, Ruleset
from rules.maubinh.settlement import Flaw, Hand, Item, Settlement, Why
from rules.maubinh.settling import settle

__all__ = [
    "ROWS",
    "RULESETS",
    "Category",
    "Flaw",
    "Hand",
    "Instant",
    "Item",
    "Row",
    "Ruleset",
    "Setting",
    "Settlement",
    "Why",
    "category",
    "compare",
    "instant_win",
    "is_foul",
    "settle",
]
