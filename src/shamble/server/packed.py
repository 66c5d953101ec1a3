"""A list that grows through a whole game and is mostly read near its end: what is older is kept packed.

Hundreds of games are held at once, and nearly nobody looks back further than a few choices. Packed, what happened in a
choice takes about a tenth of the memory.
"""

from __future__ import annotations

import pickle
import zlib
from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")

TOGETHER = 8
"""So many items are packed in one piece; between one and two times as many newest ones are not packed."""


class Packed(Generic[T]):
    """A list of plain data that is never changed, only added to and cut."""

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._pieces: list[bytes] = []
        self._newest: list[T] = []
        self._length = 0
        self._opened: tuple[int, list[T]] | None = None
        """The piece that was read last: whoever reads one item reads the next one too."""
        for item in items:
            self.append(item)

    def __len__(self) -> int:
        return self._length

    def __getitem__(self, place: int) -> T:
        newest = place - len(self._pieces) * TOGETHER
        if place >= 0 and newest >= 0:
            return self._newest[newest]
        place = range(self._length)[place]
        piece, inside = divmod(place, TOGETHER)
        if piece < len(self._pieces):
            return self._open(piece)[inside]
        return self._newest[place - len(self._pieces) * TOGETHER]

    def __iter__(self) -> Iterator[T]:
        for place in range(len(self)):
            yield self[place]

    def append(self, item: T) -> None:
        self._newest.append(item)
        self._length += 1
        if len(self._newest) == 2 * TOGETHER:
            # Quickly rather than well: a table packs something every few choices.
            self._pieces.append(zlib.compress(pickle.dumps(self._newest[:TOGETHER]), 1))
            del self._newest[:TOGETHER]

    def cut(self, length: int) -> None:
        """Forget all that comes after so many items."""
        if length < len(self._pieces) * TOGETHER:
            piece, inside = divmod(length, TOGETHER)
            self._newest = list(self._open(piece)[:inside])
            del self._pieces[piece:]
        else:
            del self._newest[length - len(self._pieces) * TOGETHER :]
        self._opened = None
        self._length = len(self._pieces) * TOGETHER + len(self._newest)

    def _open(self, piece: int) -> list[T]:
        if self._opened is None or self._opened[0] != piece:
            self._opened = (piece, pickle.loads(zlib.decompress(self._pieces[piece])))
        return self._opened[1]
