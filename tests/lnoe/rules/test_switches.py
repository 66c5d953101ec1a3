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
