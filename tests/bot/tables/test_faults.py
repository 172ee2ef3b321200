"""What the log says of a failure holds no card."""

from __future__ import annotations

from bot.tables.faults import fault
from rules.game import Illegal


def raised(error: Exception) -> Exception:
    try:
        raise error
    except Exception as met:
        return met


def test_a_refusal_is_named_by_its_code_alone() -> None:
    said = fault(raised(Illegal("not-held", card="8c")))
    assert said.startswith("Illegal not-held\n")
    assert "test_faults.py" in said
    assert "8c" not in said


def test_of_any_other_error_its_kind_and_its_place_are_told_and_not_its_words() -> None:
    said = fault(raised(KeyError("As")))
    assert said.startswith("KeyError\n")
    assert "As" not in said
