"""Both languages say the same things, and nothing that the bot can refuse is without a sentence."""

from __future__ import annotations

import ast
import re
import unicodedata
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from bot.words import LANGUAGES, Words, sources, words

ROOT = Path(__file__).resolve().parents[3]
SOURCES = sorted((*ROOT.glob("bot/**/*.py"), *ROOT.glob("rules/**/*.py")))
KINDS = {"Illegal": "illegal", "Unreadable": "illegal", "Refused": "refused", "BadSetting": "refused"}
"""What a refusal is called, and how its sentence begins."""


def entries(language: str) -> list[ftl.Message]:
    found: list[ftl.Message] = []
    for text in sources(language):  # type: ignore[arg-type]
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, ftl.Junk), f"{language}: cannot be parsed: {entry.content!r}"
            if isinstance(entry, ftl.Message):
                found.append(entry)
    return found


def variables(message: ftl.Message) -> set[str]:
    names: set[str] = set()

    def look(node: Any) -> None:
        if isinstance(node, ftl.VariableReference):
            names.add(node.id.name)
        for child in vars(node).values() if isinstance(node, ftl.BaseNode) else ():
            for each in child if isinstance(child, list) else (child,):
                look(each)

    look(message)
    return names


def test_both_languages_have_the_same_sentences_with_the_same_variables() -> None:
    vi, en = ({message.id.name: variables(message) for message in entries(each)} for each in LANGUAGES)
    assert vi.keys() == en.keys(), sorted(vi.keys() ^ en.keys())
    assert {key: (vi[key], en[key]) for key in vi if vi[key] != en[key]} == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_written_twice(language: str) -> None:
    twice = [key for key, count in Counter(each.id.name for each in entries(language)).items() if count > 1]
    assert twice == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_are_composed_and_hold_no_invisible_characters(language: str) -> None:
    for text in sources(language):  # type: ignore[arg-type]
        assert unicodedata.normalize("NFC", text) == text
        assert not set(text) & {"\u200b", "\u200e", "\u200f", "\ufeff", "\u00a0"}


def test_vietnamese_places_its_tone_marks_in_one_way() -> None:
    """`hòa`, `hủy`, as Discord itself has them, not `hoà`, `huỷ`."""
    moved = re.compile(r"(?<![qQ])(?:o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])\b")
    assert [word for text in sources("vi") for word in re.findall(r"\w+", text) if moved.search(word)] == []


def hosted(path: Path) -> bool:
    """Whether people can meet what is in this file: a game that no table offers yet needs no words."""
    where = path.relative_to(ROOT).parts
    return where[0] != "rules" or len(where) < 3 or (ROOT / "bot/games" / where[1]).is_dir()


def refusals() -> Iterator[tuple[str, Path]]:
    """Every sentence that a refusal in the source needs: `Illegal("code", …)`, conditional codes included."""
    for path in filter(hosted, SOURCES):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in KINDS
                and node.args
            ):
                first = node.args[0]
                options = (first.body, first.orelse) if isinstance(first, ast.IfExp) else (first,)
                for option in options:
                    if isinstance(option, ast.Constant) and isinstance(option.value, str):
                        yield f"{KINDS[node.func.id]}-{option.value}", path.relative_to(ROOT)


def test_every_refusal_in_the_source_has_its_sentence() -> None:
    needed = dict(refusals())
    assert len(needed) > 40
    missing = {
        key: str(path)
        for key, path in needed.items()
        if key not in LANGUAGES and not all(words(each).has(key) for each in LANGUAGES)
    }
    assert missing == {}


LITERAL = re.compile(r'\bwords\(\s*f?"([a-z][a-z0-9-]*)"')


def test_every_sentence_that_is_named_in_the_source_exists() -> None:
    missing = {
        key: str(path.relative_to(ROOT))
        for path in SOURCES
        for key in LITERAL.findall(path.read_text("utf-8"))
        if key not in LANGUAGES and not all(words(each).has(key) for each in LANGUAGES)
    }
    assert missing == {}


def test_a_missing_sentence_is_an_error_in_tests_and_the_other_language_in_production() -> None:
    assert Words.strict
    with pytest.raises(KeyError):
        Words("en")("no-such-sentence")
    with pytest.raises(KeyError):
        Words("en")("deadline")  # its variable is missing
    relaxed = Words("en")
    relaxed.strict = False
    assert relaxed("no-such-sentence") == "no-such-sentence"


def test_numbers_are_grouped_as_the_language_does() -> None:
    assert words("vi").number(12_500) == "12.500"
    assert words("en").number(12_500, signed=True) == "+12,500"
    assert words("vi").number(-1_000_000) == "−1.000.000"
    assert words("en").number(0, signed=True) == "0"


def test_an_expectation_has_one_decimal_place() -> None:
    assert words("vi").tenths(1.44, signed=True) == "+1,4"
    assert words("en").tenths(-12.36) == "−12.4"
    assert words("en").tenths(-0.04, signed=True) == "0.0"
    assert words("vi").tenths(0.96) == "1,0"
