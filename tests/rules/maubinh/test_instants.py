"""RULES 1.1 and 1.5: instant wins. The patterns are checked against searches of all splits, written for this test."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations, product

import pytest

from rules.cards import PACK, Card, Rank, Suit, parse_cards
from rules.maubinh import Instant, Ruleset, compare, instant_win
from rules.maubinh.instants import compare_instants
from rules.maubinh.rulesets import InstantWin
from tests.rules.maubinh.helpers import BIGONE, EVERY, MAUBINH_COM, XET_CHAT

BIT = {card: 1 << at for at, card in enumerate(PACK)}


def mask(cards: Sequence[Card]) -> int:
    return sum(BIT[card] for card in cards)


def every_run(length: int) -> Iterator[tuple[Card, ...]]:
    ranks = (Rank.ACE, *Rank)
    for low in range(len(ranks) - length + 1):
        for suits in product(Suit, repeat=length):
            yield tuple(Card(rank, suit) for rank, suit in zip(ranks[low : low + length], suits, strict=True))


def every_suited(length: int) -> Iterator[tuple[Card, ...]]:
    for suit in Suit:
        yield from combinations([Card(rank, suit) for rank in Rank], length)


RUNS = {length: {mask(run) for run in every_run(length)} for length in (3, 5)}
SUITED = {length: {mask(part) for part in every_suited(length)} for length in (3, 5)}


def all_splits(cards: Sequence[Card], parts: dict[int, set[int]]) -> Iterator[tuple[int, int, int]]:
    """Every way to split thirteen cards into back, middle and front that are all among `parts`, as masks."""
    bits = [BIT[card] for card in cards]
    whole = sum(bits)
    for front in map(sum, combinations(bits, 3)):
        if front in parts[3]:
            for back in map(sum, combinations([bit for bit in bits if not bit & front], 5)):
                if back in parts[5] and whole - front - back in parts[5]:
                    yield back, whole - front - back, front


def can_split(cards: Sequence[Card], parts: dict[int, set[int]]) -> bool:
    return any(True for _ in all_splits(cards, parts))


def only(kind: Instant) -> Ruleset:
    """A ruleset in which just this pattern wins."""
    return replace(MAUBINH_COM, instants=(InstantWin(kind, 1),))


def sees(kind: Instant, cards: Sequence[Card]) -> bool:
    return instant_win(cards, only(kind)) is kind


def random_hands(count: int, seed: int) -> list[list[Card]]:
    dice = random.Random(seed)
    return [dice.sample(PACK, 13) for _ in range(count)]


def made_hands(count: int, seed: int, *, runs: bool) -> list[list[Card]]:
    """Hands put together from three runs (or suited parts), every other one with a card changed."""
    dice = random.Random(seed)
    parts = {length: list(every_run(length) if runs else every_suited(length)) for length in (3, 5)}
    hands: list[list[Card]] = []
    while len(hands) < count:
        cards = [*dice.choice(parts[3]), *dice.choice(parts[5]), *dice.choice(parts[5])]
        if len(set(cards)) < 13:
            continue
        if len(hands) % 2:
            cards[dice.randrange(13)] = dice.choice([card for card in PACK if card not in cards])
        dice.shuffle(cards)
        hands.append(cards)
    return hands


@pytest.mark.parametrize(
    "hands", [random_hands(500, 1), made_hands(600, 2, runs=False)], ids=["random", "made"]
)
def test_three_flushes_are_seen_exactly_when_some_split_has_three(hands: list[list[Card]]) -> None:
    for cards in hands:
        assert sees(Instant.THREE_FLUSHES, cards) == can_split(cards, SUITED), cards


@pytest.mark.parametrize(
    "hands", [random_hands(500, 3), made_hands(800, 4, runs=True)], ids=["random", "made"]
)
def test_three_straights_are_seen_exactly_when_some_split_has_three(hands: list[list[Card]]) -> None:
    for cards in hands:
        assert sees(Instant.THREE_STRAIGHTS, cards) == can_split(cards, RUNS), cards


def test_a_straight_flush_is_seen_exactly_when_five_cards_make_one() -> None:
    straight_flushes = RUNS[5] & SUITED[5]
    assert len(straight_flushes) == 40
    found = 0
    for cards in (*random_hands(1500, 5), *made_hands(100, 6, runs=False)):
        held = mask(cards)
        expected = any(held & five == five for five in straight_flushes)
        assert sees(Instant.STRAIGHT_FLUSH, cards) == expected, cards
        found += expected
    assert found > 10


def spread(counts: str, seed: int = 0) -> list[Card]:
    """Thirteen cards with so many of a rank: `4-4-3-2`."""
    dice = random.Random(seed)
    sizes = [int(count) for count in counts.split("-")]
    ranks = dice.sample(list(Rank), len(sizes))
    return [
        Card(rank, suit)
        for rank, size in zip(ranks, sizes, strict=True)
        for suit in dice.sample(list(Suit), size)
    ]


FIVE_PAIRS_TRIPS = ["3-2-2-2-2-2", "4-3-2-2-2", "4-4-3-2"]
SIX_PAIRS = ["2-2-2-2-2-2-1", "4-2-2-2-2-1", "4-4-2-2-1", "4-4-4-1"]
NEITHER = ["3-3-2-2-2-1", "3-3-3-4", "3-3-3-2-2", "4-3-3-3", "4-4-3-1-1", "2-2-2-2-2-1-1-1", "4-3-2-2-1-1"]


@pytest.mark.parametrize("shape", FIVE_PAIRS_TRIPS)
def test_five_pairs_and_trips(shape: str) -> None:
    for seed in range(20):
        cards = spread(shape, seed)
        assert sees(Instant.FIVE_PAIRS_TRIPS, cards)
        assert sees(Instant.SIX_PAIRS, cards), "these shapes are six pairs too"


@pytest.mark.parametrize("shape", SIX_PAIRS)
def test_six_pairs_and_a_thirteenth_card(shape: str) -> None:
    for seed in range(20):
        assert sees(Instant.SIX_PAIRS, spread(shape, seed))
        assert not sees(Instant.FIVE_PAIRS_TRIPS, spread(shape, seed))


@pytest.mark.parametrize("shape", NEITHER)
def test_neither_five_pairs_with_trips_nor_six_pairs(shape: str) -> None:
    for seed in range(20):
        assert not sees(Instant.SIX_PAIRS, spread(shape, seed))
        assert not sees(Instant.FIVE_PAIRS_TRIPS, spread(shape, seed))


def test_three_rows_of_quads_are_six_pairs_and_quads() -> None:
    cards = spread("4-4-4-1")
    assert instant_win(cards, MAUBINH_COM) is Instant.SIX_PAIRS
    assert sees(Instant.QUADS, cards)


DRAGON = "2s3d4c5h6s7d8c9hTsJdQcKhAs"
SUITED_DRAGON = "2s3s4s5s6s7s8s9sTsJsQsKsAs"


def test_a_dragon_is_thirteen_different_ranks() -> None:
    assert instant_win(parse_cards(DRAGON), MAUBINH_COM) is Instant.DRAGON
    assert not sees(Instant.DRAGON, parse_cards("2s2d4c5h6s7d8c9hTsJdQcKhAs"))


def test_a_suited_dragon_is_the_strongest_of_its_patterns() -> None:
    cards = parse_cards(SUITED_DRAGON)
    assert instant_win(cards, MAUBINH_COM) is Instant.DRAGON_SUITED
    assert instant_win(cards, XET_CHAT) is Instant.DRAGON_SUITED
    assert instant_win(cards, BIGONE) is Instant.SAME_COLOUR, "the first that counts there"
    assert sees(Instant.THREE_FLUSHES, cards)
    assert sees(Instant.THREE_STRAIGHTS, cards)


def test_colours() -> None:
    assert sees(Instant.SAME_COLOUR, parse_cards("2s3s4s5s6s7s8c9cTcJcQcKcAc"))
    assert sees(Instant.SAME_COLOUR, parse_cards("2d3d4d5d6d7d8h9hThJhQhKhAh"))
    assert not sees(Instant.SAME_COLOUR, parse_cards("2s3s4s5s6s7s8c9cTcJcQcKcAh"))
    assert sees(Instant.ONE_OFF_COLOUR, parse_cards("2s3s4s5s6s7s8c9cTcJcQcKcAh"))
    assert sees(Instant.ONE_OFF_COLOUR, parse_cards("2d3d4d5d6d7d8h9hThJhQhKhAc"))
    assert not sees(Instant.ONE_OFF_COLOUR, parse_cards("2d3d4d5d6d7d8h9hThJhQhKcAc"))
    assert not sees(Instant.ONE_OFF_COLOUR, parse_cards("2s3s4s5s6s7s8c9cTcJcQcKcAc"))


def test_five_consecutive_pairs_take_the_ace_high_only() -> None:
    assert sees(Instant.FIVE_CONSECUTIVE_PAIRS, parse_cards("2s2d3s3d4s4d5s5d6s6d8s9sJc"))
    assert sees(Instant.FIVE_CONSECUTIVE_PAIRS, parse_cards("TsTdJsJdQsQdKsKdAsAd2c3c4c"))
    assert sees(Instant.FIVE_CONSECUTIVE_PAIRS, parse_cards("TsTdJsJdQsQdKsKdAsAdAcAhTc"))
    assert not sees(Instant.FIVE_CONSECUTIVE_PAIRS, parse_cards("AsAd2s2d3s3d4s4d5s5d8s9sJc"))
    assert not sees(Instant.FIVE_CONSECUTIVE_PAIRS, parse_cards("2s2d3s3d4s4d5s5d7s7d8s9sJc"))


def test_straight_flush_and_quads_win_where_the_ruleset_lists_them() -> None:
    steel_wheel = parse_cards("As2s3s4s5s7d7h9dJcJdKcQdTd")
    quads = parse_cards("9s9d9c9h2s3d4s7d7hJcJdKcQd")
    for ruleset in (XET_CHAT, BIGONE):
        assert instant_win(steel_wheel, ruleset) is Instant.STRAIGHT_FLUSH
        assert instant_win(quads, ruleset) is Instant.QUADS
    assert instant_win(steel_wheel, MAUBINH_COM) is None
    assert instant_win(quads, MAUBINH_COM) is None


@pytest.mark.parametrize("suits", ["3-5-5", "3-10", "5-8", "13"])
def test_the_suit_counts_of_three_flushes(suits: str) -> None:
    sizes = [int(size) for size in suits.split("-")]
    cards = [card for suit, size in enumerate(sizes) for card in PACK[13 * suit : 13 * suit + size]]
    assert sees(Instant.THREE_FLUSHES, cards)


@pytest.mark.parametrize(
    "suits", ["1-12", "2-11", "4-9", "6-7", "1-2-10", "4-4-5", "3-4-6", "1-2-5-5", "3-3-3-4"]
)
def test_other_suit_counts_are_none(suits: str) -> None:
    sizes = [int(size) for size in suits.split("-")]
    cards = [card for suit, size in enumerate(sizes) for card in PACK[13 * suit : 13 * suit + size]]
    assert not sees(Instant.THREE_FLUSHES, cards)


def test_the_aces_of_three_straights_are_low_or_high_one_by_one() -> None:
    assert sees(Instant.THREE_STRAIGHTS, parse_cards("Ad2c3h As2s3d4c5h TsJdQcKhAc"))
    assert sees(Instant.THREE_STRAIGHTS, parse_cards("QdKcAh As2s3d4c5h TsJdQcKhAc"))
    assert not sees(Instant.THREE_STRAIGHTS, parse_cards("KdAc2h As2s3d4c5h TsJdQcKhAd"))


# ---- two of a kind (RULES 1.5) -------------------------------------------------------------------------------------


def order(kind: Instant, one: str, other: str, ruleset: Ruleset) -> int:
    assert len(set(parse_cards(one))) == len(set(parse_cards(other))) == 13
    sign = compare_instants(kind, parse_cards(one), parse_cards(other), ruleset)
    assert compare_instants(kind, parse_cards(other), parse_cards(one), ruleset) == -sign
    return sign


def test_two_suited_dragons_draw_unless_suits_count() -> None:
    hearts = SUITED_DRAGON.replace("s", "h")
    assert order(Instant.DRAGON_SUITED, hearts, SUITED_DRAGON, MAUBINH_COM) == 0
    assert order(Instant.DRAGON_SUITED, hearts, SUITED_DRAGON, XET_CHAT) == 1


def test_two_dragons_draw() -> None:
    other = "2d3s4h5c6d7s8h9cTdJsQhKcAd"
    for ruleset in EVERY:
        assert order(Instant.DRAGON, DRAGON, other, ruleset) == 0


def test_the_higher_trips_win_of_two_five_pairs_and_trips() -> None:
    nines = "9s9d9c 2s2d3s3d4s4d5s5d6s6d"
    eights_and_aces = "8s8d8c AsAdAcAh KsKd QsQd JsJd"
    for ruleset in (MAUBINH_COM, XET_CHAT):
        assert order(Instant.FIVE_PAIRS_TRIPS, nines, eights_and_aces, ruleset) == 1


def test_the_highest_pair_wins_of_two_six_pairs_then_the_next() -> None:
    one = "AsAd KsKd QsQd 4s4d 3s3d 2s2d 7s"
    for ruleset in (MAUBINH_COM, XET_CHAT):
        assert order(Instant.SIX_PAIRS, one, "KcKh QcQh JsJd TsTd 9s9d 8s8d 5c", ruleset) == 1
        assert order(Instant.SIX_PAIRS, one, "AcAh KcKh JsJd TsTd 9s9d 8s8d 5c", ruleset) == 1
        assert order(Instant.SIX_PAIRS, one, "AcAh KcKh QcQh 4c4h 3c3h 2c2h 9c", ruleset) == 0


def test_four_of_a_kind_is_two_equal_pairs_when_six_pairs_are_compared() -> None:
    aces = "AsAdAcAh 3s3d 4s4d 5s5d 6s6d 7s"
    assert order(Instant.SIX_PAIRS, aces, "KsKd QsQd JsJd TsTd 9s9d 8s8d 5c", MAUBINH_COM) == 1
    assert (
        order(
            Instant.SIX_PAIRS,
            "KsKdKcKh 2s2d 3s3d 4s4d 5s5d 7s",
            "KsKd QsQd JsJd TsTd 9s9d 8s8d 5c",
            MAUBINH_COM,
        )
        == 1
    )


def test_the_highest_quads_win_in_xet_chat() -> None:
    assert order(Instant.QUADS, "9s9d9c9h 2s2d2c2h 3s4d5c7s8d", "8s8d8c8h AsKdQcJsTd7h6h5h4h", XET_CHAT) == 1


def test_the_best_straight_flush_wins_in_xet_chat_by_rank_then_suit() -> None:
    low, rest = "As2s3s4s5s", "7d7h9dJcJdKcQdTd"
    assert order(Instant.STRAIGHT_FLUSH, f"2c3c4c5c6c {rest}", f"{low} {rest}", XET_CHAT) == 1
    assert order(Instant.STRAIGHT_FLUSH, f"Ah2h3h4h5h {rest}", f"{low} {rest}", XET_CHAT) == 1
    two = "2s3s4s5s6s 8h9hThJhQh 2d3d4d"
    assert order(Instant.STRAIGHT_FLUSH, two, "8d9dTdJdQd 2c3c4c5c6c AsAcAd", XET_CHAT) == 1, (
        "the best one counts"
    )


def test_two_instant_winners_always_draw_in_bigone() -> None:
    for win in BIGONE.instants:
        assert order(win.kind, "9s9d9c9h 2s2d2c2h 3s4d5c7s8d", "8s8d8c8h AsKdQcJsTd7h6h5h4h", BIGONE) == 0


def test_three_straights_compare_back_then_middle_then_front() -> None:
    one = "9s8d7c6h5s 8h7s6d5c4h 4s3d2c"
    lower_front = "9d8c7h6s5d 8s7d6c5h4c 3c2hAs"
    lower_back = "8c7h6s5d4c 8d7s6h5c4d QsKdAc"
    for ruleset in (MAUBINH_COM, XET_CHAT):
        assert order(Instant.THREE_STRAIGHTS, one, lower_front, ruleset) == (
            1 if ruleset is MAUBINH_COM else -1
        )
        assert order(Instant.THREE_STRAIGHTS, one, lower_back, ruleset) == 1


def test_an_ace_below_two_and_three_counts_as_one_in_three_straights() -> None:
    low = "9s8d7c6h5s 8h7s6d5c4h Ac2h3s"
    higher = "9d8c7h6s5d 8s7d6c5h4c 4d3c2s"
    assert order(Instant.THREE_STRAIGHTS, higher, low, MAUBINH_COM) == 1


def test_a_straight_flush_part_ranks_as_one() -> None:
    plain = "AsKdQcJhTs 9s8d7c6h5s 4s3d2c"
    suited = "6h5h4h3h2h 9d8s7h6c5d 4d3s2s"
    for ruleset in (MAUBINH_COM, XET_CHAT):
        assert order(Instant.THREE_STRAIGHTS, suited, plain, ruleset) == 1


def test_in_three_flushes_the_ace_of_a_front_is_high() -> None:
    back, middle = "KsQs9s8s6s", "JhTh8h6h5h"
    with_ace = f"{back} {middle} Ad3d2d"
    with_king = f"{back} {middle} KdQdJd"
    assert order(Instant.THREE_FLUSHES, with_ace, with_king, MAUBINH_COM) == 1


def test_in_xet_chat_the_top_card_of_a_front_breaks_a_tie_by_its_suit() -> None:
    one = "KsQs9s8s6s JhTh8h6h5h AdQd4d"
    other = "KsQs9s8s6s JhTh8h6h5h AcQc4c"
    assert order(Instant.THREE_FLUSHES, one, other, XET_CHAT) == 1
    assert order(Instant.THREE_FLUSHES, one, other, MAUBINH_COM) == 0


def front_beats(kind: Instant, one: Sequence[Card], other: Sequence[Card], ruleset: Ruleset) -> int:
    """Two front parts of one kind, by their cards from high to low."""

    def ranked(part: Sequence[Card]) -> list[tuple[int, int]]:
        names = sorted(card.rank.letter for card in part)
        low_ace = kind is Instant.THREE_STRAIGHTS and names == ["2", "3", "A"]
        return sorted(
            ((1 if low_ace and card.rank == Rank.ACE else int(card.rank), card.suit) for card in part),
            reverse=True,
        )

    left, right = ranked(one), ranked(other)
    for (rank, _), (against, _) in zip(left, right, strict=True):
        if rank != against:
            return 1 if rank > against else -1
    return (left[0][1] > right[0][1]) - (left[0][1] < right[0][1]) if ruleset.suits else 0


@pytest.mark.parametrize("ruleset", [MAUBINH_COM, XET_CHAT], ids=lambda ruleset: ruleset.name)
@pytest.mark.parametrize("kind", [Instant.THREE_FLUSHES, Instant.THREE_STRAIGHTS])
def test_the_strongest_splits_are_those_that_a_search_of_all_splits_finds(
    kind: Instant, ruleset: Ruleset
) -> None:
    """Two hands need not come from one pack here: ties are what is sought."""
    runs = kind is Instant.THREE_STRAIGHTS
    parts = RUNS if runs else SUITED

    def split_beats(one: Sequence[Sequence[Card]], other: Sequence[Sequence[Card]]) -> int:
        return (
            compare(one[0], other[0], ruleset)
            or compare(one[1], other[1], ruleset)
            or front_beats(kind, one[2], other[2], ruleset)
        )

    def strongest(cards: Sequence[Card]) -> Sequence[Sequence[Card]]:
        best: Sequence[Sequence[Card]] | None = None
        for masks in all_splits(cards, parts):
            split = [[card for card in cards if BIT[card] & part] for part in masks]
            if best is None or split_beats(split, best) > 0:
                best = split
        assert best is not None
        return best

    hands = made_hands(80, 7, runs=runs)[::2]
    decided = 0
    for one, other in zip(hands, hands[1:] + hands[:1], strict=True):
        sign = split_beats(strongest(one), strongest(other))
        assert compare_instants(kind, one, other, ruleset) == sign, (one, other)
        assert compare_instants(kind, one, one, ruleset) == 0
        decided += sign != 0
    assert decided > 20
