"""The log: what libraries say of payloads is cut, tokens and cards are gone, other sentences stay."""

from __future__ import annotations

import logging

import discord  # noqa: F401  (its loggers are what is guarded)
import pytest

from bot.chat import logs

TOKEN = "MTE4NTc2NTQzMjEwOTg3NjU0.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.mark.parametrize(
    "name", ["discord.http", "discord.gateway", "discord.webhook.async_", "discord.client", "aiosqlite"]
)
def test_a_librarys_debug_record_keeps_its_sentence_and_loses_its_values(
    name: str, caplog: pytest.LogCaptureFixture
) -> None:
    logs.guard()
    with caplog.at_level(logging.DEBUG, logger=name):
        logging.getLogger(name).debug("%s has sent %s", "POST", {"content": "canary AsKhQd"})
    assert [record.getMessage() for record in caplog.records] == ["%s has sent %s"]


def test_a_warning_loses_only_its_secrets(caplog: pytest.LogCaptureFixture) -> None:
    logs.guard()
    url = "https://discord.com/api/v10/webhooks/1234/aW50ZXJhY3Rpb246c2VjcmV0/messages/@original"
    logging.getLogger("discord.http").warning("We are being rate limited. %s %s", "PATCH", url)
    assert (
        caplog.records[0]
        .getMessage()
        .endswith("PATCH https://discord.com/api/v10/webhooks/[secret]/messages/@original")
    )


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"Improper token {TOKEN} passed", "Improper token [secret] passed"),
        ("bad action 'set AsKhQd2c3d 4h5s6c7d8h 9sTsJs'", "bad action 'set [cards]'"),
        ("10♥ Q♠", "[cards]"),
        ("rules.game.Illegal: not-your-card(card=8c)", "rules.game.Illegal: not-your-card(card=[cards])"),
        ("POST /interactions/12/tok.en-x/callback", "POST /interactions/[secret]/callback"),
        (
            "table 7 at version 12 is paused: Missing Access",
            "table 7 at version 12 is paused: Missing Access",
        ),
        ("As usual, she said", "As usual, she said"),
    ],
)
def test_redaction(text: str, shown: str) -> None:
    assert logs.redact(text) == shown


def test_a_traceback_is_redacted_too() -> None:
    try:
        raise ValueError("AsKhQd is no row")
    except ValueError:
        record = logging.getLogger("x").makeRecord(
            "x", logging.ERROR, "f", 1, "failed", (), __import__("sys").exc_info()
        )
    assert "AsKhQd" not in logs.Formatter("%(message)s").format(record)
