"""Saves name squares and tiles by coordinates, cards and characters by slug: an index never leaves the game.

So a save still means the same when tables grow. Seats are numbers in the save's own list of seats. Whatever is read
back is looked at first: a save may come from anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from shamble.humans.content import CARDS, TILES
from shamble.humans.describe_fields import FIELDS
from shamble.humans.land import Land, squares
from shamble.humans.timing import WINDOWS
from shamble.kernel.errors import BadSave
from shamble.kernel.game import Naming, Option

if TYPE_CHECKING:
    from shamble.humans.state import Town

FACTS: dict[str, str] = {
    **dict.fromkeys(("seat", "by", "whose", "foe", "prey", "target"), "seat"),
    **dict.fromkeys(("seats", "order", "foes"), "seats"),
    **dict.fromkeys(("square", "mover"), "square"),
    **dict.fromkeys(("met", "moved", "where"), "squares"),
    **dict.fromkeys(("closed", "died", "stopped", "fought", "rested", "cancelled", "placed", "pinned"), "yes"),
    **dict.fromkeys(("unarmed", "wounded", "removed", "saved", "double", "cornered", "failed"), "yes"),
    **dict.fromkeys(("at", "passed", "accept", "count", "points", "times", "halves", "fixed", "weapon"), "count"),
    **dict.fromkeys(("extra", "shot", "bonus", "change", "good", "need", "die", "actor"), "count"),
    **dict.fromkeys(("option", "step_taken"), "option"),
    **dict.fromkeys(("mode", "purpose", "type"), "word"),
    "card": "use",
    "cards": "cards",
    "dice": "counts",
    "left": "left",
    "name": "window",
    "number": "number",
    "tile": "tile",
    "todo": "todo",
    "tried": "tried",
}
"""Fact of a frame or a decision -> what it is."""

OPTION_FIELDS: dict[str, str] = {
    **dict.fromkeys(("to", "from", "human", "zombie", "pawn"), "square"),
    **dict.fromkeys(("seat", "prey"), "seat"),
    **dict.fromkeys(("column", "row", "turn", "count"), "count"),
    **dict.fromkeys(("what", "mode", "deck", "ability"), "word"),
    **dict.fromkeys(("card", "wound"), "card"),
    "number": "number",
    "tile": "tile",
}
"""Field of an option -> what it is."""

LARGEST = 10**6
"""No count of a game comes near it."""


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


class Names(Naming):
    """How a save of one game calls the things in its facts and options."""

    def __init__(self, g: Town) -> None:
        self.land = g.land
        self.seats = len(g.seats)

    def out(self, name: str, value: Any) -> Any:
        return self._written(FACTS.get(name, ""), value)

    def back(self, name: str, value: Any) -> Any:
        if name in ("rule", "step"):
            return value
        if name not in FACTS:
            raise BadSave(f"The save speaks of a fact {name!r:.40} that no rule has.")
        try:
            return self._read(FACTS[name], value)
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadSave(f"The save says {value!r:.60} for {name!r}, which cannot be.") from error

    def options_out(self, options: list[Option]) -> list[Any]:
        return list(map(self._option_out, options))

    def options_back(self, plain: list[Any]) -> list[Option]:
        try:
            return [self._option_back(option) for option in plain]
        except (LookupError, TypeError, ValueError, AttributeError) as error:
            raise BadSave("The save offers something that cannot be offered.") from error

    def _option_out(self, option: Option) -> Any:
        return [
            option[0],
            *(
                self._written(OPTION_FIELDS[field], value)
                for field, value in zip(_fields(option), option[1:], strict=True)
            ),
        ]

    def _option_back(self, plain: Any) -> Option:
        return (
            _a(str, plain[0]),
            *(self._read(OPTION_FIELDS[field], value) for field, value in zip(_fields(plain), plain[1:], strict=True)),
        )

    def _written(self, sort: str, value: Any) -> Any:
        """A fact or field as a save holds it."""
        land = self.land
        match sort:
            case "square":
                return name_of(land, value)
            case "squares":
                return [name_of(land, square) for square in value]
            case "number":
                return corner_of(land, value)
            case "tried":
                return [(name_of(land, square), prey) for square, prey in value]
            case "todo":
                return [(what, count, [name_of(land, square) for square in where]) for what, count, where in value]
            case "option":
                return self._option_out(value)
        return value

    def _read(self, sort: str, value: Any) -> Any:
        """One fact or field of a save; raises whatever comes of it where it is something else."""
        land = self.land
        match sort:
            case "seat":
                return _a(int, value, -1, self.seats - 1)
            case "seats":
                return tuple(_a(int, seat, 0, self.seats - 1) for seat in value)
            case "square":
                return square_of(land, value)
            case "squares":
                return tuple(square_of(land, name) for name in value)
            case "number":
                return tile_at(land, value)
            case "yes":
                return _a(bool, value)
            case "count":
                return _a(int, value, -LARGEST, LARGEST)
            case "counts":
                return tuple(_a(int, one, -LARGEST, LARGEST) for one in value)
            case "word" | "use":
                return _a(str, value)
            case "card":
                return CARDS[value].id
            case "cards":
                return tuple(CARDS[slug].id for slug in value)
            case "tile":
                return TILES[value].key
            case "window":
                return WINDOWS[value] and value
            case "option":
                return self._option_back(value)
            case "left":
                return _a(int, value, 0, LARGEST) if type(value) is int else self._read("seats", value)
            case "tried":
                return tuple((square_of(land, name), _a(int, prey, -1, self.seats - 1)) for name, prey in value)
            case _:
                return tuple(
                    (_a(str, what), _a(int, count, 0, LARGEST), self._read("squares", where))
                    for what, count, where in value
                )


def _fields(option: Any) -> tuple[str, ...]:
    return FIELDS.get(option[0], ())


def _a(kind: type, value: Any, least: int = 0, most: int = 0) -> Any:
    """The value if it is of this type and, where bounds are given, within them."""
    found: Any = value
    if type(value) is not kind or (least < most and not least <= found <= most):
        raise ValueError(value)
    return value
