"""The course of a match: the deal, setting the cards, the showdown, the reveal (RULES 1.1).

Every action of a player changes his own seat; then `_go_on` sees whether the showdown is due. The showdown fixes the
settlement: afterwards only the dealer acts, and leaving changes nothing.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from rules.cards import Card
from rules.game import Deal, Event, Illegal, Seat, Step
from rules.maubinh.actions import Action, Verb
from rules.maubinh.instants import instant_win
from rules.maubinh.rows import HAND, Setting
from rules.maubinh.rulesets import Ruleset
from rules.maubinh.settling import settle
from rules.maubinh.state import Player, State

SEATS: Final = (2, 3, 4)


def start(ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
    """Deal: the first 13 cards to seat 0, the next 13 to seat 1, and so on; the rest stays out, unseen.

    Raises `Illegal("bad-seats", seats=…)`.
    """
    if seats not in SEATS:
        raise Illegal("bad-seats", seats=seats)
    hands = (deal.cards[HAND * seat : HAND * (seat + 1)] for seat in range(seats))
    return Step(State(ruleset, tuple(_player(hand, ruleset) for hand in hands)))


def _player(hand: tuple[Card, ...], ruleset: Ruleset) -> Player:
    return Player(tuple(sorted(hand, reverse=True)), instant_win(hand, ruleset))


def apply(state: State, seat: Seat | None, action: Action) -> Step[State]:
    """The state after an action.

    Raises `Illegal` with `match-over`, `not-for-dealer`, `no-such-seat`, `still-setting`, `rows-are-fixed`,
    `already-left`, `time-is-up`, or with what `_act` and `_held` refuse.
    """
    if state.over:
        raise Illegal("match-over")
    if seat is None:
        return _reveal(state, action)
    if not 0 <= seat < len(state.players):
        raise Illegal("no-such-seat", seat=seat)
    if not state.setting_up:
        if action.verb is Verb.LEAVE:
            return Step(state)  # the showdown has fixed the result: leaving changes nothing
        raise Illegal("rows-are-fixed")
    before = state.players[seat]
    if before.left:
        raise Illegal("already-left")
    if before.timed_out and action.verb is not Verb.LEAVE:
        raise Illegal("time-is-up")
    player = _act(before, action, state.ruleset)
    players = (*state.players[:seat], player, *state.players[seat + 1 :])
    return _go_on(replace(state, players=players), _noticed(seat, before, player))


def _act(player: Player, action: Action, ruleset: Ruleset) -> Player:
    """The seat after its own action.

    Raises `Illegal` with `already-done`, `nothing-saved`, `not-done`, `no-instant-win`, `already-declined`,
    `not-declined`, `bad-timeout`, `dealer-only`.
    """
    match action.verb:
        case Verb.SET:
            assert action.setting is not None
            return replace(player, setting=_held(player, action.setting))
        case Verb.DONE:
            if player.done:
                raise Illegal("already-done")
            if player.setting is None and player.instant is None:
                raise Illegal("nothing-saved")
            return replace(player, done=True)
        case Verb.UNDONE:
            if not player.done:
                raise Illegal("not-done")
            return replace(player, done=False)
        case Verb.DECLINE:
            return _announce(player, declined=True)
        case Verb.CLAIM:
            return _announce(player, declined=False)
        case Verb.LEAVE:
            return replace(player, left=True)
        case Verb.TIMEOUT:
            return _time_out(player, action, ruleset)
        case Verb.REVEAL:
            raise Illegal("dealer-only")


def _announce(player: Player, *, declined: bool) -> Player:
    """Decline an instant win, or claim it again. Without one a seat needs a setting to be done."""
    if player.pattern is None:
        raise Illegal("no-instant-win")
    if player.declined == declined:
        raise Illegal("already-declined" if declined else "not-declined")
    done = player.done and not (declined and player.setting is None)
    return replace(player, declined=declined, done=done)


def _time_out(player: Player, action: Action, ruleset: Ruleset) -> Player:
    """The cards come with the action exactly when the computer sets them (`on_timeout="auto"`)."""
    if player.done:
        raise Illegal("already-done")
    if (action.setting is not None) != (ruleset.on_timeout == "auto"):
        raise Illegal("bad-timeout")
    setting = player.setting if action.setting is None else _held(player, action.setting)
    return replace(player, setting=setting, timed_out=True)


def _held(player: Player, setting: Setting) -> Setting:
    """`setting`, if it is made of exactly the cards held. Raises `Illegal("not-your-card" | "card-twice", card=…)`."""
    seen: set[Card] = set()
    for card in setting.cards:
        if card not in player.cards:
            raise Illegal("not-your-card", card=card)
        if card in seen:
            raise Illegal("card-twice", card=card)
        seen.add(card)
    return setting


def _noticed(seat: Seat, before: Player, after: Player) -> tuple[Event, ...]:
    """What everybody sees of a change of one seat: neither what was saved nor anything about instant wins."""
    if after.left:
        return (Event("left", seat),)
    if after.timed_out:
        return (Event("timed-out", seat),)
    if after.done != before.done:
        return (Event("done" if after.done else "undone", seat),)
    return ()


def _go_on(state: State, events: tuple[Event, ...]) -> Step[State]:
    """The showdown, if it is due."""
    if not state.all_said:
        return Step(state, events)
    settlement = settle([state.hand(seat) for seat in range(len(state.players))], state.ruleset)
    announced = (
        _event("instant-win", seat, kind=kind.value, cards=state.players[seat].cards)
        for seat, kind in enumerate(settlement.instants)
        if kind is not None
    )
    return Step(replace(state, settlement=settlement), (*events, Event("showdown"), *announced))


def _reveal(state: State, action: Action) -> Step[State]:
    if action.verb is not Verb.REVEAL:
        raise Illegal("not-for-dealer")
    if state.setting_up:
        raise Illegal("still-setting")
    revealed = replace(state, reveals=state.reveals + 1)
    if revealed.over:
        return Step(revealed, (Event("over"),))
    return Step(revealed, (_event("row-revealed", row=revealed.revealed[-1].value),))


def _event(code: str, seat: Seat | None = None, **facts: Any) -> Event:
    return Event(code, seat, facts)
