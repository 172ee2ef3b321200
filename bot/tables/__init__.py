"""The tables: a service that commits before it speaks. See `bot.tables.service.Tables`, the one door."""

from __future__ import annotations

from bot.seen import Refused
from bot.tables.asks import Answer, Held, Mark, Notice, Order, Paused, StaleBoard, StaleHand, Tap
from bot.tables.seal import Seal, SealError
from bot.tables.service import Tables

__all__ = [
    "Answer",
    "Held",
    "Mark",
    "Notice",
    "Order",
    "Paused",
    "Refused",
    "Seal",
    "SealError",
    "StaleBoard",
    "StaleHand",
    "Tables",
    "Tap",
]
