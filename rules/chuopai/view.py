"""What one pair of eyes may know of a match of Chuo Pai. Screens, pictures and computer players get this, never a state.

A view is built from allowed facts: what was laid, how many cards each has, the piles, one's own hand. Everybody's
remaining cards are in it only when the match is over.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.chuopai.beating import playable
from rules.chuopai.judge import judge_pass, judged
from rules.chuopai.match import result
from rules.chuopai.patterns import PLACE, Pattern, heap, size, to_cards
from rules.chuopai.plays import STANDING, Play
from rules.chuopai.rulesets import Ruleset
from rules.chuopai.state import Laid, Round, State
from rules.game import Illegal, Result, Seat


@dataclass(frozen=True, slots=True)
class Player:
    """What everybody sees of one player."""

    cards: int
    """How many he holds."""
    pile: tuple[Pattern, ...]
    """The cards he has won, the opening bonus included; each is a point."""
    bonus: tuple[Pattern, ...]
    """His opening bonus."""
    left: bool
    """A computer plays on for him."""

    @property
    def points(self) -> int:
        return len(self.pile)


@dataclass(frozen=True, slots=True)
class View:
    """A match as `seat` sees it; None is an onlooker. `players`, `hands` and `result.net` are by seat."""

    ruleset: Ruleset
    seat: Seat | None
    players: tuple[Player, ...]
    hand: tuple[Pattern, ...]
    """One's own cards in the order of their notation (`patterns.by_family` sorts them otherwise)."""
    leader: Seat
    """Who leads, or led, this round."""
    turn: Seat | None
    """Who is to act; None when the match is over."""
    highest: Laid | None
    """The play to beat (`.seat`, `.play.cards`, `.play.kind`); None when the round is to be led."""
    can_play: bool
    """Whether one's own hand holds a play that would be legal now if it were one's turn."""
    round: Round
    """This round's plays and passes, in order."""
    rounds: tuple[Round, ...]
    """All rounds before."""
    hands: tuple[tuple[Pattern, ...], ...] | None
    """What each still held at the end; None while the match is live."""
    result: Result | None
    """Itemised (reason `pile`: payer_points, payee_points); None while the match is live."""

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.seat == self.turn

    @property
    def must_beat(self) -> bool:
        """Whether it is one's turn, not on lead, and one holds what beats: then one may not pass."""
        return self.my_turn and self.highest is not None and self.can_play

    @property
    def must_lead(self) -> bool:
        """Whether it is one's turn to lead."""
        return self.my_turn and self.highest is None


def view(state: State, seat: Seat | None) -> View:
    """What `seat` (None: an onlooker) may know of `state`."""
    hand = state.hands[seat] if seat is not None else 0
    current = state.highest.play if state.highest is not None else None
    return View(
        ruleset=state.ruleset,
        seat=seat,
        players=tuple(
            Player(size(held), to_cards(pile), to_cards(bonus), each in state.left)
            for each, (held, pile, bonus) in enumerate(
                zip(state.hands, state.piles, state.bonus, strict=True)
            )
        ),
        hand=to_cards(hand),
        leader=state.leader,
        turn=state.turn,
        highest=state.highest,
        can_play=not state.over and bool(playable(hand, current)),
        round=state.round,
        rounds=state.rounds,
        hands=tuple(map(to_cards, state.hands)) if state.over else None,
        result=result(state),
    )


def cheapest_first(plays: Iterable[Play]) -> tuple[Play, ...]:
    """Plays by number of cards, sets before specials, the weakest first; what the clock would choose comes first of equals.

    Of specials the lowest kind, then the fewest heads, then the mates that come last in the book's list.
    """
    return tuple(sorted(plays, key=_dearness))


def _dearness(play: Play) -> tuple[int, ...]:
    listed = [-PLACE[card] for card in play.cards]
    if play.special:
        return (play.size, 1, STANDING[play.kind], play.heads, *sorted(listed))
    return (play.size, 0, play.cards[0].rank, *listed)


def options(seen: View) -> tuple[Play, ...]:
    """Every play that one's own hand could lay now, if it is or were one's turn: fewest and cheapest first."""
    if seen.turn is None:
        return ()
    return cheapest_first(playable(heap(seen.hand), _current(seen)))


def why_not(seen: View, cards: Iterable[Pattern], *, in_turn: bool = True) -> Illegal | None:
    """Why one may not lay `cards` now, None if one may. With `in_turn` False whose turn it is is not asked.

    The codes are those of `judge`.
    """
    refused = _not_yours(seen, in_turn)
    if refused is not None:
        return refused
    try:
        judged(cards, hand=heap(seen.hand), current=_current(seen))
    except Illegal as refusal:
        return refusal
    return None


def why_not_pass(seen: View, *, in_turn: bool = True) -> Illegal | None:
    """Why one may not pass now, None if one must."""
    refused = _not_yours(seen, in_turn)
    if refused is not None:
        return refused
    try:
        judge_pass(hand=heap(seen.hand), current=_current(seen))
    except Illegal as refusal:
        return refusal
    return None


def _not_yours(seen: View, in_turn: bool) -> Illegal | None:
    if seen.turn is None:
        return Illegal("match-over")
    if seen.seat is None or (in_turn and not seen.my_turn):
        return Illegal("not-your-turn", turn=seen.turn)
    return None


def _current(seen: View) -> Play | None:
    return seen.highest.play if seen.highest is not None else None
