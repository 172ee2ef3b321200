"""Mậu Binh (13 cards, Chinese poker) in three house versions (RULES section 1).

`RULESETS`, `compare`, `category`, `is_foul`, `check`, `instant_win` and `settle` are a library by themselves; `GAME`
is the match at a table.
"""

from rules.maubinh.actions import Action, Verb
from rules.maubinh.game import GAME
from rules.maubinh.instants import instant_win
from rules.maubinh.ranking import category, compare, is_foul
from rules.maubinh.rows import ROWS, Category, Row, Setting
from rules.maubinh.rulesets import RULESETS, Instant, Ruleset
from rules.maubinh.settlement import Flaw, Hand, Item, Settlement, Why
from rules.maubinh.settling import settle
from rules.maubinh.state import State
from rules.maubinh.views import Check, OwnView, RowView, SeatView, View, check

__all__ = [
    "GAME",
    "ROWS",
    "RULESETS",
    "Action",
    "Category",
    "Check",
    "Flaw",
    "Hand",
    "Instant",
    "Item",
    "OwnView",
    "Row",
    "RowView",
    "Ruleset",
    "SeatView",
    "Setting",
    "Settlement",
    "State",
    "Verb",
    "View",
    "Why",
    "category",
    "check",
    "compare",
    "instant_win",
    "is_foul",
    "settle",
]
