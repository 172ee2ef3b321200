"""Chuo Pai at our tables: its board, its private panel, its explanations, its words."""

from __future__ import annotations

from typing import Final

from bot.games import Hosted
from bot.games.chuopai.board import board
from bot.games.chuopai.details import details
from bot.games.chuopai.gestures import gesture
from bot.games.chuopai.hand import hand
from bot.games.chuopai.rules_page import rules
from bot.games.chuopai.typed import PLAY
from rules.chuopai import GAME

HOSTED: Final = Hosted(GAME, board, hand, details, rules, gesture, (PLAY,))
