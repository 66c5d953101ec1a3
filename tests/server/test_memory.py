"""What a table keeps in memory: little for each choice, nothing once nobody looks at it."""

from __future__ import annotations

import gc
import random
import tracemalloc
import weakref
from pathlib import Path

import pytest

from shamble import games
from shamble.kernel import spare
from shamble.lnoe.board import Board
from shamble.server import driving
from shamble.server.loadtest import Load, run
from shamble.server.messages import encoder
from shamble.server.tokens import Ticket
from shamble.server.viewer import Viewer
from tests.awaited import awaited
from tests.conftest import nightly
from tests.server.house import House, table_of, wait_until

MOST_BYTES = 3000
"""For each choice at a table with a page of every seat: its events, its line of the log, a state now and then."""
BOARDS = 25
"""Megabytes of the boards that are kept for later tables: 256 of them, whatever happens."""


@pytest.mark.parametrize("name", games.names())
def test_a_choice_leaves_little_in_memory(name: str) -> None:
    async def play() -> list[int]:
        table = table_of(games.kit(name).new({}, "a long game"))
        pages = [Viewer(table, Ticket("t", (seat,)), "en") for seat in table.game.seats]
        dice = random.Random(3)
        held = []
        while len(held) < 200 and table.game.decision is not None:
            await table.choose(dice.randrange(len(table.game.decision.options)), table.seq)
            for page in pages:
                encoder.encode(page.next_message())
            held.append(tracemalloc.get_traced_memory()[0])
        return held

    awaited(play())  # whatever is kept once for all
    gc.collect()
    tracemalloc.start()
    try:
        held = awaited(play())
    finally:
        tracemalloc.stop()
    half = len(held) // 2
    assert (held[-1] - held[half]) / (len(held) - half) < MOST_BYTES


def test_a_table_that_nobody_looks_at_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "IDLE_SECONDS", 0.2)
    house = House(tmp_path)
    page = house.page(house.table()["token"])
    page.choose(page.asked()["decision"]["options"][0]["id"])
    page.asked()
    [table] = map(weakref.ref, house.app.state.ready.result()._tables.values())
    assert table() is not None
    # Where hundreds of games are held the collector of garbage hardly ever comes: it must not be needed.
    gc.collect()
    gc.disable()
    try:
        page.close()
        wait_until(lambda: table() is None, 30)
    finally:
        gc.enable()
    house.close()


def test_a_table_whose_game_is_over_leaves_soon(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driving, "OVER_SECONDS", 0.2)
    house = House(tmp_path)
    over, running = house.table(), house.table()
    tables = house.app.state.ready.result()._tables
    page = house.page(over["token"])
    while page.asked()["result"] is None:
        page.choose(page.now["decision"]["options"][0]["id"])
    other = house.page(running["token"])
    other.asked()
    page.close()
    other.close()
    wait_until(lambda: len(tables) == 1, 30)
    # Whoever comes back finds it as it was.
    assert house.page(over["token"]).asked()["result"] is not None
    house.close()


def test_towns_that_nobody_plays_in_are_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spare, "_ceiling", [3])
    kit = games.kit("last-night-on-earth")

    async def play(seed: int) -> str:
        table = table_of(kit.new({}, seed))
        page = Viewer(table, Ticket("t", table.game.seats[:1]), "en")
        for _ in range(12):
            encoder.encode(page.next_message())
            await table.choose(0, table.seq)
        return str(table.game.board.key)

    def boards() -> list[Board]:
        return [one for one in gc.get_objects() if type(one) is Board]

    known = boards()  # of other tests
    towns = {awaited(play(seed)) for seed in range(12)}
    assert len(towns) > 8
    gc.collect()
    assert sum(one.key in towns and not any(one is other for other in known) for one in boards()) <= 3


@pytest.mark.slow
def test_memory_is_flat_while_tables_come_and_go() -> None:
    """Pages that hardly think, so that games end and others begin while it is measured."""
    seconds = nightly(300, otherwise=20)
    found = run(Load(tables=8, seconds=seconds, think=0.02, level="normal", processes=1, warm_up=10.0))
    before, after = found["memory_mb"]
    assert found["errors"] == 0, found["first_error"]
    assert after <= 1.1 * before + BOARDS, f"{before} MB became {after} MB"
