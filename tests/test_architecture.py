"""Who may import whom. The arrows of the design, read from the source, so that no change bends them unseen."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES = sorted((*ROOT.glob("bot/**/*.py"), *ROOT.glob("rules/**/*.py")))

IMPURE = {
    "time",
    "datetime",
    "random",
    "secrets",
    "os",
    "io",
    "pathlib",
    "logging",
    "socket",
    "asyncio",
    "uuid",
}
"""Clocks, dice and I/O: what the rules must do without."""

TRAINING = {"rules.maubinh.train"}
"""Makes the tables of the arranger offline; it writes files and is no rule."""

OUTSIDE_RULES = {"numpy"}

MAY_IMPORT: dict[str, set[str]] = {
    # A package of the project and the others of the project that it may import (itself always).
    "rules": set(),
    "bot.seen": {"rules"},
    "bot.screens": {"bot.seen", "bot.words", "rules"},
    "bot.pictures": {"rules"},
    "bot.words": set(),
    "bot.games": {"rules", "bot.seen", "bot.screens", "bot.pictures", "bot.words"},
    "bot.store": {"bot.seen", "rules"},
    "bot.tables": {"bot.store", "bot.seen", "rules"},
}


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> Iterator[str]:
    """Every module that the file names in an import, also inside functions; `from a import b` gives `a.b`."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(module: str, package: str) -> bool:
    return module == package or module.startswith(package + ".")


def home(module: str) -> str | None:
    """The entry of MAY_IMPORT that governs a module."""
    return next((package for package in MAY_IMPORT if within(module, package)), None)


def game_of(module: str, folder: str) -> str | None:
    """`maubinh` for `rules.maubinh.ranking`; None for what belongs to no game."""
    parts = module.split(".")
    depth = len(folder.split("."))
    if (
        within(module, folder)
        and len(parts) > depth
        and (ROOT / folder.replace(".", "/") / parts[depth]).is_dir()
    ):
        return parts[depth]
    return None


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_imports_point_the_way_the_design_says(path: Path) -> None:
    module = module_name(path)
    allowed = MAY_IMPORT.get(home(module) or "")
    for target in imports(path):
        if allowed is not None and target.split(".")[0] in {"bot", "rules"}:
            assert within(target, home(module) or "") or any(within(target, each) for each in allowed), (
                f"{module} imports {target}"
            )
        if not within(module, "bot.chat") and not within(module, "bot.sandbox"):
            assert not within(target, "discord"), (
                f"{module} imports discord: only bot.chat speaks with Discord"
            )
        if not within(module, "bot.store"):
            assert not within(target, "aiosqlite"), f"{module} imports {target}: only bot.store knows SQL"
            assert not within(target, "sqlite3"), f"{module} imports {target}: only bot.store knows SQL"


@pytest.mark.parametrize("path", SOURCES, ids=module_name)
def test_no_game_imports_another(path: Path) -> None:
    module = module_name(path)
    own = game_of(module, "rules") or game_of(module, "bot.games")
    for target in imports(path):
        other = game_of(target, "rules") or game_of(target, "bot.games")
        if own is not None:
            assert other in {None, own}, f"{module} imports {target}"
        elif not within(module, "bot.sandbox"):
            assert other is None, f"{module} imports {target}: shared code names no game"


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if within(module_name(path), "rules")], ids=module_name
)
def test_rules_have_no_clock_no_dice_and_no_io(path: Path) -> None:
    if module_name(path) in TRAINING:
        pytest.skip("made to be run by hand, offline")
    for target in imports(path):
        top = target.split(".")[0]
        assert top not in IMPURE, f"{module_name(path)} imports {target}"
        assert top in {"rules", *sys.stdlib_module_names, *OUTSIDE_RULES}, (
            f"{module_name(path)} imports {target}"
        )


def test_the_sources_were_found() -> None:
    names = {module_name(path) for path in SOURCES}
    assert {"rules.game", "rules.shuffle", "bot.seen", "bot.screens"} <= names
