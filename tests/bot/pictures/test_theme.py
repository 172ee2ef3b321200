"""Colours can be read on each other: the contrast of the Web Content Accessibility Guidelines (ratio 1 to 21)."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.pictures import Deck, theme
from bot.pictures.theme import Colour, Tone


def luminance(colour: Colour) -> float:
    parts = [c / 255 for c in colour]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("ground", [theme.PANEL, theme.FELT_TOP, theme.FELT_FOOT, theme.WELL])
@pytest.mark.parametrize("ink", [theme.FAINT, *(tone.colour for tone in Tone)])
def test_lettering_stands_out_from_the_table(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


@pytest.mark.parametrize("ground", [theme.GOLD, theme.GREEN, theme.RED, *theme.SEATS])
def test_lettering_stands_out_from_pills_and_badges(ground: Colour) -> None:
    assert contrast(theme.NIGHT, ground) >= 4.5


@pytest.mark.parametrize("deck", Deck)
def test_suits_stand_out_from_the_card(deck: Deck) -> None:
    assert all(contrast(colour, theme.CARD) >= 3 for colour in deck.suits.values())


def test_cards_stand_out_from_the_table() -> None:
    assert contrast(theme.CARD, theme.PANEL) >= 7
    assert contrast(theme.TILE, theme.PANEL) >= 7


def test_places_have_colours_of_their_own() -> None:
    for one, other in combinations(theme.SEATS, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) > 60
