"""What a described position names, found on the table or refused in a sentence."""

from __future__ import annotations

from typing import Any

from shamble.kernel.errors import BadSituation
from shamble.lnoe.state import Lnoe


def number_in(said: dict[str, Any], key: str, default: int) -> int:
    value = said.get(key, default)
    if not isinstance(value, int) or isinstance(value, bool) or value < 0:
        raise BadSituation(f"{key} is a whole number, not {value!r}.")
    return value


def space_named(g: Lnoe, name: Any, whose: str) -> int:
    if not isinstance(name, str) or name not in g.board.by_name:
        raise BadSituation(f"{whose} cannot stand on {name!r}: the board has no such space.")
    return g.board.by_name[name]


def seat_named(g: Lnoe, name: Any, side: str) -> int:
    if name not in g.seats or not str(name).startswith(side):
        raise BadSituation(f"There is no {side} seat {name!r} in this game; the seats are {', '.join(g.seats)}.")
    return g.seats.index(name)


def hero_named(g: Lnoe, name: Any) -> int:
    """A Hero whom the situation has named."""
    hero = g.named(name)
    if hero < 0:
        raise BadSituation(f"{name!r} is no Hero of this situation.")
    return hero


def building_named(g: Lnoe, name: Any) -> int:
    """A building by its own id or, where only one of its sort stands, by that of the other town.  [5.6.6.2]"""
    alike = []
    for number, building in enumerate(g.board.buildings):
        if building.id == name:
            return number
        if name and building.counts_as == name:
            alike.append(number)
    if len(alike) == 1:
        return alike[0]
    if alike:
        ids = " and ".join(g.board.buildings[number].id for number in alike)
        raise BadSituation(f"{name!r} is more than one building on this board: name one of {ids}.")
    raise BadSituation(f"There is no building {name!r} on this board.")
