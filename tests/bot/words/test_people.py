"""Names of people are text that strangers chose: whatever they hold, shown as we show them they are harmless."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.words import name, plain_name
from bot.words.people import LONGEST

NASTY = [
    *(
        "@everyone",
        "@here",
        "\uff20everyone",
        "@\u200beveryone",
        "<@1>",
        "<@!1>",
        "<@&1>",
        "<#1>",
        "<id:customize>",
    ),
    *(
        "</play:1>",
        "<t:1:R>",
        "<:a:1>",
        "<a:b:123>",
        ":smile:",
        "<@\u200b1>",
        "\\<@1>",
        "\\\\@everyone",
        "\\",
    ),
    *(
        "`x`",
        "```",
        "```py\nx",
        "``x",
        "**b**",
        "__u__",
        "_a_",
        "*i",
        "***",
        "~~s~~",
        "||sp||",
        "> q",
        ">>> q",
    ),
    *(
        "[x](http://y)",
        "[x](<http://y>)",
        "http://evil.com",
        "https://discord.gg/x",
        "<https://x>",
        "<script>",
    ),
    *("# big", "## b", "-# tiny", "- li", "+ li", "* li", "1. x", "12. x"),
    *(
        "\u202egnp",
        "\u2066x\u2069",
        "\u200f\u200fx",
        "a\u202db",
        "\u2028x",
        "\ufeffx",
        "\u00ad",
        "\u200b",
        "\U000e0041",
    ),
    *(
        "z" + "\u0301" * 20,
        "\u0e47" * 10,
        "\U0001f468\u200d\U0001f469\u200d\U0001f467",
        "\u6f22" * 32,
        "a" * 100,
    ),
    *(
        "",
        "   ",
        "\n\n",
        "a\nb",
        "a\tb",
        "\x00",
        "\ud800",
        "\u3164",
        "\u2800\u115f",
        "%s",
        "{0}",
        "{ $x }",
        "&amp;",
    ),
]
MENTION = re.compile(r"@(everyone|here|!|&|\d)|(?<!\\)<")
FORMAT = re.compile(r"(?<!\\)(\\\\)*[*_~`|\[\]()<>#:]")


def harmless(shown: str) -> bool:
    return not (MENTION.search(shown) or FORMAT.search(shown) or re.match(r"[-+] |\d+\. ", shown))


def readable(shown: str) -> bool:
    """One line, not empty, not too long, nothing invisible, no towers of marks."""
    composed = unicodedata.normalize("NFD", unicodedata.normalize("NFC", shown))
    categories = {unicodedata.category(char) for char in shown}
    return (
        1 <= len(shown) <= LONGEST
        and not categories & {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}
        and shown.strip("\u3164\u2800 ") != ""
        and not re.search(r"[\u0300-\u036f]{5}", composed)
    )


@pytest.mark.parametrize("raw", NASTY)
def test_no_name_pings_formats_or_turns_the_line_around(raw: str) -> None:
    assert readable(plain_name(raw))
    assert harmless(name(raw))


@given(st.text(max_size=40))
def test_no_text_at_all_does(raw: str) -> None:
    assert readable(plain_name(raw))
    assert harmless(name(raw))


@pytest.mark.parametrize(
    "raw", ["Nguyễn Thị Hằng", "Đặng Ngọc Ánh", "Ưu Ỡ Ẵ", "Lê Văn Tám 2", "Anh-Thư", "O'Neil"]
)
def test_vietnamese_names_stay_as_they_are_however_they_are_composed(raw: str) -> None:
    assert name(raw) == name(unicodedata.normalize("NFD", raw)) == raw
