"""Details, rules and typing: everything is told, and nothing that is not so."""

from __future__ import annotations

import pytest

from bot.games.tienlen import HOSTED
from bot.games.tienlen.typed import PLAY
from bot.screens.limits import check
from bot.screens.phrases import stakes
from bot.screens.turns import PLAY_CARDS
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal
from rules.tienlen import GAME, RULESETS, Ruleset
from rules.tienlen.rulesets import house
from tests.bot.games.tienlen.matches import answering, dealt, ended, instant, live, over, played
from tests.bot.games.tienlen.test_board import DRAGON, PAIRS
from tests.bot.screens.tables import EN, VI, text_of

LANGUAGES = [VI, EN]


# --- details -----------------------------------------------------------------------------------------------------


def details(seen: Seen, words: Words = EN) -> str:
    screen = HOSTED.details(seen, words)
    check(screen)
    return text_of(screen)


@pytest.mark.parametrize("words", LANGUAGES)
def test_the_details_itemise_every_stake(words: Words) -> None:
    seen = over(ended(), 2)
    text = details(seen, words)
    assert seen.finished is not None
    for line in seen.finished.result.lines:
        paid = words("stakes", amount=str(line.stakes), count=line.stakes)
        payer, payee = seen.finished.names[line.payer], seen.finished.names[line.payee]
        assert words("tl-detail", payer=payer, payee=payee, stakes=paid, why="§").partition("§")[0] in text
    for seat, net in enumerate(seen.finished.result.net):
        assert f"{seen.finished.names[seat]} **{stakes(words, net)}**" in text


@pytest.mark.parametrize("words", LANGUAGES)
def test_a_chain_of_chops_is_added_up_and_so_is_a_rotten_hand(words: Words) -> None:
    text = details(over(ended()), words)
    chain = f"2♥ (4) + {words('tl-play-three-pairs', rank='8')} (8)"
    assert words("tl-why-chained", bomb="9♠ 9♣ 9♦ 9♥", sum=chain) in text
    assert words("tl-why-rotten", parts="2♠ (1) + 2♦ (3)") in text


def test_ones_own_payments_come_first() -> None:
    lines = [line for line in details(over(ended(), 0)).splitlines() if "pays" in line and "**" in line]
    assert "**Minh**" in lines[0]


def test_the_course_of_the_match_and_what_was_left_are_told() -> None:
    text = details(over(ended()))
    assert "Round 1: Minh 2♥ › Lan Anh 💣 6♠ 6♣ 7♠ 7♣ 8♠ 8♣ › Hùng 💣 9♠ 9♣ 9♦ 9♥" in text
    assert EN("tl-held", who="Hùng", cards="4♦ 2♠ 2♦") in text


@pytest.mark.parametrize("words", LANGUAGES)
def test_an_instant_win_is_a_reason(words: Words) -> None:
    state = instant(DRAGON, PAIRS, "3c4c", ruleset=house("mien-bac", {"instant_wins": True}))
    text = details(over(state), words)
    assert words("tl-why-instant", kind=words("tl-instant-dragon")) in text


def test_the_small_print_tells_why_chips_differ() -> None:
    assert EN("result-computers") in details(over(ended(), 0, computers=(1,)))
    assert EN("result-unpaid") in details(over(ended(), 0, computers=(1, 2, 3)))
    assert EN("details-short") in details(over(ended(), 0, short=(1,)))


def test_before_the_first_match_there_are_no_details() -> None:
    assert EN("details-none") in details(live(dealt("3s4s", "5s"), 0))


# --- rules -------------------------------------------------------------------------------------------------------


def rules(ruleset: Ruleset, words: Words) -> str:
    screen = HOSTED.rules(ruleset, words)
    check(screen)
    return text_of(screen)


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rules_fit_one_message_and_name_every_value(ruleset: str, words: Words) -> None:
    text = rules(RULESETS[ruleset], words)
    for value in (1, 2, 3, 4, 8, 12):
        assert f"**{value}**" in text
    assert "30" in text
    assert words("table-house-rules") not in text
    assert (words("tl-rules-beat-same") in text) == (RULESETS[ruleset].suits == "same")


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize(
    ("switches", "key", "facts"),
    [
        ({"suits": "free"}, "tl-rules-beat-free", {}),
        ({"first_card_first": True}, "tl-rules-first", {}),
        ({"rotten_payer": "each"}, "tl-rules-rotten-each", {}),
        ({"turn_seconds": 45}, "tl-rules-time", {"seconds": 45}),
    ],
)
def test_the_rules_follow_the_switches(
    switches: dict[str, object], key: str, facts: dict[str, object], words: Words
) -> None:
    text = rules(house("mien-bac", switches), words)
    assert words(key, **facts) in text
    assert words("table-house-rules") in text
    assert words(key, **facts) not in rules(RULESETS["mien-bac"], words)


@pytest.mark.parametrize("words", LANGUAGES)
def test_instant_wins_are_explained_where_they_are_switched_on(words: Words) -> None:
    ours = house("mien-bac", {"instant_wins": True, "instant_stakes": 7, "three_triples": 21})
    text = rules(ours, words)
    assert "**7**" in text
    assert words("tl-instant-dragon") in text
    assert f"{words('tl-kind-three-triples')} **21**" in text
    assert words("tl-instant-dragon") not in rules(RULESETS["mien-bac"], words)


# --- typing ------------------------------------------------------------------------------------------------------


def typed(seen: Seen, cards: str) -> str:
    return PLAY.act(seen, {"cards": cards})


STATE = answering()


@pytest.mark.parametrize("cards", ["7h 7d", "7d7h", "7♦ 7♥", "7 rô, 7 cơ", "2 3", "7d of 7 cơ", "7r7h"])
def test_cards_are_typed_as_anywhere_else(cards: str) -> None:
    assert typed(live(STATE, 1), cards) == "play 7d7h"


@pytest.mark.parametrize("said", ["pass", "Pass", "bỏ", "bỏ lượt", "BỎ  LƯỢT", "bo luot", "p"])
def test_passing_is_typed_too(said: str) -> None:
    assert typed(live(STATE, 1), said) == "pass"


@pytest.mark.parametrize(
    ("said", "text"),
    [
        ("hẹn 3s", "plan play 3s"),
        ("plan 3♠", "plan play 3s"),
        ("hẹn bỏ", "plan pass"),
        ("PLAN pass", "plan pass"),
    ],
)
def test_so_is_planning(said: str, text: str) -> None:
    assert typed(live(STATE, 2), said) == text


def test_what_is_typed_is_never_planned_by_itself() -> None:
    assert typed(live(STATE, 2), "3s") == "play 3s"


@pytest.mark.parametrize(
    ("said", "code"),
    [("", "nothing-chosen"), ("hẹn", "nothing-chosen"), ("Kh", "typed-not-held"), ("9", "typed-position")],
)
def test_what_cannot_be_meant_is_refused(said: str, code: str) -> None:
    with pytest.raises(Illegal, match=code):
        typed(live(STATE, 1), said)


def test_typing_needs_cards() -> None:
    with pytest.raises(Illegal, match="no-hand"):
        typed(live(STATE), "7h")
    assert PLAY.complete(live(STATE), "cards", {}, EN) == ()


@pytest.mark.parametrize("words", LANGUAGES)
def test_while_nothing_is_typed_the_legal_plays_are_offered_and_can_be_sent(words: Words) -> None:
    seen = live(STATE, 1)
    offers = PLAY.complete(seen, "cards", {}, words)
    assert [value for _, value in offers[:2]] == ["7♦ 7♥", "2♣ 2♦"]
    assert offers[-1] == (words("button-pass"), words("typed-pass"))
    for label, value in offers:
        assert 0 < len(label) <= 100
        played(STATE, f"1 {typed(seen, value)}")


@pytest.mark.parametrize("words", LANGUAGES)
def test_out_of_turn_the_offers_are_plans(words: Words) -> None:
    seen = live(STATE, 2)
    offers = PLAY.complete(seen, "cards", {}, words)
    assert offers
    for _, value in offers:
        assert typed(seen, value).startswith("plan ")


def test_what_is_typed_is_completed() -> None:
    lead = live(dealt("3s4c5d6h7s7d7h8s8c9c9dTsKh", "3h4h"), 0)
    offers = PLAY.complete(lead, "cards", {"cards": "7s"}, EN)
    assert 1 < len(offers) <= 25
    assert all("7♠" in value.split() for _, value in offers)
    assert PLAY.complete(lead, "cards", {"cards": "xyz"}, EN) == ()
    full = PLAY.complete(lead, "cards", {}, EN)
    assert len(full) <= 25
    assert not [value for _, value in full if value == EN("typed-pass")], "a leader may not pass"


def test_a_bomb_is_marked_among_the_offers() -> None:
    state = played(dealt("2s3s", "9s9c9h9d5s"), "0 play 2s")
    (label, value), _ = PLAY.complete(live(state, 1), "cards", {}, EN)
    assert label.startswith("💣")
    assert typed(live(state, 1), value) == "play 9s9c9d9h"


def test_the_command_is_the_one_that_games_in_turns_share() -> None:
    assert (PLAY.name, PLAY.fields, PLAY.required) == (PLAY_CARDS, ("cards",), 1)
    assert VI("command-play-cards") == "đánh"
    assert GAME.name == HOSTED.name
