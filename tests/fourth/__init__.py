"""A fourth game, as somebody would add it: a folder under `rules`, a folder under `bot.games`, and nothing else.

Here these two folders lie beside each other, and `appear` has the packages look into them too. As a plugin of pytest
(`pytest -p tests.fourth tests/laws`) the game is there for every test that takes all games there are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bot.games
import rules

FOLDER = Path(__file__).parent


def appear() -> None:
    """From now on the game is found."""
    rules.__path__.append(str(FOLDER / "rules"))
    bot.games.__path__.append(str(FOLDER / "games"))
    bot.games.hosted.cache_clear()


@contextmanager
def present() -> Iterator[None]:
    """The game is found for a while."""
    appear()
    try:
        yield
    finally:
        for package in (rules, bot.games):
            package.__path__.pop()
            sys.modules.pop(f"{package.__name__}.onecard", None)
        bot.games.hosted.cache_clear()


def pytest_configure() -> None:
    appear()
