"""The board the engine plays on: read-only tables, computed once and shared by every clone.  [3.3.1]"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from .ground import ground_of, shape_of
from .plan import Cell, House, Plan, Thicket
from .sight import sight_of
from .steps import distances, neighbours, steps_of
from .walls import Walls, outline, walls_of


@dataclass(frozen=True, slots=True)
class Building:
    """A building and what is printed in it; `doors` are (inside space, space beyond) pairs.

    `board` is the outer board it stands on or -1, `special` names a rule of its own instead of a plain
    Pick Up. A `thicket` is a numbered forest space: effects take it for a building, though it is none.  [3.3.6.3]
    """

    id: str
    name: str
    spaces: tuple[int, ...]
    numbers: tuple[int, ...]
    pick_up: tuple[str, ...]
    board: int
    searchable: bool
    doors: tuple[tuple[int, int], ...]
    special: str | None
    counts_as: str = ""
    thicket: bool = False


@dataclass(frozen=True, slots=True, eq=False)
class Board:
    """Spaces are ids from 0; tables are indexed by them; masks have bit = id. Compared by identity."""

    key: str
    names: tuple[str, ...]
    cells: tuple[tuple[str, ...], ...]
    by_name: dict[str, int]
    adjacent: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]
    hero_steps: tuple[tuple[int, ...], ...]
    window_steps: tuple[tuple[int, ...], ...]
    zombie_steps: tuple[tuple[int, ...], ...]
    wall_free_steps: tuple[tuple[int, ...], ...]
    door_steps: frozenset[tuple[int, int]]
    pinch_steps: frozenset[tuple[int, int]]
    sight: tuple[int, ...]
    distance: tuple[bytes, ...]
    building: tuple[int, ...]
    """Space -> the building that it is part of, -1 outdoors."""
    plot: tuple[int, ...]
    """The same, but numbered forest spaces are their own: where a card or marker on a building has its effect."""
    buildings: tuple[Building, ...]
    """Buildings, and after them the numbered forest spaces."""
    areas: dict[str, frozenset[int]]
    places: dict[str, tuple[int, ...]]
    pits: tuple[int, ...]
    optional_pits: tuple[int, ...]
    center: tuple[int, ...]
    outer: tuple[str, ...]
    outer_of: tuple[int, ...]
    arrows: dict[int, int]
    outdoor: int
    forest: int
    plan: Plan
    walls: Walls
    kept: dict[Any, Any] = field(init=False, default_factory=dict)
    """What was found out about it since; see `kept.py`."""
    kept_with_walls: dict[Any, Any] = field(default_factory=dict)
    """The same, shared with the boards that were made of it by more doors or sewers."""

    def place(self, slug: str) -> tuple[int, ...]:
        """The spaces of the buildings and areas with this slug, () if none is on this board."""
        return self.places.get(slug, ())

    @property
    def walk(self) -> tuple[bytes, ...]:
        """For each space a Hero's steps to every other: found out when a bot asks for it, for the rules hardly do."""
        found: tuple[bytes, ...] | None = self.kept.get("walk")
        if found is None:
            found = self.kept["walk"] = distances(self.hero_steps)
        return found

    @property
    def thickets(self) -> tuple[Building, ...]:
        """The numbered forest spaces.  [3.3.6.3]"""
        return self.buildings[len(self.plan.houses) :]

    @property
    def description(self) -> dict[str, Any]:
        """The JSON object from which `board_from` makes this board again."""
        found: dict[str, Any] = json.loads(self.key)
        return found

    def __reduce__(self) -> tuple[Callable[[dict[str, Any]], Board], tuple[dict[str, Any]]]:
        # Another process rebuilds the board instead of carrying its tables; a copy is the board itself.
        from . import board_from

        return board_from, (self.description,)


def opaque_cells(plan: Plan) -> frozenset[Cell]:
    """What is seen into and out of, but not through."""
    small_houses = (cell for house in plan.houses if house.single_space for cell in house.cells)
    return frozenset((*plan.forest, *plan.blocked, *small_houses))


def compile_board(plan: Plan, key: str, arrows: Mapping[int, int]) -> Board:
    """Compute every table of a plan."""
    shape = shape_of(plan)
    ground = ground_of(shape, plan.off_board)
    space_of, count = ground.space_of, len(ground.names)
    house_of = {cell: index for index, house in enumerate(plan.houses) for cell in house.cells}
    walls = walls_of(plan, space_of)
    steps = steps_of(plan, space_of, walls, house_of)
    hero = neighbours(count, steps.open | steps.door)
    zombie = neighbours(count, steps.zombie)
    if zombie == ground.adjacent:
        zombie = ground.adjacent
    off_board_sight = tuple(1 << space for space in range(len(shape), count))
    building = [-1] * count
    for cell, index in house_of.items():
        building[space_of[cell]] = index
    plot = building[:]
    for index, thicket in enumerate(plan.thickets, len(plan.houses)):
        for cell in thicket.cells:
            plot[space_of[cell]] = index
    outer_of = [-1] * count
    for part in plan.parts:
        for cell in part.cells:
            if cell in space_of:
                outer_of[space_of[cell]] = part.outer

    def at(cells: Iterable[Cell]) -> tuple[int, ...]:
        return tuple(sorted({space_of[cell] for cell in cells}))

    buildings = tuple(building_of(house, plan, space_of) for house in plan.houses)
    areas = _areas(plan, at)
    # A layout marks its places whatever boards are laid there; where nobody can stand is no part of them.
    zones = {slug: frozenset(at(cell for cell in cells if cell in space_of)) for slug, cells in plan.zones}
    return Board(
        key=key,
        names=ground.names,
        cells=ground.cells,
        by_name=ground.by_name,
        adjacent=ground.adjacent,
        near=ground.near,
        hero_steps=hero,
        window_steps=zombie,
        zombie_steps=zombie,
        wall_free_steps=neighbours(count, steps.free | steps.pinch),
        door_steps=_both_ways(steps.door),
        pinch_steps=_both_ways(steps.pinch),
        sight=sight_of(shape, walls, opaque_cells(plan), plan.width, plan.height) + off_board_sight,
        distance=ground.distance,
        building=tuple(building),
        plot=tuple(plot),
        buildings=buildings + tuple(_thicket(thicket, at) for thicket in plan.thickets),
        areas=areas,
        places=_places({**areas, **zones}, buildings),
        pits=at(plan.pits),
        optional_pits=at(plan.optional_pits),
        center=at(plan.center) or _middle(plan, space_of),
        outer=tuple(part.id for part in plan.parts if part.outer >= 0),
        outer_of=tuple(outer_of),
        arrows=dict(arrows),
        outdoor=sum(1 << space for space in range(len(shape)) if building[space] < 0),
        forest=sum(1 << space for space in at(plan.forest)),
        plan=plan,
        walls=walls,
    )


def building_of(house: House, plan: Plan, space_of: Mapping[Cell, int]) -> Building:
    """A building of the plan by its spaces."""

    def at(cells: Iterable[Cell]) -> tuple[int, ...]:
        return tuple(sorted({space_of[cell] for cell in cells}))

    # A door between two buildings is drawn in one of them and belongs to both.
    others = (door for other in plan.houses if other is not house for door in other.doors)
    sides = [*house.doors, *((there, here) for here, there in others if there in house.cells)]
    doors = [(space_of[inside], space_of[beyond]) for inside, beyond in sides]
    if house.single_space:
        doors = [(space_of[house.cells[0]], space) for space in at(_beside(house, space_of))]
    return Building(
        id=house.id,
        name=house.name,
        spaces=at(house.cells),
        numbers=house.numbers,
        pick_up=house.pick_up,
        board=house.board,
        searchable=house.searchable,
        doors=tuple(doors),
        special=house.special,
        counts_as=house.counts_as,
    )


def _thicket(thicket: Thicket, at: Callable[[Iterable[Cell]], tuple[int, ...]]) -> Building:
    spaces = at(thicket.cells)
    return Building(thicket.id, thicket.id, spaces, thicket.numbers, (), thicket.board, False, (), None, thicket=True)


def _beside(house: House, space_of: Mapping[Cell, int]) -> set[Cell]:
    beside = set()
    for x1, y1, x2, _ in outline(house.cells):
        beside |= {(x1, y1), (x1 - 1, y1) if x1 == x2 else (x1, y1 - 1)}
    return {cell for cell in beside if cell in space_of and cell not in house.cells}


def _areas(plan: Plan, at: Callable[[Iterable[Cell]], tuple[int, ...]]) -> dict[str, frozenset[int]]:
    """Named places other than buildings; a room of a building is one.  [3.3.10, 3.3.10.6]"""
    areas: dict[str, frozenset[int]] = {}
    for slug, cells in (*plan.areas, *(room for house in plan.houses for room in house.rooms)):
        areas[slug] = areas.get(slug, frozenset()) | frozenset(at(cells))
    return areas


def _places(areas: Mapping[str, frozenset[int]], buildings: Iterable[Building]) -> dict[str, tuple[int, ...]]:
    """The spaces of the areas and buildings of each name; second copies go by the name of the first too.  [5.6.6.2]"""
    found: dict[str, set[int]] = {slug: set(spaces) for slug, spaces in areas.items()}
    for building in buildings:
        for name in filter(None, (building.id, building.counts_as)):
            found.setdefault(name, set()).update(building.spaces)
    return {slug: tuple(sorted(spaces)) for slug, spaces in found.items()}


def _middle(plan: Plan, space_of: Mapping[Cell, int]) -> tuple[int, ...]:
    return (space_of.get((plan.width // 2, plan.height // 2), 0),)


def _both_ways(pairs: Iterable[tuple[int, int]]) -> frozenset[tuple[int, int]]:
    return frozenset(pair for here, there in pairs for pair in ((here, there), (there, here)))
