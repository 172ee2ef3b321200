"""Details of a match, the rules, and the typed command with what it reads."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games import hosted
from bot.games.chuopai import HOSTED
from bot.games.chuopai.names import CHINESE, full_name, kind_name, pips, play_line, tile_line, tile_name
from bot.games.chuopai.reading import read
from bot.games.chuopai.typed import PLAY
from bot.screens.limits import check
from bot.seen import Seen
from bot.words import LANGUAGES as SPOKEN
from bot.words import Language, Words, words
from rules.chuopai import GAME, PAIRINGS, PATTERNS, RULESETS, TU_XUYEN, Pattern, State, legal_plays
from rules.chuopai.rulesets import house
from rules.game import Illegal
from tests.bot.games.chuopai.matches import at_random, drawn, live, over, shown, start
from tests.bot.screens.tables import EN, VI, text_of
from tests.rules.chuopai.table import cards, dealt, played

LANGUAGES = [VI, EN]

# --- details -----------------------------------------------------------------------------------------------------


def details(seen: Seen, say: Words = EN) -> str:
    screen = HOSTED.details(seen, say)
    check(screen)
    return text_of(screen)


def ended(seed: int) -> State:
    *_, state = at_random(seed)
    return state


@pytest.mark.parametrize("say", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_every_stake_stands_there_with_the_piles_that_it_comes_from(seed: int, say: Words) -> None:
    state = ended(seed)
    text = details(over(state, 1), say)
    names, view = ("Minh", "Lan Anh", "Hùng"), GAME.view(state, None)
    result = GAME.result(state)
    assert result is not None
    for line in result.lines:
        expected = say(
            "cp-detail",
            payer=names[line.payer],
            payee=names[line.payee],
            stakes=say("stakes", amount="1", count=1),
            low=view.players[line.payer].points,
            high=view.players[line.payee].points,
        )
        assert expected in text


@pytest.mark.parametrize("seed", range(4))
def test_the_points_of_everybody_are_added_up_round_by_round(seed: int) -> None:
    state = ended(seed)
    text = details(over(state))
    for seat, name in enumerate(("Minh", "Lan Anh", "Hùng")):
        points = GAME.view(state, None).players[seat].points
        (line,) = re.findall(rf"^\*\*{name} (\d+) points?\*\* = (.*)$", text, re.MULTILINE) or [(0, "")]
        assert int(line[0]) == points
        assert sum(map(int, re.findall(r"(\d+) \(", line[1]))) == points


def test_ones_own_pairs_come_first() -> None:
    text = details(over(ended(2), 2))
    assert "Hùng" in text.split("\n")[1]
    assert "Hùng" in text.split("\n")[2]


@pytest.mark.parametrize("say", LANGUAGES)
def test_level_piles_pay_nothing_and_what_was_held_counts_nothing(say: Words) -> None:
    state = played(dealt("6-6", "1-1 2-2", "3-3"), "0 play 6-6", "1 pass", "2 pass", "1 play 1-1", "2 pass")
    state = played(state, "1 play 2-2", "2 play 3-3")
    text = details(over(state), say)
    assert say("cp-detail-even", one="Minh", other="Lan Anh", points=1) in text
    held = played(
        dealt("6-6", "1-1 2-2", "3-3 5-5"), "0 play 6-6", "1 pass", "2 pass", "1 play 2-2", "2 play 5-5"
    )
    held = played(held, "2 play 3-3", "1 play 1-1")
    assert say(
        "cp-round-whole", number=2, moves=shown("Lan Anh 2-2 › Hùng 5-5"), who="Hùng", points=1
    ) in details(over(held), say)


def test_tiles_left_in_a_hand_are_told() -> None:
    state = played(dealt("6-6", "1-1", "3-3 3-3"), "0 play 6-6", "1 pass", "2 pass", "1 play 1-1", "2 pass")
    assert EN("cp-held", who="Hùng", tiles=shown("3-3 ×2")) in details(over(state))


def test_the_opening_bonus_is_an_item_of_the_points() -> None:
    state = start("1-2 1-2 2-4 2-4")
    while state.turn is not None:
        state = GAME.apply(state, state.turn, GAME.choices(state, state.turn)[0]).state
    assert EN("cp-from-bonus", points=4) in details(over(state))


def test_before_the_first_match_there_are_no_details() -> None:
    assert EN("details-none") in details(live(dealt("6-6", "1-1", "3-3"), 0))


# --- the rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("say", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rules_name_all_patterns_and_combinations_and_fit_one_message(ruleset: str, say: Words) -> None:
    screen = HOSTED.rules(RULESETS[ruleset], say)
    check(screen)
    text = text_of(screen)
    assert all(f"{full_name(tile, say)} {pips(tile)}" in text for tile in PATTERNS)
    assert all(kind_name(pairing.kind, say) in text for pairing in PAIRINGS)
    assert say("cp-rules-bonus") in text
    assert "30" in text
    assert drawn(screen).alt


def test_equals_stand_side_by_side_in_the_ladder() -> None:
    text = text_of(HOSTED.rules(TU_XUYEN, EN))
    assert shown("Straight Eight 平八 2-6 = Bent Eight 弯八 3-5") in text
    assert shown("Nail 丁丁 1-2 = Two Red 二红 2-4") in text
    assert shown("Heaven 天牌 6-6 > Earth 地牌 1-1") in text


def test_the_rules_follow_the_data() -> None:
    ours = house("tu-xuyen", {"opening_bonus": False, "turn_seconds": 45})
    text = text_of(HOSTED.rules(ours, EN))
    assert EN("table-house-rules") in text
    assert EN("cp-rules-bonus") not in text
    assert EN("cp-rules-time", seconds=45) in text


# --- reading -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "tiles"),
    [
        ("6-6", "6-6"),
        ("6-6 x2", "6-6 6-6"),
        ("6-6×2 3-6", "6-6 6-6 3-6"),
        ("2x6-6, 3-6", "6-6 6-6 3-6"),
        ("2 thiên 3-6", "6-6 6-6 3-6"),
        ("31 13 1-3", "1-3 1-3 1-3"),
        ("1313", "1-3 1-3"),
        ("6:3; 4/5", "3-6 4-5"),
        ("Thiên", "6-6"),
        ("thien x 3", "6-6 6-6 6-6"),
        ("TRƯỜNG TAM, ghế dài, mèo", "3-3 2-2 1-5"),
        ("nhị hồng*2 đinh", "2-4 2-4 1-2"),
        ("Heaven x2, black nine, red nine", "6-6 6-6 3-6 4-5"),
        ("heavens", "6-6"),
        ("天 天牌 丁丁×2", "6-6 6-6 1-2 1-2"),
        ("4-4 (Man 人牌)", "4-4 4-4 4-4"),
        ("", ""),
    ],
)
def test_tiles_are_read_as_people_write_them(typed: str, tiles: str) -> None:
    assert sorted(read(typed)) == sorted(cards(tiles))


@pytest.mark.parametrize(
    ("typed", "token"), [("7-7", "7-7"), ("thiên xyz", "xyz"), ("6-6 x9", "x9"), ("5", "5"), ("mans2", "2")]
)
def test_what_is_no_tile_is_named(typed: str, token: str) -> None:
    with pytest.raises(Illegal) as caught:
        read(typed)
    assert caught.value.code == "typed-no-tile"
    assert caught.value.facts["token"] == token


@pytest.mark.parametrize("language", SPOKEN)
def test_every_name_is_read_back_as_its_tile(language: Language) -> None:
    say = words(language)
    for tile in PATTERNS:
        for named in (tile_name(tile, say), tile_name(tile, say).upper(), CHINESE[tile.code], pips(tile)):
            assert read(named) == (tile,), named


@settings(max_examples=100)
@given(st.lists(st.sampled_from(PATTERNS * 4), unique=False, max_size=12))
def test_what_the_bot_prints_is_read_back(tiles: list[Pattern]) -> None:
    some = [tile for at, tile in enumerate(tiles) if tiles[:at].count(tile) < 4]
    assert sorted(read(tile_line(some))) == sorted(some)


@given(st.text(max_size=40))
def test_whatever_is_typed_is_read_or_refused(typed: str) -> None:
    refused = None
    try:
        read(typed)
    except Illegal as refusal:
        refused = refusal
    if refused is not None:
        assert refused.code == "typed-no-tile"
        assert 0 < len(refused.facts["token"]) <= 30


# --- the typed command -------------------------------------------------------------------------------------------

MINE = "6-6 6-6 4-4 1-5 3-6 4-5"


def typed(state: State, text: str, seat: int = 0) -> str:
    return PLAY.act(live(state, seat), {"tiles": text})


def test_typing_does_what_tapping_does() -> None:
    state = dealt(MINE, "1-1", "3-3")
    assert typed(state, "thiên x2 3-6") == "play 366666"
    assert typed(state, "6-6") == "play 66"
    assert typed(state, "hẹn 6-6") == "plan play 66"
    assert typed(state, "plan 6-6") == "plan play 66"
    assert typed(state, "bỏ") == typed(state, "pass") == "pass"
    assert typed(state, "hẹn bỏ") == "plan pass"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "typed-nothing"),
        ("xyz", "typed-no-tile"),
        ("6-6 1-5", "not-a-play"),
        ("6-6 x4 6-6", "not-a-play"),
    ],
)
def test_what_cannot_be_laid_is_refused_while_typing(text: str, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        typed(dealt(MINE, "1-1", "3-3"), text)


def test_typing_needs_tiles() -> None:
    seen = live(dealt(MINE, "1-1", "3-3"))
    with pytest.raises(Illegal, match="no-hand"):
        PLAY.act(seen, {"tiles": "6-6"})
    assert PLAY.complete(seen, "tiles", {"tiles": ""}, EN) == ()


@pytest.mark.parametrize("say", LANGUAGES)
def test_on_lead_everything_of_each_pattern_and_combination_is_offered(say: Words) -> None:
    state = dealt(MINE, "1-1", "3-3")
    offers = PLAY.complete(live(state, 0), "tiles", {"tiles": ""}, say)
    assert [value for _, value in offers] == [
        shown(each) for each in ("6-6 ×2", "4-4", "1-5", "3-6", "4-5", "6-6 ×2 3-6 4-5")
    ]
    assert offers[0][0] == shown(f"6-6 ×2 ({say('cp-heaven')} 天牌)")
    for label, value in offers:
        assert 0 < len(label) <= 100
        GAME.apply(state, 0, GAME.parse(typed(state, value)))


@pytest.mark.parametrize("say", LANGUAGES)
def test_what_is_typed_is_completed(say: Words) -> None:
    state = dealt(MINE, "1-1", "3-3")
    offers = PLAY.complete(live(state, 0), "tiles", {"tiles": "thiên 3-6"}, say)
    assert offers
    for _, value in offers:
        assert {"6-6", "3-6"} <= {str(tile) for tile in read(value)}
    assert PLAY.complete(live(state, 0), "tiles", {"tiles": "xyz"}, say) == ()


@pytest.mark.parametrize("say", LANGUAGES)
def test_following_offers_what_beats_or_the_pass(say: Words) -> None:
    state = played(dealt("5-5 1-2", MINE, "2-2"), "0 play 5-5")
    offers = PLAY.complete(live(state, 1), "tiles", {"tiles": ""}, say)
    assert [read(value) for _, value in offers] == [
        play.cards for play in legal_plays(cards(MINE), cards("5-5"))
    ]
    ahead = PLAY.complete(live(state, 2), "tiles", {"tiles": ""}, say)
    assert ahead == [
        (f"{say('typed-ahead')} {say('button-pass')}", f"{say('typed-ahead')} {say('typed-pass')}")
    ]
    assert typed(state, ahead[0][1], 2) == "plan pass"
    passing = played(state, "1 play 6-6")
    assert PLAY.complete(live(passing, 2), "tiles", {"tiles": "bỏ"}, say) == [
        (say("button-pass"), say("typed-pass"))
    ]


@pytest.mark.parametrize("seed", range(3))
def test_offers_never_exceed_what_discord_takes_and_are_always_legal(seed: int) -> None:
    for state in list(at_random(seed))[:-1:6]:
        assert state.turn is not None
        offers = PLAY.complete(live(state, state.turn), "tiles", {"tiles": ""}, VI)
        assert 0 < len(offers) <= 25
        for label, value in offers:
            assert max(len(label), len(value)) <= 100
            GAME.apply(state, state.turn, GAME.parse(typed(state, value, state.turn)))


def test_no_other_game_has_this_command() -> None:
    names = [(each.name, game.name) for game in hosted().values() for each in game.typed]
    assert [game for name, game in names if name == PLAY.name] == ["chuopai"]
    for say in LANGUAGES:
        shown_names = {say(f"command-{name}") for name, _ in names}
        assert len(shown_names) == len({name for name, _ in names})


@pytest.mark.parametrize("say", LANGUAGES)
def test_a_house_ruleset_is_told_at_its_table(say: Words) -> None:
    ours = house("tu-xuyen", {"turn_seconds": 45})
    seen = replace(live(dealt("6-6", "1-1", "3-3")), ruleset=ours)
    assert say("table-house-rules") in text_of(HOSTED.board(seen, say))


def test_play_lines_are_in_both_languages() -> None:
    (play,) = legal_plays(cards("6-6"))
    assert play_line(play, VI) != play_line(play, EN)
