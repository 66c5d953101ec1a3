"""Chance as plain data: a stream is one 64-bit integer inside the state.

A linear congruential step with its high bits as output. It is no cipher: tables publish a hash of the seed,
not the stream. `random.Random` would cost 16-31 microseconds for each cloned state.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from functools import lru_cache
from hashlib import blake2b
from typing import TypeVar

_MULTIPLIER = 6364136223846793005
_INCREMENT = 1442695040888963407
_MASK = (1 << 64) - 1

T = TypeVar("T")


@lru_cache(maxsize=4096)
def stream(seed: int, name: str) -> int:
    """The starting value of the stream called `name` for this seed; the same on every machine."""
    digest = blake2b(f"{seed}:{name}".encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big")


def advance(value: int) -> int:
    """The value after this one."""
    return (value * _MULTIPLIER + _INCREMENT) & _MASK


def pick(value: int, count: int) -> tuple[int, int]:
    """A number below `count` and the stream's next value."""
    value = (value * _MULTIPLIER + _INCREMENT) & _MASK
    return (value >> 33) % count, value


def shuffle(value: int, cards: MutableSequence[T]) -> int:
    """Shuffle in place (Fisher-Yates); returns the stream's next value."""
    for last in range(len(cards) - 1, 0, -1):
        value = (value * _MULTIPLIER + _INCREMENT) & _MASK
        chosen = (value >> 33) % (last + 1)
        cards[last], cards[chosen] = cards[chosen], cards[last]
    return value


def seed_hash(seed: int) -> str:
    """What a table publishes before the first die."""
    return blake2b(f"shamble seed {seed}".encode(), digest_size=16).hexdigest()
