"""What taps on the private panel mean. They speak of positions in one's own hand, as `memo.Memo` writes them.

A button that was drawn for one's turn says `play`, one that was drawn out of turn says `plan`: if the table has moved
on meanwhile, the first is too late and not carried out, the second never was meant for a certain moment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bot.games import Act, Draft, Gesture
from bot.games.chuopai.memo import Memo
from bot.games.chuopai.names import play_line
from bot.screens.panel import ask_advice
from bot.screens.turns import Pick, now_or_planned
from bot.seen import Seen
from bot.words import Words
from rules.chuopai import GAME, PASS, View, classify, lay
from rules.game import Illegal, Strength

LEAVE: Final = "leave"
"""What a panel remembers while it asks whether to leave."""
ADVICE: Final = Strength.REGULAR
"""The computer player whose advice Suggest gives: a good one that answers at once."""


def gesture(seen: Seen, text: str, values: Sequence[str], words: Words) -> Gesture:
    """The answer to a tap. Raises `Illegal` with `no-hand`, `lost-draft`, `no-suggest`, or what the rules refuse."""
    view = own_view(seen)
    word, _, rest = text.partition(" ")
    if word == "one" and values:  # chosen from the menu of plays: its value is the memo
        word, rest = rest, values[0]
    about = rest.partition(" ")[0]
    match word:
        case "leave":
            return Draft(LEAVE)
        case "panel":
            return Draft("")
        case "suggest":
            ask_advice(seen)
            return _suggest(view, words)
        case "pass" | "plan-pass":
            return Act(now_or_planned(str(PASS), my_turn=word == "pass"))
        case "play" | "plan":
            cards = Memo.read(about, view.hand).cards(view.hand)
            return Act(now_or_planned(str(lay(cards)), my_turn=word == "play"))
        case "group" if values:
            Pick.read(about, len(view.hand))
            return Draft(Memo.of(values[0], view.hand).text)
        case "some":
            chosen = Memo.read(about, view.hand).with_pick(Pick.chosen(values, len(view.hand)))
            return Draft(Memo.read(chosen.text, view.hand).text)
        case _:
            raise Illegal("lost-draft")


def own_view(seen: Seen) -> View:
    """The view of somebody who plays. Raises `Illegal("no-hand")` for anybody else."""
    if not isinstance(seen.view, View) or seen.view.seat is None:
        raise Illegal("no-hand")
    return seen.view


def _suggest(view: View, words: Words) -> Draft:
    """Choose the suggested tiles, or say that there is nothing but to pass."""
    if not view.my_turn:
        raise Illegal("not-your-turn", turn=view.turn)
    play = classify(GAME.decide(view, ADVICE, 0).cards)
    if play is None:
        return Draft("", words("cp-suggest-pass"))
    return Draft(Memo.to_lay(play, view.hand).text, words("cp-suggest", tiles=play_line(play, words)))
