"""The map: tiles laid edge to edge, and who may step from which square to which.  [R1, R7, Z4.1, Z5.1]

A square is an int: 9 times the number of its tile, in the order they were laid, plus its number on the tile, row by
row. Outside it is called "x,y", counted from the top left square of Town Square; left of and above it numbers are
negative. A `Land` never changes; laying a tile makes a new one, so that all copies of a game share it.
"""

from __future__ import annotations

from collections.abc import Iterator

from shamble.humans.content import MIDDLE, SIDES, TILES, Tile

Placement = tuple[str, int, int, int]
"""A laid tile: its key, the column and row of tiles it lies in (Town Square is 0, 0), quarter turns clockwise."""


class Land:
    """All tiles on the table. Sets of squares are bit masks."""

    __slots__ = (
        "barred", "buildings", "by_name", "doors", "free", "house", "houses", "names", "plain", "plots", "streets",
        "tiles", "where",
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

    def laid(self, key: str, column: int, row: int, turn: int) -> Land:
        """The land with one more tile."""
        land = Land()
        land.tiles = [*self.tiles, (key, column, row, turn)]
        number = len(self.tiles)
        land.where = {**self.where, (column, row): number}
        names = [f"{3 * column + x},{3 * row + y}" for y in range(3) for x in range(3)]
        base = 9 * number
        land.names = self.names + names
        land.by_name = self.by_name.copy()
        face = TILES[key].faces[turn]
        for at in (*face.streets, *face.houses):
            land.by_name[names[at]] = base + at
        land.house = self.house + [number if square in face.houses else -1 for square in range(9)]
        streets = sum(1 << base + square for square in face.streets)
        houses = sum(1 << base + square for square in face.houses)
        land.streets, land.houses = self.streets | streets, self.houses | houses
        land.plots = [*self.plots, streets | houses]
        land.buildings = [*self.buildings, houses]
        land._join(self, TILES[key], column, row, turn)
        return land

    def _join(self, before: Land, tile: Tile, column: int, row: int, turn: int) -> None:
        """Steps within the new tile, and through the exits it shares with its neighbours."""
        base = 9 * len(before.tiles)
        within, walls, doors = WAYS[tile.key, turn]
        plain = [tuple(base + to for to in within[at]) for at in range(9)]
        self.barred = before.barred + [tuple(base + to for to in walls[at]) for at in range(9)]
        passed = [tuple(base + to for to in doors[at]) for at in range(9)]
        self.plain = before.plain[:]
        self.free = before.free[:]
        self.doors = before.doors[:]
        exits = tile.faces[turn].exits
        for side, (dx, dy) in enumerate(SIDES):
            other = before.where.get((column + dx, row + dy))
            if exits[side] and other is not None:
                there = 9 * other + MIDDLE[(side + 2) % 4]
                here = base + MIDDLE[side]
                plain[MIDDLE[side]] += (there,)
                for graph in (self.plain, self.free, self.doors):
                    graph[there] += (here,)
        self.plain += plain
        self.free += [plain[at] + self.barred[base + at] for at in range(9)]
        self.doors += [plain[at] + passed[at] for at in range(9)]

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
        mask = 0
        for number, placed in enumerate(self.tiles):
            if TILES[placed[0]].id in names:
                mask |= self.buildings[number]
        return mask


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


def land_of(tiles: list[Placement]) -> Land:
    """The land with these tiles, laid in this order."""
    land = Land()
    for key, column, row, turn in tiles:
        land = land.laid(key, column, row, turn)
    return land


def squares(mask: int) -> Iterator[int]:
    """The squares of a mask, lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
