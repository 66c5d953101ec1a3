"""Airstrikes: buildings that are destroyed from the air at the start of a Zombie turn.  [16.4.6]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.places import CENTRE_BOARD, CORNERS, spaces_of
from shamble.lnoe.rules.destroyed import destroy_building
from shamble.lnoe.rules.random_building import LEFT_OPEN, roll_random_building, standing_buildings
from shamble.lnoe.rules.wound import AIRSTRIKE, wound_hero, wound_zombie
from shamble.lnoe.scenario import special_rules_of
from shamble.lnoe.state import Lnoe

HITS_AROUND = 3
STRUCK, BEGUN = "airstrikes", "airstrikes-begun"
"""The notes that count strikes which were bought, and say that the planes have come."""

SEEN = "seen-by-pilots"
"""What a marker does that shows pilots where people are."""

strike = Rule("airstrike")  # facts: building (handed back)


def planes_come(g: Lnoe) -> None:
    """One strike in a turn at most, at its start.  [16.4.6.1, 16.4.6.2]"""
    if 0 < g.sun <= special_rules_of(g).get(AIRSTRIKE, 0) or bought_strike_is_due(g):
        g.call("airstrike", building=-1)


def bought_strike_is_due(g: Lnoe) -> bool:
    """Those that were bought come one a turn from that on in which a die first shows 6.  [16.4.6.1]"""
    if g.notes.get(STRUCK, 0) >= g.special.get(AIRSTRIKE, 0):
        return False
    if not g.notes.get(BEGUN) and g.roll("airstrike", 1, g.seats[g.lead_zombie_seat()])[0] < 6:
        return False
    g.notes[BEGUN] = 1
    g.notes[STRUCK] = g.notes.get(STRUCK, 0) + 1
    return True


@strike.step
def find_target(g: Lnoe, f: Frame) -> None:
    """A random building; a result that leaves a choice is the centre.  [16.4.6]"""
    roll_random_building(g, standing_buildings(g), open_choice=True)


@strike.step
def bombs_fall(g: Lnoe, f: Frame) -> None:
    """A wound for everybody in the building, and around it on 3+; on the centre board on 3+."""
    if f.building == LEFT_OPEN:
        f.building = -1
        f.finish()
        if is_safe_zone(g):
            g.emit("airstrike-spared")
            return
        g.emit("airstrike-centre")
        for space in spaces_of(g, CENTRE_BOARD):
            hit_models(g, space, HITS_AROUND)
        return
    if f.building < 0:
        f.finish()
        return
    g.emit("airstrike", building=f.building)
    inside = g.board.buildings[f.building].spaces
    around = sorted({near for space in inside for near in g.board.adjacent[space]} - set(inside))
    for space in inside:
        hit_models(g, space, 1)
    for space in around:
        hit_models(g, space, HITS_AROUND)


def is_safe_zone(g: Lnoe) -> bool:
    """Whether the pilots see a light in each corner of the centre board: they do not bomb it then.  [3.15.1]"""
    return SEEN in g.flags and all(g.flagged(SEEN, space) for space in spaces_of(g, CORNERS))


def hit_models(g: Lnoe, space: int, needed: int) -> None:
    """Each model in a space takes a wound, on a die if one is needed, be it a Hero, a Zombie or one of the town."""
    for model in [model for roster in g.rosters for model in roster if g.space_of[model] == space]:
        if needed > 1 and g.roll("bombs", 1, model)[0] < needed:
            continue
        if g.model[model].side == "zombies":
            wound_zombie(g, model, by=AIRSTRIKE, kill=False)
        else:
            wound_hero(g, model, AIRSTRIKE, AIRSTRIKE)


@strike.step
def bring_it_down(g: Lnoe, f: Frame) -> None:
    """Whoever is still inside gets out; nobody is crushed besides.  [16.4.6, 12.4]"""
    destroy_building(g, f.building, "spared")
