"""Many games in numbers at once: the same as in `features`, read off the states and reckoned for all rows together.

A view and its options as dictionaries cost ten times what a decision does. Here each game only says which cells matter;
distances and counts are then reckoned by numpy for all of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shamble.kit import Kit
from shamble.lab.features import Batch
from shamble.lnoe.board import Board, layout
from shamble.lnoe.lab.features import FAR, SIDE, TYPES, Ground, cell
from shamble.lnoe.lab.sketch import NOWHERE, Sketch, Town
from shamble.lnoe.state import Lnoe

AWAY = 10_000
"""Farther than anything; what is no cell stands there."""


@lru_cache(maxsize=512)
def town_of(board: Board) -> Town:
    ground = Ground(layout(board), board.names[board.center[0]])
    cells = [cell(name) for name in board.names]
    return Town([at or NOWHERE for at in cells], [at in ground.indoors for at in cells], ground.center)


class LnoeBatch(Batch):
    """Rows of games of Last Night on Earth."""

    def __init__(self, kit: Kit, count: int, first: Lnoe, most: int) -> None:
        super().__init__(kit, count, first, most)
        self.towns = [town_of(first.board)] * count
        self.filled = 0
        """How many option rows of any game may hold something."""

    def take(self, row: int, game: Lnoe) -> None:
        self.games[row] = game
        self.towns[row] = town_of(game.board)

    def write(self) -> None:
        self.observation[:] = 0
        self.options[:, : self.filled] = 0
        self.mask[:, : self.filled] = 0
        sketch = Sketch()
        for row, (game, town) in enumerate(zip(self.games, self.towns, strict=True)):
            sketch.state(row, game, town)
            sketch.options(row, game, town, self.most)
        self.filled = max(sketch.place) + 1
        flat = self.observation.reshape(-1)
        np.add.at(flat, np.array(sketch.where), np.array(sketch.much, np.float32))
        self._options(sketch)

    def _options(self, sketch: Sketch) -> None:
        """Type, and where each option leads, as `OPTION_FEATURES` lists them."""
        row, place = np.array(sketch.row), np.array(sketch.place)
        self.mask[row, place] = 1
        self.options[row, place, np.array(sketch.type)] = 1
        at, mover = np.array(sketch.at), np.array(sketch.mover)
        foes, friends, pits = padded(sketch.foes), padded(sketch.friends), padded(sketch.pits)
        apart = distance(at, foes[row])
        to_foe = nearest(apart)
        from_foe = nearest(distance(mover, foes[row]))
        center = np.array(sketch.center)[row]
        facts = np.stack(
            (
                to_foe / SIDE,
                np.where(mover[:, 0] >= 0, from_foe - to_foe, 0),
                (apart == 0).sum(1) / 4,
                (distance(at, friends[row]) == 0).sum(1) / 4,
                np.array(sketch.indoors),
                nearest(distance(at, pits[row])) / SIDE,
                np.abs(at - center).max(1) / SIDE,
                np.ones(len(row)),
            ),
            axis=1,
        )
        facts[at[:, 0] < 0] = 0
        self.options[row, place, len(TYPES) :] = facts


# -- for all rows together ---------------------------------------------------------------------------------

Numbers = NDArray[Any]


def padded(cells: list[list[tuple[int, int]]]) -> Numbers:
    """Lists of cells as one array; shorter ones end with cells that are far away."""
    longest = max(1, max(map(len, cells)))
    return np.array([found + [(AWAY, AWAY)] * (longest - len(found)) for found in cells])


def distance(at: Numbers, others: Numbers) -> Numbers:
    """Steps over open ground from each cell to each of its others."""
    found: Numbers = np.abs(others - at[:, None, :]).max(2)
    return found


def nearest(apart: Numbers) -> Numbers:
    """The smallest distance, `FAR` where there is nobody."""
    found = apart.min(1)
    return np.where(found >= AWAY // 2, FAR, found)
