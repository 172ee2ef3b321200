"""Cards and tiles are told apart at the size of a phone, in both decks."""

from __future__ import annotations

import io
from itertools import combinations

import numpy as np
import numpy.typing as npt
import pytest
from PIL import Image

from bot.pictures import CARD_BACK, TILE_BACK, Deck, Look, Piece, card_emoji
from bot.pictures.faces import INDEX, card
from bot.pictures.pieces import sprite
from bot.pictures.theme import SCALE
from bot.pictures.tiles import tile
from tests.bot.pictures.samples import FACES, TILES

Pixels = npt.NDArray[np.float64]

SMALLEST_CARD = 38
SMALLEST_TILE = 27
"""Points, as the fullest pictures lay them."""


def on_phone(image: Image.Image) -> Pixels:
    """One pixel a point: what a phone without fine pixels shows."""
    return np.asarray(image.reduce(SCALE), dtype=np.float64)


def ink(face: str, deck: Deck) -> Pixels:
    """The colour of the index of a card: the mean of its darkest tenth."""
    image = np.asarray(card(face, 120, deck).image, dtype=np.float64).reshape(-1, 3)
    order = np.argsort(image.min(axis=1))
    found: Pixels = image[order[: len(order) // 10]].mean(axis=0)
    return found


@pytest.mark.parametrize("deck", Deck)
@pytest.mark.parametrize("covered", [False, True])
def test_all_cards_differ_at_phone_size(deck: Deck, covered: bool) -> None:
    drawn = {face: on_phone(card(face, SMALLEST_CARD * SCALE, deck, covered=covered).image) for face in FACES}
    seen = round(SMALLEST_CARD * INDEX)
    for one, other in combinations(FACES, 2):
        apart = np.abs(drawn[one][:, :seen] - drawn[other][:, :seen]).max(axis=2)
        assert (apart > 60).sum() >= 12, f"{one} looks like {other}"


def test_all_tiles_differ_at_phone_size() -> None:
    drawn = {face: on_phone(tile(face, SMALLEST_TILE * SCALE).image) for face in TILES}
    for one, other in combinations(TILES, 2):
        assert (np.abs(drawn[one] - drawn[other]).max(axis=2) > 60).sum() >= 12, f"{one} looks like {other}"


def test_there_are_twenty_one_tiles() -> None:
    assert len(TILES) == 21


@pytest.mark.parametrize("deck", Deck)
def test_red_suits_are_red_and_black_suits_are_not(deck: Deck) -> None:
    for suit in "dh":
        red, green, blue = ink("A" + suit, deck)
        assert red > 150
        assert red > 1.8 * max(green, blue)
    for suit in "sc":
        assert ink("A" + suit, deck)[0] < 80


def test_each_suit_has_its_own_colour_in_the_deck_of_four() -> None:
    for one, other in combinations("scdh", 2):
        assert np.abs(ink("A" + one, Deck.FOUR) - ink("A" + other, Deck.FOUR)).max() > 50


def test_the_deck_of_two_has_two_colours() -> None:
    assert np.abs(ink("Ks", Deck.TWO) - ink("Kc", Deck.TWO)).max() < 10
    assert np.abs(ink("Kd", Deck.TWO) - ink("Kh", Deck.TWO)).max() < 10


def red_part(face: str, part: slice) -> float:
    """How much of the ink of a half of a tile (`part` of its height, in hundredths) is red."""
    image = np.asarray(tile(face, 100).image, dtype=np.float64)[part.start * 2 : part.stop * 2]
    red = (image[..., 0] > 150) & (image[..., 1] < 90)
    black = image.max(axis=2) < 90
    return float(red.sum() / (red.sum() + black.sum()))


@pytest.mark.parametrize("face", TILES)
def test_ones_and_fours_are_red_and_the_double_six_is_half_red(face: str) -> None:
    for pips, part in ((face[0], slice(0, 50)), (face[2], slice(54, 104))):
        expected = 0.5 if face == "6-6" else 1.0 if pips in "14" else 0.0
        assert red_part(face, part) == pytest.approx(expected, abs=0.06)


@pytest.mark.parametrize("face", ["", "A", "1s", "Ax", "10h", "as", "A♠", "?"])
def test_what_is_no_card_is_refused(face: str) -> None:
    with pytest.raises(ValueError, match="no card"):
        card(face, 60, Deck.FOUR)


@pytest.mark.parametrize("face", ["0-1", "1-7", "-", "1-", "12-3", "a-b"])
def test_what_is_no_tile_is_refused(face: str) -> None:
    with pytest.raises(ValueError, match="no tile"):
        tile(face, 60)


def test_backs_are_unlike_any_face() -> None:
    back = on_phone(card(CARD_BACK, 76, Deck.FOUR).image)
    assert all(np.abs(back - on_phone(card(face, 76, Deck.FOUR).image)).mean() > 40 for face in FACES)
    back = on_phone(tile(TILE_BACK, 54).image)
    assert all(np.abs(back - on_phone(tile(face, 54).image)).mean() > 40 for face in TILES)


def test_a_dimmed_card_can_still_be_read() -> None:
    dim = np.asarray(sprite(Piece("7c", look=Look.DIM), 48, Deck.FOUR).image, dtype=np.float64)
    plain = np.asarray(sprite(Piece("7c"), 48, Deck.FOUR).image, dtype=np.float64)
    assert dim.mean() < 0.8 * plain.mean()
    assert np.ptp(dim.mean(axis=2)) > 60


def test_every_card_has_an_emoji_that_discord_takes() -> None:
    made = {face: card_emoji(face) for face in (*FACES, CARD_BACK)}
    assert len(set(made.values())) == 53
    for drawn in made.values():
        image = Image.open(io.BytesIO(drawn))
        assert (image.format, image.size, image.mode) == ("PNG", (128, 128), "RGBA")
        assert len(drawn) < 256 * 1024
