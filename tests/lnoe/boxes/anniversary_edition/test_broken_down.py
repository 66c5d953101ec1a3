"""Broken Down: the Tools under one of six counters, three repairs, two Heroes at the Truck."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, new_game, table

BOXES = ["anniversary-edition"]
SCENARIO = "broken-down"
TRUCK = {"kind": "truck", "space": "3,3"}
EVENTS = ["faith", "recovery", "just-a-scratch"]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    usual: dict[str, Any] = {"sun": 8, "notes": {"tools": 4, "repaired": 0}, "markers": [TRUCK]}
    usual["heroes"] = {"billy": "3,3", "becky": "7,0"}
    t = table(dice=dice, scenario=SCENARIO, boxes=BOXES, **{**usual, **situation})
    t.passes()
    return t


def at_the_truck(repaired: int = 0, hand: list[str] | None = None, **more: Any) -> Table:
    billy = {"space": "3,3", **more.pop("billy", {"tokens": {"tools": 1}})}
    hands = more.pop("hands", {"heroes-1": EVENTS if hand is None else hand})
    more.setdefault("notes", {"tools": 4, "repaired": repaired})
    t = night(heroes={"billy": billy, **more.pop("others", {"becky": "7,0"})}, hands=hands, **more)
    if t.kind == "activate-hero":
        t.choose("activate", hero="billy")
    t.passes()
    return t


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.6.8")
def test_the_heroes_put_the_truck_on_the_centre_board_and_all_start_there(profile: str, players: int) -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, players=players, profile=profile, special_rules=[], seed=players)
    while t.window is None and not t.offers("choose", space="5,5"):
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    offered = t.values("choose", "space")
    assert len(offered) == sum(outer < 0 for outer in game.board.outer_of)
    t.choose("choose", space="5,5")
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert {hero["space"] for hero in t.heroes.values()} == {"5,5"}
    assert sum(marker["kind"] == "number-counter" for marker in t.state["markers"]) == 6
    assert t.state["notes"]["tools"] in range(1, 7)
    assert t.state["sun"] == 14


@pytest.mark.rule("12.2.1")
def test_no_fire_starts_where_the_truck_is() -> None:
    t = night(
        heroes={"billy": "3,4", "becky": "7,0"},
        turn="zombies",
        step="draw",
        hands={"zombies-1": ["resilient", "resilient", "trip"]},
        zombie_deck=["fire"],
        zombies={"z1": "4,4"},
    )
    t.choose("keep")
    while t.kind == "window" and not t.offers("play-card", card="fire"):
        t.choose("pass")
    spaces = t.values("play-card", "to", card="fire")
    assert "3,4" in spaces
    assert "3,3" not in spaces


# -- the Tools ---------------------------------------------------------------------------------------------


def turns_over(value: int) -> Table:
    counter = {"kind": "number-counter", "building": "gym", "value": value}
    t = night(heroes={"billy": "5,0", "becky": "7,5"}, markers=[TRUCK, counter])
    if t.kind == "activate-hero":
        t.choose("activate", hero="billy")
    t.choose("find", marker="number-counter")
    return t


@pytest.mark.rule("16.6.8.1")
@pytest.mark.parametrize(("value", "tokens"), [(4, {"tools": 1}), (3, None)])
def test_who_turns_the_right_counter_has_the_tools(value: int, tokens: dict[str, int] | None) -> None:
    assert turns_over(value).heroes["billy"].get("tokens") == tokens


def test_they_can_be_put_down_anywhere_and_taken_up_again_by_who_stands_there() -> None:
    t = night(heroes={"billy": {"space": "5,5", "tokens": {"tools": 1}}, "becky": "7,0"})
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.choose("put-down-marker", marker="tools")
    assert {"kind": "tools", "space": "5,5"} in t.state["markers"]
    assert not t.offers("pick-up-marker", marker="tools"), "not back and forth in one step"
    t = night(heroes={"billy": "5,5", "becky": "7,0"}, markers=[TRUCK, {"kind": "tools", "space": "5,5"}])
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.choose("pick-up-marker", marker="tools")
    assert t.heroes["billy"]["tokens"] == {"tools": 1}


@pytest.mark.parametrize(("truck", "taken"), [("7,5", True), ("4,3", False)])
def test_who_moves_through_takes_them_but_leaves_them_at_the_truck(truck: str, taken: bool) -> None:
    markers = [{"kind": "truck", "space": truck}, {"kind": "tools", "space": "4,3"}]
    t = night([3], heroes={"billy": "3,3", "becky": "7,0"}, markers=markers)
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert (t.heroes["billy"].get("tokens") == {"tools": 1}) == taken


def test_a_killed_bearer_drops_them() -> None:
    billy = {"tokens": {"tools": 1}, "wounds": 1}
    t = at_the_truck(billy=billy, zombies={"z1": "3,3"}, dice=[1, 1, 6], hand=[])
    t.choose("skip")
    t.choose("done") if t.offers("done") else None
    t.passes()
    assert {"kind": "tools", "space": "3,3"} in t.state["markers"]


# -- repairs -----------------------------------------------------------------------------------------------


def repair(t: Table, *events: str) -> Table:
    t.choose("repair")
    for event in events:
        t.choose("choose", card=event)
    return t


def test_a_turn_and_two_events_are_one_repair() -> None:
    t = repair(at_the_truck(), "faith", "recovery")
    assert t.state["notes"]["repaired"] == 1
    assert t.state["hands"]["heroes-1"] == ["just-a-scratch"]
    assert sorted(t.state["hero_discard"]) == ["faith", "recovery"]
    assert not t.saw("played")
    assert t.state.get("acting") != "billy", "the turn is given up"


@pytest.mark.rule("6.4")
def test_who_repairs_gives_up_every_step_of_the_activation_the_fight_too() -> None:
    t = repair(at_the_truck(zombies={"z1": "3,3", "z2": "3,3"}), "faith", "recovery")
    assert t.state["notes"]["repaired"] == 1
    assert not t.saw("fight-started")
    assert t.heroes["billy"].get("wounds", 0) == 0
    assert t.state.get("acting") != "billy"


@pytest.mark.rule("6.4.4")
def test_who_does_anything_else_at_the_truck_fights_there() -> None:
    t = at_the_truck(zombies={"z1": "3,3"}, dice=[6, 6, 1])
    t.choose("skip")
    t.choose("done") if t.offers("done") else None
    t.passes()
    assert t.saw("fight-started")
    assert t.state["notes"]["repaired"] == 0


def test_the_tools_may_lie_there() -> None:
    tools = {"kind": "tools", "space": "3,3"}
    assert at_the_truck(billy={}, markers=[TRUCK, tools]).offers("repair")


@pytest.mark.parametrize(
    "more",
    [
        {"hand": ["faith"]},
        {"billy": {}},
        {"billy": {}, "markers": [TRUCK, {"kind": "tools", "space": "4,3"}]},
        {"markers": [{"kind": "truck", "space": "4,3"}]},
        {"billy": {}, "others": {"becky": {"space": "4,3", "tokens": {"tools": 1}}}},
    ],
    ids=["one event", "no tools", "tools elsewhere", "no truck", "tools with another elsewhere"],
)
def test_not_without_truck_tools_or_two_events(more: dict[str, Any]) -> None:
    assert not at_the_truck(**more).offers("repair")


def test_the_events_may_come_out_of_several_hands_and_nobody_sees_those_of_another() -> None:
    hands = {"heroes-1": ["faith"], "heroes-2": ["recovery", "just-a-scratch"]}
    t = at_the_truck(hands=hands, players=3, others={"becky": {"space": "7,0", "seat": "heroes-2"}})
    t.choose("repair")
    assert t.seat == "heroes-1"
    assert t.values("choose", "card") == ["faith"]
    t.choose("choose", card="faith")
    assert t.seat == "heroes-2"
    assert t.values("choose", "card") == ["just-a-scratch", "recovery"]
    assert not t.offers("done")
    t.choose("choose", card="recovery")
    assert t.state["hands"] == {"heroes-1": [], "heroes-2": ["just-a-scratch"], "zombies-1": []}


def test_who_is_asked_first_may_leave_it_to_the_others_if_they_can_pay() -> None:
    hands = {"heroes-1": ["faith"], "heroes-2": ["recovery", "just-a-scratch"]}
    t = at_the_truck(hands=hands, players=3, others={"becky": {"space": "7,0", "seat": "heroes-2"}})
    t.choose("repair")
    t.choose("done")
    assert t.seat == "heroes-2"
    t.choose("choose", card="recovery")
    assert t.state["notes"]["repaired"] == 1
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert t.state["hands"]["heroes-2"] == []


def test_after_three_there_is_nothing_left_to_repair() -> None:
    assert at_the_truck(repaired=2).offers("repair")
    assert not at_the_truck(repaired=3).offers("repair")


# -- how it ends -------------------------------------------------------------------------------------------


def ends_turn(t: Table) -> Table:
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.choose("done") if t.offers("done") else t.must(
            cmd="choose", option="0"
        )
    return t


def turn_ends(repaired: int, becky: str, **more: Any) -> Table:
    return ends_turn(night(heroes={"billy": "3,3", "becky": becky}, notes={"tools": 4, "repaired": repaired}, **more))


@pytest.mark.rule("2.2")
def test_the_heroes_win_with_two_at_the_repaired_truck_when_their_turn_ends() -> None:
    result = turn_ends(3, "3,3").result
    assert result is not None
    assert (result["winner"], result["reason"]) == ("heroes", "truck-repaired")


@pytest.mark.parametrize(("repaired", "becky"), [(2, "3,3"), (3, "4,3")])
def test_not_with_two_repairs_nor_with_one_hero_there(repaired: int, becky: str) -> None:
    assert turn_ends(repaired, becky).result is None


def test_the_third_repair_wins_at_once_when_the_turn_ends_with_another_there() -> None:
    t = at_the_truck(repaired=2, others={"becky": "3,3"})
    t = ends_turn(repair(t, "faith", "recovery"))
    assert t.result is not None
    assert t.result["winner"] == "heroes"


@pytest.mark.parametrize(("dead", "over"), [(2, True), (1, False)])
def test_the_zombies_win_with_the_third_dead_hero(dead: int, over: bool) -> None:
    t = night([1, 1, 6], heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "7,0"}, zombies={"z1": "3,3"},
              heroes_killed=dead)  # fmt: skip
    t.choose("activate", hero="billy") if t.offers("activate") else None
    t.choose("skip")
    t.passes()
    assert (t.result is not None and t.result["reason"] == "heroes-killed") == over


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_the_zombies_win_when_the_sun_goes_down(sun: int, over: bool) -> None:
    t = turn_ends(2, "3,3", sun=sun)
    assert (t.result is not None and t.result["reason"] == "sundown") == over
