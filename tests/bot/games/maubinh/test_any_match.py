"""Whatever is dealt and set: every screen keeps Discord's limits, and the board shows no card before its time."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.maubinh import HOSTED
from bot.games.maubinh.reviewing import hand_of, others_of, review
from bot.screens import Picture, Screen
from bot.screens.limits import check
from bot.seen import Seen
from bot.words import Words
from rules.cards import PACK, Card
from rules.game import Deal
from rules.maubinh import RULESETS
from rules.maubinh.game import GAME
from rules.maubinh.settling import settle
from rules.maubinh.state import State
from tests.bot.games.maubinh.matches import cards_in, live, over, play, revealed
from tests.bot.screens.tables import EN, NASTY, VI, acts_of, text_of

NAMES = ("W" * 40, "_" * 40, NASTY, "Nguyễn Thị Phương Thảo Nguyên")
"""As wide, as often escaped and as hostile as names can be."""


@st.composite
def matches(draw: st.DrawFn) -> State:
    """A match that is set in any way: fouls, leavers, people who save nothing, instant wins kept or declined."""
    ruleset = RULESETS[draw(st.sampled_from(sorted(RULESETS)))]
    seats = draw(st.integers(2, 4))
    # Packs in order deal instant wins and great bonuses, which chance hardly ever does.
    by_suit, by_rank = st.just(list(PACK)), st.just(sorted(PACK))
    pack = draw(st.one_of(st.permutations(PACK), st.permutations(PACK), by_suit, by_rank))
    state = GAME.start(ruleset, seats, Deal(tuple(pack))).state
    for seat in range(seats):
        if not state.setting_up:
            break
        player = state.players[seat]
        cards = draw(st.permutations(player.cards))
        if player.pattern is not None and draw(st.booleans()):
            state = play(state, (seat, "decline"))
        if state.setting_up and draw(st.integers(0, 4)):
            state = play(state, (seat, "set " + "".join(map(str, cards))))
        if state.setting_up:
            state = play(state, (seat, draw(st.sampled_from(["timeout", "leave", "timeout"]))))
    while state.setting_up:
        seat = min(state.asked)
        state = play(state, (seat, "timeout"))
    return state


def named(seen: Seen) -> Seen:
    names = NAMES[: len(seen.chairs)]
    chairs = tuple(replace(chair, name=name) for chair, name in zip(seen.chairs, names, strict=True))
    finished = seen.finished and replace(seen.finished, names=names)
    return replace(seen, names=names, chairs=chairs, finished=finished)


def checked(screen: Screen) -> Screen:
    check(screen)
    return screen


@pytest.mark.parametrize("words", [VI, EN])
@settings(max_examples=30)
@given(matches())
def test_every_screen_of_any_match_can_be_sent(words: Words, state: State) -> None:
    steps = len(state.stages) + 1
    for step in range(steps):
        now = revealed(state, step)
        checked(HOSTED.board(named(live(now)), words))
        for seat in range(len(state.players)):
            checked(HOSTED.hand(named(live(now, seat)), words, ""))
    ended = revealed(state, steps)
    for seat in (None, *range(len(state.players))):
        seen = named(over(ended, seat, short=[0]))
        checked(HOSTED.board(replace(seen, you=None), words))
        checked(HOSTED.details(seen, words))
        checked(review(seen, words))
        checked(HOSTED.hand(seen, words, ""))


@settings(max_examples=30)
@given(matches())
def test_the_board_of_any_match_shows_only_what_is_revealed(state: State) -> None:
    for step in range(len(state.stages) + 1):
        now = revealed(state, step)
        seen = live(now)
        screen = HOSTED.board(seen, VI)
        keys = [repr(part.key) for part in screen.parts if isinstance(part, Picture)]
        shown = cards_in("\n".join((text_of(screen), *acts_of(screen), *keys)))
        public: set[Card] = {card for player in seen.view.players for card in player.cards or ()}
        public |= {card for row in seen.view.rows for cards in row.cards if cards for card in cards}
        assert shown <= public


@settings(max_examples=30)
@given(matches())
def test_what_a_review_settles_anew_is_what_the_match_came_to(state: State) -> None:
    """So nothing that it left out, because it was not shown, did matter."""
    ended = revealed(state, len(state.stages) + 1)
    assert ended.settlement is not None
    for seat, net in enumerate(ended.settlement.net):
        view = GAME.view(ended, seat)
        assert view.own is not None
        settled = settle((hand_of(view, view.own), *others_of(view)), view.ruleset)
        assert settled.net[0] == net


@settings(max_examples=30)
@given(matches())
def test_a_review_shows_no_card_but_ones_own(state: State) -> None:
    ended = revealed(state, len(state.stages) + 1)
    for seat, player in enumerate(ended.players):
        screen = review(over(ended, seat), EN)
        keys = [repr(part.key) for part in screen.parts if isinstance(part, Picture)]
        assert cards_in("\n".join((text_of(screen), *keys))) == set(player.cards)
