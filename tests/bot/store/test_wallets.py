"""The first chips come once in a server, the daily ones once a calendar day of its own time zone."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from bot.store import Store
from bot.store.days import day_of, since, start_of
from bot.store.ledger import balance, wallet_of
from bot.store.wallets import Daily, daily, daily_at, wallet

GUILD, AN = 900, 1
VIETNAM = "Asia/Ho_Chi_Minh"
ZONES = (
    VIETNAM,
    "UTC",
    "Europe/Berlin",
    "America/New_York",
    "America/Santiago",  # its clocks go forward at midnight
    "Africa/Cairo",  # so do these
    "Australia/Lord_Howe",  # by half an hour
    "Pacific/Kiritimati",  # 14 hours ahead
    "Pacific/Niue",  # 11 hours behind
)


def at(text: str, zone: str = VIETNAM) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


async def press(store: Store, when: float, zone: str = VIETNAM, amount: int = 1000) -> Daily:
    pressed = await store.run(lambda tx: daily(tx, GUILD, AN, amount=amount, zone=zone, at=when))
    assert pressed.balance == await store.run(lambda tx: balance(tx, wallet_of(GUILD, AN)))
    told = await store.run(lambda tx: daily_at(tx, GUILD, AN, zone=zone, at=when))
    assert told == pressed.next_at
    return pressed


@pytest.mark.parametrize("starting", [0, 1, 10_000])
async def test_starting_chips_come_once_in_each_server(store: Store, starting: int) -> None:
    async def look(guild: int, starting: int) -> int:
        return await store.run(lambda tx: wallet(tx, guild, AN, starting, 0.0))

    assert await asyncio.gather(*(look(GUILD, starting) for _ in range(10))) == [starting] * 10
    assert await look(GUILD, 777) == starting  # also when the setting has changed since
    assert await look(GUILD + 1, 5) == 5


async def test_daily_chips_before_the_first_ones_do_not_take_their_place(store: Store) -> None:
    await press(store, at("2026-07-01 12:00"))
    assert await store.run(lambda tx: wallet(tx, GUILD, AN, 10_000, 0.0)) == 11_000


async def test_daily_chips_come_once_a_calendar_day(store: Store) -> None:
    assert await store.run(lambda tx: daily_at(tx, GUILD, AN, zone=VIETNAM, at=0.0)) is None
    evening, midnight = at("2026-07-01 23:59:59"), at("2026-07-02 00:00")
    assert await press(store, evening) == Daily(True, 1000, midnight)
    assert await press(store, evening + 0.5) == Daily(False, 1000, midnight)
    assert await press(store, midnight) == Daily(True, 2000, at("2026-07-03 00:00"))
    assert await press(store, at("2026-07-02 23:59")) == Daily(False, 2000, at("2026-07-03 00:00"))


async def test_they_are_never_made_up_for(store: Store) -> None:
    await press(store, at("2026-07-01 12:00"))
    assert (await press(store, at("2026-07-09 12:00"))).balance == 2000


async def test_pressed_many_times_at_once_they_come_once(store: Store) -> None:
    pressed = await asyncio.gather(*(press(store, at("2026-07-01 12:00")) for _ in range(20)))
    assert sum(each.got for each in pressed) == 1


async def test_each_server_and_each_person_has_a_day_of_its_own(store: Store) -> None:
    for guild, user in ((1, 1), (1, 2), (2, 1), (11, 1), (1, 11)):

        async def one(guild: int = guild, user: int = user) -> Daily:
            return await store.run(lambda tx: daily(tx, guild, user, amount=5, zone=VIETNAM, at=0.0))

        assert (await one()).got


async def test_the_day_is_that_of_the_server(store: Store) -> None:
    """It is still July 1 in New York when it has long been July 2 in Vietnam."""
    when = at("2026-07-02 06:00", VIETNAM)
    assert (await press(store, when, "America/New_York")).next_at == at(
        "2026-07-02 00:00", "America/New_York"
    )


async def test_a_clock_set_back_opens_no_day_again(store: Store) -> None:
    await press(store, at("2026-07-01 12:00"))
    assert (await press(store, at("2026-07-02 12:00"))).got
    back = await press(store, at("2026-07-01 12:00"))
    assert not back.got
    assert back.next_at == at("2026-07-03 00:00")
    assert not (await press(store, at("2026-07-02 12:00"))).got
    assert (await press(store, at("2026-07-03 00:00"))).got


async def test_a_clock_that_ran_far_ahead_costs_nobody_his_days(store: Store) -> None:
    assert (await press(store, at("2030-01-01 12:00"))).got
    assert (await press(store, at("2026-07-01 12:00"))).got
    assert (await press(store, at("2026-07-02 12:00"))).got


async def test_changing_the_zone_to_and_fro_gives_no_day_twice(store: Store) -> None:
    """Within two days an admin tries every zone every hour: still one grant for each date."""
    start = at("2026-07-01 00:00", "UTC")
    hours = [start + 3600 * hour for hour in range(48)]
    got = [day_of(zone, hour) for hour in hours for zone in ZONES if (await press(store, hour, zone)).got]
    assert len(got) == len(set(got)) <= 4
    assert got == sorted(got)


async def test_between_the_farthest_zones_there_are_two_days(store: Store) -> None:
    when = at("2026-07-02 00:30", "Pacific/Kiritimati")
    assert (await press(store, when, "Pacific/Kiritimati")).got
    pressed = await press(store, when, "Pacific/Niue")
    assert day_of("Pacific/Niue", when) == date(2026, 6, 30)
    assert not pressed.got
    assert pressed.next_at == at("2026-07-03 00:00", "Pacific/Niue")


instants = st.datetimes(datetime(2024, 1, 1), datetime(2037, 1, 1)).map(  # noqa: DTZ001  (taken as UTC)
    lambda naive: naive.replace(tzinfo=UTC).timestamp()
)


@given(st.sampled_from(ZONES), instants)
@example("America/Santiago", at("2026-09-05 12:00", "America/Santiago"))  # 24:00 is 01:00
@example("America/Santiago", at("2026-04-04 23:30", "America/Santiago"))  # 23:00-24:00 comes twice
@example("America/New_York", at("2026-03-08 12:00", "America/New_York"))  # 23 hours
@example("America/New_York", at("2026-11-01 12:00", "America/New_York"))  # 25 hours
def test_a_day_starts_when_the_one_before_ends(zone: str, when: float) -> None:
    day = day_of(zone, when)
    starts, ends = start_of(zone, day), start_of(zone, day + timedelta(days=1))
    assert starts <= when < ends
    assert day_of(zone, starts) == day_of(zone, ends - 1e-3) == day
    assert day_of(zone, starts - 1e-3) == day - timedelta(days=1)
    assert 22.5 * 3600 <= ends - starts <= 25.5 * 3600


@given(st.sampled_from(ZONES), instants)
def test_a_week_starts_on_monday_and_a_month_on_the_first(zone: str, when: float) -> None:
    week, month = since("week", zone, when), since("month", zone, when)
    assert week is not None
    assert month is not None
    assert week == start_of(zone, day_of(zone, week))
    assert month == start_of(zone, day_of(zone, month))
    assert day_of(zone, week).weekday() == 0
    assert timedelta(0) <= day_of(zone, when) - day_of(zone, week) < timedelta(7)
    assert day_of(zone, month) == day_of(zone, when).replace(day=1)
    assert since("all", zone, when) is None


def test_a_midnight_that_is_skipped_is_the_moment_of_the_skip() -> None:
    starts = start_of("America/Santiago", date(2026, 9, 6))
    assert (
        datetime.fromtimestamp(starts, ZoneInfo("America/Santiago")).isoformat()
        == "2026-09-06T01:00:00-03:00"
    )
