"""The part of the private panel in which one chooses what to lay.

To a play on the table every answer is one tap. On lead, and to plan ahead, one first chooses a pattern or a
combination from what one holds, then how much of it.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.chuopai.groups import Group, groups
from bot.games.chuopai.memo import Memo
from bot.games.chuopai.names import (
    family_name,
    full_name,
    kind_name,
    pips,
    play_line,
    play_name,
    tile_line,
    tile_name,
)
from bot.games.chuopai.offers import MOST, beating
from bot.screens import Button, Buttons, Option, Part, Select, Text
from bot.screens.phrases import capital
from bot.screens.refusals import sentence
from bot.screens.turns import Pick
from bot.words import Words
from rules.chuopai import Play, View, classify, options, why_not
from rules.game import Illegal

ONE_TAP = 6
"""Answers that have a button of their own; more are in a menu."""
A_ROW = 3


def acted(view: View) -> bool:
    """Whether one has had one's turn in this round; what one plans now is for the next."""
    return any(move.seat == view.seat for move in view.round.moves)


def parts(view: View, memo: Memo | None, words: Words) -> Iterator[Part]:
    """The answers, the menu of what one holds, and what is chosen from it."""
    plays = () if acted(view) else beating(view)
    yield from _answers(view, plays, memo, words)
    if view.my_turn and view.highest is not None and len(options(view)) <= MOST:
        return  # every play that is allowed has been offered
    yield _menu(view, memo, words)
    if memo is not None:
        yield from _special(view, memo, words) if memo.group.special else _set(view, memo, words)


def _word(view: View) -> str:
    return "play" if view.my_turn else "plan"


# --- answers to what lies on the table ---------------------------------------------------------------------------


def _answers(view: View, plays: tuple[Play, ...], memo: Memo | None, words: Words) -> Iterator[Part]:
    memos = [Memo.to_lay(play, view.hand) for play in plays]
    if len(plays) > ONE_TAP:
        yield Select(
            f"~one {_word(view)}",
            words("cp-choose-answer", count=len(plays)),
            tuple(
                Option(tile_line(play.cards), each.text, play_name(play, words))
                for play, each in zip(plays, memos, strict=True)
            ),
        )
        return
    buttons = [
        Button(
            tile_line(play.cards)
            if play.special
            else f"{tile_name(play.cards[0], words)} {tile_line(play.cards)}",
            f"~{_word(view)} {each.text} {at}",
            "good" if memo is not None and memo.pick == each.pick else "primary",
        )
        for at, (play, each) in enumerate(zip(plays, memos, strict=True))
    ]
    for at in range(0, len(buttons), A_ROW):
        yield Buttons(tuple(buttons[at : at + A_ROW]))


# --- what one holds ----------------------------------------------------------------------------------------------


def _menu(view: View, memo: Memo | None, words: Words) -> Select:
    found = tuple(
        Option(
            _label(group, view, words),
            str(number),
            _about(group, view, words),
            memo is not None and number == memo.number,
        )
        for number, group in enumerate(groups(view.hand))
    )
    key = "cp-choose-lead" if view.my_turn and view.highest is None else "cp-choose"
    return Select(f"~group {Pick(len(view.hand)).text}", words(key), found)


def _label(group: Group, view: View, words: Words) -> str:
    cards = group.cards(view.hand)
    if group.special:
        return f"★ {kind_name(group.kind, words)}"
    return f"{tile_line(cards)} · {full_name(cards[0], words)}"


def _about(group: Group, view: View, words: Words) -> str:
    cards = group.cards(view.hand)
    return tile_line(cards) if group.special else capital(family_name(cards[0].family, words))


def _set(view: View, memo: Memo, words: Words) -> Iterator[Part]:
    """Tiles of one pattern: a button for each number of them."""
    held = len(view.hand)
    tile = memo.group.cards(view.hand)[0]
    picks = [memo.with_pick(memo.group.pick(held, count)) for count in range(1, len(memo.group.at) + 1)]
    refusals = [_refusal(view, each) for each in picks]
    legal = not all(refusals)
    said = f"**{full_name(tile, words)}** {pips(tile)}"
    yield Text(f"🟢 {said}" if legal else f"🔴 {said}: {_why(refusals[-1], words)}")
    yield Buttons(
        tuple(
            Button(
                words(f"cp-button-{_word(view)}", count=len(each.pick.at)),
                f"~{_word(view)} {each.text}",
                "good" if each.pick == memo.pick else "primary",
                disabled=refusal is not None,
            )
            for each, refusal in zip(picks, refusals, strict=True)
        )
    )


def _special(view: View, memo: Memo, words: Words) -> Iterator[Part]:
    """A head with its mates: a menu of every tile, all chosen at first."""
    cards = memo.cards(view.hand)
    play, refusal = classify(cards), _refusal(view, memo)
    said = tile_line(cards) if play is None else play_line(play, words)
    yield Text(f"🟢 {said}" if refusal is None else f"🔴 {said}: {_why(refusal, words)}")
    yield Select(
        f"~some {memo.text}",
        words("cp-choose-some"),
        tuple(
            Option(
                f"{pips(view.hand[at])} · {full_name(view.hand[at], words)}",
                str(at),
                chosen=at in memo.pick.at,
            )
            for at in memo.group.at
        ),
        1,
        len(memo.group.at),
    )
    yield Buttons(
        (
            Button(
                words(f"cp-button-{_word(view)}", count=len(cards)),
                f"~{_word(view)} {memo.text}",
                "good",
                disabled=refusal is not None,
            ),
        )
    )


def _refusal(view: View, memo: Memo) -> Illegal | None:
    """Why the chosen tiles cannot be laid; out of turn only what will never be a play is refused."""
    cards = memo.cards(view.hand)
    if view.my_turn:
        return why_not(view, cards)
    return None if classify(cards) is not None else Illegal("not-a-play")


def _why(refusal: Illegal | None, words: Words) -> str:
    return sentence(refusal, words) if refusal is not None else ""
