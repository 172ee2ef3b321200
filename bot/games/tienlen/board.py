"""The public board: the play to beat, whose turn it is, how everybody stands; then the result."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen import drawings, telling, theatre
from bot.games.tienlen.match import Match
from bot.screens import Button, Part, Screen, Text, ending, table, turns
from bot.seen import Finished, Seen
from bot.words import Words
from rules.tienlen import GAME


def board(seen: Seen, words: Words) -> Screen:
    """Drawn from the onlooker's view."""
    return table.board(
        seen, words, GAME, live=lambda: _live(seen, words), over=lambda finished: _over(finished, words)
    )


def _live(seen: Seen, words: Words) -> Iterator[Part]:
    match = Match.live(seen, words)
    yield drawings.table(match)
    turn = [turns.turn_line(seen, words, match.view.turn)] if match.view.turn is not None else []
    yield Text("\n".join((*turn, *telling.centre(match))))
    yield Text(table.small(telling.standing(seen, match), *telling.course(match)))
    yield table.playing_buttons(words, Button(words("button-pass"), "pass"))


def _over(finished: Finished, words: Words) -> Iterator[Part]:
    match = Match.over(finished, words)
    yield drawings.outcome(match, finished)
    told = "\n".join(theatre.happenings(match))
    if told:
        yield Text(told)
    tags = {seat: ", ".join(drawings.tags(match, seat)) for seat in match.seats}
    yield Text(ending.standings(finished, words, tags))
