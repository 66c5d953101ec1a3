"""Sight: from the centre of a space to the centre of another, in whole numbers only.  [10.3]

Coordinates are doubled so that every centre is a pair of whole numbers. Each edge and each cell has a bit; a
line is the mask of what it crosses, a model's surroundings the mask of what it cannot see through. A line
that runs exactly through a corner point or along a wall may be taken a hair to either side: it is free if one
of the two is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from .plan import Cell
from .walls import Edge, Walls, outline

# Bits of one cell: the edge on its left, the edge on its top, the cell itself.
_LEFT, _TOP, _CELL, _BITS = 0, 1, 2, 3


def sight_of(
    spaces: Sequence[tuple[Cell, ...]], walls: Walls, opaque: frozenset[Cell], width: int
) -> tuple[int, ...]:
    """For each space the bit mask of the spaces seen from it, its own included.

    `opaque` cells stop every line but those that start or end in their space.
    """
    row = width + 1
    centres = [_centre(cells) for cells in spaces]
    own = [_cell_mask(cells, row) for cells in spaces]
    veils = _veils(spaces, walls, row)
    solid = _cell_mask(opaque, row)
    seen = [1 << space for space in range(len(spaces))]
    # From the upper centre to the lower, so that a line never climbs.
    order = sorted(range(len(spaces)), key=lambda space: (centres[space][1], centres[space][0]))
    for index, here in enumerate(order):
        ax, ay = centres[here]
        shift = _BITS * ((ay >> 1) * row + (ax >> 1) - row)
        for there in order[index + 1 :]:
            bx, by = centres[there]
            across_or_down = 1 if ay == by else 2 if ax == bx else 0
            between = solid & ~(own[here] | own[there])
            from_here = veils[here][across_or_down] | between
            from_there = veils[there][across_or_down] | between
            for line in _lines(ax & 1, ay & 1, bx - ax, by - ay, row):
                crossed = line << shift if shift >= 0 else line >> -shift
                if not crossed & from_here:
                    seen[here] |= 1 << there
                if not crossed & from_there:
                    seen[there] |= 1 << here
    return tuple(seen)


def _veils(spaces: Sequence[tuple[Cell, ...]], walls: Walls, row: int) -> list[tuple[int, int, int]]:
    """The walls that stop a model in each space: on most lines, straight across, straight down.

    A model sees through every straight wall of which a piece lies along its space. [10.3] A Hard Wall stops
    it anyway, but for a door along its space when it looks straight through. [10.3.1]
    """
    lines = [_edge_mask(line, row) for line in walls.lines]
    hard = _edge_mask(walls.hard, row)
    hard_doors = walls.hard & walls.doors
    doors_across = _edge_mask((edge for edge in hard_doors if edge[0] == edge[2]), row)
    doors_down = _edge_mask((edge for edge in hard_doors if edge[1] == edge[3]), row)
    veils = []
    for cells in spaces:
        sides = _edge_mask(outline(cells), row)
        usual = hard
        seen_through = 0
        for line in lines:
            usual |= line
            if line & sides:
                seen_through |= line
        usual &= hard | ~seen_through
        veils.append((usual, usual & ~(doors_across & sides), usual & ~(doors_down & sides)))
    return veils


def _centre(cells: tuple[Cell, ...]) -> tuple[int, int]:
    return cells[0][0] + cells[-1][0] + 1, cells[0][1] + cells[-1][1] + 1


def _cell_mask(cells: Iterable[Cell], row: int) -> int:
    return sum(1 << (_BITS * (y * row + x) + _CELL) for x, y in cells)


def _edge_mask(edges: Iterable[Edge], row: int) -> int:
    return sum(1 << (_BITS * (y * row + x) + (_LEFT if x == far else _TOP)) for x, y, far, _ in edges)


@lru_cache(maxsize=1 << 14)
def _lines(ax: int, ay: int, dx: int, dy: int, row: int) -> tuple[int, ...]:
    """What a line from `ax, ay` crosses, shifted by one row: one mask, or two if it touches a corner point.

    Lines of the same direction differ by a shift only, so few are computed. The extra row keeps bits to the
    left of the start from falling below zero.
    """
    one, other = _line(ax, ay, dx, dy, row, 1), _line(ax, ay, dx, dy, row, -1)
    return (one,) if one == other else (one, other)


def _line(ax: int, ay: int, dx: int, dy: int, row: int, side: int) -> int:
    mask = 0

    def bit(x: int, y: int, kind: int) -> int:
        return 1 << (_BITS * ((y + 1) * row + x) + kind)

    low, high = min(ax, ax + dx), max(ax, ax + dx)
    for x in range(low // 2 + 1, (high - 1) // 2 + 1):
        y, rest = divmod(ay * dx + dy * (2 * x - ax), 2 * dx)
        if rest == 0 and dx * side < 0:
            y -= 1
        mask |= bit(x, y, _LEFT) | bit(x - 1, y, _CELL) | bit(x, y, _CELL)
    low, high = min(ay, ay + dy), max(ay, ay + dy)
    for y in range(low // 2 + 1, (high - 1) // 2 + 1):
        x, rest = divmod(ax * dy + dx * (2 * y - ay), 2 * dy)
        if rest == 0 and dy * side > 0:
            x -= 1
        mask |= bit(x, y, _TOP) | bit(x, y - 1, _CELL) | bit(x, y, _CELL)
    return mask
