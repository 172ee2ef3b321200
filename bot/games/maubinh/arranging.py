"""From taps to a setting: cards are spoken of by their positions in the hand (0 to 12, high to low), never by name.

A set of positions travels as one number, a bit for each: what a panel remembers shows no card, and cannot even be
mistaken for one (as `3d` could, were it written in hex).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rules.game import Illegal
from rules.maubinh.rows import HAND, Cards, Row, Setting

ALL: Final = frozenset(range(HAND))


def mask(positions: Iterable[int]) -> str:
    """Positions as a number."""
    return str(sum(1 << position for position in positions))


def positions(mask: str) -> frozenset[int]:
    """Positions of a mask. Raises `Illegal("lost-draft")` for what is none: a panel of another version of the bot."""
    if not (mask.isascii() and mask.isdecimal() and len(mask) <= 4 and int(mask) < 1 << HAND):
        raise Illegal("lost-draft")
    return frozenset(position for position in ALL if int(mask) >> position & 1)


def chosen(values: Sequence[str], count: int) -> frozenset[int]:
    """The positions that a menu gave. Raises `Illegal("choose-count", count=…, chosen=…)` or `lost-draft`."""
    if not all(value.isascii() and value.isdecimal() and int(value[:3]) in ALL for value in values):
        raise Illegal("lost-draft")
    found = frozenset(map(int, values))
    if len(found) != count:
        raise Illegal("choose-count", count=count, chosen=len(found))
    return found


def place(cards: Cards, back: frozenset[int], middle: frozenset[int]) -> Setting:
    """The setting with these positions in the back and the middle. Raises `Illegal("lost-draft")` if they overlap."""
    front = ALL - back - middle
    if len(back) != 5 or len(middle) != 5 or len(front) != 3:
        raise Illegal("lost-draft")
    return Setting(*(tuple(cards[at] for at in sorted(row)) for row in (back, middle, front)))


def where(cards: Cards, setting: Setting) -> tuple[frozenset[int], frozenset[int], frozenset[int]]:
    """The positions of a setting's back, middle and front."""
    at = {card: position for position, card in enumerate(cards)}
    back, middle, front = (frozenset(at[card] for card in row) for row in setting)
    return back, middle, front


def rows_of(cards: Cards, setting: Setting) -> tuple[Row, ...]:
    """The row of each position."""
    found = dict.fromkeys(range(HAND), Row.FRONT)
    for row, places in zip(Row, where(cards, setting), strict=True):
        found |= dict.fromkeys(places, row)
    return tuple(found[position] for position in range(HAND))


def change_back(cards: Cards, setting: Setting, back: frozenset[int]) -> Setting:
    """`setting` with another back; of the other rows as much stays as can.

    Cards that came into the back leave gaps where they were; the cards that had to leave it fill them, the highest
    first into the middle.
    """
    old_back, old_middle, _ = where(cards, setting)
    middle = old_middle - back
    freed = sorted(old_back - back)  # high to low, as the positions are
    return place(cards, back, middle | frozenset(freed[: 5 - len(middle)]))


def swap(cards: Cards, setting: Setting, pair: frozenset[int]) -> Setting:
    """`setting` with two cards exchanged. Raises `Illegal("same-row")` when both are in one row."""
    back, middle, front = where(cards, setting)
    if any(pair <= row for row in (back, middle, front)):
        raise Illegal("same-row")
    return place(cards, back ^ pair if back & pair else back, middle ^ pair if middle & pair else middle)
