"""Saves name things by their ids: models, cards, spaces, buildings, scenarios. An index never leaves the running game.

A copy of a card is called by its kind and a number ("revolver#2"), a model as the protocol calls it. So rows may be
added to any table, boxes may come and go, and an older save still means what it meant. A save also says which boxes it
was played with, and in which version.
"""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter
from typing import Any

import msgspec

from shamble.kernel.errors import BadSave, ShambleError
from shamble.lnoe.agreed import checked_special
from shamble.lnoe.at_hand import note_reactions
from shamble.lnoe.board import Board, BoardError, board_from
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.content import BOXES, MARKER, MODEL, SHEET, content
from shamble.lnoe.decks import Decks
from shamble.lnoe.profiles import profile, switches_of
from shamble.lnoe.rules.barricades import edge_of, wall_at
from shamble.lnoe.save_names import Names
from shamble.lnoe.scenario import SCENARIOS, play_scenario
from shamble.lnoe.shelf import in_order
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL, OFF_BOARD, Marker, Played
from shamble.lnoe.uses import note_changes

NOWHERE = {IN_POOL: "pool", OFF_BOARD: ""}
"""How a save says that a model stands on no space."""

# -- the state ---------------------------------------------------------------------------------------------


def plain_state(g: Lnoe) -> dict[str, Any]:
    names, board, out = g.content.names, g.board.names, Names(g).id_of
    name_of = names.__getitem__
    return {
        "boxes": {box: BOXES[box].row.version for box in g.content.boxes},
        "profile": g.profile.id,
        "switches": switches_of(g.profile),
        "scenario": g.scenario,
        "board": msgspec.json.decode(g.board.key),
        "sides": g.side,
        "horde": g.horde,
        **({"special": g.special} if g.special else {}),
        **({"campaign": [list(row) for row in g.campaign]} if g.campaign else {}),
        "round": g.round,
        "sun": g.sun,
        "turn": g.turn,
        "turn_begun": g.turn_begun,
        "kills": g.kills,
        "deaths": g.deaths,
        "models": _plain_models(g),
        "hands": [list(map(name_of, hand)) for hand in g.hands],
        "decks": {deck: list(map(name_of, pile)) for deck, pile in g.deck.items()},
        "discards": {deck: list(map(name_of, pile)) for deck, pile in g.discard.items()},
        "removed": list(map(name_of, g.removed)),
        "townsfolk": list(map(name_of, g.townsfolk)),
        "in_play": [
            [names[copy], g.seats[seat], out("model", model), out("building", building), out("space", space)]
            for copy, seat, model, building, space in g.in_play
        ],
        "markers": [
            [
                marker.kind,
                *(out("space", marker.space), out("building", marker.building), out("copy", marker.copy)),
                *([out("space", marker.beyond)] if marker.beyond >= 0 or marker.value else []),
                *([marker.value] if marker.value else []),
            ]
            for marker in g.markers
        ],
        **({"barricades": [[*edge_of(g, wall), n] for wall, n in g.barricades.items()]} if g.barricades else {}),
        **({"experience": {out("model", who): n for who, n in g.experience.items()}} if g.experience else {}),
        **({"boosted": list(map(name_of, g.boosted))} if g.boosted else {}),
        **({"charges": {names[copy]: left for copy, left in g.charges.items()}} if g.charges else {}),
        "effects": [
            [name, out("model", model), out("space", space), amount, until, out("copy", copy)]
            for name, model, space, amount, until, copy in g.effects
        ],
        "pits": [board[pit] for pit in g.pits],
        "used": [[names[copy], out("model", by)] for copy, by in g.used],
        **({"combined": [list(map(name_of, bundle)) for bundle in g.combined]} if g.combined else {}),
        "notes": g.notes,
        "react": g.react,
    }


def _plain_models(g: Lnoe) -> list[dict[str, Any]]:
    """A row for each model; a name of its own, tokens and marks only where there are any."""
    seats, spaces, name_of = g.seats, g.board.names, g.content.names.__getitem__
    rows: list[dict[str, Any]] = [
        {
            "kind": kind.id,
            "number": number,
            "sheet": "" if sheet is None else sheet.id,
            "seat": seats[owner],
            "space": spaces[space] if space >= 0 else NOWHERE[space],
            "wounds": wounds,
            "items": list(map(name_of, items)) if items else (),
        }
        for kind, number, sheet, owner, space, wounds, items in zip(
            g.model, g.number, g.sheet, g.owner, g.space_of, g.wounds, g.items, strict=True
        )
    ]
    usual = g.usual_names()
    for model in range(len(rows)) if g.names != usual else ():
        if g.names[model] != usual[model]:
            rows[model]["name"] = g.names[model]
    for model, _ in g.tokens:
        rows[model]["tokens"] = g.tokens_on(model)
    for hero, ally in g.led.items():
        rows[hero]["leads"] = g.names[ally]
    for mark, models in (("activated", g.activated), ("lost_turn", g.lost_turn), ("moved", g.moved)):
        while models:
            model = models.bit_length() - 1
            models ^= 1 << model
            rows[model][mark] = True
    return rows


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


def restore_state(g: Lnoe, state: dict[str, Any]) -> Names:
    try:
        return _restore(g, state)
    except BoardError as error:
        raise BadSave(f"The board of the save cannot be laid: {error}.") from error
    except ShambleError as error:
        raise error if isinstance(error, BadSave) else BadSave(error.message) from error


def _restore(g: Lnoe, state: dict[str, Any]) -> Names:
    g.profile = profile(state["profile"], state["switches"])
    g.content = content(in_order(state["boxes"]), g.profile.advanced, g.profile.solo)
    g.board = board_from(state["board"])
    scenario = state["scenario"]
    if scenario not in SCENARIOS:
        raise BadSave(f"The save is of the scenario {scenario!r}, which is not here.")
    g.sit(tuple(state["sides"]))
    g.special = checked_special(state.get("special"), g.content.boxes)
    play_scenario(g, scenario)
    g.campaign = tuple(Played(hero, survived, tuple(cards)) for hero, survived, cards in state.get("campaign", ()))
    copies, spaces = g.content.copy_of, g.board.by_name
    for name in ("horde", "round", "sun", "kills", "deaths"):
        setattr(g, name, _number(state, name))
    for name in ("turn", "turn_begun", "notes", "react"):
        setattr(g, name, state[name])
    note_reactions(g)
    g.at_hand = [None] * len(g.side)
    g.to_move = None
    _restore_models(g, state["models"])
    names = Names(g)
    back = names.number_of
    copy_of = copies.__getitem__
    g.hands = [tuple(map(copy_of, hand)) for hand in state["hands"]]
    g.deck = Decks({deck: tuple(map(copy_of, state["decks"][deck])) for deck in g.content.decks})
    g.discard = {deck: tuple(map(copy_of, state["discards"][deck])) for deck in g.content.decks}
    g.removed = list(map(copy_of, state["removed"]))
    g.townsfolk = list(map(copy_of, state["townsfolk"]))
    g.in_play = [
        (copies[copy], g.seats.index(seat), back("model", model), back("building", building), back("space", space))
        for copy, seat, model, building, space in state["in_play"]
    ]
    g.markers = [
        Marker(
            _known_marker(kind),
            *(back("space", space), back("building", building), back("copy", copy)),
            *(back("space", far) for far in more[:1]),
            *more[1:],
        )
        for kind, space, building, copy, *more in state["markers"]
    ]
    g.note_markers()
    g.barricades = {wall_of(g, (inside, beyond)): count for inside, beyond, count in state.get("barricades", ())}
    g.charges = {copies[copy]: _number(state["charges"], copy) for copy in state.get("charges", ())}
    learned = state.get("experience", {})
    g.experience = {back("model", who): _number(learned, who) for who in learned}
    g.boosted = tuple(map(copy_of, state.get("boosted", ())))
    g.effects = [
        (name, back("model", model), back("space", space), amount, until, back("copy", copy))
        for name, model, space, amount, until, copy in state["effects"]
    ]
    note_changes(g)
    g.pits = [spaces[pit] for pit in state["pits"]]
    g.used = tuple((copies[copy], back("model", by)) for copy, by in state["used"])
    g.combined = tuple(tuple(map(copy_of, bundle)) for bundle in state.get("combined", ()))
    return names


def _number(row: dict[str, Any], name: str) -> int:
    """A count of a save; one of another type would be found out only in the middle of a rule."""
    value = row[name]
    if type(value) is not int:
        raise BadSave(f"The save says {value!r:.40} for {name!r}, which is a whole number.")
    return value


def _numbers(column: Iterable[Any], name: str) -> list[int]:
    """As `_number`, of every row."""
    values = list(column)
    return values if {*map(type, values)} <= {int} else [_number({name: value}, name) for value in values]


def wall_of(g: Lnoe, edge: tuple[str, str]) -> int:
    wall = wall_at(g, edge)
    if wall < 0:
        raise BadSave(f"The save has a barricade between {edge[0]} and {edge[1]}, where there is no wall.")
    return wall


def _known_marker(kind: str) -> str:
    if kind not in MARKER:
        raise BadSave(f"The save has a marker {kind!r}, which no box here knows.")
    return kind


def _restore_models(g: Lnoe, models: list[dict[str, Any]]) -> None:
    # Column by column, because the interpreter goes through a whole column at once.
    # While a game is set up there may be nobody yet.
    columns = zip(*map(_FIELDS, models), strict=True) if models else ((),) * USUAL_FIELDS
    kinds, numbers, sheets, seats, spaces, wounds, items = columns
    unknown = {*kinds}.difference(MODEL) or {*sheets}.difference(SHEET, [""])
    if unknown:
        raise BadSave(f"The save has a model {', '.join(sorted(unknown))}, which no box here knows.")
    g.model = list(map(MODEL.__getitem__, kinds))
    g.sheet = list(map(SHEET.get, sheets))
    g.dear, g.champions, g.odd, g.rollers = {}, {}, [], []
    g.radiated = frozenset()
    g.list_kinds(0)
    g.number = _numbers(numbers, "number")
    g.names = g.usual_names()
    g.owner = list(map({seat: number for number, seat in enumerate(g.seats)}.__getitem__, seats))
    g.wounds = _numbers(wounds, "wounds")
    copy_of = g.content.copy_of.__getitem__
    g.items = [tuple(map(copy_of, own)) if own else () for own in items]
    g.space_of = list(map(_places(g.board).__getitem__, spaces))
    _restore_places(g)
    g.tokens = {}
    g.activated = g.lost_turn = g.moved = 0
    leaders: dict[int, str] = {}
    for model, row in [(model, row) for model, row in enumerate(models) if len(row) > USUAL_FIELDS]:
        if row.get("moved"):
            g.moved |= 1 << model
            if len(row) == USUAL_FIELDS + 1:
                continue
        g.names[model] = str(row.get("name", g.names[model]))
        for kind in row.get("tokens", ()):
            g.add_tokens(model, kind, _number(row["tokens"], kind))
        g.activated |= bool(row.get("activated")) << model
        g.lost_turn |= bool(row.get("lost_turn")) << model
        if "leads" in row:
            leaders[model] = row["leads"]
    g.led = {hero: g.names.index(ally) for hero, ally in leaders.items()}


USUAL_FIELDS = 7
_FIELDS = itemgetter("kind", "number", "sheet", "seat", "space", "wounds", "items")
"""What the row of every model has; a name, tokens and marks come besides."""


@kept_with_board
def _places(board: Board) -> dict[str, int]:
    """Where a model may be by its name in a save: a space, or nowhere."""
    return {**board.by_name, **{name: place for place, name in NOWHERE.items()}}


def _restore_places(g: Lnoe) -> None:
    g.rosters = [[], []]
    g.heroes, g.zombies = g.rosters
    g.at = [[0] * len(g.board.names) for _ in g.rosters]
    g.heroes_at, g.zombies_at = g.at[:2]
    models, rosters, at = g.model, g.rosters, g.at
    for model, space in enumerate(g.space_of):
        if space >= 0:
            side = models[model].team
            if side > 1:
                g.side_list(model)
            rosters[side].append(model)
            at[side][space] += 1
    for roster in rosters:
        roster.sort(key=g.order_of)
