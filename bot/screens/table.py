"""The public board of a table, whatever the game: people sitting down, a match, its end, and the end of the table.

`board` frames what the game itself has to show. It is drawn for onlookers: everybody in the channel sees the same
buttons, and a tap of somebody who may not is answered privately with the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.screens import Button, Buttons, Part, Rule, Screen, Text, acts
from bot.screens.phrases import (
    GOLD,
    GREEN,
    GREY,
    RED,
    chips,
    game_title,
    house_rules,
    listed,
    ruleset_title,
    strength,
    when,
)
from bot.seen import Chair, Finished, Phase, Seen
from bot.words import Words, name
from rules.game import AnyGame

COVER = 10
"""Stakes that one must be able to lose to sit down."""


def board(
    seen: Seen,
    words: Words,
    game: AnyGame,
    *,
    live: Callable[[], Iterable[Part]],
    over: Callable[[Finished], Iterable[Part]],
    after: tuple[Button, ...] = (),
) -> Screen:
    """The board. `live` gives the parts of a match in progress, its buttons included; `over` those of the last result;
    `after` is what the game offers beside it, at most one button."""
    last = seen.finished
    match seen.phase:
        case Phase.PLAYING:
            body: list[Part] = [Text(_playing_head(seen, words, game)), *live()]
            accent = GREEN
        case Phase.LOBBY:
            result = [*over(last), Rule()] if last is not None else []
            body = [Text(_head(seen, words, game)), *result, *_lobby(seen, words, game, after)]
            accent = GOLD
        case Phase.PAUSED:
            body = [Text(_head(seen, words, game)), Text(words("table-paused"))]
            accent = RED
        case Phase.CLOSED:
            result = [*over(last)] if last is not None else []
            why = words(f"closed-{seen.closed_because or 'host'}")
            body = [Text(_head(seen, words, game)), *result, Text(words("table-closed", why=why))]
            accent = GREY
    if "note" in seen.facts:
        body.insert(1, Text(words(f"note-{seen.facts['note']}")))
    return Screen(tuple(body), accent)


def playing_buttons(words: Words, *more: Button) -> Buttons:
    """The row that every board of a live match ends with: my hand, what the game adds, the rules."""
    return Buttons(
        (
            Button(words("button-hand"), acts.HAND, "primary"),
            *more,
            Button(words("button-rules"), acts.RULES),
        )
    )


def deadline(seen: Seen, words: Words) -> str:
    """`⏳ <t:…:R>`, or nothing when the table waits for no clock."""
    return "" if seen.deadline is None else words("deadline", when=when(seen.deadline))


def chair_name(chair: Chair) -> str:
    """The name in bold, with a computer's mark."""
    return f"{'🤖 ' if chair.computer else ''}**{name(chair.name)}**"


def sitting_out(seen: Seen, words: Words) -> str:
    """Who sits here without having been dealt in; empty when nobody."""
    out = [name(chair.name) for chair in seen.chairs if chair.seat is None]
    return words("sitting-out", who=listed(out, words)) if out else ""


def small(*lines: str) -> str:
    """Lines in small print, the empty ones left out."""
    return "\n".join(f"-# {line}" for line in lines if line)


def _title(seen: Seen, words: Words) -> str:
    return f"## {game_title(seen.game, words)} · {ruleset_title(seen.game, seen.ruleset_name, words)}"


def _facts(seen: Seen, words: Words, game: AnyGame, facts: str) -> str:
    """With what is not as usual at this table."""
    house = words("table-house-rules") if house_rules(seen, game) else ""
    unadvised = "" if seen.suggest else words("table-no-suggest")
    return " · ".join(filter(None, (facts, house, unadvised)))


def _head(seen: Seen, words: Words, game: AnyGame) -> str:
    facts = words("table-facts", stake=chips(words, seen.stake), taken=len(seen.chairs), places=seen.places)
    return "\n".join((_title(seen, words), _facts(seen, words, game, facts)))


def _playing_head(seen: Seen, words: Words, game: AnyGame) -> str:
    facts = words("table-playing", match=seen.match, stake=chips(words, seen.stake))
    notes = [words("table-practice") if seen.practice else "", sitting_out(seen, words)]
    lines = (_title(seen, words), _facts(seen, words, game, facts), small(*notes))
    return "\n".join(filter(None, lines))


def _lobby(seen: Seen, words: Words, game: AnyGame, after: tuple[Button, ...]) -> tuple[Part, ...]:
    all_ready = game.all_ready(seen.ruleset)
    chairs = [_chair(chair, words) for chair in seen.chairs]
    empty = seen.places - len(seen.chairs)
    if empty > 0:
        chairs.append(words("chairs-empty", count=empty))
    again = seen.finished is not None
    notes = [
        words("lobby-again") if again else "",
        words("lobby-fills") if game.fills_seats else "",
        "" if again or game.fills_seats else words("lobby-all-ready" if all_ready else "lobby-one-ready"),
        "" if again else words("lobby-cover", cover=chips(words, COVER * seen.stake)),
        words("table-practice") if seen.practice else "",
        words("lobby-commitment", match=seen.match, commitment=seen.commitment[:12])
        if seen.commitment
        else "",
        words("lobby-idle", when=when(seen.deadline)) if seen.deadline is not None else "",
    ]
    return (Text("\n".join(chairs)), Text(small(*notes)), *_lobby_buttons(seen, words, game, after))


def _chair(chair: Chair, words: Words) -> str:
    if chair.strength is not None:
        return f"🤖 **{name(chair.name)}** · {strength(words, chair.strength)}"
    if chair.host:  # who deals needs not be ready
        return f"👑 **{name(chair.name)}** · {words('chair-host')}"
    ready = words("chair-ready" if chair.ready else "chair-waiting")
    return f"{'✅' if chair.ready else '⬜'} **{name(chair.name)}** · {ready}"


def _can_deal(seen: Seen, game: AnyGame) -> bool:
    """Whether the host may deal now; his own being ready is not asked."""
    others = [chair.ready or chair.computer for chair in seen.chairs if not chair.host]
    if game.fills_seats:
        return 1 + sum(others) + seen.places - len(seen.chairs) >= min(game.seats)
    return bool(others) and (all(others) if game.all_ready(seen.ruleset) else any(others))


def _lobby_buttons(seen: Seen, words: Words, game: AnyGame, after: tuple[Button, ...]) -> tuple[Buttons, ...]:
    """Three a row and no emoji: that much fits a phone without breaking the line. What only the host may do besides
    is on his own seat."""
    full = len(seen.chairs) >= seen.places
    again = seen.finished is not None
    sit = Button(
        words("button-full" if full else "button-sit"), "sit", "plain" if again else "primary", disabled=full
    )
    ready = Button(words("button-ready"), "ready")
    deal = Button(words("button-deal"), "deal", "good" if _can_deal(seen, game) else "plain")
    computer = Button(words("button-computer"), "computer 2", disabled=full)
    stand = Button(words("button-stand"), "stand")
    rules = Button(words("button-rules"), acts.RULES)
    seat = Button(words("button-seat"), acts.HAND)
    close = Button(words("button-close"), "close")
    if not again:
        return Buttons((sit, ready, deal)), Buttons((computer, stand, rules)), Buttons((seat, close))
    first = Button(words("button-again"), "again", "primary")
    details = Button(words("button-details"), acts.DETAILS)
    people = Buttons((sit, computer, stand))
    if after:
        return Buttons((first, deal)), Buttons((details, *after, rules)), people, Buttons((seat, close))
    return Buttons((first, deal, details)), people, Buttons((seat, rules, close))
