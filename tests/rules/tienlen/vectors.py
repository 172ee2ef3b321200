"""How each case of `tests/vectors/tienlen_*.json` is asserted (`tests/vectors/README.md` has the formats)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.cards import PACK, Card
from rules.game import Deal
from rules.tienlen import GAME, LEAVE, MIEN_BAC, PASS, Action, beats, classify, lay, legal_plays


def cards(texts: list[str]) -> list[Card]:
    return [Card.parse(text) for text in texts]


def kind(texts: list[str]) -> str | None:
    play = classify(cards(texts))
    return None if play is None else play.kind.value


def check_beats(case: dict[str, Any]) -> None:
    assert kind(case["new"]) == case["kind_new"]
    assert kind(case["current"]) == case["kind_current"]
    assert beats(cards(case["new"]), cards(case["current"])) == case["beats"]


def check_legal(case: dict[str, Any]) -> None:
    current = None if case["current"] is None else cards(case["current"])
    found = legal_plays(cards(case["hand"]), current)
    assert [[str(card) for card in play.cards] for play in found] == case["legal"]


def deal_of(hands: list[list[str]]) -> Deal:
    """A deal that gives these hands."""
    dealt = [card for hand in hands for card in cards(hand)]
    return Deal((*dealt, *(card for card in PACK if card not in dealt)))


def action_of(told: dict[str, Any]) -> Action:
    if "play" in told:
        return lay(cards(told["play"]))
    return PASS if told.get("pass") else LEAVE


def check_match(case: dict[str, Any]) -> None:
    assert case["first_match"]
    state = GAME.start(MIEN_BAC, len(case["hands"]), deal_of(case["hands"])).state
    assert state.turn == case["leader_expected"]
    for told in case["actions"]:
        assert GAME.result(state) is None
        action = action_of(told)
        assert GAME.parse(GAME.format(action)) == action
        state = GAME.apply(state, told["seat"], action).state
    result = GAME.result(state)
    assert result is not None
    expect = case["expect"]
    rotten = [[line.payer, line.payee, line.stakes] for line in result.lines if line.reason == "rotten"]
    assert list(state.places) == expect["places"]
    assert [[debt.payer, debt.receiver, debt.stakes] for debt in state.debts] == expect["chops"]
    assert rotten == ([] if expect["rotten"] is None else [expect["rotten"]])
    assert list(result.net) == expect["net"]


RUNNERS: dict[str, Callable[[dict[str, Any]], None]] = {
    "tienlen_beats": check_beats,
    "tienlen_legal": check_legal,
    "tienlen_match": check_match,
}
