"""Who pays whom, how much and why, once all settings are fixed (RULES 1.1, 1.2, 1.4).

Everything is settled pair by pair: first the three rows, then sweep, collapse and instant wins on top.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from rules.game import Seat
from rules.maubinh.instants import compare_instants, instant_win
from rules.maubinh.ranking import RowStrength, in_order, row_strength
from rules.maubinh.rows import FRONT_CATEGORIES, HAND, ROWS, Category, Row
from rules.maubinh.rulesets import Instant, Ruleset
from rules.maubinh.settlement import Flaw, Hand, Item, Settlement, Why


@dataclass(frozen=True, slots=True)
class _Contender:
    """One hand as it counts at this showdown."""

    seat: Seat
    hand: Hand
    instant: Instant | None
    flaw: Flaw | None
    flat: bool
    """The last one to stay without a legal setting: he wins every row, at 1 stake."""
    strengths: tuple[RowStrength, ...]
    categories: tuple[Category, Category, Category] | None
    values: tuple[int, ...]
    """Stakes that each of his rows is worth when it wins."""


def settle(hands: Sequence[Hand], ruleset: Ruleset) -> Settlement:
    """Settle a match: one hand a seat. Raises `ValueError` for a hand that does not have thirteen cards."""
    staying = sum(not hand.left for hand in hands)
    table = [_contender(seat, hand, ruleset, alone=staying == 1) for seat, hand in enumerate(hands)]
    ordinary = [one for one in table if one.instant is None]
    rows = [item for at, row in enumerate(ROWS) for item in _row_items(ordinary, at, row)]
    collapsed: tuple[Seat, ...] = ()
    sweeper = None
    extras: list[Item] = []
    if len(ordinary) == len(table):  # RULES 1.4: neither beside a valid instant win
        sweeper = _sweeper(table, rows, ruleset)
        collapsed = tuple(one.seat for one in table if ruleset.collapse and _collapses(one, table, rows))
        extras = [*_sweep_items(sweeper, rows, ruleset), *_collapse_items(collapsed, table, ruleset)]
    return Settlement(
        categories=tuple(one.categories for one in table),
        flaws=tuple(one.flaw for one in table),
        instants=tuple(one.instant for one in table),
        collapsed=collapsed,
        sweeper=sweeper,
        items=(*_instant_items(table, ruleset), *rows, *extras),
    )


def _contender(seat: Seat, hand: Hand, ruleset: Ruleset, *, alone: bool) -> _Contender:
    if len(hand.cards) != HAND:
        raise ValueError(f"a hand has thirteen cards, not {len(hand.cards)}")
    strengths: tuple[RowStrength, ...] = ()
    categories = None
    values: tuple[int, ...] = (1, 1, 1)
    if hand.setting is not None:
        strengths = tuple(row_strength(row, ruleset) for row in hand.setting)
        back, middle, front = (Category(strength[0]) for strength in strengths)
        categories = back, middle, front
        values = tuple(ruleset.value(row, kind) for row, kind in zip(ROWS, categories, strict=True))
    flaw = _flaw(hand, strengths, ruleset)
    flat = False
    if alone and not hand.left:  # RULES 1.1: the last one to stay counts as legal whatever his setting is
        flat, flaw = flaw is not None, None
    instant = None if hand.left or hand.declined else instant_win(hand.cards, ruleset)
    return _Contender(seat, hand, instant, flaw, flat, strengths, categories, (1, 1, 1) if flat else values)


def _flaw(hand: Hand, strengths: Sequence[RowStrength], ruleset: Ruleset) -> Flaw | None:
    if hand.left:
        return Flaw.LEFT
    if hand.setting is None:
        return Flaw.UNSET
    if hand.late:
        return Flaw.LATE
    return None if in_order(strengths, ruleset) else Flaw.ORDER


def _row_items(ordinary: Sequence[_Contender], at: int, row: Row) -> Iterator[Item]:
    """What the row numbered `at` brings each pair of ordinary players."""
    for one, other in combinations(ordinary, 2):
        winner, loser = _order(one, other, at)
        if winner is None or loser is None:
            yield Item((one.seat, other.seat), None, 0, Why.EQUAL, row)
            continue
        stakes = winner.values[at]
        why = Why.FOUL if loser.flaw else Why.BONUS if stakes != 1 else Why.PLAIN
        made = winner.categories[at] if winner.categories else None
        yield Item((one.seat, other.seat), winner.seat, stakes, why, row, made, loser.flaw)


def _order(one: _Contender, other: _Contender, at: int) -> tuple[_Contender, _Contender] | tuple[None, None]:
    """Winner and loser of the row numbered `at`, or neither."""
    if one.flaw and other.flaw:
        return None, None
    if one.flaw:
        return other, one
    if other.flaw:
        return one, other
    if one.strengths[at] == other.strengths[at]:
        return None, None
    return (one, other) if one.strengths[at] > other.strengths[at] else (other, one)


def _wins(items: Iterable[Item], seat: Seat) -> int:
    """In how many rows, counted against each opponent, a seat is the winner."""
    return sum(item.winner == seat for item in items)


def _losses(items: Iterable[Item], seat: Seat) -> int:
    return sum(item.loser == seat for item in items)


def _sweeper(table: Sequence[_Contender], rows: Sequence[Item], ruleset: Ruleset) -> Seat | None:
    """The legal player who wins all three rows against everybody, when at least three were dealt in."""
    if ruleset.sweep == 1 or len(table) < 3:
        return None
    everything = len(ROWS) * (len(table) - 1)
    sweepers = (one.seat for one in table if not one.flat and _wins(rows, one.seat) == everything)
    return next(sweepers, None)


def _collapses(one: _Contender, table: Sequence[_Contender], rows: Sequence[Item]) -> bool:
    """Whether a player is last in all three rows.

    A fouled one is as soon as somebody is legal. A legal one has lost every row to every opponent, so that none of
    them can have fouled.
    """
    if one.flaw:
        return any(other.flaw is None for other in table)
    return _losses(rows, one.seat) == len(ROWS) * (len(table) - 1)


def _sweep_items(sweeper: Seat | None, rows: Sequence[Item], ruleset: Ruleset) -> Iterator[Item]:
    """What the sweep adds to the row values, from each opponent."""
    if sweeper is None:
        return
    won: dict[tuple[Seat, Seat], int] = {}
    for item in rows:
        if item.winner == sweeper:
            won[item.pair] = won.get(item.pair, 0) + item.stakes
    for pair, stakes in won.items():
        yield Item(pair, sweeper, stakes * (ruleset.sweep - 1), Why.SWEEP)


def _collapse_items(
    collapsed: Sequence[Seat], table: Sequence[_Contender], ruleset: Ruleset
) -> Iterator[Item]:
    """What each collapsed player pays more to each opponent who has not fouled."""
    for seat in collapsed:
        for other in table:
            if other.seat != seat and other.flaw is None:
                pair = (min(seat, other.seat), max(seat, other.seat))
                yield Item(pair, other.seat, ruleset.collapse, Why.COLLAPSE, flaw=table[seat].flaw)


def _instant_items(table: Sequence[_Contender], ruleset: Ruleset) -> Iterator[Item]:
    """What instant winners take: from every ordinary player, and from weaker instant winners."""
    for one, other in combinations(table, 2):
        if one.instant is None and other.instant is None:
            continue
        ahead = _stronger_instant(one, other, ruleset)
        pair = (one.seat, other.seat)
        if ahead == 0:
            yield Item(pair, None, 0, Why.INSTANT)
            continue
        winner = one if ahead > 0 else other
        assert winner.instant is not None
        stakes = ruleset.instant_stakes(winner.instant)
        yield Item(pair, winner.seat, stakes, Why.INSTANT, kind=winner.instant)


def _stronger_instant(one: _Contender, other: _Contender, ruleset: Ruleset) -> int:
    """1, -1 or 0 (draw) between two players of whom at least one wins instantly."""
    if one.instant is None:
        return -1
    if other.instant is None:
        return 1
    if ruleset.instants_draw:
        return 0
    if one.instant is other.instant:
        return compare_instants(one.instant, one.hand.cards, other.hand.cards, ruleset)
    strongest_first = [win.kind for win in ruleset.instants]
    return 1 if strongest_first.index(one.instant) < strongest_first.index(other.instant) else -1


def worst(ruleset: Ruleset, seats: int) -> int:
    """The most stakes that one of `seats` players can lose in a match.

    Against each opponent he loses either an instant win or three rows, never both. Two cases bound the sum:

    - Somebody wins instantly: then neither sweep nor collapse applies, and each opponent takes at most the dearest
      instant win or the dearest legal set of rows. All opponents can hold the dearest instant win at once (three suited
      dragons), so in rulesets where it is dearer than rows this is reached.
    - Nobody does: each opponent takes at most the dearest rows and the collapse; one of them, no more, may have swept,
      which multiplies his rows.
    """
    opponents = seats - 1
    rows = _dearest_rows(ruleset)
    instant = max((win.stakes for win in ruleset.instants), default=0)
    swept = (ruleset.sweep - 1) * rows if seats >= 3 else 0
    return max(opponents * max(rows, instant), opponents * (rows + ruleset.collapse) + swept)


def _dearest_rows(ruleset: Ruleset) -> int:
    """The most that three rows in legal order can be worth together."""
    return max(
        ruleset.value(Row.BACK, back) + ruleset.value(Row.MIDDLE, middle) + ruleset.value(Row.FRONT, front)
        for back in Category
        for middle in Category
        for front in FRONT_CATEGORIES
        if back >= middle >= front
    )
