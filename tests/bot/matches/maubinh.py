"""Mậu Binh as people play it: sit down, get dealt the cards that a test wants, set them by tapping."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unittest import mock

from simcord import MemberActor
from simcord.backend.models import Message

from rules.cards import PACK, Card, parse_cards
from rules.maubinh import ROWS, RULESETS, Hand, Ruleset, Setting, settle
from tests.bot.world import World, controls

# Legal in every ruleset, no instant win in any; back, middle, front.
PLAIN = (
    "AdKhKs3h3c QsTs8c2h2s 7d6c5c",
    "AhQh8h7h6h AsKcJcTc9d 6d5d4d",
    "QdJhJd9h9s 7c7s5h4c4s 3d3s2d",
    "AcKdQcJsTh Td9c8d8s6s 5s4h2c",
)
DRAGON = ("AcKsQhJdTd 9c8h7s6d5d 4h3c2s", "KhKdKcThTs As8d8c4d4s QsJs2c", "7h7d6h6c6s AhQcTc2h2d 9s4c3h")
"""The first holds a dragon."""
QUADS = ("As9h9d9c9s KhJhTd6h6d 7s5c3h", "QdQs7h7d7c Ah3c3s2h2d JsTs6c")
"""The first holds four of a kind: an instant win in `bigone`."""


def setting(text: str) -> Setting:
    return Setting.of(parse_cards("".join(text.split())))


def upside_down(text: str) -> str:
    """The same cards in rows that are out of order: the strong five in the middle."""
    back, middle, front = text.split()
    return f"{middle} {back} {front}"


@contextmanager
def dealing(*hands: str) -> Iterator[None]:
    """The next deal gives these hands, by seat."""
    cards = [card for hand in hands for card in parse_cards("".join(hand.split()))]
    order = (*cards, *(card for card in PACK if card not in cards))

    def rigged(_seed: bytes, _entropy: Sequence[str], _pack: Sequence[Card]) -> tuple[tuple[Card, ...], int]:
        return order, 0

    with mock.patch("bot.tables.house.shuffle", rigged):
        yield


@dataclass
class Table:
    """A table with people at it, the host first; their seats are their order."""

    world: World
    people: list[MemberActor]
    ruleset: Ruleset
    stake: int

    @property
    def host(self) -> MemberActor:
        return self.people[0]

    async def deal(self) -> None:
        """Everybody is ready and the host deals; the hands reach the DMs."""
        for who in self.people[1:]:
            await self.world.press(who, "ready")
        await self.world.press(self.host, "deal")
        await self.world.wait(1.5)

    def panel(self, who: MemberActor) -> Message:
        """His newest panel in his DMs."""
        return next(message for message in reversed(self.world.dms(who)) if controls(message))

    async def set(self, who: MemberActor, hand: str, panel: Message | None = None) -> Message:
        """Choose back and middle on a panel, in his DMs or another; the panel afterwards."""
        on = panel if panel is not None else self.panel(who)
        wanted = setting(hand)
        held = sorted(wanted.cards, reverse=True)
        back, middle, _ = ([str(held.index(card)) for card in row] for row in wanted)
        await self.world.choose(who, "~back", back, on)
        await self.world.choose(who, "~middle", middle, self.world.fresh(on))
        return self.world.fresh(on)

    async def set_and_done(self, who: MemberActor, hand: str) -> None:
        await self.world.press(who, "done", await self.set(who, hand))

    async def to_the_result(self) -> None:
        """Skip through the reveal."""
        for _ in range(10):
            await self.world.wait(2)
            known = controls(self.world.board)
            if "again" in known:
                return
            if "skip" in known:
                await self.world.press(self.host, "skip")
        raise AssertionError("the reveal does not end")

    def expected(self, *hands: Hand) -> list[int]:
        """What each should have won, in chips."""
        return [self.stake * net for net in settle(hands, self.ruleset).net]


def laid(*hands: str) -> list[Hand]:
    return [Hand.of(setting(hand)) for hand in hands]


async def sit_down(
    world: World, *names: str, ruleset: str = "maubinh.com", stake: int = 100, **options: Any
) -> Table:
    """The first opens a table, the others sit down."""
    people = [world.person(name) for name in names]
    await world.play(people[0], game="maubinh", ruleset=ruleset, stake=stake, **options)
    for who in people[1:]:
        await world.press(who, "sit")
    return Table(world, people, RULESETS[ruleset], stake)


__all__ = [
    "DRAGON",
    "PLAIN",
    "QUADS",
    "ROWS",
    "Table",
    "dealing",
    "laid",
    "setting",
    "sit_down",
    "upside_down",
]
