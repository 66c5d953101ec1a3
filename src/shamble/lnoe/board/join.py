"""Putting printed boards together: each is turned by quarter turns and laid into its slot.  [3.2, 3.2.1, 3.2.8]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from .pieces import Piece
from .plan import BoardError, Cell, Plan, shifted, turned


@dataclass(frozen=True, slots=True)
class Slot:
    """A place for a board: its top-left corner, its quarter turns clockwise and the kind that fits."""

    x: int
    y: int
    turns: int = 0
    kind: str = "outer"


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Slots in the order in which boards are named, and which die of a random building points at which.

    Arrows point at indices among the outer boards (the slots of kind "outer", in order).  [3.4]
    """

    width: int
    height: int
    slots: tuple[Slot, ...]
    arrows: tuple[tuple[int, int], ...] = ()
    zones: tuple[tuple[str, tuple[Cell, ...]], ...] = ()
    """Places that the layout itself makes, such as an edge of the whole board."""


CENTER = "center"
STRAIGHT = "straight"


def _straights(top: Cell, right: Cell, bottom: Cell, left: Cell) -> tuple[Slot, ...]:
    """Four straight boards, the edge that is drawn on top turned away from the centre."""
    return tuple(Slot(x, y, turns, STRAIGHT) for turns, (x, y) in enumerate((top, right, bottom, left)))


def _cells(left: int, top: int, right: int, bottom: int) -> tuple[Cell, ...]:
    """The cells of a rectangle, both corners among them."""
    return tuple((x, y) for y in range(top, bottom + 1) for x in range(left, right + 1))


def _corners(x: int, y: int, far: int) -> tuple[Slot, ...]:
    """Four L-boards round a square whose far boards begin `far` cells on: clockwise from the top left."""
    return Slot(x, y), Slot(x + far, y, 1), Slot(x + far, y + far, 2), Slot(x, y + far, 3)


# The numbers round the centre board point at the top left, top right, bottom left and bottom right.
_ARROWS = ((2, 0), (3, 1), (4, 3), (5, 2))
# Two boards without a centre: the lower half of the die is the left one, and nobody chooses.
_LEFT_OR_RIGHT = ((1, 0), (2, 0), (3, 0), (4, 1), (5, 1), (6, 1))
# Every number points at a board of its own, and nobody chooses.
_SIX_BOARDS = tuple((die, die - 1) for die in range(1, 7))
_TOWN_IN_A_RING = (Slot(6, 6, 0, CENTER), *_corners(3, 3, 6), *_corners(0, 0, 12))

BEYOND = ("beyond-top-left", "beyond-top-right", "beyond-bottom-right", "beyond-bottom-left")
"""Layouts of the standard town with one more L-board round the outside of a corner, clockwise like the corners."""


def moved_by(corner: int) -> Cell:
    """How far the town moves to the right and down when a board is added outside of a corner."""
    return (3 if corner in (0, 3) else 0), (3 if corner in (0, 1) else 0)


def _beyond(corner: int) -> Arrangement:
    """The board outside lies as the one in the corner does, three cells farther out."""
    x, y = moved_by(corner)
    outside = _corners(0, 0, 9)[corner]
    return Arrangement(15, 15, (Slot(3 + x, 3 + y, 0, CENTER), *_corners(x, y, 6), outside), _ARROWS)


ARRANGEMENTS: dict[str, Arrangement] = {
    **{layout: _beyond(corner) for corner, layout in enumerate(BEYOND)},
    "standard": Arrangement(12, 12, (Slot(3, 3, 0, CENTER), *_corners(0, 0, 6)), _ARROWS),
    # A town with a front: numbers point at the right and the left of the two boards on the edge where Zombies enter.
    "line": Arrangement(
        12,
        12,
        (Slot(3, 3, 0, CENTER), *_corners(0, 0, 6)),
        ((1, 1), (2, 1), (3, 1), (4, 0), (5, 0), (6, 0)),
        (
            ("zombie-edge", _cells(0, 0, 11, 0)),
            ("far-edge", _cells(0, 11, 11, 11)),
            ("home-ground", (*_cells(3, 3, 8, 5), *_cells(0, 6, 11, 11))),
        ),
    ),
    "ring": Arrangement(18, 18, (*_TOWN_IN_A_RING, *_straights((6, 0), (15, 6), (6, 15), (0, 6))), _ARROWS),
    "ring-with-gaps": Arrangement(18, 18, _TOWN_IN_A_RING, _ARROWS),
    "forest-only": Arrangement(
        18,
        12,
        (
            Slot(6, 3, 0, CENTER),
            *(Slot(0, 0), Slot(12, 0, 1), Slot(12, 6, 2), Slot(0, 6, 3)),
            *_straights((6, 0), (12, 3), (6, 9), (3, 3)),
        ),
        _ARROWS,
    ),
    "alone": Arrangement(12, 12, (Slot(3, 3, 0, CENTER),)),
    "two": Arrangement(9, 6, (Slot(0, 0), Slot(3, 0, 2)), _LEFT_OR_RIGHT),
    "gate": Arrangement(
        12,
        18,
        (
            Slot(3, 9, 0, CENTER),
            *(Slot(0, 0, 2), Slot(6, 0, 3), Slot(0, 6), Slot(6, 6, 1), Slot(0, 12, 3), Slot(6, 12, 2)),
        ),
        _SIX_BOARDS,
        (("uppermost-space", ((5, 0),)), ("escape-zone", _cells(3, 0, 8, 0))),
    ),
    "cross": Arrangement(
        24,
        12,
        (
            Slot(9, 3, 0, CENTER),
            *(Slot(6, 0), Slot(12, 0, 1), Slot(0, 3), Slot(18, 3, 1), Slot(6, 6, 3), Slot(12, 6, 2)),
        ),
        _SIX_BOARDS,
    ),
}


ZONES = frozenset(zone for arrangement in ARRANGEMENTS.values() for zone, _ in arrangement.zones)
"""The places that layouts make."""


def joined(arrangement: Arrangement, pieces: Sequence[Piece]) -> Plan:
    """One plan made of `pieces`, each in the slot of its turn."""
    if len(pieces) != len(arrangement.slots):
        raise BoardError(f"this layout takes {len(arrangement.slots)} boards, not {len(pieces)}")
    whole = Plan(arrangement.width, arrangement.height, (), zones=arrangement.zones)
    outer = 0
    for slot, piece in zip(arrangement.slots, pieces, strict=True):
        if piece.kind != slot.kind:
            raise BoardError(f"board {piece.id!r} is of kind {piece.kind!r}; its place takes {slot.kind!r}")
        index = -1
        if slot.kind == "outer":
            index, outer = outer, outer + 1
        whole = _with(whole, _laid(piece, slot), index, slot.turns)
    return whole


@lru_cache(maxsize=256)
def _laid(piece: Piece, slot: Slot) -> Plan:
    """The plan of a board as it lies in its slot; cached, because towns are made of the same few."""
    plan = piece.plan
    for _ in range(slot.turns):
        plan = turned(plan)
    return shifted(plan, slot.x, slot.y)


def _with(whole: Plan, plan: Plan, outer: int, turns: int) -> Plan:
    if not set(whole.cells).isdisjoint(plan.cells):
        raise BoardError("two boards of this layout lie on the same cells")
    areas = dict(whole.areas)
    for slug, cells in plan.areas:
        areas[slug] = areas.get(slug, ()) + cells
    return replace(
        whole,
        cells=whole.cells + plan.cells,
        large=whole.large + plan.large,
        houses=whole.houses + tuple(replace(house, board=outer) for house in plan.houses),
        thickets=whole.thickets + tuple(replace(thicket, board=outer) for thicket in plan.thickets),
        walls=whole.walls + plan.walls,
        hard_walls=whole.hard_walls + plan.hard_walls,
        impassable=whole.impassable + plan.impassable,
        blocked=whole.blocked + plan.blocked,
        forest=whole.forest + plan.forest,
        pits=whole.pits + plan.pits,
        optional_pits=whole.optional_pits + plan.optional_pits,
        center=whole.center + plan.center,
        corner_walls=whole.corner_walls + plan.corner_walls,
        trees=whole.trees + plan.trees,
        areas=tuple(areas.items()),
        parts=whole.parts + tuple(replace(part, outer=outer, turns=turns) for part in plan.parts),
    )
