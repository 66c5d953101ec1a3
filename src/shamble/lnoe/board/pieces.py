"""The printed boards, taken over from the `boards.toml` of every box on the shelf.

A board is a small text map plus what the map cannot show. In the map `#` is not on the board, `.` is open
ground and a letter is looked up by the buildings and areas below the map.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from .plan import BoardError, Part, Plan
from .spec import plan_of

TOWN, FOREST = "small-town", "forest"
"""Board sets: a straight board that shows grass goes with the town, its other side with the forest.  [3.2.8, 3.2.9]"""


@dataclass(frozen=True, slots=True, eq=False)
class Piece:
    """One printed board: `kind` is "center", "outer" (L-shaped) or "straight", `box` the set it comes in."""

    id: str
    kind: str
    plan: Plan
    box: str = ""
    confidence: str = ""
    """Not empty where the printed board has not been seen."""
    d36: str = ""
    """Where it stands in the Random L-Board Table of its set, such as "21-22".  [5.3.6]"""
    set: str = TOWN
    """The board set that it belongs to; boards of different sets are mixed only by agreement.  [3.2]"""
    free_card: bool = True
    """Whether a Hero who starts in this centre for want of another place gets a card for it.  [13.11.1]"""


def piece(board_id: str) -> Piece:
    """The board with this id from any box."""
    found = _PIECES.get(board_id)
    if found is None:
        raise BoardError(f"there is no board {board_id!r}; known: {', '.join(sorted(_PIECES))}")
    return found


def piece_ids(kind: str, boxes: Iterable[str], board_set: str = "") -> tuple[str, ...]:
    """The ids of the boards of one kind in these boxes, in their order there; only those of a set, if it is named."""
    return _ids(kind, tuple(boxes), board_set)


@lru_cache(maxsize=1024)
def _ids(kind: str, boxes: tuple[str, ...], board_set: str) -> tuple[str, ...]:
    """Kept, because each game asks several times before its boards lie on the table."""
    found = [one for box in boxes for one in _PIECES.values() if (one.kind, one.box) == (kind, box)]
    return tuple(one.id for one in found if board_set in ("", one.set))


def add_piece(found: Piece, box: str) -> None:
    """Take a board over from its box."""
    _PIECES[found.id] = replace(found, box=box)
    _ids.cache_clear()


def drop_piece(board_id: str) -> None:
    """Forget a board whose box turned out to be wrong."""
    del _PIECES[board_id]
    _ids.cache_clear()


def is_piece(board_id: str) -> bool:
    return board_id in _PIECES


def is_place(slug: str) -> bool:
    """Whether a board of any box has a building or an area of this name."""
    for found in _PIECES.values():
        plan = found.plan
        named = [*plan.areas, *(room for house in plan.houses for room in house.rooms)]
        houses = [name for house in plan.houses for name in (house.id, house.counts_as)]
        if slug and slug in (*houses, *(name for name, _ in named)):
            return True
    return False


_PIECES: dict[str, Piece] = {}


def piece_of(entry: Mapping[str, Any]) -> Piece:
    """A board from its table: letters of the map become lists of cells, the rest is a drawn grid."""
    rows = entry["map"].split()
    where: dict[str, list[str]] = {}
    for y, row in enumerate(rows):
        for x, letter in enumerate(row):
            where.setdefault(letter, []).append(f"{x},{y}")

    def on(letters: str) -> list[str]:
        return [cell for letter in letters for cell in where.get(letter, ())]

    printed = ("confidence", "d36", "set", "free_card")
    own = ("id", "kind", "map", *printed)
    spec = {field: value for field, value in entry.items() if field not in own}
    spec["width"] = len(rows[0])
    spec["height"] = len(rows)
    spec["gaps"] = on("#")
    spec["buildings"] = [_house_spec(house, on) for house in entry.get("buildings", ())]
    spec["areas"] = {slug: on(letters) for slug, letters in entry.get("areas", {}).items()}
    spec["thickets"] = [{**grove, "cells": on(grove["cells"])} for grove in entry.get("thickets", ())]
    for field in ("center", "forest", "blocked"):
        spec[field] = on(entry.get(field, ""))
    if isinstance(entry.get("large"), str):
        spec["large"] = [on(letter) for letter in entry["large"]]
    plan = plan_of(spec)
    part = Part(entry["id"], entry["kind"], plan.cells)
    whole = replace(plan, parts=(part,))
    said = {field: entry[field] for field in printed if field in entry}
    return Piece(entry["id"], entry["kind"], whole, **said)


def _house_spec(house: Mapping[str, Any], on: Callable[[str], list[str]]) -> dict[str, Any]:
    spec = {field: value for field, value in house.items() if field != "on"}
    spec["cells"] = on(house["on"])
    spec["rooms"] = {slug: on(letters) for slug, letters in house.get("rooms", {}).items()}
    return spec
