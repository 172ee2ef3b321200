"""Chips that nobody pays for: the first ones in a server, and the daily ones."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date, timedelta

from bot.store.days import day_of, start_of
from bot.store.ledger import balance, happened, mint_of, post, wallet_of
from bot.store.port import Tx


@dataclass(frozen=True, slots=True)
class Daily:
    """Whether the daily chips were given just now, the wallet after it, and when (unix seconds) to come again."""

    got: bool
    balance: int
    next_at: float


async def wallet(tx: Tx, guild: int, user: int, starting: int, at: float) -> int:
    """The chips of a person; at first sight he gets the `starting` ones."""
    account, cause = wallet_of(guild, user), f"start:{guild}:{user}"
    if not await happened(tx, cause):
        await post(tx, cause, {mint_of(guild): -starting, account: starting}, at)
    return await balance(tx, account)


async def daily(tx: Tx, guild: int, user: int, *, amount: int, zone: str, at: float) -> Daily:
    """Give `amount` chips if the person has had none on this calendar day of `zone`.

    A clock or a zone that was set back opens no day twice, and none before one that was already taken.
    """
    day = day_of(zone, at)
    taken = await _taken(tx, guild, user, day)
    if not taken:
        amounts = {mint_of(guild): -amount, wallet_of(guild, user): amount}
        await post(tx, _cause(guild, user, day), amounts, at)
    return Daily(
        got=not taken,
        balance=await balance(tx, wallet_of(guild, user)),
        next_at=start_of(zone, max(taken, default=day) + timedelta(days=1)),
    )


async def daily_at(tx: Tx, guild: int, user: int, *, zone: str, at: float) -> float | None:
    """When (unix seconds) the person can have the daily chips again; None when they wait for him now."""
    taken = await _taken(tx, guild, user, day_of(zone, at))
    return start_of(zone, max(taken) + timedelta(days=1)) if taken else None


async def _taken(tx: Tx, guild: int, user: int, day: date) -> list[date]:
    """The days from `day` on whose chips he has had."""
    # Two zones are at most a day and two hours apart: a day that was taken under another zone lies within two.
    days = [day + timedelta(days=ahead) for ahead in range(3)]
    return [each for each in days if await happened(tx, _cause(guild, user, each))]


def _cause(guild: int, user: int, day: date) -> str:
    return f"daily:{guild}:{user}:{day}"
