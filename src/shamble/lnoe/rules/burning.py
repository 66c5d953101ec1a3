"""Where fire is, where it may not be, and whom it burns.  [12.1, 12.2.1, 12.3]"""

from __future__ import annotations

from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.rules.wound import wound_hero, wound_zombie
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import BURNING as BURNING
from shamble.lnoe.uses import total

FIRE, NEW_FIRE = "fire", "new-fire"
"""The two sides of the marker: one that spreads, and one that was lit after the last Fire Phase.  [12.1]"""
BLAZE = "blaze"
"""What the log says wounded somebody; a card is called Fire too."""
GOES_OUT_ON = 1
BURNS_HEROES, BURNS_ZOMBIES = 4, 5
"""The die that wounds.  [12.3]"""


def existing_fires(g: Lnoe) -> list[int]:
    """The spaces of the fires that spread or go out.  [6.3.2]"""
    return sorted(marker.space for marker in g.markers if marker.kind == FIRE)


def count_fires(g: Lnoe) -> int:
    return sum(marker.kind in (FIRE, NEW_FIRE) for marker in g.markers)


def is_burning(g: Lnoe, space: int) -> bool:
    return BURNING in g.flags and g.flagged(BURNING, space)


def may_burn(g: Lnoe, space: int) -> bool:
    """One fire in a space; none where a marker or the scenario forbids it, nor in a destroyed building.

    [12.1.2, 12.2.1]
    """
    if g.flags and (is_burning(g, space) or g.flagged("no-fire", space) or not may_stand(g, space)):
        return False
    if (kept := scenario_of(g).row.no_fire) and space in spaces_of(g, kept):
        return False
    building = g.board.building[space]
    return building < 0 or not g.flagged("no-fire-inside", building)


def goes_out_on(g: Lnoe) -> int:
    """The die, or less, that puts a fire out in the Fire Phase.  [6.3.2, 6.3.2.1]"""
    return total(g, "fires-go-out-on", -1, GOES_OUT_ON)


def start_fire(g: Lnoe, space: int, seat: int) -> None:
    """A player starts a fire, where one may burn and burns not yet.  [12.2]"""
    g.call("ignite", space=space, seat=seat)


def spread_fire(g: Lnoe, space: int, seat: int, *, chosen: bool = False) -> None:
    """Fire spreads out of a space, where a die says or, if `chosen`, where this player likes.  [6.3.2.2]"""
    g.call("spread-fire", space=space, seat=seat, chosen=chosen)


def face_fire(g: Lnoe, model: int) -> None:
    """Who is where a fire starts, who enters one, whose move ends in one: a wound on 4+, for a Zombie on 5+.

    Where a model that is gone meanwhile was does not matter any more.  [12.3]
    """
    space = g.space_of[model]
    if space < 0 or not is_burning(g, space):
        return
    zombie = g.model[model].side == "zombies"
    needed = BURNS_ZOMBIES if zombie else burns_on(g, model)
    die = g.roll("burning", 1, model)[0]
    g.tell_of_roll(needed=needed)
    if die < needed:
        return
    if zombie:
        wound_zombie(g, model, by=BLAZE, kill=False, source=FIRE)
    else:
        wound_hero(g, model, BLAZE, FIRE)


def burns_on(g: Lnoe, hero: int) -> int:
    """The die from which on fire wounds a Hero; some items make it higher."""
    return max((BURNS_HEROES, *(g.content.kinds[copy].row.safe_from_fire for copy in g.items[hero])))
