"""What a named area of a board does for those who stand in it.  [3.3.10]"""

from __future__ import annotations

from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_walls
from shamble.lnoe.content import AREA
from shamble.lnoe.state import Lnoe


def area_gives(g: Lnoe, what: str, space: int) -> int:
    """The number that an area's row has in this column; nothing in a building that is dark or Taken Over."""
    found = given(g.board, what)
    if not found or space not in found:
        return 0
    building = g.board.building[space]
    out = building >= 0 and (g.flagged("stops-heroes", building) or g.flagged("bars-heroes", building))
    return 0 if out else found[space]


@kept_with_walls
def given(board: Board, what: str) -> dict[int, int]:
    """The spaces of a board in areas that give something."""
    numbers = {name: int(getattr(AREA[name], what)) for name in board.areas if name in AREA}
    return {space: number for name, number in numbers.items() if number for space in board.areas[name]}
