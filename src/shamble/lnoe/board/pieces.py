"""The printed boards: every set's `boards.toml`, read once.

A board is a small text map plus what the map cannot show. In the map `#` is not on the board, `.` is open
ground and a letter is looked up by the buildings and areas below the map.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from importlib.resources import files
from typing import Any

from .plan import BoardError, Part, Plan
from .spec import plan_of


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """One printed board: `kind` is "center", "outer" (L-shaped) or "straight", `box` the set it comes in."""

    id: str
    name: str
    kind: str
    plan: Plan
    box: str = ""


def piece(board_id: str) -> Piece:
    """The board with this id from any set."""
    found = _pieces().get(board_id)
    if found is None:
        raise BoardError(f"there is no board {board_id!r}; known: {', '.join(sorted(_pieces()))}")
    return found


def piece_ids(kind: str, box: str = "base") -> tuple[str, ...]:
    """The ids of one set's boards of one kind, in the order of its file."""
    return tuple(found.id for found in _pieces().values() if (found.kind, found.box) == (kind, box))


@lru_cache(maxsize=1)
def _pieces() -> dict[str, Piece]:
    found: dict[str, Piece] = {}
    sets = files("shamble.lnoe").joinpath("sets")
    for folder in sorted(sets.iterdir(), key=lambda entry: entry.name):
        table = folder.joinpath("boards.toml")
        if folder.is_dir() and table.is_file():
            for entry in tomllib.loads(table.read_text(encoding="utf-8"))["board"]:
                found[entry["id"]] = replace(piece_of(entry), box=folder.name)
    return found


def piece_of(entry: Mapping[str, Any]) -> Piece:
    """A board from its table: letters of the map become lists of cells, the rest is a drawn grid."""
    rows = entry["map"].split()
    where: dict[str, list[str]] = {}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            where.setdefault(letter, []).append(f"{x},{y}")

    def on(letters: str) -> list[str]:
        return [cell for letter in letters for cell in where.get(letter, ())]

    spec = {field: value for field, value in entry.items() if field not in ("id", "name", "kind", "map")}
    spec["width"] = len(rows[0])
    spec["height"] = len(rows)
    spec["gaps"] = on("#")
    spec["buildings"] = [_house_spec(house, on) for house in entry.get("buildings", ())]
    spec["areas"] = {slug: on(letters) for slug, letters in entry.get("areas", {}).items()}
    for field in ("center", "forest", "blocked"):
        spec[field] = on(entry.get(field, ""))
    plan = plan_of(spec)
    part = Part(entry["id"], entry["kind"], plan.cells)
    return Piece(entry["id"], entry["name"], entry["kind"], replace(plan, parts=(part,)))


def _house_spec(house: Mapping[str, Any], on: Callable[[str], list[str]]) -> dict[str, Any]:
    spec = {field: value for field, value in house.items() if field != "on"}
    spec["cells"] = on(house["on"])
    spec["rooms"] = {slug: on(letters) for slug, letters in house.get("rooms", {}).items()}
    return spec
