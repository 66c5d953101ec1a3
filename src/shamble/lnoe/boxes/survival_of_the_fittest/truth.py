"""Search for the Truth: the Records say what is to be done, and where.  [Appendix II]"""

from __future__ import annotations

from shamble.kernel.flow import Frame, Rule
from shamble.kernel.game import Option
from shamble.lnoe.board import BEYOND, TOWN, Board, board_from, moved_by, piece, piece_ids
from shamble.lnoe.goal_finds import LETTERS, SECOND, note_record
from shamble.lnoe.rules.cards import cancel_in_play, cancel_marker, put_marker
from shamble.lnoe.rules.lay_anew import lay_anew
from shamble.lnoe.rules.random_building import HEROES_CHOOSE, ZOMBIES_CHOOSE, open_buildings, roll_random_building
from shamble.lnoe.scenario import agree_on, scenario
from shamble.lnoe.state import Lnoe

truth = scenario("search-for-the-truth")
FINAL = dict(zip(LETTERS, ("farmhouse", "plant", "hospital"), strict=True))
"""The letter of the second Records -> the building that everything leads to."""
AUTO_SPAWN = "zombies-auto-spawn"
ADDED = ("doors", "sewers")
"""What may have been added to the boards."""
FAR = 255
"""So many steps are no way at all."""


@truth.on("item-gained")
def read(g: Lnoe, hero: int) -> None:
    """The first Records tell what to do, the second where; then the dead stream in.

    What a described position begins with was read before.
    """
    for copy in g.items[hero] if g.stack else ():
        row = g.content.kinds[copy].row
        if row.letter and note_record(g, row.id, row.letter):
            agree_on(g, {**g.special, AUTO_SPAWN: 1})
            g.call("final-location", name=FINAL[LETTERS[g.notes[SECOND] - 1]])


final = Rule("final-location")  # facts: name (of the building); then building


@final.step
def look_for_it(g: Lnoe, f: Frame) -> None:
    """Where it is not on the board its own is added; a town of another shape has another building in its place."""
    f.building = _building(g, f.name)
    if f.building >= 0:
        f.to("mark")
    elif not _boards_with(g, f.name) or "outer" not in g.board.description:
        f.to("mark")
        roll_random_building(g, open_buildings(g))


@final.step
def roll_corner(g: Lnoe, f: Frame) -> None:
    """The arrows of the centre board point at a corner, or a side chooses; it must be possible to get there."""
    die = g.roll("random-building")[0]
    if die in (HEROES_CHOOSE, ZOMBIES_CHOOSE):
        seat = g.lead_hero_seat() if die == HEROES_CHOOSE else g.lead_zombie_seat()
        options: list[Option] = [("choose", "section", g.board.outer[corner]) for corner in _open_corners(g, f.name)]
        g.ask(seat, "choose", options, facts=("corner",))
        return
    corner = g.board.arrows[die]
    if corner not in _open_corners(g, f.name):
        f.to("roll_corner")
    else:
        g.answer = ("choose", "section", g.board.outer[corner])


@final.step
def add_board(g: Lnoe, f: Frame) -> None:
    corner = g.board.outer.index(g.answer[2])
    lay_anew(g, _town_with(g, f.name, corner), moved_by(corner))
    g.emit("boards", center=g.board.description["boards"][0], outer=g.board.outer)
    f.building = _building(g, f.name)


@final.step
def mark(g: Lnoe, f: Frame) -> None:
    """Whatever has Taken it Over is canceled, and nothing takes it over any more."""
    for copy, _, _, building, _ in list(g.in_play):
        if building == f.building and "taken-over" in g.content.kinds[copy].keywords:
            cancel_in_play(g, copy)
    if g.building_marked(f.building, "taken-over"):
        cancel_marker(g, f.building)
    put_marker(g, "final-location", building=f.building)


def _building(g: Lnoe, id: str) -> int:
    return next((number for number, building in enumerate(g.board.buildings) if building.id == id), -1)


def _boards_with(g: Lnoe, building: str) -> list[str]:
    """The L-boards in play, not yet laid, on which the building is printed."""
    boards = [board for board in piece_ids("outer", g.content.parts, TOWN) if board not in g.board.outer]
    return [board for board in boards if any(house.id == building for house in piece(board).plan.houses)]


def _town_with(g: Lnoe, name: str, corner: int) -> Board:
    """The town with the board of a building laid outside of a corner."""
    laid = g.board.description
    boards = [laid["center"], *laid["outer"], _boards_with(g, name)[0]]
    more = {part: _moved(laid[part], moved_by(corner)) for part in laid if part in ADDED}
    return board_from({"layout": BEYOND[corner], "boards": boards, **more})


def _open_corners(g: Lnoe, name: str) -> list[int]:
    """The corners from which a Hero could walk there; where buildings shut all of them off, any."""
    corners = range(len(BEYOND))
    towns = [_town_with(g, name, corner) for corner in corners]
    found = [
        corner for corner in corners if towns[corner].walk[towns[corner].center[0]][towns[corner].place(name)[0]] < FAR
    ]
    return found or list(corners)


def _moved(added: list[list[str]], by: tuple[int, int]) -> list[list[str]]:
    """Doors and sewers that were added move with the town."""
    cells = [[tuple(map(int, cell.split(","))) for cell in pair] for pair in added]
    return [[f"{x + by[0]},{y + by[1]}" for x, y in pair] for pair in cells]
