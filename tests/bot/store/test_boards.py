"""Standings: net chips won from other people, equal for equal, page by page."""

from __future__ import annotations

import asyncio
from itertools import count as count_from
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from bot.store import Store, Tx
from bot.store.boards import Standing, count, hide, leaderboard, record, see, standing_of
from bot.store.sqlite import SqliteStore

GUILD = 900


async def play(
    store: Store, match: int, nets: dict[int, int], *, at: float = 1000.0, guild: int = GUILD
) -> bool:
    return await store.run(lambda tx: record(tx, match, guild, at, nets))


async def board(
    store: Store, since: float | None = None, offset: int = 0, limit: int = 100, guild: int = GUILD
) -> list[Standing]:
    async def fn(tx: Tx) -> list[Standing]:
        page = await leaderboard(tx, guild, since, offset, limit)
        for standing in page:
            assert await standing_of(tx, guild, standing.user, since) == standing
        return page

    return await store.run(fn)


async def size(store: Store, since: float | None = None) -> int:
    return await store.run(lambda tx: count(tx, GUILD, since))


def ranks(page: list[Standing]) -> list[tuple[int, int]]:
    return [(standing.rank, standing.user) for standing in page]


async def test_a_line_tells_net_matches_wins_and_the_biggest_win(store: Store) -> None:
    await store.run(lambda tx: see(tx, GUILD, 1, "An"))
    await play(store, 1, {1: 500, 2: -300, 3: -200})
    await play(store, 2, {1: -100, 2: 100})
    await play(store, 3, {1: 700, 3: -700})
    await play(store, 4, {1: 0, 2: 0})
    assert await board(store) == [
        Standing(1, 1, "An", net=1100, matches=4, wins=2, biggest=700),
        Standing(2, 2, "", net=-200, matches=3, wins=1, biggest=100),
        Standing(3, 3, "", net=-900, matches=2, wins=0, biggest=0),
    ]


async def test_a_match_without_a_second_person_is_practice(store: Store) -> None:
    assert not await play(store, 1, {1: 500})
    assert not await play(store, 2, {})
    assert await board(store) == []
    assert await size(store) == 0


async def test_a_match_counts_once(store: Store) -> None:
    assert await play(store, 1, {1: 5, 2: -5})
    assert not await play(store, 1, {1: 5, 2: -5})
    assert not await play(store, 1, {1: 900, 2: -900})
    assert [standing.net for standing in await board(store)] == [5, -5]


async def test_the_same_net_is_the_same_rank_and_the_next_counts_them(store: Store) -> None:
    await play(store, 1, {4: 10, 9: -10})
    await play(store, 2, {2: 10, 8: -10})
    await play(store, 3, {3: 10, 7: -10})
    await play(store, 4, {1: 30, 6: -30})
    assert ranks(await board(store)) == [(1, 1), (2, 2), (2, 3), (2, 4), (5, 7), (5, 8), (5, 9), (8, 6)]


async def test_pages_hold_everybody_once_and_ranks_run_through(store: Store) -> None:
    for user in range(1, 24):
        await play(store, user, {user: user % 5, 100 + user: -(user % 5)})
    whole = await board(store)
    pages = [await board(store, offset=offset, limit=10) for offset in range(0, 60, 10)]
    assert [len(page) for page in pages] == [10, 10, 10, 10, 6, 0]
    assert [standing for page in pages for standing in page] == whole
    assert await size(store) == len(whole) == 46


async def test_a_period_counts_from_its_first_moment(store: Store) -> None:
    await play(store, 1, {1: 5, 2: -5}, at=999.0)
    await play(store, 2, {1: -3, 2: 3}, at=1000.0)
    await play(store, 3, {3: 1, 4: -1}, at=1001.0)
    assert ranks(await board(store)) == [(1, 1), (2, 3), (3, 4), (4, 2)]
    assert ranks(await board(store, since=1000.0)) == [(1, 2), (2, 3), (3, 4), (4, 1)]
    assert ranks(await board(store, since=1000.5)) == [(1, 3), (2, 4)]
    assert await size(store, since=1000.5) == 2
    assert await store.run(lambda tx: standing_of(tx, GUILD, 1, 1000.5)) is None


async def test_servers_have_nothing_to_do_with_each_other(store: Store) -> None:
    await play(store, 1, {1: 5, 2: -5})
    await play(store, 2, {1: -7, 2: 7}, guild=GUILD + 1)
    await store.run(lambda tx: see(tx, GUILD + 1, 1, "elsewhere"))
    assert [(s.user, s.name, s.net) for s in await board(store)] == [(1, "", 5), (2, "", -5)]
    assert ranks(await board(store, guild=GUILD + 1)) == [(1, 2), (2, 1)]


async def test_who_left_is_hidden_and_comes_back_with_all_he_won(store: Store) -> None:
    await play(store, 1, {1: 5, 2: -2, 3: -3})
    await store.run(lambda tx: see(tx, GUILD, 1, "An"))
    await store.run(lambda tx: hide(tx, GUILD, 1))
    await store.run(lambda tx: hide(tx, GUILD, 99))  # never played
    assert ranks(await board(store)) == [(1, 2), (2, 3)]
    assert await size(store) == 2
    assert await store.run(lambda tx: standing_of(tx, GUILD, 1, None)) is None
    await store.run(lambda tx: see(tx, GUILD, 1, "An Nguyễn"))
    assert ranks(await board(store)) == [(1, 1), (2, 2), (3, 3)]
    assert (await board(store))[0].name == "An Nguyễn"


matches = st.lists(
    st.tuples(
        st.dictionaries(st.integers(1, 6), st.integers(-50, 50), min_size=1, max_size=4),
        st.integers(0, 3),
    ),
    max_size=12,
)


def by_hand(played: list[tuple[dict[int, int], int]], hidden: set[int], since: int) -> list[Standing]:
    nets: dict[int, list[int]] = {}
    for result, at in played:
        if len(result) >= 2 and at >= since:
            for user, net in result.items():
                nets.setdefault(user, []).append(net)
    visible = {user: won for user, won in nets.items() if user not in hidden}
    return [
        Standing(
            rank=1 + sum(sum(other) > sum(won) for other in visible.values()),
            user=user,
            name="",
            net=sum(won),
            matches=len(won),
            wins=sum(net > 0 for net in won),
            biggest=max(0, *won),
        )
        for user, won in sorted(visible.items(), key=lambda each: (-sum(each[1]), each[0]))
    ]


def test_standings_are_what_adding_up_by_hand_gives(path: Path) -> None:
    fresh = count_from(1)

    @settings(max_examples=40, deadline=None)
    @given(matches, st.sets(st.integers(1, 6), max_size=2), st.integers(0, 3))
    def hold_against(played: list[tuple[dict[int, int], int]], hidden: set[int], since: int) -> None:
        guild = next(fresh)  # every example in a server of its own

        async def live(tx: Tx) -> None:
            for result, at in played:
                await record(tx, next(fresh), guild, at, result)
            for user in hidden:
                await hide(tx, guild, user)

        async def read(tx: Tx) -> None:
            expected = by_hand(played, hidden, since)
            assert await leaderboard(tx, guild, since, 0, 100) == expected
            assert await count(tx, guild, since) == len(expected)

        runner.run(store.run(live))
        runner.run(store.run(read))

    with asyncio.Runner() as runner:
        store = runner.run(SqliteStore.open(path))
        try:
            hold_against()
        finally:
            runner.run(store.close())
