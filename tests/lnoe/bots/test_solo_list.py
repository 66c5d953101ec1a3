"""The dead by the book: cards and scenarios of later boxes of which the solo rules say something.  [17.5.4, 17.5.5]"""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import board_from
from tests.lnoe.bots.test_solo import dead, dead_act, solo, walking, ways
from tests.table import GRID, Table, table

TOWN: dict[str, Any] = {"center": "town-center", "outer": ["school", "church", "farm", "gas"]}
PEAK = ["base", "timber-peak"]
GRAVE = ["base", "growing-hunger", "survival-of-the-fittest"]
TRIES = range(12)


def may_do(t: Table, field: str) -> set[Any]:
    """What the dice may have the dead do."""
    return {dead(t, seed).get(field) for seed in TRIES}


@pytest.mark.rule("17.5.4.1")
def test_ground_is_gained_on_the_board_with_most_heroes() -> None:
    t = solo(
        heroes={"billy": "0,6", "becky": "0,7", "sally": "11,11"},
        zombies={"z1": "0,7", "z2": "11,8", "z3": "11,8", "z4": "11,9"},
        board=TOWN, boxes=["base", "hold-the-line"], hands={"zombies-1": []}, turn="zombies", step="draw",
        zombie_deck=["gaining-ground", "trip", "locked-door", "shamble"],
    )  # fmt: skip
    while not t.offers("choose"):
        dead_act(t)
    board = t.engine.game.board
    assert len(t.values("choose", "section")) == 2
    assert may_do(t, "section") == {TOWN["outer"][board.outer_of[board.by_name["0,6"]]]}


def fire_starts(card: str, *, die: int = 1, **more: Any) -> Table:
    t = solo(
        [die], heroes={"billy": "0,3"}, zombies={"z1": "2,3", "z2": "7,3"}, boxes=PEAK, turn="zombies", step="draw",
        zombie_deck=[card, "trip", "trip", "locked-door"], hands={"zombies-1": []}, **more,
    )  # fmt: skip
    while not t.offers("play-card", card=card):
        dead_act(t)
    return t


@pytest.mark.rule("17.5.4.1")
def test_a_fire_breaks_out_next_to_the_zombie_closest_to_the_heroes() -> None:
    t = fire_starts("fire")
    assert t.offers("play-card", card="fire", to="6,3")
    assert may_do(t, "to") <= {"1,2", "2,2", "3,2", "1,3", "3,3", "1,4", "2,4", "3,4"}


@pytest.mark.rule("17.5.4.1")
def test_flames_start_under_the_zombie_closest_to_the_heroes() -> None:
    t = fire_starts("spreading-flames")
    assert t.values("play-card", "to", mode="start") == ["2,3", "7,3"]
    assert may_do(t, "to") == {"2,3"}


def robbed(*items: str) -> Table:
    t = solo(
        [1, 1, 6], heroes={"billy": {"space": "4,4", "items": list(items)}, "jenny": "0,0"}, zombies={"z1": "4,4"},
        hands={"zombies-1": []}, piles={"zombie-fight": {"deck": ["pulled-away"]}}, boxes=PEAK,
        turn="zombies", step="fight",
    )  # fmt: skip
    while t.kind == "window":
        if t.seat == "zombies-1":
            dead_act(t)
        else:
            t.choose("pass")
    return t


@pytest.mark.rule("17.5.4.2")
@pytest.mark.parametrize(
    ("items", "lost"),
    [
        (("baseball-bat", "first-aid-kit", "keys"), {"baseball-bat"}),
        (("first-aid-kit", "keys"), {"first-aid-kit"}),
        (("gasoline", "keys"), {"gasoline", "keys"}),
    ],
)
def test_a_weapon_is_pulled_away_then_what_heals_then_anything(items: tuple[str, ...], lost: set[str]) -> None:
    t = robbed(*items)
    assert t.values("choose", "card") == sorted(items)
    assert may_do(t, "card") == lost


@pytest.mark.rule("17.5.4.3")
def test_the_zombie_closest_to_the_wounded_one_is_mad() -> None:
    sheriff = {"space": "3,3", "items": ["revolver"]}
    t = table(
        heroes={"sheriff-anderson": sheriff, "becky": "7,0"}, zombies={"z1": "3,5", "z2": "5,5", "z3": "0,5"},
        boxes=["base", "timber-peak", "blood-in-the-forest"], hands={"zombies-1": []},
        zombie_upgrades=["youll-only-make-them-mad"], switches={"solo": True, "experience": "on"},
    )  # fmt: skip
    t.choose("activate", hero="sheriff-anderson")
    t.choose("skip")
    t.dice(5)
    t.choose("attack", card="revolver", target="z1")
    while not t.offers("use-item", card="youll-only-make-them-mad"):
        t.choose("pass")
    assert t.values("use-item", "zombie") == ["z2", "z3"]
    assert may_do(t, "zombie") == {"z2"}


# -- scenarios ---------------------------------------------------------------------------------------------


@pytest.mark.rule("17.5.5")
@pytest.mark.parametrize(("hero", "to"), [("2,3", {"6,2", "6,3", "6,4"}), ("3,3", {"4,2", "4,3", "4,4"})])
def test_a_zombie_goes_to_a_generator_that_is_closer_than_any_hero(hero: str, to: set[str]) -> None:
    """From 5,3 the generator in 7,3 is two spaces away."""
    t = solo(
        heroes={"billy": hero}, zombies={"z1": "5,3"}, boxes=PEAK,
        scenario="mountain-of-the-dead", generators=[{"space": "7,3"}], turn="zombies", step="move",
        hands={"zombies-1": []},
    )  # fmt: skip
    assert ways(t, "z1") <= to


@pytest.mark.rule("17.5.5")
@pytest.mark.parametrize(("inside", "to"), [({"billy": "1,1"}, {"2,1", "1,2"}), ({}, None)])
def test_out_of_a_ruin_the_dead_come_next_to_the_heroes_who_fled_from_it(
    inside: dict[str, str], to: set[str] | None
) -> None:
    jenny = {"space": "1,1", "kind": "zombie-hero", "hero": "jenny"}
    t = solo(
        [2, 3], heroes={**inside, "becky": "4,5"}, zombies={"z1": jenny},
        boxes=["base", "airstrike"], scenario="airstrike", turn="zombies", step="sun", sun=8, hands={"zombies-1": []},
    )  # fmt: skip
    if inside:
        t.choose("place", to="2,2")
    assert len(t.values("place", "to")) == 5
    assert may_do(t, "to") == to if to else len(may_do(t, "to")) > 2


@pytest.mark.rule("17.5.3.2")
def test_a_zombie_with_a_grave_weapon_comes_before_others_of_its_kind() -> None:
    zombies: dict[str, Any] = {
        "z1": "7,3", "z2": {"space": "7,3", "weapon": "machete"}, "z3": "7,3",
        "g1": {"space": "7,3", "kind": "very-rotten"},
    }  # fmt: skip
    t = walking(
        zombies, {"billy": "0,3"}, hands={"zombies-1": ["shamble"]}, boxes=GRAVE, profile="complete",
    )  # fmt: skip
    assert may_do(t, "zombie") == {"z2"}


@pytest.mark.rule("17.5.3.2")
def test_and_among_zombies_to_be_removed_it_goes_after_them() -> None:
    zombies: dict[str, Any] = {
        "z1": {"space": "7,3", "weapon": "machete"}, "z2": "7,3", "g1": {"space": "7,3", "kind": "very-rotten"},
        "g2": {"space": "7,3", "kind": "very-rotten", "weapon": "sickle"}, "z3": "1,5",
    }  # fmt: skip
    t = solo(
        heroes={"billy": "0,3"}, zombies=zombies, boxes=GRAVE, profile="complete", turn="zombies", step="draw",
        zombie_deck=["hungry-dead", "resilient", "resilient", "trip"],
    )  # fmt: skip
    while not t.offers("choose", zombie="z1"):
        dead_act(t) if t.seat == "zombies-1" else t.passes("heroes-1")
    given = [dead_act(t)["zombie"] for _ in range(3)]
    assert given == ["z2", "g1", "z1"]


@pytest.mark.rule("17.5.4.1")
def test_cards_given_up_are_drawn_out_of_the_hand_whatever_was_discarded() -> None:
    t = solo(
        heroes={"billy": "0,3"}, zombies={"z1": "7,3"}, boxes=["base", "survival-of-the-fittest"], turn="zombies",
        step="draw", zombie_deck=["angry-dead", "locked-door", "trip", "resilient"], zombie_discard=["locked-door"],
    )  # fmt: skip
    while not t.values("choose", "card"):
        dead_act(t) if t.seat == "zombies-1" else t.passes("heroes-1")
    assert may_do(t, "card") == {"locked-door", "resilient", "trip"}


@pytest.mark.rule("17.5.4.1")
def test_the_card_that_fighting_for_survival_takes_is_drawn_copy_by_copy() -> None:
    t = solo(
        heroes={"billy": "0,3"}, zombies={"z1": "7,3"}, boxes=["anniversary-edition"], turn="zombies",
        step="draw", zombie_deck=["fight-for-survival", "trip", "resilient", "resilient"],
        hero_discard=["first-aid-kit"] + ["get-back-you-devils"] * 2, profile="complete",
    )  # fmt: skip
    while not t.offers("play-card", card="fight-for-survival"):
        dead_act(t) if t.seat == "zombies-1" else t.passes("heroes-1")
    drawn = [dead(t, seed)["target"] for seed in range(60)]
    assert len(set(drawn)) == 2
    assert drawn.count("get-back-you-devils") > 1.3 * drawn.count("first-aid-kit")


@pytest.mark.rule("17.5.4.2")
@pytest.mark.parametrize(("die", "used"), [(3, False), (4, True)])
def test_the_two_uses_of_a_fight_card_are_rolled_for_when_it_is_drawn(die: int, used: bool) -> None:
    t = solo(
        [die, 6, 5, 1], heroes={"billy": "4,4", "jenny": "0,0"}, zombies={"z1": "4,4"},
        boxes=["base", "zombie-pillage"], hands={"zombies-1": []},
        piles={"zombie-fight": {"deck": ["feels-no-pain"]}}, turn="zombies", step="fight",
    )  # fmt: skip
    assert t.saw("roll", **{"for": "alternative", "values": [die]})
    while t.seat == "heroes-1":
        t.choose("pass")
    assert t.offers("play-card", card="feels-no-pain", mode="zombie-dice")
    assert {dead(t, seed)["type"] == "play-card" for seed in TRIES} == {used}


@pytest.mark.rule("17.5.3.6")
@pytest.mark.parametrize("alone", [True, False])
def test_a_zombie_that_several_heroes_attack_together_has_a_fight_card_too(alone: bool) -> None:
    piles: dict[str, Any] = {"piles": {"zombie-fight": {"deck": ["uuuurrrggghh"]}}} if alone else {}
    t = table(
        [6, 5, 5, 5, 1], heroes={"billy": "3,3", "johnny": "3,3"}, zombies={"z1": "3,3"},
        boxes=["base", "survival-of-the-fittest"], switches={"survival_decks": "on", "solo": alone},
        hands={"heroes-1": ["coordinated-attack"], "zombies-1": []}, **piles,
    )  # fmt: skip
    t.choose("play-card", card="coordinated-attack", zombie="z1")
    t.choose("choose", hero="billy")
    assert t.saw("drew", who="z1", card="uuuurrrggghh") is alone


@pytest.mark.rule("17.5.3.5")
def test_without_anybody_on_the_board_the_dead_stay_where_they_are() -> None:
    t = walking({"z1": "7,3"}, {"billy": {"space": None}})
    assert dead(t)["type"] == "done"


@pytest.mark.rule("17.5.4.1")
def test_out_of_the_dark_forest_they_come_clockwise_from_the_board_with_most_heroes() -> None:
    board = {"center": "town-center", "outer": ["bf-thrashers-mill", "bf-old-cabin", "school", "church"]}
    laid = board_from(board)
    t = solo(
        [3], heroes={"billy": "9,3", "becky": "3,3"}, zombies={"z1": "0,0"}, board=board,
        hands={"zombies-1": ["dark-forest"]}, boxes=["base", "timber-peak", "blood-in-the-forest"],
        turn="zombies", step="place", spawn_due=[],
    )  # fmt: skip
    while t.seat == "zombies-1":
        dead_act(t)
    on = [laid.outer_of[laid.by_name[event["to"]]] for event in t.events if event["type"] == "placed"]
    assert on == [1, 0, 1]


@pytest.mark.rule("17.5.4.1")
def test_the_townsman_who_was_a_zombie_comes_next_to_a_hero_who_is_rolled_for() -> None:
    """Billy in the corner has three spaces next to him, Becky eight."""
    t = solo(
        [4], heroes={"billy": "7,0", "becky": "4,3"}, zombies={"z1": "0,0"}, turn="zombies", step="draw",
        zombie_deck=["my-god-hes-a-zombie", "trip", "locked-door", "resilient"], hands={"zombies-1": []},
    )  # fmt: skip
    while not t.offers("play-card", card="my-god-hes-a-zombie", mode="place"):
        dead_act(t) if t.seat == "zombies-1" else t.passes("heroes-1")
    found = [dead(t, seed)["to"] for seed in range(100)]
    assert sum(to in ("6,0", "6,1", "7,1") for to in found) > 45


@pytest.mark.rule("17.5.5")
@pytest.mark.parametrize(("second", "to_the_church"), [("6,0", True), ("7,5", False)])
def test_once_the_smallest_building_is_full_the_dead_fill_the_next_one(second: str, to_the_church: bool) -> None:
    """The small one has two spaces; the church lies on the other side of z1, and the Hero beyond both."""
    small = {**GRID["grid"]["buildings"][1], "cells": ["5,0", "6,0"], "doors": [["5,0", "4,0"]]}
    board = {"grid": {**GRID["grid"], "buildings": [GRID["grid"]["buildings"][0], small]}}
    t = walking({"z1": "4,3", "z2": "5,0", "z3": second}, {"billy": "7,3"}, scenario="zombie-apocalypse", board=board)
    church = t.engine.game.board.place("church")
    named, distance = t.engine.game.board.by_name, t.engine.game.board.distance
    steps = {named[to] for to in may_do(t, "to")}
    before = min(distance[named["4,3"]][space] for space in church)
    assert all((min(distance[step][space] for space in church) < before) is to_the_church for step in steps)
