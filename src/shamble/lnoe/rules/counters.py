"""Hidden counters on random buildings.  [16.6.8]"""

from __future__ import annotations

from shamble.compass import cell
from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.content import MARKER
from shamble.lnoe.places import OBJECTIVE
from shamble.lnoe.rules.cards import put_marker, take_marker
from shamble.lnoe.rules.random_building import open_buildings, roll_random_building, standing_buildings
from shamble.lnoe.scenario import scenario_of
from shamble.lnoe.scenario_rows import CountersRow
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import SETUP, Marker

place_counters = Rule("place-counters")  # facts: kind (of marker), count; then left, building


def lay_counters(g: Lnoe, kind: str, count: int) -> None:
    """Lay so many counters face down, each on a random building of its own.  [16.6.8]"""
    g.call("place-counters", kind=kind, count=count, left=count)


@place_counters.step
def find_building(g: Lnoe, f: Frame) -> None:
    """Some scenarios have one on each of certain boards first, or none in certain buildings.  [16.6.8, 16.6.8.3]"""
    f.building = -1
    row = scenario_of(g).row.counters or CountersRow()
    laid = f.count - f.left
    if f.left:
        # Where one lies nobody may take over, so none comes to lie where somebody has.  [16.6.8.2]
        free = [b for b in without_counter(g, f.kind) if not g.flagged("bars-heroes", b)]
        if scenario_of(g).row.counters_each_board:
            free = [b for b in free if _has_room(g, f, b)]
        if row.not_in:
            free = [b for b in free if g.board.buildings[b].id not in row.not_in]
        manned = {g.board.plot[at] for at in g.hero_spaces()}
        unmanned = [b for b in free if b not in manned]
        on = _far_boards(g.board, row.far_from, f.count) if row.far_from else row.on
        roll_random_building(g, unmanned or free, on=on[laid] if laid < len(on) else -1)


@place_counters.step
def lay_one(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        number_them(g, f.kind, f.count)
        return
    put_marker(g, f.kind, building=f.building)
    f.left -= 1
    f.to("find_building")


@kept_with_board
def _far_boards(board: Board, place: str, count: int) -> list[int]:
    """The outer boards at the other end of the board, each for its share of the counters."""
    column = {at: cell(board.names[at])[0] for at in range(len(board.names))}
    left = 2 * max(map(column.__getitem__, board.place(place)), default=0) < board.plan.width
    ends: dict[int, list[int]] = {}
    for at, outer in enumerate(board.outer_of):
        if outer >= 0:
            ends.setdefault(outer, []).append(column[at])
    far = [outer for outer, columns in sorted(ends.items()) if (2 * min(columns) >= board.plan.width) == left]
    return [outer for outer in far for _ in range(count // len(far))]


def _has_room(g: Lnoe, f: Frame, building: int) -> bool:
    """Where a scenario spreads them over the boards, each board takes its share.  [16.6.8.3]"""
    buildings = g.board.buildings
    here = [m for m in g.markers if m.kind == f.kind and buildings[m.building].board == buildings[building].board]
    return len(here) < int(f.count) // max(1, len(g.board.outer))


def without_counter(g: Lnoe, kind: str) -> list[int]:
    marked = {marker.building for marker in g.markers if marker.kind == kind}
    return [building for building in standing_buildings(g) if building not in marked]


def number_them(g: Lnoe, kind: str, count: int) -> None:
    """Nobody looked at them, so it is only now that chance says which is which."""
    faces = list(range(1, count + 1))
    g.shuffle(SETUP, faces)
    g.markers = [one._replace(value=faces.pop()) if one.kind == kind else one for one in g.markers]


# -- a building with a counter falls -----------------------------------------------------------------------

move_counter = Rule("move-counter")  # facts: kind, fallen (the building it lies on); then building


def move_counters_on(g: Lnoe, building: int) -> None:
    """Counters of a destroyed building, and what else the scenario is about, go to another one.  [12.4.5, 16.6.8.2]"""
    if _is_objective(g, building):
        put_marker(g, OBJECTIVE, building=building)
    for kind in dict.fromkeys(marker.kind for marker in lying_on(g, building)):
        g.call("move-counter", kind=kind, fallen=building)


def _is_objective(g: Lnoe, building: int) -> bool:
    """Whether the Heroes want to get to this building, one of those that are rolled for."""
    row = g.board.buildings[building]
    singles = [single for goal in scenario_of(g).goals("heroes") for single in goal.singles()]
    return bool(row.numbers) and any(getattr(single, "at", "") == row.id for single in singles)


def lying_on(g: Lnoe, building: int) -> list[Marker]:
    """What moves on when a building falls; what Heroes could take along out of its rooms is pushed out instead."""
    rooms = g.board.buildings[building].spaces
    moving = [one for one in g.markers if "moves-on" in MARKER[one.kind].does]
    return [one for one in moving if one.building == building or (one.space in rooms and not MARKER[one.kind].carried)]


@move_counter.step
def find_another(g: Lnoe, f: Frame) -> None:
    f.building = -1
    taken = {g.board.plot[one.space] for one in g.markers if one.kind == f.kind and one.space >= 0}
    free = [b for b in without_counter(g, f.kind) if b != f.fallen and b not in taken]
    entered = open_buildings(g)
    roll_random_building(g, [b for b in free if b in entered] or free)


def _moving(g: Lnoe, f: Frame) -> list[Marker]:
    return [one for one in lying_on(g, f.fallen) if one.kind == f.kind]


@move_counter.step
def choose_room(g: Lnoe, f: Frame) -> None:
    """What lay in a room lies in a room again, where the Zombie player likes."""
    if f.building < 0 or _moving(g, f)[0].building >= 0:
        f.to("lay_it_there")
        return
    rooms: list[Option] = [("choose", "space", space) for space in g.board.buildings[f.building].spaces]
    g.ask(g.lead_zombie_seat(), "choose", rooms, facts=("space",))


@move_counter.step
def lay_in_room(g: Lnoe, f: Frame) -> None:
    for marker in _moving(g, f):
        take_marker(g, marker)
        put_marker(g, f.kind, g.answer[2], copy=marker.copy)
        g.markers[-1] = marker._replace(space=g.answer[2])
    f.finish()


@move_counter.step
def lay_it_there(g: Lnoe, f: Frame) -> None:
    for marker in _moving(g, f):
        take_marker(g, marker)
        if f.building >= 0:
            put_marker(g, f.kind, building=f.building)
            g.markers[-1] = Marker(f.kind, building=f.building, value=marker.value)
