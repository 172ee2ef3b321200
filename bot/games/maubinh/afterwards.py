"""The private panel when nothing can be set any more: left, out of time, being revealed, over; and every panel's head
and foot."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.maubinh import drawings
from bot.games.maubinh.board import between_people
from bot.games.maubinh.match import Match, stakes_for
from bot.screens import Button, Buttons, Part, Screen, Text, acts, table
from bot.screens.phrases import GREEN, GREY, RED, capital, chips, gain, game_title, ruleset_title, table_link
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
        buttons = (Button(words("button-skip"), "skip", emoji="⏭️"), *buttons)
    return Screen((*parts, *((Buttons(buttons),) if buttons else ())), GREY)


def over(seen: Seen, finished: Finished, words: Words) -> Screen:
    """How the last match went for the viewer."""
    match = Match.over(finished, words)
    me = seen.you.user if seen.you is not None else None
    seat = finished.users.index(me) if me is not None and me in finished.users else None
    title = f"### {words('mb-result-title', match=finished.match)}"
    again = Button(words("button-again"), "again", "primary", emoji="🔁")
    buttons = (again, Button(words("button-details"), acts.DETAILS, emoji="🧾"), *board_link(seen, words))
    if seat is None:
        return Screen((Text(f"{title}\n{words('mb-over-without-you')}"), Buttons(buttons)), GREY)
    net = finished.result.net[seat]
    key = "mb-over-won" if net > 0 else "mb-over-lost" if net < 0 else "mb-over-even"
    lines = [
        title,
        words(key, net=words("stakes", amount=words.number(abs(net)), count=abs(net))),
        *_against(match, seat),
    ]
    moved, balance = finished.paid.net[seat], finished.paid.balances[seat]
    if between_people(finished.paid) and moved is not None and balance is not None:
        lines.append(words("mb-chips", moved=gain(words, moved), balance=chips(words, balance)))
    tag = drawings.tag(match, seat)
    if tag:
        lines.insert(2, f"**{capital(tag)}**")
    return Screen((Text("\n".join(lines)), Buttons(buttons)), GREEN if net > 0 else RED if net < 0 else GREY)


def _against(match: Match, seat: int) -> Iterator[str]:
    """One line for each opponent."""
    settlement = match.view.settlement
    assert settlement is not None
    for other in range(settlement.seats):
        if other != seat:
            total = sum(stakes_for(item, seat) for item in settlement.between(seat, other))
            yield f"{match.who(other)}: **{match.number(total)}**"


# --- head and foot -----------------------------------------------------------------------------------------------


def head(seen: Seen, words: Words, deadline: str) -> str:
    game = f"{game_title(seen.game, words)} · {ruleset_title(seen.game, seen.ruleset_name, words)}"
    facts = " · ".join((game, words("table-stake", stake=chips(words, seen.stake))))
    title = words("mb-hand-title", match=seen.match)
    practice = words("table-practice") if seen.practice else ""
    return "\n".join(
        filter(None, (" · ".join(filter(None, (f"### {title}", deadline))), table.small(facts, practice)))
    )


def board_link(seen: Seen, words: Words) -> tuple[Button, ...]:
    link = table_link(seen)
    return () if link is None else (Button(words("button-board"), url=link),)


def board_row(seen: Seen, words: Words) -> tuple[Buttons, ...]:
    board = board_link(seen, words)
    return (Buttons(board),) if board else ()
