"""One card at our tables: a board in words, a panel with two buttons."""

from __future__ import annotations

from typing import Any

from rules.onecard import GAME  # type: ignore  # found by looking, as `tests.fourth` says

from bot.games import Hosted
from bot.screens import Button, Buttons, Screen, Text, ending, table, turns
from bot.screens.panel import board_row, head
from bot.seen import Finished, Seen
from bot.words import Words, name


def board(seen: Seen, words: Words) -> Screen:
    return table.board(
        seen,
        words,
        GAME,
        live=lambda: (Text(turns.turn_line(seen, words, seen.view.turn)), table.playing_buttons(words)),
        over=lambda finished: (Text(ending.standings(finished, words, shown(finished))),),
    )


def shown(finished: Finished) -> dict[int, str]:
    return {seat: card.label for seat, card in enumerate(finished.view.cards)}


def hand(seen: Seen, words: Words, draft: str) -> Screen:
    if seen.view is None:
        assert seen.finished is not None
        return ending.over(seen, seen.finished, words)
    row = Buttons((Button(words("onecard-stay"), "stay", "primary"), Button(words("onecard-fold"), "fold")))
    card = Text(words("onecard-yours", card=seen.view.card.label))
    return Screen((Text(head(seen, words, "")), card, row, *board_row(seen, words)))


def details(seen: Seen, words: Words) -> Screen:
    finished = seen.finished
    lines = finished.result.lines if finished is not None else ()
    names = finished.names if finished is not None else ()
    paid = [
        words(
            "onecard-paid", payer=name(names[line.payer]), payee=name(names[line.payee]), stakes=line.stakes
        )
        for line in lines
    ]
    return Screen((Text("\n".join(paid) or words("details-none")),))


def rules(ruleset: Any, words: Words) -> Screen:
    return Screen((Text(words("onecard-rules")),))


HOSTED = Hosted(GAME, board, hand, details, rules)
