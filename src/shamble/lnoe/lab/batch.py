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
from shamble.lnoe.lab.sketch import NOWHERE, SPAN, Cast, Sketch, Town, cast_of
from shamble.lnoe.state import Lnoe

Numbers = NDArray[Any]


def _distances() -> Numbers:
    """Steps over open ground between any two cells; `FAR` from and to nowhere."""
    along = np.abs(np.arange(SPAN)[:, None] - np.arange(SPAN))
    found = np.full((NOWHERE + 1, NOWHERE + 1), FAR, np.int8)
    apart = np.maximum(along[:, None, :, None], along[None, :, None, :])
    found[:NOWHERE, :NOWHERE] = apart.reshape(NOWHERE, NOWHERE)
    return found


APART = _distances()


@lru_cache(maxsize=512)
def town_of(board: Board) -> Town:
    """What of a board matters here; made once for each."""
    ground = Ground(layout(board), board.names[board.center[0]])
    cells = [cell(name) for name in board.names]
    x, y = ground.center
    return Town(
        at=[at[1] * SPAN + at[0] if at else NOWHERE for at in cells],
        place=[at[1] * SIDE + at[0] if at and max(at) < SIDE else -1 for at in cells],
        indoors=[int(at in ground.indoors) for at in cells],
        center=y * SPAN + x,
    )


class LnoeBatch(Batch):
    """Rows of games of Last Night on Earth."""

    def __init__(self, kit: Kit, count: int, first: Lnoe, most: int) -> None:
        super().__init__(kit, count, first, most)
        self.filled = 0
        """How many option rows of any game may hold something."""
        self.casts: list[Cast] = [cast_of(first)] * count

    def write(self) -> None:
        self.options[:, : self.filled] = 0
        self.mask[:, : self.filled] = 0
        sketch = Sketch()
        for row, game in enumerate(self.games):
            cast = self.casts[row]
            if game.model != cast.models or game.sheet != cast.sheets:
                cast = self.casts[row] = cast_of(game)
            # Boards are laid, and doors put into them, after a game has begun.
            sketch.add(row, game, town_of(game.board), cast, self.most)
        where, much = np.array(sketch.where), np.array(sketch.much, np.float32)
        self.observation[:] = np.bincount(where, much, self.observation.size).reshape(self.observation.shape)
        self._options(sketch)

    def _options(self, sketch: Sketch) -> None:
        """Type, and where each option leads, as `OPTION_FEATURES` lists them."""
        row, place, type, mover, at, indoors = np.array(sketch.options).reshape(-1, 6).T
        self.filled = int(place.max()) + 1
        self.mask[row, place] = 1
        self.options[row, place, type] = 1
        foes = listed(sketch.foes, sketch.foes_from)[row]
        friends = listed(sketch.friends, sketch.friends_from)[row]
        pits = listed(sketch.pits, sketch.pits_from)[row]
        to_foe = nearest(at, foes)
        facts = np.empty((len(row), 8), np.float32)
        facts[:, 0] = to_foe / SIDE
        facts[:, 1] = np.where(mover != NOWHERE, nearest(mover, foes) - to_foe, 0)
        facts[:, 2] = (foes == at[:, None]).sum(1) / 4
        facts[:, 3] = (friends == at[:, None]).sum(1) / 4
        facts[:, 4] = indoors
        facts[:, 5] = nearest(at, pits) / SIDE
        facts[:, 6] = APART[np.array(sketch.center)[row], at] / SIDE
        facts[:, 7] = 1
        facts[at == NOWHERE] = 0
        self.options[row, place, len(TYPES) :] = facts


def listed(cells: list[int], starts: list[int]) -> Numbers:
    """The cells of each game in a row of their own, filled up with nowhere."""
    counts = np.diff([*starts, len(cells)])
    rows = np.repeat(np.arange(len(starts)), counts)
    found: Numbers = np.full((len(starts), counts.max()), NOWHERE)
    found[rows, np.arange(len(cells)) - np.array(starts)[rows]] = cells
    return found


def nearest(at: Numbers, others: Numbers) -> Numbers:
    """The distance from each cell to the nearest of its others."""
    found: Numbers = APART[at[:, None], others].min(1)
    return found
