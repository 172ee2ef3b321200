"""What everybody shall see: a chop, a chop upon a chop, a rotten hand, a hand that wins at the deal.

Each is told twice, as a banner for the picture and as a sentence; both come from the view alone.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen.match import Match
from bot.games.tienlen.names import instant_name, kind_name, play_name
from bot.pictures import Banner, Tone
from bot.screens.phrases import capital, card_line, listed
from rules.game import Line, Seat
from rules.tienlen import Debt, Laid, Rotten
from rules.tienlen.values import chop_value

# --- chops -------------------------------------------------------------------------------------------------------


def chop_on_table(match: Match) -> Debt | None:
    """The chop whose bomb lies on the table now: it may still be chopped in turn."""
    debt, top = match.view.debt, match.view.on_table
    return debt if debt is not None and debt.chain[-1] == top else None


def chop_just_paid(match: Match) -> Debt | None:
    """The chop of the last round, as long as nothing has been laid since."""
    view = match.view
    if view.on_table is not None or not view.rounds or not view.debts:
        return None
    bomb = view.debts[-1].chain[-1].play
    return view.debts[-1] if any(move.play == bomb for move in view.rounds[-1].moves) else None


def chop_banner(match: Match, debt: Debt) -> Banner:
    words = match.words
    shout = "tl-shout-chained" if debt.chained else "tl-shout-chop-two" if _of_twos(debt) else "tl-shout-chop"
    note = words("tl-banner-pays", payer=_plain(match, debt.payer), payee=_plain(match, debt.receiver))
    return Banner(words(shout), note, match.stakes(debt.stakes))


def chop_sentence(match: Match, debt: Debt) -> str:
    """While the round goes on: who would pay whom, unless the bomb is bombed."""
    below, bomb = debt.chain[-2:]
    return "💥 " + match.words(
        "tl-chop-chained" if debt.chained else "tl-chop",
        bomber=match.who(debt.receiver),
        payer=match.who(debt.payer),
        bomb=capital(play_name(bomb.play, match.words)),
        chopped=_chopped(match, below),
        stakes=match.stakes(debt.stakes),
    )


def chop_paid(match: Match, debt: Debt) -> str:
    """When nothing can change it any more. The plays that were chopped are added up where there are several."""
    below, bomb = debt.chain[-2:]
    return "💥 " + match.words(
        "tl-chop-paid-chained" if debt.chained else "tl-chop-paid",
        bomber=match.who(debt.receiver),
        payer=match.who(debt.payer),
        bomb=play_name(bomb.play, match.words),
        chopped=_chopped(match, below),
        stakes=match.stakes(debt.stakes),
        sum=chain_sum(match, debt),
    )


def chain_sum(match: Match, debt: Debt) -> str:
    """`2♥ (4) + tứ quý 8 (4)`: what was chopped in a round, each with its value."""
    return " + ".join(
        f"{_chopped(match, laid)} ({chop_value(laid.play, match.view.ruleset)})" for laid in debt.chain[:-1]
    )


def _chopped(match: Match, laid: Laid) -> str:
    return laid.play.label if laid.play.of_twos else play_name(laid.play, match.words)


def _of_twos(debt: Debt) -> bool:
    return debt.chain[-2].play.of_twos


def _plain(match: Match, seat: Seat) -> str:
    return match.person(seat).name


# --- the end -----------------------------------------------------------------------------------------------------


def rotten_lines(match: Match) -> tuple[Line, ...]:
    """The payments for rotten hands, once the match is over."""
    result = match.view.result
    return () if result is None else tuple(line for line in result.lines if line.reason == "rotten")


def rotten_parts(items: tuple[Rotten, ...], match: Match) -> str:
    """`2♥ (4) + tứ quý 6 (4)`: what rots, each with its value."""
    return " + ".join(f"{rotten_name(item, match)} ({item.stakes})" for item in items)


def rotten_name(item: Rotten, match: Match) -> str:
    """`2♥`, `tứ quý 6`, `ba đôi thông 6-7-8`."""
    if item.kind == "two":
        return card_line(item.cards)
    ranks = "-".join(dict.fromkeys(card.rank.label for card in item.cards))
    return f"{kind_name(item.kind, match.words)} {ranks}"


def rotten_tag(items: tuple[Rotten, ...], match: Match) -> str:
    """`thúi heo`, `thúi hàng` (bombs), `thúi heo, hàng`."""
    twos = any(item.kind == "two" for item in items)
    goods = any(item.kind != "two" for item in items)
    return match.words(
        "tl-tag-rotten-both" if twos and goods else "tl-tag-rotten-twos" if twos else "tl-tag-rotten-goods"
    )


def rotten_sentence(match: Match, line: Line) -> str:
    return "🥀 " + match.words(
        "tl-rotten",
        payer=match.who(line.payer),
        payee=match.who(line.payee),
        parts=rotten_parts(line.facts["items"], match),
        stakes=match.stakes(line.stakes),
    )


def instant_sentences(match: Match) -> Iterator[str]:
    """Who won at the deal, with the cards as text."""
    for instant in match.view.instants:
        kind = instant_name(instant.kind, match.words)
        yield "🐉 " + match.words("tl-instant", who=match.who(instant.seat), kind=kind)
        if match.view.hands is not None:
            yield f"-# {card_line(match.view.hands[instant.seat])}"


def happenings(match: Match) -> Iterator[str]:
    """All that moved stakes besides the places, when the match is over."""
    yield from instant_sentences(match)
    for debt in match.view.debts:
        if debt.stakes:
            yield chop_paid(match, debt)
    for line in rotten_lines(match):
        yield rotten_sentence(match, line)


def result_banner(match: Match) -> Banner | None:
    """The one thing that everybody talks about afterwards, if there was any: the dearest."""
    words, view = match.words, match.view
    assert view.result is not None
    if view.instants:
        kinds = listed(list(dict.fromkeys(instant_name(each.kind, words) for each in view.instants)), words)
        net = view.result.net[view.instants[0].seat]
        who = ", ".join(_plain(match, each.seat) for each in view.instants)
        return Banner(words("tl-shout-instant"), f"{who}: {kinds}", match.number(net))
    dearest = max(
        (line for line in view.result.lines if line.reason != "place"),
        key=lambda line: line.stakes,
        default=None,
    )
    if dearest is None:
        return None
    if dearest.reason == "rotten":
        shout, colour = capital(rotten_tag(dearest.facts["items"], match)).upper() + "!", Tone.BAD
    else:
        shout, colour = words("tl-shout-chained" if dearest.facts["chained"] else "tl-shout-chop"), Tone.GOLD
    note = words("tl-banner-pays", payer=_plain(match, dearest.payer), payee=_plain(match, dearest.payee))
    return Banner(shout, note, match.stakes(dearest.stakes), colour)
