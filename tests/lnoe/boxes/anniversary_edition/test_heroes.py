"""The Townsfolk who are Heroes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base import scenes
from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game, table

BOXES = ["anniversary-edition"]


def hero_turn(hero: str, items: tuple[str, ...] = (), **more: Any) -> Table:
    return scenes.hero_turn(hero, items, boxes=BOXES, **more)


def fight(dice: list[int], hero: str, **more: Any) -> Table:
    return scenes.fight(dice, (), hero, boxes=BOXES, **more)


# -- Deputy Taylor -----------------------------------------------------------------------------------------


def test_deputy_taylor_starts_with_a_pump_shotgun() -> None:
    t = new_game(scenario="die-zombies-die", profile="original-advanced", boxes=BOXES, heroes=["deputy-taylor"])
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert "pump-shotgun" in t.heroes["deputy-taylor"]["items"]


@pytest.mark.parametrize(("die", "pokes"), [(1, True), (2, True), (3, False)])
def test_with_a_one_or_a_two_he_searches_outdoors(die: int, pokes: bool) -> None:
    t = hero_turn("deputy-taylor", dice=[die], hero_deck=["crowbar"])
    assert not t.offers("ability", ability="poking-around"), "not before the roll"
    t.choose("roll-movement")
    assert t.offers("ability", ability="poking-around") == pokes
    if pokes:
        t.choose("ability", ability="poking-around")
        assert t.heroes["deputy-taylor"]["items"] == ["crowbar"]
        assert t.state.get("acting") != "deputy-taylor" or not t.offers("step")


def test_in_a_building_he_searches_like_anybody_and_after_a_step_not_at_all() -> None:
    t = hero_turn("deputy-taylor", space="1,1", dice=[1])
    t.choose("roll-movement")
    assert t.offers("search")
    assert not t.offers("ability", ability="poking-around")
    t = hero_turn("deputy-taylor", dice=[2])
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert not t.offers("ability", ability="poking-around")


def test_nobody_else_does_and_he_does_not_where_a_card_keeps_him_from_searching() -> None:
    t = hero_turn("billy", dice=[1])
    t.choose("roll-movement")
    assert not t.offers("ability", ability="poking-around")
    t = hero_turn("deputy-taylor", dice=[1], effects=[{"effect": "cannot-search", "amount": 1, "until": "turn"}])
    t.choose("roll-movement")
    assert not t.offers("ability", ability="poking-around")


# -- Jeb ---------------------------------------------------------------------------------------------------


def test_in_place_of_a_search_jeb_digs_through_what_others_throw_away() -> None:
    t = hero_turn("jeb", space="1,1", hero_deck_exact=["crowbar", "torch", "ammo"])
    t.choose("ability", ability="one-mans-garbage")
    assert len(t.heroes["jeb"]["items"]) == 1
    assert set(t.heroes["jeb"]["items"]) | set(t.state["hero_discard"]) == {"crowbar", "torch"}
    assert t.state["hero_deck"] == ["ammo"]


def test_outdoors_or_with_an_empty_deck_he_does_not() -> None:
    assert not hero_turn("jeb").offers("ability", ability="one-mans-garbage")
    empty = hero_turn("jeb", space="1,1", hero_deck_exact=[], hero_discard=["torch"])
    assert not empty.offers("ability", ability="one-mans-garbage")


LAST_NIGHT = "this-could-be-our-last-night-on-earth"


@pytest.mark.parametrize(("jeb", "offered"), [("3,3", False), ("4,3", True)])
def test_nobody_in_his_space_is_chosen_by_our_last_night_on_earth(jeb: str, offered: bool) -> None:
    heroes = {"billy": "3,3", "sally": "3,3", "jeb": jeb}
    t = table(boxes=BOXES, heroes=heroes, hands={"zombies-1": [LAST_NIGHT]})
    assert t.offers("play-card", card=LAST_NIGHT) == offered


@pytest.mark.parametrize(("jeb", "played"), [("3,3", False), ("4,3", True)])
def test_no_fight_card_is_played_on_a_zombie_in_his_space_whoever_fights_it(jeb: str, played: bool) -> None:
    t = fight([3, 2, 4], "billy", others={"jeb": jeb}, zombie_hand=("uuuurrrggghh",))
    while t.kind == "window" and t.seat != "zombies-1" and t.window == "fight":
        t.choose("pass")
    assert t.offers("play-card", card="uuuurrrggghh") == played


def test_nor_in_his_own_fights() -> None:
    t = fight([3, 2, 4], "jeb", zombie_hand=("uuuurrrggghh",))
    assert not t.offers("play-card", card="uuuurrrggghh")


# -- Mr. Hyde ----------------------------------------------------------------------------------------------


def student_loses(hyde: str, hero: str = "billy") -> Table:
    t = fight([2, 1, 6], hero, others={"mr-hyde": hyde})
    until(t, "fight") if t.window == "fight" else None
    while t.kind == "window" and t.window != "about-to-wound":
        t.choose("pass")
    return t


@pytest.mark.parametrize(("die", "wounds"), [(4, 1), (5, 0)])
@pytest.mark.parametrize("hyde", ["3,3", "4,3"])
def test_mr_hyde_saves_a_student_near_him_from_a_wound_on_five(die: int, wounds: int, hyde: str) -> None:
    t = student_loses(hyde)
    t.dice(die)
    t.choose("ability", ability="protector")
    t.passes()
    assert t.heroes["billy"]["wounds"] == wounds
    assert not t.offers("ability", ability="protector"), "once for each wound"


@pytest.mark.parametrize(("hyde", "hero"), [("5,3", "billy"), ("3,3", "jake-cartwright")])
def test_he_saves_nobody_far_away_and_no_grown_up(hyde: str, hero: str) -> None:
    assert not student_loses(hyde, hero).offers("ability", ability="protector")


@pytest.mark.parametrize(("zombies", "dice"), [({"z1": "3,3"}, 2), ({"z1": "3,3", "z2": "3,3"}, 3)])
def test_among_two_zombies_he_rolls_one_more_fight_die(zombies: dict[str, str], dice: int) -> None:
    t = hero_turn("mr-hyde", zombies=zombies)
    t.choose("skip")
    if t.offers("fight"):
        t.choose("fight", zombie="z1")
    t.passes()
    assert dice_rolled(t, "hero-fight")[0] == dice
