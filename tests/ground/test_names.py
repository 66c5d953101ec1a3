"""No module outside a box names one of its cards, Heroes or scenarios: a box can be added or left out.

One place is free to: the table of what bots have learnt about single cards and scenarios.
"""

from __future__ import annotations

import ast
import tomllib
from collections.abc import Iterator
from pathlib import Path

import shamble
from shamble import games

SOURCE = Path(shamble.__file__).parent
OVERRIDES = SOURCE / "lnoe" / "bots" / "overrides"
COMMON_WORDS = {"shamble", "explosive", "fire", "infected", "zombie-pillage", "airstrike"}
"""Called alike are a card and the project, cards and keywords of items, scenarios and special rules."""


def boxes() -> list[Path]:
    return [found.parent for found in sorted((SOURCE / "lnoe" / "boxes").glob("*/box.toml"))]


def ids_of(box: Path) -> set[str]:
    """The cards, Heroes and scenarios that a box brings."""
    found = set()
    for row in ("card", "hero", "scenario"):
        file = box / ("heroes.toml" if row == "hero" else f"{row}s.toml")
        if file.is_file():
            found |= {entry["id"] for entry in tomllib.loads(file.read_text(encoding="utf-8"))[row] if "id" in entry}
    return found


def modules() -> Iterator[Path]:
    """Every module that belongs to no box and to no other game."""
    other_games = [Path(str(folder)) for name, folder in games.packages().items() if name != "lnoe"]
    for path in sorted(SOURCE.rglob("*.py")):
        aside = [*boxes(), OVERRIDES, *other_games]
        if not any(path.is_relative_to(folder) for folder in aside):
            yield path


def test_no_module_outside_a_box_names_a_card_a_hero_or_a_scenario() -> None:
    known = set().union(*(ids_of(box) for box in boxes())) - COMMON_WORDS
    assert {"revolver", "billy", "die-zombies-die"} <= known
    named = [
        f"{path.relative_to(SOURCE)}:{node.lineno} {node.value}"
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value in known
    ]
    assert named == []


def test_the_modules_looked_at_are_those_of_the_game_and_of_the_house() -> None:
    looked_at = {str(path.relative_to(SOURCE)) for path in modules()}
    assert {"lnoe/bots/fight.py", "lnoe/rules/fight.py", "lnoe/view.py", "server/app.py", "lab/bench.py"} <= looked_at
    assert not any(
        path.startswith(("humans/", "lnoe/boxes/", "lnoe/bots/overrides/"))
        for path in looked_at
        if path != "lnoe/boxes/__init__.py"
    )
