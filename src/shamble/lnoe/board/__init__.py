"""The board: spaces, walls, doors, sight, distance, and how printed boards are joined.  [3.2] [3.3]

    standard_board("town-center", ("church", "farm", "hospital", "school"))
    grid_board({"width": 6, "height": 4, "buildings": [...]})
    board_from({"center": ..., "outer": [...]}) or board_from({"grid": ...})

Boards are kept spare: the same description gives the same object, unless that has been put away meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from shamble.kernel.spare import spare

from .board import Board, Building, compile_board
from .doors import board_with_doors
from .drawing import layout
from .join import ARRANGEMENTS, BEYOND, joined, moved_by
from .pieces import FOREST, TOWN, piece, piece_ids
from .plan import BoardError
from .sewers import with_sewers
from .spec import plan_of

__all__ = [
    "ARRANGEMENTS",
    "BEYOND",
    "FOREST",
    "TOWN",
    "Board",
    "BoardError",
    "Building",
    "board_from",
    "grid_board",
    "joined_board",
    "layout",
    "moved_by",
    "piece",
    "piece_ids",
    "standard_board",
]


def standard_board(center: str, outer: tuple[str, str, str, str]) -> Board:
    """A centre board and four different outer boards, clockwise from the top left."""
    return _standard_board(center, tuple(outer))


def joined_board(arrangement: str, boards: tuple[str, ...]) -> Board:
    """Another arrangement by name, its boards in the order of its slots: centre, outer boards, straights."""
    return _joined_board(arrangement, tuple(boards))


def grid_board(spec: Mapping[str, Any]) -> Board:
    """A board drawn in a situation. The whole grid counts as one outer board, and all arrows point at it."""
    try:
        key = json.dumps({"grid": spec}, separators=(",", ":"), sort_keys=True)
    except TypeError as error:
        raise BoardError(f"a grid holds only objects, lists, texts and numbers: {error}") from None
    return _grid_board(key)


def board_from(description: Mapping[str, Any]) -> Board:
    """The board of a situation or a save: `center` with `outer`, `layout` with `boards`, or `grid`."""
    if not isinstance(description, Mapping):
        raise BoardError(f"a board must be an object, not {description!r}")
    fields = set(description)
    if "sewers" in fields:
        ends = _spaces(description["sewers"], "sewers")
        return _with_sewers(board_from({field: v for field, v in description.items() if field != "sewers"}), ends)
    if "doors" in fields:
        doors = _spaces(description["doors"], "doors")
        rest = {field: value for field, value in description.items() if field != "doors"}
        return _with_doors(board_from(rest), doors)
    if fields == {"grid"}:
        return grid_board(description["grid"])
    if fields == {"center", "outer"}:
        return _standard_board(_id(description["center"]), _ids(description["outer"]))
    if fields == {"layout", "boards"}:
        return _joined_board(_id(description["layout"]), _ids(description["boards"]))
    given = ", ".join(sorted(map(str, fields))) or "nothing"
    raise BoardError(f"a board is given by center and outer, by layout and boards, or by grid, not by {given}")


@spare(1024)
def description_of(key: str) -> Mapping[str, Any]:
    """The description that a board has for its key; nobody changes it."""
    described: Mapping[str, Any] = json.loads(key)
    return described


@spare(512)
def _with_doors(board: Board, doors: tuple[tuple[str, ...], ...]) -> Board:
    """The same board with more doors in its walls, each given by the cells on both sides.  [16.3.2]"""
    key = json.dumps({**board.description, "doors": doors}, separators=(",", ":"))
    return board_with_doors(board, doors, key)


@spare(512)
def _with_sewers(board: Board, ends: tuple[tuple[str, ...], ...]) -> Board:
    """The same board with sewers, each given by the cells of its entrances.  [8.7]"""
    return with_sewers(board, ends, json.dumps({**board.description, "sewers": ends}, separators=(",", ":")))


@spare(1024)
def _standard_board(center: str, outer: tuple[str, ...]) -> Board:
    if len(outer) != 4:
        raise BoardError(f"a standard board has four outer boards, not {len(outer)}")
    if len(set(outer)) != 4:
        raise BoardError(f"the outer boards must be different, not {', '.join(outer)}")
    key = json.dumps({"center": center, "outer": outer}, separators=(",", ":"))
    return _compiled("standard", (center, *outer), key)


@spare(512)
def _joined_board(arrangement: str, boards: tuple[str, ...]) -> Board:
    if arrangement not in ARRANGEMENTS:
        raise BoardError(f"there is no layout {arrangement!r}; known: {', '.join(ARRANGEMENTS)}")
    if len(set(boards)) != len(boards):
        raise BoardError(f"the boards must be different, not {', '.join(boards)}")
    key = json.dumps({"layout": arrangement, "boards": boards}, separators=(",", ":"))
    return _compiled(arrangement, boards, key)


@spare(256)
def _grid_board(key: str) -> Board:
    return compile_board(plan_of(json.loads(key)["grid"]), key, dict.fromkeys((2, 3, 4, 5), 0))


def _compiled(arrangement: str, boards: tuple[str, ...], key: str) -> Board:
    slots = ARRANGEMENTS[arrangement]
    plan = joined(slots, [piece(board) for board in boards])
    return compile_board(plan, key, dict(slots.arrows))


def _id(value: object) -> str:
    if not isinstance(value, str):
        raise BoardError(f"a board is named by its id, not by {value!r}")
    return value


def _ids(value: object) -> tuple[str, ...]:
    if not isinstance(value, list | tuple):
        raise BoardError(f"boards are given as a list of ids, not {value!r}")
    return tuple(_id(entry) for entry in value)


def _spaces(value: object, what: str) -> tuple[tuple[str, ...], ...]:
    """Lists of spaces by name, one for each thing that is added to a board."""
    if not isinstance(value, list | tuple) or not all(isinstance(row, list | tuple) for row in value):
        raise BoardError(f"{what} are a list of lists of spaces, not {value!r}")
    if not all(isinstance(name, str) for row in value for name in row):
        raise BoardError(f"{what} lie between spaces that are named, not {value!r}")
    return tuple(tuple(row) for row in value)
