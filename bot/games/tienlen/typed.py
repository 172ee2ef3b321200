"""`/play-cards cards`: laying cards by typing them, with the legal plays offered while one types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games import Typed
from bot.games.tienlen.gestures import own_view
from bot.games.tienlen.names import BOMB, play_name
from bot.games.tienlen.offers import MOST, fair_choice
from bot.screens.phrases import card_line
from bot.screens.reading import read_rows
from bot.screens.turns import PLAY_CARDS, ahead, is_pass, now_or_planned
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal
from rules.tienlen import PASS, Play, lay, options, why_not_pass


def play_text(seen: Seen, fields: Mapping[str, str]) -> str:
    """The action's text. Raises `Illegal` with `no-hand`, `nothing-chosen`, or what `read_rows` refuses."""
    view = own_view(seen)
    planned, typed = ahead(fields.get("cards", ""))
    if is_pass(typed):
        return now_or_planned(str(PASS), my_turn=not planned)
    (cards,) = read_rows([typed], view.hand)
    if not cards:
        raise Illegal("nothing-chosen")
    return now_or_planned(str(lay(cards)), my_turn=not planned)


def complete(seen: Seen, field: str, fields: Mapping[str, str], words: Words) -> Sequence[tuple[str, str]]:
    """The plays that hold the cards typed so far; out of turn they are planned."""
    try:
        view = own_view(seen)
        planned, typed = ahead(fields.get(field, ""))
        begun = () if is_pass(typed) else read_rows([typed], view.hand)[0]
    except Illegal:
        return ()
    before = "" if view.my_turn and not planned else f"{words('typed-ahead')} "
    plays = [play for play in options(view) if set(begun) <= set(play.cards)]
    offered = [] if is_pass(typed) else fair_choice(plays, MOST - 1)
    found = [(_label(play, before, words), before + card_line(play.cards)) for play in offered]
    if not begun and why_not_pass(view, in_turn=False) is None:
        found.append((before + words("button-pass"), before + words("typed-pass")))
    return found


PLAY: Final = Typed(PLAY_CARDS, ("cards",), 1, play_text, complete)


def _label(play: Play, before: str, words: Words) -> str:
    bomb = f"{BOMB} " if play.bomb else ""
    return f"{before}{bomb}{play.label} · {play_name(play, words)}"[:100]
