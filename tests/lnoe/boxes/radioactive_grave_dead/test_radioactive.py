"""Radioactive Grave Dead and their ooze."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.content import MODEL
from tests.lnoe.boxes import small_box
from tests.lnoe.boxes.base import scenes
from tests.lnoe.boxes.small_scenes import dice_rolled
from tests.table import Table, new_game

BOXES = ["base", "growing-hunger", "radioactive-grave-dead"]
GLOWING = {"g1": {"space": "3,3", "kind": "grave-dead"}}
OOZE = {"kind": "green-ooze", "space": "3,3"}


def hero_turn(hero: str = "billy", items: tuple[str, ...] = (), **more: Any) -> Table:
    return scenes.hero_turn(hero, items, boxes=BOXES, grave_dead="radioactive", **more)


def ooze(t: Table) -> list[str]:
    return [marker["space"] for marker in t.state["markers"] if marker["kind"] == "green-ooze"]


# -- fewer dice --------------------------------------------------------------------------------------------


def fought(**more: Any) -> list[int]:
    """How many dice Billy rolls in his fight."""
    t = hero_turn(**more)
    t.choose("skip")
    while not dice_rolled(t, "hero-fight"):
        t.must(cmd="choose", option="0")
    return dice_rolled(t, "hero-fight")


@pytest.mark.rule("14.4.3.7")
def test_a_hero_rolls_one_fight_die_less_beside_one_of_them() -> None:
    assert fought(zombies=GLOWING) == [1]
    assert fought(zombies={"z1": "3,3"}) == [2]


@pytest.mark.rule("14.4.3.7")
def test_also_against_another_zombie_and_for_several_of_them_only_once() -> None:
    assert fought(zombies={"z1": "3,3", "g1": {"space": "4,3", "kind": "grave-dead"}}) == [2]
    crowd = {"z1": "3,3", **GLOWING, "g2": {"space": "3,3", "kind": "grave-dead"}}
    t = hero_turn("billy", zombies=crowd, on_hero=("heroic-resolve",))
    t.choose("skip")
    t.choose("fight", zombie="z1")
    while not dice_rolled(t, "hero-fight"):
        t.must(cmd="choose", option="0")
    assert dice_rolled(t, "hero-fight") == [2], "three with Heroic Resolve, less one"


@pytest.mark.rule("14.4.3.7")
def test_green_ooze_costs_a_die_too() -> None:
    assert fought(zombies={"z1": "3,3"}, markers=[OOZE]) == [1]
    assert fought(zombies={"z1": "3,3"}, markers=[{"kind": "green-ooze", "space": "4,3"}]) == [2]


@pytest.mark.rule("14.4.3.7")
def test_never_the_last_die() -> None:
    assert fought(zombies=GLOWING, markers=[OOZE]) == [1]


# -- what is left of them ----------------------------------------------------------------------------------


def shoots(zombies: dict[str, Any], **more: Any) -> Table:
    t = hero_turn("billy", ("revolver",), zombies=zombies, **more)
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="revolver")
    return t


@pytest.mark.rule("11.6.6.3")
def test_one_that_is_killed_liquefies_where_it_stood() -> None:
    t = shoots({"g1": {"space": "5,3", "kind": "grave-dead"}})
    assert t.zombies == {}
    assert ooze(t) == ["5,3"]


@pytest.mark.rule("11.6.6.3")
def test_other_zombies_leave_nothing() -> None:
    assert ooze(shoots({"z1": "5,3"})) == []


@pytest.mark.parametrize("lying", [5, 6])
@pytest.mark.rule("11.6.6.3")
def test_the_seventh_leaves_ooze_like_the_six_before_it(lying: int) -> None:
    """Six markers came in a box; of all markers only those of fire are counted by a rule."""
    markers = [{"kind": "green-ooze", "space": f"{n},5"} for n in range(lying)]
    assert len(ooze(shoots({"g1": {"space": "5,3", "kind": "grave-dead"}}, markers=markers))) == lying + 1


# -- burning it --------------------------------------------------------------------------------------------


def ends_move_on_ooze(items: tuple[str, ...], markers: list[dict[str, str]]) -> Table:
    t = hero_turn("billy", items, space="3,4", markers=markers)
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="3,3")
    t.choose("stop")
    return t


@pytest.mark.parametrize("burns", ["yes", "no"])
@pytest.mark.rule("8.3.2", "16.3.9.1")
def test_in_a_building_with_a_free_search_both_are_offered(burns: str) -> None:
    markers = [{"kind": "free-search", "building": "church"}, {"kind": "green-ooze", "space": "1,1"}]
    t = hero_turn("billy", ("lighter",), space="2,1", markers=markers, hero_deck=["keys"])
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("stop")
    t.choose("choose", use="yes")
    assert "keys" in t.heroes["billy"]["items"]
    t.choose("choose", use=burns)
    assert bool(ooze(t)) is (burns == "no")
    t.nothing_pending()


@pytest.mark.rule("8.3.2")
def test_who_ends_a_move_there_with_a_fire_item_may_burn_one_in_a_turn() -> None:
    t = ends_move_on_ooze(("lighter",), [OOZE, OOZE])
    assert t.values("choose", "use") == ["no", "yes"]
    assert "burn" in (t.decision or {})["prompt"]
    t.choose("choose", use="yes")
    assert ooze(t) == ["3,3"]
    assert not t.offers("choose", use="yes"), "one in a turn"


@pytest.mark.rule("8.3.2")
def test_without_fire_or_without_wanting_to_it_stays() -> None:
    assert not ends_move_on_ooze(("crowbar",), [OOZE]).offers("choose", use="yes")
    t = ends_move_on_ooze(("lighter",), [OOZE])
    t.choose("choose", use="no")
    assert ooze(t) == ["3,3"]


@pytest.mark.rule("8.3.2")
def test_nobody_burns_what_lies_in_another_space() -> None:
    assert not ends_move_on_ooze(("lighter",), [{"kind": "green-ooze", "space": "4,3"}]).offers("choose", use="yes")


@pytest.mark.rule("8.3.2")
def test_nor_what_lies_elsewhere_in_the_same_field() -> None:
    board = {"center": "town-center", "outer": ["farm", "church", "hospital", "school"]}
    t = hero_turn("billy", ("lighter",), space="0,0", board=board, markers=[{"kind": "green-ooze", "space": "2,1"}])
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="1,0")
    t.choose("stop")
    assert not t.offers("choose", use="yes")


@pytest.mark.rule("12.3.3")
def test_a_fire_that_starts_there_takes_it_away_and_one_beside_it_does_not() -> None:
    markers = [{"kind": "green-ooze", "space": "4,3"}, {"kind": "green-ooze", "space": "2,3"}]
    t = scenes.hero_turn("billy", ("lighter",), boxes=[*BOXES, "timber-peak"], markers=markers)
    t.choose("skip")
    t.dice(6)
    t.choose("attack", card="lighter", to="4,3", target="new-fire")
    assert t.saw("fire", space="4,3")
    assert ooze(t) == ["2,3"]


# -- which of the Grave Dead -------------------------------------------------------------------------------


def begun(boxes: list[str], dice: list[int]) -> Table:
    t = new_game(scenario="die-zombies-die", profile="complete", boxes=boxes, dice=dice)
    while t.kind == "special-rules":
        t.choose("done")
    return t


@pytest.mark.parametrize(("dice", "ability"), [([6, 1], "radioactive"), ([5, 6], "carrier"), ([6, 5], "radioactive")])
@pytest.mark.rule("14.4.3.7")
def test_the_table_of_two_dice_has_them(dice: list[int], ability: str) -> None:
    assert begun(BOXES, dice).saw("grave-dead", ability=ability)


def test_without_the_box_nobody_is_radioactive() -> None:
    assert MODEL["radioactive"].box == "radioactive-grave-dead"
    t = begun(BOXES[:2], [6, 1, 5, 6])
    assert t.saw("grave-dead", ability="carrier"), "what is not there is rolled again"


def test_a_state_says_what_they_can_do_and_is_taken_up_again() -> None:
    t = hero_turn("billy", zombies={"g1": {"space": "5,3", "kind": "grave-dead"}}, markers=[OOZE])
    state = t.state
    assert state["zombies"]["g1"]["ability"] == "radioactive"
    assert state["grave_dead"] == "radioactive"
    again = Table()
    again.must(cmd="situation", game="last-night-on-earth", seed=1, situation=state)
    assert again.state["markers"] == state["markers"]
    assert again.state["zombies"] == state["zombies"]


def test_the_box_holds_seven_figures_and_a_scenario() -> None:
    assert small_box.contents("radioactive-grave-dead") == {"scenarios": 1}
    assert MODEL["radioactive"].pool == 7


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("radioactive-grave-dead", range(0, 80, 9))
