"""Whole matches through the panel: only what a screen offers is tapped, and the match comes to its end.

On the way every screen of everybody keeps Discord's limits, and nothing that is hidden changes anything that is shown.
"""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from bot.games import Act, Draft
from bot.games.chuopai import HOSTED
from bot.screens import Button, Buttons, Select
from bot.screens.limits import check
from bot.seen import Seen
from bot.words import Words
from rules.chuopai import GAME, State, Verb
from rules.game import Illegal, Seat
from tests.bot.games.chuopai.matches import at_random, board, dealt_anew, everything, live, over, panel
from tests.bot.screens.tables import EN, NASTY, VI

NAMES = ("W" * 40, "_" * 40, NASTY)
"""As wide, as often escaped and as hostile as names can be."""


def controls(
    state: State, seat: Seat, draft: str, words: Words, **changes: str | None
) -> list[Button | Select]:
    """What can be used on somebody's panel."""
    screen = panel(state, seat, draft, words, **changes)
    rows = [part.buttons for part in screen.parts if isinstance(part, Buttons)]
    usable = [button for row in rows for button in row if not button.url and not button.disabled]
    return [*usable, *(part for part in screen.parts if isinstance(part, Select))]


def values(control: Button | Select, dice: random.Random) -> list[str]:
    """What is chosen in a menu; a button has nothing to choose."""
    if isinstance(control, Button):
        return []
    number = dice.randint(control.least, control.most)
    return [option.value for option in dice.sample(control.options, number)]


def named(seen: Seen) -> Seen:
    chairs = tuple(replace(chair, name=name) for chair, name in zip(seen.chairs, NAMES, strict=True))
    finished = seen.finished and replace(seen.finished, names=NAMES)
    return replace(seen, names=NAMES, chairs=chairs, finished=finished)


@pytest.mark.parametrize("seed", range(6))
def test_a_match_is_played_by_tapping_whatever_the_panel_offers(seed: int) -> None:
    dice = random.Random(f"taps {seed}")
    words = dice.choice([VI, EN])
    state = next(at_random(seed))
    drafts = ["", "", ""]
    for _ in range(2500):
        if state.turn is None:
            break
        board(live(state), words)
        seat = state.turn
        watcher = dice.choice([other for other in range(3) if other != seat])
        look_around(state, watcher, words, dice)
        usable = [each for each in controls(state, seat, drafts[seat], words) if each.act != "~leave"]
        control = dice.choice(usable)
        answer = HOSTED.gesture(live(state, seat), control.act[1:], values(control, dice), words)
        if isinstance(answer, Draft):
            drafts[seat] = answer.text
            continue
        assert isinstance(answer, Act)
        state = GAME.apply(state, seat, GAME.parse(answer.text)).state  # nothing that is offered is refused
        drafts[seat] = answer.draft
    assert state.turn is None, "the match ends"


def look_around(state: State, seat: Seat, words: Words, dice: random.Random) -> None:
    """Somebody out of turn taps something: it is a plan that can be read, or changes only his panel."""
    draft = ""
    for _ in range(2):
        control = dice.choice(controls(state, seat, draft, words, planned=dice.choice([None, "pass"])))
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
            return
        assert isinstance(answer, Draft)
        draft = answer.text


@pytest.mark.parametrize("words", [VI, EN])
@pytest.mark.parametrize("seed", range(3))
def test_every_screen_of_any_match_can_be_sent(seed: int, words: Words) -> None:
    *states, last = at_random(seed)
    for state in states[::4]:
        check(HOSTED.board(named(live(state)), words))
        for seat in range(3):
            check(HOSTED.hand(named(live(state, seat, planned="pass")), words, ""))
    for viewer in (None, 0, 1, 2):
        seen = named(over(last, viewer, short=[0]))
        check(HOSTED.board(replace(seen, you=None), words))
        check(HOSTED.details(seen, words))
        check(HOSTED.hand(seen, words, ""))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_shown_depends_on_what_is_hidden(seed: int) -> None:
    """The board is the same whatever anybody holds, a panel whatever the others hold: texts, acts and pictures."""
    dice = random.Random(f"hidden {seed}")
    for state in list(at_random(seed))[:-1:5]:
        assert everything(board(live(state))) == everything(board(live(dealt_anew(state, dice))))
        for seat in range(3):
            other = dealt_anew(state, dice, keep=seat)
            assert everything(panel(state, seat)) == everything(panel(other, seat))


def test_one_sees_ones_own_tiles() -> None:
    """So that the test above can fail."""
    state = next(at_random(1))
    assert everything(panel(state, 0)) != everything(panel(dealt_anew(state, random.Random(1), keep=1), 0))
