"""What a control's custom_id says: which table and version its screen showed, which screen that was, and the act.

Nothing else has to be remembered: after a restart, or in another process, a tap is understood from its custom_id
alone. It is public (anybody who sees the message can read it), so a panel's draft speaks of positions, never of cards,
and it decides nothing: who taps is checked at the table.

    m1:<table>:<version>:<screen>:<draft>:<act>     on a screen of a table; the numbers in base 36
    f1:<act>                                        on a screen that belongs to no table
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

LONGEST: Final = 100
TABLE: Final = "m1"
FEATURE: Final = "f1"
_DIGITS: Final = "0123456789abcdefghijklmnopqrstuvwxyz"
_COLON: Final = "~1"
_TILDE: Final = "~0"


class Surface(StrEnum):
    """The screens of a table that carry controls."""

    BOARD = "b"
    HAND = "h"  # the private panel or one's seat, in a DM or as a message only one sees
    HOST = "o"
    NOTE = "n"  # any other message that only one sees: details, rules, proof, a refusal


@dataclass(frozen=True, slots=True)
class Spot:
    """Where a control is: on a screen of `table` as it was at `version`, or (`table` None) on one of no table."""

    table: int | None = None
    version: int = 0
    surface: Surface = Surface.NOTE
    draft: str = ""

    def control(self, act: str) -> str:
        """The custom_id of a control that stands for `act`. Raises `ValueError` when that is too long."""
        if self.table is None:
            text = f"{FEATURE}:{act}"
        else:
            draft = self.draft.replace("~", _TILDE).replace(":", _COLON)
            text = f"{TABLE}:{_base36(self.table)}:{_base36(self.version)}:{self.surface}:{draft}:{act}"
        if len(text) > LONGEST:
            raise ValueError(f"custom_id {text!r} has {len(text)} characters, at most {LONGEST}")
        return text


def read(custom_id: str) -> tuple[Spot, str] | None:
    """The spot and the act of a custom_id; None when it is none of ours or a version we no longer speak."""
    kind, _, rest = custom_id.partition(":")
    if kind == FEATURE:
        return (Spot(), rest) if rest else None
    parts = rest.split(":", 4)
    if kind != TABLE or len(parts) != 5:
        return None
    table, version, surface, draft, act = parts
    try:
        spot = Spot(
            int(table, 36),
            int(version, 36),
            Surface(surface),
            draft.replace(_COLON, ":").replace(_TILDE, "~"),
        )
    except ValueError:
        return None
    # int() also takes signs, blanks, underscores and foreign digits: what we did not write, we do not read.
    if not act or spot.table is None or spot.table < 0 or spot.version < 0 or spot.control(act) != custom_id:
        return None
    return spot, act


def _base36(number: int) -> str:
    if number < 0:
        raise ValueError(f"{number} is negative")
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
