"""Where a cell lies among others, by the eight winds: how places are told apart in words. North is up, as drawn."""

from __future__ import annotations

from collections.abc import Iterable

Cell = tuple[int, int]
"""Column and row."""
HERE = "middle"


def cell(name: str) -> Cell:
    """The cell of a name such as `4,-7`."""
    column, row = name.split(",")
    return int(column), int(row)


def wind(across: float, down: float) -> str:
    """The way from one point to another: `n`, `ne`, … or `middle` where they are the same.

    A slant counts where it is at least half as wide as it is long.
    """
    north_south = "" if abs(down) * 2 < abs(across) or not down else "s" if down > 0 else "n"
    east_west = "" if abs(across) * 2 < abs(down) or not across else "e" if across > 0 else "w"
    return north_south + east_west or HERE


def part_of(one: Cell, all_of_them: Iterable[Cell]) -> str:
    """In which part of some cells one of them lies."""
    columns, rows = zip(*all_of_them, strict=True)
    return wind(one[0] - (min(columns) + max(columns)) / 2, one[1] - (min(rows) + max(rows)) / 2)


def steps_between(one: Cell, other: Cell) -> int:
    """As a king walks."""
    return max(abs(one[0] - other[0]), abs(one[1] - other[1]))
