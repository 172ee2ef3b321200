"""Matches of Tiến Lên played by hand, and how their tables look to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from bot.games import Act, Draft, Gesture
from bot.games.tienlen import HOSTED
from bot.screens import Button, Buttons, Picture, Screen, Select
from bot.screens.limits import check
from bot.seen import Chair, Finished, Paid, Phase, Proof, Seen
from bot.words import Words
from rules.cards import PACK, parse_cards
from rules.game import Deal, Seat
from rules.tienlen import GAME, Play, Ruleset, State, classify
from tests.bot.screens.tables import COMMITMENT, EN, acts_of, computer, person, text_of
from tests.rules.tienlen.table import dealt, played

BOARD: Final = "https://discord.com/channels/1/2/3"


def answering() -> State:
    """Minh laid a pair of fives; Lan Anh can beat it in the same suits with sevens only, or with her twos."""
    return played(dealt("5h5d3c", "7s7d7h8s9dJh2c2d", "3s4s"), "0 play 5d5h")


def chopping() -> State:
    """Minh laid a 2♥; Lan Anh holds three pairs in a row, Hùng four of a kind, Thảo neither."""
    return played(dealt("2h3s4s", "6s6c7s7c8s8c3c", "9s9c9h9d3d4d", "4h5h"), "0 play 2h")


def chained() -> State:
    """The 2♥ was chopped, the chop was chopped in turn: Lan Anh owes 12."""
    return played(chopping(), "1 play 6s6c7s7c8s8c", "2 play 9s9c9h9d")


def ended() -> State:
    """Over after a chop upon a chop; Hùng is last and left with two 2s, Lan Anh and Minh left before the end."""
    state = dealt("2h3s", "6s6c7s7c8s8c3c", "9s9c9h9d3d4d2d2s", "5h5d2c7h8h")
    return played(
        state,
        *("0 play 2h", "1 play 6s6c7s7c8s8c", "2 play 9s9c9h9d", "3 pass", "0 pass", "1 pass"),
        *("2 play 3d", "3 pass", "0 pass", "1 pass", "2 leave"),
        *("3 play 7h", "0 pass", "1 pass", "3 play 8h", "0 pass", "1 pass", "3 play 2c", "0 pass", "1 pass"),
        *("3 play 5d5h", "0 leave"),
    )


def instant(*hands: str, ruleset: Ruleset) -> State:
    """Dealt so; a house rule lets hands win at the deal."""
    cards = [card for hand in hands for card in parse_cards(hand)]
    rest = [card for card in PACK if card not in cards]
    return GAME.start(ruleset, len(hands), Deal((*cards, *rest))).state


def play_of(cards: str) -> Play:
    play = classify(parse_cards(cards))
    assert play is not None
    return play


def live(state: State, seat: Seat | None = None, *, computers: Sequence[Seat] = (), **changes: Any) -> Seen:
    """The table while the match is live, as `seat` sees it."""
    sitting = _chairs(state.seats, computers)
    seen = Seen(
        table=12,
        version=9,
        guild=1,
        channel=2,
        message=3,
        game="tienlen",
        ruleset=state.ruleset,
        ruleset_name=state.ruleset.name,
        stake=100,
        places=4,
        phase=Phase.PLAYING,
        chairs=sitting,
        you=None if seat is None else sitting[seat],
        practice=len(computers) == state.seats - 1,
        suggest=True,
        commitment=COMMITMENT,
        match=3,
        deadline=1_800_000_000.0,
        view=GAME.view(state, seat),
        names=tuple(chair.name for chair in sitting),
    )
    return replace(seen, **changes)


def _chairs(seats: int, computers: Sequence[Seat]) -> tuple[Chair, ...]:
    return tuple(
        computer(seat, seat=seat) if seat in computers else person(seat, seat=seat) for seat in range(seats)
    )


def over(
    state: State, seat: Seat | None = None, *, computers: Sequence[Seat] = (), short: Sequence[Seat] = ()
) -> Seen:
    """The table after the match, as whoever sat at `seat` sees it."""
    result = GAME.result(state)
    assert result is not None
    before = live(state, seat, computers=computers)
    people = [each for each in range(state.seats) if each not in computers]
    moved = [100 * net if len(people) > 1 else 0 for net in result.net]
    paid = Paid(
        tuple(moved[each] if each in people else None for each in range(state.seats)),
        tuple(10_000 + moved[each] if each in people else None for each in range(state.seats)),
        tuple(short),
    )
    finished = Finished(
        match=3,
        names=before.names,
        users=tuple(chair.user for chair in before.chairs),
        view=GAME.view(state, None),
        result=result,
        paid=paid,
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


def act_of(screen: Screen, word: str) -> str:
    """The one control of a screen whose act begins with this word."""
    (found,) = (act for act in acts_of(screen) if act.partition(" ")[0] == word)
    return found


def buttons(screen: Screen) -> dict[str, Button]:
    """Every button by the first word of its act (of several with one word, the last)."""
    rows = [part.buttons for part in screen.parts if isinstance(part, Buttons)]
    return {button.act.partition(" ")[0]: button for row in rows for button in row if not button.url}


def menu(screen: Screen, word: str) -> Select:
    (found,) = (part for part in screen.parts if isinstance(part, Select) and part.act.startswith(word))
    return found


def drawn(screen: Screen) -> Picture:
    (found,) = (part for part in screen.parts if isinstance(part, Picture))
    return found


def everything(screen: Screen) -> str:
    """All that a screen tells: texts, acts, values of menus, and the description of its picture."""
    pictures = [repr(part.key) for part in screen.parts if isinstance(part, Picture)]
    values = [option.value for part in screen.parts if isinstance(part, Select) for option in part.options]
    return "\n".join((text_of(screen), *acts_of(screen), *values, *pictures))


__all__ = [
    "BOARD",
    "act_of",
    "acted",
    "answering",
    "board",
    "buttons",
    "chained",
    "chopping",
    "dealt",
    "drafted",
    "drawn",
    "ended",
    "everything",
    "instant",
    "live",
    "menu",
    "over",
    "panel",
    "play_of",
    "played",
    "tap",
]
