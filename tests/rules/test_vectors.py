"""Every case of `tests/vectors/` (or of the folder that RULE_VECTORS names) against the rules.

A file is named `<game>_<kind>.json`. The cases of a game are judged by the `RUNNERS` of `tests/rules/<game>/vectors.py`:
a function for each kind of file, which asserts one case. So a new game brings its own and changes nothing here.
"""

from __future__ import annotations

import importlib
import importlib.util
import json
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(os.environ.get("RULE_VECTORS") or Path(__file__).resolve().parent.parent / "vectors")
FILES = sorted(FOLDER.glob("*.json"))
SHOWN = 5
"""Failing cases of a file that are told in full."""

Runner = Callable[[dict[str, Any]], None]


def built(game: str) -> bool:
    """Whether `rules` has the game already."""
    if importlib.util.find_spec(f"rules.{game}") is None:
        return False
    return hasattr(importlib.import_module(f"rules.{game}"), "GAME")


def runner(file: Path) -> Runner:
    """The function for this kind of file; kinds are the beginning of what follows the game in the name."""
    game, _, kind = file.stem.partition("_")
    if not built(game):
        pytest.skip(f"{game} is not built yet")
    runners: Mapping[str, Runner] = importlib.import_module(f"tests.rules.{game}.vectors").RUNNERS
    fitting = [name for name in runners if kind.startswith(name) or file.stem.startswith(name)]
    assert fitting, f"tests/rules/{game}/vectors.py has no runner for {file.name}"
    return runners[max(fitting, key=len)]


def test_the_folder_has_vectors() -> None:
    assert FILES, f"no vectors in {FOLDER}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_case_of_a_vector_file_holds(file: Path) -> None:
    run = runner(file)
    cases = json.loads(file.read_text("utf-8"))
    assert cases, f"{file.name} is empty"
    failures = []
    for number, case in enumerate(cases):
        try:
            run(case)
        except Exception as error:  # whatever goes wrong is the case's failure; the others still run
            failures.append(f"case {number}: {type(error).__name__}: {error}\n  {json.dumps(case)}")
    told = "\n".join(failures[:SHOWN])
    assert not failures, f"{len(failures)} of {len(cases)} cases of {file.name} fail:\n{told}"
