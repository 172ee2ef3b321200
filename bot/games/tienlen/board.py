"""The public board: the play to beat, whose turn it is, how everybody stands; then the result."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen import drawings, theatre
from bot.games.tienlen.match import Match
from bot.games.tienlen.names import BOMB, play_line
from bot.screens import Button, Part, Screen, Text, ending, table, turns
from bot.seen import Finished, Seen
from bot.words import Words
from rules.game import Seat
from rules.tienlen import GAME, Move, Player, Verb


def board(seen: Seen, words: Words) -> Screen:
    """Drawn from the onlooker's view."""
    return table.board(
        seen, words, GAME, live=lambda: _live(seen, words), over=lambda finished: _over(finished, words)
    )


def _live(seen: Seen, words: Words) -> Iterator[Part]:
    match = Match.live(seen, words)
    view = match.view
    yield drawings.table(match)
    lines = [turns.turn_line(seen, words, view.turn)] if view.turn is not None else []
    lines += centre(match)
    names = turns.seat_names(seen)
    lines += [player_line(match, names[seat], seat, player) for seat, player in enumerate(view.players)]
    yield Text("\n".join(lines))
    small = table.small(*course(match), *_debts(match))
    if small:
        yield Text(small)
    yield table.playing_buttons(words, Button(words("button-pass"), "pass"))


def centre(match: Match) -> Iterator[str]:
    """What lies on the table in words, with what it means when it was a chop."""
    view, words = match.view, match.words
    chop, paid = theatre.chop_on_table(match), theatre.chop_just_paid(match)
    if view.on_table is not None:
        laid = view.on_table
        yield words("tl-on-table", cards=play_line(laid.play, words), who=match.who(laid.seat))
    elif view.turn is not None:
        yield words("tl-leads", who=match.who(view.turn))
        if view.must_hold is not None:
            yield words("illegal-first-play-must-hold", card=view.must_hold.label)
    if chop is not None:
        yield theatre.chop_sentence(match, chop)
    elif paid is not None:
        yield theatre.chop_paid(match, paid)


def player_line(match: Match, name: str, seat: Seat, player: Player) -> str:
    words = match.words
    cards = words("tl-cards", count=player.cards)
    if player.left:
        return f"🚪 {name} · {words('tl-left')}"
    if player.place is not None:
        players = len(match.names)
        return (
            f"{turns.medal(player.place, players)} {name} · {turns.place_name(player.place, players, words)}"
        )
    if player.passed:
        return f"💤 {name} · {cards} · {words('tl-passed')}"
    stuck = f" · {words('tl-stuck')}" if player.stuck else ""
    return f"{'👉' if seat == match.view.turn else '🃏'} {name} · {cards}{stuck}"


def course(match: Match) -> Iterator[str]:
    """The history of the round, and who won the one before."""
    view, words = match.view, match.words
    if view.round.moves:
        moves = turns.history([move_line(match, move) for move in view.round.moves], words)
        yield words("tl-round", number=len(view.rounds) + 1, moves=moves)
    if view.rounds and view.rounds[-1].winner is not None:
        winner = view.rounds[-1].winner
        last = next(move for move in reversed(view.rounds[-1].moves) if move.play is not None)
        assert last.play is not None
        yield words("tl-round-won", who=match.who(winner), cards=last.play.label)


def move_line(match: Match, move: Move) -> str:
    who = match.who(move.seat)
    if move.play is not None:
        return f"{who} {f'{BOMB} ' if move.play.bomb else ''}{move.play.label}"
    return f"{who} {match.words('tl-left' if move.verb is Verb.LEAVE else 'tl-passed')}"


def _debts(match: Match) -> Iterator[str]:
    """The chops of earlier rounds, small; the one just paid is told at length above."""
    paid = theatre.chop_just_paid(match)
    for debt in match.view.debts:
        if debt is not paid and debt.stakes:
            yield theatre.chop_paid(match, debt)


def _over(finished: Finished, words: Words) -> Iterator[Part]:
    match = Match.over(finished, words)
    yield drawings.outcome(match, finished)
    told = list(theatre.happenings(match))
    if told:
        yield Text("\n".join(told))
    tags = {seat: ", ".join(drawings.tags(match, seat)) for seat in match.seats}
    yield Text(ending.standings(finished, words, tags))
