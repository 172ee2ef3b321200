"""A bot that is killed at any SQL statement of an evening comes back and brings it to its end, each paid once."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def drive(*arguments: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.crash.driver", *arguments]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


def test_a_death_at_each_statement_breaks_no_promise() -> None:
    """Every statement of an evening of Mậu Binh, in two halves at once, and every fourth of one of the toy game."""
    drivers = {
        drive("maubinh", "--step", "2"): 250,
        drive("maubinh", "--first", "2", "--step", "2"): 250,
        drive("toy", "--step", "4"): 80,
    }
    for driver, deaths in drivers.items():
        out, errors = driver.communicate(timeout=400)
        assert driver.returncode == 0, out + errors
        assert int(out.split()[-5]) > deaths, out


@pytest.mark.parametrize("flaw", ["answer-first", "no-receipts"])
def test_a_planted_mistake_is_found(flaw: str) -> None:
    driver = drive("toy", "--first", "100", "--step", "25", "--flaw", flaw)
    out, errors = driver.communicate(timeout=100)
    assert driver.returncode == 1, out + errors
    assert "answered and is forgotten" in out or "cannot go on" in out
