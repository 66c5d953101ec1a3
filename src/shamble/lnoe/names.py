"""What things are called in a language: the one place where models, cards, places and players get their words.

A name that no text knows is called by its id, so that a box without words can still be played.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from shamble.compass import Cell, cell, part_of, steps_between
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.state import Lnoe
from shamble.texts import has, remembered, say

_MODELS = frozenset(("hero", "to_hero", "zombie", "actor", "on", "who", "by", "target", "ally"))
"""Fields of the protocol that name a model, or something that acts or is aimed at in the place of one."""


_SORTS = {"sheet": "hero", "figure": "kind-of-model", "section": "board", "stockpile": "card"}
"""Fields that name a thing of another sort."""


@remembered
def thing(language: str, sort: str, id: str) -> str:
    """A card, a building, a marker, … by its id."""
    key = f"{sort}-{id}"
    return say(language, key) if has(language, key) else id


@remembered
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
        return _figure_name(language, g.model[model].family, g.number[model])
    return thing(language, "hero", sheet.id) if g.is_hero(model) else risen_name(language, sheet.id)


@remembered
def _figure_name(language: str, family: str, number: int) -> str:
    key = f"model-{family}"
    return say(language, key if has(language, key) else "model-zombie", number=number)


@remembered
def risen_name(language: str, sheet: str) -> str:
    """The Zombie Hero that was this Hero."""
    return say(language, "model-zombie-hero", hero=thing(language, "hero", sheet))


def building_name(g: Lnoe, language: str, building: int) -> str:
    return thing(language, "building", g.board.buildings[building].id)


def place_name(g: Lnoe, language: str, space: int) -> str:
    """A space for readers: in words, and behind them in brackets its coordinates for whoever cannot point at it."""
    return _place_name(g.board, language, space)


@kept_with_board
def _place_name(board: Board, language: str, space: int) -> str:
    if board.names[space] in board.plan.off_board:
        return thing(language, "area", board.names[space])
    return f"{_place_in_words(board, language, space)} ({board.names[space]})"


def _place_in_words(board: Board, language: str, space: int) -> str:
    """Its room, its part of a building or an area, or on which side of which building the street or the woods are."""
    areas = sorted((len(spaces), slug) for slug, spaces in board.areas.items() if space in spaces)
    building = board.plot[space]
    house = thing(language, "building", board.buildings[building].id) if building >= 0 else ""
    if areas:
        area = thing(language, "area", areas[0][1])
        if house:
            return area if house in area else say(language, _of("place-room", house), room=area, building=house)
        return _part(board, language, area, space, board.areas[areas[0][1]])
    if house:
        inside = [other for other in range(len(board.names)) if board.plot[other] == building]
        return _part(board, language, house, space, inside)
    return _street(board, language, space)


def _part(board: Board, language: str, name: str, space: int, spaces: Iterable[int]) -> str:
    cells = [cell(board.names[each]) for each in spaces]
    if len(cells) == 1:
        return say(language, "place-alone", place=name)
    return say(language, _of("place-part", name), place=name, part=part_of(cell(board.names[space]), cells))


def _of(key: str, name: str) -> str:
    """A name that ends in brackets or has a comma takes no possessive: the middle of the Hospital (Timber Peak)."""
    return f"{key}-of" if name.endswith(")") or "," in name else key


def _street(board: Board, language: str, space: int) -> str:
    """Open ground or woods, by the building that is nearest."""
    here = cell(board.names[space])
    houses: dict[int, list[Cell]] = {}
    for each, building in enumerate(board.building):
        if building >= 0:
            houses.setdefault(building, []).append(cell(board.names[each]))
    if not houses:
        return say(language, "place-open")
    nearest = min(houses, key=lambda building: min(steps_between(here, there) for there in houses[building]))
    name = thing(language, "building", board.buildings[nearest].id)
    ground = "place-woods" if board.forest >> space & 1 else "place-street"
    return say(language, ground, place=name, part=part_of(here, houses[nearest]))


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
    if field == "cards":
        return " + ".join(thing(language, "card", card) for card in value)
    if field == "dice":
        return " ".join(str(face) for face in value)
    if field == "rule":
        return thing(language, "special", value)
    if field in ("card", "building", "marker", "ability", "deck"):
        return thing(language, field, value)
    if field in ("to", "space") and value in g.board.by_name:
        return place_name(g, language, g.board.by_name[value])
    return str(value)
