"""Fire: how it starts and spreads, what it sets off, what it burns down; and the Fire Phase.  [6.3, 12]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.rules.burning import (
    BURNING,
    FIRE,
    NEW_FIRE,
    count_fires,
    existing_fires,
    face_fire,
    goes_out_on,
    is_burning,
    may_burn,
    spread_fire,
    start_fire,
)
from shamble.lnoe.rules.destroyed import destroy_building
from shamble.lnoe.rules.gas import explode, gas_near_fire
from shamble.lnoe.rules.generators import burn_generator, generators
from shamble.lnoe.rules.ooze import burn_remains
from shamble.lnoe.scenario import tell
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import RUNNING, Marker

DONE: Option = ("done",)
HEROES_CHOOSE, ZOMBIES_CHOOSE = 1, 6
WAYS = {2: (0, -1), 3: (1, 0), 4: (0, 1), 5: (-1, 0)}
"""Where the arrows of a fire point, by the die; the other faces are a choice.  [6.3.2.2, Ruling T2]"""
SPREADS_ON, CONSUMES_ON = 5, 6
"""The table of the Fire Phase.  [6.3.2]"""


def _lay(g: Lnoe, kind: str, space: int) -> None:
    g.markers.append(Marker(kind, space))
    g.note_markers()
    g.emit("fire", space=space, new=kind == NEW_FIRE)


def put_out(g: Lnoe, space: int) -> None:
    """[6.3.2.1]"""
    g.markers = [one for one in g.markers if one.space != space or one.kind not in (FIRE, NEW_FIRE)]
    g.note_markers()
    g.emit("fire-out", space=space)


# -- a fire starts -----------------------------------------------------------------------------------------

ignite = Rule("ignite")  # facts: space, seat (who started it)


@ignite.step
def make_room(g: Lnoe, f: Frame) -> None:
    """There are only so many markers: who started the fire takes one from elsewhere, if any has turned.

    [12.1.3, 6.3.2.4]
    """
    if not may_burn(g, f.space):
        f.finish()
    elif count_fires(g) < g.profile.fire_limit:
        f.to("catch_fire")
    elif existing := existing_fires(g):
        g.ask(f.seat, "fire", [("put-out", space) for space in existing], facts=("limit",))
    else:
        f.finish()


@ignite.step
def take_marker_there(g: Lnoe, f: Frame) -> None:
    put_out(g, g.answer[1])


@ignite.step
def catch_fire(g: Lnoe, f: Frame) -> None:
    """Everybody in the space may be burnt.  [12.2, 12.3]"""
    _lay(g, NEW_FIRE, f.space)
    burn_remains(g, f.space)
    tell(g, "marker")
    for model in [model for roster in g.rosters for model in roster if g.space_of[model] == f.space]:
        face_fire(g, model)
    if RUNNING in g.flags:
        burn_generator(g, f.space)


@ignite.step
def set_off_gas(g: Lnoe, f: Frame) -> None:
    """[9.5.3.2]"""
    for space in gas_near_fire(g):
        explode(g, space, f.seat)


@ignite.step
def burn_down(g: Lnoe, f: Frame) -> None:
    """A building that burns in every space is destroyed, but for one of a single space.  [12.3.1, 12.3.2]"""
    building = g.board.building[f.space]
    spaces = g.board.buildings[building].spaces if building >= 0 else ()
    if len(spaces) > 1 and all(is_burning(g, space) for space in spaces):
        destroy_building(g, building)


# -- a fire spreads ----------------------------------------------------------------------------------------

spreading = Rule("spread-fire")  # facts: space, seat (who takes markers from elsewhere), chosen (the way is seat's)


@spreading.step
def find_way(g: Lnoe, f: Frame) -> None:
    """A die points one way, or gives a side the choice; walls stop no fire, others and edges do.

    [6.3.2.2, 6.3.2.3, Ruling T3]
    """
    die = ZOMBIES_CHOOSE if f.chosen else g.roll("fire-direction")[0]
    chooser = g.lead_hero_seat() if die == HEROES_CHOOSE else f.seat if f.chosen else g.lead_zombie_seat()
    ways = beyond(g.board, f.space, WAYS[die]) if die in WAYS else g.board.adjacent[f.space]
    options: list[Option] = [("spread", f.space, to) for to in ways if may_burn(g, to)]
    if not options:
        g.emit("fire-stopped", space=f.space)
        f.finish()
        return
    g.ask(chooser, "fire", options, facts=("spread",))


@spreading.step
def light_there(g: Lnoe, f: Frame) -> None:
    start_fire(g, g.answer[2], f.seat)


@kept_with_board
def beyond(board: Board, space: int, way: tuple[int, int]) -> tuple[int, ...]:
    """The spaces straight beyond one; beyond a large one there may be several."""
    found = set()
    for cell in board.cells[space] if board.names[space] not in board.plan.off_board else ():
        x, y = map(int, cell.split(","))
        found.add(board.by_name.get(f"{x + way[0]},{y + way[1]}", -1))
    return tuple(sorted(found - {-1, space}))


# -- the Fire Phase ----------------------------------------------------------------------------------------

fire_phase = Rule("fire-phase")  # facts: then spaces (of the fires that are still to be rolled for), space


@fire_phase.step
def begin(g: Lnoe, f: Frame) -> None:
    """Only where something burns; generators in a fire are damaged first.  [6.3, 6.3.1]"""
    if BURNING not in g.flags:
        f.finish()
        return
    g.emit("fire-phase")
    f.spaces = tuple(existing_fires(g))
    for marker in generators(g) if RUNNING in g.flags else ():
        burn_generator(g, marker.space)


@fire_phase.step
def roll_for_fire(g: Lnoe, f: Frame) -> None:
    """Fires that were there before: out on 1, or more in the rain; on 5 or 6 they spread.  [6.3.2, 12.3.2]"""
    if not f.spaces:
        return
    space, f.spaces = f.spaces[0], f.spaces[1:]
    f.to("roll_for_fire")
    if Marker(FIRE, space) not in g.markers:
        return
    seat = g.lead_zombie_seat()
    die = g.roll("fire", 1, g.seats[seat])[0]
    g.tell_of_roll(space=space)
    if die <= goes_out_on(g):
        put_out(g, space)
    elif die >= CONSUMES_ON and is_single_space(g, space):
        destroy_building(g, g.board.building[space])
    elif die >= SPREADS_ON:
        spread_fire(g, space, seat)


def is_single_space(g: Lnoe, space: int) -> bool:
    building = g.board.building[space]
    return building >= 0 and len(g.board.buildings[building].spaces) == 1


@fire_phase.step
def turn_new_fires(g: Lnoe, f: Frame) -> None:
    """New fires are turned, those of this phase too.  [6.3.3]"""
    new = [marker.space for marker in g.markers if marker.kind == NEW_FIRE]
    g.markers = [one._replace(kind=FIRE) if one.kind == NEW_FIRE else one for one in g.markers]
    g.note_markers()
    for space in sorted(new):
        g.emit("fire", space=space, new=False)


# -- putting fires out -------------------------------------------------------------------------------------

extinguish = Rule("put-out-fires")  # facts: seat, spaces (in reach), free (whether enough is done)


def put_out_fires(g: Lnoe, seat: int, spaces: tuple[int, ...]) -> None:
    """A player puts out fires in these spaces, as many as they like, at least one.  [9.6.1]"""
    g.call("put-out-fires", seat=seat, spaces=spaces, free=False)


@extinguish.step
def choose_fire(g: Lnoe, f: Frame) -> None:
    burning: list[Option] = [("put-out", space) for space in f.spaces if is_burning(g, space)]
    g.ask(f.seat, "fire", [DONE, *burning] if f.free or not burning else burning, facts=("put-out",))


@extinguish.step
def quench(g: Lnoe, f: Frame) -> None:
    if g.answer != DONE:
        f.free = True
        f.to("choose_fire")
        put_out(g, g.answer[1])
