"""Every stake of the last match, line by line, for whoever asks: who paid whom how much, and why; and how it went."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen import theatre
from bot.games.tienlen.match import Match
from bot.games.tienlen.names import instant_name
from bot.games.tienlen.telling import plays_of
from bot.screens import Screen, Text, ending
from bot.screens.phrases import GREY, card_line, stakes
from bot.screens.table import small
from bot.screens.turns import place_name
from bot.seen import Seen
from bot.words import Words
from rules.game import Line, Seat

COURSE = 1800
"""Characters for the course of the match; the earlier rounds are left out first."""


def details(seen: Seen, words: Words) -> Screen:
    """The reader's own payments come first."""
    finished = seen.finished
    if finished is None:
        return Screen((Text(words("details-none")),), GREY)
    match = Match.over(finished, words)
    mine = finished.seat
    lines = [
        _line(match, line, why)
        for line, why in sorted(_reasons(match), key=lambda pair: mine not in _pair(pair[0]))
    ]
    title = f"### {words('details-title', match=finished.match)}"
    nets = " · ".join(
        f"{match.who(seat)} **{stakes(words, finished.result.net[seat])}**"
        for seat in ending.best_first(finished)
    )
    course = "\n".join(_course(match))
    parts = [
        "\n".join((title, *lines)),
        nets,
        _left_over(match),
        course,
        ending.details_foot(finished, words),
    ]
    return Screen(tuple(Text(part) for part in parts if part), GREY)


def _pair(line: Line) -> tuple[Seat, Seat]:
    return line.payer, line.payee


def _line(match: Match, line: Line, why: str) -> str:
    return match.words(
        "tl-detail",
        payer=match.who(line.payer),
        payee=match.who(line.payee),
        stakes=match.stakes(line.stakes),
        why=why,
    )


def _reasons(match: Match) -> Iterator[tuple[Line, str]]:
    """Every line of the result with its reason. The chops stand in it in the order in which they were made."""
    words, view = match.words, match.view
    assert view.result is not None
    debts = iter([debt for debt in view.debts if debt.stakes])
    for line in view.result.lines:
        match line.reason:
            case "place":
                payer, payee = (
                    place_name(line.facts[each], len(match.names), words)
                    for each in ("payer_place", "payee_place")
                )
                yield line, words("tl-why-place", payer=payer, payee=payee)
            case "chop":
                debt = next(debts)
                bomb = debt.chain[-1].play
                key = "tl-why-chained" if debt.chained else "tl-why-chop"
                yield line, words(key, bomb=bomb.label, sum=theatre.chain_sum(match, debt))
            case "rotten":
                yield line, words("tl-why-rotten", parts=theatre.rotten_parts(line.facts["items"], match))
            case _:
                yield line, words("tl-why-instant", kind=instant_name(line.facts["kind"], words))


def _left_over(match: Match) -> str:
    """What everybody still held."""
    assert match.view.hands is not None
    held = [
        match.words("tl-held", who=match.who(seat), cards=card_line(cards))
        for seat, cards in enumerate(match.view.hands)
        if cards
    ]
    return small(*held)


def _course(match: Match) -> Iterator[str]:
    """The rounds, a small line each."""
    room = COURSE
    lines: list[str] = []
    for number, played in reversed(list(enumerate(match.view.rounds, 1))):
        moves = plays_of(match, played)
        line = small(match.words("tl-round", number=number, moves=moves)) if moves else ""
        room -= len(line) + 1
        if room < 0:
            lines.append(small("…"))
            break
        lines += [line] if line else []
    yield from reversed(lines)
