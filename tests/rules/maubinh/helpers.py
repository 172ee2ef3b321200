"""Short ways to write rows, settings, hands and matches in tests."""

from __future__ import annotations

import random
from collections.abc import Iterable

from hypothesis import strategies as st

from rules.cards import PACK, Card, parse_cards
from rules.game import Deal, Event, Seat
from rules.maubinh import GAME, RULESETS, Action, Hand, Ruleset, Setting, State

MAUBINH_COM = RULESETS["maubinh.com"]
XET_CHAT = RULESETS["xet-chat"]
BIGONE = RULESETS["bigone"]
EVERY = tuple(RULESETS.values())


def rows(text: str) -> Setting:
    """A setting written back / middle / front."""
    back, middle, front = (parse_cards(part) for part in text.split("/"))
    return Setting(back, middle, front)


def hand(text: str, *, left: bool = False, declined: bool = False, late: bool = False) -> Hand:
    return Hand.of(rows(text), left=left, declined=declined, late=late)


def unset(text: str, *, left: bool = False) -> Hand:
    """A player who saved nothing."""
    return Hand(parse_cards(text), left=left)


def shuffled(seed: int) -> tuple[Card, ...]:
    return tuple(random.Random(seed).sample(PACK, len(PACK)))


def deal_of(hands: Iterable[Iterable[Card]]) -> Deal:
    """A deal in which the seats get these hands."""
    dealt = [card for cards in hands for card in cards]
    return Deal((*dealt, *(card for card in PACK if card not in set(dealt))))


settings = st.permutations(PACK).map(lambda cards: Setting.of(cards[:13]))
rulesets = st.sampled_from(EVERY)


class Match:
    """A match that is told in texts: `match.does(0, "done")`."""

    def __init__(self, ruleset: Ruleset, *hands: str) -> None:
        """The seats hold these cards, written as they might be set (back / middle / front)."""
        self.written = tuple(rows(text) for text in hands)
        step = GAME.start(ruleset, len(hands), deal_of(setting.cards for setting in self.written))
        self.state: State = step.state
        self.events: list[Event] = list(step.events)

    def does(self, seat: Seat | None, *texts: str) -> Match:
        for text in texts:
            step = GAME.apply(self.state, seat, GAME.parse(text))
            self.state = step.state
            self.events += step.events
        return self

    def sets(self, *seats: Seat) -> Match:
        """These seats save their cards as written."""
        for seat in seats:
            self.does(seat, f"set {self.written[seat]}")
        return self

    def done(self, *seats: Seat) -> Match:
        """These seats save their cards as written and say that they are done."""
        for seat in seats:
            self.sets(seat).does(seat, "done")
        return self

    def times_out(self) -> Match:
        """The deadline passes: the clock's actions for everybody who is still asked."""
        while waiting := GAME.to_act(self.state):
            seat = min(waiting)
            action: Action = GAME.default(self.state, seat)
            self.does(seat, GAME.format(action))
        return self

    def reveals(self, times: int) -> Match:
        for _ in range(times):
            self.does(None, "reveal")
        return self

    def to_the_end(self) -> Match:
        while GAME.result(self.state) is None:
            self.does(None, "reveal")
        return self

    @property
    def at_showdown(self) -> bool:
        return self.state.settlement is not None

    @property
    def net(self) -> tuple[int, ...]:
        settlement = self.state.settlement
        assert settlement is not None, "the showdown has not come"
        return settlement.net

    @property
    def codes(self) -> list[str]:
        return [event.code for event in self.events]
