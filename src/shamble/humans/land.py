"""The map: tiles laid edge to edge, and who may step from which square to which.  [R1, R7, Z4.1, Z5.1]

A square is an int: 9 times the number of its tile, in the order they were laid, plus its number on the tile, row by
row. Outside it is called "x,y", counted from the top left square of Town Square; left of and above it numbers are
negative. A `Land` never changes; laying a tile makes a new one, so that all copies of a game share it.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import compress
from operator import add

from shamble.humans.content import MIDDLE, SIDES, TILES, Face, Tile

Placement = tuple[str, int, int, int]
"""A laid tile: its key, the column and row of tiles it lies in (Town Square is 0, 0), quarter turns clockwise."""


class Land:
    """All tiles on the table. Sets of squares are bit masks."""

    __slots__ = (
        "barred", "buildings", "by_name", "doors", "free", "house", "houses", "moves", "named", "names", "plain",
        "plots", "streets", "tiles", "where", "words",
    )  # fmt: skip

    def __init__(self) -> None:
        self.tiles: list[Placement] = []
        self.where: dict[tuple[int, int], int] = {}
        """Column and row -> number of the tile there."""
        self.names: list[str] = []
        self.by_name: dict[str, int] = {}
        self.plain: list[tuple[int, ...]] = []
        """Square -> the squares next to it without a wall or barricade between."""
        self.barred: list[tuple[int, ...]] = []
        """Square -> the squares next to it across the wall of a building.  [R9]"""
        self.free: list[tuple[int, ...]] = []
        """Square -> both together: the ways of whoever no barricade stops.  [H6.3, X13]"""
        self.doors: list[tuple[int, ...]] = []
        """Square -> the squares next to it, walls passed only by printed doors.  [Z5.2]"""
        self.house: list[int] = []
        """Square -> number of the tile whose building it is in, or -1."""
        self.plots: list[int] = []
        """Tile -> mask of its squares that can be stood on."""
        self.buildings: list[int] = []
        """Tile -> mask of the squares in its building, 0 if it has none."""
        self.streets = 0
        self.houses = 0
        self.moves: dict[str, list[tuple[tuple[str, int, int], ...]]] = {}
        self.named: dict[tuple[str, ...], int] = {}
        self.words: dict[tuple[str, int], str] = {}
        """What was asked of this land before: see `moves_by` and `buildings_named`, and what its squares are called."""

    def laid(self, key: str, column: int, row: int, turn: int) -> Land:
        """The land with one more tile."""
        land = Land()
        for name in ("tiles", "names", "plain", "barred", "free", "doors", "house", "plots", "buildings"):
            setattr(land, name, getattr(self, name)[:])
        land.where, land.by_name = self.where.copy(), self.by_name.copy()
        land.streets, land.houses = self.streets, self.houses
        land._lay(key, column, row, turn)
        return land

    def _lay(self, key: str, column: int, row: int, turn: int) -> None:
        """Add a tile to a land that nobody has seen yet."""
        number = len(self.tiles)
        base = 9 * number
        names = _names(column, row)
        streets, houses, plain, barred, passed = _placed(key, turn, number)
        self.tiles.append((key, column, row, turn))
        self.where[column, row] = number
        self.names += names
        face = TILES[key].faces[turn]
        for at in (*face.streets, *face.houses):
            self.by_name[names[at]] = base + at
        self.house += [number if square in face.houses else -1 for square in range(9)]
        self.streets |= streets
        self.houses |= houses
        self.plots.append(streets | houses)
        self.buildings.append(houses)
        self.plain += plain
        self.barred += barred
        self.free += map(add, plain, barred)
        self.doors += map(add, plain, passed)
        self._join(face, column, row, base)

    def _join(self, face: Face, column: int, row: int, base: int) -> None:
        """Steps through the exits that the new tile shares with its neighbours."""
        for side, (dx, dy) in enumerate(SIDES):
            other = self.where.get((column + dx, row + dy))
            if face.exits[side] and other is not None:
                there = 9 * other + MIDDLE[(side + 2) % 4]
                here = base + MIDDLE[side]
                for graph in (self.plain, self.free, self.doors):
                    graph[here] += (there,)
                    graph[there] += (here,)

    # -- laying tiles --------------------------------------------------------------------------------------

    def places(self, key: str) -> list[tuple[int, int, int]]:
        """Where a tile may be laid: column, row, quarter turns; every side that touches must match.  [R1, Z4.1]"""
        tile = TILES[key]
        found = []
        for column, row in self._open_plots():
            touching = []
            for side, (dx, dy) in enumerate(SIDES):
                other = self.where.get((column + dx, row + dy))
                if other is not None:
                    name, _, _, turn = self.tiles[other]
                    touching.append((side, TILES[name].faces[turn].exits[(side + 2) % 4]))
            found += [(column, row, turn) for turn in tile.turns if _fits(tile.faces[turn].exits, touching)]
        return found

    def _open_plots(self) -> list[tuple[int, int]]:
        """Empty places that an exit leads to, in a stable order."""
        found = set()
        for (column, row), number in self.where.items():
            name, _, _, turn = self.tiles[number]
            exits = TILES[name].faces[turn].exits
            for side, (dx, dy) in enumerate(SIDES):
                place = (column + dx, row + dy)
                if exits[side] and place not in self.where:
                    found.add(place)
        return sorted(found, key=lambda place: (place[1], place[0]))

    @property
    def closed(self) -> bool:
        """Whether no exit leads on any more.  [R4, Z4.6]"""
        return not self._open_plots()

    # -- looking -------------------------------------------------------------------------------------------

    def tile_of(self, square: int) -> Tile:
        return TILES[self.tiles[square // 9][0]]

    def find(self, kind: str) -> int:
        """The number of the first tile of a kind, or -1."""
        return next((n for n, placed in enumerate(self.tiles) if TILES[placed[0]].kind == kind), -1)

    def buildings_named(self, names: tuple[str, ...]) -> int:
        """The squares of all buildings with these names, of either box."""
        mask = self.named.get(names)
        if mask is None:
            mask = 0
            for number, placed in enumerate(self.tiles):
                if TILES[placed[0]].id in names:
                    mask |= self.buildings[number]
            self.named[names] = mask
        return mask

    def moves_by(self, ways: str) -> list[tuple[tuple[str, int, int], ...]]:
        """Square -> a move to each square next to it, by `doors` or `free`: options, made once for each land."""
        moves = self.moves.get(ways)
        if moves is None:
            graph: list[tuple[int, ...]] = getattr(self, ways)
            moves = [tuple(("move", here, there) for there in steps) for here, steps in enumerate(graph)]
            self.moves[ways] = moves
        return moves


def _fits(exits: tuple[bool, ...], touching: list[tuple[int, bool]]) -> bool:
    """All touching sides match, and at least one exit meets an exit."""
    return all(exits[side] == open_there for side, open_there in touching) and any(exits[side] for side, _ in touching)


Ways = tuple[list[tuple[int, ...]], list[tuple[int, ...]], list[tuple[int, ...]]]


def _ways(tile: Tile, turn: int) -> Ways:
    """Steps within a tile: without a wall between, across a wall, through a printed door."""
    face = tile.faces[turn]
    within: list[tuple[int, ...]] = [()] * 9
    walls: list[tuple[int, ...]] = [()] * 9
    doors: list[tuple[int, ...]] = [()] * 9
    for here in (*face.streets, *face.houses):
        y, x = divmod(here, 3)
        for dx, dy in SIDES:
            if 0 <= x + dx < 3 and 0 <= y + dy < 3:
                there = here + 3 * dy + dx
                if (there in face.houses) != (here in face.houses) and face.grid[there] != ".":
                    walls[here] += (there,)
                    if (here, there) in face.doors or (there, here) in face.doors:
                        doors[here] += (there,)
                elif face.grid[there] != ".":
                    within[here] += (there,)
    return within, walls, doors


WAYS: dict[tuple[str, int], Ways] = {(key, turn): _ways(tile, turn) for key, tile in TILES.items() for turn in range(4)}

Steps = list[tuple[int, ...]]


@cache
def _placed(key: str, turn: int, number: int) -> tuple[int, int, Steps, Steps, Steps]:
    """A tile as number so-and-so of a land: masks of its street and house, steps within, across walls, by doors."""
    face, base = TILES[key].faces[turn], 9 * number
    streets = sum(1 << base + square for square in face.streets)
    houses = sum(1 << base + square for square in face.houses)
    within, walls, doors = ([tuple(base + to for to in steps) for steps in ways] for ways in WAYS[key, turn])
    return streets, houses, within, walls, doors


@cache
def _names(column: int, row: int) -> list[str]:
    return [f"{3 * column + x},{3 * row + y}" for y in range(3) for x in range(3)]


def land_of(tiles: Iterable[Placement]) -> Land:
    """The land with these tiles, laid in this order."""
    land = Land()
    for placement in tiles:
        land._lay(*placement)
    return land


_DIGITS = bytes.maketrans(b"01", b"\x00\x01")
MOST_TILES = 64
"""More than both boxes have."""
_NUMBERS = range(9 * MOST_TILES)


def squares(mask: int) -> list[int]:
    """The squares of a mask, lowest first."""
    return list(compress(_NUMBERS, bin(mask)[:1:-1].encode().translate(_DIGITS)))


def flags(mask: int, count: int) -> bytes:
    """For each of `count` squares 1 if it is in the mask, else 0: quicker to ask many times than the mask itself."""
    return bin(mask | 1 << count)[:2:-1].encode().translate(_DIGITS)
