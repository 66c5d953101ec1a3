"""Townsfolk Heroes: made of Townsfolk cards, moved together, killed by one wound.  [16.3.8]"""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import GRID, Table, new_game, table

BOXES = ["base", "growing-hunger", "web-scenario"]
COACH, STY, LIZZY, BRODY = (
    f"townsfolk-{card}"
    for card in ("coach-packer", "farmer-sty", "lizzy-the-shopkeeper", "doc-brody-country-physician")
)
FOLK = {"space": "3,3", "kind": "townsfolk-hero"}


def town(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="die-zombies-die", boxes=BOXES, **situation)


# -- who they are ------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.8", "16.3.8.1")
def test_so_many_townsfolk_cards_become_heroes_and_the_others_stay_in_the_deck() -> None:
    t = new_game(scenario="die-zombies-die", boxes=BOXES, special_rules={"townsfolk-heroes": 3}, seed=4)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    folk = [name for name in t.heroes if name.startswith("townsfolk-")]
    assert len(folk) == 3
    left = [copy for copy in game.removed if "townsfolk" in game.content.kinds[copy].keywords]
    assert sorted(f"townsfolk-{game.content.kind_of[copy]}" for copy in left) == sorted(folk)
    assert {name: one["kind"] for name, one in t.state["townsfolk"].items()} == dict.fromkeys(folk, "hero")


@pytest.mark.rule("16.3.8.2")
def test_they_have_one_health_box_two_fight_dice_and_no_keyword() -> None:
    t = town(heroes={COACH: FOLK, "billy": "0,5"}, zombies={"z1": "3,3"}, dice=[4, 2, 3, 5])
    assert t.heroes[COACH]["health"] == 1
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("stop")
    t.passes()
    assert t.saw("roll", **{"for": "hero-fight", "values": [2, 3]})
    assert not t.engine.game.has_keyword(t.engine.game.named(COACH), "male")


@pytest.mark.rule("16.3.8.2")
def test_they_carry_two_items_and_one_weapon_among_them() -> None:
    t = town(
        heroes={
            COACH: {**FOLK, "items": ["baseball-bat"]},
            "billy": {"space": "3,3", "items": ["pump-shotgun", "keys"]},
        }
    )
    game = t.engine.game
    assert game is not None
    from shamble.lnoe.rules.items import has_room

    coach, billy = game.named(COACH), game.named("billy")
    gun, keys = game.items[billy]
    assert not has_room(game, coach, gun), "the bat is a weapon as well"
    game.items[coach] = ()
    assert has_room(game, coach, gun)
    assert has_room(game, coach, keys)


CORNERS: dict[str, Any] = {
    "grid": {
        **GRID["grid"],
        "buildings": [
            GRID["grid"]["buildings"][0],
            {**GRID["grid"]["buildings"][1], "cells": ["2,2", "3,2", "2,3", "3,3"], "doors": [["3,3", "4,3"]]},
        ],
    }
}
"""The corners of church and gym touch between 2,1 and 1,2."""


@pytest.mark.rule("16.3.8.2", "3.3.11")
@pytest.mark.parametrize("rule", ["blocked", "agility-test", "students", "two-health"])
def test_they_squeeze_between_touching_corners_without_a_test(rule: str) -> None:
    t = town(
        heroes={COACH: {**FOLK, "space": "2,1"}, "billy": "0,5"},
        board=CORNERS,
        switches={"pinch_points": rule},
        dice=[4, 1],
    )
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("step", to="1,2")
    assert t.heroes[COACH]["space"] == "1,2"
    assert not t.saw("roll", **{"for": "agility"})


@pytest.mark.rule("3.3.11")
@pytest.mark.parametrize(
    ("scenario", "hero", "passes"),
    [
        ("run-for-it", "billy", True),
        ("run-for-it", "becky", False),
        ("weve-got-to-go-back", "billy", True),
        ("all-hallows-eve-ii-the-ritual", "billy", True),
        ("die-zombies-die", "billy", False),
    ],
)
def test_as_printed_students_squeeze_in_the_scenarios_with_boards_of_their_own(
    scenario: str, hero: str, passes: bool
) -> None:
    t = table(scenario=scenario, boxes=BOXES, heroes={hero: "2,1"}, board=CORNERS, dice=[4])
    t.choose("roll-movement")
    assert t.offers("step", to="1,2") is passes


@pytest.mark.rule("16.3.8.2")
def test_a_killed_one_is_no_lost_hero_and_a_zombie_stands_in() -> None:
    t = town(turn="zombies", step="fight", heroes={COACH: FOLK, "billy": "0,5"}, zombies={"z1": "3,3"}, dice=[1, 1, 6])
    t.choose("choose", zombie="z1") if t.kind == "choose-fight" else None
    while t.kind == "window":
        t.choose("pass")
    assert t.saw("killed", who=COACH)
    assert t.state["heroes_killed"] == 0
    assert sorted(one["space"] for one in t.zombies.values()) == ["3,3", "3,3"]
    assert not t.saw("hero-joins")


@pytest.mark.rule("16.3.8.2")
def test_without_a_zombie_in_the_pool_one_comes_from_the_board() -> None:
    zombies = {"z1": "3,3", "z2": "7,0", "z3": "7,1"}
    t = town(
        turn="zombies", step="fight", heroes={COACH: FOLK, "billy": "0,5"}, zombies=zombies,
        pool={"zombies-1": 0}, dice=[1, 1, 6],
    )  # fmt: skip
    while t.kind == "window":
        t.choose("pass")
    assert t.kind == "choose"
    assert t.values("choose", "zombie") == ["z2", "z3"]
    t.choose("choose", zombie="z2")
    assert t.zombies["z2"]["space"] == "3,3"


# -- their turn --------------------------------------------------------------------------------------------


@pytest.mark.rule("17.1.1")
def test_of_two_zombie_players_it_is_one_of_the_own() -> None:
    """Both players have all seven on the board, and it was one of the first player's that killed."""
    away = {f"z{number}": "7,5" for number in range(2, 8)}
    others = {f"z{number}": "0,5" for number in range(8, 15)}
    t = town(
        heroes={STY: FOLK, "billy": "0,0"}, zombies={"z1": "3,3", **away, **others}, players=4, turn="zombies",
        step="fight", spawn_due=[], dice=[1, 1, 6],
    )  # fmt: skip
    t.passes()
    assert t.seat == "zombies-1"
    assert t.values("choose", "zombie") == [f"z{number}" for number in range(2, 8)]


@pytest.mark.parametrize(("started", "dice"), [(3, 1), (4, 2), (6, 2), (7, 3)])
@pytest.mark.rule("6.4.1.1", "16.3.8.3")
def test_the_movement_dice_go_by_how_many_there_were_at_the_start(started: int, dice: int) -> None:
    t = town(heroes={COACH: FOLK, "billy": "0,5"}, notes={"townsfolk-heroes": started}, dice=[2] * dice)
    assert t.saw("roll", **{"for": "movement", "values": [2] * dice})
    assert t.state["notes"]["shared-movement"] == 2 * dice


@pytest.mark.rule("16.3.8.4")
def test_they_share_the_movement_as_the_players_like() -> None:
    t = town(heroes={COACH: FOLK, STY: {**FOLK, "space": "4,3"}, "billy": "0,5"}, dice=[3])
    assert t.values("activate", "hero") == sorted([COACH, STY, "billy"])
    t.choose("activate", hero=STY)
    t.choose("activate", hero=COACH)
    t.choose("step", to="2,3")
    t.choose("step", to="1,3")
    t.choose("stop")
    assert t.values("activate", "hero") == [STY]
    t.choose("activate", hero=STY)
    t.choose("step", to="4,4")
    assert t.kind == "move-action", "all three points are used, and Billy is the last one"
    assert (t.heroes[COACH]["space"], t.heroes[STY]["space"]) == ("1,3", "4,4")


@pytest.mark.rule("16.3.8.4")
def test_all_of_them_move_before_any_of_them_fights() -> None:
    heroes = {COACH: FOLK, STY: {**FOLK, "space": "4,3"}, "billy": "0,5"}
    t = town(heroes=heroes, zombies={"z1": "3,3"}, dice=[3, 6, 6, 1])
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("stop")
    assert t.values("activate", "hero") == [STY]
    assert not t.saw("roll", **{"for": "hero-fight"})
    t.choose("done")
    t.passes()
    assert t.saw("roll", **{"for": "hero-fight"})


@pytest.mark.rule("16.3.8.5")
def test_a_search_takes_one_point_of_movement() -> None:
    t = town(heroes={COACH: {**FOLK, "space": "0,0"}, STY: FOLK, "billy": "0,5"}, hero_deck=["torch"], dice=[3])
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("search")
    t.passes()
    assert t.heroes[COACH]["items"] == ["torch"]
    assert t.state["notes"]["shared-movement"] == 2
    assert t.values("activate", "hero") == [STY], "who has searched does not move"


@pytest.mark.rule("16.3.8.6")
@pytest.mark.parametrize(("points", "offered"), [(1, False), (2, True)])
def test_a_barricade_takes_two_points_of_movement(points: int, offered: bool) -> None:
    t = table(
        scenario="die-zombies-die", boxes=[*BOXES, "survival-of-the-fittest"], special=["barricades"],
        profile="complete", heroes={COACH: {**FOLK, "space": "1,1"}, STY: FOLK, "billy": "0,5"}, dice=[points],
    )  # fmt: skip
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    assert t.offers("build") == offered
    if offered:
        t.choose("build")
        assert t.state["notes"]["shared-movement"] == 0


@pytest.mark.rule("8.4.4.1", "16.3.8.3")
def test_each_reinforcement_marker_that_is_taken_off_costs_a_point_of_the_shared_movement() -> None:
    t = table(
        scenario="die-zombies-die", boxes=[*BOXES, "survival-of-the-fittest"], special=["barricades"],
        profile="complete", heroes={COACH: {**FOLK, "space": "1,1"}, STY: FOLK, "billy": "0,5"}, dice=[5],
        barricades=[{"edge": ["1,0", "2,0"], "reinforcements": 2}],
    )  # fmt: skip
    t.choose("activate", hero=COACH)
    t.choose("activate", hero=COACH)
    t.choose("clear")
    t.choose("clear")
    assert t.state["notes"]["shared-movement"] == 3
    t.choose("step", to="2,1")
    assert t.state["notes"]["shared-movement"] == 2


@pytest.mark.rule("16.3.8.4")
def test_rain_does_not_slow_them_but_a_zombie_card_rolls_anew() -> None:
    t = town(heroes={COACH: FOLK}, in_play=["heavy-rain"], hands={"zombies-1": ["trip"]}, dice=[5, 2])
    t.choose("play-card", card="trip")
    assert t.state["notes"]["shared-movement"] == 2


# -- their abilities ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "dies"), [(2, True), (3, False)])
@pytest.mark.rule("16.3.8.7")
def test_the_own_ability_kills_on_one_or_two_after_it_has_helped(die: int, dies: bool) -> None:
    t = town(heroes={BRODY: FOLK, "billy": {"space": "0,5", "wounds": 1}}, dice=[1, die])
    t.choose("ability", ability=BRODY, target="billy") if t.offers("ability", target="billy") else t.choose(
        "ability", ability=BRODY
    )
    assert t.heroes["billy"]["wounds"] == 0
    assert t.saw("killed", who=BRODY) == dies
    assert sorted(t.zombies) == [], "no Zombie killed them"
    assert not t.offers("ability", ability=BRODY)


@pytest.mark.rule("16.3.8.7")
def test_a_die_is_changed_before_who_changed_it_is_at_risk() -> None:
    t = town(heroes={STY: FOLK, "billy": "0,5"}, zombies={"z1": "0,5"}, dice=[1, 4, 3, 4])
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("ability", ability=STY, mode="add")
    t.dice(1)
    t.choose("choose", of="hero", dice=[4])
    changed = [
        e["type"] for e in t.events if e["type"] in ("die-changed", "killed") or e.get("for") == "townsfolk-risk"
    ]
    assert changed == ["die-changed", "roll", "killed"]


@pytest.mark.rule("16.3.8.7")
def test_an_ability_is_used_once_in_a_turn() -> None:
    heroes = {BRODY: FOLK, "billy": {"space": "0,5", "wounds": 1}, "sally": {"space": "0,4", "wounds": 1}}
    t = town(heroes=heroes, dice=[1, 6])
    t.choose("ability", ability=BRODY)
    assert not t.offers("ability", ability=BRODY)


@pytest.mark.parametrize(("space", "kills"), [("0,1", True), ("3,3", False)])
@pytest.mark.rule("16.3.8.7")
def test_what_would_remain_in_play_works_in_the_building_they_are_in(space: str, kills: bool) -> None:
    heroes = {LIZZY: {**FOLK, "space": space}, "billy": "0,0"}
    t = town(heroes=heroes, zombies={"z1": "0,0"}, dice=[1, 5, 4, 2])
    assert not t.offers("ability", ability=LIZZY)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert t.saw("killed", who="z1") == kills


# -- their price -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("dots", "most"), [(1, 0), (2, 1), (5, 2)])
@pytest.mark.rule("16.3.8.8")
def test_each_of_them_costs_two_dots(dots: int, most: int) -> None:
    t = new_game(scenario="die-zombies-die", boxes=BOXES, profile="complete", dots=dots, seed=1)
    bought = 0
    while t.offers("buy", rule="townsfolk-heroes"):
        t.choose("buy", rule="townsfolk-heroes")
        bought += 1
    assert bought == most


@pytest.mark.parametrize(
    ("boxes", "most"), [(["base", "web-scenario"], 6), ([*BOXES, "timber-peak", "blood-in-the-forest"], 9)]
)
@pytest.mark.rule("16.3.8", "16.3.8.3")
def test_there_are_no_more_of_them_than_cards_and_seven_are_possible(boxes: list[str], most: int) -> None:
    t = new_game(scenario="die-zombies-die", boxes=boxes, profile="complete", dots=30, seed=1)
    bought = 0
    while t.offers("buy", rule="townsfolk-heroes"):
        t.choose("buy", rule="townsfolk-heroes")
        bought += 1
    assert bought == most
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert sum(hero.get("kind") == "townsfolk-hero" for hero in t.heroes.values()) == most
