"""Doors that are added to printed walls.  [16.3.2]"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from .board import Board, building_of, compile_board
from .kept import kept_with_walls
from .plan import BoardError, Cell, House, Plan, Side
from .walls import Edge, edge_between
from .whole_walls import spaces_by_cell


def board_with_doors(board: Board, doors: Iterable[tuple[str, ...]], key: str) -> Board:
    """The same board with these doors too: there are more steps for Heroes, and everything else is as it was.

    Nobody sees better through a wall for the door in it, unless it is a Hard Wall.  [10.3.1, 16.3.2]
    """
    plan = with_doors(board.plan, doors)
    houses = zip(board.plan.houses, plan.houses, strict=True)
    added = {edge_between(*side): side for old, new in houses for side in new.doors[len(old.doors) :]}
    if not board.walls.hard.isdisjoint(added):
        return compile_board(plan, key, board.arrows)
    space_of = spaces_by_cell(board)
    hero, steps = list(board.hero_steps), set()
    for edge, (inside, beyond) in added.items():
        here, there = space_of[inside], space_of[beyond]
        if edge not in board.walls.impassable and there not in hero[here]:
            steps |= {(here, there), (there, here)}
            hero[here], hero[there] = _with(hero[here], there), _with(hero[there], here)
    beside = {cell for side in added.values() for cell in side}
    buildings = [
        known if beside.isdisjoint(house.cells) else building_of(house, plan, space_of)
        for house, known in zip(plan.houses, board.buildings, strict=False)
    ]
    walls = board.walls
    return replace(
        board,
        key=key,
        hero_steps=tuple(hero),
        door_steps=board.door_steps | steps,
        buildings=(*buildings, *board.thickets),
        plan=plan,
        walls=replace(walls, doors=walls.doors | added.keys(), solid=walls.solid - added.keys()),
    )


def _with(steps: tuple[int, ...], one: int) -> tuple[int, ...]:
    """The same steps and one more."""
    return tuple(sorted((*steps, one)))


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
    solid = board.walls.solid
    return [cells for edge, cells in _pieces_of_wall(board) if edge in solid]


@kept_with_walls
def _pieces_of_wall(board: Board) -> list[tuple[Edge, tuple[str, str]]]:
    """The pieces of buildings' walls, doors and all, but for Hard Walls: each with the cells on both sides."""
    found: dict[Edge, tuple[str, str]] = {}
    cells = set(board.plan.cells)
    for house in board.plan.houses:
        for x, y in house.cells:
            for beyond in ((x + 1, y), (x, y + 1), (x - 1, y), (x, y - 1)):
                edge = edge_between((x, y), beyond)
                if beyond in cells and edge in board.walls.all and edge not in board.walls.hard:
                    found.setdefault(edge, (f"{x},{y}", f"{beyond[0]},{beyond[1]}"))
    return sorted(found.items(), key=lambda piece: piece[1])
