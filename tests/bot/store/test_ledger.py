"""Chips neither appear nor vanish, and the same cause never pays twice."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    Bundle,
    RuleBasedStateMachine,
    consumes,
    initialize,
    invariant,
    multiple,
    rule,
    run_state_machine_as_test,
)

from bot.store import Conflict, Store, Tx
from bot.store.ledger import CAP, Short, audit, balance, escrow_of, mint_of, post, wallet_of
from bot.store.sqlite import SqliteStore
from bot.store.wallets import wallet

T = TypeVar("T")

GUILD = 900
MINT = mint_of(GUILD)
AN, BINH = wallet_of(GUILD, 1), wallet_of(GUILD, 2)


async def enter(store: Store, cause: str, amounts: Mapping[str, int]) -> bool:
    return await store.run(lambda tx: post(tx, cause, amounts, 1000.0))


async def execute(store: Store, sql: str, **params: Any) -> int:
    return await store.run(lambda tx: tx.execute(sql, **params))


async def chips(store: Store, *accounts: str) -> tuple[int, ...]:
    async def fn(tx: Tx) -> tuple[int, ...]:
        assert await audit(tx) == []
        return tuple([await balance(tx, account) for account in accounts])

    return await store.run(fn)


async def test_an_entry_moves_chips_between_accounts(store: Store) -> None:
    assert await enter(store, "start", {MINT: -100, AN: 100})
    assert await enter(store, "stake", {AN: -30, escrow_of(5): 30})
    assert await chips(store, MINT, AN, escrow_of(5), BINH) == (-100, 70, 30, 0)


async def test_the_same_cause_pays_once(store: Store) -> None:
    assert await enter(store, "match:1", {MINT: -100, AN: 100})
    assert not await enter(store, "match:1", {MINT: -100, AN: 100})
    assert not await enter(store, "match:1", {MINT: -7, BINH: 7})
    assert await chips(store, MINT, AN, BINH) == (-100, 100, 0)


async def test_a_hundred_identical_claims_at_once_are_one(store: Store) -> None:
    answers = await asyncio.gather(*(enter(store, "daily", {MINT: -100, AN: 100}) for _ in range(100)))
    assert sum(answers) == 1
    assert await chips(store, AN) == (100,)


async def test_of_eight_who_give_the_same_chips_at_once_one_succeeds(store: Store) -> None:
    await enter(store, "start", {MINT: -1000, AN: 1000})
    answers = await asyncio.gather(
        *(enter(store, f"give:{n}", {AN: -1000, wallet_of(GUILD, 10 + n): 1000}) for n in range(8)),
        return_exceptions=True,
    )
    assert sorted(type(answer).__name__ for answer in answers) == ["Short"] * 7 + ["bool"]
    takers = await chips(store, *(wallet_of(GUILD, 10 + n) for n in range(8)))
    assert sorted(takers) == [0] * 7 + [1000]
    assert await chips(store, AN) == (0,)


@pytest.mark.parametrize("account", [AN, escrow_of(5)])
async def test_who_is_short_is_told_how_much_and_nothing_happened(store: Store, account: str) -> None:
    await enter(store, "start", {MINT: -100, account: 100})

    async def tries(tx: Tx) -> None:
        with pytest.raises(Short) as short:
            # The others come first and last in the order of accounts.
            await post(tx, "greedy", {account: -101, "escrow:0": 51, wallet_of(GUILD, 999): 50}, 0.0)
        assert (short.value.account, short.value.wanted, short.value.has) == (account, 101, 100)
        await post(tx, "modest", {account: -1, MINT: 1}, 0.0)  # the transaction goes on

    await store.run(tries)
    assert await chips(store, account, "escrow:0", wallet_of(GUILD, 999)) == (99, 0, 0)
    assert await enter(store, "greedy", {account: -99, MINT: 99})  # its cause has not happened


async def test_a_transaction_that_fails_later_has_not_paid(store: Store) -> None:
    async def pays_and_fails(tx: Tx) -> None:
        assert await post(tx, "start", {MINT: -100, AN: 100}, 0.0)
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await store.run(pays_and_fails)
    assert await chips(store, MINT, AN) == (0, 0)
    assert await enter(store, "start", {MINT: -100, AN: 100})


NO_ENTRIES: list[dict[str, Any]] = [
    {MINT: -1, AN: 2},
    {AN: 1},
    {MINT: -1.5, AN: 1.5},
    {MINT: -1, AN: True},
    {MINT: "-1", AN: "1"},
    {MINT: float("nan"), AN: float("nan")},
    {MINT: -(2**63), AN: 2**63},
    {MINT: -(10**15) - 1, AN: 10**15 + 1},
]


async def test_what_is_no_entry_is_refused(store: Store) -> None:
    for amounts in NO_ENTRIES:
        with pytest.raises(ValueError, match=r"no number of chips|sums to 0"):
            await enter(store, "odd", amounts)
    assert await chips(store, MINT, AN) == (0, 0)
    assert await enter(store, "odd", {MINT: -1, AN: 1})


async def test_amounts_up_to_the_cap_are_exact(store: Store) -> None:
    for amount in (1, 1000, 2**31, CAP - 1, CAP):
        await enter(store, f"in:{amount}", {MINT: -amount, AN: amount})
        assert await chips(store, AN, MINT) == (amount, -amount)
        await enter(store, f"out:{amount}", {AN: -amount, MINT: amount})
        assert await chips(store, AN, MINT) == (0, 0)


async def test_what_a_full_wallet_cannot_hold_returns_to_the_mint(store: Store) -> None:
    await enter(store, "rich", {MINT: -CAP + 10, AN: CAP - 10})
    await enter(store, "stake", {MINT: -100, escrow_of(5): 100})
    assert await enter(store, "match:5", {escrow_of(5): -100, AN: 60, BINH: 40})
    assert await chips(store, AN, BINH, escrow_of(5), MINT) == (CAP, 40, 0, -CAP - 40)
    assert await enter(store, "daily", {MINT: -1000, AN: 1000})
    assert await chips(store, AN, MINT) == (CAP, -CAP - 40)


async def test_an_escrow_holds_four_full_wallets(store: Store) -> None:
    wallets = [wallet_of(GUILD, user) for user in range(4)]
    for account in wallets:
        await enter(store, account, {MINT: -CAP, account: CAP})
    await enter(store, "deal", {escrow_of(1): 4 * CAP, **dict.fromkeys(wallets, -CAP)})
    await enter(store, "match", {escrow_of(1): -4 * CAP, **dict.fromkeys(wallets, CAP)})
    assert await chips(store, *wallets) == (CAP,) * 4


FALSE_BOOKS = [
    "UPDATE postings SET amount = 5",
    "DELETE FROM postings",
    "UPDATE entries SET cause = 'other'",
    "DELETE FROM entries",
    "UPDATE accounts SET chips = -1 WHERE account LIKE 'wallet:%'",
    f"UPDATE accounts SET chips = {CAP + 1} WHERE account LIKE 'wallet:%'",
    "UPDATE accounts SET chips = -1 WHERE account LIKE 'escrow:%'",
    "UPDATE accounts SET chips = 1.5",
    "INSERT INTO accounts VALUES ('pocket:1', 0)",
    "INSERT INTO postings VALUES ('start', 'wallet:1:404', 5)",
    "INSERT INTO postings VALUES ('no such cause', 'wallet:900:1', 5)",
]


async def test_the_database_itself_refuses_to_falsify_the_books(store: Store) -> None:
    await enter(store, "start", {MINT: -100, AN: 60, escrow_of(5): 40})
    for sql in FALSE_BOOKS:
        with pytest.raises(Conflict):
            await execute(store, sql)
    assert await chips(store, AN) == (60,)


async def test_the_audit_notices_what_does_not_add_up(store: Store) -> None:
    await enter(store, "start", {MINT: -100, AN: 100})
    await execute(store, "UPDATE accounts SET chips = 99 WHERE account = :account", account=AN)
    await execute(store, "INSERT INTO entries VALUES ('odd', 0.0)")
    await execute(store, "INSERT INTO postings VALUES ('odd', :account, 5)", account=MINT)
    found = await store.run(audit)
    assert len(found) == 3
    assert "entry odd sums to 5" in found


class Books(RuleBasedStateMachine):
    """Random lives of a server against books kept by hand: every identity holds after every step."""

    open_tables = Bundle("open_tables")

    @initialize()
    def begin(self) -> None:
        self.runner = asyncio.Runner()
        self.folder = tempfile.TemporaryDirectory()
        self.path = Path(self.folder.name) / "chi.db"
        self.store = self.runner.run(SqliteStore.open(self.path))
        self.model: dict[str, int] = {MINT: 0}
        self.causes: set[str] = set()
        self.tables = 0

    def teardown(self) -> None:
        self.runner.run(self.store.close())
        self.runner.close()
        self.folder.cleanup()

    def run(self, fn: Callable[[Tx], Awaitable[T]]) -> T:
        return self.runner.run(self.store.run(fn))

    def post(self, cause: str, amounts: dict[str, int]) -> bool:
        """Post, and hold what comes of it against what must; whether it was taken."""
        new = cause not in self.causes
        short = [a for a, n in amounts.items() if a != MINT and n < 0 and self.model.get(a, 0) + n < 0]

        def attempt() -> bool:
            return self.run(lambda tx: post(tx, cause, amounts, 1.0))

        if new and short:
            with pytest.raises(Short) as error:
                attempt()
            assert error.value.account == min(short)
            return False
        assert attempt() == new
        if new:
            self.causes.add(cause)
            for account, amount in amounts.items():
                self.model[account] = self.model.get(account, 0) + amount
        return new

    @rule(user=st.integers(1, 4), starting=st.integers(0, 10_000))
    def first_seen(self, user: int, starting: int) -> None:
        new = f"start:{user}" not in self.causes
        chips = self.run(lambda tx: wallet(tx, GUILD, user, starting, 1.0))
        if new:
            self.causes.add(f"start:{user}")
            self.model[MINT] -= starting
            self.model[wallet_of(GUILD, user)] = self.model.get(wallet_of(GUILD, user), 0) + starting
        assert chips == self.model[wallet_of(GUILD, user)]

    @rule(
        giver=st.integers(1, 4), taker=st.integers(5, 8), amount=st.integers(0, 20_000), n=st.integers(0, 5)
    )
    def give(self, giver: int, taker: int, amount: int, n: int) -> None:
        self.post(f"give:{n}", {wallet_of(GUILD, giver): -amount, wallet_of(GUILD, taker): amount})

    @rule(
        target=open_tables,
        stakes=st.dictionaries(st.integers(1, 8), st.integers(1, 5_000), min_size=2, max_size=4),
    )
    def deal(self, stakes: dict[int, int]) -> Any:
        self.tables += 1
        amounts = {wallet_of(GUILD, user): -stake for user, stake in stakes.items()}
        amounts[escrow_of(self.tables)] = sum(stakes.values())
        return self.tables if self.post(f"deal:{self.tables}", amounts) else multiple()

    @rule(table=consumes(open_tables), winner=st.integers(1, 8), again=st.booleans())
    def settle(self, table: int, winner: int, again: bool) -> None:
        pot = self.model[escrow_of(table)]
        amounts = {escrow_of(table): -pot, wallet_of(GUILD, winner): pot}
        assert self.post(f"match:{table}", amounts)
        if again:
            assert not self.post(f"match:{table}", amounts)
        assert self.model[escrow_of(table)] == 0

    @rule(user=st.integers(1, 8), amount=st.integers(1, 1000))
    def fails_after_paying(self, user: int, amount: int) -> None:
        async def fn(tx: Tx) -> None:
            await post(tx, "never", {MINT: -amount, wallet_of(GUILD, user): amount}, 1.0)
            raise ZeroDivisionError

        with pytest.raises(ZeroDivisionError):
            self.run(fn)

    @rule()
    def restart(self) -> None:
        self.runner.run(self.store.close())
        self.store = self.runner.run(SqliteStore.open(self.path))

    @invariant()
    def books_are_right(self) -> None:
        async def fn(tx: Tx) -> tuple[list[str], dict[str, int]]:
            rows = await tx.all("SELECT account, chips FROM accounts")
            return await audit(tx), {row["account"]: row["chips"] for row in rows}

        wrong, accounts = self.run(fn)
        assert wrong == []
        assert {a: n for a, n in accounts.items() if n} == {a: n for a, n in self.model.items() if n}
        assert sum(accounts.values()) == 0
        assert all(0 <= n <= CAP for account, n in accounts.items() if account != MINT)


def test_books_kept_by_hand_agree() -> None:
    run_state_machine_as_test(
        Books, settings=settings(max_examples=15, stateful_step_count=30, deadline=None)
    )
