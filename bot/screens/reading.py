"""Reading cards as people type them, in either language.

Read are `Ah`, `10♥`, `A cơ`, `T of hearts`, several in one word (`AhKh`), and positions in one's hand (from 1);
in any case, with or without accents, parted by blanks, commas or anything like them. The letter `c` is clubs to one
player and *cơ*, hearts, to another: it is accepted when only one reading fits the cards held, and asked about
otherwise. Whatever the bot itself prints for a card (`10♥`) is read back as that card.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from rules.cards import Card, Rank, Suit
from rules.game import Illegal

Cards: TypeAlias = tuple[Card, ...]

_SUITS: Final[dict[str, tuple[Suit, ...]]] = {
    **dict.fromkeys(("♠", "♤", "s", "spade", "spades", "b", "bich"), (Suit.SPADES,)),
    **dict.fromkeys(("♣", "♧", "club", "clubs", "t", "tep", "ch", "chuon"), (Suit.CLUBS,)),
    **dict.fromkeys(("♦", "♢", "d", "diamond", "diamonds", "r", "ro"), (Suit.DIAMONDS,)),
    **dict.fromkeys(("♥", "♡", "h", "heart", "hearts", "co"), (Suit.HEARTS,)),
    "c": (Suit.HEARTS, Suit.CLUBS),
}
_RANKS: Final[dict[str, Rank]] = {
    **{rank.letter.lower(): rank for rank in Rank},
    **dict.fromkeys(("10", "muoi"), Rank.TEN),
    **dict.fromkeys(("boi", "jack"), Rank.JACK),
    **dict.fromkeys(("dam", "queen"), Rank.QUEEN),
    **dict.fromkeys(("gia", "king"), Rank.KING),
    **dict.fromkeys(("xi", "ace"), Rank.ACE),  # not *ách*, *át*: without accents they are A chuồn, A tép
}
_FILLERS: Final = frozenset({"of", "va", "and"})


def _longest_first(names: Sequence[str]) -> str:
    return "|".join(sorted(map(re.escape, names), key=len, reverse=True))


_ONE = re.compile(f"(10|[2-9tjqka])({_longest_first(tuple(_SUITS))})")
_SEVERAL = re.compile(f"(?:{_ONE.pattern})+")
_WORD = re.compile(r"[^\s,;:/|+.()\[\]_\-–—]+")


@dataclass(frozen=True, slots=True)
class Typed:
    """One card as it was typed, and the cards of the hand that it can mean."""

    text: str
    readings: Cards


def read_rows(texts: Sequence[str], held: Cards) -> tuple[Cards, ...]:
    """The cards of each text, as typed in its order. `held` is the hand in the order of its positions.

    Raises `Illegal` about the first thing that is wrong: `typed-unknown` (token, most), `typed-no-suit` (token, cards),
    `typed-position` (token, most), `typed-not-held` (token), `typed-which` (token, hearts, clubs), `typed-twice` (card).
    """
    rows = [tuple(read(text, held)) for text in texts]
    readings = list(_assignments([typed for row in rows for typed in row]))
    if not readings:
        raise _twice(rows)
    split = [_split(reading, rows) for reading in readings]
    if any([set(row) for row in other] != [set(row) for row in split[0]] for other in split[1:]):
        raise _which(rows, readings)
    return split[0]


def read(text: str, held: Cards) -> Iterator[Typed]:
    """Each card of the text with its possible readings, at least one. Raises `Illegal` as `read_rows` does."""
    words = [
        (match.group(), _plain(match.group())) for match in _WORD.finditer(unicodedata.normalize("NFC", text))
    ]
    words = [(shown, plain) for shown, plain in words if plain and plain not in _FILLERS]
    at = 0
    while at < len(words):
        shown, plain = words[at]
        after = words[at + 1] if at + 1 < len(words) else ("", "")
        if plain in _RANKS and after[1] in _SUITS:
            yield _held(f"{shown} {after[0]}", _RANKS[plain], after[1], held)
            at += 1
        elif _SEVERAL.fullmatch(plain):
            for one in _ONE.finditer(plain):
                rank, suit = one.groups()
                yield _held(shown if one.group() == plain else one.group(), _RANKS[rank], suit, held)
            at += len(after[1]) > 1 and _SUITS.get(after[1]) == _SUITS[suit]  # `10♥ cơ`, as our menus say it
        elif plain.isdecimal():
            yield _at_position(shown, plain, held)
        elif plain in _RANKS:
            same = tuple(card for card in held if card.rank is _RANKS[plain])
            raise (
                Illegal("typed-no-suit", token=shown, cards=same)
                if same
                else Illegal("typed-not-held", token=shown)
            )
        else:
            raise Illegal("typed-unknown", token=shown[:30], most=len(held))
        at += 1


def _plain(word: str) -> str:
    """Lower case, without accents and without the invisible marks that keyboards add to signs."""
    letters = unicodedata.normalize("NFD", word.replace("Đ", "D").replace("đ", "d")).lower()
    return "".join(letter for letter in letters if unicodedata.category(letter) not in {"Mn", "Cf", "Me"})


def _held(shown: str, rank: Rank, suit: str, held: Cards) -> Typed:
    readings = tuple(Card(rank, each) for each in _SUITS[suit] if Card(rank, each) in held)
    if not readings:
        raise Illegal("typed-not-held", token=shown)
    return Typed(shown, readings)


def _at_position(shown: str, plain: str, held: Cards) -> Typed:
    if not 1 <= int(plain[:9]) <= len(held):
        raise Illegal("typed-position", token=shown[:30], most=len(held))
    return Typed(shown, (held[int(plain) - 1],))


def _assignments(typed: Sequence[Typed], taken: Cards = ()) -> Iterator[Cards]:
    """Every way to read all of it without using a card twice."""
    if len(taken) == len(typed):
        yield taken
        return
    for card in typed[len(taken)].readings:
        if card not in taken:
            yield from _assignments(typed, (*taken, card))


def _split(cards: Cards, rows: Sequence[Sequence[Typed]]) -> tuple[Cards, ...]:
    split, at = [], 0
    for row in rows:
        split.append(cards[at : at + len(row)])
        at += len(row)
    return tuple(split)


def _twice(rows: Sequence[Sequence[Typed]]) -> Illegal:
    """No reading uses every card once: name the card that is asked for too often."""
    typed = [each for row in rows for each in row]
    for count in range(1, len(typed) + 1):
        if not any(True for _ in _assignments(typed[:count])):
            return Illegal("typed-twice", card=typed[count - 1].readings[0])
    raise AssertionError("there is a reading")


def _which(rows: Sequence[Sequence[Typed]], readings: Sequence[Cards]) -> Illegal:
    """The first card whose reading makes the difference."""
    typed = [each for row in rows for each in row]
    at = next(at for at in range(len(typed)) if len({reading[at] for reading in readings}) > 1)
    hearts, clubs = typed[at].readings
    return Illegal("typed-which", token=typed[at].text, hearts=hearts, clubs=clubs)
