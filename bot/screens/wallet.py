"""What a person owns in a server, and the day's chips."""

from __future__ import annotations

from bot.screens import Button, Buttons, Screen, Text, acts
from bot.screens.phrases import GOLD, GREEN, GREY, chips, when
from bot.words import Words, name


def wallet(words: Words, *, server: str, balance: int, at_stake: int, daily_at: float | None) -> Screen:
    """`balance` and `at_stake` (in escrow of a live match) are chips; `daily_at` is None when the day's chips wait."""
    lines = [f"## 👛 {words('wallet-title')}", f"-# {name(server, 40)}", f"# {chips(words, balance)}"]
    if at_stake:
        lines.append(words("wallet-at-stake", amount=chips(words, at_stake)))
    lines.append(words("daily-waits") if daily_at is None else words("daily-later", when=when(daily_at)))
    lines.append(f"-# {words('wallet-about')}")
    take = Button(words("button-daily"), acts.DAILY, "good", disabled=daily_at is not None)
    rank = Button(words("button-standings"), acts.join(acts.STANDINGS, "all", 1))
    return Screen((Text("\n".join(lines)), Buttons((take, rank))), GOLD)


def daily(words: Words, *, got: bool, amount: int, balance: int, next_at: float) -> Screen:
    """The answer to asking for the day's chips (`amount`), wallet and the next day's time (unix seconds) included."""
    text = words("daily-got" if got else "daily-had", amount=chips(words, amount), when=when(next_at))
    own = words("daily-balance", balance=chips(words, balance))
    return Screen((Text(f"{'🎁' if got else '⏳'} {text}\n{own}"),), GREEN if got else GREY)
