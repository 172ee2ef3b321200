"""Every stake of the last match for whoever asks: who paid whom because of which piles, and where each point came from."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bot.games.chuopai.match import Match
from bot.games.chuopai.names import tile_line
from bot.games.chuopai.telling import round_line, won_by
from bot.screens import Screen, Text, ending
from bot.screens.phrases import GREY, stakes
from bot.screens.table import small
from bot.seen import Seen
from bot.words import Words
from rules.game import Seat

COURSE = 1000
"""Characters for the course of the match; the earlier rounds are left out first."""


def details(seen: Seen, words: Words) -> Screen:
    """The reader's own pairs come first."""
    finished = seen.finished
    if finished is None:
        return Screen((Text(words("details-none")),), GREY)
    match = Match.over(finished, words)
    seats = match.seats
    mine = finished.seat
    pairs = sorted(combinations(seats, 2), key=lambda pair: mine not in pair)
    nets = " · ".join(
        f"{match.who(seat)} **{stakes(words, finished.result.net[seat])}**"
        for seat in ending.best_first(finished)
    )
    title = f"### {words('details-title', match=finished.match)}"
    parts = (
        "\n".join((title, *(_pair(match, *pair) for pair in pairs))),
        nets,
        "\n".join(_points(match, seat) for seat in ending.best_first(finished)),
        small(*_left_over(match)),
        "\n".join(_course(match)),
        ending.details_foot(finished, words),
    )
    return Screen(tuple(Text(part) for part in parts if part), GREY)


def _pair(match: Match, one: Seat, other: Seat) -> str:
    """The higher pile of two wins a stake from the lower."""
    points = {seat: match.view.players[seat].points for seat in (one, other)}
    low, high = sorted((one, other), key=points.__getitem__)
    if points[low] == points[high]:
        return match.words("cp-detail-even", one=match.who(one), other=match.who(other), points=points[one])
    return match.words(
        "cp-detail",
        payer=match.who(low),
        payee=match.who(high),
        stakes=match.stakes(1),
        low=points[low],
        high=points[high],
    )


def _points(match: Match, seat: Seat) -> str:
    """`**Lan 5 điểm** = 3 (mở bài) + 2 (vòng 1)`, and the tiles of the pile beneath."""
    player, words = match.view.players[seat], match.words
    found = [words("cp-from-bonus", points=len(player.bonus))] if player.bonus else []
    for number, played in enumerate(match.view.rounds, 1):
        if played.winner == seat:
            found.append(words("cp-from-round", points=won_by(played).play.size, number=number))
    total = f"**{match.who(seat)} {match.points(player.points)}**"
    if not found:
        return total
    return f"{total} = {' + '.join(found)}\n{small(tile_line(player.pile))}"


def _left_over(match: Match) -> Iterator[str]:
    """What somebody still held: it counts nothing."""
    assert match.view.hands is not None
    for seat, tiles in enumerate(match.view.hands):
        if tiles:
            yield match.words("cp-held", who=match.who(seat), tiles=tile_line(tiles))


def _course(match: Match) -> Iterator[str]:
    """The rounds, a small line each."""
    room = COURSE
    lines: list[str] = []
    for number, played in reversed(list(enumerate(match.view.rounds, 1))):
        line = small(round_line(match, number, played))
        room -= len(line) + 1
        if room < 0:
            lines.append(small("…"))
            break
        lines.append(line)
    yield from reversed(lines)
