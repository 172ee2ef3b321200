"""`/play-tiles tiles`: laying tiles by typing them, with the legal plays offered while one types."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bot.games import Typed
from bot.games.chuopai.gestures import own_view
from bot.games.chuopai.names import play_line, tile_line
from bot.games.chuopai.offers import MOST, completing
from bot.games.chuopai.reading import read
from bot.screens.turns import ahead, is_pass, now_or_planned
from bot.seen import Seen
from bot.words import Words
from rules.chuopai import PASS, classify, lay, why_not_pass
from rules.game import Illegal


def play_text(seen: Seen, fields: Mapping[str, str]) -> str:
    """The action's text. Raises `Illegal` with `no-hand`, `typed-nothing`, `typed-no-tile`, `not-a-play`."""
    own_view(seen)
    planned, typed = ahead(fields.get("tiles", ""))
    if is_pass(typed):
        return now_or_planned(str(PASS), my_turn=not planned)
    tiles = read(typed)
    if not tiles:
        raise Illegal("typed-nothing")
    if max(map(tiles.count, tiles)) > 4 or classify(tiles) is None:
        raise Illegal("not-a-play")
    return now_or_planned(str(lay(tiles)), my_turn=not planned)


def complete(seen: Seen, field: str, fields: Mapping[str, str], words: Words) -> Sequence[tuple[str, str]]:
    """The plays that hold the tiles typed so far; out of turn they are planned."""
    try:
        view = own_view(seen)
        planned, typed = ahead(fields.get(field, ""))
        begun = () if is_pass(typed) else read(typed)
    except Illegal:
        return ()
    before = "" if view.my_turn and not planned else f"{words('typed-ahead')} "
    offered = () if is_pass(typed) else completing(view, begun, MOST - 1)
    found = [(before + play_line(play, words), before + tile_line(play.cards)) for play in offered]
    if not begun and why_not_pass(view, in_turn=False) is None:
        found.append((before + words("button-pass"), before + words("typed-pass")))
    return found


PLAY: Final = Typed("play-tiles", ("tiles",), 1, play_text, complete)
