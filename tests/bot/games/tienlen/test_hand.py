"""The private panel: choosing, playing, passing, planning; every control says why it cannot be used."""

from __future__ import annotations

import pytest

from bot.games import Act, Draft
from bot.games.tienlen import HOSTED
from bot.games.tienlen.names import play_line
from bot.games.tienlen.offers import MOST, fair_choice
from bot.pictures import Fan, Look
from bot.screens import Button, Buttons, Screen, Select, Titled, acts
from bot.screens.limits import check
from bot.screens.phrases import GOLD, GREEN, GREY, RED
from bot.screens.turns import Pick, placed
from bot.words import Words
from rules.cards import parse_cards
from rules.game import Illegal
from rules.tienlen import GAME, legal_plays, options
from tests.bot.games.tienlen.matches import (
    BOARD,
    act_of,
    acted,
    board,
    chained,
    chopping,
    dealt,
    drafted,
    drawn,
    ended,
    live,
    menu,
    over,
    panel,
    play_of,
    played,
    tap,
)
from tests.bot.screens.tables import EN, VI, acts_of, text_of

LANGUAGES = [VI, EN]
TABLE = ("5h5d", "7s7d7h8s9dJh2c2d", "3s4s")
"""Minh lays his pair; Lan Anh can beat it in the same suits with 7s only, or with 2s."""


def buttons(screen: Screen) -> dict[str, Button]:
    """Every button by the first word of its act (of several with one word, the last)."""
    rows = [part.buttons for part in screen.parts if isinstance(part, Buttons)]
    return {button.act.partition(" ")[0]: button for row in rows for button in row if not button.url}


# --- what is shown -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_in_turn_the_panel_shows_the_cards_and_what_beats_the_table(words: Words) -> None:
    state = played(dealt("5h5d3c", *TABLE[1:]), "0 play 5d5h")
    screen = panel(state, 1, words=words)
    assert screen.accent == GREEN
    text = text_of(screen)
    assert words("turn-yours") in text
    assert words("tl-on-table", cards=play_line(play_of("5d5h"), words), who="Minh") in text
    labels = [label for act, label in acts_of(screen).items() if act.startswith("~play")]
    assert labels[:2] == ["7♦ 7♥", "2♣ 2♦"], "the plays that beat it, the cheapest first"
    assert BOARD in acts_of(screen)
    fan = drawn(screen).key
    assert isinstance(fan, Fan)
    assert [piece.face for piece in fan.runs[-1].pieces] == ["7s", "7d", "7h", "8s", "9d", "Jh", "2c", "2d"]
    assert [piece.mark for piece in fan.runs[-1].pieces] == [str(at) for at in range(1, 9)]
    assert "7: 2♣" in drawn(screen).alt


def test_a_bomb_is_marked_and_comes_last() -> None:
    state = played(dealt("2s3s", "9s9c9h9d2h5s"), "0 play 2s")
    offered = [
        button
        for part in panel(state, 1).parts
        if isinstance(part, Buttons)
        for button in part.buttons
        if button.act.startswith("~play") and button.style == "primary"
    ]
    assert [(button.label, button.emoji) for button in offered] == [("2♥", None), ("9♠ 9♣ 9♦ 9♥", "💣")]


def test_many_plays_are_three_buttons_and_a_menu() -> None:
    state = played(dealt("3s4s", "5s6s7s8s9sTsJs2d"), "0 play 3s")
    screen = panel(state, 1)
    assert [label for act, label in acts_of(screen).items() if act.startswith("~play r")][:3] == [
        "5♠",
        "6♠",
        "7♠",
    ]
    assert [option.label for option in menu(screen, "~one").options] == ["8♠", "9♠", "10♠", "J♠", "2♦"]


def test_on_lead_a_menu_offers_something_of_every_kind() -> None:
    hand = "3s4c5d6h7s7d7h8s8c9c9dTsKh"
    state = dealt(hand, "3h")
    found = menu(panel(state, 0), "~one").options
    assert len(found) == MOST
    kinds = {play.kind for play in legal_plays(parse_cards(hand))}
    picked = {GAME.parse(acted(state, 0, "~one play r", [option.value])) for option in found}
    view = GAME.view(state, 0)
    laid = {play.kind for play in options(view) if any(play.cards == one.cards for one in picked)}
    assert laid == kinds


def test_a_fair_choice_keeps_order_and_loses_no_kind() -> None:
    plays = legal_plays(parse_cards("3s3c4s4c5s5c6s6c7s7c8s8c9h"))
    some = fair_choice(plays, 20)
    assert len(some) == 20
    assert list(some) == [play for play in plays if play in some]
    assert {(play.kind, play.size) for play in some} == {(play.kind, play.size) for play in plays}
    assert fair_choice(plays[:5], 20) == plays[:5]


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_can_beat_nothing_is_told_to_pass(words: Words) -> None:
    state = played(dealt("Ah3s", "3c4c", "5s6s"), "0 play Ah")
    screen = panel(state, 1, words=words)
    assert words("tl-nothing-beats") in text_of(screen)
    assert buttons(screen)["~pass"].style == "danger"
    only_a_two = played(dealt("2h3s", "2c", "5s6s"), "0 play 2h")
    assert words("tl-only-a-two") in text_of(panel(only_a_two, 1, words=words))


# --- choosing cards ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_choice_shows_at_once_whether_it_is_legal(words: Words) -> None:
    state = played(dealt("5h5d3c", *TABLE[1:]), "0 play 5d5h")
    draft = drafted(state, 1, "~pick r", ["1", "2"])
    screen = panel(state, 1, draft, words)
    legal = play_line(play_of("7d7h"), words)
    assert words("tl-pick-legal", cards=legal) in text_of(screen)
    play = next(
        button
        for part in screen.parts
        if isinstance(part, Buttons)
        for button in part.buttons
        if button.label == words("button-play-cards")
    )
    assert not play.disabled
    fan = drawn(screen).key
    assert isinstance(fan, Fan)
    assert [piece.face for piece in fan.runs[-1].pieces if piece.look is Look.CHOSEN] == ["7d", "7h"]
    assert [option.chosen for option in menu(screen, "~pick").options][:4] == [False, True, True, False]


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize(
    ("cards", "code", "facts"),
    [
        ("7s7h", "must-same-suits", {"suits": "♦♥"}),
        ("8s", "must-same-kind", {"wanted": "pair", "size": 2, "current": "5♦ 5♥"}),
        ("7s8s", "not-a-play", {}),
        ("7s2c", "twos-single-or-pair", {}),
        ("7s7d7h", "must-same-kind", {"wanted": "pair", "size": 2, "current": "5♦ 5♥"}),
    ],
)
def test_an_illegal_choice_says_why_before_anything_is_pressed(
    cards: str, code: str, facts: dict[str, object], words: Words
) -> None:
    state = played(dealt("5h5d3c", *TABLE[1:]), "0 play 5d5h")
    view = GAME.view(state, 1)
    pick = Pick.of(parse_cards(cards), view.hand)
    screen = panel(state, 1, f"r{pick.text}", words)
    assert words(f"illegal-{code}", **facts) in text_of(screen)
    assert "🔴" in text_of(screen)
    assert buttons(screen)["~play"].disabled


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_bomb_that_does_not_work_says_so(words: Words) -> None:
    state = played(dealt("5h5d3c", "9s9c9h9d3s", "4s4c"), "0 play 5d5h")
    pick = Pick.of(parse_cards("9s9c9h9d"), GAME.view(state, 1).hand)
    screen = panel(state, 1, f"r{pick.text}", words)
    assert words("illegal-cannot-chop", kind="quad", current="5♦ 5♥") in text_of(screen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_leader_cannot_pass_and_is_told_why(words: Words) -> None:
    screen = panel(dealt("3s4s", "5s6s"), 0, words=words)
    assert buttons(screen)["~pass"].disabled
    assert words("illegal-leader-may-not-pass") in text_of(screen)


def test_cards_can_be_sorted_by_suit_and_keep_their_numbers() -> None:
    state = dealt("3h4s5c5s", "6s")
    draft = drafted(state, 0, "~sort r4.1")
    screen = panel(state, 0, draft)
    fan = drawn(screen).key
    assert isinstance(fan, Fan)
    assert [(piece.face, piece.mark) for piece in fan.runs[-1].pieces] == [
        ("4s", "2"),
        ("5s", "3"),
        ("5c", "4"),
        ("3h", "1"),
    ]
    assert [option.value for option in menu(screen, "~pick").options] == ["1", "2", "3", "0"]
    assert drafted(state, 0, act_of(screen, "~sort")) == "r4.1"


def test_the_sorting_stays_when_something_has_been_laid() -> None:
    state = dealt("3h4s5c5s", "6s7s")
    answer = tap(state, 0, "~play s4.1")
    assert answer == Act("play 3h", "s")
    after = played(state, "0 play 3h")
    assert menu(panel(after, 0, "s"), "~pick").act == "~pick s"


# --- what taps come to -------------------------------------------------------------------------------------------


def test_one_tap_plays_what_it_says() -> None:
    state = played(dealt("5h5d3c", *TABLE[1:]), "0 play 5d5h")
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
    state = played(dealt("5h5d3c", *TABLE[1:]), "0 play 5d5h")
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


# --- out of turn -------------------------------------------------------------------------------------------------


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


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_has_passed_is_told_that_plans_are_for_the_next_round(words: Words) -> None:
    state = played(dealt("5h3c", "3d4d", "7h8s9s"), "0 play 5h", "1 pass")
    assert words("tl-you-passed") in text_of(panel(state, 1, words=words))


# --- done, left, over --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_leaving_is_asked_about_with_what_it_costs(words: Words) -> None:
    state = dealt("3s4s", "5s")
    assert tap(state, 0, "~leave") == Draft("leave")
    screen = panel(state, 0, "leave", words)
    assert screen.accent == RED
    assert words("leave-cost-tienlen") in text_of(screen)
    assert {"leave", "~panel r"} == acts_of(screen).keys()
    assert drafted(state, 0, "~panel r") == "r2.0"


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_is_out_or_has_left_watches(words: Words) -> None:
    state = played(dealt("5h", "3d4d", "7h8s9s", "3c"), "0 play 5h", "3 leave")
    out = panel(state, 0, words=words)
    assert out.accent == GREY
    assert words("tl-you-are-out", medal="🥇", place=placed(1, 4, words)) in text_of(out)
    assert words("tl-you-left") in text_of(panel(state, 3, words=words))
    for seat in (0, 3):
        assert acts_of(panel(state, seat)).keys() == {"~panel r", BOARD}


@pytest.mark.parametrize("words", LANGUAGES)
def test_afterwards_the_panel_says_how_it_went_and_why(words: Words) -> None:
    seen = over(ended(), 1)
    screen = HOSTED.hand(seen, words, "")
    check(screen)
    text = text_of(screen)
    twelve = words("stakes", amount="12", count=12)
    assert words("tl-line-paid", who="Hùng", stakes=twelve, why=words("tl-reason-chop")) in text
    assert {"again", acts.DETAILS, BOARD} == acts_of(screen).keys()
    assert words("over-without-you") in text_of(HOSTED.hand(over(ended()), words, ""))


def test_without_cards_and_without_a_result_there_is_nothing_to_show() -> None:
    assert EN("illegal-no-hand") in text_of(HOSTED.hand(live(dealt("3s4s", "5s")), EN, ""))


def test_no_control_of_any_panel_names_a_card() -> None:
    for state in (chopping(), chained(), dealt("3s4c5d6h7s7d7h8s8c9c9dTsKh", "3h4h")):
        for seat in range(state.seats):
            for draft in ("", "s", f"r{state.hands[seat].bit_count()}.3"):
                screen = panel(state, seat, draft)
                found = [*acts_of(screen)]
                found += [o.value for p in screen.parts if isinstance(p, Select) for o in p.options]
                for card in GAME.view(state, seat).hand:
                    assert not [act for act in found if str(card) in act or card.label in act]


def test_what_a_panel_remembers_and_asks_for_fits_a_custom_id() -> None:
    state = dealt("3s4c5d6h7s7d7h8s8c9c9dTsKh", "3h4h")
    draft = f"s13.{(1 << 13) - 1}"
    for act in acts_of(panel(state, 0, draft)):
        assert len(draft) + len(act) <= 70


def test_the_board_can_be_passed_from() -> None:
    assert "pass" in acts_of(board(live(chopping())))
