"""Little maps for tests.

One word for each cell: the first letter is the ground (`.` open, `~` forest, `%` blocked, `#` not on the board,
a capital letter its building), the rest is a mark that tests use as a name: `.z` is open ground called "z", `Bh`
is a space of building B called "h".
"""

from __future__ import annotations

from typing import Any

from shamble.lnoe.board import Board, grid_board


class Map:
    """A board with marked spaces."""

    def __init__(self, board: Board, marks: dict[str, str]) -> None:
        self.board = board
        self.marks = marks

    def space(self, mark: str) -> int:
        return self.board.by_name[self.marks[mark]]

    def hero_steps(self, here: str, there: str) -> bool:
        """Whether a Hero goes from one mark to the other in one step; the way back must be the same."""
        return self._both_ways(self.board.hero_steps, here, there)

    def zombie_steps(self, here: str, there: str) -> bool:
        return self._both_ways(self.board.zombie_steps, here, there)

    def wall_free(self, here: str, there: str) -> bool:
        return self._both_ways(self.board.wall_free_steps, here, there)

    def touch(self, here: str, there: str) -> bool:
        return self._both_ways(self.board.adjacent, here, there)

    def sees(self, here: str, there: str) -> bool:
        return bool(self.board.sight[self.space(here)] >> self.space(there) & 1)

    def seen_from(self, here: str) -> set[str]:
        return {mark for mark in self.marks if mark != here and self.sees(here, mark)}

    def _both_ways(self, table: tuple[tuple[int, ...], ...], here: str, there: str) -> bool:
        one, other = self.space(here), self.space(there)
        forth, back = other in table[one], one in table[other]
        assert forth == back
        return forth


def drawn(picture: str, doors: tuple[str, ...] = (), single: str = "", **more: Any) -> Map:
    """The board of a picture; a door is two marks, "h-z", the inside first; `single` names single-space buildings."""
    rows = [line.split() for line in picture.strip().splitlines()]
    ground: dict[str, list[str]] = {}
    marks: dict[str, str] = {}
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            ground.setdefault(word[0], []).append(f"{x},{y}")
            if word[1:]:
                marks[word[1:]] = f"{x},{y}"
    ways = [tuple(marks[mark] for mark in door.split("-")) for door in doors]
    buildings = [
        {
            "id": letter.lower(),
            "cells": cells,
            "doors": [list(way) for way in ways if way[0] in cells],
            **({"single_space": True} if letter in single else {}),
        }
        for letter, cells in ground.items()
        if letter.isupper()
    ]
    spec = {
        "width": len(rows[0]),
        "height": len(rows),
        "buildings": buildings,
        "forest": ground.get("~", []),
        "blocked": ground.get("%", []),
        "gaps": ground.get("#", []),
        **more,
    }
    return Map(grid_board(spec), marks)
