"""Switches that the profiles set in pairs, each tried by itself on both sides."""

from __future__ import annotations

import pytest

from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.lnoe.rules.test_wounds import DYING_BILLY, LOSES, zombie_fights
from tests.table import Refused, new_game, table


@pytest.mark.parametrize(("begins", "turns"), [(10, True), (11, False)])
@pytest.mark.rule("11.6.3")
def test_the_black_zone_begins_where_the_switch_says(begins: int, turns: bool) -> None:
    t = zombie_fights([*LOSES, 1], **{**DYING_BILLY, "sun": 10}, switches={"black_zone_from": begins})
    assert t.saw("turned", who="billy") is turns


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.rule("11.6.3")
def test_a_players_last_hero_turns_where_the_switch_is_on(on: bool) -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1, "seat": "heroes-1"}, "becky": {"space": "0,0", "seat": "heroes-2"}}
    t = zombie_fights(
        [*LOSES, 1], players=3, heroes=heroes, zombies={"z1": "3,3"}, sun=5, switches={"last_hero_rule": on}
    )
    assert t.saw("turned", who="billy") is on


@pytest.mark.parametrize(("named", "dice"), [("d6", 1), ("d36", 2)])
@pytest.mark.rule("5.7.2", "14.4.3")
def test_the_ability_of_the_grave_dead_is_rolled_on_the_table_that_the_switch_names(named: str, dice: int) -> None:
    t = new_game(
        scenario="burn-em-out", boxes=["base", "growing-hunger"], special_rules=["grave-dead"],
        switches={"grave_dead_table": named}, seed=2,
    )  # fmt: skip
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert set(dice_rolled(t, "grave-dead")) == {dice}  # An ability of a box that is not there is rolled again.


@pytest.mark.parametrize("on", [True, False])
@pytest.mark.rule("16.1")
def test_what_was_once_bought_is_always_there_where_the_switch_is_on(on: bool) -> None:
    t = new_game(
        scenario="burn-em-out", boxes=["base", "growing-hunger"], profile="complete", dots=0,
        switches={"always_rules": on}, seed=2,
    )  # fmt: skip
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert bool(dice_rolled(t, "grave-dead")) is on


@pytest.mark.rule("12.1.3")
def test_no_more_fires_burn_than_the_switch_says() -> None:
    town = {"boxes": ["base", "timber-peak"], "heroes": {"billy": "0,5"}, "fires": [{"space": "3,3"}, {"space": "4,3"}]}
    table(**town, switches={"fire_limit": 2})
    with pytest.raises(Refused, match="There are 1 fires at most, not 2"):
        table(**town, switches={"fire_limit": 1})


@pytest.mark.rule("16.4.12")
@pytest.mark.parametrize(("models", "sold"), [("red", False), ("any", True)])
def test_a_horde_of_red_zombies_leaves_none_for_grave_dead(models: str, sold: bool) -> None:
    boxes = ["base", "growing-hunger"]
    t = new_game(boxes=boxes, profile="original-advanced", dots=8, switches={"horde_models": models})
    t.choose("done")
    t.choose("buy", rule="zombie-horde-21")
    assert t.offers("buy", rule="grave-dead") is sold


@pytest.mark.rule("16.4.12")
@pytest.mark.parametrize("rule", ["grave-dead", "zombie-horde-21"])
@pytest.mark.parametrize("scenario", ["plague-carriers", "zombie-apocalypse"])
def test_nor_for_a_scenario_that_is_about_them(scenario: str, rule: str) -> None:
    night = {"boxes": ["base", "growing-hunger"], "profile": "original-advanced", "scenario": scenario}
    new_game(**night, special_rules=[rule], switches={"horde_models": "any"})
    if (scenario, rule) != ("zombie-apocalypse", "zombie-horde-21"):
        with pytest.raises(Refused, match="takes red Zombies, and they are taken"):
            new_game(**night, special_rules=[rule])


@pytest.mark.rule("8.1.1.1")
@pytest.mark.parametrize(("first", "moved"), [(True, ["z1"]), (False, ["z1", "z2"])])
def test_hungry_zombies_move_before_the_others_where_the_switch_is_on(first: bool, moved: list[str]) -> None:
    t = table(
        heroes={"billy": "3,3", "becky": "5,3"}, zombies={"z1": "4,3", "z2": "7,5"}, turn="zombies", step="move",
        switches={"hunger_first": first},
    )  # fmt: skip
    assert sorted(set(t.values("move", "zombie"))) == moved


@pytest.mark.rule("9.5.3.3")
@pytest.mark.parametrize(("left", "fires"), [("new-fire", 1), ("spreads-twice", 3)])
def test_exploding_gas_leaves_as_many_fires_as_the_switch_says(left: str, fires: int) -> None:
    t = table(
        [4, 2, 5], heroes={"billy": {"space": "5,5", "items": ["revolver"]}}, boxes=["base", "timber-peak"],
        markers=[{"kind": "gas", "space": "3,4"}], switches={"gas_fire": left},
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="revolver", target="gas")
    assert len(t.state["fires"]) == fires


@pytest.mark.rule("14.6")
@pytest.mark.parametrize(("switch", "there"), [("off", False), ("scenario", True), ("on", True)])
def test_grave_weapons_that_were_agreed_on_are_there_unless_the_switch_is_off(switch: str, there: bool) -> None:
    boxes = ["base", "survival-of-the-fittest"]
    t = table(heroes={"billy": "3,3"}, boxes=boxes, special_rules=["grave-weapons"], switches={"grave_weapons": switch})
    assert bool(t.state.get("piles", {}).get("grave-weapons", {}).get("deck")) is there


@pytest.mark.rule("16.3.10", "16.3.3")
@pytest.mark.parametrize(("printed", "cards"), [(True, 2), (False, 1)])
def test_a_scenario_is_played_as_its_box_or_as_the_complete_rulebook_prints_it(printed: bool, cards: int) -> None:
    night = {"boxes": ["base", "growing-hunger"], "scenario": "alone-in-the-dark", "heroes": ["billy"]}
    t = new_game(**night, profile="original-advanced", switches={"as_printed": printed}, special_rules=[])
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    missing = t.heroes["billy"]["space"] in ("5,5", "6,6")
    held = len(t.heroes["billy"]["items"]) + len(t.state["hands"]["heroes-1"]) + len(t.heroes["billy"]["in_play"])
    assert held - missing == cards
