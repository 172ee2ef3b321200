"""The result of a match, line by line: places, chops, rotten hands, instant wins; and the worst that can happen.

Reasons and their facts: `place` (payer_place, payee_place); `chop` (kind of the last bomb, chained, chopped: how many
plays were bombed); `rotten` (items: tuple of `values.Rotten`); `instant` (kind).
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Line, Result, Seat
from rules.tienlen.plays import TWOS
from rules.tienlen.rulesets import LAST_PAYS, Ruleset
from rules.tienlen.state import HAND, State
from rules.tienlen.values import PLACE_LINES, bomb_value, rotten, twos_value


def result(state: State) -> Result | None:
    """None while the match is live."""
    if not state.over:
        return None
    if state.instants:
        return Result(state.seats, tuple(_instant_lines(state)), state.instants[0].seat)
    lines = (*_place_lines(state), *_chop_lines(state), *_rotten_lines(state))
    return Result(state.seats, lines, state.places[0])


def _instant_lines(state: State) -> Iterator[Line]:
    winners = {instant.seat for instant in state.instants}
    stakes = state.ruleset.instant_stakes
    for instant in state.instants:
        for seat in range(state.seats):
            if seat not in winners and stakes:
                yield Line(seat, instant.seat, stakes, "instant", {"kind": instant.kind})


def _place_lines(state: State) -> Iterator[Line]:
    for payer, payee, stakes in PLACE_LINES[state.seats]:
        facts = {"payer_place": payer, "payee_place": payee}
        yield Line(state.places[payer - 1], state.places[payee - 1], stakes, "place", facts)


def _chop_lines(state: State) -> Iterator[Line]:
    for debt in state.debts:
        if debt.stakes:
            facts = {
                "kind": debt.chain[-1].play.kind.value,
                "chained": debt.chained,
                "chopped": len(debt.chain) - 1,
            }
            yield Line(debt.payer, debt.receiver, debt.stakes, "chop", facts)


def _rotten_lines(state: State) -> Iterator[Line]:
    first, *others = state.places
    payers: list[Seat] = others[-1:] if state.ruleset.rotten_payer == LAST_PAYS else others
    for seat in payers:
        items = rotten(state.hands[seat], state.ruleset)
        stakes = sum(item.stakes for item in items)
        if stakes:
            yield Line(seat, first, stakes, "rotten", {"items": items})


def worst(ruleset: Ruleset, seats: int) -> int:
    """A bound on the stakes that one seat can lose.

    It pays 2 at most for its place. A card of its own costs once: it is bombed, or it rots. Of the others' cards those
    can cost it that were bombed before in the same chain; the bomb on top of a chain is never paid for, so at least
    one bomb of the others is free. So the sum of what the hands can be worth bounds it: the four 2s once, and for
    each hand the most that bombs (for its own also three triples) of 13 cards are worth. An instant win ends the
    match at the deal, so the dearer of both counts.
    """
    dearest_place = max(stakes for _, _, stakes in PLACE_LINES[seats])
    bombs = (
        (8, bomb_value("four_pairs", ruleset)),
        (6, bomb_value("three_pairs", ruleset)),
        (4, bomb_value("quad", ruleset)),
    )
    own = max(_most(HAND, bombs), bomb_value("three_triples", ruleset) + _most(HAND - 9, bombs))
    others = (seats - 1) * _most(HAND, bombs) - min(value for _, value in bombs)
    played = dearest_place + twos_value(TWOS, ruleset) + own + max(0, others)
    return max(played, (seats - 1) * ruleset.instant_stakes if ruleset.instant_wins else 0)


def _most(cards: int, items: tuple[tuple[int, int], ...]) -> int:
    """The dearest choice of items (cards needed, stakes), each as often as one likes, that fits into `cards`."""
    return max((value + _most(cards - size, items) for size, value in items if size <= cards), default=0)
