"""Days, weeks and months of a server's own time zone, as unix seconds.

A day is a date of the zone's calendar; it starts when its clocks first leave the day before, whatever daylight
saving does to midnight.
"""

from __future__ import annotations

from datetime import date, datetime, time, timedelta
from typing import Literal, TypeAlias
from zoneinfo import ZoneInfo

Period: TypeAlias = Literal["all", "month", "week"]


def day_of(zone: str, at: float) -> date:
    """The calendar day in `zone` at `at`."""
    return datetime.fromtimestamp(at, ZoneInfo(zone)).date()


def start_of(zone: str, day: date) -> float:
    """When `day` starts. A midnight that daylight saving skips is the moment of the skip."""
    # A local midnight that does not exist counts with the offset before the gap, which makes it the gap's start.
    return datetime.combine(day, time(), ZoneInfo(zone)).timestamp()


def since(period: Period, zone: str, at: float) -> float | None:
    """When the week (from Monday) or the calendar month that `at` lies in started; None for all time."""
    day = day_of(zone, at)
    if period == "all":
        return None
    return start_of(zone, day.replace(day=1) if period == "month" else day - timedelta(days=day.weekday()))
