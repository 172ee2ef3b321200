"""Suggestions for one's own cards: settings that differ in kind, what each is expected to bring, and why the best is.

Nothing but the view is looked at. All stakes are expectations of the arranger, from all opponents together; it answers in
a few milliseconds once it is warm (`bot.games.maubinh.study`), and plays nothing out.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.games.maubinh.names import hand_name, instant_name, row_name
from bot.screens.phrases import listed
from bot.words import Words
from rules.maubinh.arranger import Lean, Proposal, arranger_for
from rules.maubinh.rows import ROWS, Row
from rules.maubinh.rulesets import Ruleset
from rules.maubinh.views import View

OFFERED: Final = 3
TELLING: Final = 0.05
"""Stakes below which a difference is not told: it would be shown as 0.0."""

MOST_GAINS: Final = 2
"""How many of the places where the best setting gains are named: it is one sentence."""


def opponents(view: View) -> int:
    """How many the viewer will be compared with; who has left is beaten anyway."""
    return max(1, sum(player.seat != view.seat and not player.left for player in view.players))


def suggestions(view: View) -> tuple[Proposal, ...]:
    """Up to three settings of the viewer's cards that differ in kind; the best of all first, then by expectation."""
    if view.own is None:
        return ()
    best, *others = arranger_for(view.ruleset).top(view.own.cards, OFFERED, opponents(view))
    return (best, *sorted(others, key=lambda each: -each.expected))


def title(proposal: Proposal, ruleset: Ruleset, words: Words) -> str:
    """`mạnh chi cuối`, `cân ba chi`."""
    row = Row.FRONT if proposal.lean is Lean.FRONT else Row.BACK
    return words(f"mb-suggest-{proposal.lean.value}", row=row_name(row, ruleset, words))


def expected(stakes: float, words: Words) -> str:
    """`+1,4`: never more digits than an expectation deserves."""
    return words.tenths(stakes, signed=True)


def why(proposals: tuple[Proposal, ...], view: View, words: Words) -> str:
    """One sentence: where the best setting gains on the next best, and what it gives up for that."""
    if len(proposals) < 2:
        return words("mb-why-only")
    best, other = proposals[:2]
    kind = title(other, view.ruleset, words)
    if best.expected - other.expected < TELLING:
        return words("mb-why-equal", kind=kind)
    parts = sorted(_differences(best, other, view, words), key=lambda part: -abs(part[0]))
    gains = listed([text for stakes, text in parts if stakes > 0][:MOST_GAINS], words)
    losses = listed([text for stakes, text in parts if stakes < 0], words)
    return words("mb-why-trade" if losses else "mb-why-free", kind=kind, gains=gains, losses=losses)


def _differences(best: Proposal, other: Proposal, view: View, words: Words) -> Iterator[tuple[float, str]]:
    """Row by row how many stakes `best` is ahead, and with what; then what is settled over all rows together."""
    arranger, count = arranger_for(view.ruleset), opponents(view)
    one, two = (arranger.numbers(each.setting)[:, 0] for each in (best, other))
    rest = best.expected - other.expected
    for at, row in enumerate(ROWS):
        values = arranger.odds.tables[at]
        ahead = count * arranger.odds.ordinary * float(values[one[at]] - values[two[at]])
        rest -= ahead
        if abs(ahead) >= TELLING:
            name, made = row_name(row, view.ruleset, words), hand_name(best.setting[row], view.ruleset, words)
            key = "mb-why-gain" if ahead > 0 else "mb-why-loss"
            yield ahead, words(key, row=name, hand=made, stakes=words.tenths(abs(ahead)))
    if abs(rest) >= TELLING:
        key = "mb-why-gain-together" if rest > 0 else "mb-why-loss-together"
        yield rest, words(key, stakes=words.tenths(abs(rest)))


def announcing(view: View, words: Words) -> str:
    """Whether to announce the instant win in the viewer's cards; empty when there is none."""
    if view.own is None:
        return ""
    claim = arranger_for(view.ruleset).claim(view.own.cards, opponents(view))
    if claim is None:
        return ""
    return words(
        "mb-suggest-announce" if claim.worth_it else "mb-suggest-decline",
        kind=instant_name(claim.kind, words),
        announced=expected(claim.announced, words),
        played=expected(claim.played, words),
    )
