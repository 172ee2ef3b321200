"""The public board: the play to beat and what beats it, turns, tiles, piles, the opening bonus, the result."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.games.chuopai import HOSTED
from bot.games.chuopai.names import CHINESE, tile_name
from bot.pictures import Fan, Look, PlaceState, Tone
from bot.screens import acts
from bot.screens.phrases import capital
from bot.seen import Chair, Phase, Seen
from bot.words import Words
from rules.chuopai import GAME, PATTERNS, TU_XUYEN
from tests.bot.games.chuopai.matches import at_random, board, buttons, drawn, live, over, shown, start
from tests.bot.screens.tables import EN, NASTY, VI, acts_of, computer, lobby, person, text_of
from tests.rules.chuopai.table import dealt, played

LANGUAGES = [VI, EN]


def fan_of(seen: Seen, words: Words = EN) -> Fan:
    key = drawn(board(seen, words)).key
    assert isinstance(key, Fan)
    return key


# --- a live match ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_it_shows_the_play_to_beat_who_laid_it_and_whose_turn_it_is(words: Words) -> None:
    state = played(dealt("4-4 4-4 1-2", "6-6 6-6 1-1", "1-3 2-2 3-3"), "0 play 4-4 4-4")
    screen = board(live(state), words)
    text = text_of(screen)
    name = "Nhân 人牌" if words is VI else "Man 人牌"
    assert words("cp-on-table", tiles=f"{shown('4-4 ×2')} ({name})", who="Minh") in text
    assert words("turn-of", who="**Lan Anh**") in text
    assert "<t:1800000000:R>" in text
    assert words("cp-must-beat-all") in text
    fan = fan_of(live(state), words)
    assert [piece.face for piece in fan.runs[0].pieces] == ["4-4", "4-4"]
    assert fan.runs[0].person is not None
    assert fan.runs[0].person.name == "Minh"
    assert [place.state for place in fan.places] == [PlaceState.WAITING, PlaceState.TURN, PlaceState.WAITING]
    assert [place.figure for place in fan.places] == [words("cp-tiles", count=count) for count in (1, 3, 3)]
    assert acts_of(screen).keys() == {acts.HAND, "pass", acts.RULES}


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize(
    ("laid", "beaten_by"),
    [
        ("4-4 4-4", ("heaven ×2", "earth ×2")),
        ("4-6", ("cat", "high-foot", "axe")),
        ("2-3", ("black-nine", "straight-eight", "bent-eight", "black-seven")),
        ("2-6", ("black-nine",)),
    ],
)
def test_it_says_what_beats_the_play(laid: str, beaten_by: tuple[str, ...], words: Words) -> None:
    state = played(dealt(f"{laid} 1-2", "3-3", "2-2"), f"0 play {laid}")
    plays = []
    for each in beaten_by:
        code, _, count = each.partition(" ")
        plays.append(" ".join(filter(None, (words(f"cp-{code}"), count))))
    assert words("cp-beaten-by", plays=", ".join(plays)) in text_of(board(live(state), words))


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_combination_is_named_in_gold_and_only_higher_ones_beat_it(words: Words) -> None:
    state = played(dealt("4-4 2-5 3-4 1-2", "3-3", "2-2"), "0 play 4-4 2-5 3-4")
    text = text_of(board(live(state), words))
    kinds = f"{words('cp-kind-heaven-nine')} 天九, {words('cp-kind-earth-eight')} 地八"
    assert words("cp-beaten-by-special", kinds=kinds, count=3) in text
    run = fan_of(live(state), words).runs[0]
    assert (run.tone, run.label) == (Tone.GOLD, words("cp-kind-man-seven"))


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("laid", ["6-6", "6-6 3-6", "4-5 4-5", "1-5 1-5 1-5 1-5"])
def test_the_highest_is_said_to_be_beaten_by_nothing(laid: str, words: Words) -> None:
    state = played(dealt(f"{laid} 1-2", "3-3", "2-2"), f"0 play {laid}")
    assert words("cp-beaten-by-none") in text_of(board(live(state), words))


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_round_keeps_its_history_and_the_next_shows_who_won_it(words: Words) -> None:
    state = played(dealt("4-4 1-2", "6-6 1-1", "1-3 2-2"), "0 play 4-4", "1 play 6-6")
    moves = shown("Minh 4-4 › Lan Anh 6-6")
    assert words("cp-round", number=1, moves=moves) in text_of(board(live(state), words))
    after = played(state, "2 pass")
    text = text_of(board(live(after), words))
    point = words("cp-points", count=1)
    assert words("cp-round-won", who="Lan Anh", tiles=shown("6-6"), points=point) in text
    assert words("cp-leads", who="Lan Anh", number=2) in text
    assert "pass" not in acts_of(board(live(after), words)), "nobody may pass on lead"
    run = fan_of(live(after), words).runs[0]
    assert [(piece.face, piece.look) for piece in run.pieces] == [("6-6", Look.DIM)]
    assert run.note == words("cp-won-note", points=point)
    assert fan_of(live(after), words).places[1].note == point


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_opening_bonus_is_announced_with_its_tiles(words: Words) -> None:
    state = start("1-2 1-2 2-4", "2-4 2-4 2-4", "1-2 1-2")
    text = text_of(board(live(state), words))
    bonus = words("cp-bonus", who="Minh", tiles=shown("1-2 ×2 2-4"), points=words("cp-points", count=3))
    assert f"🎁 {bonus}" in text
    assert "Lan Anh" not in text.split("🎁")[1].split("\n")[0], "one pattern alone earns nothing"
    banner = fan_of(live(state), words).banner
    assert banner is not None
    assert (banner.words, banner.amount) == (words("cp-shout-bonus"), "+3")
    assert words("cp-nail") in banner.note


def test_two_opening_bonuses_share_the_banner_until_the_round_is_over() -> None:
    state = start("1-2 1-2 2-4", "1-2 1-2 2-4 2-4 2-4")
    banner = fan_of(live(state)).banner
    assert banner is not None
    assert banner.note == "Minh +3, Lan Anh +5"
    while not state.rounds:
        assert state.turn is not None
        state = GAME.apply(state, state.turn, GAME.choices(state, state.turn)[0]).state
    assert fan_of(live(state)).banner is None
    assert "🎁" in text_of(board(live(state))), "it stays in small print: it explains the points"


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_leaver_is_said_to_be_played_by_a_computer(words: Words) -> None:
    state = played(dealt("4-4 1-2", "6-6", "1-3"), "0 leave")
    assert f"🚪 {words('cp-left')}" in text_of(board(live(state), words))


def test_computers_are_marked_and_hostile_names_stay_names() -> None:
    state = played(dealt("4-4 1-2", "6-6", "1-3"), "0 play 4-4")
    assert "🤖 **Máy 2**" in text_of(board(live(state, computers=[2])))
    seen = replace(live(state), names=(NASTY, NASTY, NASTY))
    texts = "\n".join(getattr(part, "markdown", "") for part in board(seen).parts)
    assert "@everyone" not in texts
    assert "<@1>" not in texts


# --- before and after --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_lobby_says_that_computers_take_the_empty_seats(words: Words) -> None:
    alone = lobby(person(0), game="chuopai", ruleset=TU_XUYEN, ruleset_name=TU_XUYEN.name, places=3)
    screen = board(alone, words)
    assert words("lobby-fills") in text_of(screen)
    assert words("lobby-one-ready") not in text_of(screen)
    assert buttons(screen)[words("button-deal")].style == "good", "one person can be dealt in"


@pytest.mark.parametrize(
    ("chairs", "style"),
    [
        ((person(0), person(1)), "plain"),  # his seat is not empty, but he would sit out
        ((person(0), person(1, ready=True)), "good"),
        ((person(0), computer(1), computer(2)), "good"),
        ((person(0), person(1), computer(2)), "plain"),
    ],
)
def test_the_deal_is_offered_when_three_can_be_dealt_in(chairs: tuple[Chair, ...], style: str) -> None:
    seen = lobby(*chairs, game="chuopai", ruleset=TU_XUYEN, ruleset_name=TU_XUYEN.name, places=3)
    assert buttons(board(seen))[EN("button-deal")].style == style


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_result_shows_piles_nets_chips_and_who_won(words: Words) -> None:
    state = played(dealt("4-4 1-1", "6-6 6-6 1-2", "2-2"), "0 play 4-4", "1 play 6-6", "2 pass")
    state = played(state, "1 play 6-6", "2 pass", "0 pass", "1 play 1-2", "2 pass", "0 pass")
    state = played(state, "2 play 2-2", "0 play 1-1")
    screen = board(over(state), words)
    text = text_of(screen)
    assert f"🏆 **Lan Anh** **{words('stakes', amount='+2', count=2)}**" in text
    assert words("cp-points", count=3) in text
    for moved, left in (("+200", 10_200), ("0", 10_000), ("−200", 9_800)):
        balance = words("chips", amount=words.number(left), count=left)
        assert words("result-chips", moved=words("chips", amount=moved, count=200), balance=balance) in text
    assert "abababababab" in text
    assert {"again", acts.DETAILS} <= acts_of(screen).keys()
    runs = fan_of(over(state), words).runs
    assert [run.person.name for run in runs if run.person] == ["Lan Anh", "Minh", "Hùng"]
    assert [(piece.face, piece.mark) for piece in runs[0].pieces] == [("6-6", "×2"), ("1-2", "")]
    assert runs[0].tone is Tone.GOLD
    assert fan_of(over(state), words).banner is None


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_tie_at_the_top_is_a_draw(words: Words) -> None:
    state = played(
        dealt("6-6 2-2", "1-1", "3-3"), "0 play 6-6", "1 pass", "2 pass", "0 play 2-2", "1 play 1-1", "2 pass"
    )
    banner = fan_of(over(state), words).banner
    assert banner is not None
    assert banner.words == words("cp-shout-tie")
    assert banner.note == f"{words('list', first='Minh', last='Lan Anh')}: {words('cp-points', count=1)}"
    text = text_of(board(over(state), words))
    assert words("cp-tied-with", who="Lan Anh") in text


def test_in_practice_no_chips_are_shown() -> None:
    *_, state = at_random(3)
    text = text_of(board(over(state, computers=[1, 2]), VI))
    assert VI("result-unpaid") in text
    assert "→" not in text


def test_who_left_is_still_in_the_result() -> None:
    state = played(
        dealt("6-6", "1-1", "3-3"), "2 leave", "0 play 6-6", "1 pass", "2 pass", "1 play 1-1", "2 pass"
    )
    assert EN("cp-left") in text_of(board(over(state)))


def test_a_closed_table_keeps_its_result() -> None:
    *_, state = at_random(5)
    closed = replace(over(state), phase=Phase.CLOSED, closed_because="host")
    assert EN("closed-host") in text_of(board(closed))
    assert drawn(board(closed))


# --- names and pictures ------------------------------------------------------------------------------------------


def test_every_pattern_has_a_name_of_its_own_in_three_languages() -> None:
    for named in (
        {tile_name(tile, VI) for tile in PATTERNS},
        {tile_name(tile, EN) for tile in PATTERNS},
        {CHINESE[tile.code] for tile in PATTERNS},
    ):
        assert len(named) == 21
        assert all(capital(each) == each for each in named)


@pytest.mark.parametrize("seed", range(2))
def test_every_picture_of_a_match_can_be_drawn(seed: int) -> None:
    states = list(at_random(seed))
    for state in states[:-1:25]:
        for screen in (board(live(state), VI), HOSTED.hand(live(state, 0), EN, "")):
            assert drawn(screen).draw().startswith(b"\x89PNG")
    assert drawn(board(over(states[-1]), EN)).draw().startswith(b"\x89PNG")
    assert drawn(HOSTED.rules(TU_XUYEN, VI)).draw().startswith(b"\x89PNG")
