"""Which buildings the Heroes do best to shut themselves up in."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from shamble.lnoe.board import Board

LONG_WAY = 6
"""Steps that the dead need so long for that the Heroes have hunkered down by then."""
ON_THE_WAY, RISING, INSIDE = 0.3, 0.6, 2.0
"""What each step less than that costs, for a Zombie and for a pit; and a Zombie that is there. In steps to walk."""
A_WALL = 3.0
"""The same of a wall that has still to be barricaded."""


@lru_cache(maxsize=1024)
def shelters(
    board: Board,
    count: int,
    heroes: tuple[int, ...],
    dead: tuple[int, ...],
    pits: tuple[int, ...],
    walls: tuple[int, ...],
    closed: int,
) -> tuple[int, ...]:
    """The buildings that are the least trouble together; `walls` are those still missing in each."""
    able = [b for b, house in enumerate(board.buildings) if house.spaces and not closed >> b & 1]
    ways = {b: [min(board.walk[at][to] for to in board.buildings[b].spaces) for at in heroes] for b in able}
    own = {b: A_WALL * walls[b] + dead_about(board, b, dead, pits) for b in able}

    def trouble(several: tuple[int, ...]) -> float:
        steps = [min(row) for row in zip(*(ways[b] for b in several), strict=True)]
        return float(sum(own[b] for b in several) + sum(steps))

    choices = combinations(able, min(count, len(able)))
    return min(choices, key=lambda several: (trouble(several), several), default=())


def dead_about(board: Board, building: int, dead: tuple[int, ...], pits: tuple[int, ...]) -> float:
    """What Zombies and the pits they come from cost a building: the more, the sooner they are there."""

    def left(at: int) -> int:
        return max(0, LONG_WAY - min(board.distance[at][space] for space in board.buildings[building].spaces))

    return sum(ON_THE_WAY * left(at) + INSIDE * (left(at) == LONG_WAY) for at in dead) + RISING * sum(map(left, pits))
