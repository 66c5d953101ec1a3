"""The form of a save's state, field by field, looked at before anything is made of it: a save may come from anybody."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from shamble.humans.content import CARDS, CHARACTERS, TILES
from shamble.humans.land import MOST_TILES
from shamble.kernel.errors import BadSave

ROLES = {"humans": {"zombie"}, "zombies": {"shotgun"}, "humans-and-zombies": {"zombie", "shotgun"}}
PLAYERS = range(2, 7)
MOST = 10**6
"""No count of a game comes near it."""
FARTHEST = 64
"""Tiles from Town Square in one direction; there are fewer in both boxes."""

Shape = Callable[[Any, int], bool]
"""(value, how many seats) -> whether it can be."""


def _count(value: Any, seats: int) -> bool:
    return type(value) is int and 0 <= value <= MOST


def _seat(value: Any, seats: int) -> bool:
    return type(value) is int and -1 <= value < seats


def _some_seats(value: Any, seats: int) -> bool:
    """A mask of seats."""
    return type(value) is int and 0 <= value < 1 << seats


def _counts(value: Any, seats: int) -> bool:
    return isinstance(value, list) and len(value) == seats and all(_count(one, seats) for one in value)


def _cards(value: Any, seats: int) -> bool:
    return isinstance(value, list) and all(isinstance(slug, str) and slug in CARDS for slug in value)


def _tile_keys(value: Any, seats: int) -> bool:
    return isinstance(value, list) and all(isinstance(key, str) and key in TILES for key in value)


def _words(value: Any, seats: int) -> bool:
    return isinstance(value, list) and all(isinstance(word, str) for word in value)


def _each(shape: Shape, count: int | None = None) -> Shape:
    """One for each seat, or so many."""

    def rows(value: Any, seats: int) -> bool:
        wanted = seats if count is None else count
        return isinstance(value, list) and len(value) == wanted and all(shape(row, seats) for row in value)

    return rows


def _sheets(value: Any, seats: int) -> bool:
    named = [name for name in value if name] if isinstance(value, list) and len(value) == seats else [None]
    return all(isinstance(name, str) and name in CHARACTERS for name in named) and len({*named}) == len(named)


def _effect(row: Any) -> bool:
    return isinstance(row, list) and len(row) == 5 and isinstance(row[0], str) and all(type(x) is int for x in row[1:])


def _effects(value: Any, seats: int) -> bool:
    return isinstance(value, list) and all(
        _effect(row) and _seat(row[1], seats) and _seat(row[3], seats) and row[3] >= 0 for row in value
    )


def _laid(value: Any, seats: int) -> bool:
    """Tiles at places of their own, the first of them Town Square in the middle."""
    rows: list[Any] = value if isinstance(value, list) and 0 < len(value) <= MOST_TILES else [None]
    if not all(isinstance(row, list) and len(row) == 4 and _tile_keys(row[:1], seats) for row in rows):
        return False
    far = all(type(x) is int and abs(x) <= FARTHEST for row in rows for x in row[1:3])
    turned = all(type(row[3]) is int and 0 <= row[3] < 4 for row in rows)
    apart = far and len({(row[1], row[2]) for row in rows}) == len(rows)
    return far and turned and apart and rows[0][1:] == [0, 0, 0] and TILES[rows[0][0]].kind == "start"


SHAPES: dict[str, Shape] = {
    "tiles": _laid,
    "switches": lambda value, seats: isinstance(value, dict),
    "characters": _sheets,
    "effects": _effects,
    "active": _seat,
    "stage": lambda value, seats: type(value) is int and value in (0, 1, 2),
    "pawns": _each(_words),
    **dict.fromkeys(("chits", "horde", "humans", "lying_bullets", "lying_dice", "lying_life", "tried"), _words),
    **dict.fromkeys(("played", "used", "waiting"), _some_seats),
    **dict.fromkeys(("turn", "human_pool", "zombie_pool", "token_pool", "captures_out"), _count),
    **dict.fromkeys(("react", "dice", "eaten", "life", "bullets", "shells", "kills"), _counts),
    **dict.fromkeys(("hands", "wounds", "items"), _each(_cards)),
    **dict.fromkeys(("deck", "discard"), _each(_cards, 2)),
    **dict.fromkeys(("captures", "captures_seen", "wound_deck", "wound_discard"), _cards),
    "stack_of": _each(_tile_keys, 2),
    "asides": _tile_keys,
}
"""Field of the state -> what it looks like. Whether it can be so at a table is seen afterwards (`sound.py`)."""


def check(game: str, seats: tuple[str, ...], state: dict[str, Any]) -> None:
    """Raises BadSave with a sentence where a field is missing or has a form that it cannot have."""
    roles = [seat.split("-")[0] for seat in seats]
    named = [f"{role}-{roles[: number + 1].count(role)}" for number, role in enumerate(roles)]
    if len(seats) not in PLAYERS or set(roles) != ROLES[game] or named != list(seats):
        raise BadSave(f"The save of {game} has the seats {', '.join(seats)[:80]}, which this game never has.")
    for name, fits in SHAPES.items():
        if name not in state or not fits(state[name], len(seats)):
            raise BadSave(f"The save of {game} says {name!r} in a form that it cannot have.")
