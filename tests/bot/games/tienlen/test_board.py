"""The public board: what lies on the table, whose turn it is, how everybody stands; chops and the end as theatre."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.tienlen import drawings
from bot.games.tienlen.match import Match
from bot.pictures import Fan, Outcome, PlaceState, Tone
from bot.screens import Button, Buttons, Text, acts
from bot.screens.turns import placed
from bot.words import Words
from rules.tienlen.rulesets import house
from tests.bot.games.maubinh.matches import cards_in
from tests.bot.games.tienlen.matches import (
    board,
    chained,
    chopping,
    dealt,
    drawn,
    ended,
    everything,
    instant,
    live,
    over,
    played,
)
from tests.bot.screens.tables import EN, NASTY, VI, acts_of, text_of

LANGUAGES = [VI, EN]
DRAGON = "3s4s5s6s7s8s9sTsJsQsKsAs2s"
PAIRS = "3h3d4h4d6h6dThTd9h9dJhJd5c"


def places(screen_of: Fan) -> list[tuple[str, PlaceState]]:
    return [(place.person.name, place.state) for place in screen_of.places]


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_board_says_what_lies_there_whose_it_is_and_whose_turn_it_is_until_when(words: Words) -> None:
    state = played(dealt("5h7s", "6h8s", "9hTs", "3s4s"), "0 play 5h", "1 play 6h", "2 pass")
    screen = board(live(state, computers=(3,)), words)
    text = text_of(screen)
    assert words("tl-on-table", cards="6♥", who="Lan Anh") in text
    assert words("turn-of", who="🤖 **Máy 3**") in text
    assert "<t:1800000000:R>" in text
    assert f"**Hùng** {words('tl-cards', count=2)} 💤 {words('tl-passed')}" in text
    assert f"Minh 5♥ › Lan Anh 6♥ › Hùng {words('tl-passed')}" in text
    assert acts_of(screen).keys() == {acts.HAND, "pass", acts.RULES}


def test_the_picture_shows_the_play_and_how_everybody_stands() -> None:
    state = played(dealt("5h7s", "6h", "9hTs", "3s4s"), "0 play 5h", "1 play 6h", "2 pass", "3 leave")
    fan = drawn(board(live(state))).key
    assert isinstance(fan, Fan)
    assert [[piece.face for piece in run.pieces] for run in fan.runs] == [["6h"]]
    assert [place.state for place in fan.places] == [
        PlaceState.TURN,
        PlaceState.FIRST,
        PlaceState.OUT,
        PlaceState.OUT,
    ]
    assert fan.render().startswith(b"\x89PNG")


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_new_round_says_who_leads_and_who_won_the_last(words: Words) -> None:
    state = played(dealt("5h7s", "6h8s"), "0 play 5h", "1 pass")
    text = text_of(board(live(state), words))
    assert words("tl-leads", who="Minh") in text
    assert words("tl-round-won", who="Minh", cards="5♥") in text


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_card_that_must_be_in_the_first_play_is_named(words: Words) -> None:
    state = instant(
        DRAGON.replace("As", "Ad"),
        PAIRS.replace("5c", "5d"),
        ruleset=house("mien-bac", {"first_card_first": True}),
    )
    text = text_of(board(live(state), words))
    assert words("illegal-first-play-must-hold", card="3♠") in text
    assert words("tl-leads-first", who="Minh") in text
    assert words("tl-leads", who="Minh") not in text, "not anything"


def test_no_hand_shows_on_the_board_in_any_moment() -> None:
    hidden = dealt("5h7sAs", "6h8sAc", "9hTsAd")
    state = hidden
    for move in ("0 play 5h", "1 play 6h", "2 play 9h", "0 pass", "1 pass", "2 play Ts"):
        state = played(state, move)
        laid = {move.play.label for each in (*state.rounds, state.round) for move in each.moves if move.play}
        assert {card.label for card in cards_in(everything(board(live(state))))} <= laid


def test_the_board_is_the_same_whatever_is_still_held() -> None:
    one = played(dealt("5h7sAs", "6h8sAc", "9hTsAd"), "0 play 5h", "1 pass")
    other = played(dealt("5h2h2d", "3s8sKc", "4c4dTd"), "0 play 5h", "1 pass")
    assert everything(board(live(one))) == everything(board(live(other)))


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_chop_is_announced_with_banner_sum_and_who_pays_whom(words: Words) -> None:
    screen = board(live(played(chopping(), "1 play 6s6c7s7c8s8c")), words)
    fan = drawn(screen).key
    assert isinstance(fan, Fan)
    assert fan.banner is not None
    assert fan.banner.words == words("tl-shout-chop-two")
    assert fan.banner.note == words("tl-banner-pays", payer="Minh", payee="Lan Anh")
    assert fan.banner.amount == words("stakes", amount="4", count=4)
    assert [len(run.pieces) for run in fan.runs] == [1, 6]
    assert f"{fan.banner.words} {fan.banner.note}" in drawn(screen).alt
    assert "💥 **Lan Anh" in text_of(screen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_chop_upon_a_chop_moves_the_whole_sum_to_the_last_one_chopped(words: Words) -> None:
    screen = board(live(chained()), words)
    fan = drawn(screen).key
    assert isinstance(fan, Fan)
    assert fan.banner is not None
    assert fan.banner.words == words("tl-shout-chained")
    assert fan.banner.note == words("tl-banner-pays", payer="Lan Anh", payee="Hùng")
    assert fan.banner.amount == words("stakes", amount="12", count=12)


@pytest.mark.parametrize("words", LANGUAGES)
def test_when_the_round_ends_the_chop_is_paid_and_stays_in_the_small_print_afterwards(words: Words) -> None:
    paid = played(chained(), "3 pass", "0 pass", "1 pass")
    sums = f"2♥ (4) + {words('tl-play-three-pairs', rank='8')} (8)"
    fan = drawn(board(live(paid), words)).key
    assert isinstance(fan, Fan)
    assert fan.banner is not None
    assert sums in text_of(board(live(paid), words))
    later = board(live(played(paid, "2 play 3d")), words)
    fan = drawn(later).key
    assert isinstance(fan, Fan)
    assert fan.banner is None
    assert f"-# 💥 {text_of(later).partition('-# 💥 ')[2]}".count(sums) == 1


def test_a_bomb_that_is_led_or_beats_a_plain_play_of_its_kind_is_no_shout_unless_it_chops() -> None:
    led = played(dealt("9s9c9h9d3s", "4s5s", "6s7s"), "0 play 9s9c9h9d")
    fan = drawn(board(live(led))).key
    assert isinstance(fan, Fan)
    assert fan.banner is None
    assert fan.runs[-1].tone is Tone.GOLD


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_result_shows_places_nets_chips_chops_and_the_rotten_hand(words: Words) -> None:
    screen = board(over(ended()), words)
    text = text_of(screen)
    assert f"**Thảo** **{words('stakes', amount='+6', count=6)}**" in text
    for place, who in ((1, "Thảo"), (4, "Hùng")):
        (line,) = (each for each in text.splitlines() if f"**{who}** **" in each)
        assert placed(place, 4, words) in line
    assert words("tl-tag-rotten-twos") in text
    assert "🥀" in text
    assert "2♠ (1) + 2♦ (3)" in text
    assert "💥" in text
    assert (
        words(
            "result-chips",
            moved=words("chips", amount="+600", count=600),
            balance=words("chips", amount=words.number(10_600), count=10_600),
        )
        in text
    )
    outcome = drawn(screen).key
    assert isinstance(outcome, Outcome)
    assert outcome.banner is not None
    assert outcome.banner.words == words("tl-shout-chained"), "the dearest of all that happened"
    assert acts.DETAILS in acts_of(screen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_rotten_hand_alone_is_the_shout_of_the_result(words: Words) -> None:
    state = played(dealt("4s", "2s2d5c"), "0 play 4s")
    outcome = drawn(board(over(state), words)).key
    assert isinstance(outcome, Outcome)
    assert outcome.banner is not None
    assert outcome.banner.words == f"{words('tl-tag-rotten-twos').upper()}!"
    assert outcome.banner.amount == words("stakes", amount="4", count=4)


def test_a_plain_end_needs_no_banner() -> None:
    outcome = drawn(board(over(played(dealt("4s", "5c6c"), "0 play 4s")))).key
    assert isinstance(outcome, Outcome)
    assert outcome.banner is None


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_never_laid_a_card_is_teased_for_it(words: Words) -> None:
    state = played(dealt("4s", "5c6c7c8c9cTcJcQcKcAc5d6d7d"), "0 play 4s")
    assert words("tl-tag-frozen") in text_of(board(over(state), words))


@pytest.mark.parametrize("words", LANGUAGES)
def test_hands_that_win_at_the_deal_are_shown_and_cheered(words: Words) -> None:
    state = instant(DRAGON, PAIRS, "3c4c", ruleset=house("mien-bac", {"instant_wins": True}))
    screen = board(over(state), words)
    outcome = drawn(screen).key
    assert isinstance(outcome, Outcome)
    assert outcome.banner is not None
    assert outcome.banner.words == words("tl-shout-instant")
    for kind in ("dragon", "six-pairs"):
        assert words(f"tl-instant-{kind}") in text_of(screen)
    assert "3♠ 4♠ 5♠" in text_of(screen)
    assert outcome.render().startswith(b"\x89PNG")


def test_among_computers_nobody_is_paid_and_the_board_says_so() -> None:
    text = text_of(board(over(ended(), computers=(1, 2, 3))))
    assert EN("result-unpaid") in text
    assert "chips →" not in text


def test_names_of_strangers_do_no_harm() -> None:
    seen = live(chained())
    screen = board(replace(seen, names=(NASTY, *seen.names[1:])))
    text = "\n".join(part.markdown for part in screen.parts if isinstance(part, Text))
    assert "bold" in text
    assert "**bold**" not in text
    assert "<@1>" not in text
    assert "\u202e" not in text


def test_the_rows_of_buttons_fit_a_phone() -> None:
    for row in board(live(chained())).parts:
        if isinstance(row, Buttons):
            assert len(row.buttons) <= 3
            assert all(isinstance(button, Button) and len(button.label) <= 16 for button in row.buttons)


def test_a_long_round_stays_within_one_message() -> None:
    hands = [
        "3s4s5s6s7s8s9sTsJsQsKsAs2s",
        "3c4c5c6c7c8c9cTcJcQcKcAc2c",
        "3d4d5d6d7d8d9dTdJdQdKdAd2d",
        "3h4h5h6h7h8h9hThJhQhKhAh2h",
    ]
    state = dealt(*hands, ruleset=house("mien-nam", {}))
    for rank in "3456789TJQK":
        for seat, suit in enumerate("scdh"):
            state = played(state, f"{seat} play {rank}{suit}")
    assert len(state.round.moves) == 44
    for words in LANGUAGES:
        screen = board(live(state), words)
        assert words("history-more", count=44 - text_of(screen).count("›")) in text_of(screen)


def test_alternative_texts_say_what_the_pictures_show() -> None:
    match = Match(live(chained()).view, live(chained()).names, EN)
    alt = drawings.table(match).alt
    for said in ("9♠ 9♣ 9♦ 9♥", "Hùng", "12 stakes", "Thảo 2 cards"):
        assert said in alt
