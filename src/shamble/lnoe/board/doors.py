"""Doors that are added to printed walls.  [16.3.2]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from .board import Board, building_of, compile_board
from .ground import ground_of, shape_of
from .plan import BoardError, Cell, House, Plan, Side
from .walls import edge_between


def board_with_doors(board: Board, doors: Iterable[tuple[str, ...]], key: str) -> Board:
    """The same board with these doors too: there are more steps for Heroes, and everything else is as it was.

    Nobody sees better through a wall for the door in it, unless it is a Hard Wall.  [10.3.1, 16.3.2]
    """
    plan = with_doors(board.plan, doors)
    houses = zip(board.plan.houses, plan.houses, strict=True)
    added = {edge_between(*side): side for old, new in houses for side in new.doors[len(old.doors) :]}
    if not board.walls.hard.isdisjoint(added):
        return compile_board(plan, key, board.arrows)
    space_of = ground_of(shape_of(plan), plan.off_board).space_of
    passable = [side for edge, side in added.items() if edge not in board.walls.impassable]
    steps = {(space_of[here], space_of[there]) for here, there in passable}
    hero = [set(row) for row in board.hero_steps]
    steps = {(here, there) for here, there in steps if there not in hero[here]}
    for here, there in steps:
        hero[here].add(there)
        hero[there].add(here)
    rows = tuple(tuple(sorted(row)) for row in hero)
    walls = board.walls
    return replace(
        board,
        key=key,
        hero_steps=rows,
        door_steps=board.door_steps | steps | {(there, here) for here, there in steps},
        buildings=tuple(building_of(house, plan, space_of) for house in plan.houses) + board.thickets,
        plan=plan,
        walls=replace(walls, doors=walls.doors | added.keys(), solid=walls.solid - added.keys()),
    )


def with_doors(plan: Plan, doors: Iterable[tuple[str, ...]]) -> Plan:
    """The plan with a door between each of these pairs of cells, the one inside a building first."""
    houses = list(plan.houses)
    for door in doors:
        number, side = _placed(plan, door)
        houses[number] = replace(houses[number], doors=(*houses[number].doors, side))
    return replace(plan, houses=tuple(houses))


def _placed(plan: Plan, door: tuple[str, ...]) -> tuple[int, Side]:
    """The building that a new door belongs to, and its side."""
    if len(door) != 2:
        raise BoardError(f"a door is a pair of cells, not {door!r}")
    here, there = (_cell(plan, text) for text in door)
    if abs(here[0] - there[0]) + abs(here[1] - there[1]) != 1:
        raise BoardError(f"the cells of the door {door[0]!r} and {door[1]!r} do not share an edge")
    for number, house in enumerate(plan.houses):
        if here in house.cells and (there not in house.cells or _inner_wall(house, here, there)):
            return number, (here, there)
    raise BoardError(f"there is no wall between {door[0]!r} and {door[1]!r} with a building behind it")


def _inner_wall(house: House, here: Cell, there: Cell) -> bool:
    return edge_between(here, there) in {edge_between(*side) for side in house.walls}


def _cell(plan: Plan, text: str) -> Cell:
    x, _, y = text.partition(",")
    cell = (int(x), int(y)) if x.isdecimal() and y.isdecimal() else (-1, -1)
    if cell not in plan.cells:
        raise BoardError(f"a door beside {text!r}: the board has no such cell")
    return cell


def walls_without_door(board: Board) -> list[tuple[str, str]]:
    """Where a door could be added: the cells on both sides of each piece of a building's wall, the inside first."""
    found: dict[frozenset[str], tuple[str, str]] = {}
    cells = set(board.plan.cells)
    for house in board.plan.houses:
        for x, y in house.cells:
            for beyond in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                edge = edge_between((x, y), beyond)
                if beyond in cells and edge in board.walls.solid and edge not in board.walls.hard:
                    door = (f"{x},{y}", f"{beyond[0]},{beyond[1]}")
                    found.setdefault(frozenset(door), door)
    return sorted(found.values())
