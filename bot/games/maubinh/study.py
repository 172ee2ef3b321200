"""What Mậu Binh learns about house rules: what people lay when they set as well as can be (`rules.maubinh.arranger`).

Until it is learnt Suggest, the review and the computer players reckon with what is laid by the nearest built-in rules.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from bot.games import Study
from rules.cards import PACK
from rules.maubinh.arranger import BadField, Field, arranger_for, has_own_field, key_of, learn
from rules.maubinh.rows import HAND
from rules.maubinh.rulesets import Ruleset
from rules.maubinh.train import as_json


def warm(ruleset: Ruleset) -> None:
    """Half a second for the first ruleset, some milliseconds for others, nothing the second time."""
    arranger_for(ruleset).top(PACK[:HAND], 1, 1)


def wanted(ruleset: Ruleset) -> str | None:
    """16 hex digits, the same for rulesets by which hands are set alike."""
    return None if has_own_field(ruleset) else key_of(ruleset)


def lesson(ruleset: Ruleset, file: Path) -> tuple[str, ...]:
    """Takes some 20 seconds of CPU."""
    return "-m", "rules.maubinh.train", "--house", as_json(ruleset), "--out", str(file)


def take(data: bytes) -> None:
    """From now on the rulesets of its key are played by it. Raises `ValueError`."""
    try:
        learn(Field.load(data))
    except BadField as bad:
        raise ValueError(str(bad)) from bad


STUDY: Final = Study(warm, wanted, lesson, take)
