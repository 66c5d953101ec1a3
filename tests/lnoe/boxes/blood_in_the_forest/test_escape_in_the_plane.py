"""Escape in the Plane: flight plans under a counter, fuel in the tank, and somebody who can fly."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import board_from
from tests.table import Table, new_game, table

BOXES = ["base", "timber-peak", "blood-in-the-forest"]
FIELD = {"center": "airfield", "outer": ["church", "farm", "hospital", "school"]}
BOARD = board_from(FIELD)
PLANE = BOARD.names[BOARD.center[0]]
AWAY = BOARD.names[BOARD.place("church")[0]]
PILOT, PLANS = {"pilot": 1}, {"flight-plans": 1}


def night(heroes: dict[str, Any], fuelled: int = 1, **more: Any) -> Table:
    notes = {"flight-plans": 3, "fuelled": fuelled}
    acting = next(iter(heroes))
    return table(
        scenario="escape-in-the-plane", board=FIELD, boxes=BOXES, acting=acting, heroes=heroes, notes=notes, **more
    )


def hero(space: str = PLANE, *tokens: dict[str, int], **more: Any) -> dict[str, Any]:
    return {"space": space, "tokens": {kind: count for one in tokens for kind, count in one.items()}, **more}


def turn_over(heroes: dict[str, Any], fuelled: int = 1) -> Table:
    t = night(heroes, fuelled)
    while t.result is None and t.state["turn"] == "heroes":
        if t.offers("skip"):
            t.choose("skip")
        elif t.kind == "window":
            t.choose("pass")
        else:
            t.must(cmd="choose", option="0")
    return t


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.3", "3.2.4", "16.6.8")
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_night_begins_with_six_counters_away_from_heroes_and_two_pilots(profile: str, players: int) -> None:
    t = new_game(scenario="escape-in-the-plane", profile=profile, boxes=BOXES, players=players)
    while not t.saw("turn"):
        t.must(cmd="choose", option="0")
    state = t.state
    board = board_from(state["board"])
    assert state["board"]["center"] == "airfield"
    counters = [one for one in state["markers"] if one["kind"] == "number-counter"]
    assert sorted(one["value"] for one in counters) == [1, 2, 3, 4, 5, 6]
    assert len({one["building"] for one in counters}) == 6
    (plane,) = [one["space"] for one in state["markers"] if one["kind"] == "airplane"]
    assert board.by_name[plane] in board.center
    chosen = [event["who"] for event in t.events if event["type"] == "chosen-pilot"]
    assert len(set(chosen)) == 2
    assert "nikki" not in chosen
    assert 1 <= state["notes"]["flight-plans"] <= 6


def test_no_counter_lies_in_a_building_with_a_hero() -> None:
    for seed in range(6):
        t = new_game(scenario="escape-in-the-plane", profile="original-advanced", boxes=BOXES, seed=seed)
        while not any(one["kind"] == "number-counter" for one in t.state["markers"]):
            t.must(cmd="choose", option="0")
        board = board_from(t.state["board"])
        manned = {board.building[board.by_name[one["space"]]] for one in t.heroes.values() if one["space"]} - {-1}
        laid = {one["building"] for one in t.state["markers"] if one["kind"] == "number-counter"}
        assert not laid & {board.buildings[building].id for building in manned}


# -- fuel and plans ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "found"), [(3, PLANS), (4, None)])
def test_a_hero_who_turns_the_right_counter_has_the_flight_plans(value: int, found: dict[str, int] | None) -> None:
    marker = {"kind": "number-counter", "building": "church", "value": value}
    t = night({"becky": AWAY}, markers=[marker])
    t.choose("find", marker="number-counter")
    assert t.heroes["becky"].get("tokens") == found


def test_gasoline_fuels_the_plane_in_place_of_the_move_action_and_before_the_fights() -> None:
    t = night({"becky": hero(items=["gasoline"])}, fuelled=0, zombies={"z1": PLANE})
    t.choose("fuel-up", card="gasoline")
    assert t.state["notes"]["fuelled"] == 1
    assert t.saw("fuelled-up", who="becky")
    assert t.heroes["becky"]["items"] == []


def test_one_marker_of_a_fuel_can_is_enough() -> None:
    t = night({"becky": hero(items=["fuel-can"])}, fuelled=0)
    t.choose("fuel-up", card="fuel-can")
    assert t.state["notes"]["fuelled"] == 1
    assert t.heroes["becky"]["items"] == ["fuel-can"]
    assert t.heroes["becky"]["charges"] == {"fuel-can": [2]}


def test_nobody_fuels_it_twice_nor_from_afar() -> None:
    assert not night({"becky": hero(items=["gasoline"])}, fuelled=1).offers("fuel-up")
    assert not night({"becky": hero(AWAY, items=["gasoline"])}, fuelled=0).offers("fuel-up")


# -- ends --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("team", [("becky", "alice"), ("nikki", "alice")])
def test_two_heroes_one_of_them_a_pilot_take_off_with_the_plans(team: tuple[str, str]) -> None:
    first, second = team
    own = hero(PLANE, PILOT) if first == "becky" else hero()
    t = turn_over({first: own, second: hero(PLANE, PLANS)})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "plane-escaped")


BESIDE = BOARD.names[BOARD.adjacent[BOARD.center[0]][0]]


@pytest.mark.rule("2.2")
def test_they_are_off_as_soon_as_the_second_hero_is_aboard_whatever_waits_there() -> None:
    t = night({"alice": hero(BESIDE, PLANS), "becky": hero(PLANE, PILOT)}, zombies={"z1": PLANE}, dice=[3])
    t.choose("roll-movement")
    t.choose("step", to=PLANE)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "plane-escaped")


@pytest.mark.rule("2.2")
def test_or_as_soon_as_the_plane_has_fuel() -> None:
    t = night({"alice": hero(PLANE, PLANS, items=["gasoline"]), "becky": hero(PLANE, PILOT)}, fuelled=0)
    t.choose("fuel-up")
    assert t.result is not None
    assert t.result["winner"] == "heroes"


@pytest.mark.parametrize(
    ("heroes", "fuelled"),
    [
        ({"becky": hero(PLANE, PILOT), "alice": hero(PLANE, PLANS)}, 0),
        ({"becky": hero(PLANE), "alice": hero(PLANE, PLANS), "billy": hero(AWAY, PILOT)}, 1),
        ({"becky": hero(PLANE, PILOT), "alice": hero(PLANE), "billy": hero(AWAY, PLANS)}, 1),
        ({"becky": hero(PLANE, PILOT, PLANS), "alice": hero(AWAY)}, 1),
    ],
)
def test_not_without_fuel_pilot_plans_or_company(heroes: dict[str, Any], fuelled: int) -> None:
    assert turn_over(heroes, fuelled).result is None


def test_plans_that_lie_beside_the_plane_must_be_taken_up_by_one_of_them_which_is_enough_at_once() -> None:
    lying = [{"kind": "flight-plans", "space": PLANE}]
    t = night({"becky": hero(PLANE, PILOT), "alice": hero(PLANE)}, markers=lying, zombies={"z1": PLANE})
    t.choose("skip")
    assert t.result is None
    t.choose("pick-up-marker", marker="flight-plans")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "plane-escaped")


def test_nobody_takes_off_while_they_only_lie_there() -> None:
    t = night({"becky": hero(PLANE, PILOT), "alice": hero(PLANE)}, markers=[{"kind": "flight-plans", "space": PLANE}])
    while t.result is None and t.state["turn"] == "heroes":
        options = [option for option in t.options if option["type"] != "pick-up-marker"]
        t.must(cmd="choose", option=next((o for o in options if o["type"] in ("skip", "done")), options[0])["id"])
    assert t.result is None


def after_a_death(others: dict[str, Any], killed: int = 0) -> Table:
    """Billy, a pilot, dies in a fight."""
    dying = hero("0,5", PILOT, wounds=1)
    t = night({"billy": dying, **others}, zombies={"z1": "0,5"}, heroes_killed=killed, dice=[1, 1, 6])
    t.choose("skip")
    t.passes()
    assert t.saw("killed", who="billy")
    return t


def test_the_zombies_win_when_no_pilot_is_left() -> None:
    t = after_a_death({"alice": hero(AWAY)})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "pilots-killed")


@pytest.mark.parametrize("others", [{"alice": hero(AWAY, PILOT)}, {"nikki": hero(AWAY)}])
def test_not_while_another_lives_who_can_fly(others: dict[str, Any]) -> None:
    assert after_a_death(others).result is None


@pytest.mark.parametrize(("before", "over"), [(1, False), (2, True)])
def test_the_zombies_win_with_the_third_dead_hero(before: int, over: bool) -> None:
    t = after_a_death({"alice": hero(AWAY, PILOT)}, before)
    assert (t.result is not None) == over
    if t.result is not None:
        assert t.result["reason"] == "heroes-killed"


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
def test_the_zombies_win_when_the_sun_is_down(sun: int, over: bool) -> None:
    t = table(
        scenario="escape-in-the-plane", board=FIELD, boxes=BOXES, heroes={"becky": hero(AWAY, PILOT)}, sun=sun,
        turn="zombies", step="sun", notes={"flight-plans": 3, "fuelled": 0},
    )  # fmt: skip
    assert (t.result is not None) == over
