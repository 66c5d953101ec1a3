"""Where on each printed board Heroes die, whichever way round it lay in the town."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from shamble.lnoe.board import board_from
from shamble.lnoe.board.pieces import piece
from shamble.lnoe.board.plan import Cell, Plan

Drawn = tuple[str, Cell]
"""A cell of a printed board, as it is drawn there."""


class Map(NamedTuple):
    """One printed board, and the deaths on it in all games in which it lay on the table."""

    board: str
    games: int
    width: int
    height: int
    deaths: dict[Cell, float]
    """Every cell of the board with its deaths in a game; those in a space of several cells are spread over it."""
    buildings: tuple[tuple[str, tuple[Cell, ...]], ...]
    spaces: tuple[tuple[Cell, ...], ...]
    """Spaces of several cells."""


def maps(rows: list[dict[str, Any]]) -> list[Map]:
    """A map for each board that was in play, the deadliest first."""
    deaths: Counter[Drawn] = Counter()
    games: Counter[str] = Counter()
    plans: dict[str, Plan] = {}
    for row in rows:
        boards, spaces = _town(row["board"])
        plans.update(boards)
        games.update(boards.keys())
        for space in row["dead_at"]:
            # Rows from before deaths moved with a town that grew may name a space that this one has not.
            for cell in spaces.get(space, ()):
                deaths[cell] += 1 / len(spaces[space])  # type: ignore[assignment]
    found = [
        Map(
            board=board,
            games=games[board],
            width=plan.width,
            height=plan.height,
            deaths={cell: deaths[board, cell] / games[board] for cell in plan.cells},
            buildings=tuple((house.id, house.cells) for house in plan.houses),
            spaces=plan.large,
        )
        for board, plan in plans.items()
    ]
    return sorted(found, key=lambda each: -sum(each.deaths.values()))


@lru_cache(maxsize=1024)
def _town(key: str) -> tuple[dict[str, Plan], dict[str, list[Drawn]]]:
    """The printed boards of a town, and the cells of each of its spaces where they are drawn."""
    board = board_from(msgspec.json.decode(key))
    plans: dict[str, Plan] = {}
    drawn: dict[str, Drawn] = {}
    for part in board.plan.parts:
        plan = plans[part.id] = board.plan if part.kind == "grid" else piece(part.id).plan
        for (x, y), cell in zip(part.cells, plan.cells, strict=True):
            drawn[f"{x},{y}"] = part.id, cell
    cells = zip(board.names, board.cells, strict=True)
    return plans, {name: [drawn[cell] for cell in covered if cell in drawn] for name, covered in cells}
