"""A match in words for everybody: what lies on the table and what beats it, how everybody stands, how it went."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.chuopai.match import Match
from bot.games.chuopai.names import kind_name, play_line, tile_line, tile_name, times
from bot.screens import turns
from bot.seen import Seen
from rules.chuopai import PAIRINGS, PATTERNS, Laid, Move, Play, Round
from rules.chuopai.beating import beaters


def last_won(match: Match) -> Laid | None:
    """The play that won the round before this one."""
    return won_by(match.view.rounds[-1]) if match.view.rounds else None


def won_by(played: Round) -> Laid:
    """The play that won a round: the last one."""
    return next(Laid(move.seat, move.play) for move in reversed(played.moves) if move.play is not None)


def ranks(match: Match) -> tuple[int, ...]:
    """The place of each seat by its pile, counted from 1; equal piles share one."""
    points = [player.points for player in match.view.players]
    return tuple(1 + sum(other > own for other in points) for own in points)


# --- the table ---------------------------------------------------------------------------------------------------


def centre(match: Match) -> Iterator[str]:
    """What lies on the table, and what beats it."""
    view, words = match.view, match.words
    if view.highest is not None:
        laid = view.highest
        yield words("cp-on-table", tiles=play_line(laid.play, words), who=match.who(laid.seat))
        yield beaten_by(match, laid.play)
    elif view.turn is not None:
        key = "cp-you-lead" if view.must_lead else "cp-leads"
        yield words(key, who=match.who(view.turn), number=len(view.rounds) + 1)


def beaten_by(match: Match, play: Play) -> str:
    """Which plays beat one, by name; a rule that everybody may know, whoever holds what."""
    words = match.words
    better = beaters(play)
    if not better:
        return words("cp-beaten-by-none")
    if play.special:
        kinds = {new.kind for new in better}
        names = [kind_name(pairing.kind, words) for pairing in reversed(PAIRINGS) if pairing.kind in kinds]
        return words("cp-beaten-by-special", kinds=", ".join(names), count=play.size)
    tiles = {new.cards[0] for new in better}
    named = [
        " ".join(filter(None, (tile_name(tile, words), times(play.size))))
        for tile in PATTERNS
        if tile in tiles
    ]
    return words("cp-beaten-by", plays=", ".join(named))


def standing(seen: Seen, match: Match) -> str:
    """Everybody with his tiles and points: one line."""
    names = turns.seat_names(seen)
    return " · ".join(_player(match, names[seat], seat) for seat in match.seats)


def _player(match: Match, name: str, seat: int) -> str:
    player = match.view.players[seat]
    left = f" 🚪 {match.words('cp-left')}" if player.left else ""
    return f"{name} {match.tiles(player.cards)}, {match.points(player.points)}{left}"


def bonuses(match: Match) -> Iterator[str]:
    """Who had an opening bonus, with its tiles."""
    for seat, player in enumerate(match.view.players):
        if player.bonus:
            yield "🎁 " + match.words(
                "cp-bonus",
                who=match.who(seat),
                tiles=tile_line(player.bonus),
                points=match.points(len(player.bonus)),
            )


# --- its history -------------------------------------------------------------------------------------------------


def course(match: Match) -> Iterator[str]:
    """The history of the round, and who won the one before."""
    view, words = match.view, match.words
    if view.round.moves:
        moves = turns.history([move_line(match, move) for move in view.round.moves], words)
        yield words("cp-round", number=len(view.rounds) + 1, moves=moves)
    won = last_won(match)
    if won is not None:
        yield words(
            "cp-round-won",
            who=match.who(won.seat),
            tiles=tile_line(won.play.cards),
            points=match.points(won.play.size),
        )


def move_line(match: Match, move: Move) -> str:
    """`Minh 6-6 ×2`, `Lan bỏ lượt`."""
    said = tile_line(move.play.cards) if move.play is not None else match.words("cp-passed")
    return f"{match.who(move.seat)} {said}"


def round_line(match: Match, number: int, played: Round) -> str:
    """A whole round with what its winner got: `Vòng 3: Minh 4-4 › Lan 6-6 › Hùng bỏ lượt → Lan +1`."""
    moves = turns.history([move_line(match, move) for move in played.moves], match.words)
    won = won_by(played)
    return match.words(
        "cp-round-whole", number=number, moves=moves, who=match.who(won.seat), points=won.play.size
    )
