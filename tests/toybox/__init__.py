"""A folder with a game of its own, to be put beside those of the house."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import shamble
from shamble import games, texts


@contextmanager
def unpacked() -> Iterator[None]:
    """The toy is a game of the house for a while."""
    folder = str(Path(__file__).parent)
    shamble.__path__.append(folder)
    games.forget()
    texts.forget()
    try:
        yield
    finally:
        shamble.__path__.remove(folder)
        games.forget()
        texts.forget()
