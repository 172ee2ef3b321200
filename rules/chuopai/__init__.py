"""Chuo Pai (戳牌): three players, 28 domino cards each, whoever wins most cards wins (RULES.md section 3).

What others may use: `GAME`; the rules of plays as functions of cards (`classify`, `beats`, `legal_plays`); what screens
need (`View`, `why_not`, `why_not_pass`, `options`, `by_family`, and the values inside a view); actions (`lay`,
`PASS`, `LEAVE`).
"""

from __future__ import annotations

from typing import Final

from rules.chuopai.beating import beats, legal_plays
from rules.chuopai.game import ChuoPai
from rules.chuopai.patterns import PATTERNS, Family, Pattern, by_family
from rules.chuopai.plays import PAIRINGS, Kind, Pairing, Play, classify
from rules.chuopai.rulesets import RULESETS, TU_XUYEN, Ruleset
from rules.chuopai.state import LEAVE, PASS, Action, Laid, Move, Round, State, lay
from rules.chuopai.view import Player, View, options, why_not, why_not_pass
from rules.game import Game
from rules.turns import Verb

GAME: Final[Game[Ruleset, State, Action, View]] = ChuoPai()

__all__ = [
    "GAME",
    "LEAVE",
    "PAIRINGS",
    "PASS",
    "PATTERNS",
    "RULESETS",
    "TU_XUYEN",
    "Action",
    "Family",
    "Kind",
    "Laid",
    "Move",
    "Pairing",
    "Pattern",
    "Play",
    "Player",
    "Round",
    "Ruleset",
    "State",
    "Verb",
    "View",
    "beats",
    "by_family",
    "classify",
    "lay",
    "legal_plays",
    "options",
    "why_not",
    "why_not_pass",
]
