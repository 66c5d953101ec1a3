"""Python's collector of garbage, for whoever plays many games in a row: it need not come as often as usual."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

YOUNG, MIDDLE, OLD = 50_000, 20, 50
"""How many new things there are before it looks at them, and how many such looks before it looks at older ones."""


def come_seldom() -> None:
    """Have it come seldom from now on, and never go through what is loaded by now.

    A state is plain data without circles, so there is nothing of ours to find. Coming every 700 new things, and each
    time there are many more through hundreds of towns, it took 4 % of a game of the usual boxes and up to 18 % of one
    with every box.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


@contextmanager
def seldom() -> Iterator[None]:
    """The same for a while."""
    before = gc.get_threshold()
    come_seldom()
    try:
        yield
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()
