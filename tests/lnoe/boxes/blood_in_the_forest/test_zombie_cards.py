"""The Zombie cards of Blood in the Forest."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.blood_in_the_forest.scenes import draws, fights, table
from tests.lnoe.boxes.blood_in_the_forest.test_hero_cards import WOODS
from tests.table import Table

ANDERSON = "sheriff-anderson"


# -- Blood in the Forest -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "dice"), [("3,3", 3), ("3,4", 1)])
def test_zombies_in_a_forest_roll_one_more_die_for_the_card_and_one_for_the_forest(space: str, dice: int) -> None:
    t = table(
        heroes={ANDERSON: space}, zombies={"z1": space}, board=WOODS, in_play=["blood-in-the-forest"], acting=ANDERSON
    )
    t.choose("skip")
    t.passes()
    rolls = [event["values"] for event in t.events if event["type"] == "roll" and event["for"] == "zombie-fight"]
    assert len(rolls[0]) == dice


@pytest.mark.parametrize(("start", "first", "second"), [("4,3", "5,3", True), ("4,4", "5,4", False)])
def test_who_starts_in_a_forest_may_move_two_spaces(start: str, first: str, second: bool) -> None:
    t = table(
        heroes={"billy": "0,0"}, zombies={"z1": start}, board=WOODS, in_play=["blood-in-the-forest"],
        turn="zombies", step="move",
    )  # fmt: skip
    t.choose("move", zombie="z1", to=first)
    assert bool(t.find("move", zombie="z1")) is second


def test_the_card_is_played_at_once_and_remains_in_play() -> None:
    t = draws("blood-in-the-forest", heroes={"billy": "0,0"})
    assert t.state["in_play"] == ["blood-in-the-forest"]
    t.nothing_pending()


# -- Chewing Through ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("hand", [["chewing-through"], []])
def test_nothing_prevents_a_wound_of_the_zombie_that_chews_through(hand: list[str]) -> None:
    t = fights(hand, [1, 2, 6], hands={"zombies-1": hand, "heroes-1": ["just-a-scratch"]})
    if hand:
        while not t.offers("play-card", card="chewing-through"):
            t.choose("pass")
        t.choose("play-card", card="chewing-through")
    while t.kind == "window" and not t.offers("play-card", card="just-a-scratch"):
        t.choose("pass")
    assert t.offers("play-card", card="just-a-scratch") is not bool(hand)
    if hand:
        assert t.heroes["billy"]["wounds"] == 1


@pytest.mark.parametrize(("die", "damage"), [(3, 0), (4, 1)])
def test_it_chews_through_a_generator_with_one_more_on_each_die(die: int, damage: int) -> None:
    t = table(
        heroes={"billy": "0,0"}, zombies={"z1": "6,1"}, turn="zombies", step="fight", dice=[die],
        generators=[{"space": "6,1", "damage": 0}], hands={"zombies-1": ["chewing-through"]},
        scenario="mountain-of-the-dead",
    )  # fmt: skip
    t.choose("choose", zombie="z1")
    t.choose("play-card", card="chewing-through")
    assert t.state["generators"][0]["damage"] == damage


# -- Dark Forest -------------------------------------------------------------------------------------------


def at_the_end(die: int, board: dict[str, Any], **more: Any) -> Table:
    t = table(
        heroes={"billy": "3,3"}, turn="zombies", step="place", spawn_due=[], board=board, dice=[die],
        hands={"zombies-1": ["dark-forest"]}, **more,
    )  # fmt: skip
    t.choose("play-card", card="dark-forest")
    return t


def test_zombies_come_out_of_the_trees_one_each_and_not_where_a_hero_stands() -> None:
    board = {"grid": {**WOODS["grid"], "forest": ["3,3", "4,3", "4,4"]}}
    t = at_the_end(3, board)
    assert t.values("place", "to") == ["4,3", "4,4"]
    t.choose("place", to="4,3")
    assert sorted(fact["space"] for fact in t.zombies.values()) == ["4,3", "4,4"], "the third finds no room"


@pytest.mark.rule("12.4")
def test_nobody_comes_out_of_woods_that_are_destroyed() -> None:
    board = {"center": "town-center", "outer": ["bf-thrashers-mill", "farm", "church", "school"]}
    bombed = [{"kind": "destroyed", "building": "bf-thrashers-mill-forest-1"}]
    assert "0,0" in at_the_end(3, board).values("place", "to")
    assert "0,0" not in at_the_end(3, board, markers=bombed).values("place", "to")


def test_no_more_come_than_were_rolled() -> None:
    board = {"grid": {**WOODS["grid"], "forest": ["4,3", "4,4"]}}
    t = at_the_end(1, board)
    t.choose("place", to="4,4")
    assert [fact["space"] for fact in t.zombies.values()] == ["4,4"]


@pytest.mark.parametrize(("die", "count"), [(2, 1), (3, 2)])
def test_without_any_forest_a_few_come_out_of_the_pits(die: int, count: int) -> None:
    t = at_the_end(die, {"grid": {**WOODS["grid"], "forest": []}})
    while t.kind == "place-zombie":
        t.choose("place")
    assert len(t.zombies) == count
    assert {fact["space"] for fact in t.zombies.values()} <= {"7,5", "0,5"}


# -- Hungry for Brains -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "dice"), [(1, 2), (2, 3)])
def test_each_wound_of_the_hero_is_a_die_more_for_the_zombie(wounds: int, dice: int) -> None:
    t = fights(["hungry-for-brains"], [5, 6, 1, 1, 1], ANDERSON, facts={"wounds": wounds})
    while not t.offers("play-card", card="hungry-for-brains"):
        t.choose("pass")
    t.choose("play-card", card="hungry-for-brains")
    rolled = [event["values"] for event in t.events if event["type"] == "roll" and event["for"] == "zombie-fight"]
    assert sum(map(len, rolled[:2])) == dice


def test_an_unhurt_hero_makes_nobody_hungrier() -> None:
    t = fights(["hungry-for-brains"], [5, 6, 1], ANDERSON)
    assert not t.offers("play-card", card="hungry-for-brains")
