"""Waiting: until there is something to do, until the time is over, or until it is one's turn."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from shamble.server.bell import Bell, Lane

T = TypeVar("T")


def now(work: Coroutine[Any, Any, T]) -> T:
    async def soon() -> T:
        async with asyncio.timeout(10):
            return await work

    return asyncio.run(soon())


def test_a_bell_that_was_rung_is_heard_at_once_and_once() -> None:
    async def heard() -> tuple[bool, bool]:
        bell = Bell()
        bell.ring()
        bell.ring()
        return await bell.wait(), await bell.wait(0.01)

    assert now(heard()) == (True, False)


def test_whoever_waits_is_woken_by_the_first_ring() -> None:
    async def heard() -> bool:
        bell = Bell()
        asyncio.get_running_loop().call_soon(bell.ring)
        asyncio.get_running_loop().call_soon(bell.ring)
        return await bell.wait()

    assert now(heard())


def test_a_hushed_bell_is_not_heard() -> None:
    async def heard() -> bool:
        bell = Bell()
        bell.ring()
        bell.hush()
        return await bell.wait(0.01)

    assert not now(heard())


@pytest.mark.parametrize("seconds", [0.0, -1.0])
def test_who_has_no_time_left_lets_others_have_their_turn(seconds: float) -> None:
    async def turns() -> int:
        bell, others = Bell(), []
        for _ in range(3):
            asyncio.get_running_loop().call_soon(others.append, 1)
            assert not await bell.wait(seconds)
        return len(others)

    assert now(turns()) == 3


def test_after_a_wait_that_was_given_up_the_bell_still_works() -> None:
    async def heard() -> bool:
        bell = Bell()
        task = asyncio.create_task(bell.wait())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        bell.ring()
        return await bell.wait(0.01)

    assert now(heard())


def test_of_many_in_the_lane_one_has_its_turn_before_everybody_else_has_one() -> None:
    async def order() -> list[str]:
        lane, told = Lane(), list[str]()

        async def bot(name: str) -> None:
            await lane.turn()
            told.append(name)

        bots = [asyncio.create_task(bot(f"bot {n}")) for n in range(3)]
        await asyncio.sleep(0)
        for n in range(3):
            told.append(f"person {n}")
            await asyncio.sleep(0)
        await asyncio.gather(*bots)
        return told

    told = now(order())
    assert sorted(told) == [f"bot {n}" for n in range(3)] + [f"person {n}" for n in range(3)]
    assert all(not (a.startswith("bot") and b.startswith("bot")) for a, b in itertools.pairwise(told[:4]))


def test_whoever_leaves_the_lane_holds_up_nobody() -> None:
    async def passed() -> bool:
        lane = Lane()
        first, second = asyncio.create_task(lane.turn()), asyncio.create_task(lane.turn())
        await asyncio.sleep(0)
        first.cancel()
        await second
        return True

    assert now(passed())
