"""Every stake of the last match, pair by pair, for whoever asks: who won what from whom, and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bot.games.maubinh.drawings import by_rank
from bot.games.maubinh.match import Match, stakes_for
from bot.screens import Screen, Text, ending
from bot.screens.phrases import GREY, capital, card_line, stakes
from bot.seen import Seen
from bot.words import Words
from rules.game import Seat
from rules.maubinh.rows import Row
from rules.maubinh.settlement import Item, Settlement, Why


def details(seen: Seen, words: Words) -> Screen:
    """The reader's own pairs come first."""
    finished = seen.finished
    if finished is None:
        return Screen((Text(words("details-none")),), GREY)
    match = Match.over(finished, words)
    settlement = match.view.settlement
    assert settlement is not None
    mine = finished.seat
    pairs = sorted(combinations(range(settlement.seats), 2), key=lambda pair: (mine not in pair, pair))
    head = f"### {words('details-title', match=finished.match)}"
    parts = [f"{head}\n{_laid(match)}", *(_pair(match, settlement, *pair, mine) for pair in pairs)]
    return Screen((*map(Text, parts), Text(ending.details_foot(finished, words))), GREY)


def _laid(match: Match) -> str:
    """Everybody's rows, small."""
    lines = []
    for seat in match.seats:
        rows = [
            card_line(by_rank(cards)) for row in match.view.rows if (cards := row.cards[seat]) is not None
        ]
        if rows:
            lines.append(f"-# {match.who(seat)}: {' | '.join(rows)}")
    return "\n".join(lines)


def _pair(match: Match, settlement: Settlement, one: Seat, other: Seat, mine: Seat | None) -> str:
    """Between two players, told from the side of the reader if he is one of them, else of the winner."""
    items = settlement.between(one, other)
    total = sum(stakes_for(item, one) for item in items)
    if mine == other or (mine != one and total < 0):
        one, other, total = other, one, -total
    head = match.words(
        "mb-pair", one=match.who(one), other=match.who(other), total=stakes(match.words, total)
    )
    return "\n".join((head, *_items(match, items, one)))


def _items(match: Match, items: tuple[Item, ...], one: Seat) -> Iterator[str]:
    for item in items:
        amount = match.number(stakes_for(item, one))
        what = match.row(item.row) if item.row is not None else match.words(f"mb-item-{item.why.value}")
        yield f"{capital(what)}: **{amount}** {_reason(match, item)}".rstrip()


def _reason(match: Match, item: Item) -> str:
    words = match.words
    if item.winner is None:
        flawed = item.row is not None and all(match.view.players[seat].flaw is not None for seat in item.pair)
        return words("mb-reason-both-fouled" if flawed else "mb-reason-equal")
    winner = match.who(item.winner)
    hand = _hand(match, item.row, item.winner)
    match item.why:
        case Why.PLAIN:
            return words("mb-reason-row", winner=winner, hand=hand)
        case Why.BONUS:
            return words("mb-reason-bonus", winner=winner, hand=hand, stakes=item.stakes)
        case Why.FOUL:
            assert item.flaw is not None
            assert item.loser is not None
            return words("mb-reason-foul", loser=match.who(item.loser), flaw=match.flaw(item.flaw))
        case _:
            return match.why(item).strip()


def _hand(match: Match, row: Row | None, seat: Seat) -> str:
    cards = next((each.cards[seat] for each in match.view.rows if each.row is row), None)
    return "" if cards is None else match.hand(cards)
