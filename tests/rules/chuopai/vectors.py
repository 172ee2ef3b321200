"""How each case of `tests/vectors/chuopai_*.json` is asserted (`tests/vectors/README.md` has the formats)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rules.chuopai import GAME, LEAVE, PASS, TU_XUYEN, Action, Pattern, classify, lay, legal_plays
from rules.game import Deal


def cards(texts: list[str]) -> list[Pattern]:
    return [Pattern.parse(text) for text in texts]


def check_legal(case: dict[str, Any]) -> None:
    highest = None if case["highest"] is None else cards(case["highest"])
    if highest is not None:
        play = classify(highest)
        assert play is not None
        assert play.kind.value == case["kind_highest"]
    found = legal_plays(cards(case["hand"]), highest)
    assert [[str(card) for card in play.cards] for play in found] == case["legal"]


def action_of(told: dict[str, Any]) -> Action:
    if "play" in told:
        return lay(cards(told["play"]))
    return PASS if told.get("pass") else LEAVE


def check_match(case: dict[str, Any]) -> None:
    deal = Deal(tuple(card for hand in case["hands"] for card in cards(hand)), draw=case["leader"])
    state = GAME.start(TU_XUYEN, 3, deal).state
    players = GAME.view(state, None).players
    assert [[str(card) for card in player.bonus] for player in players] == case["expect"]["bonus"]
    for told in case["actions"]:
        assert GAME.result(state) is None
        action = action_of(told)
        assert GAME.parse(GAME.format(action)) == action
        state = GAME.apply(state, told["seat"], action).state
    result = GAME.result(state)
    assert result is not None
    assert [player.points for player in GAME.view(state, None).players] == case["expect"]["piles"]
    assert list(result.net) == case["expect"]["net"]


RUNNERS: dict[str, Callable[[dict[str, Any]], None]] = {
    "chuopai_legal": check_legal,
    "chuopai_match": check_match,
}
