"""How often something happens, or how much of something is taken, by any key."""

from __future__ import annotations

import time

from shamble.server.refusals import Refused
from shamble.server.settings import Rate

MOST_KEYS = 20_000
"""Keys remembered at a time; the oldest are forgotten."""


class Rates:
    """A bucket for each key that fills with time."""

    def __init__(self) -> None:
        self._buckets: dict[str, tuple[float, float]] = {}

    def take(self, key: str, rate: Rate, amount: float = 1.0) -> float:
        """Take so much where it is there; returns the seconds to wait where it is not, else 0."""
        left = self._left(key, rate)
        wait = 0.0 if left >= amount else (amount - left) / rate[1]
        self._keep(key, left if wait else left - amount)
        return wait

    def pay(self, key: str, rate: Rate, amount: float) -> None:
        """Take so much, whether it is there or not: whoever owes waits."""
        self._keep(key, self._left(key, rate) - amount)

    def check(self, key: str, rate: Rate, amount: float = 1.0) -> None:
        """Take so much. Raises Refused where it is too much."""
        wait = self.take(key, rate, amount)
        if wait:
            raise Refused("too-many", seconds=max(1, round(wait)))

    def _left(self, key: str, rate: Rate) -> float:
        most, a_second = rate
        now = time.monotonic()
        left, at = self._buckets.get(key, (most, now))
        return min(most, left + (now - at) * a_second)

    def _keep(self, key: str, left: float) -> None:
        self._buckets.pop(key, None)
        self._buckets[key] = (left, time.monotonic())
        if len(self._buckets) > MOST_KEYS:
            del self._buckets[next(iter(self._buckets))]
