"""The leaderboard of a server: who has won most from other people, over all time, this month or this week."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, Protocol, TypeAlias

from bot.screens import Button, Buttons, Part, Screen, Text, acts
from bot.screens.phrases import GOLD, GREY, gain
from bot.words import Words, name

Period: TypeAlias = Literal["all", "month", "week"]
PERIODS: Final[tuple[Period, ...]] = ("all", "month", "week")
ROWS: Final = 10
"""People on a page."""
MEDALS: Final = ("🥇", "🥈", "🥉")


class Standing(Protocol):
    """One person's row. `net` and `biggest` (the biggest win of one match) are chips, `rank` counts from 1."""

    @property
    def rank(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def net(self) -> int: ...
    @property
    def matches(self) -> int: ...
    @property
    def wins(self) -> int: ...
    @property
    def biggest(self) -> int: ...


@dataclass(frozen=True, slots=True)
class Ranking:
    """One page of the leaderboard, and the asker's own row whether it is on the page or not."""

    server: str
    period: Period
    page: int  # from 1
    pages: int
    rows: Sequence[Standing]  # at most `ROWS`
    you: Standing | None


def standings(ranking: Ranking, words: Words) -> Screen:
    """The page, private or public alike."""
    head = f"## 🏆 {words('standings-title', server=name(ranking.server, 40))}\n-# {words(f'standings-{ranking.period}')}"
    if not ranking.rows:
        return Screen((Text(head), Text(words("standings-empty")), _periods(ranking, words)), GREY)
    rows = "\n".join(_line(row, words) for row in ranking.rows)
    you = words("standings-you", row=_line(ranking.you, words)) if ranking.you else words("standings-not-you")
    parts: list[Part] = [Text(head), Text(rows), Text(you), _periods(ranking, words)]
    if ranking.pages > 1:
        parts.append(_paging(ranking, words))
    return Screen(tuple(parts), GOLD)


def _line(row: Standing, words: Words) -> str:
    mark = MEDALS[row.rank - 1] if row.rank <= len(MEDALS) else f"`{row.rank}.`"
    rate = round(100 * row.wins / row.matches) if row.matches else 0
    best = words.number(row.biggest, signed=True)
    facts = words("standings-facts", matches=row.matches, rate=rate, best=best)
    return f"{mark} **{name(row.name)}** · **{gain(words, row.net)}**\n-# {facts}"


def _periods(ranking: Ranking, words: Words) -> Buttons:
    """The period shown is marked and cannot be tapped again (so its act must only differ from those that can)."""
    return Buttons(
        tuple(
            Button(
                words(f"standings-{period}-button"),
                acts.join(
                    acts.STANDINGS, period, *((1,) if period != ranking.period else (ranking.page, "now"))
                ),
                "primary" if period == ranking.period else "plain",
                disabled=period == ranking.period,
            )
            for period in PERIODS
        )
    )


def _paging(ranking: Ranking, words: Words) -> Buttons:
    before, after = ranking.page - 1, ranking.page + 1
    return Buttons(
        (
            Button("◀", acts.join(acts.STANDINGS, ranking.period, max(before, 0)), disabled=before < 1),
            Button(
                words("standings-page", page=ranking.page, pages=ranking.pages),
                acts.join(acts.STANDINGS, ranking.period, ranking.page, "here"),
                disabled=True,
            ),
            Button("▶", acts.join(acts.STANDINGS, ranking.period, after), disabled=after > ranking.pages),
        )
    )
