"""Screens of a server: leaderboard, wallet, daily chips, help, proofs, refusals."""

from __future__ import annotations

from dataclasses import dataclass, replace

import pytest

from bot.screens import Buttons, Screen, acts
from bot.screens.help import help_screen
from bot.screens.limits import check
from bot.screens.proof import proof, proof_line
from bot.screens.refusals import notice, refusal, sentence, trouble
from bot.screens.standings import Ranking, standings
from bot.screens.wallet import daily, wallet
from bot.seen import Proof, Refused
from bot.words import Words
from rules.cards import Card
from rules.game import Illegal
from tests.bot.games.maubinh.matches import A, B, all_set, dealt, over, revealed
from tests.bot.screens.tables import COMMITMENT, EN, NASTY, VI, acts_of, lobby, person, text_of


@dataclass(frozen=True)
class Row:
    rank: int
    name: str
    net: int
    matches: int = 8
    wins: int = 3
    biggest: int = 4000


def shown(screen: Screen) -> str:
    check(screen)
    return text_of(screen)


RANKING = Ranking(
    "Quán cà phê",
    "month",
    2,
    3,
    tuple(Row(at, f"p{at}", 9000 - at) for at in range(11, 21)),
    Row(34, "me", -5),
)


@pytest.mark.parametrize("words", [VI, EN])
def test_a_leaderboard_shows_net_matches_rate_and_biggest_win(words: Words) -> None:
    text = shown(standings(replace(RANKING, rows=(Row(1, "Minh", 12_500),), pages=1, page=1), words))
    for expected in (
        "🥇 **Minh**",
        words.number(12_500, signed=True),
        "8",
        "38%",
        words.number(4000, signed=True),
    ):
        assert expected in text


def test_a_leaderboard_shows_ones_own_row_wherever_it_is() -> None:
    assert "`34.` **me** · **−5 chips**" in shown(standings(RANKING, EN))
    assert EN("standings-not-you") in shown(standings(replace(RANKING, you=None), EN))


def test_a_leaderboard_leads_to_the_other_periods_and_pages() -> None:
    screen = standings(RANKING, EN)
    open_acts = {
        button.act
        for part in screen.parts
        if isinstance(part, Buttons)
        for button in part.buttons
        if not button.disabled
    }
    assert open_acts == {
        "~standings all 1",
        "~standings week 1",
        "~standings month 1",
        "~standings month 3",
    }


def test_the_first_and_the_last_page_end_there() -> None:
    for page, gone in ((1, "◀"), (3, "▶")):
        screen = standings(replace(RANKING, page=page), EN)
        check(screen)
        ends = [
            b for part in screen.parts if isinstance(part, Buttons) for b in part.buttons if b.label == gone
        ]
        assert [button.disabled for button in ends] == [True]


def test_an_empty_leaderboard_says_how_to_begin() -> None:
    assert "/play" in shown(standings(replace(RANKING, rows=(), you=None, pages=1, page=1), EN))


def test_a_hostile_name_stays_a_name_on_the_leaderboard() -> None:
    text = shown(
        standings(replace(RANKING, server=NASTY, rows=(Row(1, NASTY, 1),), you=Row(1, NASTY, 1)), EN)
    )
    assert "@everyone" not in text
    assert "<@1>" not in text


@pytest.mark.parametrize("words", [VI, EN])
def test_a_wallet_shows_what_is_owned_at_stake_and_when_more_comes(words: Words) -> None:
    ready = wallet(words, server="Quán", balance=12_500, at_stake=0, daily_at=None)
    later = wallet(words, server="Quán", balance=12_500, at_stake=300, daily_at=1_800_000_000.2)
    assert words.number(12_500) in shown(ready)
    assert words("daily-waits") in shown(ready)
    assert "<t:1800000001:R>" in shown(later)
    assert "300" in shown(later)


@pytest.mark.parametrize("words", [VI, EN])
def test_the_daily_chips_are_got_once_and_come_back(words: Words) -> None:
    got = shown(daily(words, got=True, amount=1000, balance=11_000, next_at=1_800_000_000.0))
    had = shown(daily(words, got=False, amount=1000, balance=11_000, next_at=1_800_000_000.0))
    assert got != had
    for text in (got, had):
        assert words.number(1000) in text
        assert words.number(11_000) in text
        assert "<t:1800000000:R>" in text


@pytest.mark.parametrize("words", [VI, EN])
def test_help_says_how_to_start_and_fits_a_phone(words: Words) -> None:
    text = shown(help_screen(words, ("maubinh",), ("set",), starting=10_000, daily=1000))
    for expected in (
        "Mậu Binh",
        f"/{words('command-play')}",
        f"/{words('command-hand')}",
        f"/{words('command-daily')}",
        words("button-sit"),
        words("button-deal"),
        words.number(10_000),
    ):
        assert expected in text
    assert len(text) < 1400


def test_the_proof_shows_everything_that_checking_needs() -> None:
    a, b = A, B
    text = shown(proof(over(revealed(all_set(dealt(a, b), a, b), 4)), EN))
    for expected in (COMMITMENT, "ab" * 32, "123", "bánh mì", "/verify"):
        assert expected in text


def test_words_of_players_cannot_break_out_of_the_proof() -> None:
    seen = over(revealed(all_set(dealt(A, B), A, B), 4))
    assert seen.finished is not None
    tricky = replace(seen.finished, proof=Proof("12", 3, COMMITMENT, "ab" * 32, ("``` @everyone ```",) * 40))
    text = shown(proof(replace(seen, finished=tricky), EN))
    assert text.count("```") == 4
    assert "+28" in text


def test_no_seed_is_shown_before_it_is_known() -> None:
    assert proof_line(Proof("12", 3, COMMITMENT), EN) == ""
    assert COMMITMENT in shown(proof(lobby(person(0)), EN))


@pytest.mark.parametrize("words", [VI, EN])
def test_the_refusal_of_a_second_seat_links_to_the_first_and_offers_to_leave_it(words: Words) -> None:
    link = "https://discord.com/channels/1/2/3"
    screen = refusal(Refused("seated-elsewhere", table=12, link=link), words)
    check(screen)
    assert acts_of(screen).keys() == {link, acts.join(acts.GOTO, 12), acts.join(acts.QUIT, 12)}


def test_a_refusal_names_cards_as_players_read_them() -> None:
    assert "10♥" in sentence(Illegal("not-your-card", card=Card.parse("Th")), EN)
    assert "10♥ 9♠" in sentence(
        Illegal("typed-no-suit", token="T", cards=(Card.parse("Th"), Card.parse("9s"))), EN
    )


def test_a_refused_setting_is_named_as_the_panel_names_it() -> None:
    assert EN("setting-starting") in sentence(
        Refused("setting-range", setting="starting", least=0, most=9), EN
    )


def test_our_own_errors_carry_their_number() -> None:
    assert "a1b2" in shown(trouble(EN, "a1b2"))
    assert shown(notice("hello")) == "hello"


@pytest.mark.parametrize("words", [VI, EN])
def test_names_in_a_refusal_are_as_harmless_as_anywhere(words: Words) -> None:
    said = sentence(Refused("not-all-ready", names=("An", "<@&1>", "[x](http://y)")), words)
    assert "An, " in said
    assert "<@&1>" not in said
    assert "](" not in said
