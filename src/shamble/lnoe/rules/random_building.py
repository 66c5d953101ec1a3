"""Rolling a random building.  [3.4]"""

from __future__ import annotations

from collections.abc import Sequence

from shamble.kernel.flow import Frame, Rule
from shamble.lnoe.content import MARKER
from shamble.lnoe.rules.cards import discard, stays
from shamble.lnoe.rules.windows import open_window
from shamble.lnoe.state import Lnoe
from shamble.lnoe.timing import BUILDING_ROLLED
from shamble.lnoe.uses import hero_total

random_building = Rule("random-building")  # facts: usable (buildings), seat; hands back building (-1: there is none)

HEROES_CHOOSE, ZOMBIES_CHOOSE = 1, 6
DIE = 6
RING, OUTER_RING = 4, (4, 5, 6)
"""The boards of a ring, and the second die for the outer one of two.  [3.4.2]"""


def standing_buildings(g: Lnoe) -> list[int]:
    """The buildings that are not destroyed, and the numbered forest spaces.  [12.4, 3.3.6.3]"""
    return _buildings_without(g, "bars-zombies")


def real_buildings(g: Lnoe) -> list[int]:
    """Those of them that are no forest, for what needs walls or rooms.  [3.3.6.3]"""
    return [b for b in standing_buildings(g) if not g.board.buildings[b].thicket]


def open_buildings(g: Lnoe) -> list[int]:
    """The buildings that Heroes may enter, and the numbered forest spaces."""
    return _buildings_without(g, "bars-heroes")


def buildings_open_to(g: Lnoe, hero: int) -> list[int]:
    """Those that this Hero may enter: some go where others may not."""
    return standing_buildings(g) if hero_total(g, "enters-taken-over", hero) else open_buildings(g)


def _buildings_without(g: Lnoe, flag: str) -> list[int]:
    """The buildings on which no marker does this."""
    flagged, buildings = g.flags.get(flag, 0), range(len(g.board.buildings))
    return [b for b in buildings if not flagged >> b & 1] if flagged else [*buildings]


def to_take_over(g: Lnoe) -> list[int]:
    """The buildings that may still be Taken Over, also where a generator makes it harmless.  [8.6.5, 16.6.8.2]"""
    house = g.board.plot
    guarded = {house[g.space_of[zombie]] for zombie in g.zombies if g.model[zombie].row.half_human}
    guarded |= {marker.building for marker in g.markers if "bars-heroes" in MARKER[marker.kind].does}
    return [
        b
        for b in open_buildings(g)
        if b not in guarded and not g.flagged("never-taken-over", b) and not g.is_fully_barricaded(b)
    ]


def buildings_for_a_pit(g: Lnoe) -> list[int]:
    """Those in which a new Spawning Pit may open.  [8.6.5]"""
    return [b for b in standing_buildings(g) if not g.flagged("no-new-pit", b) and not g.is_fully_barricaded(b)]


LEFT_OPEN = -2
"""In place of a building: the die leaves the choice to somebody, and nobody is asked."""


def roll_random_building(
    g: Lnoe, usable: Sequence[int], seat: int = -1, *, on: int = -1, open_choice: bool = False
) -> None:
    """Roll for one of these buildings; the caller's next step finds it in `f.building` (-1: there is none).

    `seat` answers a Zombie's Choice (the player of the card), the first Zombie player if not given. `on` is an outer
    board that is not rolled for. With `open_choice` a choice means something else, and the caller finds `LEFT_OPEN`.
    """
    if on >= 0:
        here = tuple(b for b in usable if g.board.buildings[b].numbers and g.board.buildings[b].board == on)
        g.call("random-building", usable=here, seat=seat, outer=on, fixed=True)
        return
    buildings = g.board.buildings
    numbered = tuple([b for b in usable if buildings[b].numbers])
    if len(g.board.arrows) >= DIE:
        numbered = _pointed_at(g, numbered)
    chooser = seat if seat >= 0 else g.lead_zombie_seat()
    g.call("random-building", usable=numbered, seat=chooser, **({"open_choice": True} if open_choice else {}))


def _pointed_at(g: Lnoe, usable: Sequence[int]) -> tuple[int, ...]:
    """Where all six numbers point at boards nobody ever chooses, and what stands elsewhere is never rolled."""
    boards = g.board.arrows.values()
    return tuple(b for b in usable if g.board.buildings[b].board in boards)


@random_building.step
def roll_board(g: Lnoe, f: Frame) -> None:
    """1 is the Heroes' choice, 6 the Zombies', unless it points at a board; else a board with a usable building."""
    if not f.usable:
        g.hand_back(building=-1)
        f.finish()
        return
    if "outer" in f.__dict__ and _on_rolled_board(g, f):
        return
    die = g.roll("random-building")[0]
    if die in (HEROES_CHOOSE, ZOMBIES_CHOOSE) and die not in g.board.arrows:
        if "open_choice" in f.__dict__:
            g.hand_back(building=LEFT_OPEN)
            f.finish()
            return
        seat = g.lead_hero_seat() if die == HEROES_CHOOSE else f.seat
        f.to("chosen")
        g.ask(seat, "choose", [("choose", "building", b) for b in f.usable], facts=("building",))
        return
    f.outer = g.board.arrows.get(die, -1)
    if len(g.board.outer) == 2 * RING and g.roll("random-building")[0] in OUTER_RING:
        f.outer += RING
    if not _on_rolled_board(g, f):
        f.to("roll_board")


def _on_rolled_board(g: Lnoe, f: Frame) -> Sequence[int]:
    """The buildings on the board that was rolled; a drawn grid is one board."""
    buildings, outer = g.board.buildings, f.outer
    return [b for b in f.usable if buildings[b].board == outer] if g.board.outer else f.usable


@random_building.step
def roll_number(g: Lnoe, f: Frame) -> None:
    """A building that cannot be used is rolled again on the same board.  [3.4.1]"""
    die = g.roll("random-building")[0]
    for building in _on_rolled_board(g, f):
        if die in g.board.buildings[building].numbers:
            if any(react & BUILDING_ROLLED for react in g.react):
                f.building = building
                f.to("answer_roll")
            else:
                _found(g, f, building)
            return
    f.to("roll_number")


@random_building.step
def chosen(g: Lnoe, f: Frame) -> None:
    _found(g, f, g.answer[2])


@random_building.step
def answer_roll(g: Lnoe, f: Frame) -> None:
    """Who can have it rolled anew may do so before it counts."""
    f.again = False
    open_window(g, "building-rolled", only="heroes")


@random_building.step
def settle(g: Lnoe, f: Frame) -> None:
    if f.again:
        f.to("roll_board")
        if not f.__dict__.get("fixed"):
            del f.outer
    else:
        _found(g, f, f.building)


def _found(g: Lnoe, f: Frame, building: int) -> None:
    g.hand_back(building=building)
    if g.events is not None:
        g.emit("building-rolled", building=building)
    f.finish()


# -- a card that comes to lie on one -----------------------------------------------------------------------

lie_on_building = Rule("lie-on-building")  # facts: seat, card, usable; then building


def stays_on_random_building(g: Lnoe, f: Frame, usable: list[int]) -> None:
    """The played card remains in play on a random one of these buildings; without one it is discarded."""
    f.placed = True
    g.call("lie-on-building", seat=f.seat, card=f.card, usable=tuple(usable))


@lie_on_building.step
def roll_for_place(g: Lnoe, f: Frame) -> None:
    roll_random_building(g, f.usable, f.seat)


@lie_on_building.step
def lie_there(g: Lnoe, f: Frame) -> None:
    if f.building < 0:
        discard(g, f.card, "hand")
    else:
        stays(g, f, building=f.building)
