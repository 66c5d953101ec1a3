"""Destroyed buildings.  [12.4]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.content import MARKER
from shamble.lnoe.goal_words import DESTROYED
from shamble.lnoe.rules.burning import face_fire
from shamble.lnoe.rules.cards import leave_play, put_marker, take_marker
from shamble.lnoe.rules.counters import move_counters_on
from shamble.lnoe.rules.edge import leave_board
from shamble.lnoe.rules.hero_move import place_hero
from shamble.lnoe.rules.random_building import real_buildings
from shamble.lnoe.rules.scenario_acts import leave_by_a_way_out
from shamble.lnoe.rules.spawn import JUST_PLACED
from shamble.lnoe.rules.steps import may_stand
from shamble.lnoe.rules.wound import may_be_lifted, return_to_pool, wound_zombie
from shamble.lnoe.rules.zombie_move import move_zombie
from shamble.lnoe.state import Lnoe
from shamble.lnoe.uses import total

DONE: Option = ("done",)

destroy = Rule(
    "destroy-building"
)  # facts: building, fate (of the Zombies inside: killed, returned or spared); then fled


def destroy_building(g: Lnoe, building: int, fate: str = "killed") -> None:
    """A building falls: nobody enters it any more.

    The Zombies inside are killed, or leave the board unharmed: back to their pools or, without one, out of the game.
    """
    g.call("destroy-building", building=building, fate=fate)


@destroy.step
def fall(g: Lnoe, f: Frame) -> None:
    """Cards and markers on it go, and so do its pits.  [12.4.5, 16.6.8.2]"""
    move_counters_on(g, f.building)
    for row in [row for row in g.in_play if row[3] == f.building]:
        leave_play(g, row[0])
    spaces = g.board.buildings[f.building].spaces
    for marker in [one for one in g.markers if one.building == f.building or one.space in spaces]:
        printed = MARKER[marker.kind]
        if not printed.carried and not {"moves-on", "outlasts-the-building"} & set(printed.does):
            take_marker(g, marker)
    g.pits = [pit for pit in g.pits if pit not in spaces]
    put_marker(g, DESTROYED, building=f.building)
    for marker in [one for one in g.markers if one.space in spaces and MARKER[one.kind].carried]:
        # What Heroes carried and dropped there lies where they can get at it.  [Ruling T11]
        take_marker(g, marker)
        put_marker(g, marker.kind, ways_out(g, marker.space)[0])


@destroy.step
def crush(g: Lnoe, f: Frame) -> None:
    """Nobody is, where those inside have had their share already.  [12.4.3]"""
    if f.fate == "spared":
        return
    for zombie in [zombie for space in g.board.buildings[f.building].spaces for zombie in g.zombies_in(space)]:
        if f.fate != "returned":
            wound_zombie(g, zombie, by=DESTROYED, kill=True)
        elif may_be_lifted(g, zombie):
            return_to_pool(g, zombie)
        else:
            leave_board(g, zombie)


@destroy.step
def choose_way_out(g: Lnoe, f: Frame) -> None:
    """Whoever is left, people of the town too, is pushed to a space next to theirs, or two where there is none.

    [12.4.1, 12.4.3]
    """
    spaces = g.board.buildings[f.building].spaces
    left = [model for roster in g.rosters for model in roster if g.space_of[model] in spaces]
    if not left:
        f.finish()
        return
    model = left[0]
    options = [("place", model, space) for space in ways_out(g, g.space_of[model])]
    g.ask(g.owner[model], "choose", options, model, ("way-out",))


@destroy.step
def get_out(g: Lnoe, f: Frame) -> None:
    _, model, space = g.answer
    f.to("choose_way_out")
    start = g.space_of[model]
    if g.model[model].side == "zombies":
        move_zombie(g, model, space)
        return
    if g.is_hero(model):
        f.fled = (*fled(f), model)
        place_hero(g, model, space)
    else:
        g.put(model, space)
    g.emit("moved", who=model, to=space, **{"from": start})
    face_fire(g, model)
    if g.is_hero(model):
        leave_by_a_way_out(g, model)


def fled(f: Frame) -> tuple[int, ...]:
    """The Heroes who have got out of the falling building."""
    heroes: tuple[int, ...] = f.__dict__.get("fled", ())
    return heroes


def ways_out(g: Lnoe, space: int) -> list[int]:
    """The nearest spaces round one that are not in a destroyed building; walls do not matter."""
    away = g.board.distance[space]
    free = [to for to in range(len(g.board.names)) if may_stand(g, to)]
    nearest = min(away[to] for to in free)
    return [to for to in free if away[to] == nearest]


# -- torn down by Zombies, where a scenario is about it ----------------------------------------------------

tear_down = Rule("tear-down")


@tear_down.step
def choose_building(g: Lnoe, f: Frame) -> None:
    """The first Zombie player may bring down whatever is full, one building after the other.  [Ruling G14]"""
    full = full_buildings(g)
    options: list[Option] = [("choose", "building", building) for building in full]
    g.ask(g.lead_zombie_seat(), "choose", [DONE, *options], facts=("tear-down",))


@tear_down.step
def bring_down(g: Lnoe, f: Frame) -> None:
    if g.answer != DONE:
        f.to("choose_building")
        destroy_building(g, g.answer[2], "returned")


def full_buildings(g: Lnoe) -> list[int]:
    """The buildings without a Hero and with a Zombie in each space; those placed this turn do not count."""
    held = {g.space_of[zombie] for zombie in g.zombies if not (g.effects and total(g, JUST_PLACED, zombie))}
    full = [b for b in real_buildings(g) if held.issuperset(g.board.buildings[b].spaces)]
    return [b for b in full if not any(g.heroes_at[space] for space in g.board.buildings[b].spaces)]
