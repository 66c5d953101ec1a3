"""The load test itself: a few tables for a moment; how fast they are is measured by hand on a quiet machine."""

from __future__ import annotations

import socket
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from typer.testing import CliRunner

from shamble.cli import build
from shamble.server.loadtest import Found, Load, Page, run, summary
from tests.awaited import awaited


@pytest.mark.slow
def test_pages_play_at_live_tables_without_an_error() -> None:
    load = Load(tables=3, seconds=12.0, think=0.05, level="normal", processes=1, warm_up=0.0)
    # In a thread of its own, because a browser may hold a loop in this one.
    with ThreadPoolExecutor(1) as pool:
        found = pool.submit(run, load).result()
    assert found["errors"] == 0, found["first_error"]
    assert found["choices"] > 0
    assert found["p50_ms"] <= found["p95_ms"] <= found["p99_ms"]


def test_the_bar_is_the_99th_percentile_above_the_deliberate_pause() -> None:
    load = Load(tables=1, seconds=1, think=1, level="normal", processes=1)
    found = Found(answers=[10.0] * 98 + [79.0, 90.0], memory=[100.0, 101.0])
    assert summary(load, found, 30.0)["p99_above_pause_ms"] == 60.0
    assert summary(load, found, 30.0)["holds"] is False
    assert summary(load, Found(answers=[79.0] * 100, memory=[1.0]), 30.0)["holds"] is True
    assert summary(load, Found(answers=[1.0], errors=["no"], memory=[1.0]), 30.0)["holds"] is False


@pytest.mark.parametrize(("after", "flat"), [(110.0, True), (111.0, False)])
def test_memory_that_grows_by_more_than_a_tenth_fails_the_bar(after: float, flat: bool) -> None:
    load = Load(tables=1, seconds=1, think=1, level="normal", processes=1)
    found = summary(load, Found(answers=[1.0], memory=[100.0, 100.0, 105.0, after]), 30.0)
    assert found["memory_is_flat"] is found["holds"] is flat


def test_a_table_that_cannot_be_made_is_a_finding_and_no_crash() -> None:
    with socket.socket() as nobody_listens:
        nobody_listens.bind(("127.0.0.1", 0))
        found = Found(memory=[1.0])
        load = Load(tables=1, seconds=9, think=0, level="normal", processes=1)
        page = Page(load, nobody_listens.getsockname()[1], found, time.monotonic() + 9, 0.0, 1)
        awaited(page.play())
    assert len(found.errors) == 1
    assert summary(load, found, 30.0)["holds"] is False


def test_a_server_that_does_not_start_is_told_in_a_sentence() -> None:
    result = CliRunner().invoke(build("loadtest"), ["loadtest", "--tables", "1", "--database", "oracle://nowhere"])
    assert result.exit_code == 2
    assert "did not start" in result.stderr
