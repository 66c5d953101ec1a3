"""What people's requests cost in processor time, by address: whoever has taken more than a fair share waits.

Counting requests is not enough: one that plays a long game again costs as much as a thousand that look something up.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from typing import Any, Generic, TypeVar

from shamble.server.rates import Rates
from shamble.server.settings import Rate

T = TypeVar("T")

SETTLE = 0.005
"""Seconds of processor time that are paid together: a step of a line takes far less than to look up who owes what."""


class Account:
    """What one address has taken."""

    def __init__(self, rates: Rates, address: str, rate: Rate) -> None:
        self._rates = rates
        self._key = f"effort {address}"
        self._rate = rate
        self._owed = 0.0

    def check(self) -> None:
        """Raises Refused where this address has to wait."""
        self.settle()
        self._rates.check(self._key, self._rate, 0.0)

    def pay(self, seconds: float) -> None:
        self._owed += seconds
        if self._owed > SETTLE:
            self.settle()

    def settle(self) -> None:
        """Whatever is owed is paid now."""
        owed, self._owed = self._owed, 0.0
        self._rates.pay(self._key, self._rate, owed)


payer: ContextVar[Account | None] = ContextVar("payer", default=None)
"""Whoever the work at hand is done for; nobody where nobody is counted."""


class Paid(Generic[T]):
    """Awaits something, and has its payer pay for the processor time that it takes on the loop, step by step."""

    def __init__(self, work: Awaitable[T], account: Account | None) -> None:
        self._work = work
        self._account = account

    def __await__(self) -> Generator[Any, Any, T]:
        inner: Any = self._work.__await__()
        if self._account is None:
            answer: T = yield from inner
            return answer
        try:
            return (yield from self._counted(inner, self._account))
        finally:
            self._account.settle()

    def _counted(self, inner: Any, account: Account) -> Generator[Any, Any, T]:
        resume, given = inner.send, None
        while True:
            began = time.thread_time()
            try:
                waits_for = resume(given)
            except StopIteration as done:
                last: T = done.value
                return last
            finally:
                account.pay(time.thread_time() - began)
                # An error that was handed on must not be held by the frame that its traceback holds.
                given = None
            try:
                resume, given = inner.send, (yield waits_for)
            except BaseException as error:
                resume, given = inner.throw, error


async def paid(work: Callable[[], Awaitable[T]]) -> T:
    """The same for a task of its own, begun when the task is: whoever began it pays."""
    return await Paid(work(), payer.get())


def check_payer() -> None:
    """Raises Refused where whoever this is done for has taken too much."""
    account = payer.get()
    if account is not None:
        account.check()


class Beside:
    """A place off the loop for what takes long: one at a time, so that the loop never waits for many."""

    def __init__(self) -> None:
        self._turn = asyncio.Lock()

    async def run(self, work: Callable[..., T], *values: Any) -> T:
        """Do it when its turn comes. Raises Refused where whoever wants it has taken too much by then."""
        async with self._turn:
            check_payer()
            account = payer.get()
            answer, seconds = await asyncio.to_thread(_timed, work, values)
            if account is not None:
                account.pay(seconds)
        if isinstance(answer, BaseException):
            raise answer
        return answer


def _timed(work: Callable[..., T], values: tuple[Any, ...]) -> tuple[T | Exception, float]:
    """What comes of it, also where that is an error, and the processor time that it took."""
    began = time.thread_time()
    try:
        answer: T | Exception = work(*values)
    except Exception as error:
        answer = error
    return answer, time.thread_time() - began
