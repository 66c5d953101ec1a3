"""Waiting: until there is something to do, until the time is over, or until it is one's turn."""

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


class Lane:
    """For what nobody waits for, such as a bot's open move: one at a time, others between. However many bots move at
    the same moment, whoever has chosen and waits for an answer stands behind one of them and not behind all.
    """

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def turn(self) -> None:
        async with self._lock:
            await asyncio.sleep(0)


def _wake(waiter: asyncio.Future[None]) -> None:
    if not waiter.done():
        waiter.set_result(None)
