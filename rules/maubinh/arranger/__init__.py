"""The strongest setter of thirteen cards: `arranger_for(ruleset).best(cards, opponents)`."""

from rules.maubinh.arranger.arranger import Arranger, Claim, arranger_for
from rules.maubinh.arranger.field import BadField, Field, field_for, has_own_field, key_of, learn

__all__ = [
    "Arranger",
    "BadField",
    "Claim",
    "Field",
    "arranger_for",
    "field_for",
    "has_own_field",
    "key_of",
    "learn",
]
