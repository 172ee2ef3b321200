"""The public board: the play to beat, whose turn it is, how everybody stands; then the result."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.chuopai import drawings, telling
from bot.games.chuopai.match import Match
from bot.screens import Button, Part, Screen, Text, ending, table, turns
from bot.seen import Finished, Seen
from bot.words import Words
from rules.chuopai import GAME
from rules.game import Seat


def board(seen: Seen, words: Words) -> Screen:
    """Drawn from the onlooker's view."""
    return table.board(
        seen, words, GAME, live=lambda: _live(seen, words), over=lambda finished: _over(finished, words)
    )


def _live(seen: Seen, words: Words) -> Iterator[Part]:
    match = Match.live(seen, words)
    yield drawings.table(match)
    turn = [turns.turn_line(seen, words, match.view.turn)] if match.view.turn is not None else []
    must = [words("cp-must-beat-all")] if match.view.highest is not None else []
    opening = () if match.view.rounds else telling.bonuses(match)
    yield Text("\n".join((*turn, *telling.centre(match), *must, *opening)))
    later = telling.bonuses(match) if match.view.rounds else ()
    yield Text(table.small(telling.standing(seen, match), *telling.course(match), *later))
    skip = (Button(words("button-pass"), "pass"),) if match.view.highest is not None else ()
    yield table.playing_buttons(words, *skip)


def _over(finished: Finished, words: Words) -> Iterator[Part]:
    match = Match.over(finished, words)
    yield drawings.outcome(match, finished)
    yield Text(ending.standings(finished, words, {seat: tag(match, seat) for seat in match.seats}))


def tag(match: Match, seat: Seat) -> str:
    """How many points he has, with whom he shares his place, and whether a computer played on for him."""
    player, words = match.view.players[seat], match.words
    place = telling.ranks(match)
    equals = [
        match.who(other) for other in range(len(place)) if other != seat and place[other] == place[seat]
    ]
    said = [match.points(player.points)]
    if equals:
        said.append(words("cp-tied-with", who=", ".join(equals)))
    if player.left:
        said.append(words("cp-left"))
    return " · ".join(said)
