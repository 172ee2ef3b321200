"""The end of a match as every game tells it: what each won or lost, in stakes and in chips, on the board, on one's own
panel and in the details. What a game adds (its picture, what befell whom, where the stakes come from) it gives as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.screens import Button, Buttons, Screen, Text, acts
from bot.screens.panel import board_link
from bot.screens.phrases import GREEN, GREY, RED, capital, chips, gain, stakes
from bot.screens.proof import proof_line
from bot.screens.table import small
from bot.seen import Finished, Paid, Seen
from bot.words import Words, name
from rules.game import Seat


def between_people(paid: Paid) -> bool:
    """Whether there were two people, so that chips could move."""
    return sum(chips is not None for chips in paid.net) >= 2


def best_first(finished: Finished) -> list[Seat]:
    """The seats by their net."""
    net = finished.result.net
    return sorted(range(len(net)), key=lambda seat: (-net[seat], seat))


def standings(finished: Finished, words: Words, tags: Mapping[Seat, str]) -> str:
    """A line for each player, the best first; `tags` say in a word what befell somebody. Then the small print."""
    lines = [_standing(finished, seat, words, tags.get(seat, "")) for seat in best_first(finished)]
    return "\n".join((*lines, small(_unpaid(finished, words), proof_line(finished.proof, words))))


def _unpaid(finished: Finished, words: Words) -> str:
    """Why the chips are not what the stakes come to, where computers played along; empty otherwise."""
    if not between_people(finished.paid):
        return words("result-unpaid")
    return words("result-computers") if None in finished.users else ""


def _standing(finished: Finished, seat: Seat, words: Words, tag: str) -> str:
    net = finished.result.net[seat]
    parts = [f"**{name(finished.names[seat])}** **{stakes(words, net)}**", *_chips(finished, seat, words)]
    if seat in finished.paid.short:
        parts.append(words("result-short"))
    mark = "🏆 " if net > 0 and net == max(finished.result.net) else ""
    return mark + " · ".join(parts) + (f" · {tag}" if tag else "")


def _chips(finished: Finished, seat: Seat, words: Words) -> Iterator[str]:
    """What moved and what is left, where chips could move."""
    moved, balance = finished.paid.net[seat], finished.paid.balances[seat]
    if between_people(finished.paid) and moved is not None and balance is not None:
        yield words("result-chips", moved=gain(words, moved), balance=chips(words, balance))


def over(
    seen: Seen, finished: Finished, words: Words, *lines: str, tag: str = "", after: tuple[Button, ...] = ()
) -> Screen:
    """How the last match went for the viewer; `lines` say what he won from whom, `after` is what the game offers
    beside the details, at most one button. Who has left the table must sit down before he can play again."""
    seat = finished.seat
    title = f"### {words('result-title', match=finished.match)}"
    again = () if seen.you is None else (Button(words("button-again"), "again", "primary"),)
    first, link = (*again, Button(words("button-details"), acts.DETAILS)), board_link(seen, words)
    if seat is None:
        return Screen((Text(f"{title}\n{words('over-without-you')}"), Buttons((*first, *link))), GREY)
    net = finished.result.net[seat]
    key = "over-won" if net > 0 else "over-lost" if net < 0 else "over-even"
    amount = words("stakes", amount=words.number(abs(net)), count=abs(net))
    said = [title, words(key, net=amount), *([f"**{capital(tag)}**"] if tag else []), *lines]
    text = "\n".join(filter(None, (*said, *_chips(finished, seat, words), small(_unpaid(finished, words)))))
    rows = (Buttons((*first, *after)), Buttons(link)) if after else (Buttons((*first, *link)),)
    return Screen((Text(text), *rows), GREEN if net > 0 else RED if net < 0 else GREY)


def details_foot(finished: Finished, words: Words) -> str:
    """The chips that moved, and why they may differ from the stakes."""
    if not between_people(finished.paid):
        return small(_unpaid(finished, words))
    moved = [
        f"{name(finished.names[seat])} {gain(words, amount)}"
        for seat, amount in enumerate(finished.paid.net)
        if amount is not None
    ]
    return small(
        words("details-chips", moved=", ".join(moved)),
        words("details-short") if finished.paid.short else "",
        _unpaid(finished, words),
    )
