"""Sewers: a space off the board that touches two spaces on it.  [8.7.2]"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from .board import Board
from .plan import BoardError
from .steps import distances, masks

NAMES = ("sewer-a", "sewer-b")
Pairs = list[tuple[int, int]]


def with_sewers(board: Board, ends: Sequence[Sequence[str]], key: str) -> Board:
    """The same board with an interior for each pair of entrances; what was there keeps its number."""
    words, first = NAMES[: len(ends)], len(board.names)
    if len(ends) > len(NAMES) or any(len(pair) != 2 for pair in ends):
        raise BoardError(f"there are {len(NAMES)} sewers at most, each with two entrances")
    for cell in (cell for pair in ends for cell in pair):
        if cell not in board.by_name:
            raise BoardError(f"a sewer at {cell!r}: the board has no such cell")
    pairs = [(board.by_name[cell], first + number) for number, pair in enumerate(ends) for cell in pair]
    adjacent, hero = _joined(board.adjacent, pairs, len(ends)), _joined(board.hero_steps, pairs, len(ends))
    near = masks(adjacent)
    return replace(
        board,
        key=key,
        names=(*board.names, *words),
        cells=(*board.cells, *((word,) for word in words)),
        by_name={**board.by_name, **{word: first + number for number, word in enumerate(words)}},
        adjacent=adjacent,
        near=near,
        hero_steps=hero,
        window_steps=_joined(board.window_steps, pairs, len(ends)),
        zombie_steps=_joined(board.zombie_steps, pairs, len(ends)),
        wall_free_steps=_joined(board.wall_free_steps, pairs, len(ends)),
        sight=_seen(board.sight, pairs, len(ends)),
        distance=distances(adjacent),
        building=(*board.building, *[-1] * len(ends)),
        plot=(*board.plot, *[-1] * len(ends)),
        outer_of=(*board.outer_of, *[-1] * len(ends)),
        plan=replace(board.plan, off_board=words),
    )


def _joined(rows: Iterable[Sequence[int]], pairs: Pairs, more: int) -> tuple[tuple[int, ...], ...]:
    """The same steps, and those between an entrance and what lies below it."""
    found = [list(row) for row in rows] + [[] for _ in range(more)]
    for here, below in pairs:
        found[here].append(below)
        found[below].append(here)
    return tuple(tuple(sorted(row)) for row in found)


def _seen(sight: Sequence[int], pairs: Pairs, more: int) -> tuple[int, ...]:
    """From inside one sees the entrances and nothing else, and from them the inside as well.  [10.3.5]"""
    found = [*sight, *(1 << len(sight) + number for number in range(more))]
    for here, below in pairs:
        found[here] |= 1 << below
        found[below] |= 1 << here
    return tuple(found)
