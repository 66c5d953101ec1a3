"""Whole games at the real table, played as people play them."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from shamble.lab.job import Job, play_game
from shamble.lab.page import replay_link
from tests.browser.conftest import Server
from tests.browser.seat import PATIENCE, Seat, harmless_first
from tests.server.house import free_port

ROOT = Path(__file__).parents[2]
SOLO = [{"seat": "heroes-1", "who": "me"}, {"seat": "zombies-1", "who": "bot", "level": "random"}]
People = Callable[..., Seat]


@contextlib.contextmanager
def started_with_run(data: Path) -> Iterator[str]:
    """The table as a player starts it; stopped as a player stops it."""
    port = free_port()
    command = [sys.executable, str(ROOT / "run"), "play", "--no-browser", "--port", str(port), "--data", str(data)]
    table = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
    try:
        assert table.stdout is not None
        line = next(text for text in table.stdout if "http://" in text)
        yield line.split(" at ")[1].strip().rstrip("/")
    finally:
        table.send_signal(signal.SIGTERM)
        table.wait(20)


def test_a_solo_game_from_run_play_to_its_end_by_clicks(new_context: People, tmp_path: Path) -> None:
    with started_with_run(tmp_path) as url:
        me = new_context()
        me.url = url
        me.go("")
        me.page.click("text=New game")
        me.page.select_option("#level-1", "easy")
        me.page.click('summary:has-text("Rules in force")')
        me.page.fill("#seed", "5")
        me.page.fill("#switch-extra_turns", "-13")
        me.nothing_wrong("new-game")
        me.page.click("button[type=submit]")
        me.page.wait_for_selector("[data-choice]")
        for _ in range(6):
            me.take()
        me.nothing_wrong("table")
        assert me.play_to_the_end() > 5
        me.page.wait_for_selector("table")
        me.nothing_wrong("end")


def test_a_game_by_keyboard_alone(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, rounds=2)["token"])
    on_board = 0

    def keys() -> dict[str, Any]:
        nonlocal on_board
        seen = me.wait_for_choice()
        if seen["over"]:
            return seen
        if seen["options"] and on_board % 3:
            me.page.keyboard.press("1")
        else:
            # To the board, to the next space with a choice, and choose it; where there are several a dialog asks.
            me.page.keyboard.press("b")
            me.page.keyboard.press("n")
            me.page.keyboard.press("Enter")
            if me.page.locator("dialog[open]").count():
                me.page.keyboard.press("Enter")
            # A choice that was sent is answered first.
            if me.wait_for_choice()["seq"] == seen["seq"] and seen["options"]:
                me.page.keyboard.press("1")
        on_board += 1
        return me.wait_for_choice()

    me.play_to_the_end(keys)
    assert me.problems == []


def test_a_game_on_a_phone_with_nothing_off_screen(new_context: People, server: Server) -> None:
    me = new_context(server.table(SOLO, seed=3, rounds=2)["token"], width=360, height=740, has_touch=True)
    me.take()
    for sheet in ("People", "Table", "Board"):
        me.page.click(f".sheets >> text={sheet}")
        me.nothing_wrong(f"phone-{sheet.lower()}")

    def tap() -> dict[str, Any]:
        seen = me.take()
        box = me.page.locator("[data-choice]").bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 360
        assert box["y"] + box["height"] <= 740
        return seen

    me.play_to_the_end(tap)
    me.nothing_wrong("phone-end")


@pytest.mark.parametrize("lang", ["en", "it"])
def test_on_a_phone_the_end_of_a_game_is_read_without_scrolling_sideways(
    new_context: People, server: Server, lang: str
) -> None:
    me = new_context(server.table(SOLO, rounds=1)["token"], width=360, height=740, lang=lang)
    me.play_to_the_end(lambda: me.take(harmless_first))
    sally = me.page.locator(".tally tbody tr").first
    expect(sally.locator("th, td")).to_have_count(7)
    for number in sally.locator("td").all():
        number.scroll_into_view_if_needed()
        expect(number).to_be_in_viewport(ratio=1)
        assert number.evaluate("e => e.scrollWidth <= e.clientWidth + 1"), "no word of it is cut off"
    assert me.page.locator("dialog[open]").evaluate("e => e.scrollWidth <= e.clientWidth")
    me.nothing_wrong(f"phone-end-{lang}")


def test_two_browsers_against_each_other_with_a_reload_in_the_middle(new_context: People, server: Server) -> None:
    seats = [{"seat": "heroes-1", "who": "me", "name": "Ada"}, {"seat": "zombies-1", "who": "link", "name": "Bela"}]
    made = server.table(seats, rounds=1)
    ada, bela = new_context(made["token"]), new_context(made["links"]["zombies-1"])
    deadline = time.monotonic() + PATIENCE
    chosen, reloaded = 0, False
    while not (ada.look()["over"] and bela.look()["over"]):
        assert time.monotonic() < deadline, f"{chosen} choices and no end"
        for one in (ada, bela):
            if one.look()["kind"] and not one.look()["over"]:
                one.choose_now(harmless_first)
                chosen += 1
                deadline = time.monotonic() + PATIENCE
        if chosen >= 8 and not reloaded and not ada.look()["over"]:
            before = ada.page.locator("[role=log]").inner_text()
            ada.page.reload()
            ada.page.wait_for_selector("[data-choice]")
            assert before.splitlines()[0] in ada.page.locator("[role=log]").inner_text()
            reloaded = True
        ada.page.wait_for_timeout(20)
    assert reloaded
    assert ada.problems == bela.problems == []


@pytest.mark.parametrize("lang", ["it"])
def test_a_game_in_italian(new_context: People, server: Server, lang: str) -> None:
    me = new_context("", lang=lang)
    me.go("")
    me.page.wait_for_selector("h1")
    assert me.page.locator("html").get_attribute("lang") == "it"
    assert "Nuova partita" in me.page.inner_text("body")
    me.nothing_wrong("home-it")
    me.sit(server.table(SOLO, seed=4, rounds=1)["token"])
    me.take()
    me.nothing_wrong("table-it")
    me.play_to_the_end()
    assert "La notte in numeri" in me.page.inner_html("dialog")


def test_a_link_of_a_report_shows_the_game_at_the_table(new_context: People, server: Server) -> None:
    job = Job(scenarios=("die-zombies-die",), bots={"heroes": "random", "zombies": "random"}, games=1, seed=3)
    row = play_game(job, (0, 0))
    me = new_context()
    me.page.goto(replay_link(job, row, server.url))
    me.page.wait_for_selector("h1, [data-board], svg")
    me.page.wait_for_url("**/#/replay?token=*")
    me.page.wait_for_selector("text=/Zombies/")


def test_a_link_that_was_cut_off_says_so(new_context: People, server: Server) -> None:
    me = new_context()
    me.page.goto(f"{server.url}/#/recorded?game=eyJnYW1lIjoi")
    me.page.wait_for_selector("text=This link carries no game")
