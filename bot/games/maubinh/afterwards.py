"""The private panel when nothing can be set any more: left, out of time, being revealed, over."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.maubinh import drawings
from bot.games.maubinh.match import Match, stakes_for
from bot.screens import Button, Buttons, Part, Screen, Text, acts, ending
from bot.screens.panel import board_link, head
from bot.screens.phrases import GREY
from bot.seen import Finished, Seen
from bot.words import Words
from rules.maubinh.views import OwnView, View


def fixed(seen: Seen, view: View, own: OwnView, words: Words) -> Screen:
    """Left, out of time, or the rows are being revealed."""
    player = view.players[seen.seat or 0]
    state = "left" if player.left else "reveal" if view.stage != "setting" else "timed-out"
    parts: list[Part] = [Text(head(seen, words, "")), Text(words(f"mb-fixed-{state}"))]
    if own.setting is not None and not player.left:
        parts.append(drawings.setting(view, own, words))
    buttons = board_link(seen, words)
    if state == "reveal":
        buttons = (Button(words("button-skip"), "skip"), *buttons)
    return Screen((*parts, Buttons(buttons)), GREY)


def over(seen: Seen, finished: Finished, words: Words) -> Screen:
    """How the last match went for the viewer."""
    seat = finished.seat
    if seat is None:
        return ending.over(seen, finished, words)
    match = Match.over(finished, words)
    look_back = Button(words("mb-button-review"), acts.REVIEW)
    return ending.over(
        seen, finished, words, *_against(match, seat), tag=drawings.tag(match, seat), after=(look_back,)
    )


def _against(match: Match, seat: int) -> Iterator[str]:
    """One line for each opponent."""
    settlement = match.view.settlement
    assert settlement is not None
    for other in range(settlement.seats):
        if other != seat:
            total = sum(stakes_for(item, seat) for item in settlement.between(seat, other))
            yield f"{match.who(other)}: **{match.number(total)}**"
