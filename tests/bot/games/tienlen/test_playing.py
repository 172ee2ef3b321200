"""Whole matches through the panel: only what a screen offers is tapped, and the match comes to its end.

On the way every screen of everybody keeps Discord's limits, and no board shows a card that is still held.
"""

from __future__ import annotations

import random

import pytest

from bot.games import Act, Draft
from bot.games.tienlen import HOSTED
from bot.screens import Button, Buttons, Select
from bot.screens.limits import check
from bot.words import Words
from rules.cards import PACK
from rules.game import Deal, Illegal, Seat
from rules.tienlen import GAME, RULESETS, State, Verb
from tests.bot.games.maubinh.matches import cards_in
from tests.bot.games.tienlen.matches import everything, live, over
from tests.bot.screens.tables import EN, VI

IN_TURN = ("~play", "~pass", "~pick", "~one", "~sort", "~suggest", "~panel")


def controls(
    state: State, seat: Seat, draft: str, words: Words, planned: str | None
) -> list[Button | Select]:
    """What can be used on somebody's panel."""
    screen = HOSTED.hand(live(state, seat, planned=planned), words, draft)
    check(screen)
    rows = [part.buttons for part in screen.parts if isinstance(part, Buttons)]
    buttons = [button for row in rows for button in row if not button.url and not button.disabled]
    return [*buttons, *(part for part in screen.parts if isinstance(part, Select))]


def values(control: Button | Select, dice: random.Random) -> list[str]:
    """What is chosen in a menu; a button has nothing to choose."""
    if isinstance(control, Button):
        return []
    number = dice.randint(control.least, min(control.most, max(control.least, 3)))
    return [option.value for option in dice.sample(control.options, number)]


def check_board(state: State, words: Words) -> None:
    screen = HOSTED.board(live(state), words)
    check(screen)
    held = {card for seat in range(state.seats) for card in GAME.view(state, seat).hand}
    assert not cards_in(everything(screen)) & held


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("ruleset", RULESETS)
def test_a_match_is_played_by_tapping_whatever_the_panel_offers(seed: int, ruleset: str) -> None:
    dice = random.Random(f"{ruleset} {seed}")
    seats = dice.choice([2, 3, 4])
    words = dice.choice([VI, EN])
    cards = list(PACK)
    dice.shuffle(cards)
    if dice.random() < 0.5:  # lumpy hands: bombs
        cards.sort(key=lambda card: (card.rank + dice.randrange(3)) % 13)
    state = GAME.start(RULESETS[ruleset], seats, Deal(tuple(cards))).state
    drafts = dict.fromkeys(range(seats), "")
    for _ in range(2500):
        if GAME.result(state) is not None:
            break
        check_board(state, words)
        (seat,) = GAME.to_act(state)
        watcher = dice.randrange(seats)
        if watcher != seat and state.holds(watcher):
            look_around(state, watcher, words, dice)
        usable = [
            each
            for each in controls(state, seat, drafts[seat], words, None)
            if each.act.partition(" ")[0] in IN_TURN
        ]
        assert usable, "whose turn it is can do something"
        control = dice.choice(usable)
        answer = HOSTED.gesture(live(state, seat), control.act[1:], values(control, dice), words)
        if isinstance(answer, Draft):
            drafts[seat] = answer.text
            continue
        assert isinstance(answer, Act)
        state = GAME.apply(state, seat, GAME.parse(answer.text)).state  # nothing that is offered is refused
        drafts[seat] = answer.draft
    assert GAME.result(state) is not None, "the match ends"
    for words in (VI, EN):
        for seat in range(seats):
            check(HOSTED.hand(over(state, seat), words, ""))
            check(HOSTED.details(over(state, seat), words))
        check(HOSTED.board(over(state), words))


def look_around(state: State, seat: Seat, words: Words, dice: random.Random) -> None:
    """Somebody out of turn taps something: it is a plan that can be read, or changes only his panel."""
    control = dice.choice(controls(state, seat, "", words, dice.choice([None, "pass"])))
    if control.act in ("unplan", "leave"):
        return
    try:
        answer = HOSTED.gesture(live(state, seat), control.act[1:], values(control, dice), words)
    except Illegal as refusal:
        raise AssertionError(f"{control.act} is offered, but refused: {refusal}") from refusal
    if isinstance(answer, Act):
        verb, _, action = answer.text.partition(" ")
        assert verb == "plan"
        assert GAME.parse(action).verb in (Verb.PLAY, Verb.PASS)
