"""Descriptions of pictures as the games make them, for the tests and the benchmark."""

from __future__ import annotations

from collections.abc import Sequence

from bot.pictures import (
    Banner,
    Duel,
    Fan,
    Hand,
    Made,
    Outcome,
    Person,
    Piece,
    Place,
    PlaceState,
    Reveal,
    Review,
    Row,
    Run,
    Shown,
    Side,
    Standing,
    Tone,
    Unset,
    Verdict,
    pieces,
)
from rules.cards import PACK, Card

NAMES = ("Lan Anh", "Nguyễn Hoàng Phúc Đạt", "山田太郎 🌸", "Máy Bảy")
FACES = tuple(str(card) for card in PACK)
TILES = tuple(f"{low}-{high}" for low in range(1, 7) for high in range(low, 7))


def people(names: Sequence[str] = NAMES) -> tuple[Person, ...]:
    return tuple(Person(seat, name) for seat, name in enumerate(names))


def unset(cards: Sequence[object] = PACK[:13]) -> Unset:
    return Unset(tuple(Piece(str(card), str(place)) for place, card in enumerate(cards, 1)))


def hand(cards: Sequence[object] = PACK[:13]) -> Hand:
    return Hand(
        rows=(
            Row("CHI CUỐI", pieces(cards[:3]), "Sám cô", Tone.GOOD, places=3),
            Row("CHI GIỮA", pieces(cards[3:8]), "Cù lũ", Tone.GOOD),
            Row("CHI ĐẦU", pieces(cards[8:]), "Thùng phá sảnh", Tone.GOOD),
        ),
        verdict=Verdict("HỢP LỆ", Tone.GOOD, "chưa xong"),
    )


def reveal(cards: Sequence[object] = PACK, names: Sequence[str] = NAMES, size: int = 5) -> Reveal:
    """A stage for as many players as there are names, `size` cards each."""
    seats = people(names)
    rows = tuple(
        Shown(
            person,
            pieces(cards[person.seat * size : (person.seat + 1) * size]),
            "Thùng phá sảnh",
            stakes="+12",
            tone=Tone.GOOD,
            total="tổng +14",
            duels=tuple(Duel(other.seat, "−10", Tone.BAD) for other in seats if other != person),
            best=person.seat == 0,
            fouled=person.seat == 2,
        )
        for person in seats
    )
    return Reveal("CHI ĐẦU", rows, note="chi 1/3")


def made(cards: Sequence[object]) -> tuple[Made, ...]:
    return (
        Made(pieces(cards[:5]), "Thùng phá sảnh", "+10", Tone.GOOD),
        Made(pieces(cards[5:10]), "Thú", "−1", Tone.BAD),
        Made(pieces(cards[10:13]), "Mậu thầu", "0"),
    )


def outcome(
    cards: Sequence[object] = PACK, names: Sequence[str] = NAMES, banner: Banner | None = None
) -> Outcome:
    standings = tuple(
        Standing(
            person,
            made(cards[13 * person.seat : 13 * person.seat + 13]),
            net="+22",
            tone=Tone.GOOD,
            note="+2.200 chip",
            tag="BINH LỦNG" if person.seat == 2 else "",
            winner=person.seat == 0,
        )
        for person in people(names)
    )
    return Outcome("KẾT QUẢ", standings, note="Bàn 12 · ván 7", banner=banner)


def chop(names: Sequence[str] = NAMES) -> Fan:
    seats = people(names)
    states = (PlaceState.TURN, PlaceState.OUT, PlaceState.WAITING, PlaceState.FIRST)
    return Fan(
        runs=(
            Run(pieces(("7s", "7h", "7d", "7c")), "Tứ quý 7", person=seats[0], tone=Tone.GOLD),
            Run(pieces(("2h",)), "Heo cơ", person=seats[1], per_line=7),
        ),
        banner=Banner("CHẶT!", f"{names[0]} chặt heo cơ", "+4", Tone.BAD),
        places=tuple(
            Place(person, "9 lá", "bỏ lượt", state) for person, state in zip(seats, states, strict=False)
        ),
    )


def tiles() -> Fan:
    shown = tuple(Piece(face, f"×{1 + at % 4}") for at, face in enumerate(TILES))
    return Fan((Run(shown, "Bài của bạn", note="28 lá"),), title="VÒNG 4")


def review() -> Review:
    best: tuple[Card, ...] = PACK[20:33]
    figures = (("Kỳ vọng", "−0,42"), ("Thực tế", "−5"))
    return Review(
        Side("Bạn xếp", made(PACK[:13])[::-1], figures),
        Side("Hay nhất", made(best)[::-1], figures, Tone.GOLD),
        title="XEM LẠI",
    )
