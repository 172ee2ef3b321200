"""The example of `bot/games/maubinh/ARRANGER.md`: `python -m tests.bot.games.maubinh.example` draws its picture and prints
its figures, for whoever changes the arranger."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from PIL import Image

from bot.games.maubinh.drawings import TOP_DOWN, by_rank
from bot.games.maubinh.names import hand_name
from bot.pictures import Made, Review, Side, Tone, pieces
from bot.screens.phrases import capital
from bot.words import words
from rules.cards import parse_cards
from rules.maubinh import RULESETS
from rules.maubinh.arranger import arranger_for
from rules.maubinh.computer import greedy
from rules.maubinh.rows import ROWS, Row, Setting

FOLDER: Final = Path(__file__).resolve().parents[4] / "bot/games/maubinh"
PAGE, PICTURE = FOLDER / "ARRANGER.md", FOLDER / "arranger.webp"
RULESET: Final = RULESETS["maubinh.com"]
CARDS: Final = tuple(parse_cards("KhKdQsJsTs9d9c7s6h6c4d3s2h"))
OPPONENTS: Final = 3
EN: Final = words("en")


@dataclass(frozen=True)
class Weighed:
    """A setting with what the arranger thinks of it: by row (stakes from one opponent, chance to win), and in all."""

    setting: Setting
    stakes: dict[Row, float]
    chances: dict[Row, float]
    expected: float

    def hand(self, row: Row) -> str:
        return hand_name(self.setting[row], RULESET, EN)


def weighed(setting: Setting) -> Weighed:
    arranger = arranger_for(RULESET)
    numbers = arranger.numbers(setting)
    chances = arranger.odds.chances(numbers)[:, 0]
    stakes = [float(arranger.odds.tables[at][numbers[at, 0]]) for at in range(len(ROWS))]
    return Weighed(
        setting,
        dict(zip(ROWS, stakes, strict=True)),
        dict(zip(ROWS, map(float, chances), strict=True)),
        arranger.value(setting, OPPONENTS),
    )


def settings() -> tuple[Weighed, Weighed]:
    """What a beginner lays, and the best."""
    first = greedy(CARDS, RULESET, opponents=OPPONENTS, luck=0)
    return weighed(first), weighed(arranger_for(RULESET).best(CARDS, OPPONENTS))


def signed(stakes: float, digits: int = 2) -> str:
    return f"{stakes:+.{digits}f}".replace("-", "−")


def drawing() -> Review:
    beginner, best = settings()
    return Review(_side("Strongest first", beginner, Tone.PLAIN), _side("The arranger", best, Tone.GOLD))


def _side(caption: str, one: Weighed, tone: Tone) -> Side:
    rows = tuple(
        Made(
            pieces(by_rank(one.setting[row])),
            capital(one.hand(row)),
            signed(one.stakes[row]),
            Tone.GOOD if one.stakes[row] > 0 else Tone.BAD,
        )
        for row in TOP_DOWN
    )
    return Side(caption, rows, ((f"From {OPPONENTS} opponents", signed(one.expected, 1)),), tone)


def table() -> Iterator[str]:
    """The rows of the page's table."""
    beginner, best = settings()
    for row in TOP_DOWN:
        cells = (
            f"{capital(one.hand(row))}: {round(100 * one.chances[row])} %, **{signed(one.stakes[row])}**"
            for one in (beginner, best)
        )
        yield f"| {row.value} | {' | '.join(cells)} |"
    yield f"| from {OPPONENTS} opponents | **{signed(beginner.expected, 1)}** | **{signed(best.expected, 1)}** |"


def main() -> None:
    Image.open(io.BytesIO(drawing().render())).convert("RGB").save(PICTURE, quality=88, method=6)
    print("\n".join(table()))  # noqa: T201  for whoever called it
    arranger = arranger_for(RULESET)
    for one in settings():
        print(arranger.sample(one.setting, OPPONENTS, luck=1, deals=4000))  # noqa: T201


if __name__ == "__main__":
    main()
