"""Cards as people type them. What the bot prints is read back; what is unclear is asked about."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.screens.phrases import card_line, card_name
from bot.screens.reading import Cards, read_rows
from bot.screens.refusals import sentence
from rules.cards import PACK, Card, Suit, parse_cards
from rules.game import Illegal
from tests.bot.screens.tables import EN, VI

HELD = parse_cards("AsAhKdQhQcJsTh9s8d7c5d4h2c")
hands = st.permutations(PACK).map(lambda pack: tuple(sorted(pack[:13], reverse=True)))
LETTERS = {Suit.SPADES: "sb", Suit.CLUBS: "t", Suit.DIAMONDS: "dr", Suit.HEARTS: "h"}
WORDS = {
    Suit.SPADES: ("bích", "bich", "BÍCH", "spades", "♠", "♠\ufe0f", "♤"),
    Suit.CLUBS: ("tép", "tep", "chuồn", "chuon", "clubs", "♣", "♧"),
    Suit.DIAMONDS: ("rô", "ro", "Rô", "diamonds", "♦", "♢"),
    Suit.HEARTS: ("cơ", "co", "CƠ", "hearts", "♥", "♥\ufe0f", "♡"),
}


def one(text: str, held: Cards = HELD) -> Cards:
    return read_rows([text], held)[0]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Ah", "Ah"),
        ("10♥", "Th"),
        ("A cơ", "Ah"),
        ("Th", "Th"),
        ("th", "Th"),
        ("10h", "Th"),
        ("10 ♥", "Th"),
        ("T of hearts", "Th"),
        ("AhKdQh", "AhKdQh"),
        ("A♥ K♦, Q♥; J♠/10♥", "AhKdQhJsTh"),
        ("a bích, k rô, 9 bich", "AsKd9s"),
        ("7 chuồn 2 tép", "7c2c"),
        ("7ch 2t", "7c2c"),
        ("1 2 3", "AhAsKd"),
        ("13", "2c"),
        ("1, Kd, 10 cơ, 9", "AhKdTh8d"),
        ("7c", "7c"),  # only the 7♣ is held: no question
        ("4c", "4h"),  # only the 4♥ is held
        ("đầm cơ, già rô, bồi bích", "QhKdJs"),
        ("5 d 4 h", "5d4h"),
        ("5 tc", None),
    ],
)
def test_what_people_type(text: str, expected: str | None) -> None:
    held = tuple(sorted(HELD, reverse=True))
    if expected is None:  # position 5, then the ten of hearts: the ten of clubs is not held
        assert one(text, held) == (held[4], Card.parse("Th"))
    else:
        assert one(text, held) == parse_cards(expected)


@given(hands, st.data())
def test_what_we_print_we_can_read_back(hand: Cards, data: st.DataObject) -> None:
    some = tuple(data.draw(st.permutations(hand)))[: data.draw(st.integers(0, 13))]
    assert one(card_line(some), hand) == some
    for words in (VI, EN):
        assert one(", ".join(card_name(card, words) for card in some), hand) == some
    assert one(" ".join(str(hand.index(card) + 1) for card in some), hand) == some


@given(hands, st.data())
def test_every_way_of_writing_a_card_is_read(hand: Cards, data: st.DataObject) -> None:
    card = data.draw(st.sampled_from(hand))
    rank = data.draw(st.sampled_from([card.rank.letter, card.rank.letter.lower(), card.rank.label]))
    word = data.draw(st.sampled_from(WORDS[card.suit]))
    word = data.draw(st.sampled_from([word, unicodedata.normalize("NFD", word)]))
    letter = data.draw(st.sampled_from(LETTERS[card.suit]))
    for text in (
        f"{rank} {word}",
        f"{rank}{word}",
        f"{rank}{letter}",
        f" {rank} {letter},",
        f"{rank} of {word}",
    ):
        assert one(text, hand) == (card,)


@settings(max_examples=200)
@given(st.text(max_size=60), hands)
def test_whatever_is_typed_is_read_or_refused_with_a_sentence(text: str, hand: Cards) -> None:
    found: Cards = ()
    refusal: Illegal | None = None
    try:
        found = one(text, hand)
    except Illegal as error:
        refusal = error
    assert refusal is None or all(sentence(refusal, words) for words in (VI, EN))
    assert set(found) <= set(hand)
    assert len(set(found)) == len(found)


def refused(*rows: str, held: Cards = HELD) -> Illegal:
    with pytest.raises(Illegal) as caught:
        read_rows(rows, held)
    return caught.value


def test_a_letter_c_that_could_be_both_is_asked_about() -> None:
    error = refused("Ah Qc")
    assert error.code == "typed-which"
    assert error.facts == {"token": "Qc", "hearts": Card.parse("Qh"), "clubs": Card.parse("Qc")}


def test_a_letter_c_that_only_fits_one_way_is_not() -> None:
    assert read_rows(["Qc Qh"], HELD)[0] == parse_cards("QcQh")
    assert read_rows(["Qc", "Q♣"], HELD) == (parse_cards("Qh"), parse_cards("Qc"))


def test_twice_the_same_letter_in_one_row_is_both_cards() -> None:
    assert set(read_rows(["Qc Qc"], HELD)[0]) == set(parse_cards("QcQh"))


def test_twice_the_same_letter_in_two_rows_is_asked_about() -> None:
    assert refused("Qc", "Qc").code == "typed-which"


@pytest.mark.parametrize(
    ("text", "code", "token"),
    [
        ("Ah Xz", "typed-unknown", "Xz"),
        ("hello", "typed-unknown", "hello"),
        ("A", "typed-no-suit", "A"),
        ("Ks", "typed-not-held", "Ks"),
        ("K", "typed-no-suit", "K"),
        ("3", None, None),
        ("3h", "typed-not-held", "3h"),
        ("0", "typed-position", "0"),
        ("14", "typed-position", "14"),
        ("999999999999", "typed-position", "999999999999"),
        ("1h", "typed-unknown", "1h"),
        ("Kc", "typed-not-held", "Kc"),
    ],
)
def test_what_is_wrong_is_named(text: str, code: str | None, token: str | None) -> None:
    if code is None:
        assert one(text) == (HELD[2],)
        return
    error = refused(text)
    assert (error.code, error.facts["token"]) == (code, token)


def test_a_rank_without_suit_is_answered_with_what_is_held() -> None:
    assert refused("A").facts["cards"] == parse_cards("AsAh")
    assert refused("6h A").facts["token"] == "6h"


def test_a_card_typed_twice_is_named() -> None:
    error = refused("Ah Kd", "A cơ")
    assert (error.code, error.facts) == ("typed-twice", {"card": Card.parse("Ah")})
    assert refused("Qc Qc Qc").code == "typed-twice"
