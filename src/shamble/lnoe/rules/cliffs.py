"""The Cliff Wall: nobody crosses it but with a rope, as one step of movement.  [3.3.10.3]"""

from __future__ import annotations

from collections.abc import Sequence

from shamble.lnoe.board import Board
from shamble.lnoe.board.kept import kept_with_board
from shamble.lnoe.rules.steps import changes_steps
from shamble.lnoe.state import Lnoe

CLIFF = "cliff"
"""What an item ignores that helps its bearer over one, and whoever stands there too."""


@changes_steps("cliffs", "heroes")
def over_the_cliff(g: Lnoe, hero: int, at: int, steps: Sequence[int]) -> Sequence[int]:
    """The bearer of a rope, or a Hero in the same space, may step over it."""
    if not g.board.plan.impassable:
        return steps
    beyond = _beyond(g.board).get(at)
    if not beyond or not any(g.item_against(who, CLIFF) >= 0 for who in {hero, *g.heroes_in(at)}):
        return steps
    return sorted({*steps, *beyond})


@kept_with_board
def _beyond(board: Board) -> dict[int, tuple[int, ...]]:
    """Space -> the spaces straight behind a cliff there."""
    found: dict[int, tuple[int, ...]] = {}
    space_of = {cell: space for space, cells in enumerate(board.cells) for cell in cells}
    for sides in board.plan.impassable:
        here, there = (space_of[f"{x},{y}"] for x, y in sides)
        found[here] = (*found.get(here, ()), there)
        found[there] = (*found.get(there, ()), here)
    return found
