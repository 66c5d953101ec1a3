"""Townsfolk Allies: what they do, who leads them, and how they die."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import BOXES, table
from tests.table import GRID, Table, new_game

RULES: dict[str, Any] = {"special": ["townsfolk-allies", "barricades"]}


def town(townsfolk: dict[str, Any], heroes: dict[str, Any] | None = None, **more: Any) -> Table:
    return table(townsfolk=townsfolk, heroes=heroes or {"billy": "3,3", "sally": "7,0"}, **{**RULES, **more})


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.7")
def test_each_starts_in_a_random_building_without_a_pit() -> None:
    t = new_game(seed=5, boxes=BOXES, profile="original-advanced", special=[{"rule": "townsfolk-allies", "x": 3}])
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    standing = t.state["townsfolk"]
    assert sorted(standing) == ["t1", "t2", "t3"]
    assert not {row["space"] for row in standing.values()} & set(t.state["pits"])


@pytest.mark.rule("3.4.1")
@pytest.mark.parametrize("seed", range(1, 5))
def test_nobody_starts_in_a_building_that_is_taken_over(seed: int) -> None:
    special = [{"rule": "townsfolk-allies", "x": 3}, {"rule": "taken-over", "x": 1}]
    t = new_game(seed=seed, boxes=BOXES, profile="original-advanced", board=GRID, special=special)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    [closed] = [row["building"] for row in t.state["markers"] if row["kind"] == "taken-over"]
    [there] = [building for building in GRID["grid"]["buildings"] if building["id"] != closed]
    assert {row["space"] for row in t.state["townsfolk"].values()} <= set(there["cells"])


@pytest.mark.rule("16.3.7.5")
@pytest.mark.parametrize(("dots", "most"), [(2, 1), (5, 2)])
def test_each_is_worth_two_dots(dots: int, most: int) -> None:
    t = new_game(seed=1, boxes=BOXES, profile="complete", scenario="die-zombies-die", dots=dots)
    while t.seat != "heroes-1":
        t.must(cmd="choose", option=t.options[-1]["id"])
    bought = 0
    while t.offers("buy", rule="townsfolk-allies"):
        t.choose("buy", rule="townsfolk-allies")
        bought += 1
    assert bought == most


# -- what they do ------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.7.1")
@pytest.mark.parametrize(("die", "killed"), [(4, False), (5, True)])
def test_an_ally_wounds_a_zombie_here_or_next_door_on_five_or_six(die: int, killed: bool) -> None:
    t = town({"t1": "5,3"}, zombies={"z1": "5,3", "z2": "6,4", "z3": "7,5"}, dice=[die])
    assert t.values("ally-attack", "zombie") == ["z1", "z2"]
    t.choose("ally-attack", ally="t1", zombie="z2")
    assert ("z2" not in t.zombies) is killed
    assert {"z1", "z3"} <= set(t.zombies)


@pytest.mark.rule("16.3.7.1")
def test_each_acts_once_in_a_hero_turn() -> None:
    t = town({"t1": "5,3", "t2": "5,3"}, zombies={"z1": "5,3"}, dice=[1])
    t.choose("ally-attack", ally="t1")
    assert t.values("ally-attack", "ally") == ["t2"]
    assert t.state["townsfolk"]["t1"]["activated"] is True


@pytest.mark.rule("16.3.7.1", "16.3.7.2")
@pytest.mark.parametrize(("die", "built"), [(4, 0), (6, 1)])
def test_or_works_on_a_wall_that_is_touched(die: int, built: int) -> None:
    t = town({"t1": "1,0", "t2": "0,0", "t3": "3,4"}, dice=[die])
    assert t.values("ally-build", "ally") == ["t1"]
    t.choose("ally-build", edge=["1,0", "2,0"])
    assert len(t.state.get("barricades", [])) == built


@pytest.mark.rule("16.3.7.1")
def test_a_barricade_that_stands_is_reinforced() -> None:
    t = town({"t1": "1,0"}, barricades=[{"edge": ["1,0", "2,0"], "reinforcements": 2}], dice=[5])
    t.choose("ally-reinforce", ally="t1")
    assert t.state["barricades"][0]["reinforcements"] == 3
    assert not t.offers("ally-reinforce")


@pytest.mark.rule("16.3.7.1")
def test_they_may_act_after_the_last_hero() -> None:
    t = town({"t1": "5,3"}, {"billy": "0,0"}, zombies={"z1": "5,3"}, dice=[6])
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert (t.kind, t.offers("done"), t.offers("ally-attack")) == ("activate-hero", True, True)
    t.choose("ally-attack")
    assert t.zombies == {}
    assert t.state["turn"] == "zombies"


# -- led by Heroes -----------------------------------------------------------------------------------------


def walks(townsfolk: dict[str, Any], spaces: list[str], hero: Any = "3,3", **more: Any) -> Table:
    t = town(townsfolk, {"billy": hero, "sally": {"space": "7,0", "activated": True}}, dice=[5], **more)
    t.choose("roll-movement")
    for space in spaces:
        t.choose("step", to=space)
    return t


@pytest.mark.rule("16.3.7.4")
def test_a_hero_takes_an_ally_along_and_leaves_it_in_any_space_of_the_move() -> None:
    t = walks({"t1": "3,4"}, ["3,4"])
    t.choose("move-ally", ally="t1")
    assert t.heroes["billy"]["leads"] == "t1"
    t.choose("step", to="4,4")
    assert t.state["townsfolk"]["t1"]["space"] == "4,4"
    t.choose("leave-ally", ally="t1")
    t.choose("step", to="5,4")
    assert t.state["townsfolk"]["t1"]["space"] == "4,4"
    assert "leads" not in t.heroes["billy"]


@pytest.mark.rule("16.3.7.4")
def test_not_more_than_one_at_a_time() -> None:
    t = walks({"t1": "3,4", "t2": "3,4"}, ["3,4"])
    assert t.values("move-ally", "ally") == ["t1", "t2"]
    t.choose("move-ally", ally="t2")
    assert not t.offers("move-ally")


@pytest.mark.rule("16.3.7.4")
def test_one_who_is_led_is_nobody_elses() -> None:
    leader = {"space": "3,4", "activated": True, "leads": "t1"}
    t = town({"t1": "3,4"}, {"billy": "3,3", "sally": leader}, dice=[5])
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    assert not t.offers("move-ally")


@pytest.mark.rule("16.3.7.4")
def test_an_ally_is_picked_up_even_where_zombies_end_the_move() -> None:
    t = town(
        {"t1": "3,4"}, {"billy": "3,2", "sally": {"space": "7,0", "activated": True}}, zombies={"z1": "3,4"}, dice=[5]
    )
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="3,3")
    t.choose("step", to="3,4")
    assert not t.offers("step")
    t.choose("move-ally", ally="t1")
    assert t.heroes["billy"]["leads"] == "t1"


@pytest.mark.rule("16.3.7.4")
def test_a_led_ally_attacks_in_the_middle_of_the_move() -> None:
    t = town({"t1": "3,3"}, {"billy": {"space": "3,3", "leads": "t1"}}, zombies={"z1": "5,3"}, dice=[5, 6])
    t.choose("roll-movement")
    assert not t.offers("ally-attack")
    t.choose("step", to="4,3")
    t.choose("ally-attack", zombie="z1")
    assert t.zombies == {}
    assert t.offers("step")


@pytest.mark.rule("16.3.7.4")
def test_who_dies_leaves_the_ally_in_the_space() -> None:
    billy = {"space": "3,3", "wounds": 1, "leads": "t1"}
    t = town({"t1": "3,3"}, {"billy": billy, "becky": {"space": "0,0", "activated": True}}, zombies={"z1": "3,3"},
             sun=5, dice=[1, 2, 6])  # fmt: skip
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert t.heroes["billy"]["alive"] is False
    assert t.state["townsfolk"]["t1"]["space"] == "3,3"


def test_a_situation_in_which_a_hero_leads_somebody_far_away_is_refused() -> None:
    situation = {"heroes": {"billy": {"space": "3,3", "leads": "t1"}}, "townsfolk": {"t1": {"space": "0,0"}}}
    t = Table()
    answer = t.ask(
        cmd="situation",
        game="last-night-on-earth",
        seed=1,
        situation={"boxes": BOXES, "scenario": "die-zombies-die", **situation},
    )
    assert answer["error"]["message"] == "billy cannot lead 't1', who is not in the same space."


# -- Zombies -----------------------------------------------------------------------------------------------


def attacked(dice: list[int], townsfolk: dict[str, Any], **more: Any) -> Table:
    zombies = more.pop("zombies", {"z1": "5,3"})
    heroes = more.pop("heroes", {"billy": "0,0"})
    return town(townsfolk, heroes, zombies=zombies, turn="zombies", step="fight", spawn_due=[], dice=dice, **more)


@pytest.mark.rule("16.3.7.3")
@pytest.mark.parametrize(("die", "lives"), [(4, True), (5, False)])
def test_a_zombie_alone_with_an_ally_kills_on_five_or_six(die: int, lives: bool) -> None:
    t = attacked([die], {"t1": "5,3", "t2": "5,4"})
    assert ("t1" in t.state["townsfolk"]) is lives
    assert "t2" in t.state["townsfolk"]
    assert t.saw("killed", who="t1", by="z1") is not lives


@pytest.mark.rule("16.3.7.3")
@pytest.mark.parametrize(("spare", "asked"), [(False, False), (True, True)])
def test_by_the_complete_rulebook_it_may_attack_and_before_that_it_does(spare: bool, asked: bool) -> None:
    t = attacked([6], {"t1": "5,3"}, switches={"zombies_may_spare": spare})
    assert t.offers("choose", zombie="z1") is asked
    if asked:
        t.choose("done")
    assert ("t1" in t.state["townsfolk"]) is asked


@pytest.mark.rule("16.3.7.3")
def test_a_hero_in_the_space_keeps_the_zombie_busy() -> None:
    t = attacked([6, 5, 1], {"t1": "5,3"}, heroes={"billy": "5,3"})
    t.passes()
    assert not t.saw("roll", **{"for": "ally-attacked"})
    assert "t1" in t.state["townsfolk"]


@pytest.mark.rule("16.3.7.3")
def test_a_card_that_prevents_wounds_saves_an_ally() -> None:
    t = attacked([6], {"t1": "5,3"}, hands={"heroes-1": ["just-a-scratch"]})
    t.choose("play-card", card="just-a-scratch", hero="t1")
    assert "t1" in t.state["townsfolk"]
    assert t.saw("prevented", who="t1")


@pytest.mark.rule("14.6.3.5")
@pytest.mark.parametrize(("die", "lives"), [(4, True), (5, False)])
def test_an_exploding_zombie_wounds_an_ally_next_to_it_and_none_in_its_space(die: int, lives: bool) -> None:
    zombies = {"z1": {"space": "5,3", "weapon": "explosive"}}
    t = town(
        {"t1": "5,4", "t2": "5,3", "t3": "7,4"}, {"billy": "0,0"}, zombies=zombies,
        turn="zombies", step="place", spawn_due=[], special=["townsfolk-allies", "grave-weapons"], dice=[6, die],
    )  # fmt: skip
    assert ("t1" in t.state["townsfolk"]) is lives
    assert {"t2", "t3"} <= set(t.state["townsfolk"])


@pytest.mark.rule("9.3.4")
@pytest.mark.parametrize(("die", "lives"), [(1, True), (2, False)])
def test_two_sticks_of_dynamite_kill_an_ally_in_the_space_and_wound_one_beside(die: int, lives: bool) -> None:
    billy = {"space": "3,3", "items": ["dynamite", "dynamite"], "combined": [["dynamite", "dynamite"]]}
    t = town({"t1": "5,3", "t2": "6,3", "t3": "2,3"}, {"billy": billy}, zombies={"z1": "5,3"}, dice=[6, die])
    t.choose("activate", hero="billy")
    t.choose("skip")
    if t.offers("done") and not t.offers("attack"):
        t.choose("done")
    t.choose("attack", card="dynamite", to="5,3", target="both")
    assert "t1" not in t.state["townsfolk"]
    assert ("t2" in t.state["townsfolk"]) is lives
    assert "t3" in t.state["townsfolk"]


def thrown(items: list[str], dice: list[int], **more: Any) -> Table:
    """Billy throws what he has at a space with a Zombie and an Ally, beside another Ally."""
    billy = {"space": "3,3", "items": items}
    t = town({"t1": "5,3", "t2": "6,3"}, {"billy": billy, "sally": "7,0"}, zombies={"z1": "5,3"}, **more)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.choose("done") if t.kind == "exchange" else None
    t.dice(*dice)
    t.choose("attack", to="5,3")
    t.passes()
    return t


@pytest.mark.rule("9.5.1")
def test_one_stick_of_dynamite_is_for_zombies_and_heroes() -> None:
    """Whom an explosive strikes is told one by one, and people of the town are not among them.  [Ruling S18]"""
    t = thrown(["dynamite", "lighter"], [2])
    assert t.zombies == {}
    assert set(t.state["townsfolk"]) == {"t1", "t2"}


@pytest.mark.rule("9.5.3.3", "12.3")
@pytest.mark.parametrize(("boxes", "dice", "left"), [((), [3], {"t1", "t2"}), (("timber-peak",), [3, 4, 1, 6], {"t2"})])
def test_gas_is_too_but_the_fire_that_it_leaves_burns_who_stands_there(
    boxes: tuple[str, ...], dice: list[int], left: set[str]
) -> None:
    gas = [{"kind": "gas", "space": "5,3"}]
    t = thrown(["lighter"], dice, markers=gas, boxes=[*BOXES, *boxes], switches={"gas_fire": "new-fire"})
    assert t.zombies == {}
    assert set(t.state["townsfolk"]) == left


# -- hunger ------------------------------------------------------------------------------------------------

HUNGER: dict[str, Any] = {"switches": {"hunger_for_townsfolk": True}}


def hungry(townsfolk: dict[str, Any], zombies: dict[str, Any], **more: Any) -> Table:
    heroes = more.pop("heroes", {"billy": "0,0"})
    return town(townsfolk, heroes, zombies=zombies, turn="zombies", step="move", spawn_due=[], **{**HUNGER, **more})


@pytest.mark.rule("8.1.1")
def test_by_the_boxes_as_printed_hunger_is_for_heroes_only() -> None:
    t = hungry({"t1": "5,4"}, {"z1": "5,3"}, switches={})
    assert t.offers("done")
    assert len(t.find("move", zombie="z1")) > 1


@pytest.mark.rule("8.1.1")
def test_the_complete_rulebook_knows_hunger_for_allies() -> None:
    t = hungry({"t1": "5,4"}, {"z1": "5,3", "z2": "4,3"}, profile="complete", switches={})
    assert not t.offers("done")
    assert t.values("move", "to") == ["5,4", "5,4"]


@pytest.mark.rule("8.1.1", "8.1.1.1")
def test_a_zombie_next_to_an_ally_must_go_there_before_others_move() -> None:
    t = hungry({"t1": "5,4"}, {"z1": "5,3", "z2": "7,0", "z3": "5,5"})
    assert (t.values("move", "zombie"), t.values("move", "to")) == (["z1", "z3"], ["5,4", "5,4"])
    about = {"zombie": "z2"}
    assert t.must(cmd="why", seat="zombies-1", about=about)["text"].startswith("Zombie 1 is next to a Hero or somebody")


@pytest.mark.rule("8.1.1")
def test_a_zombie_with_an_ally_does_not_leave_even_for_a_hero_next_door() -> None:
    t = hungry({"t1": "5,3"}, {"z1": "5,3", "z2": "7,5"}, heroes={"billy": "5,4"})
    assert not t.offers("move", zombie="z1")
    assert "somebody of the town" in t.must(cmd="why", seat="zombies-1", about={"zombie": "z1"})["text"]


@pytest.mark.rule("8.1.1")
def test_between_a_hero_and_an_ally_the_zombie_player_chooses() -> None:
    t = hungry({"t1": "5,4"}, {"z1": "4,3"}, heroes={"billy": "3,2"})
    assert t.values("move", "to") == ["3,2", "5,4"]
    assert not t.offers("done")


@pytest.mark.rule("8.1.1", "8.1.2")
@pytest.mark.parametrize(("die", "space"), [(3, "2,1"), (4, "1,1")])
def test_hunger_for_an_ally_drives_a_zombie_against_a_barricade(die: int, space: str) -> None:
    wall = [{"edge": ["1,0", "2,0"], "reinforcements": 0}]
    t = hungry({"t1": "1,1"}, {"z1": "2,1"}, heroes={"billy": "7,0"}, barricades=wall, dice=[die])
    assert t.saw("roll", **{"for": "barricade"})
    assert t.zombies["z1"]["space"] == space


@pytest.mark.rule("8.1.1.2")
def test_a_zombie_that_moves_farther_goes_no_other_way_once_it_is_next_to_an_ally() -> None:
    risen = {"space": "3,3", "kind": "zombie-hero", "hero": "jenny"}
    t = hungry({"t1": "5,3"}, {"z20": risen}, dice=[5])
    t.choose("move", zombie="z20", to="4,3")
    assert t.values("move", "to") == ["5,3"]
    t.choose("move", zombie="z20", to="5,3")
    assert not t.offers("move")


# -- saves and views ---------------------------------------------------------------------------------------


def test_a_saved_game_knows_who_leads_whom_and_who_has_acted() -> None:
    t = walks({"t1": "3,4", "t2": {"space": "7,5", "activated": True}}, ["3,4"])
    t.choose("move-ally", ally="t1")
    before = t.state
    save = t.must(cmd="save")["save"]
    t.must(cmd="load", save=save)
    assert t.state == before
    assert t.view("zombies-1")["heroes"]["billy"]["leads"] == "t1"


def test_a_state_given_back_as_a_situation_is_the_same_position() -> None:
    t = town({"t1": "5,3"}, zombies={"z1": "5,3"}, dice=[1])
    t.choose("ally-attack")
    before = t.state
    t.must(cmd="situation", game="last-night-on-earth", seed=1, situation=before)
    assert t.state["townsfolk"] == before["townsfolk"]
    assert not t.offers("ally-attack")
