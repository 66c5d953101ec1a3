"""Two processes on the same games: one is sent away, or both are right; nothing is ever deleted by surprise."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from shamble.server.database import Outrun
from shamble.server.storage import Storage
from tests.awaited import awaited
from tests.server.house import House, address_in
from tests.server.test_lasting import play_on

NOTE = {"step": 0, "message": "undo", "words": {}}


def test_a_write_that_builds_upon_an_older_step_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        url = address_in(tmp_path)
        one, other = await Storage.open(url), await Storage.open(url)
        row = {"game": "g", "config": {}, "seed": 0, "seats": [], "hints": True, "delay": 0}
        await one.add_table({"id": "t", **row, "rolls": [], "forked_from": "", "luck": {}, "links": {}}, [])

        def choice(step: int) -> dict[str, Any]:
            return {"step": step, "option": 0, "seat": "s", "rolls": [], "hash": str(step)}

        for step in range(70):
            await one.add_choice("t", 0, choice(step), None, "1")
        # The other process still believes in step 9: it may neither choose nor take back.
        with pytest.raises(Outrun):
            await other.add_choice("t", 0, choice(9), None, "1")
        with pytest.raises(Outrun):
            await other.take_back("t", 0, 10, 9, NOTE)
        with pytest.raises(Outrun):
            await other.change("t", 0, 10, seats=[{"seat": "thief"}])
        assert len(await one.choices("t")) == 70
        # After an undo by one, the other's idea of the past does not hold either.
        await one.take_back("t", 0, 70, 60, NOTE)
        with pytest.raises(Outrun):
            await other.add_choice("t", 0, choice(60), None, "1")
        await other.add_choice("t", 1, choice(60), None, "1")
        assert [row["step"] for row in await one.choices("t")] == list(range(61))
        assert (await one.table("t") or {})["seats"] == []
        await one.close()
        await other.close()

    awaited(play())


def test_of_many_writes_at_once_only_the_outrun_one_fails(tmp_path: Path) -> None:
    async def play() -> list[Any]:
        storage = await Storage.open(address_in(tmp_path))
        row = {"game": "g", "config": {}, "seed": 0, "seats": [], "hints": True, "delay": 0}
        for name in range(20):
            await storage.add_table(
                {"id": str(name), **row, "rolls": [], "forked_from": "", "luck": {}, "links": {}}, []
            )
        choice = {"option": 0, "seat": "s", "rolls": [], "hash": ""}
        writes = [storage.add_choice(str(n), 0, {**choice, "step": 5 if n == 7 else 0}, None, "1") for n in range(20)]
        results = await asyncio.gather(*writes, return_exceptions=True)
        assert [len(await storage.choices(str(n))) for n in range(20)] == [int(n != 7) for n in range(20)]
        await storage.close()
        return results

    results = awaited(play())
    assert [n for n, result in enumerate(results) if result is not None] == [7]
    assert isinstance(results[7], Outrun)


def test_what_waits_when_the_server_ends_is_written_first(tmp_path: Path) -> None:
    async def play() -> int:
        url = address_in(tmp_path)
        storage = await Storage.open(url)
        row = {"game": "g", "config": {}, "seed": 0, "seats": [], "hints": True, "delay": 0}
        await storage.add_table({"id": "t", **row, "rolls": [], "forked_from": "", "luck": {}, "links": {}}, [])
        lines = [storage.add_chat("t", {"seat": "s", "name": "Ada", "text": str(n)}) for n in range(20)]
        waiting = [asyncio.ensure_future(line) for line in lines]
        await asyncio.sleep(0)
        await storage.close()
        await asyncio.gather(*waiting)
        storage = await Storage.open(url)
        kept, _ = await storage.chat("t")
        await storage.close()
        return len(kept)

    assert awaited(play()) == 20


def test_tables_nobody_touches_are_packed_away_and_come_back_whole(tmp_path: Path) -> None:
    house = House(tmp_path)
    made = house.table([{"seat": s, "who": "me"} for s in ("heroes-1", "zombies-1")])
    page = house.page(made["token"])
    play_on(page, 30)
    before = page.now
    page.close()
    house.close()

    async def pack() -> tuple[int, int, int]:
        storage = await Storage.open(address_in(tmp_path))
        packed = await storage.pack_away(before=2e9)
        again = await storage.pack_away(before=2e9)
        kept = len(await storage.choices(made["table"]))
        await storage.close()
        return packed, again, kept

    assert awaited(pack()) == (1, 0, 30)
    house = House(tmp_path)
    page = house.page(made["token"])
    assert page.asked()["view"] == before["view"]
    play_on(page, 3)
    page.close()
    house.close()
