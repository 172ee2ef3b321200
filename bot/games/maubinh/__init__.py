"""Mậu Binh at our tables: its board, its private panel, its explanations, its words."""

from __future__ import annotations

from typing import Final

from bot.games import Hosted
from bot.games.maubinh.board import board
from bot.games.maubinh.details import details
from bot.games.maubinh.gestures import gesture
from bot.games.maubinh.hand import hand
from bot.games.maubinh.reviewing import review
from bot.games.maubinh.rules_page import rules
from bot.games.maubinh.study import STUDY
from bot.games.maubinh.typed import SET
from rules.maubinh.game import GAME

HOSTED: Final = Hosted(GAME, board, hand, details, rules, gesture, (SET,), review, STUDY, first=True)
