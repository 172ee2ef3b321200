"""Details of a match, the rules of a ruleset, and the typed command."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from bot.games.maubinh import HOSTED
from bot.games.maubinh.typed import SET
from bot.screens.limits import check
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal
from rules.maubinh import RULESETS, Setting
from rules.maubinh.house import house
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
from tests.bot.screens.tables import EN, VI, text_of

OTHER = "3d3s4c4d9h 9cJd7c7dAs KhKs2d"
LANGUAGES = [VI, EN]


def details(seen: Seen, words: Words = EN) -> str:
    screen = HOSTED.details(seen, words)
    check(screen)
    return text_of(screen)


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_items_of_every_pair_sum_to_what_the_pair_is_said_to_pay(ruleset: str, words: Words) -> None:
    seen = over(revealed(all_set(dealt(A, B, C, D, ruleset=ruleset), A, B, C, D), 4), 2)
    text = details(seen, words)
    pairs = text.split("\n**")[1:]
    assert len(pairs) == 6
    for pair in pairs:
        head, *items = pair.split("\n")
        total = re.search(r": \*\*([+−]?\d+) ", head)
        assert total is not None
        found = [re.search(r": \*\*([+−]?\d+)\*\*", item) for item in items]
        assert number(total[1]) == sum(number(match[1]) for match in found if match is not None)


def test_my_own_pairs_come_first_and_from_my_side() -> None:
    text = details(over(revealed(all_set(dealt(A, B, C, D), A, B, C, D), 4), 2))
    heads = re.findall(r"^\*\*(\S.*?)\*\* and \*\*(.*?)\*\*", text, re.MULTILINE)
    assert [head[0] for head in heads[:3]] == ["Hùng"] * 3


def test_an_onlooker_reads_every_pair_from_the_winners_side() -> None:
    text = details(over(revealed(all_set(dealt(A, B, C, D), A, B, C, D), 4)))
    totals = re.findall(r"\*\* and \*\*.*?\*\*: \*\*([+−]?\d+)", text)
    assert len(totals) == 6
    assert all(number(total) >= 0 for total in totals)


@pytest.mark.parametrize("words", LANGUAGES)
def test_an_instant_win_is_itemised_by_its_name(words: Words) -> None:
    state = play(dealt(DRAGON, OTHER), set_as(1, OTHER), (0, "done"))
    text = details(over(revealed(state, 1), 0), words)
    assert words("mb-instant-dragon") in text
    assert "+39" in text


def test_stakes_with_computers_are_said_not_to_be_paid() -> None:
    state = revealed(all_set(dealt(A, B, C), A, B, C), 4)
    assert EN("result-computers") in details(over(state, 0, computers=[2]))
    assert EN("result-unpaid") in details(over(state, 0, computers=[1, 2]))
    assert EN("details-short") in details(over(state, 0, short=[2]))


def test_before_the_first_match_there_are_no_details() -> None:
    assert EN("details-none") in details(live(dealt(A, B), 0))


@pytest.mark.parametrize("words", LANGUAGES)
@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_rules_name_everything_that_pays_and_fit_one_message(ruleset: str, words: Words) -> None:
    screen = HOSTED.rules(RULESETS[ruleset], words)
    check(screen)
    text = text_of(screen)
    for win in RULESETS[ruleset].instants:
        assert words(f"mb-instant-{win.kind.value.replace('_', '-')}") in text
        assert str(win.stakes) in text
    for bonus in RULESETS[ruleset].bonuses:
        assert f"**{bonus.stakes}**" in text
    assert "90" in text
    assert words("mb-tag-sweep") in text or RULESETS[ruleset].sweep == 1


def test_the_rules_follow_the_data_not_the_name() -> None:
    ours = house(
        "bigone",
        {"collapse": 7, "sweep": 3, "suits": True, "seconds": 45, "on_timeout": "auto", "instants": []},
    )
    text = text_of(HOSTED.rules(ours, EN))
    for expected in (
        EN("mb-rules-collapse", stakes=7),
        EN("mb-rules-sweep", factor=3),
        EN("mb-rules-suits"),
        EN("mb-rules-time", seconds=45),
        EN("mb-rules-timeout-auto"),
        EN("table-house-rules"),
    ):
        assert expected in text
    assert EN("mb-rules-instants") not in text


def fields(back: str = "", middle: str = "", front: str = "") -> dict[str, str]:
    return {"back": back, "middle": middle, "front": front}


def test_three_fields_two_fields_or_one_are_the_same_setting() -> None:
    seen = live(dealt(A, B), 0)
    back, middle, front = A.split()
    text = f"set {''.join(A.split())}"
    assert SET.act(seen, fields(back, middle, front)) == text
    assert SET.act(seen, fields(A)) == text
    assert [set(row) for row in Setting.parse(SET.act(seen, fields(back, middle))[4:])] == [
        set(row) for row in Setting.parse(text[4:])
    ]


@pytest.mark.parametrize(
    ("typed", "row", "count"),
    [
        (fields("As Ks Qs 9s"), "back", 4),
        (fields("As Ks Qs 9s 2s"), "middle", 0),
        (fields("As Ks Qs 9s 2s", "8h 8d 7c 7s 4d", "Kh"), "front", 1),
    ],
)
def test_a_row_of_the_wrong_length_is_named(typed: dict[str, str], row: str, count: int) -> None:
    with pytest.raises(Illegal) as caught:
        SET.act(live(dealt(A, B), 0), typed)
    assert caught.value.code == "typed-row-count"
    assert (caught.value.facts["row"], caught.value.facts["count"]) == (row, count)


def test_typing_needs_cards() -> None:
    with pytest.raises(Illegal, match="no-hand"):
        SET.act(live(dealt(A, B)), fields(A))
    assert SET.complete(live(dealt(A, B)), "back", fields(), EN) == ()


@pytest.mark.parametrize("words", LANGUAGES)
def test_while_nothing_is_typed_whole_settings_are_offered_and_can_be_sent(words: Words) -> None:
    seen = live(dealt(A, B), 0)
    offers = SET.complete(seen, "back", fields(), words)
    assert 1 < len(offers) <= 25
    whole = [label for label, _ in offers if label.startswith("💡")]
    assert len(whole) == 3
    assert all(re.match(r"💡 [+−]?\d+[.,]\d \w", label) for label in whole)
    label, value = offers[0]
    assert label == whole[0]
    assert SET.act(seen, fields(value)).startswith("set ")
    for label, value in offers:
        assert 0 < len(label) <= 100
        assert 0 < len(value) <= 100


def test_a_table_without_suggestions_offers_no_whole_setting() -> None:
    offers = SET.complete(live(dealt(A, B), 0, suggest=False), "back", fields(), EN)
    assert offers
    assert not [label for label, _ in offers if label.startswith("💡")]


def test_what_is_typed_is_completed_and_the_fields_before_it_are_spent() -> None:
    seen = live(dealt(A, B), 0)
    for label, value in SET.complete(seen, "back", fields("Kh Ks"), EN):
        assert {"K♥", "K♠"} <= set(value.split())
        assert value in label
    middles = SET.complete(seen, "middle", fields("As Ks Qs 9s 2s"), EN)
    assert middles
    assert all("A♠" not in value for _, value in middles)
    fronts = SET.complete(seen, "front", fields("As Ks Qs 9s 2s", "8h 8d 7c 7s 4d"), EN)
    assert [set(value.split()) for _, value in fronts] == [{"K♥", "K♣", "5♦"}]


def test_what_cannot_be_read_is_completed_by_nothing() -> None:
    assert SET.complete(live(dealt(A, B), 0), "back", fields("xyz"), EN) == ()


def test_a_ruleset_of_the_house_is_told_at_its_table() -> None:
    seen = replace(live(dealt(A, B)), ruleset=house("maubinh.com", {"seconds": 30}))
    assert EN("table-house-rules") in text_of(HOSTED.board(seen, EN))
