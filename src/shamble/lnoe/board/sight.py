"""Sight: from the centre of a space to the centre of another, in whole numbers only.  [10.3]

Coordinates are doubled so that every centre is a pair of whole numbers. Each edge and each cell has a bit; a
line is the mask of what it crosses, a model's surroundings the mask of what it cannot see through. A line
that runs exactly through a corner point or along a wall may be taken a hair to either side: it is free if one
of the two is free.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from .plan import Cell
from .walls import Edge, Walls, outline

# Bits of one cell: the edge on its left, the edge on its top, the cell itself.
_LEFT, _TOP, _CELL, _BITS = 0, 1, 2, 3

_SLANTED, _ACROSS, _DOWN = 0, 1, 2


def sight_of(
    spaces: Sequence[tuple[Cell, ...]],
    walls: Walls,
    opaque: frozenset[Cell],
    width: int,
    height: int,
    through: int = 0,
) -> tuple[int, ...]:
    """For each space the bit mask of the spaces seen from it, its own included.

    `opaque` cells stop every line but those that start or end in their space. What is seen looking down is worked out
    on the board as it lies, what is seen looking up on the same board turned upside down: so a line always begins at
    whoever looks, and is the same for all who look in its direction. Who sees `through` something has a free line
    though so many things stop it: edges of walls, or opaque cells.
    """
    down = _seen_below(spaces, walls, opaque, width, through)
    up = _seen_below(
        [tuple((width - 1 - x, height - 1 - y) for x, y in reversed(cells)) for cells in spaces],
        _upside_down(walls, width, height),
        frozenset((width - 1 - x, height - 1 - y) for x, y in opaque),
        width,
        through,
    )
    return tuple(1 << space | below | above for space, (below, above) in enumerate(zip(down, up, strict=True)))


def _upside_down(walls: Walls, width: int, height: int) -> Walls:
    def turned(edges: Iterable[Edge]) -> frozenset[Edge]:
        return frozenset((width - x2, height - y2, width - x1, height - y1) for x1, y1, x2, y2 in edges)

    return replace(
        walls, hard=turned(walls.hard), doors=turned(walls.doors), lines=tuple(turned(line) for line in walls.lines)
    )


def _seen_below(
    spaces: Sequence[tuple[Cell, ...]], walls: Walls, opaque: frozenset[Cell], width: int, through: int
) -> list[int]:
    """For each space the bit mask of those seen from it farther down, or in the same row to the right."""
    row = width + 1
    own = [_cell_mask(cells, row) for cells in spaces]
    veils = _veils(spaces, walls, row)
    solid = _cell_mask(opaque, row)
    centres = [_centre(cells) for cells in spaces]
    step = 4 * row
    # A centre as one number: the difference of two says where one lies as seen from the other.
    spots = [y * step + x for x, y in centres]
    order = sorted(range(len(spaces)), key=spots.__getitem__)
    # There are tens of thousands of pairs: whatever is asked of one of the two alone is worked out here, once.
    targets = [(spots[space], space, 1 << space, own[space] & solid) for space in order]
    straight = bool(walls.hard & walls.doors)
    seen = [0] * len(spaces)
    for index, here in enumerate(order):
        ax, ay = centres[here]
        shift, spot = _BITS * ((ay >> 1) * row + (ax >> 1) - row), spots[here]
        lines = _LINES.setdefault((ax & 1, ay & 1, row), {})
        hidden = solid & ~own[here]
        veil, across, below = [_moved(veil | hidden, shift) for veil in veils[here]]
        found, mask = 0, veil
        for target, there, bit, veiled in targets[index + 1 :]:
            line = lines.get(target - spot)
            if line is None:
                bx, by = centres[there]
                line = lines[target - spot] = _lines(ax & 1, ay & 1, bx - ax, by - ay, row)
            if straight:
                mask = across if centres[there][1] == ay else below if centres[there][0] == ax else veil
            around = mask & ~_moved(veiled, shift) if veiled else mask
            one, other = line
            if (
                not one & around
                or not other & around
                or (through and min((one & around).bit_count(), (other & around).bit_count()) <= through)
            ):
                found |= bit
        seen[here] = found
    return seen


_LINES: dict[tuple[int, int, int], dict[int, tuple[int, int]]] = {}
"""Lines by where they start in a cell and by the width of the board, then by where they lead."""


def _moved(mask: int, shift: int) -> int:
    return mask >> shift if shift >= 0 else mask << -shift


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


def _lines(ax: int, ay: int, dx: int, dy: int, row: int) -> tuple[int, int]:
    """What a line from `ax, ay` crosses, shifted by one row; twice, because it may be taken to either side of the
    corner points that it touches.

    Lines of the same direction differ by a shift only, so few are computed. The extra row keeps bits to the
    left of the start from falling below zero.
    """
    one, touches = _line(ax, ay, dx, dy, row, 1)
    return one, _line(ax, ay, dx, dy, row, -1)[0] if touches else one


_AROUND_LEFT = 1 << _BITS + _LEFT | 1 << _CELL | 1 << _BITS + _CELL
"""An edge that a line crosses sideways, with the cells on both sides; the lowest bits are those of the left cell."""
_FROM_TOP, _ABOVE = 1 << _TOP | 1 << _CELL, 1 << _CELL


def _line(ax: int, ay: int, dx: int, dy: int, row: int, side: int) -> tuple[int, bool]:
    """The mask of one line, a hair to one side, and whether that makes a difference."""
    mask, touches = 0, False
    low, high = min(ax, ax + dx), max(ax, ax + dx)
    for x in range(low // 2 + 1, (high - 1) // 2 + 1):
        y, rest = divmod(ay * dx + dy * (2 * x - ax), 2 * dx)
        if rest == 0:
            touches = True
            if dx * side < 0:
                y -= 1
        mask |= _AROUND_LEFT << _BITS * ((y + 1) * row + x - 1)
    for y in range(ay // 2 + 1, (ay + dy - 1) // 2 + 1):
        x, rest = divmod(ax * dy + dx * (2 * y - ay), 2 * dy)
        if rest == 0:
            touches = True
            if dy * side > 0:
                x -= 1
        mask |= _FROM_TOP << _BITS * ((y + 1) * row + x) | _ABOVE << _BITS * (y * row + x)
    return mask, touches
