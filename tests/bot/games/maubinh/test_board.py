"""The public board of a match: nothing hidden shows, everything due is said in words and in the picture."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.maubinh import HOSTED
from bot.screens import Picture, Screen, acts
from bot.screens.limits import check
from bot.seen import Seen
from bot.words import Words
from rules.cards import parse_cards
from rules.maubinh import RULESETS
from rules.maubinh.state import State
from tests.bot.games.maubinh.matches import (
    DRAGON,
    A,
    B,
    C,
    D,
    all_set,
    cards_in,
    chairs,
    dealt,
    live,
    over,
    play,
    revealed,
    set_as,
)
from tests.bot.screens.tables import EN, NASTY, VI, acts_of, text_of

OTHER = "3d3s4c4d9h 9cJd7c7dAs KhKs2d"
LANGUAGES = [VI, EN]


def board(seen: Seen, words: Words = EN) -> Screen:
    screen = HOSTED.board(seen, words)
    check(screen)
    return screen


def everything(screen: Screen) -> str:
    """All that a screen tells: texts, acts, and the description of its picture."""
    pictures = [repr(part.key) for part in screen.parts if isinstance(part, Picture)]
    return "\n".join((text_of(screen), *acts_of(screen), *pictures))


@pytest.mark.parametrize("words", LANGUAGES)
def test_while_the_cards_are_set_the_board_shows_who_is_done_and_no_card(words: Words) -> None:
    state = play(dealt(A, B, C, D), set_as(0, A), (0, "done"), (1, "leave"), set_as(2, C), (3, "timeout"))
    screen = board(live(state), words)
    text = text_of(screen)
    for who, doing in (("Minh", "done"), ("Lan Anh", "left"), ("Hùng", "busy"), ("Thảo", "timed-out")):
        assert f"**{who}** · {words(f'mb-doing-{doing}')}" in text
    assert "<t:1800000000:R>" in text
    assert cards_in(everything(screen)) == set()
    assert acts_of(screen).keys() == {acts.HAND, acts.HOST, acts.RULES}


def test_the_board_is_the_same_whatever_was_saved() -> None:
    """Non-interference while the cards are set: neither hands nor settings nor instant wins change the board."""
    one = play(dealt(A, B, C), set_as(0, A), (0, "done"))
    other = play(
        dealt(DRAGON, OTHER, "5c5h5s6h6dTd8c8dJsJc QcQd2s"), set_as(0, DRAGON), (0, "done"), set_as(1, OTHER)
    )
    assert everything(board(live(one))) == everything(board(live(other)))


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_reveal_shows_row_by_row_and_never_more(ruleset: str, words: Words) -> None:
    hands = (A, B, C, D)
    state = all_set(dealt(*hands, ruleset=ruleset), *hands)
    for stage in range(4):
        screen = board(live(revealed(state, stage)), words)
        shown = {card for hand in hands for row in hand.split()[:stage] for card in parse_cards(row)}
        assert cards_in(everything(screen)) <= shown
        if stage:
            latest = {card for hand in hands for card in parse_cards(hand.split()[stage - 1])}
            assert cards_in(text_of(screen)) == latest
        assert acts_of(screen).keys() == {acts.HAND, "skip", acts.RULES}


def test_a_stage_says_who_beats_whom_for_how_much() -> None:
    text = text_of(board(live(revealed(all_set(dealt(A, B), A, B), 1)), VI))
    assert "**Chi đầu**" in text
    assert "Lan Anh: cù lũ 10 · 10♥ 10♦ 10♣ 4♥ 4♣" in text
    assert "**Lan Anh** ăn Minh 1" in text
    assert "Minh **−1** · Lan Anh **+1**" in text


def test_rows_are_called_as_the_ruleset_calls_them() -> None:
    for ruleset, label in (("maubinh.com", "Chi đầu"), ("xet-chat", "Chi 3"), ("bigone", "Chi cuối")):
        seen = live(revealed(all_set(dealt(A, B, ruleset=ruleset), A, B), 1))
        assert f"**{label}**" in text_of(board(seen, VI))


def test_bonuses_and_fouls_are_named_where_they_pay() -> None:
    flush = "2c3c4c5c6c 7h7s7d8h8s AdKhQs"  # a straight flush behind, a full house in the middle
    weak = "3h3d2h2d9c 4s4hTs6hJd 8d9hKc"
    text = text_of(board(live(revealed(all_set(dealt(flush, weak), flush, weak), 2)), VI))
    assert "ăn Lan Anh 2 (cù lũ)" in text
    fouled = text_of(board(live(revealed(all_set(dealt(C, B), C, B), 1)), VI))
    assert "ăn Minh 1 (binh lủng)" in fouled
    assert "Minh: lủng · mậu thầu K" in fouled


@pytest.mark.parametrize("words", LANGUAGES)
def test_an_instant_win_is_shown_at_once_with_its_cards(words: Words) -> None:
    state = play(dealt(DRAGON, OTHER), set_as(1, OTHER), (0, "done"))
    screen = board(live(state), words)
    text = text_of(screen)
    assert words("mb-instant-dragon") in text
    assert cards_in(everything(screen)) == set(parse_cards(DRAGON))


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_declined_instant_win_shows_nowhere(words: Words) -> None:
    state = play(
        dealt(DRAGON, OTHER), (0, "decline"), set_as(0, DRAGON), set_as(1, OTHER), (0, "done"), (1, "done")
    )
    for stage in range(4):
        assert words("mb-instant-dragon") not in everything(board(live(revealed(state, stage)), words))


def result(state: State, times: int = 4) -> Seen:
    return over(revealed(state, times))


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_result_says_nets_chips_balances_the_seed_and_offers_another_match(words: Words) -> None:
    seen = result(all_set(dealt(A, B, C, D), A, B, C, D))
    screen = board(seen, words)
    text = text_of(screen)
    for stakes, chips in (("+9", "+900"), ("−15", "1.500" if words is VI else "1,500")):
        assert stakes in text
        assert chips in text
    assert words.number(10_900) in text
    assert "abababababab" in text
    assert words("mb-tag-order") in text
    assert {"again", "deal", acts.DETAILS, "stand", acts.HAND, acts.RULES, "close"} <= acts_of(screen).keys()


def test_who_could_not_pay_in_full_is_named() -> None:
    seen = over(revealed(all_set(dealt(A, B), A, B), 4), short=[0])
    assert EN("result-short") in text_of(board(seen))


def test_practice_shows_stakes_and_no_chips() -> None:
    state = revealed(all_set(dealt(A, B), A, B), 4)
    text = text_of(board(over(state, computers=[1]), VI))
    assert VI("result-unpaid") in text
    assert "→" not in text


@pytest.mark.parametrize("words", LANGUAGES)
def test_with_a_computer_at_a_table_of_people_it_is_said_that_chips_count_between_people(
    words: Words,
) -> None:
    state = revealed(all_set(dealt(A, B, C), A, B, C), 4)
    told = words("result-computers")
    assert told in text_of(board(over(state, computers=[2]), words))
    assert told in text_of(HOSTED.hand(over(state, 0, computers=[2]), words, ""))
    for without in (over(state), over(state, computers=[1, 2])):
        assert told not in text_of(board(without, words))


@pytest.mark.parametrize("words", LANGUAGES)
def test_sweep_and_collapse_are_called_out(words: Words) -> None:
    best = "AsAhAdAc2c KhKdKs9h9s QhQsJd"
    good = "TsTh8s8h3c 7h7s6d5h2h JcTd4c"
    bad = "5c5d6h3d8d 4h4s2dTc9d 9c7d6s"
    text = text_of(board(result(all_set(dealt(best, good, bad), best, good, bad)), words))
    assert words("mb-tag-sweep").upper() in text.upper()
    assert words("mb-tag-collapse") in text


def test_a_foul_that_changed_nothing_beside_an_instant_win_is_not_called_out() -> None:
    state = play(dealt(DRAGON, OTHER), set_as(1, OTHER), (0, "done"))
    text = text_of(board(result(state, 1)))
    assert EN("mb-tag-instant") in text
    assert EN("mb-tag-order") not in text


def test_nobody_set_anything() -> None:
    state = play(dealt(A, B), (0, "timeout"), (1, "timeout"))
    for stage in range(1):
        assert cards_in(everything(board(live(revealed(state, stage))))) == set()
    assert EN("mb-tag-unset") in text_of(board(result(state, 1)))


def test_cards_of_who_saved_nothing_are_never_shown() -> None:
    state = play(dealt(A, B), set_as(0, A), (0, "done"), (1, "timeout"))
    hidden = set(parse_cards(B))
    for stage in range(4):
        assert not cards_in(everything(board(live(revealed(state, stage))))) & hidden
    assert not cards_in(everything(board(result(state)))) & hidden


def test_computers_are_marked_and_who_sits_out_is_named() -> None:
    state = dealt(A, B)
    seen = live(state, computers=[1])
    out = replace(chairs(3)[2], seat=None)
    text = text_of(board(replace(seen, chairs=(*seen.chairs, out))))
    assert "🤖 **Máy 1**" in text
    assert EN("sitting-out", who="Hùng") in text


def test_hostile_names_stay_names() -> None:
    state = all_set(dealt(A, B), A, B)
    nasty = (NASTY, NASTY)
    shown = [replace(live(revealed(state, stage)), names=nasty) for stage in range(4)]
    ended = result(state)
    assert ended.finished is not None
    shown.append(replace(ended, finished=replace(ended.finished, names=nasty)))
    for seen in shown:
        texts = "\n".join(getattr(part, "markdown", "") for part in board(seen).parts)
        assert "@everyone" not in texts
        assert "<@1>" not in texts


@pytest.mark.parametrize("stage", range(4))
def test_every_picture_can_be_drawn(stage: int) -> None:
    screen = board(live(revealed(all_set(dealt(A, B, C, D), A, B, C, D), stage)), VI)
    pictures = [part for part in screen.parts if isinstance(part, Picture)]
    assert len(pictures) == (1 if stage else 0)
    assert all(picture.draw().startswith(b"\x89PNG") for picture in pictures)
