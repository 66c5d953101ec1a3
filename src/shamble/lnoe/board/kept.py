"""What is found out about a board later than it is laid out is kept with it, and goes with it.

A cache of its own would hold on to boards that nobody plays on any more, a tenth of a megabyte each.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Concatenate, ParamSpec, TypeVar, cast

from .board import Board

T = TypeVar("T")
P = ParamSpec("P")


def kept_with_board(find: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """Ask a function about a board and the same things once only. There must be few things that it can be asked."""

    @wraps(find)
    def found(board: Board, *about: Hashable) -> T:
        answers, key = board.kept, (find, about) if about else find
        try:
            known: T = answers[key]
        except KeyError:
            known = answers[key] = find(board, *about)  # type: ignore[arg-type, call-arg]
        return known

    return cast(Callable[Concatenate[Board, P], T], found)


def kept_with_walls(find: Callable[Concatenate[Board, P], T]) -> Callable[Concatenate[Board, P], T]:
    """The same for what follows from the spaces and walls as they are printed: more doors or sewers change nothing."""

    @wraps(find)
    def found(board: Board, *about: Hashable) -> T:
        answers, key = board.kept_with_walls, (find, about) if about else find
        try:
            known: T = answers[key]
        except KeyError:
            known = answers[key] = find(board, *about)  # type: ignore[arg-type, call-arg]
        return known

    return cast(Callable[Concatenate[Board, P], T], found)
