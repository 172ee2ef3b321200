"""Computer players: their pace, their door, and what they are shown."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.seen import Phase
from rules.game import Strength
from tests.bot.tables.hall import AN, BINH, DUNG, GAMES, Hall
from tests.bot.tables.toy import Toy, View


class Watched(Toy):
    """Notes what its computer players are given."""

    def __init__(self) -> None:
        super().__init__("watched")
        object.__setattr__(self, "given", [])

    def decide(self, view: View, strength: Strength, luck: int) -> str:
        self.given.append((view, strength, luck))
        return super().decide(view, strength, luck)

    given: list[tuple[View, Strength, int]]


class Lost(Toy):
    """Its computer players fail to decide, or decide what is refused."""

    def decide(self, view: View, strength: Strength, luck: int) -> str:
        if strength is Strength.EXPERT:
            raise RuntimeError("lost")
        return "reveal"


async def hall_with(hall: Hall, *games: Any) -> None:
    hall.games = {**GAMES, **{game.name: game for game in games}}
    await hall.start()


async def test_while_all_set_computers_act_at_once(hall: Hall) -> None:
    await hall.open(computers=2)
    await hall.tap(AN, "deal")
    await hall.tables.think()
    assert (await hall.look()).view.done == (False, True, True)


async def test_in_turn_a_computer_takes_one_or_two_seconds(hall: Hall) -> None:
    await hall.open(ruleset="in-turn", computers=2)
    await hall.taps_of((AN, "deal"), (AN, "low"))
    hall.clock.move(0.9)
    await hall.tables.think()
    assert (await hall.look()).view.done == (True, False, False)
    hall.clock.move(1.1)
    await hall.tables.think()
    assert (await hall.look()).view.done == (True, True, False)
    hall.clock.move(2)
    await hall.tables.think()
    assert (await hall.look()).view.done == (True, True, True)


async def test_a_computer_decides_from_its_own_view_and_strength(hall: Hall) -> None:
    game = Watched()
    await hall_with(hall, game)
    await hall.open(game="watched")
    await hall.taps_of((AN, "computer 3"), (AN, "computer 1"), (AN, "deal"))
    await hall.tables.think()
    assert [strength for _, strength, _ in game.given] == [Strength.EXPERT, Strength.BEGINNER]
    assert all(isinstance(view, View) and view.cards is None for view, _, _ in game.given)
    assert len({view.card for view, _, _ in game.given}) == 2
    assert all(0 <= luck < 2**32 for _, _, luck in game.given)


@pytest.mark.parametrize("strength", [1, 3])
async def test_a_computer_that_cannot_decide_does_what_the_clock_would(hall: Hall, strength: int) -> None:
    await hall_with(hall, Lost("lost"))
    await hall.open(game="lost")
    await hall.taps_of((AN, f"computer {strength}"), (AN, "deal"))
    await hall.tables.think()
    assert (await hall.look()).view.done == (False, True)
    assert await hall.actions() == ["late"]


async def test_computers_need_nobody_to_end_a_match(hall: Hall) -> None:
    await hall.open(computers=3, ruleset="in-turn")
    await hall.tap(AN, "deal")
    for _ in range(60):
        hall.clock.move(1)
        await hall.tables.tick()
        await hall.tables.think()
    over = await hall.look()
    assert over.phase is Phase.LOBBY
    assert over.finished is not None


async def test_a_decision_for_a_table_that_went_on_is_dropped(hall: Hall) -> None:
    await hall.open(computers=1)
    await hall.taps_of((BINH, "sit"), (BINH, "ready"), (AN, "deal"))

    class Slow(Toy):
        def decide(self, view: View, strength: Strength, luck: int) -> str:
            asyncio.run_coroutine_threadsafe(hall.tap(DUNG, "close", moderator=True), loop).result()
            return "low"

    loop = asyncio.get_running_loop()
    hall.games = {"toy": Slow()}
    await hall.start()
    await hall.tables.think()
    assert (await hall.look()).phase is Phase.CLOSED
    assert await hall.actions() == []
    assert await hall.audit() == []
