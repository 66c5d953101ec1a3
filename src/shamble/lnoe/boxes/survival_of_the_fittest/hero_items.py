"""Items of Survival of the Fittest, in alphabetical order.  [9]

The Double-Barreled Shotgun is printed facts that the ranged attack reads, and so is how Hammer and Nails builds.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame
from shamble.lnoe.board.whole_walls import whole_walls
from shamble.lnoe.boxes.base.hero_events import raise_own_die
from shamble.lnoe.rules.barricades import in_the_way, touched_by, weaken
from shamble.lnoe.rules.cards import leave_play, take_marker
from shamble.lnoe.rules.combat_bonus import combat_bonus
from shamble.lnoe.rules.fight import add_hero_dice
from shamble.lnoe.rules.hero_move import the_activation
from shamble.lnoe.rules.steps import share_edge
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import Marker
from shamble.lnoe.timing import MOVE_ACTION
from shamble.lnoe.uses import Target, at_space, card


@combat_bonus("hammer-and-nails")
def hammer_and_nails(g: Lnoe, f: Frame, fight: Frame) -> None:
    """One more on a Fight Die of the Hero. Its bearer barricades with 3 or more, and two markers at once."""
    raise_own_die(g, f.seat)


@combat_bonus("sledgehammer")
def sledgehammer(g: Lnoe, f: Frame, fight: Frame) -> None:
    """Two extra Fight Dice; or, in place of moving, a Reinforcement marker or a locked door that is touched goes."""
    add_hero_dice(g, fight, 2)


def locked_doors(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Locked doors of the Hero's space, by the space beyond; only in the Hero's own turn."""
    if the_activation(g).hero != by:
        return []
    return [at_space(beyond) for at, beyond in sorted(g.edges) if at == g.space_of[by] and _lock(g, at, beyond)]


def _lock(g: Lnoe, at: int, beyond: int) -> Marker | None:
    """The marker that bars a door."""
    for marker in g.markers:
        if marker.kind == "locked-door" and {marker.space, marker.beyond} == {at, beyond}:
            return marker
    return None


@card("sledgehammer", when=MOVE_ACTION, targets=locked_doors, mode="open-door")
def open_door(g: Lnoe, f: Frame) -> None:
    marker = _lock(g, g.space_of[f.by], f.space)
    assert marker is not None
    if marker.copy >= 0:
        leave_play(g, marker.copy)
    else:
        take_marker(g, marker)


def reinforced_walls(g: Lnoe, seat: int, by: int) -> list[Target]:
    """Reinforced walls that the Hero touches, each by the space on its other side."""
    if not g.barricades or the_activation(g).hero != by:
        return []
    return [at_space(space) for space in sorted(_reinforced(g, by))]


def _reinforced(g: Lnoe, hero: int) -> dict[int, int]:
    """The space straight across each reinforced wall that the Hero touches -> the wall."""
    at, walls = g.space_of[hero], whole_walls(g.board)
    reinforced = [wall for wall in touched_by(g, hero) if g.barricades.get(wall)]
    return {to: wall for wall in reinforced for to in walls[wall].spaces if _lies_across(g, at, to, wall)}


def _lies_across(g: Lnoe, at: int, to: int, wall: int) -> bool:
    cells = g.board.cells
    beside = any(share_edge(here, there) for here in cells[at] for there in cells[to])
    return beside and wall in in_the_way(g, at, to)


@card("sledgehammer", when=MOVE_ACTION, targets=reinforced_walls, mode="reinforcement")
def knock_down(g: Lnoe, f: Frame) -> None:
    weaken(g, _reinforced(g, f.by)[f.space], f.by)
