"""Humans!!!, Zombies!!! and both together, started and played in the page."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.conftest import Server
from tests.browser.seat import Seat

GAMES = ("humans", "zombies", "humans-and-zombies")
People = Callable[..., Seat]


def view(me: Seat) -> dict[str, Any]:
    """The table as this page was last told."""
    told = [json.loads(frame) for frame in reversed(me.frames)]
    shown: dict[str, Any] = next(message["view"] for message in told if message.get("view"))
    return shown


def start(me: Seat, game: str, seed: int = 5, players: int = 3) -> None:
    """From the first page by clicks to a table with bots."""
    me.go("")
    me.page.click("text=New game")
    me.page.check(f"input[name=game][value={game}]")
    me.page.wait_for_selector("#players")
    me.page.select_option("#players", str(players))
    for seat in range(1, players):
        me.page.select_option(f"#level-{seat}", "easy")
    me.page.click("summary >> text=/Rules in force|Regole in vigore/")
    me.page.fill("#seed", str(seed))


def sit_down(me: Seat) -> None:
    me.page.click("button[type=submit]")
    me.page.wait_for_selector("[data-choice]")


def play_rounds(me: Seat, last: int, seconds: float = 90) -> None:
    """Choose until this round has begun."""
    deadline = time.monotonic() + seconds
    while view(me)["round"] < last:
        assert time.monotonic() < deadline, f"round {view(me)['round']} after {seconds} s"
        if me.take()["over"]:
            return


@pytest.mark.parametrize("game", GAMES)
def test_each_game_starts_from_the_page_and_goes_on_for_rounds(new_context: People, server: Server, game: str) -> None:
    me = new_context(width=1280, height=800)
    start(me, game)
    me.nothing_wrong(f"new-{game}")
    sit_down(me)
    me.wait_for_choice()
    me.nothing_wrong(f"{game}-first-choice")
    play_rounds(me, last=4)
    assert len(me.page.query_selector_all("[data-tile]")) == len(view(me)["tiles"])
    me.nothing_wrong(f"{game}-later")


@pytest.mark.parametrize("game", GAMES)
def test_each_game_fits_a_phone(new_context: People, server: Server, game: str) -> None:
    me = new_context(width=360, height=740, has_touch=True)
    start(me, game, players=4)
    me.nothing_wrong(f"phone-new-{game}")
    sit_down(me)
    play_rounds(me, last=3)
    me.nothing_wrong(f"phone-{game}")
    me.page.click(".sheets >> text=People")
    me.nothing_wrong(f"phone-{game}-people")
