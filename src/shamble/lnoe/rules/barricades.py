"""Barricades: built on whole walls, reinforced, tested and torn down.  [8.1.2, 8.4.4, 8.6]

A state holds the walls that are barricaded, each with its Reinforcement markers. Nobody asks for anything else while no
barricade stands. Sight goes through them as if they were not there.  [10.3.3]
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_walls
from shamble.lnoe.board.whole_walls import (
    EdgeName,
    crossings,
    doors_in_walls,
    outer_walls,
    walled_steps,
    walls_by_edge,
    walls_touched,
    whole_walls,
)
from shamble.lnoe.describe import EXERT
from shamble.lnoe.rules.areas import area_gives
from shamble.lnoe.rules.steps import changes_steps
from shamble.lnoe.rules.wound import wound_hero
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import hero_total, total

MODULE = "barricades"
BUILDS_WITH, MOST_REINFORCEMENTS, BREAKS_ON = 4, 3, 4
EXERTION = "exertion"
"""What wounds a Hero who exerts: nobody turns who dies of it.  [8.6.3.1]"""


def may_barricade(g: Lnoe) -> bool:
    """Whether this game is played with barricades at all."""
    return g.content.barricades


# -- what stands where -------------------------------------------------------------------------------------


def edge_of(g: Lnoe, wall: int) -> EdgeName:
    """How the protocol calls a wall: by its first edge."""
    return whole_walls(g.board)[wall].name


def wall_at(g: Lnoe, edge: EdgeName) -> int:
    """The wall that an edge is part of, -1: none that could be barricaded."""
    return walls_by_edge(g.board).get(edge, -1)


def in_the_way(g: Lnoe, at: int, to: int) -> tuple[int, ...]:
    """The barricaded walls that a step cannot avoid.

    A diagonal step over a corner goes through either wall: both must be barricaded to bar it, and then both count.
    [8.1.2.1, Ruling S5]
    """
    ways = crossings(g.board).get((at, to))
    if ways is None:
        return ()
    standing, met = g.barricades, frozenset[int]()
    for way in ways:
        if way.isdisjoint(standing):
            return ()
        met |= way.intersection(standing)
    return tuple(sorted(met))


def touched_by(g: Lnoe, hero: int) -> tuple[int, ...]:
    """The walls that a Hero may work on: those touched, by some rules only from inside the building.  [8.6.1]"""
    space = g.space_of[hero]
    touched = walls_touched(g.board)[space]
    return touched if not touched or g.profile.barricades_from_outside else _from_inside(g.board, space, touched)


def _from_inside(board: Board, space: int, touched: tuple[int, ...]) -> tuple[int, ...]:
    """Those of the walls that belong to the building in which the space lies."""
    building, walls = board.building[space], whole_walls(board)
    return tuple(wall for wall in touched if building in walls[wall].buildings)


# -- building and reinforcing ------------------------------------------------------------------------------


def building_options(g: Lnoe, hero: int, *, exert: bool = False) -> list[Option]:
    """Every barricade that could be built or reinforced from where the Hero stands.  [8.6.1, 8.6.2]"""
    touched, standing = touched_by(g, hero), g.barricades
    if not touched:
        return []
    built, reinforced = _works(g.board, exert)
    if not standing or standing.keys().isdisjoint(touched):
        return list(map(built.__getitem__, touched))
    options: list[Option] = []
    for wall in touched:
        if wall not in standing:
            options.append(built[wall])
        elif standing[wall] < MOST_REINFORCEMENTS:
            options.append(reinforced[wall])
    return options


@kept_with_walls
def _works(board: Board, exert: bool) -> tuple[tuple[Option, ...], tuple[Option, ...]]:
    """The options of building at each wall and of reinforcing there, by a Move Action or by exerting."""
    paid: tuple[bool, ...] = (True,) if exert else ()
    names = [wall.name for wall in whole_walls(board)]
    return tuple(("build", name, *paid) for name in names), tuple(("reinforce", name, *paid) for name in names)


def move_action_options(g: Lnoe, hero: int, movement: int) -> list[Option]:
    """A Hero with 4 or more for movement may build in place of moving; a tool may make it easier.  [8.6.1]"""
    return building_options(g, hero) if movement >= movement_to_build(g, hero) else []


def _tool(g: Lnoe, hero: int) -> int:
    """An item that helps to build, if nobody else has used it this turn; else -1."""
    for copy in g.items[hero]:
        if g.content.kinds[copy].row.builds_with and g.may_use(hero, copy):
            return copy
    return -1


def movement_to_build(g: Lnoe, hero: int) -> int:
    """What a Hero must have for movement to build or reinforce.  [8.6.1]"""
    tool = _tool(g, hero)
    by_hand = area_gives(g, "builds_with", g.space_of[hero]) or BUILDS_WITH
    if g.content.experience:
        by_hand = hero_total(g, "builds-with", hero, by_hand)
    return by_hand if tool < 0 else min(by_hand, g.content.kinds[tool].row.builds_with)


def work_on(g: Lnoe, hero: int, option: Option) -> None:
    """Build or reinforce by a Move Action; a tool adds more than one Reinforcement marker."""
    wall, tool = wall_at(g, option[1]), _tool(g, hero)
    if tool >= 0:
        g.note_use(tool, hero)
    if option[0] == "build":
        build(g, wall, hero)
    else:
        markers = 1 if tool < 0 else g.content.kinds[tool].row.reinforces
        reinforce(g, wall, hero, hero_total(g, "reinforces", hero, markers) if g.content.experience else markers)


def build(g: Lnoe, wall: int, who: int = -1) -> None:
    """A barricade stands to the end of the game.  [8.6.1.2]"""
    g.barricades = {**g.barricades, wall: 0}
    if g.events is not None:
        g.emit("built", who=who, edge=edge_of(g, wall))


def fortify(g: Lnoe, building: int, reinforcements: int = 0) -> None:
    """A building is Fully Barricaded from the start, or Fully Reinforced as well.  [8.6.5, 8.6.6]"""
    g.barricades = {**g.barricades, **dict.fromkeys(sorted(outer_walls(g.board)[building]), reinforcements)}


def reinforce(g: Lnoe, wall: int, who: int = -1, count: int = 1) -> None:
    """One more Reinforcement marker, at most three.  [8.6.2]"""
    there = min(MOST_REINFORCEMENTS, g.barricades[wall] + count)
    g.barricades = {**g.barricades, wall: there}
    if g.events is not None:
        g.emit("reinforced", who=who, edge=edge_of(g, wall), reinforcements=there)


def weaken(g: Lnoe, wall: int, who: int) -> None:
    """A Reinforcement marker goes; the barricade itself stays.  [8.1.2, 8.4.4.1]"""
    left = g.barricades[wall] - 1
    g.barricades = {**g.barricades, wall: left}
    g.emit("broken", who=who, edge=edge_of(g, wall), reinforcements=left)


# -- exerting ----------------------------------------------------------------------------------------------

exerting = Rule("exert")  # facts: hero


@exerting.step
def offer_work(g: Lnoe, f: Frame) -> None:
    """At the end of the Move Action a Hero may take wounds to build, each for one piece of work.  [8.6.3]"""
    able = g.space_of[f.hero] >= 0 and not g.lost_turn >> f.hero & 1 and not total(g, "cannot-exert", f.hero)
    options = building_options(g, f.hero, exert=True) if able else []
    if not options:
        f.finish()
        return
    g.ask(g.owner[f.hero], "move-action", [("done",), *options], f.hero, (0, EXERT))


@exerting.step
def exert(g: Lnoe, f: Frame) -> None:
    """Even the last wound finishes the work.  [8.6.3]"""
    if g.answer[0] == "done":
        f.finish()
        return
    f.to("offer_work")
    work_on(g, f.hero, g.answer)
    wound_hero(g, f.hero, EXERTION, EXERTION)


# -- Heroes ------------------------------------------------------------------------------------------------


@changes_steps(MODULE, side="heroes")
def reinforced_doors_are_shut(g: Lnoe, hero: int, at: int, steps: Sequence[int]) -> Sequence[int]:
    """A Hero passes a barricade, but no Reinforcement marker on it.  [8.4.4, 8.4.4.1]"""
    if not any(g.barricades.values()):
        return steps
    board = g.board
    # Who has no other steps than the printed ones crosses walls through doors alone.
    walled = doors_in_walls(board)[at] if steps is board.hero_steps[at] else walled_steps(board)[at]
    return _through_open_doors(g, at, steps, walled) if walled else steps


def _through_open_doors(g: Lnoe, at: int, steps: Sequence[int], walled: Collection[int]) -> list[int]:
    return [to for to in steps if to not in walled or not reinforcements_between(g, at, to)]


def reinforcements_between(g: Lnoe, at: int, to: int) -> list[int]:
    """The reinforced walls that a step cannot avoid."""
    walls = in_the_way(g, at, to)
    return [wall for wall in walls if g.barricades[wall]] if walls else []


def clearing_options(g: Lnoe, hero: int) -> list[Option]:
    """One movement point takes one marker off a barricade over a door in front of the Hero.  [8.4.4.1]"""
    if not any(g.barricades.values()):
        return []
    at = g.space_of[hero]
    doors = doors_in_walls(g.board)[at]
    return _reinforced_in_front(g, at, doors) if doors else []


def _reinforced_in_front(g: Lnoe, at: int, doors: tuple[int, ...]) -> list[Option]:
    walls = {wall for to in doors for wall in reinforcements_between(g, at, to)}
    return [("clear", edge_of(g, wall)) for wall in sorted(walls)]


# -- Zombies -----------------------------------------------------------------------------------------------


def breaks_through(g: Lnoe, zombie: int, to: int) -> bool:
    """Whether a Zombie gets into a space: each barricaded wall wants 4+, and gives way only unreinforced.

    One that fails, or tears a Reinforcement marker off, stays where it is and moves no further.  [8.1.2, 8.1.2.2]
    """
    walls = in_the_way(g, g.space_of[zombie], to)
    if not walls:
        return True
    if g.roll("barricade", 1, zombie)[0] < BREAKS_ON:
        g.emit("kept-out", who=zombie)
        return False
    reinforced = [wall for wall in walls if g.barricades[wall]]
    if not reinforced:
        return True
    g.call(
        "tear-at-barricade", seat=g.owner[zombie], zombie=zombie, edges=tuple(edge_of(g, wall) for wall in reinforced)
    )
    return False


tearing = Rule("tear-at-barricade")  # facts: seat, zombie, edges (of reinforced walls)


@tearing.step
def choose_wall(g: Lnoe, f: Frame) -> None:
    """At a corner the Zombie player picks the wall.  [8.1.2.1]"""
    g.ask(f.seat, "choose", [("choose", "edge", edge) for edge in f.edges], f.zombie, ("wall",))


@tearing.step
def tear_down(g: Lnoe, f: Frame) -> None:
    weaken(g, wall_at(g, g.answer[2]), f.zombie)
