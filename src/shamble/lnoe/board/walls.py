"""Walls as unit edges: where they stand, which have doors, which straight line each is part of.  [3.3.2]"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from .plan import Cell, House, Plan, Side

# A unit edge from corner point to corner point: x1, y1, x2, y2, the upper or left end first.
Edge = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Walls:
    """The edges of a plan.

    `all` = walls with or without a door, `doors` those with one, `solid` those without. `lines` are straight
    walls: each is one side of one building, as long as it runs on without a break. `small_houses` maps the
    space of a single-space building to its edges.
    """

    all: frozenset[Edge]
    doors: frozenset[Edge]
    solid: frozenset[Edge]
    hard: frozenset[Edge]
    impassable: frozenset[Edge]
    lines: tuple[frozenset[Edge], ...]
    small_houses: Mapping[int, frozenset[Edge]]


def edge_between(here: Cell, there: Cell) -> Edge:
    """The unit edge two cells share."""
    x, y = max(here[0], there[0]), max(here[1], there[1])
    return (x, y, x, y + 1) if here[1] == there[1] else (x, y, x + 1, y)


def edges_of(sides: Iterable[Side]) -> frozenset[Edge]:
    """The unit edges of pairs of cells."""
    return frozenset(edge_between(here, there) for here, there in sides)


def outline(cells: Iterable[Cell]) -> frozenset[Edge]:
    """The edges between these cells and everything else."""
    edges: set[Edge] = set()
    for x, y in cells:
        # An edge met from both sides lies inside.
        edges ^= {(x, y, x, y + 1), (x + 1, y, x + 1, y + 1), (x, y, x + 1, y), (x, y + 1, x + 1, y + 1)}
    return frozenset(edges)


def walls_of(plan: Plan, space_of: Mapping[Cell, int]) -> Walls:
    """All walls of a plan."""
    own = [outline(house.cells) | edges_of(house.walls) for house in plan.houses]
    loose = edges_of(plan.walls) | edges_of(plan.hard_walls)
    doors: set[Edge] = set()
    hard = set(edges_of(plan.hard_walls))
    small: dict[int, frozenset[Edge]] = {}
    lines: list[frozenset[Edge]] = list(straight_lines(loose))
    for house, edges in zip(plan.houses, own, strict=True):
        doors |= edges_of(house.doors)
        if house.hard:
            hard |= edges
        if house.single_space:
            small[space_of[house.cells[0]]] = edges
        else:
            lines.extend(straight_lines(edges))
    doors |= _small_doors(plan.houses, own)
    everything = frozenset(loose.union(*own))
    return Walls(
        all=everything,
        doors=frozenset(doors),
        solid=everything - doors,
        hard=frozenset(hard),
        impassable=edges_of(plan.impassable),
        lines=tuple(lines),
        small_houses=small,
    )


def _small_doors(houses: Iterable[House], own: list[frozenset[Edge]]) -> set[Edge]:
    """Every side of a single-space building is a door, unless another has its wall there.  [3.3.8.1]"""
    small = [edges for house, edges in zip(houses, own, strict=True) if house.single_space]
    others = [edges for house, edges in zip(houses, own, strict=True) if not house.single_space]
    return set[Edge]().union(*small).difference(*others)


def straight_lines(edges: frozenset[Edge]) -> Iterator[frozenset[Edge]]:
    """The straight unbroken runs among these edges."""
    for upright in (False, True):
        run: list[Edge] = []
        # Sorted along the run: uprights by column then row, the others by row then column.
        chosen = [edge for edge in edges if (edge[0] == edge[2]) is upright]
        for edge in sorted(chosen, key=lambda edge: edge if upright else (edge[1], edge[0], 0, 0)):
            if run and run[-1][2:] != edge[:2]:
                yield frozenset(run)
                run = []
            run.append(edge)
        if run:
            yield frozenset(run)
