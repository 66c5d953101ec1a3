"""Plague Carriers"""

from typing import Any

import pytest

from tests.table import GRID, Table, new_game, table

BOXES = ["base", "growing-hunger"]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="plague-carriers", boxes=BOXES, **situation)


def set_up(players: int = 2, seed: int = 1, dice: list[int] | None = None) -> Table:
    t = new_game(seed=seed, dice=dice, scenario="plague-carriers", boxes=BOXES, players=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    return t


def carriers(t: Table) -> dict[str, Any]:
    return {name: facts for name, facts in t.zombies.items() if facts["kind"] == "plague-carrier"}


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 6])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_seven_carriers_start_in_seven_buildings(players: int, seed: int) -> None:
    t = set_up(players, seed)
    assert sorted(carriers(t)) == [f"p{number}" for number in range(1, 8)]
    rolled = [event["building"] for event in t.events if event["type"] == "building-rolled"][:7]
    assert len(set(rolled)) == 7


@pytest.mark.rule("3.3.6.3")
def test_a_forest_space_takes_one_carrier_too() -> None:
    woods = ["bf-old-cabin", "bf-tower-relay", "bf-thrashers-mill", "bf-ranger-station"]
    board = {"center": "town-center", "outer": woods}
    t = new_game(
        scenario="plague-carriers", boxes=[*BOXES, "blood-in-the-forest"], board=board, dice=[2, 3, 2, 3, 4],
    )  # fmt: skip
    rolled = [event["building"] for event in t.events if event["type"] == "building-rolled"]
    assert rolled[:2] == ["bf-old-cabin-forest-1", "bf-old-cabin-forest-2"], "the second 3 is rolled again"


def test_where_buildings_are_few_carriers_share_them() -> None:
    t = new_game(scenario="plague-carriers", boxes=BOXES, board=GRID)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert len(carriers(t)) == 7


def test_the_zombie_player_picks_the_space_even_where_the_heroes_choose_the_building() -> None:
    t = new_game(scenario="plague-carriers", boxes=BOXES, dice=[1])
    assert (t.seat, bool(t.values("choose", "building"))) == ("heroes-1", True)
    t.choose("choose")
    assert (t.seat, bool(t.values("choose", "space"))) == ("zombies-1", True)


def test_all_heroes_start_in_the_middle_at_home_or_not() -> None:
    t = set_up()
    placed = [event["to"] for event in t.events if event["type"] == "placed" and event["who"] in t.heroes]
    assert placed[:4] == ["5,5"] * 4


@pytest.mark.rule("16.3.10")
def test_every_hero_starts_with_two_cards_and_none_for_a_missed_start() -> None:
    heroes = ["becky", "johnny", "jenny", "sally"]  # none has cards on the sheet; Jenny's farm is not on this board
    board = {"center": "town-center", "outer": ["school", "hospital", "church", "plant"]}
    t = new_game(scenario="plague-carriers", boxes=BOXES, heroes=heroes, board=board)
    whole = len(t.state["hero_deck"])
    while t.state["round"] == 0:
        left = len(t.state["hero_deck"])
        t.must(cmd="choose", option="0")
    assert whole - left == 8


def test_the_sun_starts_at_eighteen() -> None:
    assert night(turn="zombies", step="sun", round=0, heroes={"billy": "3,3"}).state["sun"] == 18


# -- winning and losing ------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(5, False), (6, True)])
def test_the_heroes_win_with_the_seventh_carrier(before: int, won: bool) -> None:
    t = night(
        [6, 6, 1, 1],
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"p1": {"space": "3,3", "wounds": 1}, "p2": "7,0"},
        notes={"killed-plague-carrier": before},
    )
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert "p1" not in t.zombies
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "carriers-killed")


def test_other_zombies_do_not_count() -> None:
    notes = {"killed-plague-carrier": 6}
    t = night([6, 6, 1], heroes={"billy": "3,3", "becky": "0,0"}, zombies={"z1": "3,3", "p7": "7,0"}, notes=notes)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert "z1" not in t.zombies
    assert t.result is None


@pytest.mark.rule("2.2", "6.1.1")
@pytest.mark.parametrize(("sun", "over"), [(2, False), (1, True)])
def test_the_zombies_win_at_sundown(sun: int, over: bool) -> None:
    t = night(turn="zombies", step="sun", sun=sun, heroes={"becky": "3,3"}, zombies={"p1": "7,5"})
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_the_fourth_dead_hero_loses(before: int, over: bool) -> None:
    becky = {"space": "3,3", "wounds": 2}
    t = night([1, 1, 5, 2], heroes={"becky": becky, "billy": "0,0"}, zombies={"p1": "3,3"}, heroes_killed=before)
    t.choose("activate", hero="becky")
    t.choose("skip")
    t.passes()
    assert t.state["heroes_killed"] == before + 1
    assert (t.result is not None) == over


# -- what the carriers are ---------------------------------------------------------------------------------


def test_a_carrier_rolls_two_dice_and_takes_two_wounds() -> None:
    t = night([6, 6, 1, 1], heroes={"billy": "3,3", "becky": "0,0"}, zombies={"p1": "3,3"})
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert t.saw("roll", values=[1, 1])
    assert t.zombies["p1"]["wounds"] == 1


@pytest.mark.rule("8.1.1")
@pytest.mark.parametrize(("space", "moves"), [("3,4", True), ("3,5", True), ("6,5", False)])
def test_hunger_drives_a_carrier_from_two_spaces_away_and_nothing_else_does(space: str, moves: bool) -> None:
    t = night(turn="zombies", step="move", heroes={"billy": "3,3"}, zombies={"p1": space, "z1": "7,0"})
    t.passes()
    if t.offers("move", zombie="p1"):
        assert not t.offers("done")
        t.choose("move", zombie="p1")
    assert t.saw("moved", who="p1") is moves


def test_a_carrier_goes_to_the_nearest_hero() -> None:
    t = night(turn="zombies", step="move", heroes={"billy": "3,3", "becky": "6,5"}, zombies={"p1": "5,5", "z1": "0,5"})
    t.passes()
    assert t.zombies["p1"]["space"] == "6,5"


@pytest.mark.rule("6.1.3")
def test_carriers_do_not_count_in_the_spawn_roll() -> None:
    zombies = {f"p{number}": "7,5" for number in range(1, 8)}
    t = night([1, 1], turn="zombies", step="spawn-roll", heroes={"billy": "0,0"}, zombies=zombies)
    assert t.saw("spawn-due", seats=["zombies-1"])


@pytest.mark.rule("17.1.5")
@pytest.mark.parametrize(("round", "seat"), [(3, "zombies-1"), (4, "zombies-2")])
def test_two_zombie_players_control_the_carriers_by_turns(round: int, seat: str) -> None:
    t = night(turn="zombies", step="sun", round=round - 1, players=4, heroes={"billy": "0,0"}, zombies={"p1": "7,5"})
    assert t.zombies["p1"]["seat"] == seat


@pytest.mark.parametrize(("round", "first"), [(3, "zombies-1"), (4, "zombies-2")])
def test_a_carrier_that_nothing_drives_keeps_neither_of_two_players_from_moving(round: int, first: str) -> None:
    zombies: dict[str, Any] = {"p1": "7,5", "z1": {"space": "7,0", "seat": "zombies-1"}}
    t = night(turn="zombies", step="move", round=round, players=4, heroes={"billy": "0,0"}, zombies=zombies)
    assert t.zombies["p1"]["seat"] == first
    assert (t.kind, t.seat, t.offers("move", zombie="p1")) == ("move-zombies", "zombies-1", False)
    t.choose("move", zombie="z1")
    assert t.zombies["p1"]["space"] == "7,5"
