"""The public board: who is done while the cards are set, then the reveal row by row, then the result."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.maubinh import drawings
from bot.games.maubinh.match import Match
from bot.games.maubinh.names import instant_name
from bot.screens import Button, Part, Screen, Text, acts, ending, table
from bot.screens.phrases import capital, card_line, when
from bot.seen import Finished, Seen
from bot.words import Words
from rules.game import Seat
from rules.maubinh.game import GAME
from rules.maubinh.settlement import Item
from rules.maubinh.views import RowView, SeatView


def board(seen: Seen, words: Words) -> Screen:
    """Drawn from the onlooker's view."""
    return table.board(
        seen,
        words,
        GAME,
        live=lambda: _live(seen, words),
        over=lambda finished: _over(finished, words),
        after=(Button(words("mb-button-review"), acts.REVIEW),),
    )


def _live(seen: Seen, words: Words) -> Iterator[Part]:
    match = Match.live(seen, words)
    if match.view.stage == "setting":
        yield from _setting(seen, match)
        return
    if match.view.rows:
        yield drawings.reveal(match)
        yield Text(_revealed(match, match.view.rows[-1]))
    elif any(player.instant is not None for player in match.view.players):
        yield drawings.instants(match)
        yield Text("\n".join(_instants(match)))
    else:
        yield Text(words("mb-showdown"))
    yield Text(_next(seen, match))
    yield table.playing_buttons(words, Button(words("button-skip"), "skip"))


# --- while the cards are set -------------------------------------------------------------------------------------


def _setting(seen: Seen, match: Match) -> Iterator[Part]:
    words = match.words
    head = words("mb-setting", deadline=table.deadline(seen, words))
    computers = {chair.seat for chair in seen.chairs if chair.computer}
    lines = [_doing(match, player, computer=player.seat in computers) for player in match.view.players]
    yield Text("\n".join((head, *lines)))
    seal = words("mb-sealed", match=seen.match, commitment=seen.commitment[:12]) if seen.commitment else ""
    yield Text(table.small(words("mb-setting-hint"), seal))
    yield table.playing_buttons(words, Button(words("button-host"), acts.HOST))


def _doing(match: Match, player: SeatView, *, computer: bool) -> str:
    state = "left" if player.left else "timed-out" if player.timed_out else "done" if player.done else "busy"
    mark = {"left": "🚪", "timed-out": "⏰", "done": "✅", "busy": "✍️"}[state]
    who = f"{'🤖 ' if computer else ''}**{match.who(player.seat)}**"
    return f"{mark} {who} · {match.words(f'mb-doing-{state}')}"


# --- the reveal --------------------------------------------------------------------------------------------------


def _instants(match: Match) -> Iterator[str]:
    """Who wins instantly, with the cards as text."""
    for player in match.view.players:
        if player.instant is not None and player.cards is not None:
            kind = instant_name(player.instant, match.words)
            yield match.words("mb-instant-line", who=match.who(player.seat), kind=kind)
            yield f"-# {card_line(player.cards)}"


def _revealed(match: Match, row: RowView) -> str:
    """The picture in words: what everybody laid, who beat whom for how much."""
    words = match.words
    lines = [f"**{capital(match.row(row.row))}**"]
    for seat, cards in enumerate(row.cards):
        if cards is not None:
            hand = match.hand(cards)
            if match.view.players[seat].flaw is not None:
                hand = words("mb-fouled-hand", hand=hand)
            lines.append(f"{match.who(seat)}: {hand} · {card_line(drawings.by_rank(cards))}")
        elif match.view.players[seat].instant is None:
            lines.append(f"{match.who(seat)}: {words('mb-unset')}")
    lines += _beaten(match, row.items)
    return "\n".join(lines)


def _beaten(match: Match, items: tuple[Item, ...]) -> Iterator[str]:
    """`Minh ăn Lan 1, Hùng 3 (cù lũ)`, the greatest winner first."""
    won: dict[Seat, list[Item]] = {}
    for item in items:
        if item.winner is not None:
            won.setdefault(item.winner, []).append(item)
    for winner, wins in sorted(won.items(), key=lambda pair: -sum(item.stakes for item in pair[1])):
        whom = ", ".join(f"{match.who(_loser(item))} {item.stakes}{match.why(item)}" for item in wins)
        yield "▸ " + match.words("mb-beats", who=f"**{match.who(winner)}**", whom=whom)


def _loser(item: Item) -> Seat:
    assert item.loser is not None
    return item.loser


def _next(seen: Seen, match: Match) -> str:
    """How things stand, and what comes next when."""
    words = match.words
    standing = " · ".join(
        f"{match.who(seat)} **{match.number(total)}**" for seat, total in enumerate(match.view.totals)
    )
    row = match.view.next_row
    what = match.row(row) if row is not None else words("mb-next-result")
    soon = words("mb-next", what=what, when="" if seen.deadline is None else when(seen.deadline))
    return "\n".join(filter(None, (standing if any(match.view.totals) else "", f"-# {soon}")))


# --- the result --------------------------------------------------------------------------------------------------


def _over(finished: Finished, words: Words) -> Iterator[Part]:
    match = Match.over(finished, words)
    yield drawings.outcome(match, finished, paid=ending.between_people(finished.paid))
    tags = {seat: drawings.tag(match, seat) for seat in range(len(finished.names))}
    yield Text(ending.standings(finished, words, tags))
