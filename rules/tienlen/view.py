"""What one pair of eyes may know of a match of Tiến Lên. Screens, pictures and computer players get this, never a state.

A view is built from allowed facts: what was laid and said, how many cards each has, one's own hand. Everybody's
remaining cards are in it only when the match is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.cards import Card
from rules.game import Illegal, Result, Seat
from rules.tienlen.judge import judge_pass, judged, may_act
from rules.tienlen.legal import in_order, playable
from rules.tienlen.plays import BOMBS, Bits, Play, to_bits, to_cards
from rules.tienlen.rulesets import Ruleset
from rules.tienlen.settling import result
from rules.tienlen.state import Debt, Instant, Laid, Round, State


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody sees of one player."""

    cards: int
    """How many he holds; of a leaver, how many he held."""
    passed: bool
    """Out of this round."""
    left: bool
    place: int | None
    """His place as far as it is certain (1 = first): hand emptied, left, or match over. None after an instant win."""
    stuck: bool
    """Known to hold nothing but a 2: the lead has passed over him."""


@dataclass(frozen=True, slots=True)
class View:
    """A match as `seat` sees it; None is an onlooker. `players`, `hands` and `result.net` are by seat."""

    ruleset: Ruleset
    seat: Seat | None
    players: tuple[Player, ...]
    hand: tuple[Card, ...]
    """One's own cards from low to high; an onlooker has none."""
    turn: Seat | None
    """Who is to act; None when the match is over."""
    on_table: Laid | None
    """The play to beat (`.seat`, `.play.cards`, `.play.kind`); None when a round is to be led."""
    can_play: bool
    """Whether one's own hand holds a play that would be legal now if it were one's turn."""
    must_hold: Card | None
    """The card that the first play must contain (a house rule)."""
    round: Round
    """This round's plays, passes and leavers, in order."""
    rounds: tuple[Round, ...]
    """All rounds before."""
    debt: Debt | None
    """The chop of this round: who pays whom how much unless it moves on (`.chained`: it already has)."""
    debts: tuple[Debt, ...]
    """The chops of the rounds before; when the match is over, all of them."""
    instants: tuple[Instant, ...]
    """Who won at the deal (a house rule)."""
    places: tuple[Seat, ...]
    """From first to last, when the match is over (and was played)."""
    hands: tuple[tuple[Card, ...], ...] | None
    """What each held at the end (a leaver: when he left); None while the match is live."""
    result: Result | None
    """Itemised (see `settling`); None while the match is live."""

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.seat == self.turn

    @property
    def must_lead(self) -> bool:
        """Whether it is one's turn and passing is not allowed."""
        return self.my_turn and self.on_table is None


def view(state: State, seat: Seat | None) -> View:
    """What `seat` (None: an onlooker) may know of `state`."""
    hand = state.hands[seat] if seat is not None and seat not in state.left else 0
    current = state.on_table.play if state.on_table is not None else None
    shown = _place_shown(state)
    return View(
        ruleset=state.ruleset,
        seat=seat,
        players=tuple(
            Player(
                cards=state.hands[each].bit_count(),
                passed=each in state.passed,
                left=each in state.left,
                place=shown.get(each),
                stuck=each in state.known_stuck,
            )
            for each in range(state.seats)
        ),
        hand=to_cards(state.hands[seat]) if seat is not None else (),
        turn=state.turn,
        on_table=state.on_table,
        can_play=not state.over and bool(_allowed(hand, current, state.must_hold, state.ruleset)),
        must_hold=to_cards(state.must_hold)[0] if state.must_hold else None,
        round=state.round,
        rounds=state.rounds,
        debt=state.debt,
        debts=state.debts,
        instants=state.instants,
        places=state.places,
        hands=tuple(map(to_cards, state.hands)) if state.over else None,
        result=result(state),
    )


def _place_shown(state: State) -> dict[Seat, int]:
    order = state.places or state.out
    shown = {seat: place for place, seat in enumerate(order, 1)}
    return {seat: state.seats - before for before, seat in enumerate(state.left)} | shown


def _allowed(hand: Bits, current: Play | None, must_hold: Bits, ruleset: Ruleset) -> list[Bits]:
    if must_hold & ~hand:
        return []
    return [bits for bits in playable(hand, current, ruleset.suits) if not must_hold & ~bits]


def cheapest_first(found: Iterable[Bits]) -> tuple[Play, ...]:
    """Plays by number of cards, then the lowest top card; bombs come last of all."""
    plays = in_order(found)
    return tuple(sorted(plays, key=lambda play: (play.kind in BOMBS, play.size, play.top)))


def options(seen: View) -> tuple[Play, ...]:
    """Every play that one's own hand could lay now, if it is or were one's turn: fewest and cheapest first, bombs last."""
    me = seen.seat
    if seen.turn is None or me is None or seen.players[me].left:
        return ()
    return cheapest_first(_allowed(to_bits(seen.hand), _current(seen), _must_hold(seen), seen.ruleset))


def why_not(seen: View, cards: Iterable[Card], *, in_turn: bool = True) -> Illegal | None:
    """Why one may not lay `cards` now, None if one may. With `in_turn` False whose turn it is is not asked.

    The codes are those of `judge`.
    """
    try:
        _may_act(seen, in_turn)
        judged(
            to_bits(cards),
            hand=to_bits(seen.hand),
            current=_current(seen),
            must_hold=_must_hold(seen),
            suits=seen.ruleset.suits,
        )
    except Illegal as refusal:
        return refusal
    return None


def why_not_pass(seen: View, *, in_turn: bool = True) -> Illegal | None:
    """Why one may not pass now, None if one may."""
    try:
        _may_act(seen, in_turn)
        judge_pass(_current(seen))
    except Illegal as refusal:
        return refusal
    return None


def _may_act(seen: View, in_turn: bool) -> None:
    if seen.turn is None:
        raise Illegal("match-over")
    if seen.seat is None:
        raise Illegal("not-your-turn", turn=seen.turn)
    players = list(enumerate(seen.players))
    may_act(
        seen.turn if in_turn else seen.seat,
        seen.seat,
        frozenset(seat for seat, player in players if player.passed),
        [seat for seat, player in players if not player.cards and not player.left],
        [seat for seat, player in players if player.left],
    )


def _current(seen: View) -> Play | None:
    return seen.on_table.play if seen.on_table is not None else None


def _must_hold(seen: View) -> Bits:
    return 0 if seen.must_hold is None else to_bits([seen.must_hold])
