"""Names of people, made harmless: they are text that strangers chose.

A name may hold markdown, mentions, bidirectional controls or towers of combining marks. Shown as we show it, it can
neither ping, nor format, nor turn the line around; Vietnamese letters stay as they are.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

LONGEST: Final = 24
MARKS: Final = 2
"""Combining marks a letter may keep; composed Vietnamese letters need none, some scripts need one or two."""

_MARKDOWN = re.compile(r"([\\*_~`|\[\]()<>#:@]|^[-+]|(?<=^[0-9])\.|(?<=^[0-9]{2})\.)")
_BLANKS: Final = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like nothing: somebody with such a name could not be told from nobody."""
_CONTROLS: Final = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def plain_name(raw: str, longest: int = LONGEST) -> str:
    """The name as plain text (for pictures and menus): NFC, one line, no controls, at most `longest` characters."""
    kept: list[str] = []
    marks = 0
    for char in unicodedata.normalize("NFC", raw):
        category = unicodedata.category(char)
        if category in _CONTROLS or char in _BLANKS:
            char, category = " ", "Zs"  # noqa: PLW2901  a control separates, it does not vanish
        marks = marks + 1 if category.startswith("M") else 0
        if marks <= MARKS:
            kept.append(char)
    text = " ".join("".join(kept).split())
    if len(text) > longest:
        text = text[: longest - 1].rstrip() + "…"
    return text or "?"


def name(raw: str, longest: int = LONGEST) -> str:
    """The name for a message: as `plain_name`, with markdown escaped and mentions broken."""
    return _MARKDOWN.sub(r"\\\1", plain_name(raw, longest)).replace("\\@", "@\u200b")
