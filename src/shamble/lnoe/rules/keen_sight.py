"""Eyes that see through one thing: an edge of a wall, or a cell that others do not see past.  [10.3]"""

from __future__ import annotations

from shamble.lnoe.board import Board
from shamble.lnoe.board.board import opaque_cells
from shamble.lnoe.board.ground import shape_of
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.board.sight import sight_of


@kept_with_board
def keen_sight(board: Board) -> tuple[int, ...]:
    """For each space the bit mask of the spaces seen from it by such eyes; off the board they are of no use."""
    plan = board.plan
    seen = sight_of(shape_of(plan), board.walls, opaque_cells(plan), plan.width, plan.height, through=1)
    return seen + tuple(1 << space for space in range(len(seen), len(board.names)))
