"""Tiến Lên as people play it: sit down, get dealt the cards that a test wants, lay them by typing or by tapping."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from simcord import MemberActor
from simcord.backend.models import Message

from bot.seen import Finished
from bot.store import guilds
from rules.cards import parse_cards
from rules.game import Line
from tests.bot.matches.maubinh import dealing
from tests.bot.world import World, controls, text


@dataclass
class Table:
    """A table with people at it, the host first; their seats are their order. 100 chips a stake."""

    world: World
    people: list[MemberActor]

    def panel(self, who: MemberActor) -> Message:
        """His newest panel in his DMs."""
        return next(message for message in reversed(self.world.dms(who)) if controls(message))

    async def lay(self, who: MemberActor, cards: str, *, ahead: bool = False) -> Message:
        """Type `/play-cards`, or `ahead` of one's turn; the private answer."""
        typed = " ".join(card.label for card in parse_cards(cards))
        return self.world.answer(
            await self.world.type(who, "play-cards", cards=f"hẹn {typed}" if ahead else typed)
        )

    async def skip(self, *people: MemberActor) -> None:
        """Pass, one after the other, on the board, each when he sees what was laid."""
        for who in people:
            await self.world.wait(2)
            await self.world.press(who, "pass")

    async def leave(self, who: MemberActor) -> None:
        """Leave the match from his panel, and confirm it."""
        await self.world.press(who, "~leave", self.panel(who))
        await self.world.press(who, "leave", self.panel(who))

    async def shown(self) -> str:
        """What the board says once it has been drawn again."""
        await self.world.wait(3)
        return text(self.world.board)

    async def finished(self) -> Finished:
        """The match that is over."""
        seen = await self.world.client.desk.tables.look(1, None)
        assert seen is not None
        assert seen.finished is not None, text(self.world.board)
        return seen.finished

    async def won(self) -> list[int]:
        """What everybody has won or lost, in chips; the leaderboard says the same."""
        chips = [chips - 10_000 for chips in await self.world.chips(*self.people)]
        ranking = text(self.world.answer(await self.world.type(self.people[0], "leaderboard")))
        for who, net in zip(self.people, chips, strict=True):
            line = next(line for line in ranking.splitlines() if who.user.name in line)
            assert f"{abs(net):,}".replace(",", ".") in line, line
        return chips


def lines(finished: Finished) -> list[tuple[str, int, int, int]]:
    """Every payment as reason, payer, payee and stakes."""
    return sorted(map(_line, finished.result.lines))


def _line(line: Line) -> tuple[str, int, int, int]:
    return line.reason, line.payer, line.payee, line.stakes


async def sit_down(here: World, *names: str, switches: dict[str, Any] | None = None, **options: Any) -> Table:
    """The first opens a table, the others sit down and are ready. `switches`: rules of the server's own."""
    if switches is not None:
        await here.client.desk.store.run(
            lambda tx: guilds.save(tx, here.guild.id, house={"tienlen": switches})
        )
    people = [here.person(name) for name in names]
    await here.play(people[0], game="tienlen", stake=100, **options)
    for who in people[1:]:
        await here.press(who, "sit")
        await here.press(who, "ready")
    return Table(here, people)


async def deal(table: Table) -> None:
    """The host deals; the hands reach the DMs."""
    await table.world.press(table.people[0], "deal")
    await table.world.wait(1.5)


__all__ = ["Table", "deal", "dealing", "lines", "sit_down"]
