"""Waiting until there is something to do, or until the time is over."""

from __future__ import annotations

import asyncio
import math


class Bell:
    """One waits, many may ring. Rung before anybody waits, it is heard at once.

    The same as an event under `asyncio.wait_for`, for half of the time: pages and tables wait several times a choice.
    """

    def __init__(self) -> None:
        self._rung = False
        self._waiter: asyncio.Future[None] | None = None

    def ring(self) -> None:
        self._rung = True
        if self._waiter is not None:
            _wake(self._waiter)

    def hush(self) -> None:
        """Forget that it was rung."""
        self._rung = False

    async def wait(self, seconds: float = math.inf) -> bool:
        """Whether it was rung within this time; hushed when this returns. Others have their turn unless it was."""
        if not self._rung:
            loop = asyncio.get_running_loop()
            self._waiter = waiter = loop.create_future()
            timer = None if seconds == math.inf else loop.call_later(max(0.0, seconds), _wake, waiter)
            try:
                await waiter
            finally:
                self._waiter = None
                if timer is not None:
                    timer.cancel()
        rung, self._rung = self._rung, False
        return rung


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)
