"""A look back at one's own hand: one's setting beside the best one, and what was lost before and after the reveal.

The two losses are kept apart. Before the reveal it is expectation that was given away: a mistake. After it, it is what
the very cards of this match would have allowed: nobody could know them. Only the viewer's own cards and those that were
revealed to everybody are looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from bot import pictures
from bot.games import picture
from bot.games.maubinh.drawings import TOP_DOWN, by_rank, faces
from bot.games.maubinh.match import stakes_for
from bot.games.maubinh.names import hand_name, instant_name, row_name
from bot.games.maubinh.suggesting import TELLING, expected
from bot.games.told import tone
from bot.pictures import Look, Made, Side, Tone
from bot.screens import Picture, Screen, Text
from bot.screens.phrases import GREY, capital, card_line
from bot.screens.table import small
from bot.seen import Seen
from bot.words import Words
from rules.cards import PACK
from rules.game import Seat
from rules.maubinh.arranger import Choice, Review, arranger_for
from rules.maubinh.instants import instant_win
from rules.maubinh.rows import HAND, ROWS, Cards, Row, Setting
from rules.maubinh.settlement import Flaw, Hand, Settlement
from rules.maubinh.settling import settle
from rules.maubinh.views import OwnView, View

UNSEEN = Hand(PACK[:HAND], declined=True)
"""Who saved nothing, or nothing that was shown."""


def review(seen: Seen, words: Words) -> Screen:
    """The last match as its viewer should look back at it. Takes some ten milliseconds."""
    finished = seen.finished
    if finished is None:
        return Screen((Text(words("details-none")),), GREY)
    view = finished.own
    if not isinstance(view, View) or view.own is None:
        return Screen((Text(words("over-without-you")),), GREY)
    title = f"### {words('mb-review-title', match=finished.match)}\n{small(words('mb-review-private'))}"
    hindsight = _Hindsight.of(view, view.own)
    drawn = _drawn(view, view.own, hindsight, words)
    before = "\n".join(_before(view, view.own, hindsight.review, words))
    after = "\n".join(_after(view, hindsight, words))
    return Screen((Text(title), drawn, Text(before), Text(after)), GREY)


# --- what was, and what could have been -------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Hindsight:
    """The arranger's review, with what was settled. Of other settings one can tell only when all cards were shown."""

    review: Review
    settled: Settlement
    """With the viewer in seat 0."""
    best_settled: Settlement | None
    """Had he chosen what is best before the reveal."""
    all_shown: bool

    @staticmethod
    def of(view: View, own: OwnView) -> _Hindsight:
        mine, others = hand_of(view, own), others_of(view)
        reviewed = arranger_for(view.ruleset).review(mine, others)
        best = Hand(own.cards, reviewed.best.setting, declined=not reviewed.best.announced)
        shown = all(_is_known(view, seat) for seat in range(len(view.players)) if seat != view.seat)
        tellable = shown or reviewed.best.announced
        return _Hindsight(
            review=reviewed,
            settled=settle((mine, *others), view.ruleset),
            best_settled=settle((best, *others), view.ruleset) if tellable else None,
            all_shown=shown,
        )


def hand_of(view: View, own: OwnView) -> Hand:
    """What the viewer brought to the showdown."""
    me = view.players[view.seat or 0]
    late = me.timed_out and view.ruleset.on_timeout == "foul"
    return Hand(own.cards, own.setting, left=me.left, declined=own.declined, late=late)


def others_of(view: View) -> tuple[Hand, ...]:
    """What the others brought, as far as everybody has seen it."""
    return tuple(_shown(view, seat) for seat in range(len(view.players)) if seat != view.seat)


def _shown(view: View, seat: Seat) -> Hand:
    player = view.players[seat]
    if player.instant is not None and player.cards is not None:
        return Hand(player.cards)
    late = player.flaw is Flaw.LATE
    rows = {row.row: row.cards[seat] for row in view.rows}
    back, middle, front = (rows.get(row) for row in ROWS)
    if back is None or middle is None or front is None:
        return Hand(UNSEEN.cards, left=player.left, declined=True, late=late)
    # Whatever instant win is in cards that were compared row by row, it was not announced.
    return Hand.of(Setting(back, middle, front), left=player.left, declined=True, late=late)


def _is_known(view: View, seat: Seat) -> bool:
    """Whether it is known how his rows would have fared: they were shown, or they did not count."""
    player = view.players[seat]
    return bool(view.rows) or player.instant is not None or player.flaw is not None


# --- in words ---------------------------------------------------------------------------------------------------------


def _before(view: View, own: OwnView, reviewed: Review, words: Words) -> Iterator[str]:
    """What he could know: whether he announced rightly, and the expectation that he gave away."""
    yield words("mb-review-before")
    me = view.players[view.seat or 0]
    if me.instant is None and me.flaw is not None:
        yield words(f"mb-review-flaw-{me.flaw.value}")
    elif me.timed_out:
        yield words("mb-review-timed-out" if view.ruleset.on_timeout == "saved" else "mb-review-set-for-you")
    yield from _claimed(view, own, reviewed, words)
    made, best = (expected(choice.stakes, words) for choice in (reviewed.made, reviewed.best))
    if reviewed.loss < TELLING:
        yield words("mb-review-well", made=made)
    else:
        # The difference of what is shown, so that it adds up for whoever reads it.
        loss = round(reviewed.best.stakes, 1) - round(reviewed.made.stakes, 1)
        yield words("mb-review-lost", made=made, best=best, loss=words.tenths(loss))


def _claimed(view: View, own: OwnView, reviewed: Review, words: Words) -> Iterator[str]:
    claim = arranger_for(view.ruleset).claim(own.cards, len(view.players) - 1)
    if claim is None or view.players[view.seat or 0].left:
        return
    rightly = "rightly" if claim.worth_it is reviewed.made.announced else "wrongly"
    yield words(
        f"mb-review-{'announced' if reviewed.made.announced else 'declined'}-{rightly}",
        kind=instant_name(claim.kind, words),
        announced=expected(claim.announced, words),
        played=expected(claim.played, words),
    )


def _after(view: View, hindsight: _Hindsight, words: Words) -> Iterator[str]:
    """What nobody could know: the best against just these cards. What the best one before came to is told apart."""
    reviewed = hindsight.review
    got, most = reviewed.got, reviewed.got + reviewed.missed
    best = got if hindsight.best_settled is None else hindsight.best_settled.net[0]
    yield words("mb-review-after")
    said = [words("mb-review-got", got=words.number(got, signed=True))]
    if best != got:
        said.append(words("mb-review-best-got", best=words.number(best, signed=True)))
    if not hindsight.all_shown:
        yield " ".join((*said, words("mb-review-unshown")))
    elif most == max(got, best):
        yield " ".join((*said, words("mb-review-no-more")))
    else:
        yield " ".join((*said, words("mb-review-missed", most=words.number(most, signed=True))))
        yield small(*_laid(view, reviewed.hindsight, words))


def _laid(view: View, choice: Choice, words: Words) -> Iterator[str]:
    if choice.announced:
        yield words("mb-review-by-announcing")
    elif choice.setting is not None:
        for row in ROWS:
            name, cards = row_name(row, view.ruleset, words), choice.setting[row]
            yield f"{capital(name)}: {hand_name(cards, view.ruleset, words)} · {card_line(by_rank(cards))}"


# --- as a picture -----------------------------------------------------------------------------------------------------


def _drawn(view: View, own: OwnView, hindsight: _Hindsight, words: Words) -> Picture:
    reviewed = hindsight.review
    me = view.players[view.seat or 0]
    fouled = me.flaw is not None and me.instant is None
    mine = Side(
        _caption("mb-review-yours", own.cards, reviewed.made, view, words),
        tuple(_rows(own, reviewed.made, hindsight.settled, view, words, fouled=fouled)),
        _figures(reviewed.made, hindsight.settled, words),
        Tone.BAD if fouled else Tone.PLAIN,
    )
    best = Side(
        _caption("mb-review-best", own.cards, reviewed.best, view, words),
        tuple(_rows(own, reviewed.best, hindsight.best_settled, view, words)),
        _figures(reviewed.best, hindsight.best_settled, words),
        Tone.GOLD,
    )
    return picture(pictures.Review(mine, best), ". ".join((_said(mine), _said(best))))


def _caption(key: str, cards: Cards, choice: Choice, view: View, words: Words) -> str:
    kind = instant_win(cards, view.ruleset)
    if choice.announced and kind is not None:
        return words(f"{key}-announced", kind=instant_name(kind, words))
    return words(f"{key}-unset" if choice.setting is None else key)


def _rows(
    own: OwnView,
    choice: Choice,
    settled: Settlement | None,
    view: View,
    words: Words,
    *,
    fouled: bool = False,
) -> Iterator[Made]:
    """From the front to the back, each with what it came to; thirteen cards as such where no setting counts."""
    if choice.setting is None or choice.announced:
        look = Look.PLAIN if choice.announced else Look.DIM
        for cards in (own.cards[:3], own.cards[3:8], own.cards[8:]):
            yield Made(pictures.pieces(cards, look), "")
        return
    look = Look.DIM if fouled else Look.PLAIN
    for row in TOP_DOWN:
        cards = choice.setting[row]
        stakes = None if settled is None else _stakes(settled, row)
        yield Made(
            pictures.pieces(by_rank(cards), look),
            capital(hand_name(cards, view.ruleset, words)),
            "" if stakes is None else words.number(stakes, signed=True),
            Tone.PLAIN if stakes is None else tone(stakes),
        )


def _stakes(settled: Settlement, row: Row) -> int | None:
    """What a row came to for seat 0; None when it was not compared."""
    items = [item for item in settled.about(row) if 0 in item.pair]
    return sum(stakes_for(item, 0) for item in items) if items else None


def _figures(choice: Choice, settled: Settlement | None, words: Words) -> tuple[tuple[str, str], ...]:
    came = words("mb-review-unknown") if settled is None else words.number(settled.net[0], signed=True)
    return (
        (words("mb-review-expected"), expected(choice.stakes, words)),
        (words("mb-review-came"), came),
    )


def _said(side: Side) -> str:
    rows = "; ".join(f"{faces(made)} {made.hand} {made.stakes}".strip() for made in side.rows)
    figures = ", ".join(f"{name} {value}" for name, value in side.figures)
    return f"{side.caption}: {rows}; {figures}"
