"""What the pictures of a match show. Each says in words (`alt`) what it shows in cards."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace

from bot.games import picture
from bot.games.tienlen import theatre
from bot.games.tienlen.match import Match
from bot.games.tienlen.names import instant_name, play_line, play_name
from bot.games.told import tone
from bot.pictures import (
    Banner,
    Fan,
    Look,
    Made,
    Outcome,
    Piece,
    Place,
    PlaceState,
    Run,
    Standing,
    Tone,
    pieces,
)
from bot.screens import Picture, ending
from bot.screens.phrases import capital, card_line
from bot.screens.turns import placed
from bot.seen import Finished
from bot.words import Words
from rules.cards import Card
from rules.game import Seat
from rules.tienlen import Laid, Player

# --- the table ---------------------------------------------------------------------------------------------------


def table(match: Match) -> Picture:
    """The play to beat, who laid it, and how everybody stands; a chop with its banner."""
    banner, runs = _centre(match)
    drawn = Fan(tuple(runs), banner=banner, places=_places(match))
    return picture(drawn, _said(match, banner))


def own(match: Match, order: Iterable[int], picked: Collection[int]) -> Picture:
    """The table and beneath it one's own cards: `order` are their positions as they are shown, `picked` the chosen
    ones. Every card bears the number by which it may be typed."""
    hand = match.view.hand
    cards = tuple(
        Piece(str(hand[at]), mark=str(at + 1), look=Look.CHOSEN if at in picked else Look.PLAIN)
        for at in order
    )
    mine = Run(cards, match.words("tl-your-cards"), match.words("tl-cards", count=len(hand)))
    banner, runs = _centre(match)
    below = replace(runs[-1], per_line=max(7, len(runs[-1].pieces)))  # small: one's own cards come first
    numbered = ", ".join(f"{at}: {card.label}" for at, card in enumerate(hand, 1))
    said = f"{_said(match, banner)} {match.words('tl-alt-hand', cards=numbered)}"
    return picture(Fan((below, mine), banner=banner, places=_places(match)), said)


def _centre(match: Match) -> tuple[Banner | None, list[Run]]:
    view, words = match.view, match.words
    debt = theatre.chop_on_table(match)
    if debt is not None:
        below, bomb = debt.chain[-2:]
        return theatre.chop_banner(match, debt), [_run(match, below, dim=True), _run(match, bomb)]
    if view.on_table is not None:
        return None, [_run(match, view.on_table)]
    paid = theatre.chop_just_paid(match)
    banner = None if paid is None else theatre.chop_banner(match, paid)
    last = next((move for each in view.rounds[-1:] for move in each.moves[::-1] if move.play), None)
    if last is not None and last.play is not None:
        label, note = capital(play_name(last.play, words)), words("tl-last-round")
        cards = pieces(last.play.cards, Look.DIM)
        return banner, [Run(cards, label, note, match.person(last.seat))]
    return banner, [Run((), words("tl-nothing-laid"))]


def _run(match: Match, laid: Laid, *, dim: bool = False) -> Run:
    cards = pieces(laid.play.cards, Look.DIM if dim else Look.PLAIN)
    name = capital(play_name(laid.play, match.words))
    bomb = laid.play.bomb and not dim
    return Run(cards, name, person=match.person(laid.seat), tone=Tone.GOLD if bomb else Tone.PLAIN)


def _places(match: Match) -> tuple[Place, ...]:
    return tuple(_place(match, seat, player) for seat, player in enumerate(match.view.players))


def _place(match: Match, seat: Seat, player: Player) -> Place:
    words, person = match.words, match.person(seat)
    if player.left:
        return Place(person, words("tl-left"), state=PlaceState.OUT)
    if player.place is not None:
        state = PlaceState.FIRST if player.place == 1 else PlaceState.OUT
        return Place(person, placed(player.place, len(match.names), words), state=state)
    figure = words("tl-figure", count=player.cards)
    if seat == match.view.turn:
        return Place(person, figure, state=PlaceState.TURN)
    if player.passed:
        return Place(person, figure, words("tl-passed"), PlaceState.OUT)
    return Place(person, figure)


def _said(match: Match, banner: Banner | None) -> str:
    """The picture of the table in words."""
    view, words = match.view, match.words
    shout = f"{banner.words} {banner.note} {banner.amount}. " if banner is not None else ""
    if view.on_table is None:
        centre = words("tl-alt-nothing")
    else:
        laid = view.on_table
        centre = words("tl-alt-table", cards=play_line(laid.play, words), who=match.person(laid.seat).name)
    places = "; ".join(
        _place_said(place, player, words) for place, player in zip(_places(match), view.players, strict=True)
    )
    return f"{shout}{centre} {places}."


def _place_said(place: Place, player: Player, words: Words) -> str:
    figure = words("tl-cards", count=player.cards) if player.place is None else place.figure
    return " ".join(filter(None, (place.person.name, figure, place.note)))


# --- the result --------------------------------------------------------------------------------------------------


def outcome(match: Match, finished: Finished) -> Picture:
    """Everybody's place, net and what was left in his hand; the best first."""
    standings = tuple(_standing(match, finished, seat) for seat in ending.best_first(finished))
    title = match.words("result-title", match=finished.match)
    banner = theatre.result_banner(match)
    said = "; ".join(
        f"{each.person.name} {each.net} {each.tag} " + ", ".join(map(_made_line, each.rows))
        for each in standings
    )
    shout = f" {banner.words} {banner.note} {banner.amount}." if banner is not None else ""
    return picture(Outcome(title, standings, banner=banner), f"{title}.{shout} {said}")


def _standing(match: Match, finished: Finished, seat: Seat) -> Standing:
    net = finished.result.net
    chips = finished.paid.net[seat]
    paid = ending.between_people(finished.paid) and chips is not None
    won = net[seat] > 0 and net[seat] == max(net)
    return Standing(
        person=match.person(seat),
        rows=tuple(_left_over(match, seat)),
        net=match.number(net[seat]),
        tone=tone(net[seat]),
        note=match.number(chips) if paid and chips is not None else "",
        tag=", ".join(tags(match, seat)).upper(),
        tag_tone=Tone.GOLD if _shines(match, seat) else Tone.BAD if befell(match, seat) else Tone.PLAIN,
        winner=won,
    )


def _left_over(match: Match, seat: Seat) -> Iterator[Made]:
    """The cards that somebody held at the end; those that do not rot fade."""
    assert match.view.hands is not None
    cards = match.view.hands[seat]
    if not cards:
        return
    instant = next((each for each in match.view.instants if each.seat == seat), None)
    if instant is not None:
        yield Made(pieces(cards), capital(instant_name(instant.kind, match.words)), tone=Tone.GOLD)
        return
    line = next((line for line in theatre.rotten_lines(match) if line.payer == seat), None)
    rots = {card for item in line.facts["items"] for card in item.cards} if line is not None else set()
    shown = tuple(Piece(str(card), look=Look.PLAIN if card in rots else Look.DIM) for card in cards)
    left = match.words("tl-left-over", count=len(cards))
    yield Made(shown, left, f"−{line.stakes}" if line is not None else "", Tone.BAD)


def _made_line(made: Made) -> str:
    return f"{made.hand}: {card_line(Card.parse(piece.face) for piece in made.cards)} {made.stakes}".rstrip()


def tags(match: Match, seat: Seat) -> list[str]:
    """His place, and what befell him."""
    view, words = match.view, match.words
    if view.instants:
        won = any(each.seat == seat for each in view.instants)
        return [words("tl-tag-instant")] if won else []
    place = view.places.index(seat) + 1
    return [placed(place, len(match.names), words), *befell(match, seat)]


def befell(match: Match, seat: Seat) -> list[str]:
    """What people will tease him with: left, never laid a card (cóng), a rotten hand."""
    view, words = match.view, match.words
    assert view.hands is not None
    if view.instants:
        return []
    found = []
    if view.players[seat].left:
        found.append(words("tl-left"))
    elif len(view.hands[seat]) == 13:
        found.append(words("tl-tag-frozen"))
    found += [
        theatre.rotten_tag(line.facts["items"], match)
        for line in theatre.rotten_lines(match)
        if line.payer == seat
    ]
    return found


def _shines(match: Match, seat: Seat) -> bool:
    view = match.view
    return any(each.seat == seat for each in view.instants) or view.places[:1] == (seat,)
