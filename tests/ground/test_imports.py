"""What kernel, games and bots lean on: the standard library, and msgspec where saves and tables are read."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "shamble"
WAYS_IN = ("lab", "table", "terminal")
"""Folders of a game that serve one way in; they may use what that way in has anyway."""

READS_SAVES_AND_TABLES = {
    "kernel/game.py",
    "kernel/save_form.py",
    "lnoe/objectives.py",
    "lnoe/rows.py",
    "lnoe/saves.py",
    "lnoe/shelf.py",
}


def played() -> list[Path]:
    """The modules that run while a game is played or thought about."""
    games = [kit.parent for kit in PACKAGE.glob("*/kit.py")]
    folders = [PACKAGE / "kernel", PACKAGE / "bots", *games]
    return [
        path
        for folder in folders
        for path in sorted(folder.rglob("*.py"))
        if not set(path.relative_to(folder).parts) & set(WAYS_IN)
    ]


def foreign_imports(path: Path) -> set[str]:
    """The packages from outside that a module imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level and node.module:
            found.add(node.module.split(".")[0])
    return found - set(sys.stdlib_module_names) - {"shamble"}


def test_kernel_games_and_bots_import_one_compiled_package_for_saves_and_tables() -> None:
    using: dict[str, set[str]] = {}
    for path in played():
        for package in foreign_imports(path):
            using.setdefault(package, set()).add(path.relative_to(PACKAGE).as_posix())
    # mypy_extensions is plain Python; without it the decorator does nothing.
    assert using.pop("mypy_extensions") == {"kernel/native.py"}
    assert using == {"msgspec": READS_SAVES_AND_TABLES}
