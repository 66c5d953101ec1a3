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

_SLANTED, _ACROSS, _DOWN = 0, 1, 2


def sight_of(
    spaces: Sequence[tuple[Cell, ...]], walls: Walls, opaque: frozenset[Cell], width: int, through: int = 0
) -> tuple[int, ...]:
    """For each space the bit mask of the spaces seen from it, its own included.

    `opaque` cells stop every line but those that start or end in their space. Who sees `through` something has a free
    line though so many things stop it: edges of walls, or opaque cells.
    """
    row = width + 1
    own = [_cell_mask(cells, row) for cells in spaces]
    veils = _veils(spaces, walls, row)
    solid = _cell_mask(opaque, row)
    seen = [1 << space for space in range(len(spaces))]
    for here, there, direction, lines in _pairs(tuple(_centre(cells) for cells in spaces), row):
        from_here, from_there = veils[here][direction], veils[there][direction]
        if solid:
            between = solid & ~(own[here] | own[there])
            from_here |= between
            from_there |= between
        for line in lines:
            if not line & from_here or (through and (line & from_here).bit_count() <= through):
                seen[here] |= 1 << there
            if not line & from_there or (through and (line & from_there).bit_count() <= through):
                seen[there] |= 1 << here
    return tuple(seen)


@lru_cache(maxsize=8)
def _pairs(centres: tuple[Cell, ...], row: int) -> tuple[tuple[int, int, int, tuple[int, ...]], ...]:
    """Every two spaces, the direction of the line between them and what it crosses.

    Cached, because all towns round the same centre board have the same centres.
    """
    # From the upper centre to the lower, so that a line never climbs.
    order = sorted(range(len(centres)), key=lambda space: (centres[space][1], centres[space][0]))
    pairs = []
    for index, here in enumerate(order):
        ax, ay = centres[here]
        shift = _BITS * ((ay >> 1) * row + (ax >> 1) - row)
        for there in order[index + 1 :]:
            bx, by = centres[there]
            direction = _ACROSS if ay == by else _DOWN if ax == bx else _SLANTED
            lines = _lines(ax & 1, ay & 1, bx - ax, by - ay, row)
            moved = tuple(line << shift if shift >= 0 else line >> -shift for line in lines)
            pairs.append((here, there, direction, moved))
    return tuple(pairs)


def _veils(spaces: Sequence[tuple[Cell, ...]], walls: Walls, row: int) -> list[tuple[int, int, int]]:
    """The walls that stop a model in each space: on slanted lines, straight across, straight down.

    A model sees through every straight wall of which a piece lies along its space. [10.3] A Hard Wall stops
    it anyway, but for a door along its space when it looks straight through. [10.3.1]
    """
    lines = [_edge_mask(line, row) for line in walls.lines]
    hard = _edge_mask(walls.hard, row)
    hard_doors = walls.hard & walls.doors
    doors_across = _edge_mask((edge for edge in hard_doors if edge[0] == edge[2]), row)
    doors_down = _edge_mask((edge for edge in hard_doors if edge[1] == edge[3]), row)
    every = hard
    for line in lines:
        every |= line
    veils = []
    for cells in spaces:
        sides = _edge_mask(outline(cells), row)
        touched = 0
        for line in lines:
            if line & sides:
                touched |= line
        slanted = every & (hard | ~touched)
        veils.append((slanted, slanted & ~(doors_across & sides), slanted & ~(doors_down & sides)))
    return veils


def _centre(cells: tuple[Cell, ...]) -> tuple[int, int]:
    return cells[0][0] + cells[-1][0] + 1, cells[0][1] + cells[-1][1] + 1


def _cell_mask(cells: Iterable[Cell], row: int) -> int:
    return sum(1 << (_BITS * (y * row + x) + _CELL) for x, y in cells)


def _edge_mask(edges: Iterable[Edge], row: int) -> int:
    return sum(1 << (_BITS * (y * row + x) + (_LEFT if x == far else _TOP)) for x, y, far, _ in edges)


@lru_cache(maxsize=1 << 12)
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
