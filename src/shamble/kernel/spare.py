"""What takes long to make and may be wanted again is kept spare; how much of it depends on the process.

A laboratory meets the same few hundred towns in every run and keeps them all. A server's tables hold the towns that are
played in; there every spare one is memory that nobody needs.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Generic, ParamSpec, TypeVar, cast

T = TypeVar("T")
P = ParamSpec("P")

_ceiling = [sys.maxsize]


def keep_at_most(count: int) -> None:
    """From now on this process keeps so many of each sort, however many a sort would keep by itself."""
    _ceiling[0] = count


def spare(most: int) -> Callable[[Callable[..., T]], Spares[T]]:
    """Keep the last results of a function that always makes the same from the same."""
    return lambda make: Spares(make, most)


class Spares(Generic[T]):
    """A function with its last results: those used longest ago go first."""

    def __init__(self, make: Callable[..., T], most: int) -> None:
        self._make = make
        self._most = most
        self._kept: dict[tuple[Hashable, ...], T] = {}
        self.__doc__ = make.__doc__

    def __len__(self) -> int:
        return len(self._kept)

    def __call__(self, *of: Hashable) -> T:
        kept = self._kept.pop(of, None)
        found = self._make(*of) if kept is None else kept
        # Several threads may be here at once: the one that comes last is right as well.
        self._kept[of] = found
        while len(self._kept) > min(self._most, _ceiling[0]):
            self._kept.pop(next(iter(self._kept), ()), None)
        return found


_fleeting: list[Callable[[], None]] = []


def fleeting(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the last results of a function whose questions come many times in a row, and hardly ever again."""

    def keep(make: Callable[P, T]) -> Callable[P, T]:
        found = lru_cache(maxsize=most)(make)
        _fleeting.append(found.cache_clear)
        return cast(Callable[P, T], found)

    return keep


def let_go() -> None:
    """Forget what is fleeting: it holds on to towns that nobody plays in any more, a tenth of a megabyte each."""
    for forget in _fleeting:
        forget()
