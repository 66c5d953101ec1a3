"""Exploration markers: what lies under them is not known before one is turned.  [16.6.10]

Nobody sees a marker before, so it is drawn from the bag when it is turned; the bag is what is left of it.
"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.at_hand import refresh
from shamble.lnoe.rules.cards import lasting, put_marker
from shamble.lnoe.rules.end_of_move import can_search_for_free, marker_use
from shamble.lnoe.rules.hero_move import place_hero
from shamble.lnoe.rules.new_hero import draw_scenario_cards, enlist, take_starting_cards, unused_sheets
from shamble.lnoe.rules.scenario_acts import MARKER_TURNED
from shamble.lnoe.rules.spawn import place_zombie
from shamble.lnoe.scenario import SpecialRule
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP
from shamble.lnoe.uses import happened

BAG = {"free-search": 16, "surprise-attack-1": 2, "surprise-attack-2": 1, "new-hero": 1}

exploration = SpecialRule("exploration-markers")


@exploration.on("heroes-placed")
def lay_exploration_markers(g: Lnoe) -> None:
    """One on each building without a Hero, as long as there are markers.  [16.6.10.1, 3.11.3]"""
    houses = [number for number, building in enumerate(g.board.buildings) if not building.thicket]
    empty = [number for number in houses if not any(g.heroes_at[at] for at in g.board.buildings[number].spaces)]
    markers = sum(BAG.values())
    if len(empty) > markers:
        g.shuffle(SETUP, empty)
    for number in sorted(empty[:markers]):
        put_marker(g, "exploration", building=number)
    g.notes.update({_noted(found): count for found, count in BAG.items()})


def _noted(found: str) -> str:
    """How the notes of the game call what is left of a marker in the bag."""
    return f"exploration-{found}"


@marker_use("exploration", lambda g, hero: True)
def turn_marker(g: Lnoe, hero: int) -> None:
    """[16.6.10.2]"""
    bag = [found for found, count in BAG.items() for _ in range(g.notes.get(_noted(found), count))]
    found = bag[g.pick(SETUP, len(bag))]
    g.notes[_noted(found)] = bag.count(found) - 1
    happened(g, MARKER_TURNED, hero)
    if found == "free-search":
        g.emit("explored-free-search", who=hero)
        if can_search_for_free(g, hero):
            g.call("free-search", hero=hero)
    elif found == "new-hero":
        g.call("survivor-found", hero=hero)
    else:
        g.emit("explored-surprise-attack", who=hero)
        for _ in range(int(found[-1])):
            spring(g, g.space_of[hero])


def spring(g: Lnoe, space: int) -> None:
    """A Zombie from the first pool that has one."""
    for seat in g.seats_of("zombies"):
        if place_zombie(g, seat, space) >= 0:
            return


survivor = Rule("survivor-found")  # facts: hero (who turned the marker); then found


@survivor.step
def join(g: Lnoe, f: Frame) -> None:
    """A Hero nobody plays yet joins in the same space, does nothing this turn and is never replaced.  [16.6.10]"""
    unused = unused_sheets(g)
    if not unused:
        f.finish()
        return
    seat = g.owner[f.hero]
    found = enlist(g, unused[g.pick(SETUP, len(unused))], seat)
    f.found = found
    g.emit("hero-joins", who=found, seat=seat)
    place_hero(g, found, g.space_of[f.hero])
    g.emit("placed", who=found, to=g.space_of[f.hero])
    g.activated |= 1 << found
    g.lost_turn |= 1 << found
    lasting(g, "never-replaced", found, 1, "game")
    refresh(g, seat)


@survivor.step
def bring_cards(g: Lnoe, f: Frame) -> None:
    """With the own starting cards, those that every Hero starts with, and a free one.  [13.11, 13.11.2]"""
    take_starting_cards(g, f.found)
    g.call("draw-hero-card", hero=f.found, starting=True)
    draw_scenario_cards(g, f.found)
