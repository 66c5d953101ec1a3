"""Steps: where a Hero or a Zombie goes in one step, and how many steps a way takes.  [8.1] [8.4]"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from .plan import Cell, Plan
from .walls import Edge, Walls, edge_between

FAR = 255

Pair = tuple[int, int]


@dataclass(slots=True)
class Steps:
    """Pairs of spaces, lower id first; turned into tables by the board.

    `free` steps cross no wall and no door; `open` are those of them that a Hero may take, `door` the Hero's others.
    """

    zombie: set[Pair] = field(default_factory=set)
    free: set[Pair] = field(default_factory=set)
    open: set[Pair] = field(default_factory=set)
    door: set[Pair] = field(default_factory=set)
    pinch: set[Pair] = field(default_factory=set)


def steps_of(plan: Plan, space_of: Mapping[Cell, int], walls: Walls, house_of: Mapping[Cell, int]) -> Steps:
    """Every step between two touching spaces of the plan, in all eight directions and through doors.  [3.3.3, 8.4.1]"""
    steps = Steps()
    _straight(steps, space_of, walls)
    blocked_points = frozenset(plan.corner_walls) | frozenset(plan.trees)
    for x in range(1, plan.width):
        for y in range(1, plan.height):
            _diagonal(steps, (x, y), space_of, walls, house_of, (x, y) in blocked_points)
    # A large space may have both: a step that can be made in the open needs no door.
    steps.door -= steps.open
    return steps


def _straight(steps: Steps, space_of: Mapping[Cell, int], walls: Walls) -> None:
    for (x, y), here in space_of.items():
        for beyond in ((x + 1, y), (x, y + 1)):
            there = space_of.get(beyond)
            if there is None or there == here:
                continue
            pair = (here, there) if here < there else (there, here)
            edge = edge_between((x, y), beyond)
            if edge in walls.impassable:
                continue
            steps.zombie.add(pair)
            if edge in walls.doors:
                steps.door.add(pair)
            elif edge not in walls.solid:
                steps.free.add(pair)
                steps.open.add(pair)


def _diagonal(
    steps: Steps,
    point: Cell,
    space_of: Mapping[Cell, int],
    walls: Walls,
    house_of: Mapping[Cell, int],
    stands_in_the_way: bool,
) -> None:
    """Both diagonal steps through a corner point.

    A diagonal is free if one of the two ways round the point crosses no wall; a door counts as wall there
    because nobody goes diagonally through it. [8.4.3] Corner walls and trees on the point stop Heroes
    only. [3.3.2.1] [3.3.7]
    """
    x, y = point
    nw, ne, sw, se = (x - 1, y - 1), (x, y - 1), (x - 1, y), (x, y)
    up, down = (x, y - 1, x, y), (x, y, x, y + 1)
    left, right = (x - 1, y, x, y), (x, y, x + 1, y)
    red = walls.impassable
    crosses_red = bool(red) and not red.isdisjoint((up, down, left, right))
    for start, end, ways in (
        (nw, se, ((ne, up, right), (sw, left, down))),
        (ne, sw, ((nw, up, left), (se, right, down))),
    ):
        here, there = space_of.get(start), space_of.get(end)
        if here is None or there is None or here == there:
            continue
        pair = (here, there) if here < there else (there, here)
        open_ways = [way for way in ways if way[0] in space_of and way[1] not in red and way[2] not in red]
        if crosses_red and not open_ways:
            continue
        steps.zombie.add(pair)
        if any(first not in walls.all and second not in walls.all for _, first, second in open_ways):
            steps.free.add(pair)
            if not stands_in_the_way:
                steps.open.add(pair)
        elif not stands_in_the_way and _through_a_small_house(here, there, open_ways, walls):
            steps.door.add(pair)
        elif _is_pinch(start, end, ways, house_of, space_of):
            steps.pinch.add(pair)


def _through_a_small_house(here: int, there: int, ways: Iterable[tuple[Cell, Edge, Edge]], walls: Walls) -> bool:
    """Whether the step enters or leaves a single-space building, whose corners are doors too.  [3.3.8.1]"""
    own = walls.small_houses.get(here, frozenset()) | walls.small_houses.get(there, frozenset())
    if not own:
        return False
    return any(all(edge not in walls.all or edge in own for edge in (first, second)) for _, first, second in ways)


def _is_pinch(
    start: Cell,
    end: Cell,
    ways: Iterable[tuple[Cell, Edge, Edge]],
    house_of: Mapping[Cell, int],
    space_of: Mapping[Cell, int],
) -> bool:
    """Whether open ground meets between two buildings, or a building and the board's edge.  [3.3.11]"""
    if start in house_of or end in house_of:
        return False
    beside = [house_of.get(via, -1) if via in space_of else None for via, _, _ in ways]
    return -1 not in beside and beside != [None, None] and beside[0] != beside[1]


def neighbours(count: int, pairs: Iterable[Pair]) -> tuple[tuple[int, ...], ...]:
    """For each space the sorted spaces it is paired with."""
    rows: list[list[int]] = [[] for _ in range(count)]
    for here, there in pairs:
        rows[here].append(there)
        rows[there].append(here)
    return tuple(tuple(sorted(row)) for row in rows)


def masks(rows: Iterable[Iterable[int]]) -> tuple[int, ...]:
    """The same rows as bit masks, bit = space id."""
    return tuple(sum(1 << space for space in row) for row in rows)


def distances(rows: Sequence[Iterable[int]]) -> tuple[bytes, ...]:
    """For each space the least number of steps to every other, 255 if there is no way.

    All spaces at once: in a whole number each space has a byte, 1 where it is reached; step by step everybody reaches
    what the neighbours have reached, and every space that is not reached yet is one step farther.
    """
    count = len(rows)
    everything = int.from_bytes(b"\1" * count, "little")
    reached = [1 << 8 * space for space in range(count)]
    steps = [0] * count
    open_rows = [(space, tuple(row)) for space, row in enumerate(rows)]
    for _ in range(FAR - 1):
        for space, _ in open_rows:
            steps[space] += everything ^ reached[space]
        wider = reached[:]
        for space, row in open_rows:
            for near in row:
                wider[space] |= reached[near]
        open_rows = [(space, row) for space, row in open_rows if wider[space] not in (reached[space], everything)]
        reached = wider
        if not open_rows:
            break
    return tuple(
        (steps[space] | (everything ^ reached[space]) * FAR).to_bytes(count, "little") for space in range(count)
    )
