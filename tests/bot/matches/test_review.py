"""Looking back through Discord: everybody at his own hand, in private, also who has left."""

from __future__ import annotations

from pathlib import Path

from rules.cards import Card, parse_cards
from tests.bot.matches.maubinh import PLAIN, dealing, sit_down
from tests.bot.world import text, world


def cards_of(hand: str) -> set[Card]:
    return set(parse_cards("".join(hand.split())))


async def test_each_player_looks_back_at_his_own_hand_and_nobody_else_at_any(tmp_path: Path) -> None:
    async with world(tmp_path) as here:
        table = await sit_down(here, "An", "Bình", "Chi")
        an, binh, chi = table.people
        stranger = here.person("Dũng")
        with dealing(*PLAIN[:3]):
            await table.deal()
            await table.set_and_done(an, PLAIN[0])
            await table.set_and_done(binh, PLAIN[1])
            question = here.answer(await here.type(chi, "leave"))
            await here.press(chi, "leave", question)
            await table.to_the_result()
            for who, hand in zip(table.people, PLAIN, strict=False):
                looked = here.answer(await here.press(who, "~review"))
                assert looked.is_ephemeral
                shown = {card.label: card for card in cards_of("".join(PLAIN[:3]))}
                seen = {
                    shown[word.strip(".,;:")] for word in text(looked).split() if word.strip(".,;:") in shown
                }
                assert seen == cards_of(hand)
                assert "Trước khi lật" in text(looked)
            nothing = here.answer(await here.press(stranger, "~review"))
        assert text(nothing) == "Ván này không có bạn."
        assert not any(card in text(nothing) for card in "♠♥♦♣")
