"""*Tới trắng*: hands that win at the deal, where a server has switched them on.

Ruling (RULES.md names them only as a house rule): strongest first, a hand counts as the first kind that it is; every
instant winner takes `instant_stakes` from everyone without one, two instant winners nothing from each other. Four of
a kind counts as two pairs; six pairs may hold 2s, five consecutive pairs may not.
"""

from __future__ import annotations

from typing import Final

from rules.tienlen.plays import TWO, TWOS, Bits, of_rank

DRAGON: Final = "dragon"
SIX_PAIRS: Final = "six_pairs"
FOUR_TWOS: Final = "four_twos"
FIVE_CONSECUTIVE_PAIRS: Final = "five_consecutive_pairs"


def instant_of(hand: Bits) -> str | None:
    """The instant win that 13 cards are, or None."""
    held = [of_rank(hand, rank).bit_count() for rank in range(TWO + 1)]
    if all(held[:TWO]):
        return DRAGON
    if sum(count // 2 for count in held) == 6:
        return SIX_PAIRS
    if hand & TWOS == TWOS:
        return FOUR_TWOS
    if any(all(count >= 2 for count in held[low : low + 5]) for low in range(TWO - 4)):
        return FIVE_CONSECUTIVE_PAIRS
    return None
