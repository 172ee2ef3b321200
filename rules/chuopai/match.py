"""The course of a match: the deal with its bonus, turns, rounds, the end and its result (RULES.md section 3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import permutations

from rules.chuopai.judge import judge_pass, judged
from rules.chuopai.patterns import NAIL, TWO_RED, Heap, count, heap, one, size, to_cards
from rules.chuopai.plays import Play
from rules.chuopai.rulesets import Ruleset
from rules.chuopai.state import HAND, SEATS, Action, Laid, Move, Round, State
from rules.game import Deal, Event, Illegal, Line, Result, Seat, Step
from rules.turns import Verb


def start(ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
    """Deal: the first 28 cards to seat 0, the next to seat 1, the rest to seat 2; `deal.draw` names the leader.

    Raises `Illegal("bad-seats", seats=…)`.
    """
    if seats != SEATS:
        raise Illegal("bad-seats", seats=seats)
    dealt = [heap(deal.cards[HAND * seat : HAND * (seat + 1)]) for seat in range(SEATS)]
    bonus = tuple(opening_bonus(hand) if ruleset.opening_bonus else 0 for hand in dealt)
    leader = deal.draw % SEATS
    hands = tuple(hand - moved for hand, moved in zip(dealt, bonus, strict=True))
    state = State(ruleset, hands, piles=bonus, bonus=bonus, leader=leader, turn=leader)
    events = [
        _event("opening-bonus", seat, cards=to_cards(moved), points=size(moved))
        for seat, moved in enumerate(bonus)
        if moved
    ]
    return Step(state, (*events, _event("leads", leader)))


def opening_bonus(hand: Heap) -> Heap:
    """All Nails and Two Reds of a hand that has at least one of each, else nothing."""
    nails, reds = count(hand, NAIL), count(hand, TWO_RED)
    return nails * one(NAIL) + reds * one(TWO_RED) if nails and reds else 0


def apply(state: State, seat: Seat | None, action: Action) -> Step[State]:
    """The state after an action. Raises `Illegal` with a code of `judge`, and changes nothing."""
    if state.over:
        raise Illegal("match-over")
    if seat is None or not 0 <= seat < SEATS:
        raise Illegal("not-your-turn", turn=state.turn)
    if action.verb is Verb.LEAVE:
        if seat in state.left:
            raise Illegal("already-left")
        return Step(replace(state, left=state.left | {seat}), (_event("left", seat),))
    if seat != state.turn:
        raise Illegal("not-your-turn", turn=state.turn)
    current = state.highest.play if state.highest is not None else None
    if action.verb is Verb.PASS:
        judge_pass(hand=state.hands[seat], current=current)
        return _go_on(state, Move(seat, None), [_event("passed", seat)])
    play = judged(action.cards, hand=state.hands[seat], current=current)
    return _play(state, seat, play)


def _play(state: State, seat: Seat, play: Play) -> Step[State]:
    hand = state.hands[seat] - play.heap
    events = [_event("played", seat, cards=play.cards, kind=play.kind.value, left=size(hand))]
    if not hand:
        events.append(_event("out", seat))
    now = replace(state, hands=_at(state.hands, seat, hand), highest=Laid(seat, play))
    return _go_on(now, Move(seat, play), events)


def _go_on(state: State, move: Move, events: list[Event]) -> Step[State]:
    """After a move: the next in the round who holds cards, or the end of the round."""
    now = replace(state, turns=state.turns + 1, round=Round((*state.round.moves, move)))
    for seat in state.after(move.seat):
        if seat == state.leader:
            break
        if state.hands[seat]:
            return Step(replace(now, turn=seat), tuple(events))
    return _won(now, events)


def _won(state: State, events: list[Event]) -> Step[State]:
    """The round's winner takes his own winning cards and leads; or the match is over."""
    assert state.highest is not None
    winner, play = state.highest.seat, state.highest.play
    events.append(_event("round-won", winner, cards=play.cards, points=play.size))
    now = replace(
        state,
        piles=_at(state.piles, winner, state.piles[winner] + play.heap),
        highest=None,
        round=Round(),
        rounds=(*state.rounds, replace(state.round, winner=winner)),
    )
    holders = [seat for seat in (winner, *state.after(winner)) if state.hands[seat]]
    if len(holders) <= 1:
        return Step(replace(now, turn=None), tuple(events))
    events.append(_event("leads", holders[0]))
    return Step(replace(now, turn=holders[0], leader=holders[0]), tuple(events))


def result(state: State) -> Result | None:
    """One stake from the lower to the higher pile of each pair, with both piles as facts; None while it is live."""
    if not state.over:
        return None
    points = tuple(map(size, state.piles))
    best = [seat for seat in range(SEATS) if points[seat] == max(points)]
    return Result(SEATS, tuple(_lines(points)), best[0] if len(best) == 1 else None)


def _lines(points: tuple[int, ...]) -> Iterator[Line]:
    for payer, payee in permutations(range(SEATS), 2):
        if points[payer] < points[payee]:
            facts = {"payer_points": points[payer], "payee_points": points[payee]}
            yield Line(payer, payee, 1, "pile", facts)


def _at(heaps: tuple[Heap, ...], seat: Seat, new: Heap) -> tuple[Heap, ...]:
    return (*heaps[:seat], new, *heaps[seat + 1 :])


def _event(code: str, seat: Seat, **facts: object) -> Event:
    return Event(code, seat, facts)
