"""What is printed on tiles, cards and characters: read-only tables that every state shares.

Everything is named by its slug, in states and saves too; two copies of one card are the same word twice. A tile is
named with its box, `humans/hospital`, because both boxes have a Hospital.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

Square = tuple[int, int]
"""x to the right, y down."""
Edge = tuple[int, int]
"""Two squares of a tile, by their numbers 0 to 8 row by row."""

NORTH, EAST, SOUTH, WEST = range(4)
SIDES: tuple[Square, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
"""Side -> the step across it."""
MIDDLE = (1, 5, 7, 3)
"""Side -> the square in its middle, where an exit is.  [R1]"""
STREETS = "#H"
BARRICADE = 4
"""The number of a building that prints none, where both games meet.  [X15]"""


class Face:
    """A tile turned some quarters clockwise: (x, y) -> (2 - y, x)."""

    __slots__ = ("doors", "exits", "grid", "houses", "streets")

    def __init__(self, grid: tuple[str, ...], doors: tuple[Edge, ...]) -> None:
        self.grid = "".join(grid)
        self.doors = doors
        self.exits = tuple(self.grid[middle] in STREETS for middle in MIDDLE)
        self.streets = tuple(n for n in range(9) if self.grid[n] in STREETS)
        self.houses = tuple(n for n in range(9) if self.grid[n] == "B")

    def turned(self) -> Face:
        rows = [self.grid[0:3], self.grid[3:6], self.grid[6:9]]
        turned = tuple("".join(rows[2 - x][y] for x in range(3)) for y in range(3))
        return Face(turned, tuple((_turn(inside), _turn(outside)) for inside, outside in self.doors))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Face) and self.grid == other.grid and sorted(self.doors) == sorted(other.doors)

    def __hash__(self) -> int:
        return hash(self.grid)


def _turn(number: int) -> int:
    y, x = divmod(number, 3)
    return 3 * x + 2 - y


class Tile:
    """A printed tile."""

    __slots__ = (
        "barricade", "bullets", "copies", "dice", "faces", "humans", "id", "key", "kind", "life", "printed", "set",
        "turns", "zombies",
    )  # fmt: skip

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.set: str = row["set"]
        self.key = f"{self.set}/{self.id}"
        self.kind: str = row["kind"]
        self.copies: int = row["copies"]
        self.barricade: int = row.get("barricade", BARRICADE)
        self.humans: int = row.get("humans", 0)
        self.dice: int = row.get("dice", 0)
        self.zombies: int = row.get("zombies", 0)
        self.life: int = row.get("life", 0)
        self.bullets: int = row.get("bullets", 0)
        doors = tuple((_number(inside), _number(outside)) for inside, outside in row.get("doors", ()))
        faces = [Face(tuple(row["grid"]), doors)]
        for _ in range(3):
            faces.append(faces[-1].turned())
        self.faces = tuple(faces)
        self.turns = tuple(turn for turn in range(4) if faces[turn] not in faces[:turn])
        """The quarter turns that look different."""
        self.printed = row

    @property
    def exits(self) -> int:
        return sum(self.faces[0].exits)


def _number(name: str) -> int:
    x, y = name.split(",")
    return 3 * int(y) + int(x)


class Card:
    """A printed card."""

    __slots__ = ("bonus", "copies", "deck", "id", "kind", "location", "printed", "roles")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.deck: str = row["deck"]
        self.kind: str = row["kind"]
        self.copies: int = row["copies"]
        self.bonus: int = row.get("bonus", 0)
        self.location: tuple[str, ...] = tuple(row.get("location", ()))
        self.roles = frozenset(row.get("roles", ()))
        self.printed = row


class Character:
    """A zombie character's card.  [H1.1]"""

    __slots__ = ("ability", "capture", "dice", "id", "infect", "movement", "points", "printed", "wounds")

    def __init__(self, row: dict[str, Any]) -> None:
        self.id: str = row["id"]
        self.movement: int = row["movement"]
        self.capture: int = row["capture"]
        self.infect: int = row["infect"]
        self.wounds: int = row["wounds"]
        self.dice: int = row["dice"]
        self.points: int = row["points"]
        self.ability: str = row["ability"]
        self.printed = row


def _rows(name: str, key: str) -> list[dict[str, Any]]:
    text = files("shamble.humans").joinpath("data", name).read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = tomllib.loads(text)[key]
    return rows


TILES: dict[str, Tile] = {tile.key: tile for tile in map(Tile, _rows("tiles.toml", "tile"))}
CARDS: dict[str, Card] = {card.id: card for card in map(Card, _rows("cards.toml", "card"))}
CHARACTERS: dict[str, Character] = {row.id: row for row in map(Character, _rows("characters.toml", "character"))}

ORDER: dict[str, int] = {slug: number for number, slug in enumerate(CARDS)}
"""Card -> its place in the table: the order in which options list cards."""


def deck_of(name: str, retail: bool = False) -> list[str]:
    """Every card of a deck, copies included; `retail` is the smaller capture deck.  [R33]"""
    cards = [card for card in CARDS.values() if card.deck == name]
    return [
        card.id for card in cards for _ in range(card.printed.get("retail", card.copies) if retail else card.copies)
    ]


def tiles_of(box: str) -> list[str]:
    """Every tile of a box but its Town Square, copies included."""
    return [tile.key for tile in TILES.values() if tile.set == box and tile.kind != "start" for _ in range(tile.copies)]
