"""Small phrases that many screens say alike: amounts, names, rulesets, times."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import Final

from bot.seen import Seen
from bot.words import Words, name
from rules.cards import Card
from rules.game import AnyGame, Strength

GOLD: Final = 0xE5B93C
"""Accent of a table where people sit down."""
GREEN: Final = 0x2F9E6E
"""Accent of a live match, and of everything that is well."""
RED: Final = 0xD9503F
"""Accent of what is wrong or ends."""
GREY: Final = 0x6B7280
"""Accent of what is over, and of pages that only inform."""


def slug(text: str) -> str:
    """A name as it may stand in the key of a sentence: `maubinh.com` is `maubinh-com`."""
    return "".join(char if char.isascii() and char.isalnum() else "-" for char in text.lower())


def game_title(game: str, words: Words) -> str:
    return words(f"game-{slug(game)}")


def ruleset_title(game: str, ruleset: str, words: Words) -> str:
    """What players call a ruleset; a house's own name stays as it is."""
    key = f"ruleset-{slug(game)}-{slug(ruleset)}"
    return words(key) if words.has(key) else name(ruleset)


def ruleset_offer(game: str, ruleset: str, words: Words) -> str:
    """The same for whoever chooses one, with what is special about it where a game has a word for that."""
    title, hint = ruleset_title(game, ruleset, words), f"ruleset-{slug(game)}-{slug(ruleset)}-hint"
    return f"{title} ({words(hint)})" if words.has(hint) else title


def house_rules(seen: Seen, game: AnyGame) -> bool:
    """Whether the server has switched anything in the table's ruleset."""
    return bool(game.rulesets.get(seen.ruleset_name) != seen.ruleset)


def chips(words: Words, amount: int) -> str:
    """`1.000 chip`."""
    return words("chips", amount=words.number(amount), count=amount)


def gain(words: Words, amount: int) -> str:
    """`+1.000 chip`, `−50 chip`, `0 chip`."""
    return words("chips", amount=words.number(amount, signed=True), count=abs(amount))


def stakes(words: Words, amount: int) -> str:
    """`+3 lần`, `−1 lần`: signed stakes."""
    return words("stakes", amount=words.number(amount, signed=True), count=abs(amount))


def strength(words: Words, value: Strength) -> str:
    return words(f"strength-{int(value)}")


def when(seconds: float) -> str:
    """A moment as Discord counts down to it by itself. Rounded up: nobody is told an earlier end than he has."""
    return f"<t:{math.ceil(seconds)}:R>"


def table_link(seen: Seen) -> str:
    """The address of the board; while it has not been posted that of its channel, where it will be the newest message."""
    channel = f"https://discord.com/channels/{seen.guild}/{seen.channel}"
    return channel if seen.message is None else f"{channel}/{seen.message}"


def listed(parts: list[str], words: Words) -> str:
    """`a, b và c`."""
    if len(parts) < 2:
        return "".join(parts)
    return words("list", first=", ".join(parts[:-1]), last=parts[-1])


def capital(text: str) -> str:
    """The text with its first letter raised, for the start of a line."""
    return text[:1].upper() + text[1:]


def card_name(card: Card, words: Words) -> str:
    """`10♥ cơ`: the sign for the eye, the word for where signs are drawn dark on dark."""
    return f"{card.label} {words(f'suit-{card.suit.letter}')}"


def card_line(cards: Iterable[Card]) -> str:
    """`A♥ 10♥ 9♦`, as it can be copied and typed again."""
    return " ".join(card.label for card in cards)
