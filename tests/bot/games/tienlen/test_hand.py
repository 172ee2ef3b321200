"""The private panel: what it shows and offers; every control says why it cannot be used."""

from __future__ import annotations

import pytest

from bot.games import Act, Draft
from bot.games.tienlen import HOSTED
from bot.games.tienlen.names import play_line
from bot.games.tienlen.offers import MOST, fair_choice
from bot.pictures import Fan, Look
from bot.screens import Buttons, Select, acts
from bot.screens.limits import check
from bot.screens.phrases import GREEN, GREY, RED
from bot.screens.turns import Pick, placed
from bot.words import Words
from rules.cards import parse_cards
from rules.tienlen import GAME, legal_plays, options
from rules.tienlen.rulesets import house
from tests.bot.games.tienlen.matches import (
    BOARD,
    act_of,
    acted,
    answering,
    board,
    buttons,
    chained,
    chopping,
    dealt,
    drafted,
    drawn,
    ended,
    instant,
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


# --- what is shown ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_in_turn_the_panel_shows_the_cards_and_what_beats_the_table(words: Words) -> None:
    state = answering()
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


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_waits_for_the_first_play_is_not_told_that_he_beats_nothing(words: Words) -> None:
    ruleset = house("mien-bac", {"first_card_first": True})
    state = instant("3s4s5s6s7s8s9sTsJsQsKsAs2s", "3h4h5h6h7h8h9hThJhQhKhAh2h", ruleset=ruleset)
    assert words("tl-nothing-beats") not in text_of(panel(state, 1, words=words))


# --- choosing cards --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_choice_shows_at_once_whether_it_is_legal(words: Words) -> None:
    state = answering()
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
    state = answering()
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


# --- done, left, over ------------------------------------------------------------------------------------------------


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
