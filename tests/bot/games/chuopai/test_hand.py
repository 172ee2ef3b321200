"""The private panel: one's tiles, must-beat, choosing what to lead, planning; every control says why it is barred."""

from __future__ import annotations

import pytest

from bot.games import Act, Draft
from bot.games.chuopai import HOSTED
from bot.games.chuopai.groups import groups
from bot.games.chuopai.names import play_line
from bot.games.chuopai.shelves import Shelves
from bot.pictures import Look
from bot.screens import Titled, acts
from bot.screens.limits import OPTIONS, check
from bot.screens.phrases import GOLD, GREEN, GREY, RED
from bot.words import Words
from rules.chuopai import GAME, PATTERNS, State
from rules.game import Illegal
from tests.bot.games.chuopai.matches import (
    BOARD,
    acted,
    at_random,
    buttons,
    drafted,
    drawn,
    live,
    memo,
    menu,
    menus,
    over,
    panel,
    play_of,
    shown,
    tap,
    value_of,
)
from tests.bot.screens.tables import EN, VI, acts_of, text_of
from tests.rules.chuopai.table import cards, dealt, played

LANGUAGES = [VI, EN]
MINE = "6-6 6-6 4-4 4-4 4-4 1-5 3-6 4-5 4-5 1-2"


def leading() -> State:
    return dealt(MINE, "1-1 1-1 2-2", "3-3 5-5")


def following() -> State:
    """Hùng laid two Plums; Minh can beat them with two Heavens or two Men."""
    return played(dealt(MINE, "1-1 2-2", "5-5 5-5 1-6", turn=2), "2 play 5-5 5-5")


def shelves_of(state: State, draft: str = "", words: Words = EN) -> Shelves:
    key = drawn(panel(state, 0, draft, words)).key
    assert isinstance(key, Shelves)
    return key


# --- what is shown -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_ones_own_tiles_are_grouped_by_family_counted_and_named(words: Words) -> None:
    table, first, second = shelves_of(leading(), words=words).rows
    assert [shelf.label for shelf in table] == [words("cp-nothing-laid")]
    found = {
        shelf.label: [(tile.face, tile.mark) for tile in shelf.tiles]
        for row in (first, second)
        for shelf in row
    }
    long, yao, black, red = (words(f"cp-family-{each}") for each in ("long", "yao", "black", "red"))
    assert {label.lower(): tiles for label, tiles in found.items()} == {
        long.lower(): [("6-6", "×2"), ("4-4", "×3")],
        yao.lower(): [("1-5", "")],
        black.lower(): [("3-6", "")],
        red.lower(): [("4-5", "×2"), ("1-2", "")],
    }
    assert first[0].captions == (words("cp-heaven"), words("cp-man"))
    alt = drawn(panel(leading(), 0, words=words)).alt
    assert shown("6-6 ×2 4-4 ×3") in alt


def test_a_family_that_one_does_not_hold_takes_no_room() -> None:
    state = dealt("6-6 1-2", "1-1", "3-3")
    assert [[shelf.label for shelf in row] for row in shelves_of(state).rows[1:]] == [["Long"], ["Red"]]


@pytest.mark.parametrize("words", LANGUAGES)
def test_what_lies_on_the_table_stands_above_ones_tiles(words: Words) -> None:
    screen = panel(following(), 0, words=words)
    assert screen.accent == GREEN
    text = text_of(screen)
    assert words("turn-yours") in text
    assert words("cp-on-table", tiles=play_line(play_of("5-5 5-5"), words), who="Hùng") in text
    (shelf,) = shelves_of(following(), words=words).rows[0]
    assert [(tile.face, tile.mark) for tile in shelf.tiles] == [("5-5", "×2")]
    assert BOARD in acts_of(screen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_last_round_stays_in_sight_on_lead(words: Words) -> None:
    state = played(following(), "0 play 6-6 6-6", "1 pass")
    (shelf,) = shelves_of(state, words=words).rows[0]
    assert [(tile.face, tile.mark, tile.look) for tile in shelf.tiles] == [("6-6", "×2", Look.DIM)]
    assert shelf.note == words("cp-won-note", points=words("cp-points", count=2))


# --- following ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_must_beat_has_every_answer_as_one_tap_and_no_other_choice(words: Words) -> None:
    state = following()
    screen = panel(state, 0, words=words)
    assert words("illegal-must-beat", plays=2) in text_of(screen)
    answers = [button for button in buttons(screen).values() if button.act.startswith("~play")]
    man, heaven = words("cp-man"), words("cp-heaven")
    assert [button.label for button in answers] == [shown(f"{man} 4-4 ×2"), shown(f"{heaven} 6-6 ×2")]
    assert [acted(state, 0, button.act) for button in answers] == ["play 4444", "play 6666"]
    assert menus(screen) == []
    assert buttons(screen)[words("button-pass")].disabled, "the sentence above says why"


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_can_beat_nothing_can_only_pass(words: Words) -> None:
    state = played(following(), "0 play 6-6 6-6")
    screen = panel(state, 1, words=words)
    assert words("cp-nothing-beats") in text_of(screen)
    skip = buttons(screen)[words("button-pass")]
    assert (skip.style, skip.disabled) == ("danger", False)
    assert acted(state, 1, skip.act) == "pass"
    assert not [act for act in acts_of(screen) if act.startswith("~play")]


def test_many_answers_are_a_menu() -> None:
    state = dealt("1-1 2-6 3-5 3-5", "6-6 6-6 3-6 3-6 3-6 4-5 4-5 4-5 4-4", "2-2")
    state = played(state, "0 play 1-1 2-6 3-5 3-5")
    found = menu(panel(state, 1), "~one")
    assert 6 < len(found.options) == len(GAME.choices(state, 1))
    assert found.options[0].label == shown("6-6 4-5 ×3"), "the mates that the book lists last first"
    texts = {acted(state, 1, found.act, [option.value]) for option in found.options}
    assert texts == {str(action) for action in GAME.choices(state, 1)}


def test_when_there_are_more_answers_than_a_menu_holds_the_rest_is_chosen_tile_by_tile() -> None:
    hand = "6-6 6-6 6-6 6-6 3-6 3-6 3-6 3-6 4-5 4-5 4-5 4-5 1-1 1-1 1-1 1-1 2-6 2-6 2-6 2-6 3-5 3-5 3-5 3-5"
    state = dealt("4-4 4-4 2-5 2-5 3-4 3-4 1-2", hand, "2-2")
    state = played(state, "0 play 4-4 4-4 2-5 2-5 3-4 3-4")
    assert len(GAME.choices(state, 1)) > OPTIONS
    screen = panel(state, 1)
    assert len(menu(screen, "~one").options) == OPTIONS
    draft = drafted(state, 1, menu(screen, "~group").act, [value_of(screen, "Heaven & Nines")])
    some = menu(panel(state, 1, draft), "~some")
    tiles = {option.value: option.label[:3] for option in some.options}
    wanted = [value for value, tile in tiles.items() if tile == shown("6-6")][:1]
    wanted += [value for value, tile in tiles.items() if tile == shown("3-6")][:4]
    wanted += [value for value, tile in tiles.items() if tile == shown("4-5")][:1]
    draft = drafted(state, 1, some.act, wanted)
    button = buttons(panel(state, 1, draft))[EN("cp-button-play", count=6)]
    assert not button.disabled
    assert acted(state, 1, button.act) == "play 363636364566"
    sets = drafted(state, 1, menu(screen, "~group").act, [value_of(screen, "· Heaven")])
    text = text_of(panel(state, 1, sets))
    assert "🔴" in text
    assert EN("illegal-must-be-special", current="2-5 2-5 3-4 3-4 4-4 4-4") in text


# --- leading -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_leader_chooses_from_his_patterns_and_combinations(words: Words) -> None:
    screen = panel(leading(), 0, words=words)
    assert words("illegal-leader-may-not-pass") in text_of(screen)
    assert words("cp-you-lead", number=1) in text_of(screen), "not by his name, as the others read it"
    assert buttons(screen)[words("button-pass")].disabled
    labels = [option.label for option in menu(screen, "~group").options]
    assert labels[0] == shown(f"6-6 ×2 · {words('cp-heaven')} 天牌")
    assert labels[1] == shown(f"4-4 ×3 · {words('cp-man')} 人牌")
    assert labels[-1] == f"★ {words('cp-kind-heaven-nine')} 天九"
    assert len(labels) == 7, "six patterns, and Heaven has nines to go with; Man has no sevens"


@pytest.mark.parametrize("words", LANGUAGES)
def test_then_one_tap_says_how_many(words: Words) -> None:
    state = leading()
    screen = panel(state, 0, words=words)
    draft = drafted(state, 0, menu(screen, "~group").act, [value_of(screen, words("cp-man"))])
    chosen = panel(state, 0, draft, words)
    rows = [shelf for row in shelves_of(state, draft, words).rows for shelf in row]
    assert [(t.face, t.mark) for shelf in rows for t in shelf.tiles if t.look is Look.CHOSEN] == [
        ("4-4", "3/3")
    ]
    assert [acted(state, 0, buttons(chosen)[words("cp-button-play", count=n)].act) for n in (1, 2, 3)] == [
        "play 44",
        "play 4444",
        "play 444444",
    ]
    assert "🟢" in text_of(chosen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_of_a_combination_everything_is_chosen_and_may_be_reduced(words: Words) -> None:
    state = leading()
    screen = panel(state, 0, words=words)
    draft = drafted(state, 0, menu(screen, "~group").act, [value_of(screen, "★")])
    chosen = panel(state, 0, draft, words)
    assert play_line(play_of("6-6 6-6 3-6 4-5 4-5"), words) in text_of(chosen)
    some = menu(chosen, "~some")
    assert all(option.chosen for option in some.options)
    assert (len(some.options), some.least, some.most) == (5, 1, 5)
    less = drafted(state, 0, some.act, [some.options[0].value, some.options[2].value])
    button = buttons(panel(state, 0, less, words))[words("cp-button-play", count=2)]
    assert acted(state, 0, button.act) == "play 3666"


@pytest.mark.parametrize("words", LANGUAGES)
def test_tiles_that_make_no_play_say_so_before_anything_is_pressed(words: Words) -> None:
    state = leading()
    screen = panel(state, 0, words=words)
    draft = drafted(state, 0, menu(screen, "~group").act, [value_of(screen, "★")])
    some = menu(panel(state, 0, draft, words), "~some")
    mates = drafted(state, 0, some.act, [option.value for option in some.options[2:]])
    chosen = panel(state, 0, mates, words)
    assert f"🔴 {shown('3-6 4-5 ×2')}: {words('illegal-not-a-play')}" in text_of(chosen)
    assert buttons(chosen)[words("cp-button-play", count=3)].disabled


def test_all_patterns_and_combinations_fit_one_menu() -> None:
    hand = " ".join(map(str, PATTERNS))
    assert len(groups(cards(hand))) == OPTIONS
    assert len(menu(panel(dealt(hand, "1-1", "3-3"), 0), "~group").options) == OPTIONS


# --- suggestions, planning ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_suggestion_is_named_and_its_button_is_green(words: Words) -> None:
    for state in (leading(), following()):
        answer = HOSTED.gesture(live(state, 0), "suggest", [], words)
        assert isinstance(answer, Draft)
        (green,) = (b for b in buttons(panel(state, 0, answer.text, words)).values() if b.style == "good")
        text = acted(state, 0, green.act)
        play = play_of(" ".join(map(str, GAME.parse(text).cards)))
        assert answer.notice == words("cp-suggest", tiles=play_line(play, words))
        GAME.apply(state, 0, GAME.parse(text))
    nothing = played(following(), "0 play 6-6 6-6")
    assert HOSTED.gesture(live(nothing, 1), "suggest", [], words) == Draft("", words("cp-suggest-pass"))


def test_there_is_no_suggestion_out_of_turn_or_where_the_table_has_none() -> None:
    assert "~suggest" not in acts_of(panel(following(), 1))
    assert "~suggest" not in acts_of(panel(following(), 0, suggest=False))
    with pytest.raises(Illegal, match="not-your-turn"):
        tap(following(), 1, "~suggest")
    with pytest.raises(Illegal, match="no-suggest"):
        HOSTED.gesture(live(following(), 0, suggest=False), "suggest", [], EN)


@pytest.mark.parametrize("words", LANGUAGES)
def test_out_of_turn_everything_is_planned_instead(words: Words) -> None:
    state = dealt("5-5 1-2", "1-1 2-2", MINE)
    state = played(state, "0 play 5-5")
    screen = panel(state, 2, words=words)
    assert screen.accent == GOLD
    assert words("turn-wait", who="**Lan Anh**") in text_of(screen)
    found = buttons(screen)
    assert acted(state, 2, found[shown(f"{words('cp-man')} 4-4")].act) == "plan play 44"
    assert acted(state, 2, found[words("button-plan-pass")].act) == "plan pass"
    draft = drafted(state, 2, menu(screen, "~group").act, [value_of(screen, words("cp-cat"))])
    planning = buttons(panel(state, 2, draft, words))
    assert acted(state, 2, planning[words("cp-button-plan", count=1)].act) == "plan play 15", (
        "another may be on the table by then"
    )
    assert not [act for act in acts_of(screen) if act.split()[0] in {"~play", "~pass", "~suggest"}]


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_has_had_his_turn_plans_for_the_next_round(words: Words) -> None:
    state = played(following(), "0 play 6-6 6-6")
    screen = panel(state, 0, words=words)
    assert words("cp-acted") in text_of(screen)
    assert not [act for act in acts_of(screen) if act.startswith("~plan ")]
    assert menus(screen) == ["~group"]


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_could_beat_nothing_as_it_stands_is_told_so(words: Words) -> None:
    state = played(dealt("6-6 1-2", "1-1", "3-3 4-4"), "0 play 6-6")
    assert words("cp-nothing-beats-yet") in text_of(panel(state, 2, words=words))


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("plan", ["play 4444", "pass"])
def test_what_is_planned_is_shown_with_the_way_to_undo_it(plan: str, words: Words) -> None:
    screen = panel(played(following(), "0 play 6-6 6-6"), 0, words=words, planned=plan)
    (part,) = (part for part in screen.parts if isinstance(part, Titled))
    assert part.button.act == "unplan"
    what = words("button-pass") if plan == "pass" else play_line(play_of("4-4 4-4"), words)
    assert part.markdown == words("plan-made", what=what)
    mine = panel(following(), 0, words=words, planned=plan)
    assert words("plan-dropped", what=what) in text_of(mine)
    assert "unplan" not in acts_of(mine)


# --- what taps are worth -----------------------------------------------------------------------------------------


def test_a_panel_that_shows_an_older_hand_does_nothing() -> None:
    old = memo(leading(), 0, "4-4 4-4")
    state = played(leading(), "0 play 1-2", "1 pass", "2 pass")
    for act in (f"~play {old}", f"~plan {old}", f"~some {old}", "~group 10.0", "~one play"):
        with pytest.raises(Illegal, match="lost-draft"):
            tap(state, 0, act, [old] if act.startswith("~one") else ["1"])


@pytest.mark.parametrize(
    "act",
    ["~", "~nonsense", "~play", "~play 0", "~play 9/10.1", "~play x/10.1", "~play 0/10.3", "~group 10.0", "~group",
     "~some 0/10.x", "~one", "~play ٣/10.1", "~plan -1/10.1"],
)  # fmt: skip
def test_what_no_panel_of_ours_wrote_is_refused(act: str) -> None:
    with pytest.raises(Illegal, match="lost-draft"):
        tap(leading(), 0, act, ["99"])


def test_tiles_of_another_group_cannot_be_slipped_in() -> None:
    state = leading()
    heavens = memo(state, 0, "6-6")
    with pytest.raises(Illegal, match="lost-draft"):
        tap(state, 0, f"~some {heavens}", ["0"])


@pytest.mark.parametrize("draft", ["0", "0/9.1", "99/10.1", "nonsense", "/"])
def test_a_draft_that_is_no_longer_true_only_opens_the_panel(draft: str) -> None:
    screen = panel(leading(), 0, draft)
    assert not [button for button in buttons(screen).values() if button.act.startswith("~play")]
    assert tap(leading(), 0, "~panel") == Draft("")


def test_onlookers_have_no_gestures_and_no_tiles() -> None:
    with pytest.raises(Illegal, match="no-hand"):
        HOSTED.gesture(live(leading()), "panel", [], EN)
    assert EN("illegal-no-hand") in text_of(HOSTED.hand(live(leading()), EN, ""))


def test_drafts_and_controls_name_no_tile() -> None:
    """A custom_id is public; the same numbers must come of any tiles."""
    state = leading()
    other = dealt("1-1 1-1 3-3 3-3 3-3 1-6 2-6 3-5 3-5 2-4", "6-6", "5-5")
    for number in range(7):
        drafts = [drafted(each, 0, "~group 10.0", [str(number)]) for each in (state, other)]
        assert all(len(draft) <= 40 for draft in drafts)
        assert [draft.partition("/")[0] for draft in drafts] == [str(number)] * 2
    assert "play 44" not in "".join(acts_of(panel(state, 0, memo(state, 0, "4-4 4-4"))))


# --- leaving, out, over ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", LANGUAGES)
def test_leaving_is_asked_about_with_what_it_costs(words: Words) -> None:
    assert tap(leading(), 0, "~leave") == Draft("leave")
    screen = panel(leading(), 0, "leave", words)
    assert screen.accent == RED
    assert words("leave-cost-chuopai") in text_of(screen)
    assert acts_of(screen).keys() == {"leave", "~panel"}


@pytest.mark.parametrize("words", LANGUAGES)
def test_who_has_left_or_laid_all_watches(words: Words) -> None:
    left = panel(played(leading(), "0 leave"), 0, words=words)
    assert words("cp-you-left") in text_of(left)
    state = played(dealt("6-6", "1-1 2-2", "3-3 5-5"), "0 play 6-6")
    out = panel(state, 0, words=words)
    assert words("cp-you-are-out", points=words("cp-points", count=0)) in text_of(out)
    for screen in (left, out):
        assert screen.accent == GREY
        assert acts_of(screen).keys() == {"~panel", BOARD}
        assert drawn(screen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_afterwards_the_panel_compares_the_piles(words: Words) -> None:
    state = played(
        dealt("6-6 6-6 2-2", "1-1 1-1", "3-3 3-3"),
        *("0 play 6-6 6-6", "1 pass", "2 pass", "0 play 2-2", "1 play 1-1", "2 pass"),
        *("1 play 1-1", "2 pass"),
    )
    one = words("stakes", amount="1", count=1)
    expected = {
        0: ("over-won", [words("cp-line-even", who="Lan Anh", mine=2, theirs=2),
                         words("cp-line-got", who="Hùng", stakes=one, mine=2, theirs=0)]),
        2: ("over-lost", [words("cp-line-paid", who="Minh", stakes=words("stakes", amount="1", count=1), mine=0, theirs=2)]),
    }  # fmt: skip
    for seat, (key, lines) in expected.items():
        screen = HOSTED.hand(over(state, seat), words, "")
        check(screen)
        text = text_of(screen)
        net = {"over-won": 1, "over-lost": 2}[key]
        assert words(key, net=words("stakes", amount=str(net), count=net)) in text
        assert all(line in text for line in lines)
        assert {"again", acts.DETAILS, BOARD} == acts_of(screen).keys()
    assert words("over-without-you") in text_of(HOSTED.hand(over(state), words, ""))


def test_no_gesture_has_the_name_of_a_shared_one() -> None:
    for state in list(at_random(2))[:-1:10]:
        for seat in range(3):
            for act in acts_of(panel(state, seat)):
                assert not act.startswith("~") or act.split()[0] not in acts.SHARED


def test_a_tap_in_turn_never_plans() -> None:
    """Too late is too late: the table refuses `play` as stale, it must not become a plan for the next turn."""
    late = played(following(), "0 play 4-4 4-4")
    assert tap(late, 0, "~pass") == Act("pass")
