"""Lettering: composed Vietnamese, names of all the world, nothing wider than its room."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image

from bot.pictures import text, theme
from bot.pictures.text import FONTS, clean, draw, fit, font, width, wrap
from bot.pictures.theme import Type

KINDS = (theme.NAME, theme.HAND, theme.LABEL, theme.NOTE, theme.HEADING)
VIETNAMESE = (
    "aàáảãạăằắẳẵặâầấẩẫậbcdđeèéẻẽẹêềếểễệghiìíỉĩịklmnoòóỏõọôồốổỗộơờớởỡợpqrstuùúủũụưừứửữựvxyỳýỷỹỵ0123456789"
)
SIGNS = "+−×±.,:·•…!?()/>"


def drawn(words: str, kind: Type = theme.NAME) -> bytes:
    image = Image.new("RGB", (600, 60))
    draw(image, (10, 40), words, kind, theme.INK)
    return image.tobytes()


@pytest.mark.parametrize("kind", KINDS)
def test_every_vietnamese_letter_is_drawn_as_itself(kind: Type) -> None:
    for letters in (VIETNAMESE, VIETNAMESE.upper()):
        assert clean(letters, kind.font) == letters


@pytest.mark.parametrize("kind", KINDS)
def test_signs_that_pictures_use_are_in_the_fonts(kind: Type) -> None:
    assert clean(SIGNS, kind.font) == SIGNS


@given(st.text(alphabet=VIETNAMESE + VIETNAMESE.upper() + " ", max_size=24))
def test_decomposed_letters_are_drawn_as_composed_ones(words: str) -> None:
    assert drawn(unicodedata.normalize("NFD", words)) == drawn(unicodedata.normalize("NFC", words))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("山田太郎", "•••"),
        ("Lan 🌸", "Lan •"),
        ("🌸🌸", "••"),
        ("👩‍👩‍👧 Ba", "••• Ba"),
        ("محمد", "•••"),
        ("a\u202eb\u2066c", "abc"),
        ("z\u0335\u0336\u0489a", "za"),
        ("Hai\nBa\t Bốn ", "Hai Ba Bốn"),
        ("\ud83cx", "x"),
        ("\u200b", ""),
        ("3♠ 7♥", "3♠ 7♥"),
    ],
)
def test_what_the_fonts_lack_becomes_a_quiet_dot(name: str, shown: str) -> None:
    assert clean(name, theme.NAME.font) == shown


@given(st.text(max_size=40))
def test_no_box_of_a_missing_letter_is_ever_drawn(name: str) -> None:
    lacking = bytes(font(theme.NAME).getmask("\uffff"))
    for letter in clean(name, theme.NAME.font).replace(" ", ""):
        assert letter in text.SUITS or bytes(font(theme.NAME).getmask(letter)) != lacking


@given(st.text(max_size=60), st.floats(min_value=14, max_value=200), st.sampled_from(KINDS))
def test_fitted_text_keeps_to_its_room(words: str, room: float, kind: Type) -> None:
    assert width(fit(words, kind, room), kind) <= room


@given(st.text(max_size=60), st.sampled_from(KINDS))
def test_cleaning_twice_changes_nothing(words: str, kind: Type) -> None:
    once = clean(words, kind.font)
    assert clean(once, kind.font) == once


def test_a_long_name_ends_in_an_ellipsis_and_a_short_one_is_whole() -> None:
    assert fit("Nguyễn Hoàng Phúc Đạt", theme.NAME, 80).endswith("…")
    assert fit("Đạt", theme.NAME, 80) == "Đạt"


def test_lines_are_broken_at_blanks_and_the_last_is_shortened() -> None:
    assert wrap("Thùng phá sảnh", theme.HAND, 80, 2) == ("Thùng phá", "sảnh")
    assert wrap("Thùng", theme.HAND, 80, 2) == ("Thùng",)
    assert wrap("", theme.HAND, 80, 2) == ()
    made = wrap("một hai ba bốn năm sáu bảy tám chín mười", theme.HAND, 60, 2)
    assert len(made) == 2
    assert made[-1].endswith("…")


@given(st.text(max_size=60), st.integers(min_value=1, max_value=3))
def test_lines_keep_to_their_room_and_number(words: str, lines: int) -> None:
    made = wrap(words, theme.HAND, 90, lines)
    assert len(made) <= lines
    assert all(width(line, theme.HAND) <= 90 for line in made)


def test_suit_signs_in_a_text_are_drawn_and_differ() -> None:
    assert len({drawn(f"3{sign}") for sign in "♠♣♦♥"} | {drawn("3")}) == 5


@pytest.mark.parametrize("family", ["BeVietnamPro", "BarlowCondensed"])
def test_each_font_lies_beside_its_licence(family: str) -> None:
    assert list(FONTS.glob(f"{family}-*.ttf"))
    assert "SIL OPEN FONT LICENSE" in (FONTS / f"{family}-OFL.txt").read_text("utf-8")
