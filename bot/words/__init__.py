"""Sentences in Vietnamese and English, from Fluent files: `bot/words/<lang>.ftl` and one beside each game.

`Words("vi")("board-title", stake=100)` is the sentence. A message or variable that is missing raises in tests
(`STRICT`); in production the other language's sentence is better than none, and the log says so.
"""

from __future__ import annotations

import importlib
import logging
import unicodedata
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias, cast

from fluent.runtime import FluentBundle, FluentResource

from bot.words.people import name, plain_name

__all__ = ["LANGUAGES", "Language", "Words", "language_of", "name", "plain_name", "words"]

Language: TypeAlias = Literal["vi", "en"]
LANGUAGES: Final[tuple[Language, ...]] = ("vi", "en")

log = logging.getLogger(__name__)


def language_of(locale: str) -> Language:
    """The language we answer a Discord locale in: Vietnamese for `vi`, English for all others."""
    return "vi" if locale == "vi" else "en"


def sources(language: Language) -> tuple[str, ...]:
    """The Fluent texts of a language: the shared one, then each game's."""
    shared = resources.files("bot.words").joinpath(f"{language}.ftl").read_text("utf-8")
    files = (file for folder in _folders() for file in Path(folder).glob(f"*/{language}.ftl"))
    return (shared, *(file.read_text("utf-8") for file in sorted(files, key=lambda file: file.parent.name)))


def _folders() -> tuple[str, ...]:
    """Where the games are looked for: whichever is found brings its words along."""
    return tuple(importlib.import_module("bot.games").__path__)


@cache
def _bundle(language: Language, _folders: tuple[str, ...]) -> FluentBundle:
    # Isolating marks around variables would surround mentions and break them.
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(language):
        bundle.add_resource(FluentResource(unicodedata.normalize("NFC", text)))
    return bundle


class Words:
    """One language's sentences."""

    strict: bool = False
    """Whether a missing sentence or variable raises `KeyError` (tests) instead of being worked around."""

    def __init__(self, language: Language) -> None:
        self.language: Language = language

    def __call__(self, key: str, /, **facts: Any) -> str:
        for language in (self.language, *(other for other in LANGUAGES if other != self.language)):
            bundle = _bundle(language, _folders())
            if not bundle.has_message(key):
                self._complain(f"no sentence {key!r} in {language}")
                continue
            pattern = bundle.get_message(key).value
            assert pattern is not None, f"{key!r} has attributes only"
            text, errors = bundle.format_pattern(
                pattern, {each: _fluent(value) for each, value in facts.items()}
            )
            if errors:
                self._complain(f"sentence {key!r} in {language}: {errors}")
            return cast(str, text)
        return key

    def has(self, key: str) -> bool:
        """Whether this language has the sentence."""
        return bool(_bundle(self.language, _folders()).has_message(key))

    def number(self, value: int, *, signed: bool = False) -> str:
        """Whole chips or stakes with the language's thousands mark: `12.500` in Vietnamese, `12,500` in English."""
        text = f"{abs(value):,}"
        if self.language == "vi":
            text = text.replace(",", ".")
        sign = "−" if value < 0 else "+" if signed and value > 0 else ""
        return sign + text

    def tenths(self, value: float, *, signed: bool = False) -> str:
        """A number that is no whole one, to one decimal place: `+1,4` in Vietnamese, `+1.4` in English."""
        rounded = round(value * 10)
        text = f"{abs(rounded) // 10}.{abs(rounded) % 10}"
        if self.language == "vi":
            text = text.replace(".", ",")
        return ("−" if rounded < 0 else "+" if signed and rounded > 0 else "") + text

    def _complain(self, what: str) -> None:
        if self.strict:
            raise KeyError(what)
        log.error("%s", what)


def _fluent(value: Any) -> Any:
    return value if isinstance(value, int | float | str) and not isinstance(value, bool) else str(value)


@cache
def words(language: Language) -> Words:
    return Words(language)
