"""What is shown where: the public boards of the tables and the private panels in people's DMs, as desired state.

A board or panel that shows an older version than it should is stale; there is no queue.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from bot.store.port import Row, Tx


async def new_board(tx: Tx, table_id: int, epoch: int, held_until: float | None = None) -> None:
    """A table owes a board of a new epoch. Until `held_until` somebody else than the painter may post it."""
    await tx.execute(
        "INSERT INTO boards (table_id, epoch, shown, done, held_until) VALUES (:table, :epoch, 0, 0, :until)",
        table=table_id,
        epoch=epoch,
        until=held_until,
    )


async def let_go_of_board(tx: Tx, table_id: int, epoch: int) -> None:
    """Nobody but the painter will post the board."""
    await tx.execute(
        "UPDATE boards SET held_until = NULL WHERE table_id = :table AND epoch = :epoch",
        table=table_id,
        epoch=epoch,
    )


async def leave_board(tx: Tx, table_id: int, epoch: int, number: int | None) -> None:
    """A board is left behind, after match `number` ended on it. One that was never posted is done with."""
    await tx.execute(
        """
        UPDATE boards SET number = :number, done = CASE WHEN message IS NULL THEN 1 ELSE 0 END
        WHERE table_id = :table AND epoch = :epoch
        """,
        table=table_id,
        epoch=epoch,
        number=number,
    )


async def board(tx: Tx, table_id: int, epoch: int) -> Row | None:
    """A board: message, posted_at, number, shown, done."""
    return await tx.one(
        "SELECT * FROM boards WHERE table_id = :table AND epoch = :epoch", table=table_id, epoch=epoch
    )


async def current_board(tx: Tx, table_id: int) -> Row | None:
    """The newest board of a table: table_id, epoch, message, number, shown, done, and the version that it should show (shows)."""
    return await tx.one(
        """
        SELECT b.table_id, b.epoch, b.message, b.number, b.shown, b.done, t.shows
        FROM boards b JOIN tables t ON t.id = b.table_id AND t.epoch = b.epoch WHERE b.table_id = :table
        """,
        table=table_id,
    )


async def stale_boards(tx: Tx, now: float) -> list[Row]:
    """Boards to draw: table_id, epoch, message, number, channel. The current ones come first: people look at them.

    One that was left behind without a result only points to the current one, so it waits until that was posted.
    """
    return await tx.all(
        """
        SELECT b.table_id, b.epoch, b.message, b.number, t.channel
        FROM boards b
        JOIN tables t ON t.id = b.table_id
        JOIN boards newest ON newest.table_id = t.id AND newest.epoch = t.epoch
        WHERE b.done = 0 AND t.phase <> 'paused'
          AND CASE
                WHEN b.epoch < t.epoch THEN b.number IS NOT NULL OR newest.message IS NOT NULL
                WHEN b.message IS NULL THEN b.held_until IS NULL OR b.held_until <= :now
                ELSE b.shown < t.shows
              END
        ORDER BY b.epoch < t.epoch, b.table_id, b.epoch
        """,
        now=now,
    )


async def board_shown(
    tx: Tx, table_id: int, epoch: int, *, version: int, message: int, done: bool, at: float
) -> None:
    """The board shows `version` now, in `message`."""
    await tx.execute(
        """
        UPDATE boards
        SET shown = CASE WHEN shown < :version THEN :version ELSE shown END,
            posted_at = CASE WHEN message = :message THEN posted_at ELSE :at END,
            message = :message,
            done = :done
        WHERE table_id = :table AND epoch = :epoch
        """,
        table=table_id,
        epoch=epoch,
        version=version,
        message=message,
        done=int(done),
        at=at,
    )


async def forget_board(tx: Tx, table_id: int, epoch: int) -> None:
    """There is nothing more to draw there."""
    await tx.execute(
        "UPDATE boards SET done = 1 WHERE table_id = :table AND epoch = :epoch", table=table_id, epoch=epoch
    )


async def old_boards(tx: Tx, posted_before: float) -> list[int]:
    """Tables whose current board was posted before then and is about to change."""
    rows = await tx.all(
        """
        SELECT t.id FROM boards b JOIN tables t ON t.id = b.table_id AND t.epoch = b.epoch
        WHERE b.done = 0 AND b.posted_at < :before AND b.shown < t.shows AND t.phase IN ('lobby', 'playing')
        """,
        before=posted_before,
    )
    return [int(row["id"]) for row in rows]


async def stale_hands(tx: Tx) -> list[Row]:
    """Private panels to send or redraw: table_id, number, state (of the match), seat, person, message, channel, hand."""
    return await tx.all(
        """
        SELECT m.table_id, m.number, m.state, d.match_id, d.seat, d.user_id AS person, d.dm_message AS message,
               d.hand, k.channel
        FROM dealt d
        JOIN matches m ON m.id = d.match_id
        LEFT JOIN dms k ON k.user_id = d.user_id
        WHERE d.hand > d.hand_shown
        ORDER BY d.dm_message IS NOT NULL, d.match_id, d.seat
        """
    )


async def panel_states(tx: Tx, tables: Collection[int]) -> list[Row]:
    """What private panels depend on: table_id, phase, number, version, and for each person who was dealt into a live
    match and is owed panels: person, hand. A table without such people has one row, its person None."""
    given = {f"t{at}": table for at, table in enumerate(tables)}
    if not given:
        return []
    return await tx.all(
        f"""
        SELECT t.id AS table_id, t.phase, t.number, t.version, d.user_id AS person, d.hand
        FROM tables t
        LEFT JOIN matches m ON m.table_id = t.id AND m.number = t.number AND m.state = 'live'
        LEFT JOIN dealt d ON d.match_id = m.id AND d.hand > 0
        WHERE t.id IN ({", ".join(f":{name}" for name in given)})
        """,  # noqa: S608  names of our own
        **given,
    )


async def hand_shown(tx: Tx, match_id: int, seat: int, *, version: int, message: int | None) -> None:
    """The panel shows `version` now, in `message`."""
    await tx.execute(
        """
        UPDATE dealt SET hand_shown = CASE WHEN hand_shown < :version THEN :version ELSE hand_shown END,
                         dm_message = :message
        WHERE match_id = :match AND seat = :seat
        """,
        match=match_id,
        seat=seat,
        version=version,
        message=message,
    )


async def hand_given_up(tx: Tx, match_id: int, seat: int) -> None:
    """No panel is owed there any more."""
    await tx.execute(
        "UPDATE dealt SET hand = 0, dm_message = NULL WHERE match_id = :match AND seat = :seat",
        match=match_id,
        seat=seat,
    )


async def dm_known(tx: Tx, user: int, channel: int | None, closed_until: float | None) -> None:
    """Remember a person's DM channel, and until when his DMs are taken for closed (None: they are open)."""
    await tx.execute(
        """
        INSERT INTO dms (user_id, channel, closed_until) VALUES (:person, :channel, :until)
        ON CONFLICT (user_id) DO UPDATE
        SET channel = COALESCE(excluded.channel, dms.channel), closed_until = excluded.closed_until
        """,
        person=user,
        channel=channel,
        until=closed_until,
    )


async def closed_dms(tx: Tx, users: Iterable[int], now: float) -> set[int]:
    """Those of `users` whose DMs are closed."""
    closed = set()
    for user in users:
        row = await tx.one(
            "SELECT user_id FROM dms WHERE user_id = :person AND closed_until > :now", person=user, now=now
        )
        if row is not None:
            closed.add(user)
    return closed
