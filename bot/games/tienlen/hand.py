"""The private panel: one's own cards, what they can beat, and everything that can be done in and out of turn."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen import drawings, telling
from bot.games.tienlen.gestures import LEAVE
from bot.games.tienlen.match import Match
from bot.games.tienlen.memo import Memo, Sort
from bot.games.tienlen.names import BOMB, play_line, play_name
from bot.games.tienlen.offers import offers
from bot.screens import Button, Buttons, Option, Part, Screen, Select, Text, ending, turns
from bot.screens.panel import board_link, board_row, head
from bot.screens.phrases import GOLD, GREEN, GREY, RED, capital, card_line, card_name
from bot.screens.refusals import sentence
from bot.screens.turns import Pick
from bot.seen import Finished, Seen
from bot.words import Words
from rules.cards import Rank
from rules.game import Illegal, Seat
from rules.tienlen import GAME, Play, Verb, View, classify, options, why_not, why_not_pass

ONE_TAP = 3
"""Plays that have a button of their own; further ones are in a menu."""
MAY_BECOME_LEGAL = frozenset(
    {
        "must-same-kind",
        "must-same-suits",
        "must-be-higher",
        "cannot-chop",
        "passed-this-round",
        "first-play-must-hold",
    }
)
"""Refusals that hold for the table as it is now: what they forbid can still be planned."""


def hand(seen: Seen, words: Words, draft: str) -> Screen:
    """The panel of `seen.you`, in a direct message and in the channel alike."""
    view = seen.view
    if isinstance(view, View) and view.seat is not None:
        if view.turn is not None and view.players[view.seat].place is None:
            return _playing(seen, view, view.seat, words, draft)
        return _watching(seen, view, view.seat, words)
    if seen.finished is not None:
        return over(seen, seen.finished, words)
    return Screen((Text(words("illegal-no-hand")), *board_row(seen, words)), GREY)


def _playing(seen: Seen, view: View, seat: Seat, words: Words, draft: str) -> Screen:
    top = Text(head(seen, words, ""))
    if draft == LEAVE:
        leave = Button(words("button-leave-match"), "leave", "danger")
        stay = Button(words("button-stay"), f"~panel {Sort.RANK}", "primary")
        return Screen((top, Text(words("leave-cost-tienlen")), Buttons((leave, stay))), RED)
    memo = Memo.kept(draft, len(view.hand))
    match = Match.live(seen, words)
    parts = [
        top,
        drawings.own(match, memo.order(view.hand), memo.pick.at),
        Text("\n".join(_situation(seen, view, seat, match))),
        *_plan(seen, view, words),
        *_offered(view, memo, words),
        _cards(view, memo, words),
        *_verdict(view, memo, words),
        _do(seen, view, memo, words),
        _more(seen, memo, words),
    ]
    return Screen(tuple(parts), GREEN if view.my_turn else GOLD)


def _situation(seen: Seen, view: View, seat: Seat, match: Match) -> Iterator[str]:
    """Whose turn it is, what lies there, and what one can do about it."""
    words = match.words
    assert view.turn is not None
    yield turns.own_turn_line(seen, words, view.turn)
    yield from telling.centre(match)
    if view.players[seat].passed:
        yield words("tl-you-passed")
    elif len(view.hand) == 1 and view.hand[0].rank is Rank.TWO:
        yield words("tl-only-a-two")
    elif view.on_table is not None and not view.can_play:
        yield words("tl-nothing-beats")


# --- what is planned, what is offered ----------------------------------------------------------------------------


def _plan(seen: Seen, view: View, words: Words) -> Iterator[Part]:
    if seen.planned is None:
        return
    action = GAME.parse(seen.planned)
    play = classify(action.cards)
    what = words("button-pass") if action.verb is Verb.PASS or play is None else play_line(play, words)
    yield turns.planned(words, what, my_turn=view.my_turn)


def _offered(view: View, memo: Memo, words: Words) -> Iterator[Part]:
    """The plays that would be legal now: the first as buttons when there is something to beat, the rest in a menu."""
    plays = offers(view)
    if not plays or (view.on_table is None and not view.my_turn):
        return
    word = "play" if view.my_turn else "plan"
    buttons: tuple[Play, ...] = ()
    if view.on_table is not None:
        buttons = plays if len(plays) <= ONE_TAP + 1 else plays[:ONE_TAP]
        yield Buttons(
            tuple(
                Button(
                    play.label,
                    f"~{word} {_memo(memo, play, view)} {at}",
                    "primary",
                    BOMB if play.bomb else None,
                )
                for at, play in enumerate(buttons)
            )
        )
    rest = plays[len(buttons) :]
    if rest:
        more = len(options(view)) - len(buttons) > len(rest)
        key = "tl-choose-lead" if view.on_table is None else "tl-choose-other"
        placeholder = words(key, count=len(rest)) + ("…" if more else "")
        found = tuple(
            Option(
                play.label,
                Pick.of(play.cards, view.hand).text,
                capital(play_name(play, words)),
                emoji=BOMB if play.bomb else None,
            )
            for play in rest
        )
        yield Select(f"~one {word} {memo.sort}", placeholder, found)


def _memo(memo: Memo, play: Play, view: View) -> str:
    return memo.with_pick(Pick.of(play.cards, view.hand)).text


# --- choosing cards ----------------------------------------------------------------------------------------------


def _cards(view: View, memo: Memo, words: Words) -> Select:
    options = tuple(
        Option(
            f"{at + 1}. {card_name(view.hand[at], words)}",
            str(at),
            chosen=at in memo.pick.at,
            card=str(view.hand[at]),
        )
        for at in memo.order(view.hand)
    )
    return Select(f"~pick {memo.sort}", words("tl-pick"), options, 0, len(options))


def _verdict(view: View, memo: Memo, words: Words) -> Iterator[Part]:
    """Whether the chosen cards may be laid; if not, why."""
    cards = memo.pick.cards(view.hand)
    if not cards:
        return
    play = classify(cards)
    named = card_line(cards) if play is None else play_line(play, words)
    refusal = why_not(view, cards, in_turn=False)
    if refusal is None:
        # Whoever leads decides what can be played after him: then all that is known is that it can be planned.
        known = view.my_turn or view.on_table is not None
        yield Text(words("tl-pick-legal" if known else "tl-pick-plan", cards=named))
    else:
        mark = "🟡" if not view.my_turn and refusal.code in MAY_BECOME_LEGAL else "🔴"
        yield Text(f"{mark} {named}: {sentence(refusal, words)}")


def _do(seen: Seen, view: View, memo: Memo, words: Words) -> Buttons:
    """Play, pass and suggest in turn; out of turn plan the same, and look anew."""
    cards = memo.pick.cards(view.hand)
    refusal = why_not(view, cards, in_turn=False) if cards else Illegal("nothing-chosen")
    now = view.my_turn
    barred = refusal is not None and (now or refusal.code not in MAY_BECOME_LEGAL)
    lay = Button(
        words("button-play-cards" if now else "button-plan-cards"),
        f"~{'play' if now else 'plan'} {memo.text}",
        "good",
        disabled=barred,
    )
    skip = Button(
        words("button-pass" if now else "button-plan-pass"),
        f"~{'pass' if now else 'plan-pass'} {memo.text}",
        "danger" if now and not view.can_play else "plain",
        disabled=now and why_not_pass(view) is not None,
    )
    if not now:
        return Buttons((lay, skip, Button(words("button-fresh"), f"~panel {memo.text}")))
    advice = (Button(words("button-suggest"), f"~suggest {memo.text}"),) if seen.suggest else ()
    return Buttons((lay, skip, *advice))


def _more(seen: Seen, memo: Memo, words: Words) -> Buttons:
    sort = Button(words(f"tl-sort-{memo.sort.other.name.lower()}"), f"~sort {memo.text}")
    return Buttons((sort, Button(words("button-leave"), "~leave"), *board_link(seen, words)))


# --- done --------------------------------------------------------------------------------------------------------


def _watching(seen: Seen, view: View, seat: Seat, words: Words) -> Screen:
    """All cards laid, or left: what goes on at the table."""
    match = Match.live(seen, words)
    player = view.players[seat]
    if player.left:
        said = words("tl-you-left")
    else:
        assert player.place is not None
        place = turns.placed(player.place, len(match.names), words)
        said = words("tl-you-are-out", medal=turns.medal(player.place, len(match.names)), place=place)
    fresh = Button(words("button-fresh"), f"~panel {Sort.RANK}")
    buttons = Buttons((fresh, *board_link(seen, words)))
    return Screen((Text(head(seen, words, "")), drawings.table(match), Text(said), buttons), GREY)


def over(seen: Seen, finished: Finished, words: Words) -> Screen:
    """How the last match went for the viewer."""
    seat = finished.seat
    if seat is None:
        return ending.over(seen, finished, words)
    match = Match.over(finished, words)
    lines = (
        words(
            "tl-line-paid" if line.payer == seat else "tl-line-got",
            who=match.who(line.payee if line.payer == seat else line.payer),
            stakes=match.stakes(line.stakes),
            why=words(f"tl-reason-{line.reason}"),
        )
        for line in finished.result.lines
        if seat in (line.payer, line.payee)
    )
    return ending.over(seen, finished, words, *lines, tag=", ".join(drawings.tags(match, seat)))
