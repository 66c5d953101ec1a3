"""What is found out about a board later than it is laid out is kept with it, and goes with it.

A cache of its own would hold on to boards that nobody plays on any more, a tenth of a megabyte each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from inspect import signature
from typing import Concatenate, ParamSpec, TypeVar, cast

from .board import Board

T = TypeVar("T")
P = ParamSpec("P")


def kept_with_board(find: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """Ask a function about a board and the same things once only. There must be few things that it can be asked."""

    def about_it(board: Board) -> T:
        try:
            known: T = board.kept[find]
        except KeyError:
            known = board.kept[find] = find(board)  # type: ignore[call-arg]
        return known

    def about_more(board: Board, *about: Hashable) -> T:
        try:
            known: T = board.kept[find, about]
        except KeyError:
            known = board.kept[find, about] = find(board, *about)  # type: ignore[arg-type, call-arg]
        return known

    return cast(Callable[Concatenate[Board, P], T], wraps(find)(about_it if _asks_no_more(find) else about_more))


def kept_with_walls(find: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """The same for what follows from the spaces and walls as they are printed: more doors or sewers change nothing."""

    def about_it(board: Board) -> T:
        try:
            known: T = board.kept_with_walls[find]
        except KeyError:
            known = board.kept_with_walls[find] = find(board)  # type: ignore[call-arg]
        return known

    def about_more(board: Board, *about: Hashable) -> T:
        try:
            known: T = board.kept_with_walls[find, about]
        except KeyError:
            known = board.kept_with_walls[find, about] = find(board, *about)  # type: ignore[arg-type, call-arg]
        return known

    return cast(Callable[Concatenate[Board, P], T], wraps(find)(about_it if _asks_no_more(find) else about_more))


def _asks_no_more(find: Callable[..., object]) -> bool:
    """Whether a function is asked about a board and nothing else."""
    return len(signature(find).parameters) == 1
