"""What taps on the private panel mean. They speak of positions in one's own hand, as `memo.Memo` writes them.

A button that was drawn for one's turn says `play`, one that was drawn out of turn says `plan`: if the table has moved
on meanwhile, the first is too late and not carried out, the second never was meant for a certain moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games import Act, Draft, Gesture
from bot.games.tienlen.memo import Memo
from bot.games.tienlen.names import play_line
from bot.screens.panel import ask_advice
from bot.screens.turns import Pick, now_or_planned
from bot.seen import Seen
from bot.words import Words
from rules.game import Illegal, Strength
from rules.tienlen import GAME, PASS, View, classify, lay

LEAVE: Final = "leave"
"""What a panel remembers while it asks whether to leave."""
ADVICE: Final = Strength.REGULAR
"""The computer player whose advice Suggest gives: a good one that answers at once."""


def gesture(seen: Seen, text: str, values: Sequence[str], words: Words) -> Gesture:
    """The answer to a tap. Raises `Illegal` with `no-hand`, `lost-draft`, `nothing-chosen`, `no-suggest`, or what the rules refuse."""
    view = own_view(seen)
    word, _, rest = text.partition(" ")
    if word == "leave":
        return Draft(LEAVE)
    if word == "one" and values:  # chosen from the menu of plays: its value is the pick
        word, _, rest = rest.partition(" ")
        rest += values[0]
    memo = Memo.read(rest.partition(" ")[0], len(view.hand))
    match word:
        case "play" | "plan":
            return _lay(view, memo, my_turn=word == "play")
        case "pass" | "plan-pass":
            return Act(now_or_planned(str(PASS), my_turn=word == "pass"), memo.sort)
        case "pick":
            return Draft(memo.with_pick(Pick.chosen(values, len(view.hand))).text)
        case "sort":
            return Draft(memo.turned.text)
        case "suggest":
            ask_advice(seen)
            return _suggest(view, memo, words)
        case "panel":
            return Draft(memo.text)
        case _:
            raise Illegal("lost-draft")


def own_view(seen: Seen) -> View:
    """The view of somebody who plays. Raises `Illegal("no-hand")` for anybody else."""
    if not isinstance(seen.view, View) or seen.view.seat is None:
        raise Illegal("no-hand")
    return seen.view


def _lay(view: View, memo: Memo, *, my_turn: bool) -> Act:
    """Lay what is chosen. The hand will hold other cards then, so only the sorting is remembered."""
    cards = memo.pick.cards(view.hand)
    if not cards:
        raise Illegal("nothing-chosen")
    return Act(now_or_planned(str(lay(cards)), my_turn=my_turn), memo.sort)


def _suggest(view: View, memo: Memo, words: Words) -> Draft:
    """Choose the suggested cards, or say that passing is better."""
    if not view.my_turn:
        raise Illegal("not-your-turn", turn=view.turn)
    action = GAME.decide(view, ADVICE, 0)
    play = classify(action.cards)
    if play is None:
        return Draft(memo.with_pick(Pick(len(view.hand))).text, words("tl-suggest-pass"))
    said = words("tl-suggest", cards=play_line(play, words))
    return Draft(memo.with_pick(Pick.of(action.cards, view.hand)).text, said)
