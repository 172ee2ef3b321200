"""Private panels around a seat: my seat between matches, the tools of the host, and the question before leaving."""

from __future__ import annotations

from bot.screens import Button, Buttons, Field, Form, Option, Part, Screen, Select, Text, acts
from bot.screens.panel import board_link, board_row
from bot.screens.phrases import (
    GOLD,
    GREY,
    RED,
    chips,
    game_title,
    ruleset_title,
    slug,
    strength,
)
from bot.seen import Chair, Phase, Seen
from bot.words import Words, name, plain_name
from rules.game import Strength

WORD_LENGTH = 40


def seat(seen: Seen, words: Words) -> Screen:
    """My seat: what `~hand` opens while I have no cards here. Repeats the commitment as my receipt."""
    head = _head(seen, words, "seat-title")
    if seen.phase in (Phase.CLOSED, Phase.PAUSED):
        return Screen((Text(head), Text(words(f"seat-{seen.phase.value}")), *board_row(seen, words)), GREY)
    if seen.you is None:
        return Screen(
            (Text(head), Text(words("seat-none")), Buttons((_sit(seen, words), *board_link(seen, words)))),
            GREY,
        )
    if seen.phase is Phase.PLAYING:
        parts: tuple[Part, ...] = (
            Text(head),
            Text(words("seat-out")),
            Buttons((_stand(words), *board_link(seen, words))),
        )
        return Screen(parts, GREY)
    return _waiting(seen, seen.you, words, head)


def _waiting(seen: Seen, you: Chair, words: Words, head: str) -> Screen:
    """Sitting down, before the deal. The host finds his tools here."""
    state = words("seat-host" if you.host else "seat-ready" if you.ready else "seat-waiting")
    receipt = words("seat-receipt", match=seen.match, commitment=seen.commitment) if seen.commitment else ""
    text = Text("\n".join(filter(None, (state, receipt))))
    word = Button(words("button-word"), acts.WORD)
    if you.host:
        more = (_computer_out(words),) if any(chair.computer for chair in seen.chairs) else ()
        row = Buttons((_deal(words), word, _stand(words), *more))
        return Screen((Text(head), text, *_host_menus(seen, words), row), GOLD)
    toggle = (
        Button(words("button-unready"), "unready")
        if you.ready
        else Button(words("button-ready"), "ready", "good")
    )
    return Screen((Text(head), text, Buttons((toggle, word, _stand(words)))), GOLD)


def host(seen: Seen, words: Words, *, moderator: bool = False) -> Screen:
    """What only the host may do (a moderator may close the table, but no match in which he has chips at stake).
    For others: who the host is."""
    head = _head(seen, words, "host-title")
    is_host = seen.you is not None and seen.you.host
    if not is_host and not moderator:
        boss = next((chair for chair in seen.chairs if chair.host), None)
        text = words("host-not-you", host=name(boss.name)) if boss else words("host-none")
        return Screen((Text(head), Text(text), *board_row(seen, words)), GREY)
    lobby = seen.phase is Phase.LOBBY
    closable = lobby or seen.practice or (moderator and seen.seat is None)
    about = "host-about" if is_host and lobby else "host-moderator" if closable else "host-live"
    parts: list[Part] = [Text(head), Text(words(about))]
    buttons = [Button(words("button-close"), "close", "danger")] if closable else []
    if lobby and is_host:
        parts += _host_menus(seen, words)
        buttons.insert(0, _deal(words))
        if any(chair.computer for chair in seen.chairs):
            buttons.append(_computer_out(words))
    row = (Buttons(tuple(buttons)),) if buttons else ()
    return Screen((*parts, *row, *board_row(seen, words)), GOLD)


def quitting(seen: Seen, words: Words) -> Screen:
    """The question before somebody leaves a table, with what it costs while a match is live."""
    head = _head(seen, words, "quit-title")
    stay = Button(words("button-stay"), acts.HAND, "primary")
    if seen.phase is Phase.PLAYING and seen.seat is not None and not (seen.you and seen.you.left):
        cost = words(f"leave-cost-{slug(seen.game)}")
        leave = Button(words("button-leave-match"), "leave", "danger")
        return Screen((Text(head), Text(cost), Buttons((leave, stay))), RED)
    return Screen((Text(head), Text(words("quit-lobby")), Buttons((_stand(words), stay))), GOLD)


def word_form(words: Words) -> Form:
    """One word of one's own for the shuffle of the next deal."""
    field = Field("word", words("word-label"), placeholder=words("word-placeholder"), longest=WORD_LENGTH)
    return Form(words("word-title"), "word", (field,))


def _host_menus(seen: Seen, words: Words) -> list[Select]:
    menus = []
    people = [chair for chair in seen.chairs if chair.user is not None and chair != seen.you]
    if people:
        options = tuple(Option(plain_name(chair.name), str(chair.user)) for chair in people)
        menus.append(Select("kick", words("host-kick"), options))
    if len(seen.chairs) < seen.places:
        levels = tuple(Option(strength(words, level), str(int(level)), emoji="🤖") for level in Strength)
        menus.append(Select("computer", words("host-computer"), levels))
    return menus


def _head(seen: Seen, words: Words, key: str) -> str:
    game = f"{game_title(seen.game, words)} · {ruleset_title(seen.game, seen.ruleset_name, words)}"
    return f"### {words(key)}\n-# {game} · {words('table-stake', stake=chips(words, seen.stake))}"


def _sit(seen: Seen, words: Words) -> Button:
    full = len(seen.chairs) >= seen.places
    return Button(words("button-full" if full else "button-sit"), "sit", "primary", disabled=full)


def _stand(words: Words) -> Button:
    return Button(words("button-stand"), "stand")


def _deal(words: Words) -> Button:
    return Button(words("button-deal"), "deal", "good")


def _computer_out(words: Words) -> Button:
    return Button(words("button-computer-out"), "computer-out")
