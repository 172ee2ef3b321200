"""What the pictures of a match show. Each says in words (`alt`) what it shows in cards."""

from __future__ import annotations

from collections.abc import Iterable

from bot import pictures
from bot.games import picture
from bot.games.maubinh.arranging import ALL
from bot.games.maubinh.match import Match, stakes_for
from bot.games.maubinh.names import hand_name, instant_name, row_name
from bot.games.told import tone
from bot.pictures import CARD_BACK, Banner, Duel, Look, Made, Outcome, Piece, Shown, Standing, Tone, Verdict
from bot.screens import Picture
from bot.screens.phrases import capital, card_line
from bot.seen import Finished
from bot.words import Words
from rules.cards import Card
from rules.game import Seat
from rules.maubinh.ranking import row_strength
from rules.maubinh.rows import ROWS, Cards, Row, Setting
from rules.maubinh.views import OwnView, RowView, View

TOP_DOWN = (Row.FRONT, Row.MIDDLE, Row.BACK)
"""How players lay their rows: the small one furthest away."""
UNKNOWN = (Piece(CARD_BACK, look=Look.DIM),)


# --- one's own cards ---------------------------------------------------------------------------------------------


def dealt(own: OwnView, words: Words) -> Picture:
    """The hand before anything is set, with the positions by which it may be typed."""
    numbered = ", ".join(f"{at}: {card.label}" for at, card in enumerate(own.cards, 1))
    return picture(pictures.Unset(_numbered(own.cards, ALL)), words("mb-alt-dealt", cards=numbered))


def with_back(view: View, own: OwnView, back: frozenset[int], words: Words) -> Picture:
    """The back as it was chosen, and the eight cards that remain."""
    chosen = tuple(own.cards[at] for at in sorted(back))
    rows = (
        *(
            pictures.Row(capital(row_name(row, view.ruleset, words)), (), places=row.size)
            for row in TOP_DOWN[:2]
        ),
        pictures.Row(
            capital(row_name(Row.BACK, view.ruleset, words)),
            pictures.pieces(chosen),
            capital(hand_name(chosen, view.ruleset, words)),
        ),
    )
    rest = ALL - back
    alt = words(
        "mb-alt-back",
        row=row_name(Row.BACK, view.ruleset, words),
        cards=card_line(chosen),
        rest=card_line(own.cards[at] for at in sorted(rest)),
    )
    return picture(pictures.Hand(rows, rest=_numbered(own.cards, rest)), alt)


def setting(view: View, own: OwnView, words: Words) -> Picture:
    """The saved setting, its rows named, legal or not."""
    saved, check = own.setting, own.check
    assert saved is not None
    assert check is not None
    bad = clashing(saved, view)
    verdict = Verdict(words("mb-foul" if check.foul else "mb-legal"), Tone.BAD if check.foul else Tone.GOOD)
    rows = tuple(
        pictures.Row(
            capital(row_name(row, view.ruleset, words)),
            pictures.pieces(by_rank(saved[row])),
            capital(hand_name(saved[row], view.ruleset, words)),
            Tone.BAD if row in bad else Tone.PLAIN,
            row.size,
        )
        for row in TOP_DOWN
    )
    said = "; ".join(
        f"{row_name(row, view.ruleset, words)}: {card_line(by_rank(saved[row]))}"
        f" ({hand_name(saved[row], view.ruleset, words)})"
        for row in ROWS
    )
    return picture(pictures.Hand(rows, verdict), words("mb-alt-setting", rows=said, verdict=verdict.words))


def clashing(saved: Setting, view: View) -> frozenset[Row]:
    """The rows that are out of order; empty for a legal setting."""
    found: set[Row] = set()
    for behind, before in ((Row.BACK, Row.MIDDLE), (Row.MIDDLE, Row.FRONT)):
        greater, lesser = (row_strength(saved[row], view.ruleset) for row in (behind, before))
        if greater < lesser or (greater == lesser and view.ruleset.strict_order):
            found |= {behind, before}
    return frozenset(found)


def by_rank(cards: Iterable[Card]) -> Cards:
    """A row as it reads best: pairs and more together, first the more frequent ranks, then the higher."""
    row = tuple(cards)
    ranks = [card.rank for card in row]
    return tuple(sorted(row, key=lambda card: (ranks.count(card.rank), card.rank, card.suit), reverse=True))


def _numbered(cards: Cards, positions: Iterable[int]) -> tuple[Piece, ...]:
    return tuple(Piece(str(cards[at]), mark=str(at + 1)) for at in sorted(positions))


# --- the reveal --------------------------------------------------------------------------------------------------


def instants(match: Match) -> Picture:
    """The hands that win instantly, right after the showdown."""
    winners = [player for player in match.view.players if player.instant is not None]
    runs, said = [], []
    for player in winners:
        assert player.instant is not None
        assert player.cards is not None
        kind = instant_name(player.instant, match.words)
        person = match.person(player.seat)
        runs.append(pictures.Run(pictures.pieces(player.cards), capital(kind), person=person, tone=Tone.GOLD))
        said.append(f"{person.name}: {kind} ({card_line(player.cards)})")
    banner = Banner(match.words("mb-banner-instant"), " · ".join(run.label for run in runs))
    return picture(pictures.Fan(tuple(runs), banner=banner), "; ".join(said))


def reveal(match: Match) -> Picture:
    """The row that was revealed last: everybody's cards, who beat whom, what it came to."""
    row = match.view.rows[-1]
    scores = [sum(stakes_for(item, seat) for item in row.items) for seat in range(len(row.cards))]
    top = max(scores)
    shown = tuple(
        _shown(match, row, seat, scores[seat], best=top > 0 and scores[seat] == top)
        for seat in range(len(row.cards))
    )
    place = f"{len(match.view.rows)}/{len(ROWS)}"
    title = match.row(row.row).upper()
    said = "; ".join(
        f"{each.person.name}: {_line(row.cards[seat])} ({each.hand}) {each.stakes}"
        for seat, each in enumerate(shown)
    )
    return picture(pictures.Reveal(title, shown, place), f"{title} {place}. {said}")


def _line(cards: Cards | None) -> str:
    return "–" if cards is None else card_line(by_rank(cards))


def _shown(match: Match, row: RowView, seat: Seat, score: int, *, best: bool) -> Shown:
    cards, player = row.cards[seat], match.view.players[seat]
    words = match.words
    if player.instant is not None:
        return Shown(
            match.person(seat), UNKNOWN * row.row.size, capital(instant_name(player.instant, words)),
            total=words("mb-total", total=match.number(row.totals[seat])),
        )  # fmt: skip
    hand = words("mb-unset") if cards is None else match.hand(cards)
    fouled = player.flaw is not None
    if player.flaw is not None:  # what the row makes stands in the text; here is room for one of the two
        hand = words(f"mb-tag-{player.flaw.value}")
    look = Look.DIM if fouled else Look.PLAIN
    return Shown(
        person=match.person(seat),
        cards=UNKNOWN * row.row.size if cards is None else pictures.pieces(by_rank(cards), look),
        hand=capital(hand),
        stakes=match.number(score),
        tone=tone(score),
        total=words("mb-total", total=match.number(row.totals[seat])),
        duels=_duels(match, row, seat),
        best=best,
        fouled=fouled,
    )


def _duels(match: Match, row: RowView, seat: Seat) -> tuple[Duel, ...]:
    """One for each opponent. Between two people there is only one, and it says what the sum says."""
    if len(row.cards) == 2:
        return ()
    return tuple(
        Duel(other, match.number(stakes), tone(stakes))
        for item in row.items
        if seat in item.pair
        for other in item.pair
        if other != seat
        for stakes in (stakes_for(item, seat),)
    )


# --- the result --------------------------------------------------------------------------------------------------


def outcome(match: Match, finished: Finished, *, paid: bool) -> Picture:
    """Everybody's rows, what each came to, and the net; the best first."""
    settlement = match.view.settlement
    assert settlement is not None
    net = settlement.net
    order = sorted(range(len(net)), key=lambda seat: (-net[seat], seat))
    standings = tuple(_standing(match, finished, seat, net, paid=paid) for seat in order)
    title = match.words("result-title", match=finished.match)
    drawn = Outcome(title, standings, banner=_banner(match))
    said = "; ".join(
        f"{each.person.name} {each.net} {each.tag} "
        + ", ".join(f"{faces(made)} {made.hand} {made.stakes}" for made in each.rows)
        for each in standings
    )
    return picture(drawn, f"{title}. {said}")


def faces(made: Made) -> str:
    """The cards of a row that was drawn, as text."""
    return card_line(Card.parse(piece.face) for piece in made.cards)


def _standing(match: Match, finished: Finished, seat: Seat, net: tuple[int, ...], *, paid: bool) -> Standing:
    chips = finished.paid.net[seat]
    return Standing(
        person=match.person(seat),
        rows=_made(match, seat),
        net=match.number(net[seat]),
        tone=tone(net[seat]),
        note=match.number(chips) if paid and chips is not None else "",
        tag=tag(match, seat).upper(),
        tag_tone=Tone.GOLD if _shines(match, seat) else Tone.BAD,
        winner=net[seat] > 0 and net[seat] == max(net),
    )


def _made(match: Match, seat: Seat) -> tuple[Made, ...]:
    player = match.view.players[seat]
    if player.instant is not None and player.cards is not None:
        kind = capital(instant_name(player.instant, match.words))
        return (Made(pictures.pieces(player.cards), kind),)
    look = Look.DIM if player.flaw is not None else Look.PLAIN
    made = []
    for row in match.view.rows:
        cards = row.cards[seat]
        if cards is not None:
            stakes = match.of_row(row.row, seat)
            hand = capital(match.hand(cards))
            made.append(Made(pictures.pieces(by_rank(cards), look), hand, match.number(stakes), tone(stakes)))
    return tuple(made)


def tag(match: Match, seat: Seat) -> str:
    """What befell a player: an instant win, a sweep, a collapse, a foul; empty for most."""
    settlement, words = match.view.settlement, match.words
    assert settlement is not None
    kind, flaw = settlement.instants[seat], settlement.flaws[seat]
    if kind is not None:
        return words("mb-tag-instant")
    if settlement.sweeper == seat:
        return words("mb-tag-sweep")
    if flaw is not None and any(item.row is not None and seat in item.pair for item in settlement.items):
        return words(f"mb-tag-{flaw.value}")  # beside instant winners alone a foul affects nothing
    return words("mb-tag-collapse") if seat in settlement.collapsed else ""


def _shines(match: Match, seat: Seat) -> bool:
    settlement = match.view.settlement
    assert settlement is not None
    return settlement.instants[seat] is not None or settlement.sweeper == seat


def _banner(match: Match) -> Banner | None:
    """The one thing that everybody talks about, if there was any."""
    settlement, words = match.view.settlement, match.words
    assert settlement is not None
    winners = [seat for seat, kind in enumerate(settlement.instants) if kind is not None]
    net = settlement.net
    if winners:
        best = max(winners, key=lambda seat: net[seat])
        kind = settlement.instants[best]
        assert kind is not None
        return Banner(instant_name(kind, words).upper(), match.person(best).name, match.number(net[best]))
    if settlement.sweeper is not None:
        seat = settlement.sweeper
        return Banner(words("mb-tag-sweep").upper(), match.person(seat).name, match.number(net[seat]))
    collapsed = [seat for seat in settlement.collapsed if settlement.flaws[seat] is None]
    if collapsed:
        seat = collapsed[0]
        return Banner(
            words("mb-tag-collapse").upper(), match.person(seat).name, match.number(net[seat]), Tone.BAD
        )
    return None
