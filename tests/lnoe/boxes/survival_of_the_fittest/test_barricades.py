"""Barricades: built, reinforced, tested, torn down.

The church of the small grid has two walls: its south wall ("0,1" to "0,2") and its east wall ("1,0" to "2,0"), with the
door at 1,1-2,1; the gym has three: west ("5,0" to "4,0"), south ("5,1" to "5,2", with the door) and east.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.survival_of_the_fittest.scenes import hero_turn, table, zombie_start
from tests.table import Refused, Table

EAST, SOUTH = ["1,0", "2,0"], ["0,1", "0,2"]
SPECIAL = ["barricades"]


def standing(*walls: list[str], reinforcements: int = 0) -> list[dict[str, Any]]:
    return [{"edge": wall, "reinforcements": reinforcements} for wall in walls]


def rolled(die: int, hero: str = "billy", space: str = "1,1", **more: Any) -> Table:
    """A Hero in the church has rolled for movement."""
    more.setdefault("special", SPECIAL)
    t = hero_turn(hero, space=space, **more)
    t.dice(die)
    t.choose("roll-movement")
    return t


def moves(hero: str, zombies: dict[str, str], walls: list[dict[str, Any]], dice: list[int], **more: Any) -> Table:
    """The Zombies are about to move, and Billy stands here."""
    more.setdefault("special", SPECIAL)
    return zombie_start([], dice, heroes={"billy": hero}, zombies=zombies, barricades=walls, **more)


# -- the switch --------------------------------------------------------------------------------------------


@pytest.mark.rule("8.6")
@pytest.mark.parametrize(
    ("rules", "builds"),
    [
        ({"special": []}, False),
        ({"special": SPECIAL}, True),
        ({"special": [], "switches": {"barricades": "on"}}, True),
        ({"special": SPECIAL, "switches": {"barricades": "off"}}, False),
    ],
)
def test_walls_are_barricaded_where_the_players_agreed_on_it_or_the_switch_is_on(
    rules: dict[str, Any], builds: bool
) -> None:
    t = rolled(5, hero="sally", **rules)
    assert t.offers("build") is builds
    assert ("hammer-and-nails" in t.state["hero_deck"]) is builds


def test_a_position_with_barricades_needs_rules_for_them() -> None:
    with pytest.raises(Refused, match="There are no barricades in this game"):
        hero_turn(barricades=standing(EAST))


def test_a_barricade_needs_a_wall() -> None:
    with pytest.raises(Refused, match="There is no wall between 3,3 and 4,3 to barricade"):
        hero_turn(barricades=standing(["3,3", "4,3"]), special=SPECIAL)


# -- building and reinforcing ------------------------------------------------------------------------------


@pytest.mark.rule("8.6.1")
@pytest.mark.parametrize(("die", "builds"), [(3, False), (4, True)])
def test_a_hero_with_four_or_more_for_movement_may_build(die: int, builds: bool) -> None:
    assert rolled(die, hero="sally").offers("build") is builds


@pytest.mark.rule("8.6.1")
def test_what_is_added_to_the_roll_counts() -> None:
    """Billy runs one space farther."""
    assert rolled(3).offers("build")
    assert not rolled(2).offers("build")


@pytest.mark.rule("8.6.1")
def test_without_a_roll_nothing_is_built() -> None:
    assert not hero_turn(space="1,1", special=SPECIAL).offers("build")


@pytest.mark.rule("8.6.1")
def test_any_wall_that_the_hero_touches_may_be_barricaded_and_no_other() -> None:
    assert rolled(5).values("build", "edge") == [SOUTH, EAST]
    assert rolled(5, space="0,1").values("build", "edge") == [SOUTH]
    assert rolled(5, space="0,0").values("build", "edge") == []


@pytest.mark.rule("8.6.1")
@pytest.mark.parametrize(("outside", "edges"), [(False, []), (True, [EAST])])
def test_by_some_rules_a_wall_is_barricaded_from_outside_too(outside: bool, edges: list[list[str]]) -> None:
    t = rolled(5, space="2,0", switches={"barricades_from_outside": outside})
    assert t.values("build", "edge") == edges


@pytest.mark.rule("8.6.1")
def test_building_takes_the_move_action() -> None:
    t = rolled(5)
    t.choose("build", edge=EAST)
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 0}]
    assert t.saw("built", who="billy", edge=EAST)
    t.choose("done")
    assert t.heroes["billy"]["space"] == "1,1"
    assert t.decision["actor"] == "becky"


@pytest.mark.rule("8.6.2")
@pytest.mark.parametrize(("before", "offered"), [(0, True), (2, True), (3, False)])
def test_a_barricade_is_reinforced_up_to_three_times(before: int, offered: bool) -> None:
    t = rolled(5, barricades=standing(EAST, reinforcements=before))
    assert t.offers("reinforce", edge=EAST) is offered
    assert not t.offers("build", edge=EAST)
    if offered:
        t.choose("reinforce", edge=EAST)
        assert t.state["barricades"][0]["reinforcements"] == before + 1


# -- exerting ----------------------------------------------------------------------------------------------


def exerting(**more: Any) -> Table:
    """A Hero in the church has ended the Move Action."""
    t = hero_turn("sally", space="1,1", special=SPECIAL, **more)
    t.choose("skip")
    return t


@pytest.mark.rule("8.6.3")
def test_at_the_end_of_the_move_action_a_hero_may_take_wounds_to_build_and_to_reinforce() -> None:
    t = exerting()
    assert t.kind == "move-action"
    assert {option.get("exert") for option in t.options if option["type"] != "done"} == {True}
    t.choose("build", edge=EAST, exert=True)
    assert t.heroes["sally"]["wounds"] == 1
    t.choose("done")
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 0}]


@pytest.mark.rule("8.6.3", "8.6.3.1")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_the_last_wound_finishes_the_work_counts_for_the_zombies_and_turns_nobody(profile: str) -> None:
    sally = {"space": "1,1", "wounds": 1}
    t = table(profile=profile, special=SPECIAL, heroes={"sally": sally, "becky": "7,0"}, sun=14, dice=[1])
    t.choose("activate", hero="sally")
    if t.offers("skip"):
        t.choose("skip")
    else:
        t.choose("stop")
    t.choose("build", edge=EAST)
    assert t.state["heroes_killed"] == 1
    assert t.zombies == {}
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 0}]


def test_who_would_die_of_the_effort_is_told_so_before() -> None:
    t = exerting()
    assert "die" not in t.decision["prompt"]
    t.choose("build", edge=EAST, exert=True)
    assert t.decision["prompt"].endswith("Sally would die.")
    labels = [option["label"] for option in t.options if option["type"] != "done"]
    assert labels
    assert all(label.endswith("it would kill Sally") for label in labels)


@pytest.mark.rule("8.6.3")
def test_who_touches_no_wall_is_not_asked() -> None:
    t = hero_turn("sally", space="3,3", special=SPECIAL)
    t.choose("skip")
    assert t.decision["actor"] == "becky"


# -- Zombies -----------------------------------------------------------------------------------------------


@pytest.mark.rule("8.1.2", "8.6.1.2")
@pytest.mark.parametrize(("die", "space"), [(3, "2,1"), (4, "1,1")])
def test_a_zombie_gets_through_a_barricade_on_four(die: int, space: str) -> None:
    t = moves("1,1", {"z1": "2,1", "z2": "7,5"}, standing(EAST), [die])
    assert t.zombies["z1"]["space"] == space
    assert t.zombies["z1"]["moved"]
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 0}]


@pytest.mark.rule("8.1.2")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1)])
def test_a_zombie_at_a_reinforced_barricade_only_tears_a_marker_off(die: int, left: int) -> None:
    t = moves("1,1", {"z1": "2,1", "z2": "7,5"}, standing(EAST, reinforcements=2), [die])
    assert t.zombies["z1"]["space"] == "2,1"
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": left}]
    assert t.saw("broken", edge=EAST) is (die >= 4)


@pytest.mark.rule("8.1.2")
def test_hunger_drives_a_zombie_against_a_barricade_before_any_other_zombie_moves() -> None:
    t = moves("1,1", {"z1": "2,1", "z2": "2,2", "z3": "7,5"}, standing(EAST, SOUTH), [1, 1])
    assert t.values("move", "zombie") == ["z1", "z2"]
    t.choose("move", zombie="z1")
    assert t.values("move", "zombie") == ["z3"] * len(t.find("move"))


@pytest.mark.rule("8.1.2")
def test_a_diagonal_step_through_a_wall_is_tested_too() -> None:
    t = moves("1,0", {"z1": "2,1", "z2": "7,5"}, standing(EAST), [3])
    assert t.saw("kept-out", who="z1")


@pytest.mark.rule("8.1.2.1")
@pytest.mark.parametrize("walls", [[EAST], [SOUTH], []])
def test_over_a_corner_a_zombie_goes_through_the_wall_without_a_barricade(walls: list[list[str]]) -> None:
    t = moves("1,1", {"z1": "2,2", "z2": "7,5"}, standing(*walls), [])
    assert t.zombies["z1"]["space"] == "1,1"
    assert not t.saw("roll", **{"for": "barricade"})


@pytest.mark.rule("8.1.2.1")
@pytest.mark.parametrize(("die", "space"), [(3, "2,2"), (4, "1,1")])
def test_over_a_corner_with_two_barricades_a_zombie_needs_four(die: int, space: str) -> None:
    t = moves("1,1", {"z1": "2,2", "z2": "7,5"}, standing(EAST, SOUTH), [die])
    assert t.zombies["z1"]["space"] == space


@pytest.mark.rule("8.1.2.1")
def test_at_a_corner_with_one_wall_reinforced_the_zombie_stays_and_takes_a_marker_off() -> None:
    walls = [*standing(EAST), *standing(SOUTH, reinforcements=1)]
    t = moves("1,1", {"z1": "2,2", "z2": "7,5"}, walls, [6])
    assert t.zombies["z1"]["space"] == "2,2"
    assert [row["reinforcements"] for row in t.state["barricades"]] == [0, 0]


@pytest.mark.rule("8.1.2.1")
def test_at_a_corner_with_both_walls_reinforced_the_zombie_player_picks_the_wall() -> None:
    t = moves("1,1", {"z1": "2,2", "z2": "7,5"}, standing(EAST, SOUTH, reinforcements=1), [6])
    assert (t.seat, t.values("choose", "edge")) == ("zombies-1", [SOUTH, EAST])
    t.choose("choose", edge=EAST)
    left = {tuple(row["edge"]): row["reinforcements"] for row in t.state["barricades"]}
    assert left == {tuple(SOUTH): 1, tuple(EAST): 0}
    t.nothing_pending()


@pytest.mark.rule("8.1.2.2")
def test_a_zombie_inside_must_test_to_get_out() -> None:
    t = moves("2,1", {"z1": "1,1", "z2": "7,5"}, standing(EAST), [3])
    assert t.zombies["z1"]["space"] == "1,1"


@pytest.mark.rule("8.1.2")
def test_a_zombie_that_fails_on_a_long_walk_moves_no_further() -> None:
    risen = {"space": "2,1", "kind": "zombie-hero", "hero": "jenny"}
    t = moves("0,0", {"z20": risen, "z2": "7,5"}, standing(EAST, SOUTH), [6, 2])
    t.choose("move", zombie="z20", to="1,1")
    assert t.decision["actor"] is None
    assert t.zombies["z20"]["space"] == "2,1"
    assert t.zombies["z20"]["moved"]


@pytest.mark.rule("8.1.2.3")
def test_a_hero_who_drives_zombies_away_ignores_barricades() -> None:
    t = hero_turn(space="1,1", items=("fire-extinguisher",), zombies={"z1": "1,1"}, barricades=standing(EAST),
                  special=SPECIAL)  # fmt: skip
    t.choose("use-item", card="fire-extinguisher", mode="drive-away")
    t.choose("choose", to="2,1")
    assert t.zombies["z1"]["space"] == "2,1"
    assert not t.saw("roll", **{"for": "barricade"})


@pytest.mark.rule("8.1.2.3")
def test_a_zombie_that_a_card_moves_tests_then_and_again_in_its_normal_move() -> None:
    t = zombie_start(
        ["relentless-advance"], [1, 2, 3], heroes={"billy": "1,1"}, zombies={"z1": "2,1"}, barricades=standing(EAST),
        special=SPECIAL,
    )  # fmt: skip
    t.choose("play-card", card="relentless-advance")
    t.choose("move", zombie="z1", to="1,1")
    if t.offers("move"):
        t.choose("move", zombie="z1", to="1,1")
    assert len([e for e in t.events if e.get("for") == "barricade"]) == 2


# -- Heroes ------------------------------------------------------------------------------------------------


@pytest.mark.rule("8.4.4")
def test_a_barricade_over_a_door_does_not_hinder_a_hero() -> None:
    assert rolled(3, hero="sally", barricades=standing(EAST)).offers("step", to="2,1")


@pytest.mark.rule("8.4.4.1")
def test_a_hero_pays_a_space_for_each_marker_before_going_through_the_door() -> None:
    t = rolled(3, hero="sally", barricades=standing(EAST, reinforcements=2))
    assert not t.offers("step", to="2,1")
    t.choose("clear", edge=EAST)
    assert t.kind == "move-hero"
    assert not t.offers("step", to="2,1")
    t.choose("clear", edge=EAST)
    t.choose("step", to="2,1")
    assert t.heroes["sally"]["space"] == "2,1"
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 0}]


@pytest.mark.rule("8.4.4.1")
def test_who_has_no_space_left_stays_behind_the_markers() -> None:
    t = rolled(1, hero="sally", barricades=standing(EAST, reinforcements=1))
    t.choose("clear", edge=EAST)
    assert t.heroes["sally"]["space"] == "1,1"
    assert not t.offers("search")


@pytest.mark.rule("8.4.4.1")
def test_markers_are_taken_off_only_at_a_door() -> None:
    assert not rolled(3, hero="sally", space="1,0", barricades=standing(EAST, reinforcements=1)).offers("clear")


@pytest.mark.rule("10.3.3")
def test_a_barricade_does_not_stop_a_shot_through_the_wall() -> None:
    t = hero_turn(space="1,1", items=("revolver",), zombies={"z1": "3,1"}, barricades=standing(EAST), special=SPECIAL)
    t.choose("skip")
    t.choose("done")
    assert t.offers("attack", target="z1")


# -- fully barricaded buildings ----------------------------------------------------------------------------


def draws(card: str, walls: list[dict[str, Any]], dice: list[int]) -> Table:
    t = table(
        heroes={"billy": "3,3"}, turn="zombies", step="draw", zombie_deck=[card], special=SPECIAL, barricades=walls,
        hands={"zombies-1": ["resilient", "resilient", "trip"]}, dice=dice,
    )  # fmt: skip
    t.choose("keep")
    return t


@pytest.mark.rule("8.6.5")
@pytest.mark.parametrize(("walls", "building"), [([EAST], "church"), ([EAST, SOUTH], "gym")])
def test_a_fully_barricaded_building_is_not_taken_over(walls: list[list[str]], building: str) -> None:
    t = draws("my-god-theyve-taken-the", standing(*walls), [3, 1, 4])
    (marker,) = t.state["markers"]
    assert marker == {"kind": "taken-over", "building": building}


@pytest.mark.rule("8.6.5")
@pytest.mark.parametrize(("walls", "spaces"), [([EAST], "0"), ([EAST, SOUTH], "5")])
def test_a_fully_barricaded_building_gets_no_new_pit(walls: list[list[str]], spaces: str) -> None:
    t = draws("new-spawning-pit", standing(*walls), [3, 1, 4])
    assert t.values("choose", "space")[0].startswith(spaces)


@pytest.mark.rule("8.6.1.1")
def test_inner_walls_are_barricaded_but_do_not_matter_for_a_fully_barricaded_building() -> None:
    board = {"center": "manor-house", "outer": ["church", "farm", "hospital", "school"]}
    t = rolled(5, hero="sally", space="10,11", board=board, scenario="defend-the-manor-house")
    assert ["10,11", "11,11"] in t.values("build", "edge")


# -- saves, undo, views ------------------------------------------------------------------------------------


def test_a_save_keeps_barricades_and_their_markers() -> None:
    t = rolled(5, barricades=[*standing(EAST, reinforcements=2), *standing(SOUTH)])
    before = t.state
    t.must(cmd="load", save=t.must(cmd="save")["save"])
    assert t.state == before
    assert t.view("zombies-1")["barricades"] == before["barricades"]
    assert t.offers("reinforce", edge=EAST)


def test_building_can_be_taken_back() -> None:
    t = rolled(5)
    t.choose("build", edge=EAST)
    t.must(cmd="undo")
    assert t.state["barricades"] == []
    assert t.offers("build", edge=EAST)


def test_a_described_position_says_the_same_again() -> None:
    t = rolled(5, barricades=standing(EAST, reinforcements=1))
    again = table(**{**t.state, "game": "last-night-on-earth"})
    assert again.state["barricades"] == t.state["barricades"]


# -- words -------------------------------------------------------------------------------------------------


def why_not(t: Table, **about: str) -> str:
    return str(t.must(cmd="why", seat="heroes-1", about=about)["text"])


def test_it_is_said_why_nothing_can_be_built() -> None:
    assert why_not(rolled(3, hero="sally"), option="build") == "Sally needs 4 or more for movement to build."
    assert "touches no wall" in why_not(rolled(5, space="0,0"), option="build")
    assert "without barricades" in why_not(rolled(5, special=[]), option="reinforce")
    shut = rolled(3, hero="sally", barricades=standing(EAST, reinforcements=1))
    assert "Reinforcement markers off first" in why_not(shut, space="2,1")
    assert "searches in the place of moving" in why_not(exerting(), option="search")


def test_the_options_name_the_wall_and_the_price() -> None:
    t = rolled(5)
    assert t.find("build", edge=EAST)[0]["label"] == "Barricade the east wall of the Church (1,0)"
    t = exerting()
    assert t.find("build", edge=SOUTH)[0]["label"] == "Barricade the south wall of the Church (0,1), for a wound"
    assert t.decision["prompt"] == "Sally touches a wall: take a wound to barricade it?"


# -- cards that build --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "builds"), [(2, False), (3, True)])
def test_hammer_and_nails_builds_with_three(die: int, builds: bool) -> None:
    assert rolled(die, hero="sally", items=("hammer-and-nails",)).offers("build") is builds


@pytest.mark.parametrize(("before", "after"), [(0, 2), (2, 3)])
def test_hammer_and_nails_reinforces_twice_at_once(before: int, after: int) -> None:
    t = rolled(3, hero="sally", items=("hammer-and-nails",), barricades=standing(EAST, reinforcements=before))
    t.choose("reinforce", edge=EAST)
    assert t.state["barricades"][0]["reinforcements"] == after


def test_the_sledgehammer_takes_a_marker_off_in_place_of_moving() -> None:
    t = hero_turn(space="1,1", items=("sledgehammer",), barricades=standing(EAST, reinforcements=2), special=SPECIAL)
    t.choose("use-item", card="sledgehammer", mode="reinforcement")
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 1}]
    assert t.saw("broken", who="billy")
    assert not t.offers("roll-movement")


def test_the_sledgehammer_names_the_wall_by_the_space_across() -> None:
    walls = standing(EAST, SOUTH, reinforcements=2)
    t = hero_turn(space="1,1", items=("sledgehammer",), barricades=walls, special=SPECIAL)
    assert t.values("use-item", "to", mode="reinforcement") == ["1,2", "2,1"]
    t.choose("use-item", card="sledgehammer", mode="reinforcement", to="1,2")
    left = {tuple(row["edge"]): row["reinforcements"] for row in t.state["barricades"]}
    assert left == {tuple(SOUTH): 1, tuple(EAST): 2}


def test_the_sledgehammer_breaks_a_locked_door_open() -> None:
    markers = [{"kind": "locked-door", "space": "1,1", "beyond": "2,1"}]
    boxes = ["base", "growing-hunger", "survival-of-the-fittest"]
    t = hero_turn(space="2,1", items=("sledgehammer",), markers=markers, boxes=boxes)
    t.choose("use-item", card="sledgehammer", mode="open-door", to="1,1")
    assert t.state["markers"] == []


def test_working_together_lets_two_heroes_use_the_better_die() -> None:
    heroes = {"sally": "1,1", "becky": "1,1", "jenny": "7,0"}
    t = table(heroes=heroes, hands={"heroes-1": ["working-together"]}, special=SPECIAL, dice=[2, 5])
    t.choose("play-card", card="working-together", mode="movement", to="1,1")
    t.choose("activate", hero="sally")
    t.choose("roll-movement")
    assert t.offers("build")
    t.choose("build", edge=EAST)
    t.choose("done")
    assert t.state["barricades"]


def test_working_together_reinforces_a_barricade_twice() -> None:
    heroes = {"sally": "1,1", "becky": "1,1", "jenny": "7,0"}
    t = table(heroes=heroes, hands={"heroes-1": ["working-together"]}, special=SPECIAL, barricades=standing(EAST))
    t.choose("play-card", card="working-together", mode="reinforce", to="1,1")
    assert t.state["barricades"] == [{"edge": EAST, "reinforcements": 2}]
    t.nothing_pending()


def test_working_together_needs_two_heroes_in_a_space() -> None:
    heroes = {"sally": "1,1", "becky": "1,0", "jenny": "7,0"}
    t = table(heroes=heroes, hands={"heroes-1": ["working-together"]}, special=SPECIAL, barricades=standing(EAST))
    assert not t.offers("play-card")


@pytest.mark.parametrize(("reinforcements", "offered"), [(0, True), (1, False)])
def test_who_goes_through_a_wall_does_not_go_where_reinforced_walls_shut_them_in(
    reinforcements: int, offered: bool
) -> None:
    t = hero_turn(
        "jake-cartwright",
        space="2,0",
        hand=("escape-through-the-window",),
        special=SPECIAL,
        barricades=standing(SOUTH, reinforcements=reinforcements),
    )
    t.choose("play-card", card="escape-through-the-window")
    t.dice(3)
    t.choose("roll-movement")
    t.choose("step", to="1,0")
    assert t.offers("step", to="0,1") is offered
    assert t.offers("step", to="2,0"), "the way back"
