"""What may be done in a match, and the one text of each: `set AsKhQd…`, `done`, `leave`."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from rules.game import Unreadable
from rules.maubinh.rows import Setting


class Verb(StrEnum):
    """The first word of an action."""

    SET = "set"
    """Save a setting; it counts unless another one follows."""
    DONE = "done"
    UNDONE = "undone"
    DECLINE = "decline"
    """Do not announce the instant win: *không báo*."""
    CLAIM = "claim"
    """Announce it after all."""
    LEAVE = "leave"
    TIMEOUT = "timeout"
    """The clock's: this seat's time is up. Under `on_timeout="auto"` with the cards that count from now on."""
    REVEAL = "reveal"
    """The dealer's: the next stage of the reveal."""


WITH_SETTING = frozenset({Verb.SET, Verb.TIMEOUT})
CLOCK_ONLY = frozenset({Verb.TIMEOUT, Verb.REVEAL})


@dataclass(frozen=True, slots=True)
class Action:
    """`setting` belongs to `set` (always) and to `timeout` (sometimes)."""

    verb: Verb
    setting: Setting | None = None

    @staticmethod
    def parse(text: str) -> Action:
        """Raises `Unreadable("not-an-action" | "not-thirteen" | "not-a-card")`."""
        word, blank, cards = text.partition(" ")
        try:
            verb = Verb(word)
        except ValueError:
            raise Unreadable("not-an-action", text=text) from None
        if (blank and verb not in WITH_SETTING) or (not blank and verb is Verb.SET):
            raise Unreadable("not-an-action", text=text)
        return Action(verb, Setting.parse(cards) if blank else None)

    def __str__(self) -> str:
        return self.verb.value if self.setting is None else f"{self.verb.value} {self.setting}"


DONE = Action(Verb.DONE)
UNDONE = Action(Verb.UNDONE)
DECLINE = Action(Verb.DECLINE)
CLAIM = Action(Verb.CLAIM)
LEAVE = Action(Verb.LEAVE)
REVEAL = Action(Verb.REVEAL)


def setting_action(setting: Setting) -> Action:
    return Action(Verb.SET, setting)
