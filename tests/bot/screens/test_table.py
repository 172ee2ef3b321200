"""The public board: what a lobby says and offers, and what is left of a table that pauses or closes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.maubinh import HOSTED
from bot.screens import Button, Buttons, Screen
from bot.screens.limits import check
from bot.seen import Phase, Seen
from bot.words import Words
from rules.game import Strength
from rules.maubinh import RULESETS
from tests.bot.games.maubinh.matches import A, B, dealt, live
from tests.bot.screens.tables import COMMITMENT, EN, NASTY, VI, acts_of, computer, lobby, person, text_of


def board(seen: Seen, words: Words = EN) -> Screen:
    screen = HOSTED.board(seen, words)
    check(screen)
    return screen


def button(screen: Screen, act: str) -> Button:
    rows = [part for part in screen.parts if isinstance(part, Buttons)]
    return next(each for row in rows for each in row.buttons if each.act == act)


@pytest.mark.parametrize("words", [VI, EN])
def test_a_lobby_says_ruleset_stake_seats_host_who_is_ready_and_the_commitment(words: Words) -> None:
    text = text_of(board(lobby(person(0), person(1, ready=True), person(2), computer(3)), words))
    for expected in (
        "Mậu Binh",
        "maubinh.com",
        "100",
        "Minh",
        "Lan Anh",
        "Hùng",
        "Máy 3",
        COMMITMENT[:12],
        "1800000001",
    ):
        assert expected in text
    assert f"👑 **Minh** · {words('chair-host')}" in text
    assert f"✅ **Lan Anh** · {words('chair-ready')}" in text
    assert f"⬜ **Hùng** · {words('chair-waiting')}" in text


def test_a_lobby_offers_everything_that_people_do_between_matches() -> None:
    acts = acts_of(board(lobby(person(0))))
    assert {"sit", "stand", "ready", "computer 2", "deal", "close", "~rules", "~hand"} == acts.keys()


def test_rows_of_buttons_fit_a_phone() -> None:
    for part in board(lobby(person(0), person(1))).parts:
        if isinstance(part, Buttons):
            assert len(part.buttons) <= 3
            assert sum(len(each.label) for each in part.buttons) <= 28


def test_a_full_table_offers_no_seat() -> None:
    screen = board(lobby(*(person(at) for at in range(4))))
    assert button(screen, "sit").disabled
    assert button(screen, "sit").label == EN("button-full")
    assert button(screen, "computer 2").disabled


def test_the_deal_lights_up_when_the_host_can_deal() -> None:
    alone = lobby(person(0))
    waiting = lobby(person(0), person(1), person(2))
    one_ready = lobby(person(0), person(1, ready=True), person(2))
    assert button(board(alone), "deal").style == "plain"
    assert button(board(waiting), "deal").style == "plain"
    assert button(board(one_ready), "deal").style == "good"
    assert button(board(lobby(person(0), computer(1))), "deal").style == "good"
    all_must = replace(one_ready, ruleset=RULESETS["xet-chat"], ruleset_name="xet-chat")
    assert button(board(all_must), "deal").style == "plain"


@pytest.mark.parametrize(
    ("ruleset", "key"), [("maubinh.com", "lobby-one-ready"), ("xet-chat", "lobby-all-ready")]
)
def test_a_lobby_says_who_must_be_ready(ruleset: str, key: str) -> None:
    seen = lobby(person(0), ruleset=RULESETS[ruleset], ruleset_name=ruleset)
    assert EN(key) in text_of(board(seen))


def test_what_one_needs_to_sit_down_is_ten_stakes() -> None:
    assert "5.000 chip" in text_of(board(lobby(person(0), stake=500), VI))


def test_practice_and_house_rules_are_marked() -> None:
    house = replace(RULESETS["maubinh.com"], seconds=30)
    marked = text_of(board(lobby(person(0), computer(1), practice=True, ruleset=house)))
    plain = text_of(board(lobby(person(0), person(1))))
    for key in ("table-practice", "table-house-rules"):
        assert EN(key) in marked
        assert EN(key) not in plain


@pytest.mark.parametrize("words", [VI, EN])
def test_a_table_without_suggestions_says_so_in_the_lobby_and_while_playing(words: Words) -> None:
    said = words("table-no-suggest")
    for seen in (lobby(person(0), person(1)), live(dealt(A, B))):
        assert said not in text_of(board(seen, words))
        assert said in text_of(board(replace(seen, suggest=False), words))


@pytest.mark.parametrize("strength", Strength)
def test_computers_are_marked_with_their_strength(strength: Strength) -> None:
    text = text_of(board(lobby(person(0), computer(1, strength))))
    assert f"🤖 **Máy 1** · {EN(f'strength-{int(strength)}')}" in text


@pytest.mark.parametrize("why", ["host", "moderator", "idle", "empty", "unwritable", "abandoned"])
def test_a_closed_table_says_why_and_offers_nothing(why: str) -> None:
    screen = board(lobby(person(0), phase=Phase.CLOSED, closed_because=why))
    assert EN(f"closed-{why}") in text_of(screen)
    assert acts_of(screen) == {}


def test_a_paused_table_says_so_and_offers_nothing() -> None:
    screen = board(lobby(person(0), phase=Phase.PAUSED))
    assert EN("table-paused") in text_of(screen)
    assert acts_of(screen) == {}


def test_a_hostile_name_stays_a_name() -> None:
    text = text_of(board(lobby(person(0, NASTY), person(1, NASTY))))
    for harm in ("@everyone", "<@1>", "\u202e", "`code`", "[x](http"):
        assert harm not in text
