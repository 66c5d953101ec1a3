"""Hunker Down: two buildings, barricaded all round, for four Hero turns."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import table
from tests.table import Table, new_game

CHURCH = [["1,0", "2,0"], ["0,1", "0,2"]]
GYM = [["5,0", "4,0"], ["5,1", "5,2"], ["6,0", "7,0"]]


def turn(walls: list[list[str]], heroes: dict[str, Any], zombies: dict[str, str] | None = None, held: int = 3) -> Table:
    """The last Hero is about to act; three turns were held before."""
    rows = [{"edge": edge, "reinforcements": 0} for edge in walls]
    acted = {name: {"space": space, "activated": name != "billy"} for name, space in heroes.items()}
    notes = {"hunkered-down": held} if held else {}
    t = table(
        scenario="hunker-down", heroes=acted, zombies=zombies or {}, barricades=rows, notes=notes, dice=[1, 2, 6, 6]
    )
    t.choose("skip")
    while t.kind in ("move-action", "window", "exchange") and t.result is None:
        t.choose("done" if t.offers("done") else "pass")
    return t


INSIDE = {"billy": "0,0", "sally": "5,0"}


def test_the_fourth_turn_in_two_barricaded_buildings_wins() -> None:
    t = turn(CHURCH + GYM, INSIDE)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "hunkered-down")


@pytest.mark.parametrize(
    ("walls", "heroes", "zombies", "held", "counted"),
    [
        (CHURCH + GYM, INSIDE, {}, 2, 3),
        (CHURCH + GYM[:2], INSIDE, {}, 3, 3),
        (CHURCH + GYM, {"billy": "0,0", "sally": "3,3"}, {}, 3, 3),
        (CHURCH + GYM, INSIDE, {"z1": "6,1"}, 3, 3),
        (CHURCH + GYM, {"billy": "0,0", "sally": "1,0"}, {}, 3, 3),
    ],
)
def test_fewer_turns_an_open_wall_an_empty_house_or_a_zombie_inside_do_not(
    walls: list[list[str]], heroes: dict[str, Any], zombies: dict[str, str], held: int, counted: int
) -> None:
    t = turn(walls, heroes, zombies, held)
    assert t.result is None
    assert t.state["notes"].get("hunkered-down", 0) == counted


def test_the_night_wins_for_the_zombies() -> None:
    t = table(
        scenario="hunker-down",
        heroes={"billy": "0,0"},
        zombies={"z1": "7,5"},
        turn="zombies",
        step="sun",
        sun=1,
        round=16,
    )
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.parametrize(("killed", "over"), [(2, False), (3, True)])
def test_the_fourth_dead_hero_loses_the_game(killed: int, over: bool) -> None:
    sally = {"space": "3,3", "wounds": 1}
    t = table(scenario="hunker-down", heroes={"sally": sally, "billy": {"space": "0,0", "activated": True}},
              zombies={"z1": "3,3"}, heroes_killed=killed, dice=[1, 2, 6])  # fmt: skip
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


def test_it_is_set_up_with_barricades_a_pool_of_cards_and_two_buildings_taken_over() -> None:
    t = new_game(scenario="hunker-down", seed=3)
    while t.kind in ("choose", "place-hero", "window"):
        t.must(cmd="choose", option="0")
    assert [marker["kind"] for marker in t.state["markers"]] == ["taken-over", "taken-over"]
    found = [item for hero in t.heroes.values() for item in hero["items"]]
    assert "hammer-and-nails" in [*t.state["hero_deck"], *t.state["hero_discard"], *found]
    assert t.state["objectives"][0]["text"] == "Hero turns hunkered down in two buildings: 0 of 4"
