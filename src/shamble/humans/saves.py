"""Saves name squares and tiles by coordinates, cards and characters by slug: an index never leaves the game.

So a save still means the same when tables grow. Seats are numbers in the save's own list of seats.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from shamble.humans.describe_fields import FIELDS
from shamble.humans.land import Land, squares
from shamble.kernel.game import Option, tuples

SQUARE_FACTS = frozenset(("square", "mover", "met", "moved", "where"))
"""Facts of frames that are a square or a tuple of squares."""
SQUARE_FIELDS = frozenset(("to", "from", "human", "zombie", "pawn"))


def name_of(land: Land, square: int) -> str:
    return land.names[square] if square >= 0 else ""


def square_of(land: Land, name: str) -> int:
    return land.by_name[name] if name else -1


def corner_of(land: Land, number: int) -> str:
    """A tile by its top left square."""
    if number < 0:
        return ""
    _, column, row, _ = land.tiles[number]
    return f"{3 * column},{3 * row}"


def tile_at(land: Land, corner: str) -> int:
    if not corner:
        return -1
    x, y = corner.split(",")
    return land.where[int(x) // 3, int(y) // 3]


def names_of(land: Land, mask: int) -> list[str]:
    return [land.names[square] for square in squares(mask)]


def mask_of(land: Land, names: Iterable[str]) -> int:
    mask = 0
    for name in names:
        mask |= 1 << land.by_name[name]
    return mask


def plain_fact(land: Land, name: str, value: Any) -> Any:
    """A fact of a frame as a save holds it."""
    if name in SQUARE_FACTS:
        return [name_of(land, square) for square in value] if isinstance(value, tuple) else name_of(land, value)
    if name == "number":
        return corner_of(land, value)
    if name == "tried":
        return [(name_of(land, square), prey) for square, prey in value]
    if name == "todo":
        return [(what, count, [name_of(land, square) for square in where]) for what, count, where in value]
    if name == "step_taken":
        return plain_option(land, value)
    return value


def fact_of(land: Land, name: str, value: Any) -> Any:
    if name in SQUARE_FACTS:
        return tuple(square_of(land, word) for word in value) if isinstance(value, tuple) else square_of(land, value)
    if name == "number":
        return tile_at(land, value)
    if name == "tried":
        return tuple((square_of(land, word), prey) for word, prey in value)
    if name == "todo":
        return tuple((what, count, tuple(square_of(land, word) for word in where)) for what, count, where in value)
    if name == "step_taken":
        return option_of(land, value)
    return value


def plain_option(land: Land, option: Option) -> list[Any]:
    fields = FIELDS.get(option[0], ())
    return [
        option[0],
        *(
            name_of(land, value) if field in SQUARE_FIELDS else corner_of(land, value) if field == "number" else value
            for field, value in zip(fields, option[1:], strict=True)
        ),
    ]


def option_of(land: Land, plain: Any) -> Option:
    option: Option = tuples(plain)
    fields = FIELDS.get(option[0], ())
    return (
        option[0],
        *(
            square_of(land, value) if field in SQUARE_FIELDS else tile_at(land, value) if field == "number" else value
            for field, value in zip(fields, option[1:], strict=True)
        ),
    )
