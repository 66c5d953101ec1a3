"""What things are called in a language: the one place where models, cards, places and players get their words.

A name that no text knows is called by its id, so that a box without words can still be played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from shamble.lnoe.state import Lnoe
from shamble.texts import has, say

_MODELS = frozenset(("hero", "to_hero", "zombie", "actor", "on", "who", "by", "target"))
"""Fields of the protocol that name a model, or something that acts or is aimed at in the place of one."""


_SORTS = {"sheet": "hero", "section": "board", "stockpile": "card"}
"""Fields that name a thing of another sort."""


def thing(language: str, sort: str, id: str) -> str:
    """A card, a building, a marker, … by its id."""
    key = f"{sort}-{id}"
    return say(language, key) if has(language, key) else id


def one_of(language: str, sorts: tuple[str, ...], id: str) -> str:
    """Something of which only the id is known; the first of these sorts that has such a thing names it."""
    for sort in sorts:
        if has(language, f"{sort}-{id}"):
            return say(language, f"{sort}-{id}")
    return id


def model_name(g: Lnoe, language: str, model: int) -> str:
    """A Hero by name, a Zombie by number, a Zombie Hero by the name it had."""
    sheet = g.sheet[model]
    if sheet is None:
        family = f"model-{g.model[model].family}"
        return say(language, family if has(language, family) else "model-zombie", number=g.number[model])
    return thing(language, "hero", sheet.id) if g.is_hero(model) else risen_name(language, sheet.id)


def risen_name(language: str, sheet: str) -> str:
    """The Zombie Hero that was this Hero."""
    return say(language, "model-zombie-hero", hero=thing(language, "hero", sheet))


def building_name(g: Lnoe, language: str, building: int) -> str:
    return thing(language, "building", g.board.buildings[building].id)


def place_name(g: Lnoe, language: str, space: int) -> str:
    """A space for readers: its building, room or area, and its coordinates; open ground has coordinates only."""
    name = g.board.names[space]
    named = sorted((len(spaces), slug) for slug, spaces in g.board.areas.items() if space in spaces)
    building = g.board.building[space]
    if named:
        return f"{thing(language, 'area', named[0][1])} {name}"
    if building >= 0:
        return f"{building_name(g, language, building)} {name}"
    return name


def wall_name(g: Lnoe, language: str, edge: Sequence[str]) -> str:
    """A wall by its building, the side it faces and a space inside."""
    inside, beyond = (tuple(map(int, cell.split(","))) for cell in edge)
    side = SIDES_OF[beyond[0] - inside[0], beyond[1] - inside[1]]
    building = g.board.building[g.board.by_name[edge[0]]]
    return say(language, f"wall-{side}", building=building_name(g, language, building), space=edge[0])


SIDES_OF = {(0, -1): "north", (1, 0): "east", (0, 1): "south", (-1, 0): "west"}


def player_name(g: Lnoe, language: str, seat: int) -> str:
    """Who sits there: the only player of a side, or one of several."""
    side, number = g.seats[seat].split("-")
    if len(g.seats_of(side)) == 1:
        return say(language, f"player-{side}-only")
    return say(language, f"player-{side}", number=int(number))


def spoken(g: Lnoe, language: str, field: str, value: Any) -> str:
    """A value of the protocol as a player reads it."""
    if field in _MODELS:
        model = g.named(value)
        return model_name(g, language, model) if model >= 0 else one_of(language, ("hero", "card", "marker"), value)
    if field == "edge":
        return wall_name(g, language, value)
    if field in _SORTS:
        return thing(language, _SORTS[field], value)
    if field == "dice":
        return " ".join(str(face) for face in value)
    if field == "rule":
        return thing(language, "special", value)
    if field in ("card", "building", "marker", "ability"):
        return thing(language, field, value)
    return str(value)
