"""The operator's settings: what is read, what is refused, and that every mistake is named at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.settings import BadSettings, Settings, dotenv, read

NOWHERE = Path("no/such/.env")
KEY = "0123456789abcdef" * 4


def test_nothing_need_be_set() -> None:
    assert read({}, NOWHERE) == Settings()
    assert read({"DISCORD_TOKEN": "  ", "CHI_LOG": ""}, NOWHERE) == Settings()


def test_every_variable_of_the_example_is_known_and_the_example_changes_nothing() -> None:
    example = Path(__file__).resolve().parents[2] / ".env.example"
    assert read({}, example) == Settings()
    source = (example.parent / "bot" / "settings.py").read_text("utf-8")
    for name in dotenv(example.read_text("utf-8")):
        assert f'"{name}"' in source, f"{name} is explained but never read"


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("# a comment\nexport DISCORD_TOKEN='from file'\nCHI_LOG=debug\nnot a line\n", "utf-8")
    assert read({}, file).token == "from file"
    assert read({"DISCORD_TOKEN": "from environment"}, file).token == "from environment"
    assert read({}, file).log_level == "DEBUG"


def test_every_mistake_is_reported_at_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    wrong = {
        "CHI_DATA": str(tmp_path / "file"),
        "CHI_SEAL_KEY": "short",
        "DISCORD_API_URL": "discord.com/api",
        "CHI_LOG": "LOUD",
        "DEV_GUILD": "my server",
    }
    with pytest.raises(BadSettings) as refused:
        read(wrong, NOWHERE)
    assert len(refused.value.complaints) == len(wrong)
    for name, complaint in zip(wrong, refused.value.complaints, strict=True):
        assert name in complaint


def test_secrets_are_not_shown() -> None:
    shown = repr(
        read(
            {"DISCORD_TOKEN": "abc.def.ghi", "CHI_SEAL_KEY": KEY, "DATABASE_URL": "postgresql://u:pw@h/d"},
            NOWHERE,
        )
    )
    for secret in ("abc.def.ghi", KEY, "pw@"):
        assert secret not in shown
