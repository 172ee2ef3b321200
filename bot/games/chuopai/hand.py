"""The private panel: one's own tiles, what must or may be laid, and everything that can be done in and out of turn."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.chuopai import choosing, drawings, telling
from bot.games.chuopai.board import tag
from bot.games.chuopai.gestures import LEAVE
from bot.games.chuopai.match import Match
from bot.games.chuopai.memo import Memo
from bot.games.chuopai.names import play_line
from bot.screens import Button, Buttons, Part, Screen, Text, ending, table, turns
from bot.screens.panel import board_link, board_row, head
from bot.screens.phrases import GOLD, GREEN, GREY, RED
from bot.screens.refusals import sentence
from bot.seen import Finished, Seen
from bot.words import Words
from rules.chuopai import GAME, View, classify, why_not_pass
from rules.game import Seat


def hand(seen: Seen, words: Words, draft: str) -> Screen:
    """The panel of `seen.you`, in a direct message and in the channel alike."""
    view = seen.view
    if isinstance(view, View) and view.seat is not None:
        player = view.players[view.seat]
        if view.turn is not None and player.cards and not player.left:
            return _playing(seen, view, words, draft)
        return _watching(seen, view, view.seat, words)
    if seen.finished is not None:
        return over(seen, seen.finished, words)
    return Screen((Text(words("illegal-no-hand")), *board_row(seen, words)), GREY)


def _playing(seen: Seen, view: View, words: Words, draft: str) -> Screen:
    top = Text(head(seen, words, ""))
    if draft == LEAVE:
        leave = Button(words("button-leave-match"), "leave", "danger")
        stay = Button(words("button-stay"), "~panel", "primary")
        return Screen((top, Text(words("leave-cost-chuopai")), Buttons((leave, stay))), RED)
    memo = Memo.kept(draft, view.hand)
    match = Match.live(seen, words)
    parts = (
        top,
        drawings.own(match, memo.pick.at if memo is not None else ()),
        Text("\n".join(_situation(seen, view, match))),
        *_plan(seen, view, words),
        *choosing.parts(view, memo, words),
        Buttons(tuple(_do(seen, view, words))),
        Buttons((Button(words("button-leave"), "~leave"), *board_link(seen, words))),
    )
    return Screen(parts, GREEN if view.my_turn else GOLD)


def _situation(seen: Seen, view: View, match: Match) -> Iterator[str]:
    """Whose turn it is, what lies there, and what one must do about it."""
    words = match.words
    assert view.turn is not None
    yield turns.own_turn_line(seen, words, view.turn)
    yield from telling.centre(match)
    refusal = why_not_pass(view)
    if view.must_lead and refusal is not None:
        yield table.small(sentence(refusal, words))
    elif view.my_turn:
        yield words("cp-nothing-beats") if refusal is None else f"❗ {sentence(refusal, words)}"
    elif choosing.acted(view):
        yield words("cp-acted")
    elif view.highest is not None and not view.can_play:
        yield words("cp-nothing-beats-yet")
    opening = () if view.rounds else telling.bonuses(match)
    yield table.small(telling.standing(seen, match), *telling.course(match), *opening)


def _plan(seen: Seen, view: View, words: Words) -> Iterator[Part]:
    if seen.planned is None:
        return
    play = classify(GAME.parse(seen.planned).cards)
    what = words("button-pass") if play is None else play_line(play, words)
    yield turns.planned(words, what, my_turn=view.my_turn)


def _do(seen: Seen, view: View, words: Words) -> Iterator[Button]:
    """Pass and suggest in turn; out of turn plan to pass, and look again."""
    if not view.my_turn:
        yield Button(words("button-plan-pass"), "~plan-pass")
        yield Button(words("button-fresh"), "~panel")
        return
    barred = why_not_pass(view) is not None
    yield Button(words("button-pass"), "~pass", "plain" if barred else "danger", disabled=barred)
    if seen.suggest:
        yield Button(words("button-suggest"), "~suggest")


def _watching(seen: Seen, view: View, seat: Seat, words: Words) -> Screen:
    """All tiles laid, or left: what goes on at the table."""
    match = Match.live(seen, words)
    left = view.players[seat].left
    said = (
        words("cp-you-left")
        if left
        else words("cp-you-are-out", points=match.points(view.players[seat].points))
    )
    buttons = Buttons((Button(words("button-fresh"), "~panel"), *board_link(seen, words)))
    course = table.small(telling.standing(seen, match), *telling.course(match))
    return Screen(
        (Text(head(seen, words, "")), drawings.table(match), Text(f"{said}\n{course}"), buttons), GREY
    )


def over(seen: Seen, finished: Finished, words: Words) -> Screen:
    """How the last match went for the viewer: with whom he compared piles, and what that brought."""
    seat = finished.seat
    if seat is None:
        return ending.over(seen, finished, words)
    match = Match.over(finished, words)
    lines = (_compared(match, seat, other) for other in match.seats if other != seat)
    return ending.over(seen, finished, words, *lines, tag=tag(match, seat))


def _compared(match: Match, seat: Seat, other: Seat) -> str:
    mine, theirs = (match.view.players[each].points for each in (seat, other))
    key = "cp-line-got" if mine > theirs else "cp-line-paid" if mine < theirs else "cp-line-even"
    return match.words(key, who=match.who(other), stakes=match.stakes(1), mine=mine, theirs=theirs)
