"""What the pictures of a match show. Each says in words (`alt`) what it shows in tiles."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from bot.games import picture
from bot.games.chuopai.match import Match
from bot.games.chuopai.names import (
    counted,
    family_name,
    ladder,
    pips,
    play_line,
    play_name,
    short_kind,
    tile_line,
    tile_name,
    times,
)
from bot.games.chuopai.shelves import Shelf, Shelves
from bot.games.chuopai.telling import last_won, ranks
from bot.pictures import Banner, Fan, Look, Piece, Place, PlaceState, Run, Tone, pieces
from bot.screens import Picture, ending
from bot.screens.phrases import capital, gain, listed
from bot.seen import Finished
from bot.words import Words
from rules.chuopai import PATTERNS, Family, Pattern, Play, by_family
from rules.game import Seat

_LINES = ((Family.LONG, Family.YAO), (Family.BLACK, Family.RED))
"""Families that stand side by side: eleven patterns in the first line, ten in the second."""
_A_LINE = (11, 14)
"""Patterns of a pile that fit in a line: as large as in one's hand, and as small as can be told apart."""

# --- the table ---------------------------------------------------------------------------------------------------


def table(match: Match) -> Picture:
    """The play to beat, who laid it, and how everybody stands; at first who had an opening bonus."""
    banner = _opening(match)
    drawn = Fan((_centre(match),), banner=banner, places=_places(match))
    return picture(drawn, f"{_shout(banner)}{_said(match)} {_standing(match)}.")


def own(match: Match, chosen: Collection[int]) -> Picture:
    """What lies on the table, and beneath it one's own tiles by family; `chosen` are positions in the hand."""
    hand = match.view.hand
    picked = [hand[place] for place in chosen]
    mine = [
        tuple(
            _family(match, family, picked) for family in line if any(tile.family is family for tile in hand)
        )
        for line in _LINES
    ]
    rows = ((_on_table(match),), *(line for line in mine if line))
    held = "; ".join(
        f"{family_name(family, match.words)}: {tile_line(tile for tile in hand if tile.family is family)}"
        for family in Family
        if any(tile.family is family for tile in hand)
    )
    said = f"{_said(match)} {match.words('cp-alt-hand', count=len(hand), tiles=held)}"
    return picture(Shelves(rows), said)


def _centre(match: Match) -> Run:
    view, words = match.view, match.words
    if view.highest is not None:
        play, seat = view.highest.play, view.highest.seat
        tone = Tone.GOLD if play.special else Tone.PLAIN
        return Run(pieces(by_family(play.cards)), _label(play, words), person=match.person(seat), tone=tone)
    won = last_won(match)
    if won is None:
        return Run((), words("cp-nothing-laid"))
    tiles = pieces(by_family(won.play.cards), Look.DIM)
    note = words("cp-won-note", points=match.points(won.play.size))
    return Run(tiles, _label(won.play, words), note, match.person(won.seat))


def _on_table(match: Match) -> Shelf:
    """The same small, equal tiles as one."""
    centre, view = _centre(match), match.view
    laid = view.highest if view.highest is not None else last_won(match)
    look = Look.PLAIN if view.highest is not None else Look.DIM
    counts = counted(laid.play.cards) if laid is not None else {}
    tiles = tuple(Piece(str(tile), times(count), look) for tile, count in counts.items())
    return Shelf(tiles, centre.label, centre.note, centre.person, centre.tone)


def _family(match: Match, family: Family, picked: Collection[Pattern]) -> Shelf:
    counts = counted(tile for tile in match.view.hand if tile.family is family)
    chosen = counted(picked)
    tiles = tuple(
        Piece(str(tile), f"{chosen[tile]}/{count}", Look.CHOSEN)
        if tile in chosen
        else Piece(str(tile), times(count))
        for tile, count in counts.items()
    )
    names = tuple(tile_name(tile, match.words) for tile in counts)
    label = capital(match.words(f"cp-family-{family.value}"))
    return Shelf(tiles, label, match.tiles(sum(counts.values())), captions=names)


def _label(play: Play, words: Words) -> str:
    """The name for a picture, whose fonts have no Chinese."""
    return short_kind(play.kind, words) if play.special else play_name(play, words)


def _places(match: Match) -> tuple[Place, ...]:
    return tuple(_place(match, seat) for seat in match.seats)


def _place(match: Match, seat: Seat) -> Place:
    view = match.view
    player = view.players[seat]
    state = PlaceState.TURN if seat == view.turn else PlaceState.WAITING if player.cards else PlaceState.OUT
    return Place(match.person(seat), match.tiles(player.cards), match.points(player.points), state)


def _opening(match: Match) -> Banner | None:
    """The opening bonuses, until the first round is over."""
    view, words = match.view, match.words
    got = [seat for seat, player in enumerate(view.players) if player.bonus]
    if view.rounds or not got:
        return None
    if len(got) == 1:
        player = view.players[got[0]]
        tiles = listed(
            [f"{tile_name(tile, words)} ×{count}" for tile, count in counted(player.bonus).items()], words
        )
        note = f"{match.person(got[0]).name}: {tiles}"
        return Banner(words("cp-shout-bonus"), note, f"+{len(player.bonus)}")
    note = ", ".join(f"{match.person(seat).name} +{len(view.players[seat].bonus)}" for seat in got)
    return Banner(words("cp-shout-bonus"), note)


# --- the same in words -------------------------------------------------------------------------------------------


def _shout(banner: Banner | None) -> str:
    return (
        f"{banner.words} {banner.note} {banner.amount}. ".replace(" . ", ". ") if banner is not None else ""
    )


def _said(match: Match) -> str:
    laid = match.view.highest
    if laid is None:
        return match.words("cp-alt-nothing")
    tiles = play_line(laid.play, match.words)
    return match.words("cp-alt-table", tiles=tiles, who=match.person(laid.seat).name)


def _standing(match: Match) -> str:
    return "; ".join(f"{place.person.name} {place.figure} {place.note}" for place in _places(match))


# --- the result --------------------------------------------------------------------------------------------------


def outcome(match: Match, finished: Finished) -> Picture:
    """Everybody's pile and what it won or lost, the best first."""
    order = ending.best_first(finished)
    title = match.words("result-title", match=finished.match)
    banner = _tie(match)
    large, small = _A_LINE
    longest = max(len(set(player.pile)) for player in match.view.players)
    per_line = max(large, longest if longest <= small else -(-longest // 2))
    piles = tuple(replace(_pile(match, finished, seat), per_line=per_line) for seat in order)
    drawn = Fan(piles, title, banner=banner)
    said = "; ".join(
        f"{match.person(seat).name} {match.points(match.view.players[seat].points)} "
        f"{match.words.number(finished.result.net[seat], signed=True)}: {tile_line(match.view.players[seat].pile)}"
        for seat in order
    )
    return picture(drawn, f"{title}. {_shout(banner)}{said}")


def _pile(match: Match, finished: Finished, seat: Seat) -> Run:
    player, net = match.view.players[seat], finished.result.net[seat]
    tiles = tuple(Piece(str(tile), times(count)) for tile, count in counted(player.pile).items())
    chips = finished.paid.net[seat]
    paid = ending.between_people(finished.paid) and chips is not None
    won = ranks(match)[seat] == 1
    note = match.words("stakes", amount=match.words.number(net, signed=True), count=abs(net))
    if paid and chips is not None:
        note += f" · {gain(match.words, chips)}"
    label = match.points(player.points)
    return Run(tiles, label, note, match.person(seat), Tone.GOLD if won else Tone.PLAIN)


def _tie(match: Match) -> Banner | None:
    """When the highest piles are equal: a draw is what everybody talks about."""
    first = [seat for seat, rank in enumerate(ranks(match)) if rank == 1]
    if len(first) == 1:
        return None
    who = listed([match.person(seat).name for seat in first], match.words)
    points = match.points(match.view.players[first[0]].points)
    return Banner(match.words("cp-shout-tie"), f"{who}: {points}", tone=Tone.PLAIN)


# --- the rules ---------------------------------------------------------------------------------------------------


def patterns(words: Words) -> Picture:
    """The 21 patterns by family, from high to low, with their names; equals bear the same number."""
    rows = tuple(tuple(_ranked(family, words) for family in line) for line in _LINES)
    said = "; ".join(f"{family_name(family, words)}: {ladder(family, pips)}" for family in Family)
    return picture(Shelves(rows), said)


def _ranked(family: Family, words: Words) -> Shelf:
    tiles = [tile for tile in PATTERNS if tile.family is family]
    top = max(tile.rank for tile in tiles)
    shown = tuple(Piece(str(tile), str(top - tile.rank + 1)) for tile in tiles)
    label = capital(words(f"cp-family-{family.value}"))
    return Shelf(shown, label, captions=tuple(tile_name(tile, words) for tile in tiles))
