"""Decisions, options and events in the words of the protocol: names in place of numbers. Sentences are in `labels`."""

from __future__ import annotations

from typing import Any

from shamble.humans.content import TILES
from shamble.humans.describe_fields import FIELDS
from shamble.humans.state import Town
from shamble.kernel.game import Decision, Option

TYPES = {"human": "choose", "zombie": "choose", "pawn": "choose", "tile": "choose", "lead": "move"}
"""Types that are called otherwise outside."""

KIND_RULES: dict[str, tuple[str, ...]] = {
    "place-tile": ("R1", "Z4.1"),
    "people-tile": ("X9",),
    "place-human": ("H2.2", "H2.3", "R6"),
    "place-zombie": ("Z4.2", "Z4.3"),
    "place-token": ("H2.3", "R6", "Z4.3"),
    "start-inside": ("X6",),
    "enter-town-square": ("R5", "R37"),
    "place-chit": ("H4.3", "R9"),
    "take-chit": ("R30",),
    "draw-card": ("X27",),
    "discard-card": ("H8.1", "Z3.7"),
    "move-zombies": ("H4.1", "H4.2", "H4.3"),
    "re-roll": ("H9.3", "R14"),
    "choose-capture": ("H5.1", "R13"),
    "choose-fate": ("H5.4", "H5.5"),
    "move-human": ("H6.1", "H6.2", "H6.3"),
    "take-wound": ("H7.1", "R18"),
    "heal-wound": ("H9.1",),
    "roll-movement": ("Z3.4",),
    "move-guy": ("Z5.1", "Z5.3"),
    "combat": ("Z6.1", "Z6.2"),
    "choose-foe": ("X20",),
    "mend-die": ("Z8.1",),
    "move-horde": ("Z7.1", "Z7.2", "Z7.3"),
    "choose-human": ("H9.1",),
    "choose-pawn": ("H9.1",),
    "move-pawn": ("H9.1",),
    "choose-tile": ("H9.1",),
    "choose-zombie": ("Z8.1",),
    "choose-loss": ("ZR21",),
    "window": ("H9.1", "H9.2", "R35"),
}
"""Decision kind -> the rules behind it."""

WINDOW_RULES: dict[str, tuple[str, ...]] = {
    "caught": ("H5.3", "R15", "R16"),
    "gets-away": ("H9.4",),
    "removal": ("H9.4",),
}

PREY = "human"


def square_name(g: Town, square: int) -> str:
    return g.land.names[square]


def tile_corner(column: int, row: int) -> str:
    """A place for a tile by its top left square."""
    return f"{3 * column},{3 * row}"


def named(g: Town, field: str, value: Any) -> Any:
    """A value of an option or event in the words of the protocol."""
    if isinstance(value, tuple):
        return list(value)
    if isinstance(value, bool) or not isinstance(value, int):
        return value
    if field in ("to", "from", "human", "zombie", "pawn"):
        return g.land.names[value]
    if field in ("seat", "target", "first"):
        return g.seats[value]
    if field in ("prey", "foe"):
        return g.seats[value] if value >= 0 else PREY if field == "prey" else "horde"
    return value


# -- options -----------------------------------------------------------------------------------------------


def option_fields(g: Town, option: Option) -> dict[str, Any]:
    """Type and fields of an option, without its number and label."""
    type = option[0]
    found: dict[str, Any] = {"type": TYPES.get(type, type)}
    for field, value in zip(FIELDS.get(type, ()), option[1:], strict=True):
        if field == "tile":
            found["tile"] = TILES[value].id
        elif field == "number":
            key, column, row, _ = g.land.tiles[value]
            found["tile"] = TILES[key].id
            found["at"] = tile_corner(column, row)
        elif field == "column":
            found["at"] = tile_corner(value, option[3])
        elif field not in ("row", "mode") and not (field in ("seat", "prey") and value == -1):
            found[field] = named(g, field, value)
        elif field == "mode" and value:
            found["mode"] = value
    return found


# -- decisions ---------------------------------------------------------------------------------------------


def rules_behind(g: Town, decision: Decision) -> tuple[str, ...]:
    """The rules of a decision, those of the other game left out."""
    rules = KIND_RULES[decision.kind]
    if decision.kind == "window":
        rules = WINDOW_RULES.get(decision.facts[0], rules)
    if g.NAME == "humans":
        return tuple(rule for rule in rules if rule[0] in "HR") or rules
    if g.NAME == "zombies":
        return tuple(rule for rule in rules if rule[0] == "Z") or ("Z8.1",)
    return rules


# -- events ------------------------------------------------------------------------------------------------

OPTIONAL = ("seat", "target", "to", "prey")
"""Fields whose -1 means that they do not apply; a human that belongs to nobody is said in other words."""


def event_dict(g: Town, event: dict[str, Any]) -> dict[str, Any]:
    """An event in the words of the protocol; what does not apply is left out."""
    found: dict[str, Any] = {"type": event["type"]}
    for field, value in event.items():
        if field == "type" or field == "row" or (field == "mode" and not value):
            continue
        if field == "prey":
            found["prey"] = named(g, field, value)
        elif field in OPTIONAL and type(value) is int and value == -1:
            continue
        elif field == "tile":
            found["tile"], found["set"] = TILES[value].id, TILES[value].set
        elif field == "column":
            found["at"] = tile_corner(value, event["row"])
        elif field == "source" and isinstance(value, int):
            found["from"] = named(g, "from", value)
        elif field == "source":
            found["from"] = value
        elif field == "who":
            found["who"] = g.seats[value]
        elif field == "turn" and event["type"] == "laid-tile":
            found["turn"] = value
        else:
            found[field] = named(g, field, value)
    return found
