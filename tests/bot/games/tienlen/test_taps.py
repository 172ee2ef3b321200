"""What taps on the private panel come to, in turn and out of turn."""

from __future__ import annotations

import pytest

from bot.games import Draft
from bot.games.tienlen import HOSTED
from bot.screens import Titled
from bot.screens.phrases import GOLD
from bot.words import Words
from rules.game import Illegal
from tests.bot.games.tienlen.matches import (
    act_of,
    acted,
    answering,
    buttons,
    dealt,
    live,
    menu,
    panel,
    played,
    tap,
)
from tests.bot.screens.tables import EN, VI, acts_of, text_of

LANGUAGES = [VI, EN]


# --- what taps come to -----------------------------------------------------------------------------------------------


def test_one_tap_plays_what_it_says() -> None:
    state = answering()
    screen = panel(state, 1)
    (act,) = (act for act, label in acts_of(screen).items() if label == "7♦ 7♥")
    assert acted(state, 1, act) == "play 7d7h"
    assert acted(state, 1, act_of(screen, "~pass")) == "pass"


def test_a_panel_that_shows_an_older_hand_does_nothing() -> None:
    state = played(dealt("3s4s5s6s", "7s8s"), "0 play 3s", "1 pass")
    for act in ("~play r4.1", "~plan r4.1", "~sort r4.1", "~one play r"):
        with pytest.raises(Illegal, match="lost-draft"):
            tap(state, 0, act, ["4.1"] if act.startswith("~one") else [])


def test_a_panel_that_was_drawn_in_turn_never_plans() -> None:
    """Too late is too late: the table refuses `play` as stale, it must not become a plan for the next turn."""
    state = played(dealt("3s4s5s6s", "7s8s", "9s"), "0 play 3s")
    assert acted(state, 0, "~play r3.1") == "play 4s"
    assert acted(state, 0, "~pass r3.0") == "pass"


@pytest.mark.parametrize(
    "act",
    ["~", "~nonsense r2.0", "~play", "~play x2.0", "~play r2.9", "~pick r", "~pick q", "~play r2.-1", "~one"],
)
def test_what_no_panel_of_ours_wrote_is_refused(act: str) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        tap(dealt("3s4s", "5s"), 0, act, ["7"])


def test_nothing_chosen_is_nothing_to_play() -> None:
    with pytest.raises(Illegal, match="nothing-chosen"):
        tap(dealt("3s4s", "5s"), 0, "~play r2.0")


def test_onlookers_have_no_gestures() -> None:
    with pytest.raises(Illegal, match="no-hand"):
        HOSTED.gesture(live(dealt("3s4s", "5s")), "pick r", ["0"], EN)


@pytest.mark.parametrize("draft", ["r2.3", "r9.3", "x", "nonsense", "s"])
def test_a_draft_that_is_no_longer_true_only_opens_the_panel(draft: str) -> None:
    screen = panel(dealt("3s4s", "5s"), 0, draft)
    assert menu(screen, "~pick")


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_suggestion_chooses_a_legal_play_or_advises_to_pass(words: Words) -> None:
    state = answering()
    answer = HOSTED.gesture(live(state, 1), "suggest r8.0", [], words)
    assert isinstance(answer, Draft)
    assert answer.notice is not None
    if not answer.text.endswith(".0"):
        assert "🟢" in text_of(panel(state, 1, answer.text))
    nothing = played(dealt("Ah3s", "3c4c", "5s6s"), "0 play Ah")
    advice = HOSTED.gesture(live(nothing, 1), "suggest r2.0", [], words)
    assert advice == Draft("r2.0", words("tl-suggest-pass"))


def test_a_table_without_suggestions_offers_none() -> None:
    assert "~suggest" not in buttons(panel(dealt("3s4s", "5s"), 0, suggest=False))
    assert "~suggest" in buttons(panel(dealt("3s4s", "5s"), 0))
    with pytest.raises(Illegal, match="no-suggest"):
        HOSTED.gesture(live(dealt("3s4s", "5s"), 0, suggest=False), "suggest r2.0", [], EN)


# --- out of turn -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_out_of_turn_everything_is_planned_instead(words: Words) -> None:
    state = played(dealt("5h3c", "3d4d", "7h8s9s"), "0 play 5h")
    screen = panel(state, 2, words=words)
    assert screen.accent == GOLD
    assert words("turn-wait", who="**Lan Anh**") in text_of(screen)
    (act,) = (act for act, label in acts_of(screen).items() if label == "7♥")
    assert acted(state, 2, act) == "plan play 7h"
    assert acted(state, 2, act_of(screen, "~plan-pass")) == "plan pass"
    assert not buttons(screen).keys() & {"~play", "~pass", "~suggest"}


@pytest.mark.parametrize("words", LANGUAGES)
def test_what_the_table_forbids_now_may_still_be_planned(words: Words) -> None:
    state = played(dealt("5h3c", "3d4d", "7h8s9s"), "0 play 5h")
    screen = panel(state, 2, "r3.2", words)
    assert f"🟡 8♠: {words('illegal-must-same-suits', suits='♥')}" in text_of(screen)
    assert not buttons(screen)["~plan"].disabled
    assert acted(state, 2, "~plan r3.2") == "plan play 8s"


def test_what_can_never_be_legal_cannot_be_planned() -> None:
    state = played(dealt("5h3c", "3d4d", "7h8s9s"), "0 play 5h")
    screen = panel(state, 2, "r3.3")
    assert "🔴" in text_of(screen)
    assert buttons(screen)["~plan"].disabled


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize(("plan", "cards"), [("play 7h", "7♥"), ("pass", None)])
def test_what_is_planned_is_shown_with_the_way_to_undo_it(plan: str, cards: str | None, words: Words) -> None:
    state = played(dealt("5h3c", "3d4d", "7h8s9s"), "0 play 5h")
    screen = panel(state, 2, words=words, planned=plan)
    (part,) = (part for part in screen.parts if isinstance(part, Titled))
    assert part.button.act == "unplan"
    assert part.markdown == words("plan-made", what=cards or words("button-pass"))
    mine = panel(played(state, "1 pass"), 2, words=words, planned=plan)
    assert words("plan-dropped", what=cards or words("button-pass")) in text_of(mine)
    assert "unplan" not in acts_of(mine)


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_has_passed_is_told_that_plans_are_for_the_next_round(words: Words) -> None:
    state = played(dealt("5h3c", "3d4d", "7h8s9s"), "0 play 5h", "1 pass")
    assert words("tl-you-passed") in text_of(panel(state, 1, words=words))
