"""Looking back: what was lost before the reveal and after it, told apart, to whoever played and to nobody else."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.maubinh import HOSTED
from bot.games.maubinh.reviewing import review
from bot.pictures import Review
from bot.screens import Picture, Screen, acts
from bot.screens.limits import check
from bot.seen import Seen
from bot.words import Words
from rules.game import Seat
from rules.maubinh.state import State
from tests.bot.games.maubinh.matches import (
    DRAGON,
    A,
    B,
    C,
    D,
    all_set,
    dealt,
    live,
    over,
    play,
    revealed,
    set_as,
)
from tests.bot.screens.tables import EN, VI, acts_of, text_of

OTHER = "3d3s4c4d9h 9cJd7c7dAs KhKs2d"
SIX_PAIRS = "KsQsJsTs9s KdQdJdTd9d AsAd2h"
"""Six pairs, and two straight flushes: not to be announced at maubinh.com."""
SIX_PAIRS_BADLY = "AsAdKsKdQs QdJsJdTsTd 9s9d2h"
BESIDE = "8c7h6d5c4h KcKh3c2c9h 7c7d2s"
LANGUAGES = [VI, EN]


def ended(state: State) -> State:
    return revealed(state, len(state.stages) + 1)


def looked_back(state: State, seat: Seat, words: Words = EN) -> str:
    screen = review(over(ended(state), seat), words)
    check(screen)
    return text_of(screen)


def drawn(screen: Screen) -> Review:
    (found,) = (part for part in screen.parts if isinstance(part, Picture))
    assert isinstance(found.key, Review)
    return found.key


def test_ones_own_setting_stands_beside_the_best_with_expectation_and_outcome() -> None:
    picture = drawn(review(over(ended(all_set(dealt(A, B, C, D), A, B, C, D)), 2), EN))
    assert [made.stakes for made in picture.left.rows] == ["−3", "−3", "−3"]
    assert picture.left.figures == (("Expected", "−16.0"), ("Came to", "−15"))
    assert picture.right.figures[1] == ("Came to", "−1")
    assert [piece.face for piece in picture.right.rows[2].cards] == ["Ac", "Kd", "Qc", "Jh", "Ts"]


def test_the_loss_is_the_difference_of_the_two_expectations_that_are_shown() -> None:
    text = looked_back(all_set(dealt(A, B, C, D), A, B, C, D), 2)
    assert "You gave away **11.9** stakes: yours could expect −16.0, the best −4.1." in text


def test_who_set_as_well_as_can_be_is_told_so_whatever_it_came_to() -> None:
    text = looked_back(all_set(dealt(A, B, C, D), A, B, C, D), 0)
    assert "You could not have done better" in text
    assert "up to **+9** was possible" in text
    assert "luck, not a mistake" in text


def test_what_the_best_setting_would_have_won_is_no_luck() -> None:
    text = looked_back(all_set(dealt(A, B, C, D), A, B, C, D), 2)
    assert "You came to **−15**. The best setting would have come to **−1**." in text
    assert "luck" not in text


@pytest.mark.parametrize("words", LANGUAGES)
def test_fouls_of_every_kind_are_named(words: Words) -> None:
    fouled = all_set(dealt(A, B, C), A, B, C)
    away = play(dealt(A, B, C), set_as(0, A), (0, "done"), (1, "leave"), (2, "timeout"))
    late = play(dealt(A, B, ruleset="bigone"), set_as(0, A), (0, "timeout"), set_as(1, B), (1, "done"))
    for state, seat, flaw in ((fouled, 2, "order"), (away, 1, "left"), (away, 2, "unset"), (late, 0, "late")):
        assert words(f"mb-review-flaw-{flaw}") in looked_back(state, seat, words)


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_ran_out_of_time_with_a_saved_setting_is_told_that_it_counted(words: Words) -> None:
    state = play(dealt(A, B), set_as(0, A), (0, "timeout"), set_as(1, B), (1, "done"))
    text = looked_back(state, 0, words)
    assert words("mb-review-timed-out") in text
    assert "⚠️" not in text


def test_an_instant_win_announced_rightly_is_no_foul_although_nothing_was_set() -> None:
    state = play(dealt(DRAGON, OTHER), set_as(1, OTHER), (0, "done"))
    text = looked_back(state, 0)
    assert "It was right to announce your dragon" in text
    assert "⚠️" not in text
    assert drawn(review(over(ended(state), 0), EN)).left.caption == "You: dragon"


def declined(mine: str) -> State:
    return play(
        dealt(SIX_PAIRS, BESIDE), (0, "decline"), set_as(0, mine), (0, "done"), set_as(1, BESIDE), (1, "done")
    )


def test_an_instant_win_declined_rightly_can_still_be_set_badly() -> None:
    assert "could not have done better" in looked_back(declined(SIX_PAIRS), 0)
    text = looked_back(declined(SIX_PAIRS_BADLY), 0)
    assert "It was right not to announce your six pairs" in text
    assert "You gave away" in text


def test_an_instant_win_announced_wrongly_is_told() -> None:
    state = play(dealt(SIX_PAIRS, BESIDE), (0, "done"))
    assert "Your six pairs was better not announced" in looked_back(state, 0)


def test_an_instant_win_declined_wrongly_is_told() -> None:
    state = play(dealt(DRAGON, OTHER), (0, "decline"), set_as(0, "AcKdQsJhTc 9d8s7h6c5d 4s3h2c"), (0, "done"))
    assert "Your dragon was better announced" in looked_back(play(state, set_as(1, OTHER), (1, "done")), 0)


def test_of_cards_that_were_not_shown_nothing_is_told() -> None:
    """Beside a dragon no rows are compared, so the other hand stays hidden, from its reviews as well."""
    legal = "9h9c4d4c2d 7d7c3d3sJd KhKsAs"
    state = play(dealt(DRAGON, OTHER), set_as(1, legal), (1, "done"), (0, "done"))
    assert EN("mb-review-unshown") in looked_back(state, 0)


def test_only_who_played_can_look_back() -> None:
    seen = over(ended(all_set(dealt(A, B), A, B)), 0)
    assert seen.finished is not None
    stranger = replace(seen, you=None, finished=replace(seen.finished, own=None))
    assert EN("over-without-you") in text_of(review(stranger, EN))
    assert EN("details-none") in text_of(review(live(dealt(A, B), 0), EN))


def rows_with(screen: Screen, act: str) -> list[int]:
    """How many buttons stand in each row, if one of the rows has this act."""
    assert act in acts_of(screen)
    return [len(row.buttons) for row in screen.parts if hasattr(row, "buttons")]


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_board_and_ones_own_panel_lead_to_the_review(words: Words) -> None:
    seen = over(ended(all_set(dealt(A, B), A, B)), 0)
    board: Seen = replace(seen, you=None)
    for screen in (HOSTED.board(board, words), HOSTED.hand(seen, words, "")):
        assert max(rows_with(screen, acts.REVIEW)) <= 3
