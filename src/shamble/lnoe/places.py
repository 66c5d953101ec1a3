"""Places by their names, as scenarios write them, and the spaces that each stands for now."""

from __future__ import annotations

from typing import Final

from shamble.compass import cell
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.board.sewers import NAMES as SEWERS
from shamble.lnoe.content import MARKER, MODEL
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker

PITS: Final = "pits"
CENTRE: Final = "centre"
CENTRE_BOARD: Final = "centre-board"
CORNERS: Final = "centre-corners"
EVERYWHERE: Final = (PITS, CENTRE, CENTRE_BOARD, CORNERS)
"""Places that every board has: the pits, the space in the middle, the whole board in the middle and its corners."""
RANDOM_BUILDING: Final = "random-building"
"""In place of a place to start in: the dice say which."""
OBJECTIVE: Final = "objective"
"""The marker on the building that takes the place of a destroyed one that the scenario is about.  [12.4.5]"""


def spaces_of(g: Lnoe, place: str) -> tuple[int, ...]:
    """The spaces of a place: the pits, the centre, where markers of a kind lie or models of a kind
    stand, or a building or area by name.
    """
    if place == PITS:
        return tuple(dict.fromkeys(g.pits))
    if place == CENTRE:
        return g.board.center
    if place == CENTRE_BOARD:
        return centre_board(g.board)
    if place == CORNERS:
        return centre_corners(g.board)
    if place in MODEL:
        return _where_they_stand(g, place)
    if place in MARKER:
        return _where_it_lies(g, place) if place in g.laid else ()
    spaces = g.board.places.get(place, ())
    return _where_it_lies(g, OBJECTIVE) if OBJECTIVE in g.laid and spaces and _is_ruined(g, spaces[0]) else spaces


def _is_ruined(g: Lnoe, space: int) -> bool:
    """Whether a space lies in a destroyed building."""
    return g.board.building[space] >= 0 and g.flagged("bars-zombies", g.board.building[space])


def _where_they_stand(g: Lnoe, model: str) -> tuple[int, ...]:
    """The spaces with models of a kind."""
    team, where, kinds = MODEL[model].team, g.space_of, g.model
    roster = g.rosters[team] if team < len(g.rosters) else ()
    return tuple(dict.fromkeys([where[one] for one in roster if kinds[one].id == model]))


def _where_it_lies(g: Lnoe, kind: str) -> tuple[int, ...]:
    """The spaces and buildings with markers of a kind."""
    found: list[int] = []
    left = g.laid[kind]
    for marker in g.markers:
        if marker.kind == kind:
            found += spaces_of_marker(g, marker)
            left -= 1
            if not left:
                break
    return tuple(found)


def spaces_of_marker(g: Lnoe, marker: Marker) -> tuple[int, ...]:
    """Where a marker can be reached: in its space, or anywhere in its building."""
    return (marker.space,) if marker.space >= 0 else g.board.buildings[marker.building].spaces


@kept_with_board
def centre_board(board: Board) -> tuple[int, ...]:
    """The spaces of the board in the middle, without what lies below it; a drawn grid is one board."""
    middle = [part.cells for part in board.plan.parts if part.kind in ("center", "grid")]
    at = {cell(name): space for space, names in enumerate(board.cells) for name in names if name not in SEWERS}
    return tuple(sorted({at[one] for cells in middle for one in cells if one in at}))


@kept_with_board
def centre_corners(board: Board) -> tuple[int, ...]:
    """The four spaces in its corners."""
    at = {cell(name): space for space in centre_board(board) for name in board.cells[space]}
    across, down = sorted({x for x, _ in at}), sorted({y for _, y in at})
    corners = [(x, y) for y in down[:1] + down[-1:] for x in across[:1] + across[-1:]]
    return tuple(dict.fromkeys(at[corner] for corner in corners if corner in at))
