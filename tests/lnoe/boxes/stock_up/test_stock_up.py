"""Stock Up!"""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, new_game, table

BOXES = ["base", "stock-up"]
GYM = [{"kind": "stockpile", "building": "gym"}]
KIT = ["crowbar", "pitchfork", "first-aid-kit"]
ARMS = ["revolver", "chainsaw"]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="stock-up", boxes=BOXES, markers=GYM, **{"sun": 10, **situation})


def walk_in(billy: list[str], jenny: list[str], zombies: dict[str, str] | None = None) -> Table:
    """Jenny is in the gym, and Billy steps in with the rest."""
    heroes = {"billy": {"space": "5,2", "items": billy}, "jenny": {"space": "5,0", "items": jenny}}
    t = night([2], heroes=heroes, zombies=zombies or {})
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    return t


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_building_is_the_stockpile(players: int, seed: int) -> None:
    t = new_game(scenario="stock-up", boxes=BOXES, seed=seed, players=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    (marker,) = [m for m in t.state["markers"] if m["kind"] == "stockpile"]
    assert marker["building"] == next(e["building"] for e in t.events if e["type"] == "building-rolled")


@pytest.mark.rule("12.4.5")
def test_when_it_is_destroyed_another_building_is_the_stockpile() -> None:
    t = table(
        [2, 5, 2, 5, 2, 3], scenario="stock-up", boxes=[*BOXES, "airstrike"], special_rules={"airstrike": 1}, sun=11,
        notes={"airstrikes-begun": 1}, turn="zombies", step="sun", heroes={"billy": "3,3"}, markers=GYM,
    )  # fmt: skip
    lying = sorted((marker["kind"], marker["building"]) for marker in t.state["markers"])
    assert lying == [("destroyed", "gym"), ("stockpile", "church")]


@pytest.mark.rule("3.14.16")
@pytest.mark.parametrize("card", ["my-god-theyve-taken-the", "new-spawning-pit"])
def test_it_is_neither_taken_over_nor_the_place_of_a_new_pit(card: str) -> None:
    filler = ["resilient", "resilient", "trip"]
    t = night(
        [3, 5, 2], turn="zombies", step="draw", zombie_deck=[card], hands={"zombies-1": filler}, heroes={"billy": "3,3"}
    )
    t.choose("keep")
    assert t.saw("building-rolled", building="church"), "a 5 would be the gym and is rolled again"


def test_another_building_is_not_protected() -> None:
    filler = ["resilient", "resilient", "trip"]
    deck = ["my-god-theyve-taken-the"]
    t = night(
        [3, 2], turn="zombies", step="draw", zombie_deck=deck, hands={"zombies-1": filler}, heroes={"billy": "3,3"}
    )
    t.choose("keep")
    assert {"kind": "taken-over", "building": "church"} in t.state["markers"]


# -- how the Heroes win ------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
def test_four_weapons_and_a_first_aid_kit_inside_win_at_once() -> None:
    t = walk_in(KIT, ARMS)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "stocked-up")


@pytest.mark.parametrize(
    ("billy", "jenny"),
    [
        (["crowbar", "first-aid-kit"], ARMS),
        (["crowbar", "pitchfork"], ARMS),
        (["crowbar", "keys", "first-aid-kit"], ARMS),
        (["crowbar", "signal-flare", "first-aid-kit"], ARMS),
    ],
    ids=["three weapons", "no kit", "keys are no weapon", "a flare is none either"],
)
def test_less_is_not_enough(billy: list[str], jenny: list[str]) -> None:
    assert walk_in(billy, jenny).result is None


def test_what_lies_outside_does_not_count() -> None:
    heroes = {"billy": {"space": "5,3", "items": KIT}, "jenny": {"space": "5,0", "items": ARMS}}
    t = night([2], heroes=heroes)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="5,2")
    assert t.result is None


def test_a_zombie_in_the_building_keeps_it_from_being_won_until_it_is_gone() -> None:
    t = walk_in(KIT, ["pump-shotgun", "chainsaw"], {"z1": "6,0"})
    assert t.result is None
    t.choose("stop")
    t.choose("skip")
    t.dice(6, 6)
    t.choose("attack", card="pump-shotgun")
    t.passes()
    assert t.result is not None
    assert t.result["reason"] == "stocked-up"


def test_the_last_thing_may_be_found_right_there() -> None:
    heroes = {"billy": {"space": "5,1", "items": KIT[:2]}, "jenny": {"space": "5,0", "items": ARMS}}
    t = night(heroes=heroes, hero_deck=["first-aid-kit"])
    t.choose("activate", hero="billy")
    t.choose("search")
    assert t.result is not None
    assert t.result["winner"] == "heroes"


def test_the_objective_shows_how_far_it_has_come() -> None:
    t = night(heroes={"billy": {"space": "5,1", "items": KIT}, "jenny": {"space": "3,3", "items": ARMS}})
    goal = next(o for o in t.state["objectives"] if o["reason"] == "stocked-up")
    assert [(part["done"], part["needed"]) for part in goal["parts"]] == [(2, 4), (1, 1), (1, 1)]
    assert goal["parts"][0]["text"] == "Weapons with Heroes at Stockpile: 2 of 4"


# -- how the Zombies win -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("dead", "over"), [(2, True), (1, False)])
@pytest.mark.rule("2.2.1")
def test_the_third_dead_hero_loses(dead: int, over: bool) -> None:
    t = night(
        [1, 2, 6],
        heroes={"billy": {"space": "3,3", "wounds": 1}, "jenny": "0,0"},
        zombies={"z1": "3,3"},
        heroes_killed=dead,
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_sundown_comes_too_soon(sun: int, over: bool) -> None:
    t = night(heroes={"billy": "3,3"}, sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")
