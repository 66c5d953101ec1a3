"""All a client needs to draw a board, as plain JSON: cells by name, edges and points by their corners."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from .board import Board, Building
from .plan import Cell, Part
from .walls import Edge
from .whole_walls import whole_walls

_CORNERS = ("top-left", "top-right", "bottom-right", "bottom-left")
_SIDES = ("top", "right", "bottom", "left")


def layout(board: Board) -> dict[str, Any]:
    """The drawing of a board.

    An edge is `[x1, y1, x2, y2]` between corner points, a point `[x, y]`; cell "3,0" begins at
    `[3, 0]`. `walls` are those without a door; a hard wall is listed among them or the doors as well. `sides` are
    whole walls from corner to corner, by the edge that names them.
    """
    plan, walls = board.plan, board.walls
    rooms = {slug for house in plan.houses for slug, _ in house.rooms}
    return {
        "width": plan.width + bool(plan.off_board),
        "height": plan.height,
        "spaces": [_space(board, space, rooms) for space in range(len(board.names))],
        "walls": _edges(walls.solid),
        "doors": _edges(walls.doors),
        "hard_walls": _edges(walls.hard),
        "sides": [{"edge": list(wall.name), "line": _line(wall.edges)} for wall in whole_walls(board)],
        "impassable": _edges(walls.impassable),
        "corner_walls": sorted(map(list, plan.corner_walls)),
        "trees": sorted(map(list, plan.trees)),
        "blocked": _cells(plan.blocked),
        "pits": [board.names[space] for space in board.pits],
        "optional_pits": [board.names[space] for space in board.optional_pits],
        "center": [board.names[space] for space in board.center],
        "buildings": [_building(board, building) for building in board.buildings if not building.thicket],
        "thickets": [_building(board, thicket) for thicket in board.thickets],
        "areas": {slug: [board.names[space] for space in sorted(board.areas[slug])] for slug in board.areas},
        "boards": [_part(part) for part in plan.parts],
    }


def _space(board: Board, space: int, rooms: set[str]) -> dict[str, Any]:
    index = board.building[space]
    named = [slug for slug, spaces in board.areas.items() if space in spaces]
    off_board = board.plan.off_board
    below = off_board.index(board.names[space]) if board.names[space] in off_board else -1
    return {
        "id": board.names[space],
        # What lies off the board is drawn beside it.
        "cells": list(board.cells[space]) if below < 0 else [f"{board.plan.width},{2 * below}"],
        **({"off_board": True} if below >= 0 else {}),
        "building": board.buildings[index].id if index >= 0 else None,
        "room": next((slug for slug in named if slug in rooms), None),
        "area": next((slug for slug in named if slug not in rooms), None),
        "board": board.outer_of[space] if board.outer_of[space] >= 0 else None,
        "forest": bool(board.forest >> space & 1),
    }


def _building(board: Board, building: Building) -> dict[str, Any]:
    return {
        "id": building.id,
        "name": building.name,
        "cells": [cell for space in building.spaces for cell in board.cells[space]],
        "numbers": list(building.numbers),
        "pick_up": list(building.pick_up),
        "special": building.special,
        "search": building.searchable,
        "board": building.board if building.board >= 0 else None,
    }


def _part(part: Part) -> dict[str, Any]:
    if part.kind == "outer":
        corner = _CORNERS[part.turns]
    elif part.kind == "straight":
        corner = _SIDES[part.turns]
    else:
        corner = part.kind
    return {"id": part.id, "corner": corner, "turns": part.turns, "cells": _cells(part.cells)}


def _edges(edges: Iterable[Edge]) -> list[list[int]]:
    return [list(edge) for edge in sorted(edges)]


def _line(edges: frozenset[Edge]) -> list[int]:
    """A straight row of edges from end to end."""
    first, last = min(edges), max(edges)
    return [*first[:2], *last[2:]]


def _cells(cells: Iterable[Cell]) -> list[str]:
    return [f"{x},{y}" for y, x in sorted((y, x) for x, y in cells)]
