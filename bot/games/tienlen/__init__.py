"""Tiến Lên at our tables: its board, its private panel, its explanations, its words."""

from __future__ import annotations

from typing import Final

from bot.games import Hosted
from bot.games.tienlen.board import board
from bot.games.tienlen.details import details
from bot.games.tienlen.gestures import gesture
from bot.games.tienlen.hand import hand
from bot.games.tienlen.rules_page import rules
from bot.games.tienlen.typed import PLAY
from rules.tienlen import GAME

HOSTED: Final = Hosted(GAME, board, hand, details, rules, gesture, (PLAY,))
