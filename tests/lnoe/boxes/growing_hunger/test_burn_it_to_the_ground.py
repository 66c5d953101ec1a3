"""Burn It to the Ground"""

from typing import Any

import pytest

from shamble.bots import bot
from shamble.lnoe.scenario import scenario
from tests.table import Table, new_game, table

BOXES = ["base", "growing-hunger"]
TOWN = {"center": "manor-house", "outer": ["school", "hospital", "church", "farm"]}
PITS = ["5,5", "6,5", "5,6", "6,6"]
"""The four spaces in the middle of the house."""
ROOM = "5,4"
"""In the house, but not on a pit."""


def gas(*spaces: str) -> list[dict[str, str]]:
    return [{"kind": "gas", "space": space} for space in spaces]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="burn-it-to-the-ground", boxes=BOXES, board=TOWN, **situation)


def with_fire(space: str, markers: list[dict[str, str]], dice: list[int] | None = None) -> Table:
    becky = {"space": space, "items": ["lighter"]}
    t = night(dice, heroes={"becky": becky, "billy": "0,0"}, markers=markers)
    t.choose("activate", hero="becky")
    return t


# -- set-up ------------------------------------------------------------------------------------------------


def test_there_is_a_pit_in_each_of_the_four_centre_spaces_besides_those_of_the_outer_boards() -> None:
    t = new_game(scenario="burn-it-to-the-ground", boxes=BOXES, board={"outer": TOWN["outer"]})
    assert t.state["board"]["center"] == "manor-house"
    assert set(PITS) < set(t.state["pits"])
    assert night(heroes={"becky": "0,0"}).state["pits"][-4:] == PITS


STATION, NONE = ["school", "hospital", "church", "gas"], TOWN["outer"]


def set_up(outer: Any, **more: Any) -> Table:
    return new_game(scenario="burn-it-to-the-ground", boxes=BOXES, board={"outer": outer}, special_rules=[], **more)


@pytest.mark.rule("14.4")
@pytest.mark.parametrize(("outer", "rolled"), [(STATION, True), (NONE, False)])
def test_as_printed_the_zombies_have_grave_dead_where_the_gas_station_stands(outer: Any, rolled: bool) -> None:
    t = set_up(outer, profile="original-advanced", dice=[4] if rolled else [])
    assert t.saw("grave-dead", ability="ravenous") is rolled
    assert ({"rule": "grave-dead", "x": 1} in t.state.get("special_rules", [])) is rolled


@pytest.mark.rule("16.4.12")
def test_a_horde_leaves_no_red_zombies_for_it() -> None:
    more = {"profile": "original-advanced", "boxes": BOXES, "special_rules": ["zombie-horde-21"]}
    t = new_game(scenario="burn-it-to-the-ground", board={"outer": STATION}, **more)
    assert not t.saw("grave-dead")


@pytest.mark.rule("14.4.3")
def test_by_the_complete_rulebook_they_choose_the_ability_there() -> None:
    t = set_up(STATION, profile="complete")
    assert (t.seat, t.kind) == ("zombies-1", "choose")
    assert t.decision is not None
    assert t.decision["prompt"] == "Which ability do your Grave Dead have?"
    abilities = ["brainthirsty", "carrier", "freshly-dead", "pack-mentality", "ravenous", "very-rotten"]
    assert t.values("choose", "figure") == abilities
    save = t.must(cmd="save")["save"]
    t.must(cmd="load", save=save)
    t.choose("choose", figure="carrier")
    assert t.saw("grave-dead", ability="carrier")
    assert t.state["grave_dead"] == "carrier"


@pytest.mark.rule("14.4.3")
def test_elsewhere_it_is_rolled_for() -> None:
    assert set_up(NONE, profile="complete", dice=[5, 2]).saw("grave-dead", ability="carrier")


@pytest.mark.rule("3.4", "5.6.6")
def test_who_has_no_start_location_starts_in_a_random_building_with_a_free_card() -> None:
    heroes = ["becky", "johnny", "jenny", "sally"]  # none has cards on the sheet; Jenny's farm is not on this board
    board = {"center": "manor-house", "outer": ["school", "hospital", "church", "plant"]}
    t = new_game(scenario="burn-it-to-the-ground", boxes=BOXES, heroes=heroes, board=board)
    whole = len(t.state["hero_deck"])
    while t.state["round"] == 0:
        left = len(t.state["hero_deck"])
        t.must(cmd="choose", option="0")
    assert whole - left == sum(event["type"] == "building-rolled" for event in t.events) > 0
    starts = [event["to"] for event in t.events if event["type"] == "placed" and event["who"] in heroes]
    assert not {*PITS, ROOM} & set(starts)


@pytest.mark.rule("13.11.1")
def test_a_new_hero_comes_in_a_random_building_and_never_in_the_house() -> None:
    becky = {"space": "9,3", "wounds": 2}
    t = night([1, 1, 5, 1], heroes={"becky": becky, "billy": "0,0"}, zombies={"z1": "9,3"})
    t.choose("activate", hero="becky")
    t.choose("skip")
    t.passes()
    assert t.saw("hero-joins")
    assert not t.offers("choose", start="centre")
    assert t.values("choose", "building")
    assert "manor-house" not in t.values("choose", "building")


def test_the_sun_starts_at_seventeen() -> None:
    assert night(turn="zombies", step="sun", round=0, heroes={"becky": "0,0"}).state["sun"] == 17


@pytest.mark.parametrize(("card", "wanted"), [("gasoline", True), ("lighter", True), ("torch", True), ("keys", False)])
def test_gasoline_and_fire_are_what_the_heroes_look_for(card: str, wanted: bool) -> None:
    assert scenario("burn-it-to-the-ground").is_search_card(card) is wanted


# -- winning and losing ------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
@pytest.mark.parametrize("space", [ROOM, PITS[0]])
def test_the_heroes_win_with_a_fire_item_in_the_doused_house(space: str) -> None:
    t = with_fire(space, gas(*PITS))
    t.choose("burn-down", card="lighter")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "manor-burned")


def test_three_doused_pits_are_not_enough_and_two_markers_on_one_count_once() -> None:
    assert not with_fire(ROOM, gas(*PITS[:3])).offers("burn-down")
    assert not with_fire(ROOM, gas(*PITS[:3], PITS[0])).offers("burn-down")


def test_gas_elsewhere_in_the_house_does_not_count() -> None:
    assert not with_fire(ROOM, gas(*PITS[:3], ROOM)).offers("burn-down")


def test_the_fire_is_lit_from_inside_and_not_by_who_has_just_come_in() -> None:
    t = with_fire("5,3", gas(*PITS), [1])
    assert not t.offers("burn-down")
    t.choose("roll-movement")
    t.choose("step", to=ROOM)
    assert not t.offers("burn-down")


def test_without_a_fire_item_nothing_burns() -> None:
    heroes = {"becky": {"space": ROOM, "items": ["gasoline"]}, "billy": "0,0"}
    t = night(heroes=heroes, markers=gas(*PITS))
    t.choose("activate", hero="becky")
    assert not t.offers("burn-down")


@pytest.mark.parametrize(("dice", "won"), [([5, 2, 4], True), ([2, 1, 5], False)])
def test_the_hero_must_survive_the_fights(dice: list[int], won: bool) -> None:
    heroes = {"becky": {"space": ROOM, "items": ["lighter"], "wounds": 2}, "billy": "0,0"}
    t = night(dice, heroes=heroes, markers=gas(*PITS), zombies={"z1": ROOM})
    t.choose("activate", hero="becky")
    t.choose("burn-down", card="lighter")
    t.passes()
    assert (t.result is not None) == won


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("items", "won"), [(["torch", "lighter"], True), (["torch"], False)])
def test_who_has_used_the_named_fire_item_up_in_the_fights_may_still_have_another(items: list[str], won: bool) -> None:
    heroes = {"becky": {"space": ROOM, "items": items}, "billy": "0,0"}
    t = night([2, 3, 4, 1], heroes=heroes, markers=gas(*PITS), zombies={"z1": ROOM})
    t.choose("activate", hero="becky")
    t.choose("burn-down", card="torch")
    while not t.offers("use-item", card="torch"):
        t.choose("pass")
    t.choose("use-item", card="torch")
    t.passes()
    assert t.saw("discarded", card="torch")
    assert (t.result is not None) == won


@pytest.mark.rule("9.5.3")
def test_gasoline_douses_a_pit_from_the_next_space() -> None:
    heroes = {"becky": {"space": ROOM, "items": ["gasoline"]}, "billy": "0,0"}
    t = night(heroes=heroes, markers=gas(*PITS[1:]))
    t.choose("activate", hero="becky")
    assert t.state["objectives"][0]["done"] == 0
    t.choose("use-item", card="gasoline", to=PITS[0])
    assert t.state["objectives"][0]["done"] == 1
    assert t.result is None


@pytest.mark.rule("2.2", "6.1.1")
@pytest.mark.parametrize(("sun", "over"), [(2, False), (1, True)])
def test_the_zombies_win_at_sundown(sun: int, over: bool) -> None:
    t = night(turn="zombies", step="sun", sun=sun, heroes={"becky": "0,0"}, markers=gas(*PITS))
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_the_fourth_dead_hero_loses(before: int, over: bool) -> None:
    heroes = {"becky": {"space": "9,3", "wounds": 2}, "billy": "0,0"}
    t = night([1, 1, 5, 2], heroes=heroes, zombies={"z1": "9,3"}, heroes_killed=before)
    t.choose("activate", hero="becky")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) == over


# -- the computer ------------------------------------------------------------------------------------------


def test_a_hero_of_the_computer_douses_a_pit_in_reach() -> None:
    heroes = {"becky": {"space": ROOM, "items": ["gasoline"]}, "billy": "0,0"}
    t = night(heroes=heroes, markers=gas(*PITS[1:]))
    t.choose("activate", hero="becky")
    game = t.engine.game
    assert game is not None
    chosen = bot("steady").suggest(game).option
    assert (t.options[chosen]["card"], t.options[chosen]["to"]) == ("gasoline", PITS[0])
