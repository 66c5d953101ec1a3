"""Saves name things by their ids: models, cards, spaces, buildings, scenarios. An index never leaves the running game.

A copy of a card is called by its kind and a number ("revolver#2"), a model as the protocol calls it. So rows may be
added to any table, boxes may come and go, and an older save still means what it meant. A save also says which boxes it
was played with, and in which version.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from shamble.kernel.errors import BadSave, ShambleError
from shamble.kernel.game import Option, tuples
from shamble.lnoe.board import BoardError, board_from
from shamble.lnoe.content import BOXES, MARKER, MODEL, SHEET, SIDES, content
from shamble.lnoe.profiles import profile, switches_of
from shamble.lnoe.scenario import SCENARIOS
from shamble.lnoe.state import IN_POOL, OFF_BOARD, Lnoe

NOWHERE = {IN_POOL: "pool", OFF_BOARD: ""}
"""How a save says that a model stands on no space."""

# -- what a fact is ----------------------------------------------------------------------------------------

FACTS: dict[str, str] = {
    **dict.fromkeys(("actor", "by", "hero", "zombie", "team", "waiting", "stepped", "zombies", "fought"), "model"),
    **dict.fromkeys(("meetings", "named", "extras", "victims"), "model"),
    **dict.fromkeys(("card", "cards", "risked", "given", "taken", "target"), "copy"),
    **dict.fromkeys(("space", "spaces", "to_space", "pits"), "space"),
    **dict.fromkeys(("building", "usable"), "building"),
    **dict.fromkeys(("option", "action"), "option"),
    "reach": "reach",
}
"""Fact of a frame -> what its ints stand for; a fact that is not listed is a plain value."""

PLAIN_FACTS = frozenset(
    (
        *(
            "rule",
            "step",
            "seat",
            "seats",
            "due",
            "placing",
            "phase",
            "name",
            "at",
            "passed",
            "left",
            "free",
            "driven",
            "optional",
        ),
        *("counts", "forced", "die", "dice", "breaks_on", "sixes", "short", "count", "rolls", "by_amount", "most"),
        *("hero_dice", "zombie_dice", "bonuses", "cancelled", "wins_ties", "kills", "zombie_cards", "hides", "won"),
        *("rolled", "moved", "crossed", "halted", "locked", "killed", "kind", "what", "type", "placed", "turn_start"),
        *("source", "prevented", "wounded", "turns", "replaced", "whose", "pile", "bonus", "outer", "heroes"),
    )
)
"""The facts that are plain values; a test plays games and demands that every fact is known here or above."""

_PLAY = ("what", "by", "hero", "zombie", "space", "building", "target", "mode")
OPTION_FIELDS: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("play-card", "use-item", "ability"), _PLAY),
    "move": ("zombie", "space"),
    "fight": ("hero", "zombie"),
    "activate": ("hero",),
    "step": ("space",),
    "give": ("kind", "hero"),
    "take": ("kind", "hero"),
    "attack": ("kind", "zombie", "space", "marker"),
}
"""Option type -> what stands behind its type; what is not listed is plain but for `place` and `choose`."""
_CHOSEN = {"hero": "hero", "zombie": "zombie", "space": "space", "to": "space", "building": "building"}


def _model_out(g: Lnoe, value: int) -> str:
    return "" if value < 0 else g.name_of(value)


def _model_in(g: Lnoe, value: str) -> int:
    model = g.named(value) if value else -1
    if value and model < 0:
        raise BadSave(f"The save speaks of a model {value!r} that is not in it.")
    return model


_OUT: dict[str, Callable[[Lnoe, int], Any]] = {
    "model": _model_out,
    "copy": lambda g, value: "" if value < 0 else g.content.names[value],
    "space": lambda g, value: "" if value < 0 else g.board.names[value],
    "building": lambda g, value: "" if value < 0 else g.board.buildings[value].id,
}
_IN: dict[str, Callable[[Lnoe, str], int]] = {
    "model": _model_in,
    "copy": lambda g, value: -1 if not value else g.content.copy_of[value],
    "space": lambda g, value: -1 if not value else g.board.by_name[value],
    "building": lambda g, value: -1 if not value else _building(g, value),
}


def _building(g: Lnoe, name: str) -> int:
    for number, building in enumerate(g.board.buildings):
        if building.id == name:
            return number
    raise BadSave(f"The save speaks of a building {name!r} that is not on its board.")


def _out(g: Lnoe, what: str, value: Any) -> Any:
    """Ints of this sort as ids, in tuples of any depth; words and yes or no stay."""
    if isinstance(value, tuple):
        return [_out(g, what, part) for part in value]
    return _OUT[what](g, value) if type(value) is int else {"said": value}


def _in(g: Lnoe, what: str, value: Any) -> Any:
    if isinstance(value, tuple | list):
        return tuple(_in(g, what, part) for part in value)
    return value["said"] if isinstance(value, dict) else _IN[what](g, value)


def plain_fact(g: Lnoe, name: str, value: Any) -> Any:
    what = FACTS.get(name)
    if what is None or value is None:
        return value
    if what == "option":
        return plain_option(g, value)
    if what == "reach":
        return [[_model_out(g, model), spaces] for model, spaces in value]
    return _out(g, what, value)


def fact_of(g: Lnoe, name: str, value: Any) -> Any:
    what = FACTS.get(name)
    if what is None or value is None:
        return value
    if what == "option":
        return option_of(g, value)
    if what == "reach":
        return tuple((_model_in(g, model), spaces) for model, spaces in value)
    return _in(g, what, value)


def _fields(option: Any) -> tuple[str, ...]:
    """What stands behind the type of an option, field by field."""
    type = option[0]
    if type == "place":
        return ("hero", "space") if len(option) == 3 else ("space",)
    if type == "choose":
        names = [_CHOSEN.get(name, "plain") for name in option[1::2]]
        return tuple(part for name in names for part in ("plain", name))
    return OPTION_FIELDS.get(type, ("plain",) * (len(option) - 1))


def plain_option(g: Lnoe, option: Option) -> Any:
    if not option:
        return []
    return [option[0], *(plain_fact(g, field, v) for field, v in zip(_fields(option), option[1:], strict=True))]


def option_of(g: Lnoe, plain: Any) -> Option:
    if not plain:
        return ()
    return (plain[0], *(fact_of(g, field, tuples(v)) for field, v in zip(_fields(plain), plain[1:], strict=True)))


# -- the state ---------------------------------------------------------------------------------------------


def plain_state(g: Lnoe) -> dict[str, Any]:
    names, board = g.content.names, g.board.names
    return {
        "boxes": {box: BOXES[box].row.version for box in g.content.boxes},
        "profile": g.profile.id,
        "switches": switches_of(g.profile),
        "scenario": g.scenario,
        "board": json.loads(g.board.key),
        "sides": g.side,
        "horde": g.horde,
        "round": g.round,
        "sun": g.sun,
        "turn": g.turn,
        "turn_begun": g.turn_begun,
        "kills": g.kills,
        "deaths": g.deaths,
        "models": [
            {
                "kind": kind.id,
                "number": g.number[model],
                "sheet": "" if g.sheet[model] is None else g.sheet[model].id,
                "seat": g.seats[g.owner[model]],
                "space": board[g.space_of[model]] if g.space_of[model] >= 0 else NOWHERE[g.space_of[model]],
                "wounds": g.wounds[model],
                "items": [names[copy] for copy in g.items[model]],
                **{mark: True for mark in ("activated", "lost_turn", "moved") if getattr(g, mark) >> model & 1},
            }
            for model, kind in enumerate(g.model)
        ],
        "hands": [[names[copy] for copy in hand] for hand in g.hands],
        "decks": {deck: [names[copy] for copy in pile] for deck, pile in g.deck.items()},
        "discards": {deck: [names[copy] for copy in pile] for deck, pile in g.discard.items()},
        "removed": [names[copy] for copy in g.removed],
        "townsfolk": [names[copy] for copy in g.townsfolk],
        "in_play": [
            [names[copy], g.seats[seat], _model_out(g, model), _OUT["building"](g, building), _OUT["space"](g, space)]
            for copy, seat, model, building, space in g.in_play
        ],
        "markers": [
            [kind, _OUT["space"](g, space), _OUT["building"](g, building), _OUT["copy"](g, copy)]
            for kind, space, building, copy in g.markers
        ],
        "effects": [
            [name, _model_out(g, model), _OUT["space"](g, space), amount, until, _OUT["copy"](g, copy)]
            for name, model, space, amount, until, copy in g.effects
        ],
        "pits": [board[pit] for pit in g.pits],
        "used": [[names[copy], _model_out(g, by)] for copy, by in g.used],
        "notes": g.notes,
        "react": g.react,
    }


def upgraded(data: dict[str, Any]) -> dict[str, Any]:
    """Refuse with a sentence what cannot be played on: an older format, a missing box, another version of one."""
    if data.get("format") == 1 and data.get("game") == Lnoe.NAME:
        raise BadSave(
            "The save is of format 1, which named cards and Heroes by their place in a table; "
            "it cannot be played on, but its seed and choices still replay."
        )
    state = data.get("state")
    boxes = state.get("boxes") if isinstance(state, dict) else None
    if not isinstance(boxes, dict):
        return data
    for box, version in boxes.items():
        if box not in BOXES:
            raise BadSave(f"The save was played with the box {box!r}, which is not here; put it back to play on.")
        if BOXES[box].row.version != version:
            raise BadSave(
                f"The save was played with version {version} of the box {box}, here is {BOXES[box].row.version}; "
                "it cannot be played on, but its seed and choices still replay."
            )
    return data


def restore_state(g: Lnoe, state: dict[str, Any]) -> None:
    try:
        _restore(g, state)
    except BoardError as error:
        raise BadSave(f"The board of the save cannot be laid: {error}.") from error
    except ShambleError as error:
        raise error if isinstance(error, BadSave) else BadSave(error.message) from error


def _restore(g: Lnoe, state: dict[str, Any]) -> None:
    g.profile = profile(state["profile"], state["switches"])
    g.content = content(tuple(state["boxes"]), g.profile.advanced)
    g.board = board_from(state["board"])
    g.scenario = state["scenario"]
    if g.scenario not in SCENARIOS:
        raise BadSave(f"The save is of the scenario {g.scenario!r}, which is not here.")
    g.side = tuple(state["sides"])
    copies, spaces = g.content.copy_of, g.board.by_name
    for name in ("horde", "round", "sun", "turn", "turn_begun", "kills", "deaths", "notes", "react"):
        setattr(g, name, state[name])
    _restore_models(g, state["models"])
    g.hands = [tuple(copies[name] for name in hand) for hand in state["hands"]]
    g.deck = {deck: [copies[name] for name in state["decks"][deck]] for deck in g.content.decks}
    g.discard = {deck: [copies[name] for name in state["discards"][deck]] for deck in g.content.decks}
    g.removed = [copies[name] for name in state["removed"]]
    g.townsfolk = [copies[name] for name in state["townsfolk"]]
    g.in_play = [
        (copies[copy], g.seats.index(seat), _model_in(g, model), _IN["building"](g, building), _IN["space"](g, space))
        for copy, seat, model, building, space in state["in_play"]
    ]
    g.markers = [
        (_known_marker(kind), _IN["space"](g, space), _IN["building"](g, building), _IN["copy"](g, copy))
        for kind, space, building, copy in state["markers"]
    ]
    g.note_markers()
    g.effects = [
        (name, _model_in(g, model), _IN["space"](g, space), amount, until, _IN["copy"](g, copy))
        for name, model, space, amount, until, copy in state["effects"]
    ]
    g.pits = [spaces[pit] for pit in state["pits"]]
    g.used = tuple((copies[copy], _model_in(g, by)) for copy, by in state["used"])


def _known_marker(kind: str) -> str:
    if kind not in MARKER:
        raise BadSave(f"The save has a marker {kind!r}, which no box here knows.")
    return kind


def _restore_models(g: Lnoe, models: list[dict[str, Any]]) -> None:
    nowhere = {name: place for place, name in NOWHERE.items()}
    g.model, g.sheet, g.number, g.owner, g.space_of, g.wounds, g.items = [], [], [], [], [], [], []
    g.heroes, g.zombies = [], []
    g.at = [[0] * len(g.board.names) for _ in SIDES]
    g.heroes_at, g.zombies_at = g.at
    g.activated = g.lost_turn = g.moved = 0
    for row in models:
        if row["kind"] not in MODEL or (row["sheet"] and row["sheet"] not in SHEET):
            raise BadSave(f"The save has a model {row['kind']!r} {row['sheet']!r}, which no box here knows.")
        sheet = SHEET[row["sheet"]] if row["sheet"] else None
        model = g.add_model(row["kind"], row["number"], g.seats.index(row["seat"]), OFF_BOARD, sheet)
        if row["space"] in nowhere:
            g.space_of[model] = nowhere[row["space"]]
        else:
            g.put(model, g.board.by_name[row["space"]])
        g.wounds[model] = row["wounds"]
        g.items[model] = tuple(g.content.copy_of[name] for name in row["items"])
        g.activated |= bool(row.get("activated")) << model
        g.lost_turn |= bool(row.get("lost_turn")) << model
        g.moved |= bool(row.get("moved")) << model
