"""Many games in numbers at once: the same as in `features`, read off the states and reckoned for all rows together.

A view and its options as dictionaries cost ten times what a decision does. Here each game only says which spaces
matter; their cells, distances and counts are then reckoned by numpy for all of them.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shamble.kit import Kit
from shamble.lab.features import Batch
from shamble.lnoe.board import Board, layout
from shamble.lnoe.lab.features import CELLS, FAR, SIDE, STATE_SIZE, TYPES, Ground, cell
from shamble.lnoe.lab.sketch import (
    FACTS,
    HERO_PARTS,
    NOWHERE,
    NUMBERS,
    SCALAR_PARTS,
    SPAN,
    Cast,
    Sketch,
    Town,
    cast_of,
)
from shamble.lnoe.state import Lnoe

Numbers = NDArray[Any]


def _distances() -> Numbers:
    """Steps over open ground between any two cells; `FAR` from and to nowhere."""
    along = np.abs(np.arange(SPAN)[:, None] - np.arange(SPAN))
    found = np.full((NOWHERE + 1, NOWHERE + 1), FAR, np.int8)
    apart = np.maximum(along[:, None, :, None], along[None, :, None, :])
    found[:NOWHERE, :NOWHERE] = apart.reshape(NOWHERE, NOWHERE)
    return found


APART = _distances().ravel()
"""By both cells: the first times `WIDTH` and the other."""
WIDTH = NOWHERE + 1
NO_SPACE = 2
"""Columns behind the spaces of every board for models that stand in none: their spaces are called -1 and -2."""
WEIGHTS = np.full(STATE_SIZE, 0.5, np.float32)
"""What each model in a cell and each card in a hand counts in an observation."""
WEIGHTS[:FACTS] = 0.25


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
        self.rows = np.arange(count)
        self.towns: list[Town | None] = [None] * count
        self.cells: Numbers = np.empty((count, 0), np.int64)
        self.places: Numbers = np.empty((count, 0), np.int64)
        self.indoors: Numbers = np.empty((count, 0), np.int64)
        """By row and space: the cell, its place in an observation or -1, and whether it is in a building."""
        self.center: Numbers = np.zeros(count, np.int64)
        self.casts: list[Cast] = [cast_of(first)] * count
        self.facts: Numbers = np.empty(0, np.int64)
        """Where in all observations the facts of Heroes stand, in the order in which a sketch lists them."""
        self._cast()

    def write(self) -> None:
        self.options[:, : self.filled] = 0
        self.mask[:, : self.filled] = 0
        sketch, changed = Sketch(), False
        for row, game in enumerate(self.games):
            cast = self.casts[row]
            if game.model != cast.models or game.sheet != cast.sheets:
                cast = self.casts[row] = cast_of(game)
                changed = True
            # Boards are laid, and doors put into them, after a game has begun.
            town = town_of(game.board)
            if town is not self.towns[row]:
                self._settle(row, town)
            sketch.add(row, game, town, cast, self.most)
        if changed:
            self._cast()
        self._observe(sketch)
        self._options(sketch)

    def _settle(self, row: int, town: Town) -> None:
        """The town of a row has changed."""
        width = len(town.at) + NO_SPACE
        if width > self.cells.shape[1]:
            # What is nowhere is looked up from the right, so every table is made anew.
            self.cells, self.places, self.indoors = (
                np.full((len(self.towns), width), none, np.int64) for none in (NOWHERE, -1, 0)
            )
            others = [(other, known) for other, known in enumerate(self.towns) if known is not None and other != row]
        else:
            others = []
        for place, settled in [*others, (row, town)]:
            for table, facts, none in (
                (self.cells, settled.at, NOWHERE),
                (self.places, settled.place, -1),
                (self.indoors, settled.indoors, 0),
            ):
                table[place] = none
                table[place, : len(facts)] = facts
        self.towns[row], self.center[row] = town, town.center

    def _cast(self) -> None:
        starts = self.rows * STATE_SIZE
        self.facts = np.concatenate(
            [start + np.array(cast.facts, np.int64) for start, cast in zip(starts, self.casts, strict=True)]
        )

    def _observe(self, sketch: Sketch) -> None:
        """Models by cell, facts of Heroes, cards in hand, and a few numbers."""
        side = np.array(sketch.side)
        found = [np.array(sketch.held, np.int64)]
        for spaces, counts, team in (
            (sketch.friends, sketch.friends_of, side),
            (sketch.foes, sketch.foes_of, 1 - side),
        ):
            row = np.repeat(self.rows, counts)
            place = self.places[row, np.array(spaces, np.int64)]
            found.append((row * STATE_SIZE + team[row] * CELLS + place)[place >= 0])
        size = self.observation.size
        counted = np.bincount(np.concatenate(found), minlength=size).reshape(self.observation.shape)
        np.multiply(counted, WEIGHTS, out=self.observation, casting="unsafe")
        self.observation.reshape(-1)[self.facts] = (
            np.array(sketch.facts, np.int64).reshape(-1, len(HERO_PARTS)) / HERO_PARTS
        ).ravel()
        self.observation[:, NUMBERS:] = np.array(sketch.scalars, np.int64).reshape(-1, len(SCALAR_PARTS)) / SCALAR_PARTS

    def _options(self, sketch: Sketch) -> None:
        """Type, and where each option leads, as `OPTION_FEATURES` lists them."""
        type, mover, goal = np.array(sketch.options, np.int64).reshape(-1, 3).T
        row, place = self._numbered(sketch.options_of)
        at = self.cells[row, goal]
        self.filled = max(sketch.options_of)
        self.mask[row, place] = 1
        self.options[row, place, type] = 1
        foes = self._listed(sketch.foes, sketch.foes_of)[:, row]
        friends = self._listed(sketch.friends, sketch.friends_of)[:, row]
        pits = self._listed(sketch.pits, sketch.pits_of)[:, row]
        mover = self.cells[row, mover]
        to_foes = apart(at, foes)
        to_foe = to_foes.min(0)
        facts = np.empty((len(row), 8), np.float32)
        facts[:, 0] = to_foe / SIDE
        facts[:, 1] = np.where(mover != NOWHERE, apart(mover, foes).min(0) - to_foe, 0)
        facts[:, 2] = np.count_nonzero(to_foes == 0, axis=0) / 4
        facts[:, 3] = np.count_nonzero(friends == at, axis=0) / 4
        facts[:, 4] = self.indoors[row, goal]
        facts[:, 5] = apart(at, pits).min(0) / SIDE
        facts[:, 6] = APART.take(self.center[row] * WIDTH + at) / SIDE
        facts[:, 7] = 1
        facts[at == NOWHERE] = 0
        self.options[row, place, len(TYPES) :] = facts

    def _numbered(self, counts: list[int]) -> tuple[Numbers, Numbers]:
        """The row of each thing, where every row has so many, and its number in it."""
        row = np.repeat(self.rows, counts)
        return row, np.arange(len(row)) - (np.cumsum(counts) - counts)[row]

    def _listed(self, spaces: list[int], counts: list[int]) -> Numbers:
        """The cells of each game in a column of their own, filled up with nowhere, so that none is empty."""
        row, number = self._numbered(counts)
        found: Numbers = np.full((max(counts) + 1, len(counts)), NOWHERE)
        found[number, row] = self.cells[row, np.array(spaces, np.int64)]
        return found


def apart(at: Numbers, others: Numbers) -> Numbers:
    """The distances from each cell to the others in its column."""
    return APART.take(at * WIDTH + others)
