"""Private panels around a seat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.screens import Screen, Select
from bot.screens.limits import check, check_form
from bot.screens.panel import board_link
from bot.screens.seat import host, quitting, seat, word_form
from bot.seen import Phase, Seen
from bot.words import Words
from tests.bot.screens.tables import COMMITMENT, EN, VI, acts_of, computer, lobby, person, text_of

LINK = "https://discord.com/channels/1/2/3"


def checked(screen: Screen) -> Screen:
    check(screen)
    return screen


@pytest.mark.parametrize("words", [VI, EN])
def test_my_receipt_repeats_the_whole_commitment(words: Words) -> None:
    seen = lobby(person(0), person(1), you=1)
    assert COMMITMENT in text_of(checked(seat(seen, words)))


def test_who_waits_can_get_ready_and_who_is_ready_can_wait() -> None:
    waiting = acts_of(checked(seat(lobby(person(0), person(1), you=1), EN)))
    ready = acts_of(checked(seat(lobby(person(0), person(1, ready=True), you=1), EN)))
    assert "ready" in waiting
    assert "unready" not in waiting
    assert "unready" in ready
    assert "ready" not in ready
    assert {"stand", "~word"} <= waiting.keys() & ready.keys()


def test_the_host_finds_his_tools_on_his_seat() -> None:
    acts = acts_of(checked(seat(lobby(person(0), person(1), computer(2), you=0), EN)))
    assert acts.keys() == {"deal", "~word", "stand", "kick", "computer", "computer-out"}


def test_who_has_no_seat_can_sit_down() -> None:
    assert "sit" in acts_of(checked(seat(lobby(person(0)), EN)))


@pytest.mark.parametrize("phase", [Phase.CLOSED, Phase.PAUSED])
def test_a_table_that_is_not_open_offers_only_the_way_back(phase: Phase) -> None:
    assert acts_of(checked(seat(lobby(person(0), you=0, phase=phase), EN))).keys() == {LINK}


def test_who_sits_a_match_out_is_told_how_to_be_dealt_in() -> None:
    screen = checked(seat(lobby(person(0), person(1), you=1, phase=Phase.PLAYING), EN))
    assert EN("seat-out") in text_of(screen)


def menu(screen: Screen, act: str) -> Select:
    return next(part for part in screen.parts if isinstance(part, Select) and part.act == act)


def test_the_host_can_remove_everybody_but_himself() -> None:
    screen = checked(host(lobby(person(0), person(1), person(2), computer(3), you=0), EN))
    assert [option.value for option in menu(screen, "kick").options] == ["101", "102"]


def test_the_host_chooses_the_strength_of_a_computer_while_there_is_room() -> None:
    room = checked(host(lobby(person(0), computer(1), you=0), EN))
    assert [option.value for option in menu(room, "computer").options] == ["1", "2", "3"]
    assert {"deal", "close", "computer-out"} <= acts_of(room).keys()
    full = checked(host(lobby(person(0), *(computer(at) for at in (1, 2, 3)), you=0), EN))
    assert "computer" not in acts_of(full)


def test_others_are_told_who_the_host_is() -> None:
    screen = checked(host(lobby(person(0), person(1), you=1), EN))
    assert "**Minh**" in text_of(screen)
    assert acts_of(screen).keys() == {LINK}


@pytest.mark.parametrize("you", [None, 1])
def test_a_moderator_can_close_whatever_is_going_on(you: int | None) -> None:
    for phase in (Phase.LOBBY, Phase.PLAYING):
        seen = lobby(person(0), person(1), you=you, phase=phase)
        assert acts_of(checked(host(seen, EN, moderator=True))).keys() == {"close", LINK}


def test_a_moderator_is_not_offered_to_close_a_match_in_which_he_has_chips_at_stake() -> None:
    def live(*, practice: bool) -> Seen:
        return lobby(person(0, seat=0), person(1, seat=1), you=1, phase=Phase.PLAYING, practice=practice)

    assert "close" not in acts_of(checked(host(live(practice=False), EN, moderator=True)))
    assert "close" in acts_of(checked(host(live(practice=True), EN, moderator=True)))


def test_a_host_does_not_close_a_match_between_people_but_does_close_practice() -> None:
    def live(*, practice: bool) -> Seen:
        return lobby(person(0), person(1), you=0, phase=Phase.PLAYING, practice=practice)

    between = checked(host(live(practice=False), EN))
    assert "close" not in acts_of(between)
    assert EN("host-live") in text_of(between)
    assert "close" in acts_of(checked(host(live(practice=True), EN)))


def test_a_board_that_is_not_posted_yet_is_linked_by_its_channel_where_it_will_be() -> None:
    seen = lobby(person(0), person(1), you=1)
    (posted,) = board_link(seen, EN)
    (owed,) = board_link(replace(seen, message=None), EN)
    assert posted.url is not None
    assert owed.url == posted.url.rpartition("/")[0]


def test_leaving_a_live_match_says_what_it_costs() -> None:
    seen = lobby(person(0, seat=0), person(1, seat=1), you=1, phase=Phase.PLAYING)
    screen = checked(quitting(seen, EN))
    assert EN("leave-cost-maubinh") in text_of(screen)
    assert acts_of(screen).keys() == {"leave", "~hand"}


def test_leaving_between_matches_costs_nothing() -> None:
    screen = checked(quitting(lobby(person(0), person(1), you=1), EN))
    assert acts_of(screen).keys() == {"stand", "~hand"}


@pytest.mark.parametrize("words", [VI, EN])
def test_the_form_for_a_word_is_sent_as_a_word(words: Words) -> None:
    form = word_form(words)
    check_form(form)
    assert form.act == "word"
