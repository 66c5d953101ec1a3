"""Reading a drawn grid: from the plain dict of a situation or a boards file to a checked plan."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from .plan import BoardError, Cell, House, Part, Plan, Point, Side, Thicket

# The longest joined layout is 24 cells long; larger drawings would only cost time.
LIMIT = 24
LONGEST_NAME = 40
"""Letters of the name of a building."""
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*", re.ASCII)

_GRID_FIELDS = frozenset(
    {
        *("width", "height", "gaps", "blocked", "large", "off_board", "center", "areas", "zones"),
        *("buildings", "walls", "hard_walls", "corner_walls", "trees", "impassable"),
        *("forest", "thickets", "pits", "optional_pits"),
    }
)
_HOUSE_FIELDS = frozenset(
    {
        *("id", "name", "cells", "rooms", "doors", "walls", "hard_walls", "single_space"),
        *("numbers", "pick_up", "special", "search", "counts_as"),
    }
)
_THICKET_FIELDS = frozenset({"id", "cells", "numbers"})


def plan_of(spec: Mapping[str, Any]) -> Plan:
    """The plan drawn by `spec`, or BoardError with one sentence about the first thing wrong with it."""
    if not isinstance(spec, Mapping):
        raise BoardError(f"a grid must be an object with width and height, not {spec!r}")
    _known(spec, _GRID_FIELDS, "a grid")
    width, height = _size(spec, "width"), _size(spec, "height")
    reader = _Reader(width, height, frozenset())
    gaps = reader.cells(spec.get("gaps", ()), "gaps")
    blocked = reader.cells(spec.get("blocked", ()), "blocked")
    reader = _Reader(width, height, frozenset(gaps) | frozenset(blocked))
    cells = tuple((x, y) for y in range(height) for x in range(width) if (x, y) not in reader.missing)
    if not cells:
        raise BoardError("a grid needs at least one cell that is not a gap or blocked")
    houses = [_house(reader, entry) for entry in _list(spec.get("buildings", ()), "buildings")]
    walls = reader.sides(spec.get("walls", ()), "walls")
    plan = Plan(
        width=width,
        height=height,
        cells=cells,
        large=tuple(reader.rectangle(group) for group in _list(spec.get("large", ()), "large")),
        houses=tuple(_with_inner_walls(house, walls) for house in houses),
        thickets=tuple(_thicket(reader, entry) for entry in _list(spec.get("thickets", ()), "thickets")),
        walls=walls,
        hard_walls=reader.sides(spec.get("hard_walls", ()), "hard_walls"),
        impassable=reader.sides(spec.get("impassable", ()), "impassable"),
        blocked=blocked,
        forest=reader.cells(spec.get("forest", ()), "forest"),
        pits=reader.cells(spec.get("pits", ()), "pits"),
        optional_pits=reader.cells(spec.get("optional_pits", ()), "optional_pits"),
        center=reader.cells(spec.get("center", ()), "center"),
        corner_walls=reader.points(spec.get("corner_walls", ()), "corner_walls"),
        trees=reader.points(spec.get("trees", ()), "trees"),
        areas=_named(reader, spec.get("areas", {}), "areas"),
        zones=_named(reader, spec.get("zones", {}), "zones"),
        parts=(Part("grid", "grid", cells, 0),),
        off_board=tuple(_word(word, "off_board") for word in _list(spec.get("off_board", ()), "off_board")),
    )
    _check(plan)
    return plan


class _Reader:
    """Reads cells, edges and points of one grid and refuses those that are not on it."""

    __slots__ = ("height", "missing", "width")

    def __init__(self, width: int, height: int, missing: frozenset[Cell]) -> None:
        self.width = width
        self.height = height
        self.missing = missing

    def cell(self, text: object, where: str) -> Cell:
        x, y = _pair(text, where)
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise BoardError(f"{where}: cell {text!r} is outside the grid of {self.width} by {self.height}")
        if (x, y) in self.missing:
            raise BoardError(f"{where}: cell {text!r} is a gap or blocked")
        return x, y

    def cells(self, value: object, where: str) -> tuple[Cell, ...]:
        found = tuple(self.cell(text, where) for text in _list(value, where))
        if len(set(found)) != len(found):
            raise BoardError(f"{where}: a cell is listed twice")
        return found

    def points(self, value: object, where: str) -> tuple[Point, ...]:
        found = tuple(_pair(text, where) for text in _list(value, where))
        for x, y in found:
            if not (0 < x < self.width and 0 < y < self.height):
                raise BoardError(f"{where}: point '{x},{y}' is not a corner between four cells")
        return found

    def sides(self, value: object, where: str) -> tuple[Side, ...]:
        return tuple(self.side(entry, where) for entry in _list(value, where))

    def side(self, value: object, where: str) -> Side:
        entry = _list(value, where)
        if len(entry) != 2:
            raise BoardError(f"{where}: an edge is a pair of cells, not {value!r}")
        here, there = self.cell(entry[0], where), self.cell(entry[1], where)
        if abs(here[0] - there[0]) + abs(here[1] - there[1]) != 1:
            raise BoardError(f"{where}: cells {entry[0]!r} and {entry[1]!r} do not share an edge")
        return here, there

    def rectangle(self, value: object) -> tuple[Cell, ...]:
        found = tuple(sorted(self.cells(value, "large"), key=lambda cell: (cell[1], cell[0])))
        if len(found) < 2:
            raise BoardError("large: a large space covers at least two cells")
        (left, top), (right, bottom) = found[0], found[-1]
        if len(found) != (right - left + 1) * (bottom - top + 1) or any(not left <= x <= right for x, _ in found):
            raise BoardError(f"large: the space at '{left},{top}' is not a full rectangle")
        return found


def _house(reader: _Reader, entry: object) -> House:
    if not isinstance(entry, Mapping):
        raise BoardError(f"buildings: a building must be an object, not {entry!r}")
    slug = _slug(entry.get("id"), "buildings: id")
    _known(entry, _HOUSE_FIELDS, f"building {slug!r}")
    where = f"building {slug!r}"
    cells = reader.cells(entry.get("cells", ()), where)
    if not cells:
        raise BoardError(f"{where} has no cells")
    special = entry.get("special")
    return House(
        id=slug,
        name=_name(entry.get("name", slug.replace("-", " ").title()), f"{where}: name"),
        cells=cells,
        doors=reader.sides(entry.get("doors", ()), f"{where}: doors"),
        walls=reader.sides(entry.get("walls", ()), f"{where}: walls"),
        rooms=_named(reader, entry.get("rooms", {}), f"{where}: rooms"),
        numbers=_numbers(entry.get("numbers", ()), where),
        pick_up=tuple(_slug(word, f"{where}: pick_up") for word in _list(entry.get("pick_up", ()), where)),
        special=None if special is None else _slug(special, f"{where}: special"),
        searchable=_flag(entry, "search", True, where),
        hard=_flag(entry, "hard_walls", False, where),
        single_space=_flag(entry, "single_space", False, where),
        board=0,
        counts_as=_slug(entry["counts_as"], f"{where}: counts_as") if "counts_as" in entry else "",
    )


def _with_inner_walls(house: House, walls: tuple[Side, ...]) -> House:
    """The house with those walls of the grid that stand inside it, so that doors can be drawn in them."""
    inner = tuple(side for side in walls if side[0] in house.cells and side[1] in house.cells)
    return replace(house, walls=house.walls + inner)


def _thicket(reader: _Reader, entry: object) -> Thicket:
    if not isinstance(entry, Mapping):
        raise BoardError(f"thickets: a numbered forest space must be an object, not {entry!r}")
    slug = _slug(entry.get("id"), "thickets: id")
    _known(entry, _THICKET_FIELDS, f"thicket {slug!r}")
    where = f"thicket {slug!r}"
    cells = reader.cells(entry.get("cells", ()), where)
    return Thicket(slug, cells, _numbers(entry.get("numbers", ()), where), 0)


def _check(plan: Plan) -> None:
    """Refuse what every cell and edge alone allows but the whole does not."""
    owner: dict[Cell, str] = {}
    for house in plan.houses:
        for cell in house.cells:
            if cell in owner:
                raise BoardError(f"cell {_at(cell)} is in both {owner[cell]!r} and {house.id!r}")
            owner[cell] = house.id
    covered: set[Cell] = set()
    for group in plan.large:
        if covered.intersection(group):
            raise BoardError(f"large: the space at {_at(group[0])} overlaps another")
        covered.update(group)
        if len({owner.get(cell) for cell in group}) > 1:
            raise BoardError(f"large: the space at {_at(group[0])} is only partly in a building")
    space = {cell: group for group in plan.large for cell in group}
    for house in plan.houses:
        _check_house(house, space)
    inner = [side for house in plan.houses for side in house.walls]
    for here, there in (*plan.walls, *plan.hard_walls, *plan.impassable, *inner):
        if here in space and space[here] is space.get(there):
            raise BoardError(f"an edge of {_at(here)} lies within one large space")
    if len(set(plan.off_board)) != len(plan.off_board) or any(not _SLUG.fullmatch(word) for word in plan.off_board):
        raise BoardError("off_board: names must be different words without a comma, of small letters and hyphens")


def _check_house(house: House, space: Mapping[Cell, tuple[Cell, ...]]) -> None:
    inside = set(house.cells)
    inner = {frozenset(side) for side in house.walls}
    for here, there in house.doors:
        if here not in inside:
            raise BoardError(f"building {house.id!r}: the first cell of a door, {_at(here)}, is not inside")
        if there in inside and frozenset((here, there)) not in inner:
            raise BoardError(f"building {house.id!r}: no wall for the door at {_at(here)}")
    for here, there in house.walls:
        if here not in inside or there not in inside:
            raise BoardError(f"building {house.id!r}: an inner wall at {_at(here)} is not inside")
    for slug, cells in house.rooms:
        if not inside.issuperset(cells):
            raise BoardError(f"building {house.id!r}: room {slug!r} is not inside")
    if house.single_space and len({space.get(cell, (cell,)) for cell in house.cells}) != 1:
        raise BoardError(f"building {house.id!r} has more than one space and cannot be a single-space building")


def _named(reader: _Reader, value: object, where: str) -> tuple[tuple[str, tuple[Cell, ...]], ...]:
    if not isinstance(value, Mapping):
        raise BoardError(f"{where} must map names to lists of cells, not {value!r}")
    return tuple((_slug(slug, where), reader.cells(cells, f"{where}: {slug}")) for slug, cells in value.items())


def _at(cell: Cell) -> str:
    return f"'{cell[0]},{cell[1]}'"


def _known(entry: Mapping[str, Any], fields: frozenset[str], where: str) -> None:
    for field in entry:
        if field not in fields:
            raise BoardError(f"{where} has no field {field!r}; known: {', '.join(sorted(fields))}")


def _size(spec: Mapping[str, Any], field: str) -> int:
    value = spec.get(field)
    if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= LIMIT:
        raise BoardError(f"{field} must be a whole number from 1 to {LIMIT}, not {value!r}")
    return value


def _pair(text: object, where: str) -> tuple[int, int]:
    if isinstance(text, str):
        left, comma, right = text.partition(",")
        if comma and left.strip().isdecimal() and right.strip().isdecimal():
            return int(left), int(right)
    raise BoardError(f"{where}: a cell is written like '3,0', not {text!r}")


def _list(value: object, where: str) -> list[Any]:
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        raise BoardError(f"{where} must be a list, not {value!r}")
    return list(value)


def _slug(value: object, where: str) -> str:
    """An id: it is drawn, stored and linked to as it stands, so it holds nothing but small letters and digits."""
    if not isinstance(value, str) or len(value) > LONGEST_NAME or not _SLUG.fullmatch(value):
        raise BoardError(f"{where} must be a word of small letters, digits and hyphens, not {value!r:.60}")
    return value


def _word(value: object, where: str) -> str:
    if not isinstance(value, str) or not value:
        raise BoardError(f"{where} must be a word, not {value!r:.60}")
    return value


def _name(value: object, where: str) -> str:
    if not isinstance(value, str) or not value.strip() or len(value) > LONGEST_NAME or not value.isprintable():
        raise BoardError(f"{where} must be a name of up to {LONGEST_NAME} letters, not {value!r:.60}")
    return value


def _numbers(value: object, where: str) -> tuple[int, ...]:
    found = tuple(_list(value, f"{where}: numbers"))
    if any(not isinstance(number, int) or not 1 <= number <= 6 for number in found):
        raise BoardError(f"{where}: numbers are die results from 1 to 6, not {value!r}")
    return found


def _flag(entry: Mapping[str, Any], field: str, default: bool, where: str) -> bool:
    value = entry.get(field, default)
    if not isinstance(value, bool):
        raise BoardError(f"{where}: {field} must be true or false, not {value!r}")
    return value
