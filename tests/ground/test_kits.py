"""Games are found, not listed, and nobody outside a game's package knows it."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import shamble
from shamble import games
from shamble.kit import Kit
from tests.toybox import unpacked

HOUSE = Path(shamble.__file__).parent


def sources() -> list[Path]:
    """Our modules outside every game's package."""
    own = tuple(games.packages().values())
    return [file for file in sorted(HOUSE.rglob("*.py")) if not any(file.is_relative_to(folder) for folder in own)]


def faults(source: str, packages: set[str], names: set[str]) -> Iterator[str]:
    """Every import of a game's package, and every string that is a game's name or leads into its package."""
    for node in ast.walk(ast.parse(source)):
        imported: list[str] = []
        if isinstance(node, ast.Import):
            imported = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            imported = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node.value in names | packages:
                yield f"line {node.lineno} names {node.value!r}"
            imported = [word for word in node.value.replace(":", " ").split() if word.startswith("shamble.")]
        for path in imported:
            if path.split(".")[:1] == ["shamble"] and path.split(".")[1:2] and path.split(".")[1] in packages:
                yield f"line {node.lineno} leads into {path}"


def test_nothing_outside_a_game_imports_or_names_it() -> None:
    packages, names = set(games.packages()), set(games.names())
    assert packages
    assert len(sources()) > 50
    found = [
        f"{file.relative_to(HOUSE)}: {fault}"
        for file in sources()
        for fault in faults(file.read_text(encoding="utf-8"), packages, names)
    ]
    assert found == []


@pytest.mark.parametrize(
    "line",
    [
        "import shamble.toy.kit",
        "from shamble.toy import kit",
        "from shamble import toy",
        "def play(game='toy'): ...",
        "place = 'shamble.toy.kit:KITS'",
    ],
)
def test_a_line_that_knows_a_game_is_found(line: str) -> None:
    assert list(faults(line, {"toy"}, {"toy"}))


@pytest.mark.parametrize("line", ["from shamble import kit", "words = 'a toy for everybody'", "import toy"])
def test_a_line_that_knows_none_is_left_alone(line: str) -> None:
    assert not list(faults(line, {"toy"}, {"toy"}))


def test_every_declared_game_has_its_kit_and_the_class_of_its_state() -> None:
    for name in games.names():
        kit = games.kit(name)
        assert isinstance(kit, Kit)
        assert kit.NAME == name == kit.GAME.NAME


def test_a_package_beside_the_others_is_found_without_a_word_anywhere() -> None:
    before = games.names()
    with unpacked():
        assert games.names() == [*before, "toy"]
        assert games.usual() == before[0]
    assert games.names() == before


def test_whoever_lists_the_games_loads_no_rules() -> None:
    code = "import sys; from shamble import games; games.names(); print([m for m in sys.modules if m.endswith('.kit')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=60)
    assert done.stdout.strip() == "[]"
