"""Anything that people, clocks, computers, painters and restarts do, in any order: the promises hold after each step."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.seen import Phase, Refused
from bot.tables import Answer
from rules.game import Illegal
from tests.bot.tables.hall import AN, BINH, CHI, DUNG, Hall, open_hall

T = TypeVar("T")

MEMORY = Path("/dev/shm")
"""A file system without a disk, where there is one: these tests cut no power."""

PEOPLE = st.sampled_from([AN, BINH, CHI, DUNG])
TEXTS = st.sampled_from(
    [
        *("sit", "ready", "again", "deal", "low", "high", "leave"),
        *("sit", "ready", "again", "deal", "low", "high"),
        *("stand", "unready", "computer 2", "computer-out", f"kick {BINH}", "close", "word x"),
        *("skip", "plan high", "unplan", "dance", "late"),
    ]
)


class Evening(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.open = AsyncExitStack()
        self.folder = tempfile.TemporaryDirectory(dir=MEMORY if MEMORY.is_dir() else None)
        self.hall: Hall = self.do(self.open.enter_async_context(open_hall(Path(self.folder.name))))
        self.tables: list[int] = []
        self.last: tuple[int, str, str, int] | None = None  # the last tap that was carried out

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.do(self.open.aclose())
        self.loop.close()
        self.folder.cleanup()

    @rule(
        user=PEOPLE,
        ruleset=st.sampled_from(["at-once", "in-turn", "all-ready", "stand-in"]),
        stake=st.sampled_from([1, 100, 1000]),
        computers=st.integers(0, 3),
    )
    def someone_opens_a_table(self, user: int, ruleset: str, stake: int, computers: int) -> None:
        try:
            seen = self.do(self.hall.open(user, ruleset=ruleset, stake=stake, computers=computers))
        except Refused:
            return
        self.tables.append(seen.table)

    @precondition(lambda self: self.tables)
    @rule(
        user=PEOPLE,
        text=TEXTS,
        at=st.integers(0, 1),
        behind=st.sampled_from([None, None, 0, 0, 1, 3]),
        moderator=st.sampled_from([False] * 9 + [True]),
    )
    def someone_taps(self, user: int, text: str, at: int, behind: int | None, *, moderator: bool) -> None:
        self.hall.table = self.tables[-1 - at % len(self.tables)]
        interaction = self.hall.interaction()
        version = None if behind is None else self.do(self.hall.look()).version - behind
        try:
            answer = self.do(self.hall.answer(user, text, version, id=interaction, moderator=moderator))
        except (Refused, Illegal):
            return
        assert not answer.repeated
        self.last = user, text, interaction, self.hall.table

    @rule(
        users=st.lists(PEOPLE, min_size=2, max_size=4, unique=True),
        ruleset=st.sampled_from(["at-once", "in-turn", "stand-in"]),
        computers=st.integers(0, 1),
        to_the_end=st.booleans(),
    )
    def friends_play(self, users: list[int], ruleset: str, computers: int, *, to_the_end: bool) -> None:
        """Most evenings are people playing; left to chance they would hardly ever sit down together."""
        self.a_moderator_closes_the_tables()
        host, *others = users
        self.someone_opens_a_table(host, ruleset, 100, computers)
        for user, text in [*((user, text) for user in others for text in ("sit", "ready")), (host, "deal")]:
            with suppress(Refused):
                self.do(self.hall.tap(user, text))
        if to_the_end:
            self.everybody_bids()

    @precondition(lambda self: self.tables)
    @rule()
    def everybody_bids(self) -> None:
        self.hall.table = self.tables[-1]
        for chair in self.do(self.hall.look()).chairs:
            if chair.user is not None:
                with suppress(Refused, Illegal):
                    self.do(self.hall.tap(chair.user, "low"))
        self.do(self.hall.tables.think())
        self.time_passes(6)

    @precondition(lambda self: self.last is not None)
    @rule()
    def the_last_tap_comes_again(self) -> None:
        assert self.last is not None
        user, text, interaction, table = self.last
        before = self.do(self.hall.everything())
        answer = self.do(self.hall.answer(user, text, id=interaction, table=table))
        assert answer.repeated
        assert self.do(self.hall.everything()) == before

    @rule(users=st.lists(PEOPLE, min_size=2, max_size=4, unique=True), text=TEXTS)
    @precondition(lambda self: self.tables)
    def several_tap_at_once(self, users: list[int], text: str) -> None:
        async def all_of_them() -> list[Answer | BaseException]:
            return await asyncio.gather(*(self.hall.answer(u, text) for u in users), return_exceptions=True)

        for result in self.do(all_of_them()):
            assert isinstance(result, Answer | Refused | Illegal), result

    @rule(seconds=st.sampled_from([0.5, 1.5, 5, 5, 31, 31, 91, 901]))
    def the_clock_ticks(self, seconds: float) -> None:
        self.time_passes(seconds)

    def time_passes(self, seconds: float) -> None:
        self.hall.clock.move(seconds)
        self.do(self.hall.tables.tick())

    @rule(seconds=st.sampled_from([-4000, 4000]))
    def the_clock_is_set(self, seconds: float) -> None:
        self.hall.clock.set(seconds)
        self.do(self.hall.tables.tick())

    @rule()
    def computers_think(self) -> None:
        self.do(self.hall.tables.think())

    @rule()
    def the_bot_restarts(self) -> None:
        self.do(self.hall.start())

    @rule()
    def a_moderator_closes_the_tables(self) -> None:
        for table in self.tables:
            self.hall.table = table
            with suppress(Refused):
                self.do(self.hall.tap(DUNG, "close", moderator=True))

    @rule(lost=st.booleans())
    def the_painter_paints(self, *, lost: bool) -> None:
        boards = self.do(self.hall.tables.stale_boards(50))
        for board in boards:
            assert board.seen.view is None or board.seen.view.card is None
            if lost and board.message is not None:
                self.do(self.hall.tables.board_lost(board))
            else:
                self.do(
                    self.hall.tables.board_shown(
                        board, board.message or 1000 + 100 * board.table + board.epoch
                    )
                )

    @rule(closed=st.booleans())
    def the_postman_delivers(self, *, closed: bool) -> None:
        for hand in self.do(self.hall.tables.stale_hands(50)):
            if closed:
                self.do(self.hall.tables.hand_refused(hand))
            else:
                self.do(self.hall.tables.hand_shown(hand, hand.user, 2000 + hand.seat))

    @precondition(lambda self: self.tables)
    @rule(back=st.booleans())
    def a_channel_becomes_unwritable(self, *, back: bool) -> None:
        self.do(self.hall.tables.pause(self.tables[-1], "no-access"))
        if back:
            self.do(self.hall.tables.resume(self.tables[-1]))

    @invariant()
    def the_books_are_right(self) -> None:
        assert self.do(self.hall.audit()) == []
        for row in self.do(
            self.hall.rows(
                """
                SELECT t.id, COALESCE(SUM(CASE WHEN m.state = 'live' THEN d.escrow ELSE 0 END), 0) AS at_stake,
                       COALESCE((SELECT chips FROM accounts WHERE account = 'escrow:' || t.id), 0) AS escrow
                FROM tables t JOIN matches m ON m.table_id = t.id LEFT JOIN dealt d ON d.match_id = m.id
                GROUP BY t.id
                """
            )
        ):
            assert row["at_stake"] == row["escrow"], f"table {row['id']}"

    @invariant()
    def a_match_pays_once_and_nets_nothing(self) -> None:
        for row in self.do(
            self.hall.rows(
                """
                SELECT m.id, m.state, m.rated, SUM(d.net) AS net,
                       (SELECT COUNT(*) FROM entries e WHERE e.cause = 'match:' || m.id) AS paid
                FROM matches m JOIN dealt d ON d.match_id = m.id GROUP BY m.id
                """
            )
        ):
            assert row["paid"] == (row["rated"] and row["state"] in ("over", "void")), row
            assert row["net"] in ((None,) if row["state"] in ("live", "void") else (0,)), row

    @invariant()
    def everybody_sees_a_table_that_makes_sense(self) -> None:
        for table in self.tables[-2:]:
            self.hall.table = table
            for user in (None, AN, BINH):
                seen = self.do(self.hall.look(user))
                people = [chair.user for chair in seen.chairs if chair.user is not None and not chair.left]
                assert len(people) == len(set(people))
                assert len(seen.chairs) <= seen.places
                assert sum(chair.host for chair in seen.chairs) == min(1, len(people))
                assert (seen.phase is Phase.CLOSED) == (seen.closed_because is not None)
                assert people or seen.phase is not Phase.LOBBY
                seats = [chair.seat for chair in seen.chairs if chair.seat is not None]
                assert sorted(seats) == list(range(len(seen.names)))
                if seen.view is not None and (seen.you is None or seen.seat is None):
                    assert seen.view.card is None
                if seen.phase is Phase.PLAYING:
                    assert seen.deadline is not None
                    assert seen.finished is None


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=30, stateful_step_count=40, deadline=None)
