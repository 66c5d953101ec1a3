"""Survival Tactics, in alphabetical order; Know the Enemy is in test_survival_decks, Duct Tape in test_combining.

[3.9.4.2]
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.survival_of_the_fittest.scenes import SURVIVAL, found, table
from tests.table import Table

CHURCH = [["0,1", "0,2"], ["1,0", "2,0"]]
"""The walls of the church that can be barricaded."""


def zombie_turn(hand: tuple[str, ...] = (), step: str = "move", **more: Any) -> Table:
    """The Zombies are about to move, and the Heroes hold these tactics."""
    hands = {"heroes-1": list(hand), "zombies-1": more.pop("zombie_hand", [])}
    return table(**{**SURVIVAL, "turn": "zombies", "step": step, "hands": hands, **more})


def edges(t: Table) -> list[list[str]]:
    return sorted(row["edge"] for row in t.state.get("barricades", []))


# -- Aim for the Head --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "dead"), [((), False), (("aim-for-the-head",), True)])
def test_aim_for_the_head_adds_one_and_makes_a_hit_a_kill(hand: tuple[str, ...], dead: bool) -> None:
    zombies = {"johnny": {"space": "5,3", "kind": "zombie-hero"}}  # two Health boxes
    t = found(items=("revolver",), hand=hand, zombies=zombies)
    if hand:
        t.choose("play-card", card="aim-for-the-head")
    t.choose("skip")
    t.dice(4)
    t.choose("attack", card="revolver")
    assert (t.zombies == {}) is dead
    t.nothing_pending()


def test_aim_for_the_head_ends_with_the_turn() -> None:
    t = found(hand=("aim-for-the-head",))
    t.choose("play-card", card="aim-for-the-head")
    assert [effect["until"] for effect in t.state["effects"]] == ["turn", "turn"]
    assert not found(hand=("aim-for-the-head",), turn="heroes").state["effects"]


# -- Board It Up! ------------------------------------------------------------------------------------------


@pytest.mark.rule("3.9.4.2")
def test_board_it_up_barricades_walls_of_a_building_with_a_hero_inside() -> None:
    t = found(space="0,0", hand=("board-it-up",))
    assert t.values("play-card", "building") == ["church"]
    t.choose("play-card", card="board-it-up")
    t.choose("choose", edge=["0,1", "0,2"])
    assert t.offers("done")
    t.choose("choose", edge=["1,0", "2,0"])
    assert edges(t) == CHURCH
    t.nothing_pending()


def test_board_it_up_may_stop_after_the_first_wall() -> None:
    t = found(space="0,0", hand=("board-it-up",))
    t.choose("play-card", card="board-it-up")
    t.choose("choose", edge=["1,0", "2,0"])
    t.choose("done")
    assert edges(t) == [["1,0", "2,0"]]
    t.nothing_pending()


def test_board_it_up_needs_a_hero_inside() -> None:
    assert not found(space="3,3", hand=("board-it-up",)).offers("play-card")


def test_board_it_up_stays_in_the_box_without_barricades() -> None:
    t = table(switches={"survival_decks": "on"}, heroes={"billy": "0,0"})
    tactics = t.state["piles"]["survival-tactics"]["deck"]
    assert "field-medicine" in tactics
    assert not {"board-it-up", "reinforce-the-doors", "last-line-of-defense"} & set(tactics)


# -- Coordinated Attack ------------------------------------------------------------------------------------


def together(dice: list[int], **more: Any) -> Table:
    """Billy leads a fight of two against a Zombie, up to the first decision after the roll."""
    t = found(hand=("coordinated-attack",), others={"johnny": "3,3"}, zombies={"z1": "3,3"}, **more)
    t.dice(*dice)
    t.choose("play-card", card="coordinated-attack", zombie="z1")
    t.choose("choose", hero="billy")
    return t


def test_a_coordinated_attack_is_one_roll_of_all_their_dice() -> None:
    t = together([5, 1, 2, 5, 4])
    t.passes()
    assert "z1" not in t.zombies, "two fives of two Heroes are doubles"


def test_who_loses_a_coordinated_attack_chooses_whom_it_costs() -> None:
    t = together([5, 1, 2, 3, 6])
    t.passes()
    assert t.values("choose", "hero") == ["billy", "johnny"]
    t.choose("choose", hero="johnny")
    t.passes()
    assert (t.heroes["billy"]["wounds"], t.heroes["johnny"]["wounds"]) == (0, 1)


@pytest.mark.rule("14.5.3.1")
def test_one_of_them_takes_all_that_a_lost_fight_with_a_behemoth_costs() -> None:
    boxes = ["base", "survival-of-the-fittest", "timber-peak", "blood-in-the-forest"]
    switches = {"champions": "on", "champion_pool": "full", "experience": "on", "survival_decks": "on"}
    t = found(
        hand=("coordinated-attack",), others={"sheriff-anderson": "3,3"}, zombies={"b1": "3,3"}, boxes=boxes,
        switches=switches,
    )  # fmt: skip
    t.dice(5, 1, 2, 3, 6, 5)
    t.choose("play-card", card="coordinated-attack", zombie="b1")
    t.choose("choose", hero="billy")
    t.passes()
    t.choose("choose", hero="sheriff-anderson")
    t.passes()
    assert (t.heroes["billy"]["wounds"], t.heroes["sheriff-anderson"]["wounds"]) == (0, 2)


@pytest.mark.parametrize(("others", "offered"), [({"johnny": "3,3"}, True), ({"johnny": "3,4"}, False)])
def test_a_coordinated_attack_takes_two_heroes_in_the_space(others: dict[str, str], offered: bool) -> None:
    t = found(hand=("coordinated-attack",), others=others, zombies={"z1": "3,3"})
    assert t.offers("play-card", card="coordinated-attack") is offered


# -- Distraction -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "ways"), [("6,3", ["5,2", "5,3", "5,4"]), ("7,3", None)])
def test_zombies_within_three_spaces_must_move_towards_the_distraction(space: str, ways: list[str] | None) -> None:
    t = zombie_turn(("distraction",), heroes={"billy": "3,3"}, zombies={"z1": space})
    until(t, "before-zombies-move")
    t.choose("play-card", card="distraction", hero="billy")
    t.passes()
    if ways is None:
        assert t.offers("done"), "farther away nothing binds them"
        assert len(t.find("move", zombie="z1")) > 3
    else:
        assert not t.offers("done")
        assert t.values("move", "to") == ways


def test_a_distraction_draws_zombies_from_other_prey() -> None:
    heroes = {"billy": "3,3", "johnny": "6,4"}
    t = zombie_turn(("distraction",), heroes=heroes, zombies={"z1": "5,3"})
    until(t, "before-zombies-move")
    t.choose("play-card", card="distraction", hero="billy")
    t.passes()
    assert set(t.values("move", "to")) == {"4,2", "4,3", "4,4"}


def test_a_distraction_comes_before_the_first_zombie_moves() -> None:
    t = zombie_turn(("distraction",), heroes={"billy": "3,3"}, zombies={"z1": "7,3", "z2": "7,4"})
    until(t, "before-zombies-move")
    t.choose("pass")
    t.choose("move", zombie="z1", to="6,3")
    assert not t.offers("play-card", card="distraction")


# -- Fall Back! --------------------------------------------------------------------------------------------


def test_fall_back_cancels_a_fight_and_moves_everybody_of_the_space() -> None:
    more = {"others": {"johnny": "3,3", "becky": "7,0"}, "zombies": {"z1": "3,3"}}
    t = found(hand=("fall-back",), **more)
    t.choose("skip")
    if t.kind == "exchange":
        t.choose("done")
    until(t, "fight-begins")
    t.choose("play-card", card="fall-back")
    for _ in range(2):
        t.choose("step", to="4,3")
        t.choose("step", to="5,3")
    assert (t.heroes["billy"]["space"], t.heroes["johnny"]["space"]) == ("5,3", "5,3")
    assert t.heroes["becky"]["space"] == "7,0"
    assert not t.saw("roll", **{"for": "hero-fight"})
    t.nothing_pending()


def test_fall_back_is_too_late_once_the_dice_lie_on_the_table() -> None:
    t = found(hand=("fall-back",), zombies={"z1": "3,3"})
    t.dice(1, 2, 6)
    t.choose("skip")
    until(t, "fight-begins")
    t.choose("pass")
    assert not t.offers("play-card", card="fall-back")


# -- Field Medicine ----------------------------------------------------------------------------------------


def test_field_medicine_heals_a_wound_of_everybody_in_a_space() -> None:
    others = {
        "johnny": {"space": "3,3", "wounds": 1},
        "jenny": {"space": "3,3"},
        "becky": {"space": "7,0", "wounds": 1},
    }
    t = found(wounds=1, hand=("field-medicine",), others=others)
    assert t.values("play-card", "to") == ["3,3", "7,0"]
    t.choose("play-card", card="field-medicine", to="3,3")
    assert [t.heroes[hero]["wounds"] for hero in ("billy", "johnny", "jenny", "becky")] == [0, 0, 0, 1]
    t.nothing_pending()


def test_field_medicine_is_not_for_the_healthy() -> None:
    assert not found(hand=("field-medicine",)).offers("play-card")


# -- Last Line of Defense ----------------------------------------------------------------------------------

FULL = [{"edge": edge} for edge in CHURCH]


@pytest.mark.parametrize(("barricades", "wounds"), [(FULL, 0), (FULL[:1], 1)])
def test_behind_a_full_barricade_ties_are_won(barricades: list[dict[str, Any]], wounds: int) -> None:
    more: dict[str, Any] = {"barricades": barricades, "heroes": {"billy": "0,0"}, "zombies": {"z1": "0,0"}}
    t = zombie_turn(("last-line-of-defense",), **more)
    until(t, "before-zombies-move")
    t.dice(4, 2, 4)
    t.choose("play-card", card="last-line-of-defense")
    while t.state["turn"] == "zombies" and not t.saw("fight-resolved"):
        t.choose("pass" if t.kind == "window" else "done")
    t.passes()
    assert t.heroes["billy"]["wounds"] == wounds


def test_the_last_line_of_defense_is_for_the_zombie_turn() -> None:
    assert not found(space="0,0", hand=("last-line-of-defense",)).offers("play-card")


# -- Quick Search ------------------------------------------------------------------------------------------


def test_a_quick_search_comes_after_a_move_into_a_building() -> None:
    t = found(space="3,1", hand=("quick-search",), hero_deck=["crowbar"])
    t.choose("play-card", card="quick-search", hero="billy")
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="2,1")
    t.choose("step", to="1,1")
    if t.offers("stop"):
        t.choose("stop")
    t.choose("search")
    assert t.heroes["billy"]["items"] == ["crowbar"]
    t.nothing_pending()


def test_a_quick_search_comes_to_nothing_outdoors() -> None:
    t = found(space="3,3", hand=("quick-search",), hero_deck=["crowbar"])
    t.choose("play-card", card="quick-search", hero="billy")
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="3,4")
    while t.kind == "move-hero":
        t.choose("stop")
    assert not t.offers("search")


def test_who_has_acted_searches_no_more() -> None:
    heroes = {"billy": {"space": "3,3", "activated": True}, "johnny": "0,0", "becky": "7,0"}
    t = table(**SURVIVAL, hands={"heroes-1": ["quick-search"]}, heroes=heroes)
    assert t.values("play-card", "hero", card="quick-search") == ["becky", "johnny"]


# -- Reinforce the Doors -----------------------------------------------------------------------------------


def test_reinforce_the_doors_lays_up_to_three_markers_on_a_building() -> None:
    barricades = [{"edge": CHURCH[0], "reinforcements": 2}, {"edge": CHURCH[1]}]
    t = found(hand=("reinforce-the-doors",), barricades=barricades)
    t.choose("play-card", card="reinforce-the-doors", building="church")
    t.choose("choose", edge=CHURCH[0])
    assert [option["edge"] for option in t.find("choose")] == [CHURCH[1]], "three is the most"
    t.choose("choose", edge=CHURCH[1])
    t.choose("done")
    found_now = {tuple(row["edge"]): row["reinforcements"] for row in t.state["barricades"]}
    assert found_now == {("0,1", "0,2"): 3, ("1,0", "2,0"): 1}
    t.nothing_pending()


def test_there_is_nothing_to_reinforce_without_a_barricade() -> None:
    assert not found(space="0,0", hand=("reinforce-the-doors",)).offers("play-card")


# -- Safe Route --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("hand", "on"), [((), False), (("safe-route",), True)])
def test_on_a_safe_route_zombies_end_no_move(hand: tuple[str, ...], on: bool) -> None:
    t = found(hand=hand, zombies={"z1": "4,3", "z2": "5,3"})
    if hand:
        t.choose("play-card", card="safe-route")
    t.dice(5)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.offers("step", to="5,3") is on


# -- Second Wind -------------------------------------------------------------------------------------------


def test_with_a_second_wind_a_hero_moves_twice() -> None:
    t = found("johnny", hand=("second-wind",))
    t.choose("play-card", card="second-wind", hero="johnny")
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.kind == "move-action", "the second Move Action"
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="5,3")
    t.choose("step", to="6,3")
    assert t.heroes["johnny"]["space"] == "6,3"
    assert t.kind == "activate-hero" or t.seat != "heroes-1" or t.decision["actor"] != "johnny"
    assert t.state["effects"] == []


def test_a_second_wind_may_come_after_the_move() -> None:
    t = found("johnny", ("revolver",), hand=("second-wind",), zombies={"z1": "7,3"}, space="5,3")
    t.choose("skip")
    assert t.kind == "ranged-attack"
    t.choose("play-card", card="second-wind", hero="johnny")
    assert t.kind == "move-action"
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="6,3")
    assert t.kind == "ranged-attack"


def test_a_second_wind_may_be_a_search() -> None:
    t = found("johnny", space="0,0", hand=("second-wind",), hero_deck=["crowbar", "torch"])
    t.choose("play-card", card="second-wind", hero="johnny")
    t.choose("search")
    t.choose("search")
    assert t.heroes["johnny"]["items"] == ["crowbar", "torch"]


# -- Stick Together ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "dice"), [("3,3", 3), ("3,4", 2)])
def test_who_sticks_together_rolls_one_more_die(space: str, dice: int) -> None:
    t = found(others={"johnny": space}, zombies={"z1": "3,3"}, in_play=["stick-together"])
    t.dice(1, 2, 3, 6)
    t.choose("skip")
    if t.kind == "exchange":
        t.choose("done")
    t.passes()
    rolls = [event for event in t.events if event["type"] == "roll" and event["for"] == "hero-fight"]
    assert len(rolls[0]["values"]) == dice


def test_stick_together_remains_in_play_until_a_hero_is_killed() -> None:
    t = table(**SURVIVAL, hands={"heroes-1": ["stick-together"]}, heroes={"billy": "3,3", "becky": "7,0"})
    t.choose("play-card", card="stick-together")
    assert t.state["in_play"] == ["stick-together"]
    state = t.state | {"zombies": {"z1": {"space": "3,3"}}, "pool": {}}
    state["heroes"]["billy"]["wounds"] = 1
    again = table(**state)
    again.choose("activate", hero="billy")
    again.dice(1, 2, 6)
    again.choose("skip")
    again.passes()
    assert again.heroes["billy"]["space"] is None
    assert again.state["in_play"] == []
    assert again.state["piles"]["survival-tactics"]["discard"] == ["stick-together"]


# -- Watch Your Back ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "offered"), [("3,3", False), ("3,4", True)])
def test_fight_cards_do_not_touch_who_watches_another_ones_back(space: str, offered: bool) -> None:
    heroes = {"billy": "3,3", "johnny": space}
    t = zombie_turn(("watch-your-back",), heroes=heroes, zombies={"z1": "3,3"}, zombie_hand=["uuuurrrggghh"])
    until(t, "before-zombies-move")
    t.dice(5, 2, 4)
    t.choose("play-card", card="watch-your-back")
    while t.kind != "choose-fight" and not t.saw("roll", **{"for": "hero-fight"}):
        t.choose("pass" if t.kind == "window" else "done")
    if t.kind == "choose-fight":
        t.choose("fight", hero="billy")
    assert t.offers("play-card", card="uuuurrrggghh") is offered


def test_watch_your_back_is_for_the_zombie_turn() -> None:
    assert not found(hand=("watch-your-back",)).offers("play-card")


# -- walls inside a building -------------------------------------------------------------------------------

DIVIDED: dict[str, Any] = {
    "grid": {
        "width": 6,
        "height": 4,
        "buildings": [
            {
                "id": "church",
                "cells": ["0,0", "1,0", "0,1", "1,1"],
                "doors": [["1,1", "2,1"]],
                "walls": [["0,0", "1,0"]],
                "numbers": [1, 2, 3],
            }
        ],
        "pits": ["5,3"],
    }
}
INSIDE = ["0,0", "1,0"]


@pytest.mark.rule("8.6.1.1")
def test_board_it_up_serves_on_a_wall_inside_the_building_too() -> None:
    t = found(space="0,0", hand=("board-it-up",), board=DIVIDED, others={}, special=["barricades"])
    t.choose("play-card", card="board-it-up")
    assert INSIDE in t.values("choose", "edge")
    t.choose("choose", edge=INSIDE)
    t.choose("done")
    assert [row["edge"] for row in t.state["barricades"]] == [INSIDE]


@pytest.mark.rule("8.6.1.1")
def test_reinforce_the_doors_serves_on_a_wall_inside_the_building_too() -> None:
    walls = [{"edge": INSIDE, "reinforcements": 2}]
    t = found(space="5,0", hand=("reinforce-the-doors",), board=DIVIDED, others={}, barricades=walls)
    t.choose("play-card", card="reinforce-the-doors")
    assert t.state["barricades"] == [{"edge": INSIDE, "reinforcements": 3}]


def test_a_coordinated_attack_that_is_lost_costs_one_of_them_all_that_the_fight_costs() -> None:
    """The wounds that a Fight card adds are not forgotten."""
    boxes = ["base", "survival-of-the-fittest", "timber-peak"]
    t = together([5, 1, 2, 3, 6], boxes=boxes, zombie_hand=("vicious-attack",))
    t.passes("heroes-1")
    t.choose("play-card", card="vicious-attack")
    t.passes()
    t.choose("choose", hero="johnny")
    t.passes()
    assert [event["wounds"] for event in t.events if event["type"] == "wounded" and event["who"] == "johnny"] == [1, 2]
    assert t.heroes["billy"]["wounds"] == 0


@pytest.mark.parametrize(("space", "offered"), [("1,1", True), ("2,1", False)])
def test_a_quick_search_may_be_played_when_the_move_has_ended_in_a_building(space: str, offered: bool) -> None:
    more = {"zombies": {"z1": "3,1"}, "hero_deck": ["crowbar"], "dice": [1]}
    t = found(space={"1,1": "0,0", "2,1": "2,2"}[space], hand=("quick-search",), items=("revolver",), **more)
    t.choose("roll-movement")
    t.choose("step", to=space)
    t.choose("stop")
    if t.kind == "move-action":
        t.choose("done")  # no wound for a barricade
    assert t.kind == "ranged-attack"
    assert t.offers("play-card", card="quick-search", hero="billy") is offered
    if offered:
        t.choose("play-card", card="quick-search", hero="billy")
        assert t.heroes["billy"]["items"] == ["revolver", "crowbar"]
        assert t.kind == "ranged-attack"
