"""The private panel, step by step as somebody sets his cards."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from bot.games import Act, Draft, Gesture
from bot.games.maubinh import HOSTED
from bot.screens import Picture, Screen, Select, Titled, acts
from bot.screens.limits import check
from bot.screens.phrases import GREEN, RED
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal, Seat
from rules.maubinh import RULESETS
from rules.maubinh.rows import Setting
from rules.maubinh.state import State
from tests.bot.games.maubinh.matches import (
    DRAGON,
    A,
    B,
    C,
    D,
    all_set,
    cards_in,
    dealt,
    live,
    over,
    play,
    revealed,
    set_as,
)
from tests.bot.screens.tables import EN, VI, acts_of, text_of

BOARD = "https://discord.com/channels/1/2/3"
OTHER = "3d3s4c4d9h 9cJd7c7dAs KhKs2d"
"""A hand beside the dragon."""


def panel(state: State, seat: Seat = 0, draft: str = "", words: Words = EN) -> Screen:
    screen = HOSTED.hand(live(state, seat), words, draft)
    check(screen)
    return screen


def menu(screen: Screen, act: str) -> Select:
    return next(part for part in screen.parts if isinstance(part, Select) and part.act == act)


def tap(seen: Seen, act: str, values: Sequence[str] = ()) -> Gesture:
    return HOSTED.gesture(seen, act.removeprefix("~"), values, EN)


def do(state: State, seat: Seat, act: str, values: Sequence[str] = ()) -> State:
    """A tap that comes to an action, carried out."""
    answer = tap(live(state, seat), act, values)
    assert isinstance(answer, Act)
    return play(state, (seat, answer.text))


@pytest.mark.parametrize("words", [VI, EN])
def test_at_first_there_are_thirteen_cards_and_five_to_choose(words: Words) -> None:
    screen = panel(dealt(A, B), words=words)
    choose = menu(screen, "~back")
    assert [option.value for option in choose.options] == [str(at) for at in range(13)]
    assert (choose.least, choose.most) == (5, 5)
    assert {"~back", "~suggest", "~leave", BOARD} == acts_of(screen).keys()
    assert "1: A♠" in text_of(screen)


def test_then_five_of_the_eight_that_are_left_and_the_setting_is_saved() -> None:
    state = dealt(A, B)
    answer = tap(live(state, 0), "~back", ["0", "3", "4", "5", "12"])
    assert answer == Draft("b4153")
    screen = panel(state, draft=answer.text)
    (choose,) = (part for part in screen.parts if isinstance(part, Select))
    assert len(choose.options) == 8
    assert (choose.least, choose.most) == (5, 5)
    assert "0" not in [option.value for option in choose.options]
    state = do(state, 0, choose.act, ["6", "7", "8", "9", "11"])
    saved = state.players[0].setting
    assert saved is not None
    assert [set(row) for row in saved] == [set(row) for row in Setting.parse("".join(A.split()))]


def test_a_draft_speaks_of_positions_only() -> None:
    for values in (["0", "1", "2", "3", "4"], ["8", "9", "10", "11", "12"]):
        answer = tap(live(dealt(A, B), 0), "~back", values)
        assert isinstance(answer, Draft)
        assert len(answer.text) <= 40
        assert cards_in(answer.text) == set()


@pytest.mark.parametrize("words", [VI, EN])
def test_a_legal_setting_is_green_and_named(words: Words) -> None:
    screen = panel(play(dealt(A, B), set_as(0, A)), words=words)
    assert screen.accent == GREEN
    text = text_of(screen)
    assert words("mb-legal") in text
    assert "A♠ K♠ Q♠ 9♠ 2♠" in text
    assert {"~swap", "~back", "~middle", "done", "~suggest", "~new", "~leave", BOARD} == acts_of(
        screen
    ).keys()


@pytest.mark.parametrize("words", [VI, EN])
def test_a_foul_is_red_says_which_rows_and_asks_before_done(words: Words) -> None:
    state = play(dealt(C, B), set_as(0, C))
    screen = panel(state, words=words)
    assert screen.accent == RED
    assert words("mb-foul") in text_of(screen)
    assert "done" not in acts_of(screen)
    assert tap(live(state, 0), "~sure") == Draft("sure")
    sure = panel(state, draft="sure", words=words)
    assert {"done", "~panel"} == acts_of(sure).keys()


def test_the_question_is_not_asked_when_the_setting_has_become_legal() -> None:
    assert "~swap" in acts_of(panel(play(dealt(A, B), set_as(0, A)), draft="sure"))


def test_two_cards_change_places() -> None:
    state = do(play(dealt(A, B), set_as(0, A)), 0, "~swap", ["0", "1"])  # A♠ and K♥
    saved = state.players[0].setting
    assert saved is not None
    assert "Kh" in map(str, saved.back)
    assert "As" in map(str, saved.front)


def test_changing_the_back_keeps_the_setting_complete() -> None:
    state = do(play(dealt(A, B), set_as(0, A)), 0, "~back", ["1", "2", "3", "6", "7"])
    saved = state.players[0].setting
    assert saved is not None
    assert sorted(map(str, saved.back)) == ["8d", "8h", "Kc", "Kh", "Ks"]


def test_changing_the_middle_keeps_the_back() -> None:
    before = play(dealt(A, B), set_as(0, A))
    choose = menu(panel(before), "~middle")
    assert len(choose.options) == 8
    after = do(before, 0, "~middle", [option.value for option in choose.options][:5])
    saved = after.players[0].setting
    assert saved is not None
    assert sorted(map(str, saved.back)) == sorted(["As", "Ks", "Qs", "9s", "2s"])


def test_beginning_again_keeps_the_saved_setting_until_the_new_one_is_complete() -> None:
    state = play(dealt(A, B), set_as(0, A))
    assert tap(live(state, 0), "~new") == Draft("new")
    screen = panel(state, draft="new")
    assert {"~back new", "~panel"} <= acts_of(screen).keys()
    assert tap(live(state, 0), "~back new", ["0", "1", "2", "3", "4"]) == Draft("b31")
    assert tap(live(state, 0), "~panel") == Draft("")


def test_done_can_be_taken_back() -> None:
    state = play(dealt(A, B), set_as(0, A), (0, "done"))
    screen = panel(state)
    assert "undone" in acts_of(screen)
    assert EN("mb-is-done") in text_of(screen)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_who_is_not_done_is_told_what_happens_at_the_deadline(ruleset: str) -> None:
    text = text_of(panel(play(dealt(A, B, ruleset=ruleset), set_as(0, A))))
    assert EN(f"mb-not-done-{RULESETS[ruleset].on_timeout}") in text


@pytest.mark.parametrize("words", [VI, EN])
@pytest.mark.parametrize("ruleset", RULESETS)
def test_three_kinds_of_settings_are_suggested_the_best_first_with_what_they_should_bring(
    ruleset: str, words: Words
) -> None:
    screen = panel(dealt(A, B, C, ruleset=ruleset), draft="suggest", words=words)
    offers = [part for part in screen.parts if isinstance(part, Titled)]
    heads = [offer.markdown.split("\n")[0] for offer in offers]
    kinds = {head.strip("⭐ *").partition(":")[0] for head in heads}
    assert len(offers) == len(kinds) == 3
    assert heads[0].startswith("⭐")
    told = [re.search(r": ([+−]?\d+[.,]\d)\*\*$", head) for head in heads]
    stakes = [float(found[1].replace("−", "-").replace(",", ".")) for found in told if found is not None]
    assert len(stakes) == 3
    assert stakes == sorted(stakes, reverse=True)
    assert words("mb-suggest-about", opponents=2) in text_of(screen)
    assert words("mb-suggest-honest") in text_of(screen)


def test_why_the_best_is_best_is_said_by_what_it_gains_and_gives_up() -> None:
    state = dealt("8d8c8s2d2s AdAsQhTd6s 4c4s7c", "KhKsQdJcTh 9h9c7d6h5s 3h3cJh", ruleset="bigone")
    text = text_of(panel(state, draft="suggest"))
    why = next(line for line in text.split("\n") if line.startswith("**Why?**"))
    assert re.fullmatch(
        r"\*\*Why\?\*\* It is ahead of “strong back”, mainly by \d\.\d in the front with pair, 4; "
        r"that costs it \d\.\d in the middle\.",
        why,
    )


def test_beside_an_instant_win_suggest_says_whether_to_announce_it() -> None:
    text = text_of(panel(dealt(DRAGON, OTHER), draft="suggest"))
    assert "Announcing your dragon is expected to bring +39.0" in text
    assert "**let it be announced**" in text
    flushes = "KsQsJsTs9s KdQdJdTd9d AsAd2h"
    text = text_of(panel(dealt(flushes, "8c7h6d5c4h KcKh3c2c9h 7c7d2s"), draft="suggest"))
    assert "**do not announce it**" in text


def test_who_has_left_is_no_opponent_to_reckon_with() -> None:
    state = play(dealt(A, B, C), (2, "leave"))
    assert EN("mb-suggest-about", opponents=1) in text_of(panel(state, draft="suggest"))


def test_a_suggestion_is_legal_and_saved_with_one_tap() -> None:
    state = dealt(A, B)
    screen = panel(state, draft="suggest")
    uses = [act for act in acts_of(screen) if act.startswith("~place")]
    assert 1 <= len(uses) <= 3
    assert all(cards_in(act) == set() for act in uses)
    for act in uses:
        after = do(state, 0, act)
        assert HOSTED.hand(live(after, 0), EN, "").accent == GREEN


def test_a_table_without_suggestions_offers_none() -> None:
    for state in (dealt(A, B), play(dealt(A, B), set_as(0, A))):
        for draft in ("", "suggest"):
            screen = HOSTED.hand(live(state, 0, suggest=False), EN, draft)
            assert "~suggest" not in acts_of(screen)
            assert not [act for act in acts_of(screen) if act.startswith("~place")]
    with pytest.raises(Illegal, match="no-suggest"):
        tap(live(dealt(A, B), 0, suggest=False), "~suggest")


@pytest.mark.parametrize("words", [VI, EN])
def test_leaving_is_asked_about_with_what_it_costs(words: Words) -> None:
    state = dealt(A, B)
    assert tap(live(state, 0), "~leave") == Draft("leave")
    screen = panel(state, draft="leave", words=words)
    assert {"leave", "~panel"} == acts_of(screen).keys()
    assert words("mb-leave-sure") in text_of(screen)


@pytest.mark.parametrize("words", [VI, EN])
def test_an_instant_win_is_explained_and_may_be_declined_and_claimed(words: Words) -> None:
    state = dealt(DRAGON, OTHER)
    screen = panel(state, words=words)
    assert {"decline", "done"} <= acts_of(screen).keys()
    text = text_of(screen)
    assert words("mb-instant-dragon") in text
    assert "39" in text
    declined = panel(play(state, (0, "decline")), words=words)
    assert "claim" in acts_of(declined)
    assert "done" not in acts_of(declined)


def test_a_foul_beside_an_instant_win_is_not_asked_about() -> None:
    foul = "".join(DRAGON.split())
    state = play(dealt(DRAGON, OTHER), (0, f"set {foul[:20]}{foul[20:]}"))
    assert "done" in acts_of(panel(state))


def test_an_instant_winner_who_is_done_without_a_setting_can_take_it_back() -> None:
    state = play(
        dealt(
            DRAGON,
            A.replace("AsKsQs9s2s", "AsKsQd9h2s")
            .replace("8h8d7c7s4d", "8c8d7c7s4c")
            .replace("KhKc5d", "KhKc5h"),
        ),
        (0, "done"),
    )
    if state.setting_up:  # pragma: no branch - with one ordinary player the winner's word ends it
        assert "undone" in acts_of(panel(state))


def test_who_has_left_sees_that_he_has() -> None:
    state = play(dealt(A, B, C), (0, "leave"))
    screen = panel(state)
    assert EN("mb-fixed-left") in text_of(screen)
    assert acts_of(screen).keys() == {BOARD}


def test_whose_time_is_up_can_change_nothing() -> None:
    state = play(dealt(A, B), set_as(0, A), (0, "timeout"))
    screen = panel(state)
    assert EN("mb-fixed-timed-out") in text_of(screen)
    assert acts_of(screen).keys() == {BOARD}
    assert any(isinstance(part, Picture) for part in screen.parts)


def test_during_the_reveal_the_panel_leads_to_the_board() -> None:
    screen = panel(revealed(all_set(dealt(A, B), A, B), 1))
    assert EN("mb-fixed-reveal") in text_of(screen)
    assert acts_of(screen).keys() == {"skip", BOARD}


@pytest.mark.parametrize("words", [VI, EN])
@pytest.mark.parametrize(("seat", "key"), [(1, "over-won"), (2, "over-lost")])
def test_afterwards_the_panel_says_how_it_went(seat: Seat, key: str, words: Words) -> None:
    seen = over(revealed(all_set(dealt(A, B, C, D), A, B, C, D), 4), seat)
    screen = HOSTED.hand(seen, words, "")
    check(screen)
    assert seen.finished is not None
    net = abs(seen.finished.result.net[seat])
    assert words(key, net=words("stakes", amount=str(net), count=net)) in text_of(screen)
    assert {"again", acts.DETAILS, acts.REVIEW, BOARD} == acts_of(screen).keys()


def test_who_did_not_play_is_told_so() -> None:
    seen = over(revealed(all_set(dealt(A, B), A, B), 4))
    assert EN("over-without-you") in text_of(HOSTED.hand(seen, EN, ""))


@pytest.mark.parametrize("draft", ["b", "bxyz", "b1", "b8192", "nonsense"])
def test_a_draft_of_another_version_only_opens_the_panel(draft: str) -> None:
    assert "~back" in acts_of(panel(dealt(A, B), draft=draft))


@pytest.mark.parametrize("act", ["~place", "~place 31", "~place 31 31", "~middle zz", "~no-such-gesture"])
def test_a_gesture_that_makes_no_sense_is_a_lost_draft(act: str) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        tap(live(dealt(A, B), 0), act, ["0", "1", "2", "3", "4"])


def test_gestures_need_cards() -> None:
    with pytest.raises(Illegal, match="no-hand"):
        tap(live(dealt(A, B)), "~new")
    with pytest.raises(Illegal, match="nothing-saved"):
        tap(live(dealt(A, B), 0), "~swap", ["0", "1"])


def test_no_gesture_has_the_name_of_a_shared_one() -> None:
    state = play(dealt(DRAGON, OTHER), set_as(0, DRAGON))
    for draft in ("", "new", "suggest", "sure", "leave", "b31"):
        for act in acts_of(panel(state, draft=draft)):
            if act.startswith("~") and act not in {acts.HAND, acts.DETAILS}:
                assert act.split()[0] not in acts.SHARED
