"""Mậu Binh as a game that a table can host: `GAME`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from rules.cards import PACK, Card
from rules.game import DEALER, Deal, Game, Result, Seat, Step, Strength, Wait
from rules.maubinh import computer, match, views
from rules.maubinh.actions import (
    CLAIM,
    CLOCK_ONLY,
    DECLINE,
    DONE,
    REVEAL,
    UNDONE,
    Action,
    Verb,
    setting_action,
)
from rules.maubinh.house import house
from rules.maubinh.rows import Setting
from rules.maubinh.rulesets import RULESETS, Ruleset
from rules.maubinh.settling import worst
from rules.maubinh.state import Player, State
from rules.maubinh.views import View


class MauBinh:
    """The protocol of `rules.game.Game`, each part done by the module that owns it."""

    name: Final = "maubinh"
    rulesets: Final[Mapping[str, Ruleset]] = RULESETS
    seats: Final[tuple[int, ...]] = match.SEATS
    pack: Final[tuple[Card, ...]] = PACK
    fills_seats: Final = False

    def house(self, base: str, switches: Mapping[str, Any]) -> Ruleset:
        """See `rules.maubinh.house`."""
        return house(base, switches)

    def all_ready(self, ruleset: Ruleset) -> bool:
        return ruleset.all_ready

    def worst(self, ruleset: Ruleset, seats: int) -> int:
        return worst(ruleset, seats)

    def start(self, ruleset: Ruleset, seats: int, deal: Deal) -> Step[State]:
        return match.start(ruleset, seats, deal)

    def to_act(self, state: State) -> frozenset[Seat]:
        return state.asked

    def wait(self, state: State) -> Wait | None:
        """The deadline of setting; then each stage of the reveal, the first one right after the showdown."""
        if state.over:
            return None
        if state.setting_up:
            return Wait("setting", 0, state.ruleset.seconds)
        return Wait("reveal", state.reveals, state.ruleset.reveal_seconds)

    def apply(self, state: State, seat: Seat | None, action: Action) -> Step[State]:
        return match.apply(state, seat, action)

    def default(self, state: State, seat: Seat | None) -> Action:
        """`timeout` for a seat, under `on_timeout="auto"` with its saved setting if legal, else with the computer's."""
        if seat is DEALER:
            return REVEAL
        if state.ruleset.on_timeout != "auto":
            return Action(Verb.TIMEOUT)
        return Action(Verb.TIMEOUT, self._saved_or_set(state, state.players[seat]))

    def _saved_or_set(self, state: State, player: Player) -> Setting:
        saved = player.setting
        if saved is not None and not views.check(saved, state.ruleset).foul:
            return saved
        return computer.set_cards(player.cards, state.ruleset, len(state.players) - 1)

    def clock_only(self, action: Action) -> bool:
        return action.verb in CLOCK_ONLY

    def choices(self, state: State, seat: Seat) -> Sequence[Action]:
        """A setting while none is saved, done or undone, and what to do with an instant win."""
        player = state.players[seat]
        if not state.setting_up or player.left or player.timed_out:
            return ()
        found: list[Action] = []
        if player.setting is None:
            found.append(
                setting_action(computer.set_cards(player.cards, state.ruleset, len(state.players) - 1))
            )
        if player.done:
            found.append(UNDONE)
        elif player.setting is not None or player.instant is not None:
            found.append(DONE)
        if player.pattern is not None:
            found.append(CLAIM if player.declined else DECLINE)
        return tuple(found)

    def view(self, state: State, seat: Seat | None) -> View:
        return views.view(state, seat)

    def result(self, state: State) -> Result | None:
        """Only when all is revealed; the showdown fixed it before."""
        return state.settlement.result if state.settlement is not None and state.over else None

    def stand_ins(self, state: State) -> frozenset[Seat]:  # noqa: ARG002 - the protocol's
        """None: who leaves has fouled, nobody plays for him."""
        return frozenset()

    def decide(self, view: View, strength: Strength, luck: int) -> Action:
        return computer.decide(view, strength, luck)

    def parse(self, text: str) -> Action:
        return Action.parse(text)

    def format(self, action: Action) -> str:
        return str(action)


GAME: Final[Game[Ruleset, State, Action, View]] = MauBinh()
