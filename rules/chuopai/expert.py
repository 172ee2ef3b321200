"""The strongest computer player: it imagines the hidden cards many times and plays each of its choices to the end.

Every imagined deal agrees with what the view tells: what was laid is gone, each hand has its number of cards, and
nobody holds what he would have had to beat with when he passed (for sets; that of special combinations is left to
chance). All choices are tried on the same deals; the worse half is dropped again and again, so that the effort goes where
the choice is close (sequential halving). The effort is counted in cards still to be played, never by a clock: equal views
and equal luck give equal moves on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count, islice
from typing import Final, TypeAlias

from rules.chuopai.habits import thrifty, whole
from rules.chuopai.patterns import COPIES, NAIL, PATTERNS, PLACE, TWO_RED, Pattern, heap
from rules.chuopai.patterns import count as count_of
from rules.chuopai.playout import Course
from rules.chuopai.plays import Play
from rules.chuopai.view import View, options
from rules.game import Seat
from rules.shuffle import SEED_BYTES, shuffle

EFFORT: Final = 8000
"""How many cards may be laid in imagination for one decision, about."""
FEWEST_DEALS: Final = 4
"""The fewest and"""
MOST_DEALS: Final = 400
"""the most deals imagined in a stage."""
MOST_CHOICES: Final = 10

Caps: TypeAlias = tuple[int, ...]
"""How many cards of each pattern a seat can hold at most, in the order of the book."""


def think(seen: View, luck: int, effort: int = EFFORT) -> Play | None:
    """The best choice of the player whose turn it is; None is a pass."""
    choices = worth_trying(seen)
    if len(choices) <= 1:
        return choices[0] if choices else None
    assert seen.seat is not None
    seed = luck.to_bytes(SEED_BYTES, "big")
    unseen = hidden(seen)
    caps = {seat: caps_of(seen, seat) for seat in range(len(seen.players)) if seat != seen.seat}
    trials = effort // sum(player.cards for player in seen.players)
    totals = dict.fromkeys(choices, 0)
    policies = [thrifty] * len(seen.players)
    deals = count()
    stages = (len(choices) - 1).bit_length()
    for _ in range(stages):
        number = min(MOST_DEALS, max(FEWEST_DEALS, trials // stages // len(choices)))
        for deal in islice(deals, number):
            course = imagined(seen, shuffle(seed, (str(deal),), unseen)[0], caps)
            for choice in choices:
                trial = course.copy()
                if not trial.lay(choice):
                    trial.run(policies)
                totals[choice] += _worth(trial.points, seen.seat)
        choices = sorted(choices, key=lambda choice: -totals[choice])[: (len(choices) + 1) // 2]
    return choices[0]


def _worth(points: Sequence[int], me: Seat) -> int:
    """Stakes, and a little for points: a pile that is one card short today wins with another deal."""
    mine = points[me]
    stakes = sum((mine > other) - (mine < other) for other in points)
    return 20 * stakes + 3 * mine - sum(points)


def worth_trying(seen: View) -> list[Play]:
    """The choices to think about: all answers; of the leads the weakest singles, whole holdings, the strongest singles."""
    plays = options(seen)
    if seen.highest is not None:
        return list(plays[:MOST_CHOICES])
    singles = [play for play in plays if play.size == 1]
    holdings = sorted(whole(heap(seen.hand)), key=lambda play: -play.size)
    wanted = dict.fromkeys((*singles[:3], *holdings[: MOST_CHOICES - 5], *singles[-2:], *holdings))
    return list(wanted)[:MOST_CHOICES]


def hidden(seen: View) -> tuple[Pattern, ...]:
    """The cards that the others hold, in canonical order."""
    known = list(seen.hand)
    for player in seen.players:
        known += player.bonus
    for each in (*seen.rounds, seen.round):
        for move in each.moves:
            known += move.play.cards if move.play is not None else ()
    seen_heap = heap(known)
    return tuple(pattern for pattern in PATTERNS for _ in range(COPIES - count_of(seen_heap, pattern)))


def caps_of(seen: View, seat: Seat) -> Caps:
    """What the rules tell about a hidden hand: who passed held nothing that beats, who had a bonus kept none of it."""
    caps = [COPIES] * len(PATTERNS)
    for each in (*seen.rounds, seen.round):
        highest: Play | None = None
        for move in each.moves:
            if move.play is not None:
                highest = move.play
            elif move.seat == seat and highest is not None and not highest.special:
                led = highest.cards[0]
                for place, pattern in enumerate(PATTERNS):
                    if pattern.family is led.family and pattern.rank > led.rank:
                        caps[place] = min(caps[place], highest.size - 1)
    if seen.players[seat].bonus:
        caps[PLACE[NAIL]] = caps[PLACE[TWO_RED]] = 0
    return tuple(caps)


def imagined(seen: View, order: Sequence[Pattern], caps: dict[Seat, Caps]) -> Course:
    """The moment of the view with the hidden cards dealt in this order, as far as the caps leave them free.

    Of each pattern a seat must take what is above the other's cap; the rest goes as it comes.
    """
    assert seen.seat is not None
    first, second = caps
    held: dict[Seat, list[Pattern]] = {first: [], second: []}
    free = []
    left = {pattern: order.count(pattern) for pattern in PATTERNS}
    forced = {
        (seat, pattern): max(0, left[pattern] - caps[other][place])
        for seat, other in ((first, second), (second, first))
        for place, pattern in enumerate(PATTERNS)
    }
    for card in order:
        owner = next((seat for seat in held if forced[seat, card]), None)
        if owner is None:
            free.append(card)
        else:
            forced[owner, card] -= 1
            held[owner].append(card)
    missing = seen.players[first].cards - len(held[first])
    held[first] += free[:missing]
    held[second] += free[missing:]
    hands = [heap(seen.hand) if seat == seen.seat else heap(held[seat]) for seat in range(len(seen.players))]
    return Course(
        hands=hands,
        points=[player.points for player in seen.players],
        leader=seen.leader,
        turn=seen.seat,
        highest=seen.highest.play if seen.highest is not None else None,
        owner=seen.highest.seat if seen.highest is not None else seen.seat,
    )
