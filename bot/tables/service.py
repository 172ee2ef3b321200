"""The door to the tables: one transaction for everything that somebody does, and an answer after its commit."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping

from bot.seen import Seen
from bot.store import Store
from bot.tables.asks import Answer, Notice, Order, Paused, StaleBoard, StaleHand, Tap
from bot.tables.seal import Seal
from rules.game import AnyGame


class Tables:
    """Every table of this bot. Raises `bot.seen.Refused` or `rules.game.Illegal` for what cannot be; nothing has
    changed then."""

    def __init__(
        self,
        store: Store,
        games: Mapping[str, AnyGame],
        *,
        now: Callable[[], float],
        steady: Callable[[], float],
        seal: Seal,
        random: Callable[[int], bytes] = secrets.token_bytes,
    ) -> None:
        """`now` is the wall clock (unix seconds), `steady` one that nobody sets (`time.monotonic`): where the two part,
        the wall clock was moved, and nobody shall time out for that. With a simulated clock give it as both."""
        raise NotImplementedError

    async def open(self, order: Order) -> Answer:
        """Open a table; who opens it sits and is its host."""
        raise NotImplementedError

    async def act(self, tap: Tap) -> Answer:
        """Carry out a tap, once, whoever delivers it how often."""
        raise NotImplementedError

    async def look(self, table: int, user: int | None) -> Seen | None:
        """The table as `user` sees it (None: an onlooker); None when there is no such table."""
        raise NotImplementedError

    async def seated(self, guild: int, user: int) -> int | None:
        """The table where he sits in this server."""
        raise NotImplementedError

    async def tables_of(self, user: int) -> list[Seen]:
        """Where he sits, in all servers, as he sees it."""
        raise NotImplementedError

    async def latest(self, channel: int) -> int | None:
        """The newest table of a channel that is not closed."""
        raise NotImplementedError

    async def notices(self, table: int, user: int) -> tuple[Notice, ...]:
        """What he is to be told on his next private panel there, and was not yet: taken, so told once."""
        raise NotImplementedError

    async def tick(self) -> None:
        """Do what is due: deadlines, idle tables, refunds. Call it about twice a second."""
        raise NotImplementedError

    async def think(self) -> None:
        """Let the computer players whose turn it is decide, off the event loop, and act. Call it about twice a second."""
        raise NotImplementedError

    async def stale_boards(self, limit: int) -> list[StaleBoard]:
        """Boards that do not show what they should, the longest waiting first."""
        raise NotImplementedError

    async def board_shown(self, stale: StaleBoard, message: int) -> None:
        """The board was drawn, in `message`."""
        raise NotImplementedError

    async def board_lost(self, stale: StaleBoard) -> None:
        """Its message is gone: a new one is owed."""
        raise NotImplementedError

    async def stale_hands(self, limit: int) -> list[StaleHand]:
        """Private panels in DMs that are owed or outdated."""
        raise NotImplementedError

    async def hand_shown(self, stale: StaleHand, channel: int, message: int) -> None:
        """The panel was drawn, in `message` of the DM `channel`."""
        raise NotImplementedError

    async def hand_refused(self, stale: StaleHand) -> None:
        """His DMs are closed: no more are tried for a day, and his next private panel tells him once."""
        raise NotImplementedError

    async def pause(self, table: int, why: str) -> None:
        """The channel cannot be written to: clocks stop; after 10 minutes the table is refunded, once, and closed."""
        raise NotImplementedError

    async def resume(self, table: int) -> None:
        """The channel can be written to again."""
        raise NotImplementedError

    async def paused(self) -> list[Paused]:
        """Every paused table."""
        raise NotImplementedError

    async def abandon(self, guild: int) -> None:
        """The bot was removed from the server: every match there is refunded, every table closed."""
        raise NotImplementedError
