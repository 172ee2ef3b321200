"""What the operator decides: environment variables, or lines of a `.env` file, become one frozen value.

The environment wins over the file. Every mistake is reported at once, in sentences that name the variable. What a
server decides for itself is not here but in the store (`/settings`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from bot.tables.seal import Seal, SealError

LOG_LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


class BadSettings(Exception):
    """What is wrong with the settings; `complaints` are whole sentences, one each."""

    def __init__(self, complaints: tuple[str, ...]) -> None:
        super().__init__("\n".join(complaints))
        self.complaints = complaints


@dataclass(frozen=True, slots=True)
class Settings:
    """How this process runs. Secrets are kept out of its repr."""

    data: Path = Path("data")
    """Folder of the database, its backups and the key."""
    token: str | None = field(default=None, repr=False)
    """Of the Discord application's bot; without one only the sandbox runs."""
    api_url: str | None = None
    """Another base of Discord's API, without the slash at the end."""
    database: str | None = field(default=None, repr=False)
    """URL of the database; None is `chi.db` in the data folder."""
    seal_key: str | None = field(default=None, repr=False)
    """64 hex digits that seal seeds and hands at rest; None is a key kept in the data folder."""
    log_level: str = "INFO"
    dev_guild: int | None = None
    """A server in which changed commands appear at once."""

    @property
    def store(self) -> str | Path:
        """Where the store is, as `bot.store.open_store` takes it."""
        return self.database if self.database is not None else self.data / "chi.db"


def dotenv(text: str) -> dict[str, str]:
    """The variables of a `.env` file: `NAME=value` lines; `#` begins a comment line; quotes around a value go."""
    found: dict[str, str] = {}
    for line in text.splitlines():
        name, equals, value = line.strip().removeprefix("export ").partition("=")
        if not equals or name.startswith("#"):
            continue
        value = value.strip()
        if len(value) >= 2 and value[0] == value[-1] and value[0] in "'\"":
            value = value[1:-1]
        found[name.strip()] = value
    return found


def read(environment: Mapping[str, str], file: Path = Path(".env")) -> Settings:
    """The settings of `environment` over those of `file`, if it exists. Raises `BadSettings`."""
    given = {**(dotenv(file.read_text("utf-8")) if file.is_file() else {}), **environment}
    values = {name: value.strip() for name, value in given.items() if value.strip()}
    complaints: list[str] = []

    data = Path(values.get("CHI_DATA", "data"))
    if data.exists() and not data.is_dir():
        complaints.append(f"CHI_DATA must be a folder, but {data} is a file.")

    seal_key = values.get("CHI_SEAL_KEY")
    if seal_key is not None:
        try:
            Seal.load(seal_key, data)
        except SealError as error:
            complaints.append(str(error))

    api_url = values.get("DISCORD_API_URL", "").rstrip("/") or None
    if api_url is not None and urlsplit(api_url).scheme not in ("http", "https"):
        complaints.append(
            "DISCORD_API_URL must begin with http:// or https://, such as http://127.0.0.1:8080/api/v10."
        )

    log_level = values.get("CHI_LOG", "INFO").upper()
    if log_level not in LOG_LEVELS:
        complaints.append(f"CHI_LOG must be one of {', '.join(LOG_LEVELS)}.")

    dev_guild = values.get("DEV_GUILD")
    if dev_guild is not None and not dev_guild.isdecimal():
        complaints.append("DEV_GUILD must be the id of a server: digits only.")

    if complaints:
        raise BadSettings(tuple(complaints))
    return Settings(
        data=data,
        token=values.get("DISCORD_TOKEN"),
        api_url=api_url,
        database=values.get("DATABASE_URL"),
        seal_key=seal_key,
        log_level=log_level,
        dev_guild=None if dev_guild is None else int(dev_guild),
    )
