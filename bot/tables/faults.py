"""What is said in the log about something that failed while cards were in play."""

from __future__ import annotations

import traceback

from rules.game import Illegal


def fault(error: BaseException) -> str:
    """What went wrong, and where, without its values: a message or a refusal's facts may hold a hidden card."""
    name = type(error).__name__
    what = f"{name} {error.code}" if isinstance(error, Illegal) else name
    return "\n".join((what, *(line.rstrip() for line in traceback.format_tb(error.__traceback__))))
