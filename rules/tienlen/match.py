"""The course of a match: deal, turns, rounds, leaving, the end (RULES.md section 2).

Every action changes the state in one small way and then `_go_on` says whose turn it is, whether the round is over
and whether the match is. Nothing else decides that.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rules.game import Deal, Event, Illegal, Seat, Step
from rules.tienlen.instants import instant_of
from rules.tienlen.judge import judge_pass, judged, may_act
from rules.tienlen.plays import Play, to_bits
from rules.tienlen.rulesets import Ruleset
from rules.tienlen.settling import result
from rules.tienlen.state import HAND, Action, Debt, Instant, Laid, Move, Round, State
from rules.tienlen.values import chop_value
from rules.turns import Verb

SEATS: Final = (2, 3, 4)


def start(ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
    """Deal: the first 13 cards to seat 0, the next 13 to seat 1, and so on; the rest stays out, unseen.

    Raises `Illegal("bad-seats", seats=…)`.
    """
    if seats not in SEATS:
        raise Illegal("bad-seats", seats=seats)
    hands = tuple(to_bits(deal.cards[HAND * seat : HAND * (seat + 1)]) for seat in range(seats))
    dealt = sum(hands)
    lowest = dealt & -dealt
    leader = deal.last_winner
    must_hold = 0
    if leader is None or not 0 <= leader < seats:
        leader = next(seat for seat in range(seats) if hands[seat] & lowest)
        must_hold = lowest if ruleset.first_card_first else 0
    state = State(ruleset, hands, turn=leader, must_hold=must_hold)
    if ruleset.instant_wins:
        in_order = (leader, *state.after(leader))
        kinds = ((seat, instant_of(hands[seat])) for seat in in_order)
        instants = tuple(Instant(seat, kind) for seat, kind in kinds if kind is not None)
        if instants:
            events = tuple(_event("instant-win", instant.seat, kind=instant.kind) for instant in instants)
            return Step(replace(state, turn=None, must_hold=0, instants=instants), events)
    return Step(state, (_event("leads", leader),))


def apply(state: State, seat: Seat | None, action: Action) -> Step[State]:
    """The state after an action. Raises `Illegal` with a code of `judge`, and changes nothing."""
    if state.over:
        raise Illegal("match-over")
    if seat is None or not 0 <= seat < state.seats:
        raise Illegal("not-your-turn", turn=state.turn)
    if action.verb is Verb.LEAVE:
        return _leave(state, seat)
    may_act(state.turn, seat, state.passed, state.out, state.left)
    if action.verb is Verb.PASS:
        return _pass(state, seat)
    play = judged(
        to_bits(action.cards),
        hand=state.hands[seat],
        current=state.on_table.play if state.on_table is not None else None,
        must_hold=state.must_hold,
        suits=state.ruleset.suits,
    )
    return _play(state, seat, play)


def _play(state: State, seat: Seat, play: Play) -> Step[State]:
    hand = state.hands[seat] & ~play.bits
    hands = tuple(hand if each == seat else held for each, held in enumerate(state.hands))
    debt = _chopped(state, Laid(seat, play))
    events = [_event("played", seat, cards=play.cards, kind=play.kind.value, left=hand.bit_count())]
    if debt is not state.debt and debt is not None:
        events.append(_chop_event(debt))
    out = state.out
    if not hand:
        out = (*out, seat)
        events.append(_event("out", seat, place=len(out)))
    now = replace(
        state,
        hands=hands,
        out=out,
        turns=state.turns + 1,
        on_table=Laid(seat, play),
        must_hold=0,
        debt=debt,
        round=_with(state.round, Move(seat, Verb.PLAY, play)),
    )
    return _go_on(now, seat, events)


def _chopped(state: State, laid: Laid) -> Debt | None:
    """The debt of the round after `laid` was laid: a bomb on a 2, a pair of 2s or a bomb makes or moves it."""
    below = state.on_table
    if below is None or not laid.play.bomb:
        return state.debt
    stakes = chop_value(below.play, state.ruleset)
    if state.debt is None:
        return Debt(below.seat, laid.seat, stakes, (below, laid))
    return Debt(below.seat, laid.seat, state.debt.stakes + stakes, (*state.debt.chain, laid))


def _chop_event(debt: Debt) -> Event:
    below, bomb = debt.chain[-2:]
    return _event(
        "chained-chop" if debt.chained else "chop",
        debt.receiver,
        payer=debt.payer,
        stakes=debt.stakes,
        kind=bomb.play.kind.value,
        cards=bomb.play.cards,
        chopped=below.play.cards,
    )


def _pass(state: State, seat: Seat) -> Step[State]:
    judge_pass(state.on_table.play if state.on_table is not None else None)
    now = replace(
        state,
        turns=state.turns + 1,
        passed=state.passed | {seat},
        round=_with(state.round, Move(seat, Verb.PASS)),
    )
    return _go_on(now, seat, [_event("passed", seat)])


def _leave(state: State, seat: Seat) -> Step[State]:
    if seat in state.left:
        raise Illegal("already-left")
    if not state.hands[seat]:
        return Step(state, (_event("left", seat, place=state.out.index(seat) + 1),))
    now = replace(
        state,
        left=(*state.left, seat),
        turns=state.turns + (seat == state.turn),
        must_hold=state.must_hold & ~state.hands[seat],
        round=_with(state.round, Move(seat, Verb.LEAVE)),
    )
    return _go_on(now, seat, [_event("left", seat, place=state.seats - len(state.left))])


def _go_on(state: State, actor: Seat, events: list[Event]) -> Step[State]:
    """Who is next after `actor` did something: the end of the match, the end of the round, or the next turn."""
    holders = [seat for seat in range(state.seats) if state.holds(seat)]
    if len(holders) <= 1 or all(state.stuck(seat) for seat in holders):
        return _end(state, holders, events)
    if state.turn != actor:
        return Step(state, tuple(events))
    if state.on_table is None:
        return _lead(state, actor, events)
    last = state.on_table.seat
    for seat in state.after(actor):
        if seat in holders and seat != last and seat not in state.passed:
            return Step(replace(state, turn=seat), tuple(events))
    events.append(_event("round-won", last))
    return _lead(replace(_closed(state), on_table=None, passed=frozenset()), last, events)


def _lead(state: State, first: Seat, events: list[Event]) -> Step[State]:
    """The lead goes to `first`, or on to the next seat that holds cards and is not stuck."""
    stuck = state.known_stuck
    for seat in (first, *state.after(first)):
        if state.stuck(seat):
            stuck |= {seat}
            events.append(_event("stuck", seat))
        elif state.holds(seat):
            events.append(_event("leads", seat))
            return Step(replace(state, turn=seat, known_stuck=stuck), tuple(events))
    raise AssertionError("a match in which nobody can lead is over")


def _end(state: State, holders: list[Seat], events: list[Event]) -> Step[State]:
    """Places: who emptied his hand, then the holders (the lower 2 first when all are stuck), then the leavers."""
    rest = sorted(holders, key=lambda seat: state.hands[seat])
    places = (*state.out, *rest, *reversed(state.left))
    events += [_event("stuck", seat) for seat in rest if state.stuck(seat)]
    over = replace(_closed(state), turn=None, on_table=None, passed=frozenset(), places=places)
    ended = result(over)
    assert ended is not None
    events += [
        _event("rotten", line.payer, receiver=line.payee, stakes=line.stakes, **line.facts)
        for line in ended.lines
        if line.reason == "rotten"
    ]
    return Step(over, tuple(events))


def _closed(state: State) -> State:
    """The round put away, its debt fixed."""
    winner = state.on_table.seat if state.on_table is not None else None
    return replace(
        state,
        round=Round(),
        rounds=(*state.rounds, replace(state.round, winner=winner)),
        debt=None,
        debts=state.debts if state.debt is None else (*state.debts, state.debt),
    )


def _with(played: Round, move: Move) -> Round:
    return Round((*played.moves, move))


def _event(code: str, seat: Seat, **facts: object) -> Event:
    return Event(code, seat, facts)
