"""Many games at once, chosen at random: whoever is asked is told so, and every game goes on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.server.house import House

GAMES = 8
CHOICES = 300
PATIENCE = 20.0
"""Seconds after which a page that hears nothing counts as stuck; bots answer in milliseconds."""


@pytest.fixture
def busy_house(tmp_path: Path) -> Iterator[House]:
    # The pauses of a real table, made short: what is shown late is where a page could miss something.
    server = House(tmp_path, bot_step=0.0, bot_answer=0.004, receipt=0.002)
    yield server
    server.close()


def play_at_random(house: House, seed: int) -> int:
    """Play one solo game; returns how many choices it took, or CHOICES when it is still going on."""
    side = "heroes" if seed % 2 else "zombies"
    other = {"heroes": "zombies", "zombies": "heroes"}[side]
    seats = [{"seat": f"{side}-1", "who": "me"}, {"seat": f"{other}-1", "who": "bot", "level": "random"}]
    page = house.page(house.table(seats, seed=seed)["token"])
    dice = random.Random(seed)
    try:
        for count in range(CHOICES):
            if dice.random() < 0.02:
                page.asked()
                page.close()
                page = house.page(page.token)
            now = page.asked()
            if now["result"]:
                return count
            options = now["decision"]["options"]
            page.choose(dice.choice(options)["id"])
            if dice.random() < 0.05 and now["undo"]:
                page.asked()
                page.say("undo")
                page.hear_until(lambda m: m["t"] in ("error", "state"), PATIENCE)
        return CHOICES
    finally:
        page.close()


@pytest.mark.slow  # a page missed a moment that came due between two looks at the clock, and waited for ever
def test_no_page_waits_for_news_that_never_come(busy_house: House) -> None:
    with ThreadPoolExecutor(GAMES) as people:
        counts = list(people.map(lambda seed: play_at_random(busy_house, seed), range(GAMES)))
    assert all(counts)
