"""Whole pictures: valid, of the expected size, the same bytes for the same data, other bytes for other cards."""

from __future__ import annotations

import dataclasses
import io
from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image, ImageChops

from bot.pictures import (
    CARD_BACK,
    Banner,
    Deck,
    Drawing,
    Fan,
    Hand,
    Look,
    Made,
    Outcome,
    Person,
    Piece,
    Reveal,
    Row,
    Run,
    Shown,
    Standing,
    Tone,
    Verdict,
    pieces,
)
from bot.pictures.theme import EDGE, SCALE, WIDTH
from rules.cards import PACK
from tests.bot.pictures import samples

SAMPLES: dict[str, tuple[Callable[[], Drawing], int]] = {
    "a hand as dealt": (samples.unset, 400),
    "a hand in rows": (samples.hand, 650),
    "a reveal of four": (samples.reveal, 900),
    "the outcome": (samples.outcome, 1100),
    "an instant win": (
        lambda: samples.outcome(names=("Lan", "Đạt"), banner=Banner("SẢNH RỒNG", "ăn trắng", "+39")),
        900,
    ),
    "a chop": (samples.chop, 900),
    "all tiles": (samples.tiles, 650),
    "a review": (samples.review, 900),
}
"""What makes each picture, and the most pixels that it may be high."""

odd_names = st.one_of(
    st.text(min_size=1, max_size=32),
    st.sampled_from(
        ["", "\u200b", "W" * 32, "ﷺ" * 20, "👨‍👩‍👧‍👦" * 4, "Ế" * 32, "a\u0300" * 16, "🇻🇳", "\ud83c"]
    ),
)


def image_of(drawing: Drawing) -> Image.Image:
    return Image.open(io.BytesIO(drawing.render()))


def apart(one: Image.Image, other: Image.Image, box: tuple[float, float, float, float]) -> bool:
    """Whether two images differ within a box, in points."""
    pixels = tuple(round(side * SCALE) for side in box)
    corners = (pixels[0], pixels[1], pixels[2], pixels[3])
    return ImageChops.difference(one.crop(corners), other.crop(corners)).getbbox() is not None


@pytest.mark.parametrize("name", SAMPLES)
def test_a_picture_is_a_png_as_wide_as_every_other_and_not_too_high(name: str) -> None:
    make, most = SAMPLES[name]
    image = image_of(make())
    image.load()
    assert image.format == "PNG"
    assert image.width == WIDTH * SCALE
    assert 0 < image.height <= most


@pytest.mark.parametrize("name", SAMPLES)
def test_equal_descriptions_are_one_key_and_one_file(name: str) -> None:
    make, _ = SAMPLES[name]
    one, other = make(), make()
    assert one == other
    assert hash(one) == hash(other)
    assert one.render() == other.render()


@given(st.permutations(PACK), st.integers(0, 12), st.integers(13, 51))
@settings(max_examples=15)
def test_another_card_anywhere_is_another_picture(cards: list[object], place: int, other: int) -> None:
    changed = [*cards]
    changed[place] = cards[other]
    for make in (samples.unset, samples.hand):
        assert make(cards[:13]).render() != make(changed[:13]).render()
    assert (
        samples.reveal(cards[:13], names=("Lan", "Đạt")).render()
        != samples.reveal(
            [*changed[:10], *cards[10:13]] if place < 10 else [cards[other], *cards[1:13]],
            names=("Lan", "Đạt"),
        ).render()
    )
    assert (
        samples.outcome(cards[:13], names=("Lan",)).render()
        != samples.outcome(changed[:13], names=("Lan",)).render()
    )


def test_the_two_decks_are_drawn_differently() -> None:
    hand = samples.hand(PACK[13:26])
    assert dataclasses.replace(hand, deck=Deck.TWO).render() != hand.render()


def test_looks_and_marks_are_seen() -> None:
    faces = [
        Fan((Run((Piece("7c", mark, look), *pieces(("8c", "9c")))),)).render()
        for mark, look in (
            ("", Look.PLAIN),
            ("5", Look.PLAIN),
            ("6", Look.PLAIN),
            ("", Look.CHOSEN),
            ("", Look.DIM),
        )
    ]
    assert len(set(faces)) == len(faces)


def test_the_tone_of_a_row_and_the_verdict_are_seen() -> None:
    made = {
        Hand((Row("CHI CUỐI", pieces(PACK[:3]), "Đôi", tone, 3),), Verdict("HỢP LỆ", tone)).render()
        for tone in (Tone.GOOD, Tone.BAD)
    }
    assert len(made) == 2


def test_places_without_cards_are_seen() -> None:
    def shown(held: int) -> bytes:
        return Hand((Row("CHI GIỮA", pieces(PACK[:held])),)).render()

    assert len({shown(held) for held in range(6)}) == 6


def test_cards_in_no_row_lie_beneath() -> None:
    rows = samples.hand().rows
    assert Hand(rows, rest=pieces(PACK[20:25])).draw().image.height > Hand(rows).draw().image.height


@given(st.lists(odd_names, min_size=4, max_size=4), odd_names)
@settings(max_examples=25)
def test_names_of_all_kinds_change_neither_size_nor_cards(names: list[str], words: str) -> None:
    plain, odd = samples.reveal().draw().image, samples.reveal(names=names).draw().image
    assert odd.size == plain.size
    assert not apart(plain, odd, (0, 40, 200, odd.height / SCALE))
    plain, odd = samples.outcome().draw().image, samples.outcome(names=names).draw().image
    assert odd.size == plain.size
    samples.chop(names=names).render()
    Fan(
        (Run(pieces(PACK[:3]), words, note=words, person=Person(3, words)),), title=words, note=words
    ).render()
    Outcome("", (Standing(Person(0, words), (), words, note=words, tag=words, winner=True),), words).render()


def test_long_words_stay_within_the_picture() -> None:
    words = "Thùng phá sảnh lớn nhất bàn " * 3
    plain = samples.reveal()
    long = (
        Reveal(
            words,
            tuple(dataclasses.replace(row, hand=words, stakes=words, total=words) for row in plain.rows),
            note=words,
        )
        .draw()
        .image
    )
    edge = WIDTH - 8
    assert not apart(plain.draw().image, long, (edge, 0, WIDTH, long.height / SCALE))


@pytest.mark.parametrize("size", [3, 5])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reveal_grows_with_its_players(players: int, size: int) -> None:
    one = samples.reveal(names=samples.NAMES[:players], size=size).draw().image.height
    more = samples.reveal(names=samples.NAMES[: players - 1], size=size).draw().image.height
    assert one > more


def test_the_greatest_row_and_a_foul_are_marked() -> None:
    row = Shown(Person(0, "Lan"), pieces(PACK[:5]), "Thùng")
    made = {
        Reveal("CHI ĐẦU", (dataclasses.replace(row, best=best, fouled=fouled),)).render()
        for best, fouled in ((False, False), (True, False), (False, True))
    }
    assert len(made) == 3


@pytest.mark.parametrize("cards", range(1, 14))
@pytest.mark.parametrize("tiles", [False, True])
def test_any_number_of_pieces_lies_within_the_panel(cards: int, tiles: bool) -> None:
    faces = samples.TILES if tiles else samples.FACES
    image = np.asarray(Fan((Run(pieces(faces[:cards]), "Bài của bạn"),)).draw().image)
    margin = (EDGE - 1) * SCALE
    for side in (image[:, :margin], image[:, -margin:]):
        assert (side == side[:, :1]).all(), "only felt there, of one colour a line"


def test_a_hand_that_was_never_set_lies_in_one_row() -> None:
    whole = Standing(Person(0, "Lan"), (Made(pieces(PACK[:13]), "Sảnh rồng", "+39"),), "+39")
    assert Outcome("KẾT QUẢ", (whole,)).draw().image.size == samples.outcome(names=("Lan",)).draw().image.size


def test_hidden_cards_look_all_the_same() -> None:
    fan = Fan((Run(pieces([CARD_BACK] * 13)),))
    assert fan.render() == Fan((Run(tuple(Piece(CARD_BACK) for _ in PACK[:13])),)).render()
