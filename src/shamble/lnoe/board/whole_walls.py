"""Walls as objects: one straight side of a building between two corners, its doors included.  [3.3.2, 8.6.1]

The board knows unit edges. What stands on a whole wall, such as a barricade, asks here; nothing is computed for a board
on which nobody ever asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from .board import Board
from .kept import kept_with_board, kept_with_walls
from .plan import Cell
from .walls import Edge, edge_between, edges_of, outline, straight_lines

EdgeName = tuple[str, str]
"""How the protocol calls an edge: the cell inside, then the cell beyond."""
Way = frozenset[int]
"""The whole walls that one way to take a step crosses."""


class Wall(NamedTuple):
    """One straight side of a building."""

    name: EdgeName
    """Its first edge between two spaces."""
    edges: frozenset[Edge]
    buildings: tuple[int, ...]
    """The buildings whose side it is; two that stand wall to wall may share one."""
    inner: bool
    """Whether it stands inside a building."""
    spaces: frozenset[int]
    """The spaces that touch it, on both sides."""


@kept_with_walls
def whole_walls(board: Board) -> tuple[Wall, ...]:
    """Every wall of the board but those that stand on its edge."""
    space_of = spaces_by_cell(board)
    found: dict[frozenset[Edge], list[tuple[int, bool]]] = {}
    loose = edges_of(board.plan.walls) | edges_of(board.plan.hard_walls)
    for building, house in enumerate(board.plan.houses):
        outer = outline(house.cells)
        own = {edge for edge in loose if set(_cells_beside(edge)) <= set(house.cells)}
        for line in straight_lines(outer):
            found.setdefault(line, []).append((building, False))
        for line in straight_lines(frozenset(edges_of(house.walls) | own) - outer):
            found.setdefault(line, []).append((building, True))
    walls = []
    for line, sides in found.items():
        crossed = sorted(edge for edge in line if all(cell in space_of for cell in _cells_beside(edge)))
        if crossed:
            inside = set(board.plan.houses[sides[0][0]].cells)
            spaces = frozenset(space_of[cell] for edge in crossed for cell in _cells_beside(edge))
            name = _name(crossed[0], inside)
            walls.append(Wall(name, line, tuple(b for b, _ in sides), sides[0][1], spaces))
    return tuple(sorted(walls))


@kept_with_walls
def spaces_by_cell(board: Board) -> Mapping[Cell, int]:
    """Every cell of the board -> its space."""
    found: dict[Cell, int] = {}
    for space, cells in enumerate(board.cells):
        for cell in cells:
            x, _, y = cell.partition(",")
            if y:
                found[int(x), int(y)] = space
    return found


def _cells_beside(edge: Edge) -> tuple[Cell, Cell]:
    x1, y1, x2, _ = edge
    return ((x1 - 1, y1), (x1, y1)) if x1 == x2 else ((x1, y1 - 1), (x1, y1))


def _name(edge: Edge, inside: set[Cell]) -> EdgeName:
    here, there = _cells_beside(edge)
    if here not in inside:
        here, there = there, here
    return f"{here[0]},{here[1]}", f"{there[0]},{there[1]}"


@kept_with_walls
def walls_by_edge(board: Board) -> Mapping[EdgeName, int]:
    """Every edge of a whole wall, named from either side -> the first wall that it is part of."""
    found: dict[EdgeName, int] = {}
    for number, wall in enumerate(whole_walls(board)):
        for edge in wall.edges:
            (ax, ay), (bx, by) = _cells_beside(edge)
            here, there = f"{ax},{ay}", f"{bx},{by}"
            found.setdefault((here, there), number)
            found.setdefault((there, here), number)
        found[wall.name] = number
    return found


@kept_with_board
def walls_touched(board: Board) -> tuple[tuple[int, ...], ...]:
    """Space -> the walls that it touches."""
    touched: list[list[int]] = [[] for _ in board.names]
    for number, wall in enumerate(whole_walls(board)):
        for space in wall.spaces:
            touched[space].append(number)
    return tuple(map(tuple, touched))


@kept_with_walls
def outer_walls(board: Board) -> tuple[frozenset[int], ...]:
    """Building -> its walls, without those inside it and those on the board's edge.  [8.6.5]"""
    walls = whole_walls(board)
    return tuple(
        frozenset(n for n, wall in enumerate(walls) if building in wall.buildings and not wall.inner)
        for building in range(len(board.buildings))
    )


@kept_with_walls
def walls_of(board: Board) -> tuple[tuple[int, ...], ...]:
    """Building -> its walls, those inside it included.  [8.6.1.1]"""
    walls = whole_walls(board)
    return tuple(
        tuple(n for n, wall in enumerate(walls) if building in wall.buildings)
        for building in range(len(board.buildings))
    )


@kept_with_walls
def crossings(board: Board) -> Mapping[tuple[int, int], tuple[Way, ...]]:
    """Steps that cannot be made without crossing a wall -> the ways to make them.

    A diagonal step goes either way round the corner point.  [8.1.2, 8.1.2.1]
    """
    space_of = spaces_by_cell(board)
    on_edge: dict[Edge, set[int]] = {}
    for number, wall in enumerate(whole_walls(board)):
        for edge in wall.edges:
            on_edge.setdefault(edge, set()).add(number)
    found: dict[tuple[int, int], tuple[Way, ...]] = {}
    for at, steps in enumerate(board.zombie_steps):
        for to in steps:
            ways = _ways(board.cells[at], board.cells[to], space_of, on_edge)
            if ways and all(ways):
                found[at, to] = tuple(dict.fromkeys(ways))
    return found


@kept_with_board
def walled_steps(board: Board) -> tuple[frozenset[int], ...]:
    """Space -> the steps from there that cannot be made without crossing a wall."""
    found, below = _walled_steps(board), len(board.plan.off_board)
    # Nothing crosses a wall in a sewer, and only some of these boards have any.
    return found[: len(board.names) - below] + (frozenset(),) * below


@kept_with_walls
def _walled_steps(board: Board) -> tuple[frozenset[int], ...]:
    found: list[set[int]] = [set() for _ in board.names]
    for at, to in crossings(board):
        found[at].add(to)
    return tuple(map(frozenset, found))


@kept_with_board
def doors_in_walls(board: Board) -> tuple[tuple[int, ...], ...]:
    """Space -> the steps of a Hero from there that cannot be made without crossing a wall: through its doors."""
    return tuple(
        tuple(filter(walled.__contains__, steps)) if walled else ()
        for steps, walled in zip(board.hero_steps, walled_steps(board), strict=True)
    )


def _ways(
    here: Iterable[str], there: Iterable[str], space_of: Mapping[Cell, int], on_edge: Mapping[Edge, set[int]]
) -> list[Way]:
    """The ways from one space into the next, each with the walls that it crosses; none leads off the board."""
    ways: list[Way] = []
    for x, y in _cells_of(here):
        for u, v in _cells_of(there):
            if max(abs(x - u), abs(y - v)) != 1:
                continue
            corners = [(u, y), (x, v)] if x != u and y != v else []
            routes = [[(x, y), corner, (u, v)] for corner in corners if corner in space_of] or [[(x, y), (u, v)]]
            for route in routes:
                edges = [edge_between(before, after) for before, after in pairwise(route)]
                ways.append(frozenset(wall for edge in edges for wall in on_edge.get(edge, ())))
    return ways


def _cells_of(names: Iterable[str]) -> list[Cell]:
    parts = [name.partition(",") for name in names]
    return [(int(x), int(y)) for x, comma, y in parts if comma]
