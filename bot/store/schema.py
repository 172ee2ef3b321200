"""The schema, as a numbered row of files that only ever grows.

`migrations/NNNN-name.sql` is the step to version NNNN for every engine; `NNNN-name.sqlite.sql` beside it holds what
only SQLite understands (triggers) and belongs to the same step. A step is applied whole or not at all: its statements
run one by one in one transaction with the pointer to its version (`executescript` would commit behind our back).
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources

_NAME = re.compile(r"(?P<version>\d{4})-(?P<name>[a-z-]+)(?P<engine>\.sqlite)?\.sql")


@dataclass(frozen=True, slots=True)
class Step:
    """What leads from version - 1 to `version`: statements, in order."""

    version: int
    statements: tuple[str, ...]


def steps() -> tuple[Step, ...]:
    """Every step there is, ascending from version 1 without a gap."""
    texts: dict[int, list[str]] = {}
    files = {file.name: file for file in resources.files("bot.store").joinpath("migrations").iterdir()}
    for name in sorted(files, key=lambda name: (name[:4], name.endswith(".sqlite.sql"))):
        match = _NAME.fullmatch(name)
        if match:
            texts.setdefault(int(match["version"]), []).append(files[name].read_text("utf-8"))
    if sorted(texts) != list(range(1, len(texts) + 1)):
        raise ValueError(f"the migrations are not numbered 1, 2, 3 …: {sorted(texts)}")
    return tuple(Step(n, tuple(s for text in texts[n] for s in statements(text))) for n in sorted(texts))


def statements(script: str) -> Iterator[str]:
    """The statements of a script; one ends with a line that ends in `;` (a trigger: the `;` after its END)."""
    statement = ""
    for line in script.splitlines(keepends=True):
        if not statement and (not line.strip() or line.startswith("--")):
            continue
        statement += line
        if line.rstrip().endswith(";") and sqlite3.complete_statement(statement):
            yield statement.strip()
            statement = ""
    if statement:
        raise ValueError(f"a statement without its end: {statement[:60]!r}")


def migrate(connection: sqlite3.Connection, path: tuple[Step, ...]) -> int:
    """Bring the database to the last version of `path`; the version it had.

    Several processes may do this at once: each step looks at the pointer again under the write lock. `LookupError`
    when the database is newer than `path`.
    """
    before = found = _version(connection)
    if found > len(path):
        raise LookupError(f"version {found}, known are versions up to {len(path)}")
    for step in path[found:]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            found = _version(connection)
            if found < step.version:
                for statement in step.statements:
                    connection.execute(statement)
                connection.execute(f"PRAGMA user_version = {step.version}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
    return before


def _version(connection: sqlite3.Connection) -> int:
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    return int(version)
