"""The ground: what follows from the shape of the spaces alone, whatever stands on them.  [3.3.1]"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from .plan import Cell, Plan
from .steps import distances, masks, neighbours

Shape = tuple[tuple[Cell, ...], ...]


@dataclass(frozen=True, slots=True)
class Ground:
    """Names, adjacency and distance; the fields are those of the board."""

    space_of: dict[Cell, int]
    names: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    by_name: dict[str, int]
    adjacent: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    distance: tuple[bytes, ...]


def shape_of(plan: Plan) -> Shape:
    """The cells of each space, the spaces in reading order of their top-left cells.  [3.3.1.2]"""
    large = {cell for group in plan.large for cell in group}
    # Turning a board reverses the cells of a large space, so they are sorted again here.
    groups = [tuple(sorted(group, key=_reading_order)) for group in plan.large]
    groups += [(cell,) for cell in plan.cells if cell not in large]
    return tuple(sorted(groups, key=lambda group: _reading_order(group[0])))


@lru_cache(maxsize=32)
def ground_of(shape: Shape, off_board: tuple[str, ...]) -> Ground:
    """The ground of these spaces; those off the board come last and touch nothing.

    Cached, because all towns round the same centre board share it.
    """
    space_of = {cell: space for space, cells in enumerate(shape) for cell in cells}
    by_name = {_name(cell): space for cell, space in space_of.items()}
    by_name.update((word, len(shape) + index) for index, word in enumerate(off_board))
    touching = {
        (here, space_of[beyond])
        for (x, y), here in space_of.items()
        for beyond in ((x + 1, y), (x, y + 1), (x + 1, y + 1), (x - 1, y + 1))
        if space_of.get(beyond, here) != here
    }
    adjacent = neighbours(len(shape) + len(off_board), {(min(pair), max(pair)) for pair in touching})
    near = masks(adjacent)
    return Ground(
        space_of=space_of,
        names=tuple(_name(cells[0]) for cells in shape) + off_board,
        cells=tuple(tuple(map(_name, cells)) for cells in shape) + tuple((word,) for word in off_board),
        by_name=by_name,
        adjacent=adjacent,
        near=near,
        distance=distances(adjacent),
    )


def _reading_order(cell: Cell) -> tuple[int, int]:
    return cell[1], cell[0]


def _name(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"
