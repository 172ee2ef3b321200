"""Tiến Lên: 2–4 players, 13 cards each, whoever empties his hand first wins (RULES.md section 2).

What others may use: `GAME`; the rules of plays as functions of cards (`classify`, `beats`, `legal_plays`); what screens
need (`View`, `why_not`, `why_not_pass`, `options`, and the values inside a view); actions (`lay`, `PASS`, `LEAVE`).
"""

from __future__ import annotations

from typing import Final

from rules.game import Game
from rules.tienlen.beating import beats
from rules.tienlen.game import TienLen
from rules.tienlen.instants import instant_of
from rules.tienlen.legal import legal_plays
from rules.tienlen.plays import BOMBS, Kind, Play, classify
from rules.tienlen.rulesets import MIEN_BAC, MIEN_NAM, RULESETS, Ruleset
from rules.tienlen.state import LEAVE, PASS, Action, Debt, Instant, Laid, Move, Round, State, lay
from rules.tienlen.values import Rotten
from rules.tienlen.view import Player, View, options, why_not, why_not_pass
from rules.turns import Verb

GAME: Final[Game[Ruleset, State, Action, View]] = TienLen()

__all__ = [
    "BOMBS",
    "GAME",
    "LEAVE",
    "MIEN_BAC",
    "MIEN_NAM",
    "PASS",
    "RULESETS",
    "Action",
    "Debt",
    "Instant",
    "Kind",
    "Laid",
    "Move",
    "Play",
    "Player",
    "Rotten",
    "Round",
    "Ruleset",
    "State",
    "Verb",
    "View",
    "beats",
    "classify",
    "instant_of",
    "lay",
    "legal_plays",
    "options",
    "why_not",
    "why_not_pass",
]
