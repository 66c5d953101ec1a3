"""Plans: what is printed on a board, before anything is computed from it.  [3.3]

A plan knows cells, edges and corner points of a grid. A cell is `(x, y)`, x to the right, y down; an edge is
the pair of cells it separates; a point `(x, y)` is the top-left corner of the cell with the same numbers.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

Cell = tuple[int, int]
Point = tuple[int, int]
Side = tuple[Cell, Cell]


class BoardError(ValueError):
    """A board description that cannot be played on; the message is one sentence for whoever wrote it."""


@dataclass(frozen=True, slots=True)
class House:
    """A building as printed: its cells, the doors in its sides and the walls within it."""

    id: str
    name: str
    cells: tuple[Cell, ...]
    doors: tuple[Side, ...] = ()
    walls: tuple[Side, ...] = ()
    rooms: tuple[tuple[str, tuple[Cell, ...]], ...] = ()
    numbers: tuple[int, ...] = ()
    pick_up: tuple[str, ...] = ()
    special: str | None = None
    searchable: bool = True
    hard: bool = False
    single_space: bool = False
    board: int = -1
    counts_as: str = ""
    """The building of another box that it is a second copy of.  [5.6.6.2]"""


@dataclass(frozen=True, slots=True)
class Thicket:
    """A Forest Space with a number set: it can be rolled like a building but is none.  [3.3.6.3]"""

    id: str
    cells: tuple[Cell, ...]
    numbers: tuple[int, ...]
    board: int = -1


@dataclass(frozen=True, slots=True)
class Part:
    """One printed board and where it lies in the whole, turned clockwise by so many quarter turns.

    `outer` is its place among the outer boards or -1.
    """

    id: str
    kind: str
    cells: tuple[Cell, ...]
    outer: int = -1
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything printed on one board or on several boards put together.  [3.3.4]"""

    width: int
    height: int
    cells: tuple[Cell, ...]
    large: tuple[tuple[Cell, ...], ...] = ()
    houses: tuple[House, ...] = ()
    thickets: tuple[Thicket, ...] = ()
    walls: tuple[Side, ...] = ()
    hard_walls: tuple[Side, ...] = ()
    impassable: tuple[Side, ...] = ()
    blocked: tuple[Cell, ...] = ()
    forest: tuple[Cell, ...] = ()
    pits: tuple[Cell, ...] = ()
    optional_pits: tuple[Cell, ...] = ()
    center: tuple[Cell, ...] = ()
    corner_walls: tuple[Point, ...] = ()
    trees: tuple[Point, ...] = ()
    areas: tuple[tuple[str, tuple[Cell, ...]], ...] = ()
    zones: tuple[tuple[str, tuple[Cell, ...]], ...] = ()
    """Places that are not printed but made by how the boards lie; spaces are not called by them."""
    parts: tuple[Part, ...] = ()
    off_board: tuple[str, ...] = ()


def turned(plan: Plan) -> Plan:
    """The plan after a quarter turn clockwise."""
    high = plan.height
    return replace(
        _mapped(plan, lambda cell: (high - 1 - cell[1], cell[0]), lambda point: (high - point[1], point[0])),
        width=plan.height,
        height=plan.width,
    )


def shifted(plan: Plan, x: int, y: int) -> Plan:
    """The plan with its top-left corner moved to `x, y` of a larger grid."""
    return _mapped(plan, lambda cell: (cell[0] + x, cell[1] + y), lambda point: (point[0] + x, point[1] + y))


def _mapped(plan: Plan, on_cell: Callable[[Cell], Cell], on_point: Callable[[Point], Point]) -> Plan:
    def cells(group: tuple[Cell, ...]) -> tuple[Cell, ...]:
        return tuple(on_cell(cell) for cell in group)

    def sides(group: tuple[Side, ...]) -> tuple[Side, ...]:
        return tuple((on_cell(here), on_cell(there)) for here, there in group)

    def named(group: tuple[tuple[str, tuple[Cell, ...]], ...]) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
        return tuple((slug, cells(inside)) for slug, inside in group)

    def house(old: House) -> House:
        return replace(
            old,
            cells=cells(old.cells),
            doors=sides(old.doors),
            walls=sides(old.walls),
            rooms=named(old.rooms),
        )

    return replace(
        plan,
        cells=cells(plan.cells),
        large=tuple(cells(group) for group in plan.large),
        houses=tuple(house(old) for old in plan.houses),
        thickets=tuple(replace(old, cells=cells(old.cells)) for old in plan.thickets),
        walls=sides(plan.walls),
        hard_walls=sides(plan.hard_walls),
        impassable=sides(plan.impassable),
        blocked=cells(plan.blocked),
        forest=cells(plan.forest),
        pits=cells(plan.pits),
        optional_pits=cells(plan.optional_pits),
        center=cells(plan.center),
        corner_walls=tuple(on_point(point) for point in plan.corner_walls),
        trees=tuple(on_point(point) for point in plan.trees),
        areas=named(plan.areas),
        parts=tuple(replace(old, cells=cells(old.cells)) for old in plan.parts),
    )
