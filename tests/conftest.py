"""For all tests: a sentence or a variable that is missing is an error, not something to be worked around; and a
property is judged by what holds, not by how fast a busy machine gets there."""

from __future__ import annotations

import pytest
from hypothesis import settings

from bot.words import Words

Words.strict = True

settings.register_profile("all", deadline=None, max_examples=50)
settings.load_profile("all")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--all-hands", action="store_true", help="also the searches of all hands, which take minutes"
    )


@pytest.fixture
def all_hands(request: pytest.FixtureRequest) -> None:
    """Of tests that search everything: they run with `--all-hands` only."""
    if not request.config.getoption("--all-hands"):
        pytest.skip("searches all hands: run with --all-hands")
