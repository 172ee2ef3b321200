"""Every refusal and notice of the tables has its sentence, in both languages, with the variables that it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.words import LANGUAGES, Language, sources, words

HERE = Path(__file__).resolve().parents[3] / "bot" / "tables"


def said() -> Iterator[tuple[str, frozenset[str]]]:
    """Key and variables of every sentence that the sources of bot.tables ask for."""
    for path in sorted(HERE.glob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Refused"), args=[ast.Constant(value=str(code))], keywords=facts
                ):
                    yield f"refused-{code}", frozenset(str(fact.arg) for fact in facts)
                case ast.Tuple(elts=[ast.Constant(value=str(code)), ast.Dict(keys=keys)]):
                    names = [key.value for key in keys if isinstance(key, ast.Constant)]
                    yield f"notice-{code}", frozenset(map(str, names))
                case ast.Call(
                    func=ast.Name(id="close" | "close_table" | "shut"),
                    args=[_, ast.Constant(value=str(code))],
                ):
                    yield f"closed-{code}", frozenset()
    yield from ((f"note-{code}", frozenset()) for code in ("back", "clock", "void", "new-commitment"))
    yield from ((f"closed-{code}", frozenset()) for code in ("host", "moderator"))


SAID = sorted(set(said()), key=lambda one: (one[0], sorted(one[1])))


def test_the_sentences_are_found() -> None:
    assert len(SAID) > 40
    assert ("refused-too-poor", frozenset({"need", "have", "stake"})) in SAID
    assert ("notice-dms-closed", frozenset()) in SAID
    assert ("closed-idle", frozenset()) in SAID


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_is_there_and_needs_no_more_than_it_is_given(language: Language) -> None:
    text = "\n".join(sources(language))
    for key, facts in SAID:
        assert words(language).has(key), key
        entry = re.search(rf"^{key} =(?:.*\n?)(?:[ \[}}*].*\n?)*", text, re.MULTILINE)
        assert entry is not None
        assert set(re.findall(r"\$([a-z]+)", entry[0])) <= facts, key
