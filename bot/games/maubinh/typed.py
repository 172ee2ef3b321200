"""`/set back middle front`: the cards by typing, with whole settings and whole rows offered while one types."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Final

from bot.games import Typed
from bot.games.maubinh.names import hand_name
from bot.games.maubinh.suggesting import expected, suggestions, title
from bot.screens.phrases import card_line
from bot.screens.reading import read_rows
from bot.seen import Seen
from bot.words import Words
from rules.cards import Card
from rules.game import Illegal
from rules.maubinh.actions import setting_action
from rules.maubinh.ranking import row_strength
from rules.maubinh.rows import HAND, ROWS, Cards, Row, Setting
from rules.maubinh.views import OwnView, View

OFFERED: Final = 10
"""Rows that complete what is typed."""


def set_text(seen: Seen, fields: Mapping[str, str]) -> str:
    """The action's text. All thirteen cards may stand in the first field; the front may be left out.

    Raises `Illegal` with `no-hand`, `typed-row-count` (row, wanted, count), or what `read_rows` refuses.
    """
    _, own = _hand(seen)
    rows = read_rows([fields.get(row.value, "") for row in ROWS], own.cards)
    return str(setting_action(_setting(rows, own.cards)))


def complete(seen: Seen, field: str, fields: Mapping[str, str], words: Words) -> Sequence[tuple[str, str]]:
    """What the field may become: a whole setting (in the first), and rows that begin with what is typed."""
    try:
        view, own = _hand(seen)
        before = ROWS[: ROWS.index(Row(field))]
        *taken, begun = read_rows([fields.get(row.value, "") for row in (*before, Row(field))], own.cards)
    except Illegal:
        return ()
    spent = [card for row in taken for card in row]
    rest = [card for card in own.cards if card not in spent]
    offers = list(_rows(begun, rest, Row(field), view, words))
    if field == Row.BACK and not begun and seen.suggest:
        offers = [*_whole(view, words), *offers]
    return offers[:25]


SET: Final = Typed("set", tuple(row.value for row in ROWS), 1, set_text, complete)


def _hand(seen: Seen) -> tuple[View, OwnView]:
    view = seen.view
    if not isinstance(view, View) or view.own is None:
        raise Illegal("no-hand")
    return view, view.own


def _setting(rows: Sequence[Cards], held: Cards) -> Setting:
    typed = [card for row in rows for card in row]
    if len(rows[0]) == HAND:
        return Setting.of(rows[0])
    for row, cards in zip(ROWS, rows, strict=True):
        if len(cards) != row.size and not (row is Row.FRONT and not cards):
            raise Illegal("typed-row-count", row=row.value, wanted=row.size, count=len(cards))
    return Setting.of([*typed, *(card for card in held if card not in typed)])


def _whole(view: View, words: Words) -> Iterator[tuple[str, str]]:
    for proposal in suggestions(view):
        hands = " · ".join(hand_name(row, view.ruleset, words) for row in proposal.setting)
        label = words(
            "mb-complete-whole",
            kind=title(proposal, view.ruleset, words),
            stakes=expected(proposal.expected, words),
            hands=hands,
        )
        yield label[:100], card_line(proposal.setting.cards)


def _rows(
    begun: Cards, rest: Sequence[Card], row: Row, view: View, words: Words
) -> Iterator[tuple[str, str]]:
    """The greatest rows that hold the cards typed so far, one of each kind before a second of any."""
    if not set(begun) <= set(rest) or len(begun) > row.size or len(rest) < row.size:
        return
    left = [card for card in rest if card not in begun]
    found = [(*begun, *more) for more in combinations(left, row.size - len(begun))]
    rated = [(row_strength(cards, view.ruleset), cards) for cards in found]
    rated.sort(key=lambda each: each[0], reverse=True)
    # Names are dear: only what can be named differently is named.
    kinds = {(category, ranks[:2]): cards for (category, ranks, _), cards in reversed(rated)}
    named: set[str] = set()
    for cards in reversed(kinds.values()):
        name = hand_name(cards, view.ruleset, words)
        if name not in named:
            named.add(name)
            yield f"{card_line(cards)} · {name}"[:100], card_line(cards)
        if len(named) == OFFERED:
            return
