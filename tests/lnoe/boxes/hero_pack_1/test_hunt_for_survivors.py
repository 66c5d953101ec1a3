"""Hunt for Survivors, and Hero Pack One as a box."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.content import content
from tests.lnoe.boxes import small_box
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game, table

BOXES = ["base", "hero-pack-1"]
TRUCK = "4,3"
ALL_FOUND = {"there-number-counter": 6}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="hunt-for-survivors", boxes=BOXES, **{"sun": 8, **situation})


def looks(value: int, *dice: int, **more: Any) -> Table:
    """Billy turns the counter on the gym."""
    markers = [{"kind": "number-counter", "building": "gym", "value": value}, {"kind": "truck", "space": TRUCK}]
    t = night(heroes={"billy": "5,0", "becky": "7,0"}, markers=markers, notes=ALL_FOUND, **more)
    t.choose("activate", hero="billy")
    t.dice(*dice)
    t.choose("find", marker="number-counter")
    return t


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.6.8")
def test_six_counters_a_truck_and_somebody_with_its_keys(players: int) -> None:
    t = new_game(scenario="hunt-for-survivors", boxes=BOXES, players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    kinds = [marker["kind"] for marker in t.state["markers"]]
    assert (kinds.count("number-counter"), kinds.count("truck")) == (6, 1)
    truck = next(marker["space"] for marker in t.state["markers"] if marker["kind"] == "truck")
    placed = {e["who"]: e["to"] for e in t.events if e["type"] == "placed" and e["who"] in t.heroes}
    assert set(placed.values()) == {truck}
    assert sum(hero.get("tokens", {}).get("truck-keys", 0) for hero in t.heroes.values()) == 1


# -- what lies under a counter -----------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "survivors"), [(3, 1), (5, 0)])
def test_lower_than_the_counter_is_a_survivor_and_higher_nothing(die: int, survivors: int) -> None:
    t = looks(4, die)
    assert t.heroes["billy"].get("tokens", {}).get("survivor", 0) == survivors
    assert not [marker for marker in t.state["markers"] if marker["kind"] == "number-counter"]
    t.nothing_pending()


@pytest.mark.parametrize(("value", "second"), [(3, 3), (5, 1)])
def test_the_same_number_and_then_three_or_less_is_a_zombie_hero(value: int, second: int) -> None:
    t = looks(value, value, second)
    (zombie,) = t.zombies.values()
    assert (zombie["kind"], zombie["space"]) == ("zombie-hero", "5,0")
    assert set(t.heroes) == {"billy", "becky"}


@pytest.mark.rule("13.11.3")
@pytest.mark.parametrize(("value", "second"), [(4, 4), (2, 6)])
def test_the_same_number_and_then_four_or_more_is_a_new_hero_who_may_act_this_turn(value: int, second: int) -> None:
    t = looks(value, value, second)
    (new,) = set(t.heroes) - {"billy", "becky"}
    assert t.heroes[new]["space"] == "5,0"
    assert not t.zombies
    if t.kind == "exchange":
        t.choose("done")
    assert t.values("activate", "hero") == sorted(["becky", new])
    t.nothing_pending()


# -- survivors are carried ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("tokens", "dice"), [({"survivor": 2}, 3), ({}, 2)])
def test_who_has_survivors_along_rolls_one_more(tokens: dict[str, int], dice: int) -> None:
    t = night([6, 6, 6, 1], heroes={"billy": {"space": "3,3", "tokens": tokens}}, zombies={"z1": "3,3"})
    t.choose("skip")
    t.passes()
    assert dice_rolled(t, "hero-fight") == [dice]


def test_a_killed_hero_drops_them_and_another_takes_them_along() -> None:
    billy = {"space": "3,3", "wounds": 1, "tokens": {"survivor": 2, "truck-keys": 1}}
    t = night([1, 1, 2, 6], heroes={"billy": billy, "jenny": "3,4"}, zombies={"z1": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("done")
    t.passes()
    dropped = sorted(marker["kind"] for marker in t.state["markers"] if marker.get("space") == "3,3")
    assert dropped == ["survivor", "survivor", "truck-keys"]
    t.dice(2)
    t.choose("roll-movement")
    t.dice(6, 6, 6, 1)
    t.choose("step", to="3,3")
    assert t.heroes["jenny"]["tokens"] == {"survivor": 2, "truck-keys": 1}


def test_they_are_handed_on_in_an_exchange() -> None:
    heroes = {
        "billy": {"space": "3,3", "tokens": {"survivor": 2}},
        "jenny": {"space": "3,3", "tokens": {"truck-keys": 1}},
    }
    t = night(heroes=heroes)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("give-marker", marker="survivor", hero="jenny")
    t.choose("take-marker", marker="truck-keys", hero="jenny")
    assert t.heroes["jenny"]["tokens"] == {"survivor": 2}
    assert t.heroes["billy"]["tokens"] == {"truck-keys": 1}


@pytest.mark.parametrize("kinds", [("survivor", "truck-keys"), ("truck-keys", "survivor")])
def test_it_does_not_matter_in_which_order_they_were_found(kinds: tuple[str, ...]) -> None:
    t = night(heroes={"billy": {"space": "3,3", "tokens": dict.fromkeys(kinds, 1)}, "jenny": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert [option["marker"] for option in t.find("give-marker")] == ["survivor", "truck-keys"]


def test_zombies_carry_them_out_of_a_building_they_take_over() -> None:
    filler = ["resilient", "resilient", "trip"]
    markers = [{"kind": "survivor", "space": "5,0"}, {"kind": "truck", "space": TRUCK}]
    t = night(
        [3, 5], turn="zombies", step="draw", zombie_deck=["my-god-theyve-taken-the"], hands={"zombies-1": filler},
        heroes={"billy": "3,3"}, markers=markers,
    )  # fmt: skip
    t.choose("keep")
    while t.kind == "choose":
        assert t.seat == "zombies-1"
        t.must(cmd="choose", option="0")
    (survivor,) = [marker for marker in t.state["markers"] if marker["kind"] == "survivor"]
    assert survivor["space"] not in ("5,0", "6,0", "5,1", "6,1")


SHARED_WALL: dict[str, Any] = {
    "grid": {
        "width": 6,
        "height": 4,
        "buildings": [
            {"id": "gym", "cells": ["0,0", "0,1"], "doors": [["0,1", "0,2"]], "numbers": [1, 2, 3], "pick_up": []},
            {"id": "church", "cells": ["1,0", "1,1"], "doors": [["1,1", "1,2"]], "numbers": [4, 5, 6], "pick_up": []},
        ],
        "walls": [],
        "pits": ["5,3"],
        "large": [],
    }
}


def test_the_next_building_will_do_if_it_is_not_taken_over() -> None:
    lying = [{"kind": kind, "space": "0,0"} for kind in ("survivor", "survivor", "truck-keys")]
    t = night(
        [3, 1], turn="zombies", step="draw", zombie_deck=["my-god-theyve-taken-the"], board=SHARED_WALL,
        hands={"zombies-1": ["resilient", "resilient", "trip"]}, heroes={"billy": "4,3"},
        markers=[*lying, {"kind": "truck", "space": "4,2"}],
    )  # fmt: skip
    t.choose("keep")
    while not t.offers("choose", space="1,0"):
        t.must(cmd="choose", option="0")
    for _ in lying:
        assert (t.seat, t.values("choose", "space")) == ("zombies-1", ["1,0", "1,1"])
        t.choose("choose", space="1,1")
    assert [marker["space"] for marker in t.state["markers"] if marker["kind"] != "truck" and "space" in marker] == [
        "1,1"
    ] * 3


# -- how the Heroes win ------------------------------------------------------------------------------------


def ends_turn(heroes: dict[str, Any], **more: Any) -> Table:
    t = night(heroes=heroes, **{"notes": ALL_FOUND, **more})
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.choose("done") if t.offers("done") else t.must(
            cmd="choose", option="0"
        )
    return t


DRIVER = {"space": TRUCK, "tokens": {"truck-keys": 1, "survivor": 2}}


@pytest.mark.rule("2.2")
def test_two_heroes_the_keys_and_all_survivors_at_the_truck_win() -> None:
    t = ends_turn({"billy": DRIVER, "jenny": TRUCK})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "survivors-rescued")


NO_KEYS = {"space": TRUCK, "tokens": {"survivor": 2}}
A_COUNTER = [{"kind": "number-counter", "building": "gym", "value": 3}, {"kind": "truck", "space": TRUCK}]


@pytest.mark.parametrize(
    ("heroes", "more"),
    [
        ({"billy": DRIVER, "jenny": "3,3"}, {}),
        ({"billy": NO_KEYS, "jenny": TRUCK, "sally": {"space": "0,0", "tokens": {"truck-keys": 1}}}, {}),
        ({"billy": DRIVER, "jenny": TRUCK, "sally": {"space": "0,0", "tokens": {"survivor": 1}}}, {}),
        ({"billy": DRIVER, "jenny": TRUCK}, {"markers": A_COUNTER}),
    ],
    ids=["one Hero", "no keys", "a survivor elsewhere", "a counter left"],
)
def test_anything_less_does_not(heroes: dict[str, Any], more: dict[str, Any]) -> None:
    assert ends_turn(heroes, **more).result is None


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_sundown_comes_too_soon(sun: int, over: bool) -> None:
    t = ends_turn({"billy": "3,3"}, sun=sun)
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.parametrize(("dead", "over"), [(3, True), (2, False)])
@pytest.mark.rule("2.2.1")
def test_the_fourth_dead_hero_loses(dead: int, over: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"}
    t = night([1, 2, 6], heroes=heroes, zombies={"z1": "3,3"}, heroes_killed=dead)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


# -- the box -----------------------------------------------------------------------------------------------


def test_the_box_holds_four_heroes_five_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("hero-pack-1") == {"heroes": 4, "hero-cards": 5, "zombie-cards": 5, "scenarios": 1}
    decks = content(("base", "hero-pack-1"), advanced=True).decks
    assert {deck: len(cards) for deck, cards in decks.items()} == {"hero": 64, "zombie": 65}


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("hero-pack-1", range(0, 100, 9))


ALWAYS_ON = {
    "convict",
    "daring",
    "fire",
    "lock-pick",
    "rage",
    "rebellious",
    "reckless",
    "flame",
    "press-pass",
    "skateboard",
}
"""Abilities and items that nobody has to use."""


@pytest.mark.slow
def test_every_card_and_ability_is_used() -> None:
    assert small_box.never_used("hero-pack-1", range(100), ALWAYS_ON) == set()
