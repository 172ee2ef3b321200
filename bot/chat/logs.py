"""Logging that gives nothing away: no token, and no card before it is shown.

The libraries beneath us log whole payloads and statements at DEBUG: a private hand, an interaction's token, an action
on its way into the database. Of such records only the sentence stays, its values go. This sits on the libraries' own
loggers, so it holds whatever level or handler somebody sets later.
"""

from __future__ import annotations

import logging
import re
from typing import Final

TALKATIVE: Final = ("discord", "aiosqlite")
"""Libraries whose DEBUG records carry payloads."""

_SECRETS: Final = (
    re.compile(r"\b[\w-]{23,30}\.[\w-]{6}\.[\w-]{27,}"),  # a bot's token
    re.compile(r"(?<=/webhooks/)\d+/[^\s/?\"']+"),
    re.compile(r"(?<=/interactions/)\d+/[^\s/?\"']+"),
)
_CARD: Final = r"(?:[2-9TJQKA]|10)[shdc♠♥♦♣]"
_CARDS: Final = re.compile(rf"(?<![A-Za-z0-9])(?:(?:{_CARD}[ ,]?){{2,}}|(?<==){_CARD})(?![A-Za-z0-9])")
"""Two cards or more in a row, as the notation of actions writes them, or one as a fact of a refusal (`card=8c`)."""


def redact(text: str) -> str:
    """The text without tokens and without runs of cards."""
    for secret in _SECRETS:
        text = secret.sub("[secret]", text)
    return _CARDS.sub("[cards]", text)


class Discreet(logging.Filter):
    """Takes the values out of a library's DEBUG records and the secrets out of all others."""

    def filter(self, record: logging.LogRecord) -> bool:
        record.msg = str(record.msg) if record.levelno <= logging.DEBUG else redact(record.getMessage())
        record.args = ()
        return True


class Formatter(logging.Formatter):
    """A line of the log, redacted at last, its traceback included."""

    def format(self, record: logging.LogRecord) -> str:
        return redact(super().format(record))


_discreet: Final = Discreet()


def guard() -> None:
    """Make the libraries' loggers discreet. Doing it again is harmless, and covers loggers made since."""
    known = list(logging.root.manager.loggerDict)
    for name in known:
        if name.split(".")[0] in TALKATIVE:
            logging.getLogger(name).addFilter(_discreet)
    for name in TALKATIVE:
        logging.getLogger(name).addFilter(_discreet)


def setup(level: str) -> None:
    """Log to stderr at `level`, guarded."""
    handler = logging.StreamHandler()
    handler.setFormatter(Formatter("%(asctime)s %(levelname)-7s %(name)s: %(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    guard()
