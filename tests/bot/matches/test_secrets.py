"""Nobody but its holder learns a card before it is revealed: not from a message, a custom_id, a file name or the log.

Every match here is dealt at random. What is sent to anybody, and what is logged at DEBUG, is searched for the cards.
`CANARY_MATCHES=200 pytest tests/bot/matches/test_secrets.py` makes it a long search.
"""

from __future__ import annotations

import logging
import os
import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from simcord import MemberActor
from simcord.components import walk_components

from rules.cards import PACK, Card
from rules.maubinh import RULESETS
from rules.maubinh.computer import set_cards
from tests.bot.matches.maubinh import Table, dealing, sit_down
from tests.bot.world import World, text, world

MATCHES = int(os.environ.get("CANARY_MATCHES", "3"))
LABEL = re.compile(r"(10|[2-9JQKA])([♠♥♦♣])")
SUITS = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}


def cards_in(shown: str) -> set[Card]:
    """The cards that a text shows to people."""
    return {Card.parse(rank.replace("10", "T") + SUITS[suit]) for rank, suit in LABEL.findall(shown)}


class Recorder(logging.Handler):
    """Everything that anybody logs, at any level."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.getMessage()} {record.exc_info or ''}")


@contextmanager
def everything_logged() -> Iterator[list[str]]:
    recorder, root = Recorder(), logging.getLogger()
    level = root.level
    root.addHandler(recorder)
    root.setLevel(logging.DEBUG)
    try:
        yield recorder.lines
    finally:
        root.removeHandler(recorder)
        root.setLevel(level)


def public(here: World) -> str:
    return "\n".join(text(message) for message in here.boards)


def seen_by(here: World, who: MemberActor) -> str:
    """All that one person can read: his DMs, and what only he sees in the channel."""
    stored = here.env.backend.messages.get(here.channel.id, {}).values()
    private = [message for message in stored if message.is_ephemeral and message.visible_to(who.id)]
    return "\n".join(text(message) for message in (*here.dms(who), *private))


def sent(here: World) -> Iterator[str]:
    """Every custom_id, value and file name of every message that there is."""
    for messages in here.env.backend.messages.values():
        for message in messages.values():
            for part in walk_components(message.components):
                yield str(part.get("custom_id", ""))
                yield from (str(option["value"]) for option in part.get("options") or ())
            yield from (str(attachment["filename"]) for attachment in message.attachments)


def check(here: World, table: Table, hands: list[list[Card]]) -> None:
    """While cards are hidden: everybody has read of his own ones only."""
    assert cards_in(public(here)) == set()
    for who, hand in zip(table.people, hands, strict=True):
        assert cards_in(seen_by(here, who)) <= set(hand)
    for piece in sent(here):
        assert not cards_in(piece)
        assert not re.search(r"[2-9TJQKA][shdc]", piece), piece
    assert {name for name in sent(here) if name.endswith(".png")} <= {"cards.png"}


@pytest.mark.parametrize("seed", range(MATCHES))
async def test_a_card_is_known_to_its_holder_alone_until_it_is_revealed(seed: int, tmp_path: Path) -> None:
    luck = random.Random(seed)
    ruleset = luck.choice(list(RULESETS))
    pack = luck.sample(PACK, len(PACK))
    hands = [pack[13 * seat : 13 * seat + 13] for seat in range(3)]
    with everything_logged() as lines:
        async with world(tmp_path) as here:
            table = await sit_down(here, "Lan", "Minh", "Nga", ruleset=ruleset)
            with dealing(*("".join(map(str, hand)) for hand in hands)):
                await table.deal()
                for who, hand in zip(table.people, hands, strict=True):
                    check(here, table, hands)
                    best = set_cards(tuple(sorted(hand, reverse=True)), RULESETS[ruleset], 2)
                    panel = await table.set(who, " ".join("".join(map(str, row)) for row in best))
                    check(here, table, hands)
                    await here.press(who, "~suggest", panel)
                    await here.hand(who)
                    check(here, table, hands)
                await here.restart()
                await here.wait(2)
                check(here, table, hands)
    held = {str(card) for hand in hands for card in hand}
    log = "\n".join(lines)
    assert not any(label in log for label in ("♠", "♥", "♦", "♣"))
    assert not re.search(rf"({'|'.join(held)})({'|'.join(held)})", log), (
        "no two cards side by side in the log"
    )
