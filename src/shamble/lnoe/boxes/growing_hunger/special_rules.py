"""What the special rules of Growing Hunger do when a game is set up.  [16.2]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board, board_from
from shamble.lnoe.board.doors import walls_without_door
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.content import MODEL, ModelKind
from shamble.lnoe.places import spaces_of
from shamble.lnoe.rules.cards import put_marker
from shamble.lnoe.rules.end_of_move import can_search_for_free, marker_use
from shamble.lnoe.rules.spawn import in_control
from shamble.lnoe.rules.tables import roll_on
from shamble.lnoe.scenario import SpecialRule, in_effect, scenario_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import IN_POOL

DONE: Option = ("done",)

# -- Zombies -----------------------------------------------------------------------------------------------

grave_dead = SpecialRule("grave-dead")


@grave_dead.on("pools-filled")
def raise_grave_dead(g: Lnoe) -> None:
    """Seven figures of one use; dice say which ability all of them have, unless they are there.  [5.7.2, 14.4.3]"""
    if any(kind.family == "grave-dead" for kind in g.model):
        return
    kinds = grave_dead_kinds(g)
    if evens_the_odds(g) and not g.profile.as_printed:
        g.call("choose-grave-dead", seat=g.lead_zombie_seat())
        return
    if g.profile.grave_dead_table == "d36":
        kind = MODEL[roll_on(g, "grave-dead", {kind.id: kind.row.d36 for kind in kinds}, 2)]
    else:
        die = g.roll("grave-dead", 1, g.seats[g.lead_zombie_seat()])[0]
        kind = next(kind for kind in kinds if kind.row.d6 == die)
    gather_grave_dead(g, kind)


def grave_dead_kinds(g: Lnoe) -> list[ModelKind]:
    return [kind for kind in g.content.models if kind.family == "grave-dead"]


def gather_grave_dead(g: Lnoe, kind: ModelKind) -> None:
    """The Grave Dead of this game are of this kind.  [14.4]"""
    owner = in_control(g)
    g.add_models([(kind.id, number + 1, owner, None) for number in range(kind.pool)], IN_POOL)
    g.emit("grave-dead", ability=kind.id)


def evens_the_odds(g: Lnoe) -> bool:
    """Whether a building stands that makes it easier for the Heroes of the scenario.  [Appendix II]"""
    building = scenario_of(g).row.grave_dead_if
    return bool(building and g.board.place(building))


choose_ability = Rule("choose-grave-dead")  # facts: seat


@choose_ability.step
def offer_abilities(g: Lnoe, f: Frame) -> None:
    """The Zombie player chooses what is rolled for otherwise.  [14.4.3]"""
    g.ask(f.seat, "choose", [("choose", "figure", kind.id) for kind in grave_dead_kinds(g)], facts=("grave-dead",))


@choose_ability.step
def take_ability(g: Lnoe, f: Frame) -> None:
    gather_grave_dead(g, MODEL[g.answer[2]])


horde = SpecialRule("zombie-horde-21")


@horde.on("pools-filled")
def gather_horde(g: Lnoe) -> None:
    """Seven more standard Zombies, which two players share.  [16.4.12, 17.1.2]"""
    more, owner = MODEL["horde-zombie"].pool, in_control(g)
    g.add_models([("horde-zombie", g.horde + number + 1, owner, None) for number in range(more)], IN_POOL)
    g.horde += more


# -- doors -------------------------------------------------------------------------------------------------

extra_doors = SpecialRule("extra-doors")
doors = Rule("extra-doors")  # facts: left


@extra_doors.on("boards-laid")
def offer_doors(g: Lnoe) -> None:
    """Before anything else lies on the board the Heroes may put doors into walls.  [16.3.2]"""
    g.call("extra-doors", left=in_effect(g, "extra-doors") * g.profile.doors_each_time)


@doors.step
def choose_wall(g: Lnoe, f: Frame) -> None:
    walls = dict.fromkeys(_walls(g.board).values()) if f.left else ()
    options: list[Option] = [("choose", "space", here, "to", there) for here, there in walls]
    g.ask(g.lead_hero_seat(), "choose", [DONE, *options], facts=("door",))


@doors.step
def break_through(g: Lnoe, f: Frame) -> None:
    if g.answer == DONE:
        return
    f.left -= 1
    f.to("choose_wall")
    wanted = (g.answer[2], g.answer[4])
    door = next(cells for cells, wall in _walls(g.board).items() if wall == wanted)
    laid = g.board.description
    g.lay(board_from({**laid, "doors": [*laid.get("doors", []), list(door)]}))
    g.emit("door", to=wanted[0])


@kept_with_board
def _walls(board: Board) -> dict[tuple[str, str], tuple[int, int]]:
    """Every piece of wall without a door: its cells -> its spaces."""
    space_of = board.by_name
    return {(here, there): (space_of[here], space_of[there]) for here, there in walls_without_door(board)}


# -- markers to be used after a move -----------------------------------------------------------------------

free_search_markers = SpecialRule("free-search-markers")


@free_search_markers.on("heroes-placed")
def lay_free_search_markers(g: Lnoe) -> None:
    """One on each building without a Hero; in a house that cannot be searched, in each of its outer rooms, and in
    one that no die ever points at, in every room.  [5.6.7, 16.3.9, 16.3.9.2, 16.3.9.3]
    """
    without = {space for place in scenario_of(g).row.no_free_search for space in spaces_of(g, place)}
    for number, building in enumerate(g.board.buildings):
        if without.intersection(building.spaces):
            continue
        rooms = rooms_of(g, number)
        if building.searchable and rooms and not building.numbers:
            for room in rooms:
                put_marker(g, "free-search", min(room))
        elif not building.searchable:
            for room in outer_rooms(g, number):
                put_marker(g, "free-search", min(room))
        elif not any(g.heroes_at[space] for space in building.spaces):
            put_marker(g, "free-search", building=number)


def outer_rooms(g: Lnoe, building: int) -> list[frozenset[int]]:
    """The rooms of two spaces in a building."""
    return [room for room in rooms_of(g, building) if len(room) == 2]


def rooms_of(g: Lnoe, building: int) -> list[frozenset[int]]:
    spaces = set(g.board.buildings[building].spaces)
    return [room for room in g.board.areas.values() if room <= spaces]


@marker_use("free-search", can_search_for_free)
def search_for_free(g: Lnoe, hero: int) -> None:
    """[16.3.9.1]"""
    g.call("free-search", hero=hero)
