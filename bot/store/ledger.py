"""Money: double entry, in whole chips, and every entry once.

An entry moves chips between accounts and sums to zero; new chips come from the mint of their server, whose balance is
what it has given out, below zero. The entry's cause (`match:7`, `daily:<guild>:<user>:<day>`) is its receipt: the
same cause does nothing the second time. Only `post` writes; postings are never changed or deleted.

Accounts are touched in ascending order, so that two entries never wait for each other crosswise.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from bot.store.port import Tx

CAP: Final = 10**12
"""The most chips that a wallet holds. What would go beyond it returns to the mint: no payment fails by riches."""

_LARGEST: Final = 10**15
"""The most chips that one line of an entry moves; sums over a million of them still fit 64 bits."""


class Short(Exception):
    """`account` should give `wanted` chips and has only `has`. Nothing was posted."""

    def __init__(self, account: str, wanted: int, has: int) -> None:
        super().__init__(f"{account} has {has} chips, not {wanted}")
        self.account = account
        self.wanted = wanted
        self.has = has


def wallet_of(guild: int, user: int) -> str:
    """The account of a person in a server."""
    return f"wallet:{guild}:{user}"


def escrow_of(table: int) -> str:
    """The account that holds what the players of a table may lose in the match under way."""
    return f"escrow:{table}"


def mint_of(guild: int) -> str:
    """The account that a server's chips come from."""
    return f"mint:{guild}"


async def balance(tx: Tx, account: str) -> int:
    """Chips of an account; 0 when nobody has used it."""
    row = await tx.one("SELECT chips FROM accounts WHERE account = :account", account=account)
    return row["chips"] if row else 0


async def happened(tx: Tx, cause: str) -> bool:
    """Whether an entry of that cause was posted."""
    return await tx.one("SELECT cause FROM entries WHERE cause = :cause", cause=cause) is not None


async def post(tx: Tx, cause: str, amounts: Mapping[str, int], at: float) -> bool:
    """Move `amounts` (chips by account: minus is given, plus received; their sum is 0) at `at` (unix seconds).

    False when the cause has happened before: nothing happens then. Raises `Short`, with nothing done, when a wallet
    or an escrow would fall below zero, and `ValueError` for amounts that are no entry. Accounts open by themselves,
    also one that receives 0.
    """
    for account, amount in amounts.items():
        if type(amount) is not int or abs(amount) > _LARGEST:
            raise ValueError(f"{amount!r} is no number of chips for {account}")
    if sum(amounts.values()):
        raise ValueError(f"an entry sums to 0, this one to {sum(amounts.values())}: {dict(amounts)}")

    await tx.execute("SAVEPOINT entry")
    new = await tx.execute(
        "INSERT INTO entries (cause, at) VALUES (:cause, :at) ON CONFLICT (cause) DO NOTHING",
        cause=cause,
        at=at,
    )
    if new:
        try:
            moved = await _move(tx, amounts)
        except Short:
            await tx.execute("ROLLBACK TO SAVEPOINT entry")
            await tx.execute("RELEASE SAVEPOINT entry")
            raise
        for account, amount in sorted(moved.items()):
            if amount:
                await tx.execute(
                    "INSERT INTO postings (cause, account, amount) VALUES (:cause, :account, :amount)",
                    cause=cause,
                    account=account,
                    amount=amount,
                )
    await tx.execute("RELEASE SAVEPOINT entry")
    return bool(new)


async def _move(tx: Tx, amounts: Mapping[str, int]) -> dict[str, int]:
    """Change the balances; what each account really got, with the surplus of full wallets back in their mints."""
    moved: dict[str, int] = {}
    surplus: dict[str, int] = {}
    for account, amount in sorted(amounts.items()):
        moved[account] = await _add(tx, account, amount)
        if moved[account] < amount:
            mint = mint_of(int(account.split(":")[1]))
            surplus[mint] = surplus.get(mint, 0) + amount - moved[account]
    for mint, amount in sorted(surplus.items()):
        moved[mint] = moved.get(mint, 0) + await _add(tx, mint, amount)
    return moved


async def _add(tx: Tx, account: str, amount: int) -> int:
    """Add to one balance; how much it took, which is less than `amount` when a wallet is full. Raises `Short`."""
    if await _update(tx, account, amount):
        return amount
    has = await balance(tx, account)
    if amount < 0 and not account.startswith("mint:"):
        raise Short(account, -amount, has)
    await tx.execute(
        "INSERT INTO accounts (account, chips) VALUES (:account, 0) ON CONFLICT (account) DO NOTHING",
        account=account,
    )
    took = min(amount, CAP - has) if account.startswith("wallet:") else amount
    await _update(tx, account, took)
    return took


async def _update(tx: Tx, account: str, amount: int) -> bool:
    """Add to a balance if it exists and stays within its bounds."""
    changed = await tx.execute(
        """
        UPDATE accounts SET chips = chips + :amount
        WHERE account = :account
          AND (chips + :amount >= 0 OR account LIKE 'mint:%')
          AND (chips + :amount <= :cap OR account NOT LIKE 'wallet:%')
        """,
        account=account,
        amount=amount,
        cap=CAP,
    )
    return changed == 1


async def audit(tx: Tx) -> list[str]:
    """Every way in which the books are wrong, a sentence each; empty when they are right."""
    entries = await tx.all(
        "SELECT cause, SUM(amount) AS off FROM postings GROUP BY cause HAVING SUM(amount) <> 0"
    )
    accounts = await tx.all(
        """
        SELECT a.account, a.chips, COALESCE(SUM(p.amount), 0) AS posted
        FROM accounts a LEFT JOIN postings p ON p.account = a.account
        GROUP BY a.account, a.chips HAVING a.chips <> COALESCE(SUM(p.amount), 0)
        """
    )
    return [
        *(f"entry {row['cause']} sums to {row['off']}" for row in entries),
        *(f"{row['account']} holds {row['chips']}, its postings say {row['posted']}" for row in accounts),
    ]
