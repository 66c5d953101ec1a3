"""What a page is shown before anybody commits: ways and ranges; and the numbers after the end."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import games
from shamble.lnoe.table.reach import in_range, reach
from tests.server.house import House

GAME = "last-night-on-earth"
FIELD = {"grid": {"width": 7, "height": 3, "buildings": [], "walls": [], "pits": [], "large": []}}


def hero_in_the_middle(rolled: int, **more: Any) -> Any:
    """A Hero at 3,1 on an open field who has rolled this many spaces."""
    hero = {"space": "3,1", "seat": "heroes-1", "items": more.pop("items", [])}
    situation = {"turn": "heroes", "step": "activate", "board": FIELD, "heroes": {"sally": hero}, **more}
    game = games.kit(GAME).situation(situation, 1, [rolled])
    while not any(option[0] == "step" for option in game.decision.options):
        game.choose(next(i for i, option in enumerate(game.decision.options) if option[0] == "roll-movement"))
    return game


def test_every_space_within_the_roll_can_be_reached_and_knows_the_way() -> None:
    ways = reach(hero_in_the_middle(2))
    assert set(ways) == {f"{x},{y}" for x in range(1, 6) for y in range(3)} - {"3,1"}
    assert ways["2,1"] == "3,1"
    assert ways["1,1"].startswith("2,")


def test_a_way_ends_among_zombies() -> None:
    wall = {f"z{y + 1}": {"space": f"4,{y}"} for y in range(3)}
    ways = reach(hero_in_the_middle(3, zombies=wall))
    assert "4,1" in ways
    assert not any(space.startswith(("5", "6")) for space in ways)


HOUSE = {
    "grid": {
        "width": 7, "height": 3, "walls": [], "pits": [], "large": [],
        "buildings": [
            {"id": "church", "cells": ["4,1", "5,1", "6,1"], "doors": [["4,1", "3,1"]], "numbers": [1], "pick_up": []}
        ],
    }
}  # fmt: skip
DARK = [{"kind": "lights-out", "building": "church"}]


@pytest.mark.parametrize(("items", "deepest"), [([], "4,1"), (["torch"], "6,1")])
def test_a_way_ends_in_the_dark_unless_the_hero_has_a_light(items: list[str], deepest: str) -> None:
    ways = reach(hero_in_the_middle(3, items=items, board=HOUSE, markers=DARK, in_play=["lights-out"]))
    assert max(space for space in ways if space.endswith(",1") and space > "3,1") == deepest


def test_a_gun_shows_its_range_and_bare_hands_show_none() -> None:
    assert in_range(hero_in_the_middle(1)) == []
    assert "0,1" in in_range(hero_in_the_middle(1, items=["revolver"]))


def test_a_table_can_begin_with_a_described_position(house: House) -> None:
    situation = {"scenario": "die-zombies-die", "profile": "original-basic", "zombies_killed": 14}
    made = house.table(config={"situation": situation})
    page = house.page(made["token"])
    assert page.asked()["view"]["zombies_killed"] == 14
    page.close()


def test_the_night_is_counted_after_its_end_and_not_before(house: House) -> None:
    made = house.table(config={"scenario": "die-zombies-die", "switches": {"extra_turns": -13}}, seed=3)
    early = house.http.get("/api/statistics", params={"token": made["token"]})
    assert early.status_code == 400
    page = house.page(made["token"])
    while not page.asked()["result"]:
        page.choose(page.now["decision"]["options"][-1]["id"])
    page.close()
    numbers = house.http.get("/api/statistics", params={"token": made["token"]}).json()
    assert len(numbers["heroes"]) == 4
    assert sum(hero["steps"] for hero in numbers["heroes"].values()) > 0
    assert set(numbers["seats"]) == {"heroes-1", "zombies-1"}


def fight_told(dice: list[int], wounds: int = 0, language: str = "en") -> str:
    """What the table says about a fight of Becky's with these dice lying: two of hers, one of the Zombie's."""
    becky = {"space": "3,1", "seat": "heroes-1", "wounds": wounds, "items": ["baseball-bat"]}
    situation = {"turn": "zombies", "step": "fight", "board": FIELD, "zombies": {"z1": {"space": "3,1"}}}
    kit = games.kit(GAME)
    game = kit.situation({**situation, "heroes": {"becky": becky}}, 1, dice)
    while True:
        fight = kit.talk.shown(game, language)["fight"]
        if fight is not None and "running" in fight:
            return str(fight["running"])
        game.choose(0)


@pytest.mark.rule("11.4.1")
@pytest.mark.parametrize(
    ("dice", "wounds", "told"),
    [
        ([5, 5, 3], 0, "5 against 3: the Zombie would be hit."),
        ([5, 4, 3], 0, "5 against 3: the Zombie would be fended off."),
        ([2, 4, 5], 0, "4 against 5: Becky would be wounded."),
        ([2, 4, 4], 0, "4 against 4, and the Zombie wins ties: Becky would be wounded."),
        ([2, 4, 5], 1, "4 against 5: Becky would be wounded."),
        ([2, 4, 5], 2, "4 against 5: Becky would die."),
        ([6, 2, 6], 2, "6 against 6, and the Zombie wins ties: Becky would die."),
    ],
)
def test_the_dice_that_lie_say_what_would_come_of_them(dice: list[int], wounds: int, told: str) -> None:
    assert fight_told(dice, wounds) == told


def test_the_dice_speak_italian_too() -> None:
    assert fight_told([6, 2, 6], 2, "it") == "6 contro 6, e in parità vince lo Zombie: Becky morirebbe."
