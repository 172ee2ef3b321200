"""A live match in words for everybody: what lies on the table, how everybody stands, the history of the round."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen import theatre
from bot.games.tienlen.match import Match
from bot.games.tienlen.names import BOMB, play_line
from bot.screens import turns
from bot.seen import Seen
from rules.tienlen import Move, Player, Round, Verb


def centre(match: Match) -> Iterator[str]:
    """What lies on the table, and what it means when it was a chop. Who leads himself reads that he must."""
    view, words = match.view, match.words
    chop, paid = theatre.chop_on_table(match), theatre.chop_just_paid(match)
    if view.on_table is not None:
        laid = view.on_table
        yield words("tl-on-table", cards=play_line(laid.play, words), who=match.who(laid.seat))
    elif view.turn is not None:
        yield (
            f"🆕 {words('illegal-leader-may-not-pass')}"
            if view.must_lead
            else words("tl-leads" if view.must_hold is None else "tl-leads-first", who=match.who(view.turn))
        )
        if view.must_hold is not None:
            yield words("illegal-first-play-must-hold", card=view.must_hold.label)
    if chop is not None:
        yield theatre.chop_sentence(match, chop)
    elif paid is not None:
        yield theatre.chop_paid(match, paid)


def standing(seen: Seen, match: Match) -> str:
    """Everybody with his cards, his place, or why he is out: one line."""
    names = turns.seat_names(seen)
    return " · ".join(_player(match, names[seat], player) for seat, player in enumerate(match.view.players))


def _player(match: Match, name: str, player: Player) -> str:
    words, players = match.words, len(match.names)
    if player.left:
        return f"{name} 🚪 {words('tl-left')}"
    if player.place is not None:
        return f"{name} {turns.medal(player.place, players)} {turns.placed(player.place, players, words)}"
    cards = words("tl-cards", count=player.cards)
    if player.passed:
        return f"{name} {cards} 💤 {words('tl-passed')}"
    return f"{name} {cards} {words('tl-stuck')}" if player.stuck else f"{name} {cards}"


def course(match: Match) -> Iterator[str]:
    """The history of the round, who won the one before, and the chops of earlier rounds (the one just paid is told
    at length by `centre`)."""
    view, words = match.view, match.words
    if view.round.moves:
        moves = turns.history([move_line(match, move) for move in view.round.moves], words)
        yield words("tl-round", number=len(view.rounds) + 1, moves=moves)
    if view.rounds and view.rounds[-1].winner is not None:
        winner = view.rounds[-1].winner
        last = next(move.play for move in reversed(view.rounds[-1].moves) if move.play is not None)
        yield words("tl-round-won", who=match.who(winner), cards=last.label)
    paid = theatre.chop_just_paid(match)
    for debt in view.debts:
        if debt is not paid and debt.stakes:
            yield theatre.chop_paid(match, debt)


def plays_of(match: Match, played: Round) -> str:
    """A round of the past: who laid what; who passed is not worth the room."""
    return turns.history(
        [move_line(match, move) for move in played.moves if move.verb is not Verb.PASS], match.words
    )


def move_line(match: Match, move: Move) -> str:
    """`Minh 7♦ 7♥`, `Lan bỏ lượt`."""
    who = match.who(move.seat)
    if move.play is not None:
        return f"{who} {f'{BOMB} ' if move.play.bomb else ''}{move.play.label}"
    return f"{who} {match.words('tl-left' if move.verb is Verb.LEAVE else 'tl-passed')}"
