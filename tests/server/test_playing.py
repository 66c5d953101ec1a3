"""Playing at a table: a whole game, several pages, late and wrong choices."""

from __future__ import annotations

import random

from tests.server.house import House, Page


def play_to_the_end(page: Page, seed: int = 1) -> None:
    dice = random.Random(seed)
    while not page.asked()["result"]:
        page.choose(dice.choice(page.now["decision"]["options"])["id"])


def test_a_solo_game_is_played_from_the_first_choice_to_the_end(house: House) -> None:
    made = house.table()
    page = house.page(made["token"])
    first = page.hear()
    assert first["t"] == "state"
    assert first["you"] == ["heroes-1"]
    assert first["layout"]["width"] == 12
    play_to_the_end(page)
    assert page.now["result"]["winner"] in ("heroes", "zombies")
    assert page.now["result"]["text"]
    assert page.now["table"]["seed"] == "7"
    assert len({row["n"] for row in page.log}) == len(page.log)
    page.close()
