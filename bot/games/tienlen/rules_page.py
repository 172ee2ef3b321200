"""A ruleset explained to players, from its data: what is not in the data is not in the text."""

from __future__ import annotations

from collections.abc import Iterator

from bot.games.tienlen.names import instant_name, kind_name
from bot.screens import Screen, Text
from bot.screens.phrases import GREY, game_title, ruleset_title
from bot.screens.turns import place_name
from bot.words import Words
from rules.tienlen import GAME, Kind, Ruleset
from rules.tienlen.instants import DRAGON, FIVE_CONSECUTIVE_PAIRS, FOUR_TWOS, SIX_PAIRS
from rules.tienlen.rulesets import LAST_PAYS, SAME_SUITS
from rules.tienlen.values import PLACE_LINES, THREE_TRIPLES, bomb_value


def rules(ruleset: Ruleset, words: Words) -> Screen:
    """Short enough for one message, long enough for somebody who has never played."""
    title = f"## 📖 {game_title(GAME.name, words)} · {ruleset_title(GAME.name, ruleset.name, words)}"
    built_in = GAME.rulesets.get(ruleset.name)
    house = f"\n-# {words('table-house-rules')}" if built_in is not None and built_in != ruleset else ""
    same = ruleset.suits == SAME_SUITS
    sections = (
        f"{title}{house}\n{words('tl-rules-goal')}",
        words("tl-rules-plays"),
        words("tl-rules-beat-same" if same else "tl-rules-beat-free") + "\n" + words("tl-rules-twos"),
        "\n".join(_bombs(ruleset, words)),
        words("tl-rules-round")
        + "\n"
        + words("tl-rules-first" if ruleset.first_card_first else "tl-rules-lead"),
        words("tl-rules-last"),
        "\n".join(_places(words)),
        "\n".join(_rotten(ruleset, words)),
        "\n".join(_instants(ruleset, words)),
        words("tl-rules-time", seconds=ruleset.turn_seconds),
    )
    return Screen(tuple(Text(section) for section in sections if section), GREY)


def _bombs(ruleset: Ruleset, words: Words) -> Iterator[str]:
    yield words("tl-rules-bombs")
    yield words(
        "tl-rules-values",
        spades=ruleset.two_spades,
        clubs=ruleset.two_clubs,
        diamonds=ruleset.two_diamonds,
        hearts=ruleset.two_hearts,
        quad=ruleset.quad,
        three=ruleset.three_pairs,
        four=ruleset.four_pairs,
    )
    yield words("tl-rules-chained")


def _places(words: Words) -> Iterator[str]:
    yield words("tl-rules-places")
    for players, lines in PLACE_LINES.items():
        paid = ", ".join(
            words(
                "tl-rules-place",
                payer=place_name(payer, players, words),
                payee=place_name(payee, players, words),
                stakes=stakes,
            )
            for payer, payee, stakes in lines
        )
        yield words("tl-rules-place-line", players=players, paid=paid)


def _rotten(ruleset: Ruleset, words: Words) -> Iterator[str]:
    yield words("tl-rules-rotten-last" if ruleset.rotten_payer == LAST_PAYS else "tl-rules-rotten-each")
    kinds = (Kind.QUAD, Kind.THREE_PAIRS, Kind.FOUR_PAIRS, THREE_TRIPLES)
    worth = ", ".join(f"{kind_name(kind, words)} **{bomb_value(kind, ruleset)}**" for kind in kinds)
    yield words("tl-rules-rotten-values", worth=worth)


def _instants(ruleset: Ruleset, words: Words) -> Iterator[str]:
    if ruleset.instant_wins:
        strongest_first = (DRAGON, SIX_PAIRS, FOUR_TWOS, FIVE_CONSECUTIVE_PAIRS)
        kinds = ", ".join(instant_name(kind, words) for kind in strongest_first)
        yield words("tl-rules-instants", kinds=kinds, stakes=ruleset.instant_stakes)
