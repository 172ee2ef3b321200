"""The strongest setter of thirteen cards: `arranger_for(ruleset).best(cards, opponents)`.

How it works is told for players in `bot/games/maubinh/ARRANGER.md`, and in the modules: `scale` (rows as numbers),
`splits` and `laying` (all settings of a hand), `field` (what opponents lay), `odds` (what a setting is worth) with
`jointly` (collapse and sweep), `training` (how a field comes about); on top of them `choosing`, `sampling` and
`reviewing`.
"""

from rules.maubinh.arranger.arranger import MOST_OPPONENTS, Arranger, Claim, arranger_for
from rules.maubinh.arranger.choosing import Lean, Proposal
from rules.maubinh.arranger.field import BadField, Field, field_for, has_own_field, key_of, learn
from rules.maubinh.arranger.reviewing import Choice, Review
from rules.maubinh.arranger.sampling import Estimate
from rules.maubinh.arranger.training import train

__all__ = [
    "MOST_OPPONENTS",
    "Arranger",
    "BadField",
    "Choice",
    "Claim",
    "Estimate",
    "Field",
    "Lean",
    "Proposal",
    "Review",
    "arranger_for",
    "field_for",
    "has_own_field",
    "key_of",
    "learn",
    "train",
]
