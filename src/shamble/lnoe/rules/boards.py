"""Which boards are laid, and how they lie.  [5.3]"""

from __future__ import annotations

from typing import NamedTuple

from shamble.kernel.errors import BadConfig
from shamble.lnoe.board import ARRANGEMENTS, FOREST, TOWN, Board, board_from, description_of, piece, piece_ids
from shamble.lnoe.board.steps import FAR
from shamble.lnoe.content import SPECIAL
from shamble.lnoe.rules.tables import roll_on
from shamble.lnoe.scenario import SCENARIOS, scenario_of, special_rules_of
from shamble.lnoe.state import Lnoe
from shamble.lnoe.tabletop import BOARDS

USUAL = "standard"


class Option(NamedTuple):
    """A way to lay the boards, as the switch `board_option` and special rules name it."""

    layout: str
    """By its name in `board/join.py`."""
    town: int
    """How many town L-boards it takes; -1: as many as the layout has room for."""
    forest: int = 0
    straights: str = ""
    """The side of the straight boards that is up, by its set; empty: there are none."""
    centre: str = ""
    """The centre board that goes with it; empty: the scenario's."""
    mixed: bool = False
    """Whether forest L-boards are drawn among those of the town."""


OPTIONS: dict[str, Option] = {
    USUAL: Option("standard", -1),
    "forest-mixed": Option("standard", -1, mixed=True),  # [5.3.2]
    "forest-ring": Option("ring", 4, 4, FOREST),  # [16.6.5.1]
    "town-ring": Option("ring", 8, 0, TOWN),  # [16.6.6.1]
    "forest-only": Option("forest-only", 0, 4, FOREST, "forest-center"),  # [16.6.7]
}

OPTION_TABLE = {USUAL: "1-2", "forest-ring": "3-5", "town-ring": "6-6"}
"""The Random Board Options Table.  [5.3.5]"""


# -- which way ---------------------------------------------------------------------------------------------


def option_of(g: Lnoe, chosen: str) -> Option:
    """The scenario's own way to lay the boards, or that of a special rule; else the one that was chosen.

    [16.6.5, 16.6.6, 16.6.7]
    """
    row = scenario_of(g).row
    by_rule = [SPECIAL[rule].boards for rule in {**special_rules_of(g), **g.special} if SPECIAL[rule].boards]
    if by_rule:
        return OPTIONS[by_rule[0]]
    if row.layout != USUAL:
        return Option(row.layout, -1)
    return OPTIONS[chosen if is_free(row.id, chosen) else USUAL]


def is_free(scenario: str, option: str) -> bool:
    """Whether a scenario may be played on boards that lie this way: it has no map of its own, and misses none.

    [16.6.5.1, 16.6.6.1, 16.6.7]
    """
    row = SCENARIOS[scenario].row
    if row.layout != USUAL or any(SPECIAL[rule].boards for rule in SCENARIOS[scenario].special_rules):
        return False
    in_town = bool(row.boards) or row.centre != "town-center"
    return not (OPTIONS[option].centre and in_town)


def rolled_option(g: Lnoe) -> str:
    """Where all is left to the dice, so is this, if the boxes have the boards.  [5.3.5]"""
    chosen = g.profile.board_option
    if chosen != USUAL or option_of(g, "forest-ring") is not OPTIONS["forest-ring"]:
        return chosen
    table = {option: dice for option, dice in OPTION_TABLE.items() if not missing(g, OPTIONS[option])}
    return roll_on(g, "board", table, 1) if len(table) > 1 else chosen


def missing(g: Lnoe, option: Option) -> str:
    """What the boxes in play have too few of for this, in words; empty: nothing."""
    boxes = g.content.parts
    wanted = (
        (option.town, "town L-boards", piece_ids("outer", boxes, TOWN)),
        (option.forest, "forest L-boards", piece_ids("outer", boxes, FOREST)),
        (4 if option.straights else 0, "straight boards", piece_ids("straight", boxes, option.straights)),
    )
    for count, what, there in wanted:
        if count > len(there):
            return f"{count} {what}, and the boxes in play have {len(there)}"
    if option.mixed and not piece_ids("outer", boxes, FOREST):
        return "forest L-boards, and the boxes in play have none"
    return ""


# -- drawing them ------------------------------------------------------------------------------------------


def drawn_board(g: Lnoe, center: str) -> Board:
    """Outer boards in their layout, mostly four round a centre; where they must hang together, anew until they do."""
    board = _drawn_once(g, center)
    if scenario_of(g).row.connected:
        for _ in range(MOST_DRAWS):
            if is_connected(board):
                break
            board = _drawn_once(g, center)
    return board


MOST_DRAWS = 50


def is_connected(board: Board) -> bool:
    """Whether a Hero can walk from each board to every other one."""
    boards = set(board.outer_of)
    start = board.outer_of.index(0)
    outdoors = next(space for space in range(start, len(board.names)) if board.building[space] < 0)
    walked = {board.outer_of[space] for space, steps in enumerate(board.walk[outdoors]) if steps < FAR}
    return walked == boards


def _drawn_once(g: Lnoe, center: str) -> Board:
    """Some scenarios say which boards must be among them."""
    option = possible(g, option_of(g, g.profile.board_option))
    needed = scenario_of(g).row.boards if option.town else []
    outer = [board for board in _town_boards(g, option) if board not in needed]
    g.shuffle(BOARDS, outer)
    laid = [*needed, *outer][: town_boards_in(option)]
    if needed:
        g.shuffle(BOARDS, laid)
    woods = _drawn(g, piece_ids("outer", g.content.parts, FOREST), option.forest)
    return laid_out(g, option, center, [*in_their_places(g, laid), *woods])


def rolled_board(g: Lnoe, center: str) -> Board:
    """The same by dice, one outer board after the other, each only once.  [5.3.5, 5.3.6]"""
    option = possible(g, option_of(g, rolled_option(g)))
    laid, places = list(scenario_of(g).row.boards) if option.town else [], town_boards_in(option)
    table = {board: piece(board).d36 for board in _town_boards(g, option) if piece(board).d36}
    if len({*laid, *table}) < places or scenario_of(g).row.connected:
        return drawn_board(g, center)
    _roll_for(g, laid, table, places)
    in_their_places(g, laid)
    woods = {board: piece(board).d36 for board in piece_ids("outer", g.content.parts, FOREST)}
    _roll_for(g, laid, woods, places + option.forest)
    return laid_out(g, option, center, laid)


def _roll_for(g: Lnoe, laid: list[str], table: dict[str, str], places: int) -> None:
    """Boards of the table are added until there are enough; one that lies already is rolled again."""
    while len(laid) < places:
        left = {board: span for board, span in table.items() if board not in laid}
        laid.append(roll_on(g, "board", left, 2))


def described_board(g: Lnoe, key: str) -> Board:
    """The board asked for; a centre with its outer boards lies as the scenario lays them, if that can be."""
    said = description_of(key)
    if set(said) == {"center", "outer"}:
        option = option_of(g, USUAL)
        woods = tuple(board for board in piece_ids("outer", g.content.parts, FOREST) if board not in said["outer"])
        fits = town_boards_in(option) == len(said["outer"]) and option.forest <= len(woods)
        if fits and not missing(g, option):
            return laid_out(g, option, said["center"], [*said["outer"], *_drawn(g, woods, option.forest)])
    return board_from(said)


def possible(g: Lnoe, option: Option) -> Option:
    lacking = missing(g, option)
    if lacking:
        raise BadConfig(f"This way to lay the boards takes {lacking}; add a box, or leave the boards as they are.")
    return option


def _town_boards(g: Lnoe, option: Option) -> tuple[str, ...]:
    return piece_ids("outer", g.content.parts, "" if option.mixed else TOWN)


def _drawn(g: Lnoe, boards: tuple[str, ...], count: int) -> list[str]:
    """So many of these; nothing is drawn where none is needed, so that other games are dealt as ever."""
    if not count:
        return []
    drawn = list(boards)
    g.shuffle(BOARDS, drawn)
    return drawn[:count]


def town_boards_in(option: Option) -> int:
    """How many L-boards are drawn from the town, or from town and forest mixed."""
    return option.town if option.town >= 0 else sum(slot.kind == "outer" for slot in ARRANGEMENTS[option.layout].slots)


def in_their_places(g: Lnoe, outer: list[str]) -> list[str]:
    """Some scenarios say where a board lies: it changes places with the one that lies there."""
    for board, place in scenario_of(g).row.board_places.items():
        found = outer.index(board)
        outer[found], outer[place] = outer[place], outer[found]
    return outer


def laid_out(g: Lnoe, option: Option, center: str, outer: list[str]) -> Board:
    """These boards in their layout, the straight ones drawn last."""
    center = option.centre or center
    if option.layout == "standard":
        return board_from({"center": center, "outer": outer})
    straights = piece_ids("straight", g.content.parts, option.straights) if option.straights else ()
    boards = [*outer, *_drawn(g, straights, 4 if option.straights else 0)]
    return board_from({"layout": option.layout, "boards": [center, *boards] if center else boards})
