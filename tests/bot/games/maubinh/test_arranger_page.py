"""The page about the arranger tells the truth."""

from __future__ import annotations

import re
from pathlib import Path

from PIL import Image

from bot.words import words
from rules.cards import parse_cards
from rules.game import Strength
from rules.maubinh import RULESETS
from rules.maubinh.arranger import arranger_for
from rules.maubinh.arranger.splits import FIVES, ONE
from tests.bot.games.maubinh import example

README = Path(__file__).resolve().parents[4] / "README.md"
FIGURE = re.compile(r"[+−]\d+\.\d+")


def figures(text: str) -> list[float]:
    return [float(found.replace("−", "-")) for found in FIGURE.findall(text)]


def test_every_figure_of_the_example_is_what_the_arranger_finds() -> None:
    told = [
        line
        for line in example.PAGE.read_text("utf-8").splitlines()
        if line.startswith(("| f", "| m", "| b"))
    ]
    computed = list(example.table())
    assert len(told) == len(computed) == 4
    for line, right in zip(told, computed, strict=True):
        assert FIGURE.sub("", re.sub(r"\d+ %", "", line)) == FIGURE.sub("", re.sub(r"\d+ %", "", right))
        assert all(abs(one - other) <= 0.1 for one, other in zip(figures(line), figures(right), strict=True))
        percent = [[int(share) for share in re.findall(r"(\d+) %", each)] for each in (line, right)]
        assert all(abs(one - other) <= 2 for one, other in zip(*percent, strict=True))


def test_the_picture_shows_the_example() -> None:
    text = example.PAGE.read_text("utf-8")
    assert f"]({example.PICTURE.name})" in text
    drawn = example.drawing().draw()
    with Image.open(example.PICTURE) as picture:
        assert picture.size == drawn.image.size


def test_the_number_of_settings_is_right() -> None:
    text = example.PAGE.read_text("utf-8")
    assert ONE.size == 36_036
    assert len(FIVES) == 1287
    assert "36,036" in text
    assert f"{2 * ONE.size:,}" in text


def test_the_instant_win_of_the_page_is_better_not_announced() -> None:
    text = example.PAGE.read_text("utf-8")
    found = re.search(r"`((?:(?:10|[2-9JQKA])[♠♥♦♣] ?){13})`", text)
    assert found is not None
    signs = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
    cards = parse_cards(
        "".join(signs.get(char, char) for char in found[1].replace("10", "T").replace(" ", ""))
    )
    claim = arranger_for(RULESETS["maubinh.com"]).claim(cards)
    assert claim is not None
    assert claim.kind.value == "six_pairs"
    assert not claim.worth_it


def test_computer_players_are_called_as_at_the_table() -> None:
    text = example.PAGE.read_text("utf-8")
    for strength in Strength:
        for language in (words("vi"), words("en")):
            assert language(f"strength-{int(strength)}") in text


def test_the_readme_leads_there() -> None:
    assert str(example.PAGE.relative_to(README.parent)) in README.read_text("utf-8")
