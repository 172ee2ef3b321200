"""Matches of Chuo Pai played by hand, and how their tables look to everybody."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

from bot.games import Act, Draft, Gesture
from bot.games.chuopai import HOSTED
from bot.games.chuopai.memo import Memo
from bot.screens import Button, Buttons, Picture, Screen, Select
from bot.screens.limits import check
from bot.seen import Chair, Finished, Paid, Phase, Proof, Seen
from bot.words import Words
from rules.chuopai import GAME, TU_XUYEN, Pattern, Play, Ruleset, State, classify
from rules.chuopai.patterns import PACK, heap
from rules.game import Deal, Seat
from tests.bot.screens.tables import COMMITMENT, EN, acts_of, computer, person, text_of
from tests.rules.chuopai.table import cards

BOARD: Final = "https://discord.com/channels/1/2/3"


def shown(text: str) -> str:
    """`6-6 ×2 3-6` as it is printed: no line is broken within a tile."""
    return text.replace("-", "\N{NON-BREAKING HYPHEN}").replace(" ×", "\N{NO-BREAK SPACE}×")


def play_of(text: str) -> Play:
    play = classify(cards(text))
    assert play is not None
    return play


def start(*hands: str, ruleset: Ruleset = TU_XUYEN, leader: Seat = 0) -> State:
    """A deal in which these hands begin so; other tiles fill them up."""
    rest = list(PACK)
    dealt = [cards(hand) for hand in hands]
    for hand in dealt:
        for tile in hand:
            rest.remove(tile)
    pack: list[Pattern] = []
    for seat in range(3):
        hand = dealt[seat] if seat < len(dealt) else []
        lacking = 28 - len(hand)
        pack += [*hand, *rest[:lacking]]
        del rest[:lacking]
    return GAME.start(ruleset, 3, Deal(tuple(pack), draw=leader)).state


def at_random(seed: int) -> Iterator[State]:
    """Every state of a match that is played at random, the last one over; sometimes somebody leaves."""
    dice = random.Random(seed)
    pack = list(PACK)
    dice.shuffle(pack)
    if dice.random() < 0.4:  # lumpy hands: sets of four, large combinations
        pack.sort(key=lambda tile: (tile.low + tile.high + dice.randrange(3)) % 9)
    state = GAME.start(TU_XUYEN, 3, Deal(tuple(pack), draw=dice.randrange(2**32))).state
    yield state
    while state.turn is not None:
        seat, action = state.turn, dice.choice(list(GAME.choices(state, state.turn)))
        if dice.random() < 0.01 and seat not in state.left:
            action = GAME.parse("leave")
        state = GAME.apply(state, seat, action).state
        yield state


def dealt_anew(state: State, dice: random.Random, keep: Seat | None = None) -> State:
    """The same match as everybody (or all that `keep` knows), with what is hidden dealt in another way."""
    hidden = [seat for seat in range(3) if seat != keep]
    tiles = [tile for seat in hidden for tile in GAME.view(state, seat).hand]
    dice.shuffle(tiles)
    hands = list(state.hands)
    for seat in hidden:
        held = len(GAME.view(state, seat).hand)
        hands[seat] = heap(tiles[:held])
        del tiles[:held]
    return replace(state, hands=tuple(hands))


def live(state: State, seat: Seat | None = None, *, computers: Sequence[Seat] = (), **changes: Any) -> Seen:
    """The table while the match is live, as `seat` sees it."""
    sitting = _chairs(computers)
    seen = Seen(
        table=12,
        version=9,
        guild=1,
        channel=2,
        message=3,
        game="chuopai",
        ruleset=state.ruleset,
        ruleset_name=state.ruleset.name,
        stake=100,
        places=3,
        phase=Phase.PLAYING,
        chairs=sitting,
        you=None if seat is None else sitting[seat],
        practice=len(computers) == 2,
        suggest=True,
        commitment=COMMITMENT,
        match=3,
        deadline=1_800_000_000.0,
        view=GAME.view(state, seat),
        names=tuple(chair.name for chair in sitting),
    )
    return replace(seen, **changes)


def _chairs(computers: Sequence[Seat]) -> tuple[Chair, ...]:
    return tuple(
        computer(seat, seat=seat) if seat in computers else person(seat, seat=seat) for seat in range(3)
    )


def over(
    state: State, seat: Seat | None = None, *, computers: Sequence[Seat] = (), short: Sequence[Seat] = ()
) -> Seen:
    """The table after the match, as whoever sat at `seat` sees it."""
    result = GAME.result(state)
    assert result is not None
    before = live(state, seat, computers=computers)
    people = [each for each in range(3) if each not in computers]
    moved = [100 * net if len(people) > 1 else 0 for net in result.net]
    finished = Finished(
        match=3,
        names=before.names,
        users=tuple(chair.user for chair in before.chairs),
        view=GAME.view(state, None),
        result=result,
        paid=Paid(
            tuple(moved[each] if each in people else None for each in range(3)),
            tuple(10_000 + moved[each] if each in people else None for each in range(3)),
            tuple(short),
        ),
        proof=Proof("12", 3, COMMITMENT, "ab" * 32, ("123", "bánh mì")),
        seat=seat,
    )
    between = tuple(replace(chair, seat=None) for chair in before.chairs)
    return replace(
        before,
        phase=Phase.LOBBY,
        match=4,
        view=None,
        names=(),
        chairs=between,
        you=None if seat is None else between[seat],
        finished=finished,
    )


def board(seen: Seen, words: Words = EN) -> Screen:
    screen = HOSTED.board(seen, words)
    check(screen)
    return screen


def panel(state: State, seat: Seat, draft: str = "", words: Words = EN, **changes: Any) -> Screen:
    screen = HOSTED.hand(live(state, seat, **changes), words, draft)
    check(screen)
    return screen


def memo(state: State, seat: Seat, play: str) -> str:
    """What a panel remembers when this play is chosen."""
    return Memo.to_lay(play_of(play), GAME.view(state, seat).hand).text


def tap(state: State, seat: Seat, act: str, values: Sequence[str] = (), **changes: Any) -> Gesture:
    return HOSTED.gesture(live(state, seat, **changes), act.removeprefix("~"), values, EN)


def acted(state: State, seat: Seat, act: str, values: Sequence[str] = ()) -> str:
    """The action that a tap comes to."""
    answer = tap(state, seat, act, values)
    assert isinstance(answer, Act), answer
    return answer.text


def drafted(state: State, seat: Seat, act: str, values: Sequence[str] = ()) -> str:
    """What a panel remembers after a tap."""
    answer = tap(state, seat, act, values)
    assert isinstance(answer, Draft), answer
    return answer.text


def buttons(screen: Screen) -> dict[str, Button]:
    """Every button by its label."""
    rows = [part.buttons for part in screen.parts if isinstance(part, Buttons)]
    return {button.label: button for row in rows for button in row}


def menu(screen: Screen, word: str) -> Select:
    """The menu whose act begins with this word."""
    (found,) = (part for part in screen.parts if isinstance(part, Select) and part.act.split()[0] == word)
    return found


def menus(screen: Screen) -> list[str]:
    return [part.act.split()[0] for part in screen.parts if isinstance(part, Select)]


def value_of(screen: Screen, label: str) -> str:
    """The value of the one entry of the menu of groups that is called so."""
    (found,) = (option.value for option in menu(screen, "~group").options if label in option.label)
    return found


def drawn(screen: Screen) -> Picture:
    (found,) = (part for part in screen.parts if isinstance(part, Picture))
    return found


def everything(screen: Screen) -> str:
    """All that a screen tells: texts, acts, values of menus, and the description of its picture."""
    pictures = [repr(part.key) for part in screen.parts if isinstance(part, Picture)]
    values = [option.value for part in screen.parts if isinstance(part, Select) for option in part.options]
    return "\n".join((text_of(screen), *acts_of(screen), *values, *pictures))
