"""Doors, markers that are used after a move, destroyed buildings."""

from __future__ import annotations

from typing import Any

import pytest

from shamble import games
from shamble.lnoe.board import BoardError, board_from
from shamble.lnoe.content import content
from shamble.lnoe.profiles import profile
from shamble.lnoe.rules.destroyed import destroy_building
from shamble.lnoe.scenario import dots_of
from tests.lnoe.boxes.growing_hunger.scenes import BOXES, hero_turn, items, table
from tests.table import GRID, Table, new_game

KIT = games.kit("last-night-on-earth")
OUTER = ["school", "church", "farm", "gas"]


def set_up(special: dict[str, int] | list[str], centre: str = "town-center", **more: Any) -> Table:
    return new_game(
        scenario="defend-the-manor-house" if centre == "manor-house" else "die-zombies-die",
        profile="original-advanced", boxes=BOXES, special=special, board={"center": centre, "outer": OUTER}, **more,
    )  # fmt: skip


def placed(t: Table) -> Table:
    while t.kind == "place-hero":
        t.choose("place")
    return t


def test_a_special_rule_is_known_to_everybody_and_refused_by_a_sentence() -> None:
    t = set_up(["grave-dead"])
    assert t.view("heroes-1")["special_rules"] == [{"rule": "grave-dead", "x": 1}]
    for special, problem in (
        (["fireworks"], "There is no special rule 'fireworks' in these boxes; there are"),
        ({"grave-dead": 2}, "The special rule grave-dead is used once, not 2."),
        (["free-search-markers", "exploration-markers"], "are not used together"),
    ):
        config = {"profile": "original-advanced", "boxes": BOXES, "special": special}
        answer = t.ask(cmd="new", game="last-night-on-earth", seed=1, config=config)
        assert problem in answer["error"]["message"]


# -- Extra Doors -------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.2", "5.3")
def test_the_heroes_put_two_doors_into_walls_and_walk_through_them() -> None:
    t = set_up({"extra-doors": 1})
    assert (t.seat, t.kind) == ("heroes-1", "choose")
    assert t.offers("choose", space="0,0", to="1,0") is False, "only where a wall is"
    t.choose("choose", space="2,0", to="3,0")
    assert not t.offers("choose", space="2,0", to="3,0")
    t.choose("done")
    board = t.state["board"]
    assert board["doors"] == [["2,0", "3,0"]]
    here, there = (board_from(board).by_name[name] for name in ("2,0", "3,0"))
    assert (here, there) in board_from(board).door_steps
    before = board_from({"center": "town-center", "outer": OUTER})
    assert there not in before.hero_steps[here]


@pytest.mark.rule("16.3.2")
@pytest.mark.parametrize(("each", "doors"), [(2, 4), (1, 2)])
def test_how_many_doors_there_are_each_time_is_a_switch(each: int, doors: int) -> None:
    t = set_up({"extra-doors": 2}, switches={"doors_each_time": each})
    count = 0
    while t.kind == "choose":
        t.choose("choose")
        count += 1
    assert count == doors


@pytest.mark.rule("16.3.2.1")
def test_each_time_of_extra_doors_costs_a_dot_and_it_is_bought_as_often_as_there_are_dots() -> None:
    t = new_game(profile="complete", boxes=BOXES, scenario="defend-the-manor-house", dots=2)
    for left in (2, 1):
        assert (t.seat, t.decision["dots"] if t.decision else 0) == ("heroes-1", left)
        t.choose("buy", rule="extra-doors", dots=1)
    assert not t.offers("buy", rule="extra-doors")
    while t.seat == "zombies-1" and t.kind == "special-rules":
        t.choose("done")
    assert {"rule": "extra-doors", "x": 2} in t.state["special_rules"]


def test_a_door_needs_a_wall() -> None:
    for doors, problem in (
        ([["4,4", "4,5"]], "no wall"),
        ([["0,0", "5,5"]], "share an edge"),
        ([["99,0", "0,0"]], "no such"),
    ):
        with pytest.raises(BoardError, match=problem):
            board_from({**GRID, "doors": doors})


# -- permanent Locked Doors --------------------------------------------------------------------------------


def at_the_door(kit: tuple[str, ...] = (), **more: Any) -> Table:
    t = hero_turn("billy", kit, space="5,2", zombie_hand=("locked-door",), **more)
    t.dice(4)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    return t


FOR_GOOD = {"switches": {"locked_door_permanent": True}}


@pytest.mark.rule("3.14.3.1", "3.14.3")
def test_a_door_that_is_locked_for_good_stays_locked_for_everybody() -> None:
    t = at_the_door(**FOR_GOOD, others={"becky": "5,3"})
    t.choose("play-card", card="locked-door")
    assert t.state["markers"] == [{"kind": "locked-door", "edge": ["5,2", "5,1"]}]
    assert t.state["in_play"] == ["locked-door"]
    t.dice(6)
    t.choose("roll-movement")
    t.choose("step", to="5,2")
    assert "5,1" not in t.values("step", "to")
    assert "6,2" in t.values("step", "to")


@pytest.mark.rule("3.14.3.1")
def test_in_the_2007_game_it_is_locked_once() -> None:
    t = at_the_door()
    t.choose("play-card", card="locked-door")
    assert t.state["markers"] == []
    assert t.state["in_play"] == []


LOCKED: dict[str, Any] = {
    **FOR_GOOD,
    "in_play": ["locked-door"],
    "markers": [{"kind": "locked-door", "edge": ["5,2", "5,1"]}],
}


@pytest.mark.rule("3.14.3.2")
def test_who_has_keys_opens_it_for_all() -> None:
    t = hero_turn("billy", ("keys",), space="5,2", **LOCKED)
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    assert t.heroes["billy"]["space"] == "5,1"
    assert t.state["markers"] == []


@pytest.mark.rule("3.14.3.2")
def test_through_the_window_one_passes_it_but_it_stays() -> None:
    t = hero_turn("billy", space="5,1", hand=("escape-through-the-window",), **LOCKED)
    t.choose("play-card", card="escape-through-the-window")
    t.dice(2)
    t.choose("roll-movement")
    t.choose("step", to="5,2")
    assert t.state["markers"] == LOCKED["markers"]


@pytest.mark.rule("7.1.2.3")
def test_a_canceled_card_takes_its_marker_along() -> None:
    rows = [{"card": "locked-door"}]
    t = table(heroes={"billy": "3,3"}, hands={"heroes-1": ["at-last"]}, in_play_rows=rows, **FOR_GOOD)
    t.choose("play-card", card="at-last", target="locked-door")
    assert t.state["in_play"] == []


# -- Free Search -------------------------------------------------------------------------------------------


@pytest.mark.rule("16.3.9", "5.6.7")
def test_a_marker_lies_on_every_building_without_a_hero() -> None:
    t = placed(set_up(["free-search-markers"], heroes=["billy", "johnny", "sally", "amanda"]))
    marked = {marker["building"] for marker in t.state["markers"]}
    assert marked == {"church", "police-station", "barn", "farmhouse", "junkyard", "gas-station", "bank"}


@pytest.mark.rule("16.3.9.2")
def test_in_the_manor_house_one_lies_in_each_outer_room() -> None:
    t = placed(set_up(["free-search-markers"], "manor-house"))
    rooms = sorted(marker["space"] for marker in t.state["markers"] if "space" in marker)
    assert rooms == ["4,5", "5,4", "5,7", "7,5"]


FREE: dict[str, Any] = {"markers": [{"kind": "free-search", "building": "gym"}]}


def walks_in(hero: str = "billy", **more: Any) -> Table:
    t = hero_turn(hero, space="5,2", **{**FREE, **more})
    t.dice(1 if hero == "billy" else 2)
    t.choose("roll-movement")
    t.choose("step", to="5,1")
    t.choose("stop")
    return t


@pytest.mark.rule("16.3.9.1", "6.4.1.2")
def test_who_ends_a_move_there_may_discard_it_to_search_at_once() -> None:
    t = walks_in(hero_deck=["keys"])
    assert t.kind == "choose"
    t.choose("choose", use="yes")
    assert items(t, "billy") == ["keys"]
    assert t.state["markers"] == []
    t.nothing_pending()


@pytest.mark.rule("16.3.9.1")
def test_it_may_be_left_for_later() -> None:
    t = walks_in(hero_deck=["keys"])
    t.choose("choose", use="no")
    assert items(t, "billy") == []
    assert len(t.state["markers"]) == 1
    t.nothing_pending()


@pytest.mark.rule("16.3.9.1")
def test_the_pick_up_of_the_building_will_do_as_well() -> None:
    marker = [{"kind": "free-search", "building": "church"}]
    t = hero_turn("billy", space="2,1", markers=marker, hero_discard=["faith"])
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("stop")
    t.choose("choose", use="yes")
    t.choose("pick-up", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]


@pytest.mark.rule("16.3.9.1")
@pytest.mark.parametrize("way", ["search", "skip"])
def test_who_did_not_move_does_not_use_it(way: str) -> None:
    t = hero_turn("billy", space="5,0", hero_deck=["faith"], **FREE)
    t.choose(way)
    assert t.kind != "choose"
    assert len(t.state["markers"]) == 1


def test_nor_does_one_who_may_not_search() -> None:
    card = [{"card": "ive-got-to-get-to-the", "hero": "billy", "building": "church"}]
    t = walks_in(in_play_rows=card)
    assert t.kind != "choose"


@pytest.mark.rule("16.3.9.2")
def test_in_a_room_of_the_manor_house_the_marker_serves_both_spaces() -> None:
    t = hero_turn(
        "billy", space="4,4", board={"center": "manor-house", "outer": OUTER}, scenario="defend-the-manor-house",
        markers=[{"kind": "free-search", "space": "5,4"}], others={"becky": "0,0"}, hero_deck=["keys"],
    )  # fmt: skip
    t.dice(6)
    t.choose("roll-movement")
    for step in ("5,3", "5,4", "6,4"):
        t.choose("step", to=step)
    t.choose("stop")
    t.choose("choose", use="yes")
    assert items(t, "billy") == ["keys"]


# -- Well Stocked Buildings --------------------------------------------------------------------------------


def in_the_church(*special: str, **piles: list[str]) -> Table:
    return hero_turn("billy", space="1,1", special=list(special), **piles)


@pytest.mark.rule("16.3.5")
def test_in_a_well_stocked_building_the_named_card_may_come_out_of_the_deck() -> None:
    t = in_the_church("well-stocked-buildings", hero_deck_exact=["keys", "faith", "ammo"])
    assert not t.offers("pick-up")
    t.choose("pick-out", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert sorted(t.state["hero_deck"]) == ["ammo", "keys"]
    t.nothing_pending()


@pytest.mark.rule("16.3.5", "3.3.9.1")
def test_in_any_other_it_may_not() -> None:
    t = in_the_church(hero_deck_exact=["keys", "faith", "ammo"])
    assert not t.offers("pick-out")
    assert not t.offers("pick-up")


@pytest.mark.rule("16.3.5")
def test_where_it_lies_in_both_piles_the_hero_may_take_either() -> None:
    piles = {"hero_deck_exact": ["keys", "faith", "ammo"], "hero_discard": ["faith"]}
    t = in_the_church("well-stocked-buildings", **piles)
    assert t.offers("pick-out", card="faith")
    t.choose("pick-up", card="faith")
    assert sorted(t.state["hero_deck"]) == ["ammo", "faith", "keys"]
    assert t.state["hero_discard"] == []


@pytest.mark.rule("16.3.5")
def test_what_the_building_does_not_name_stays_in_the_deck() -> None:
    t = in_the_church("well-stocked-buildings", hero_deck_exact=["keys", "ammo"])
    assert not t.offers("pick-out")


@pytest.mark.rule("16.3.5")
def test_a_free_search_serves_for_it_too() -> None:
    marker = [{"kind": "free-search", "building": "church"}]
    special = ["well-stocked-buildings"]
    t = hero_turn("billy", space="2,1", markers=marker, special=special, hero_deck_exact=["keys", "faith"])
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("stop")
    t.choose("choose", use="yes")
    t.choose("pick-out", card="faith")
    assert t.state["hands"]["heroes-1"] == ["faith"]


@pytest.mark.rule("16.3.5", "16.2")
@pytest.mark.parametrize(("name", "dots"), [("original-advanced", 1), ("complete", 2)])
def test_it_is_worth_one_dot_in_its_box_and_two_in_the_complete_rulebook(name: str, dots: int) -> None:
    assert dots_of("well-stocked-buildings", profile(name)) == dots
    assert dots_of("free-search-markers", profile(name)) == 3


# -- Exploration -------------------------------------------------------------------------------------------

BAG = {"free-search": 0, "surprise-attack-1": 0, "surprise-attack-2": 0, "new-hero": 0}


def explores(found: str, gone: dict[str, int] | None = None, **more: Any) -> Table:
    notes = {f"exploration-{name}": int(name == found) for name in BAG}
    t = walks_in(markers=[{"kind": "exploration", "building": "gym"}], notes={**notes, **(gone or {})}, **more)
    t.choose("choose", use="yes")
    return t


@pytest.mark.rule("3.11.3", "16.6.10.1")
def test_there_are_no_more_than_twenty_of_them() -> None:
    """A town of many huts, each of one space."""
    huts = [
        {"id": f"hut-{x}-{y}", "cells": [f"{x},{y}"], "doors": [], "numbers": [1 + (x + y) % 6], "pick_up": []}
        for x in range(0, 12, 2) for y in range(0, 8, 2)
    ]  # fmt: skip
    town = {"grid": {"width": 12, "height": 8, "buildings": huts, "walls": [], "pits": ["11,7"], "large": []}}
    t = placed(new_game(scenario="die-zombies-die", boxes=BOXES, special=["exploration-markers"], board=town))
    assert sum(marker["kind"] == "exploration" for marker in t.state["markers"]) == 20 < len(huts)


@pytest.mark.rule("16.6.10", "16.6.10.1")
def test_a_hidden_marker_lies_on_every_empty_building() -> None:
    t = placed(set_up(["exploration-markers"], heroes=["billy", "johnny", "sally", "amanda"]))
    assert {marker["kind"] for marker in t.state["markers"]} == {"exploration"}
    assert len(t.state["markers"]) == 7
    assert sum(count for name, count in t.state["notes"].items() if name.startswith("exploration-")) == 20


@pytest.mark.rule("16.6.10.2")
def test_mostly_it_is_a_free_search() -> None:
    t = explores("free-search", hero_deck=["keys"])
    assert items(t, "billy") == ["keys"]
    assert t.state["markers"] == []
    assert t.state["notes"]["exploration-free-search"] == 0
    t.nothing_pending()


@pytest.mark.rule("16.6.10.2")
@pytest.mark.parametrize("count", [1, 2])
def test_sometimes_zombies_spring_out(count: int) -> None:
    t = explores(f"surprise-attack-{count}")
    assert [e["to"] for e in t.events if e["type"] == "placed"] == ["5,1"] * count


@pytest.mark.rule("16.6.10.2")
def test_once_another_hero_joins_who_does_nothing_this_turn() -> None:
    t = explores("new-hero", hero_deck_exact=["keys"])
    (found,) = [name for name in t.heroes if name not in ("billy", "becky")]
    assert t.heroes[found]["space"] == "5,1"
    assert "keys" in items(t, found)
    assert t.heroes[found]["lost_turn"] is True
    t.nothing_pending()


ALL_BUT_JENNY = {f"gone-{sheet.id}": 1 for sheet in content(tuple(BOXES), advanced=True).sheets if sheet.id != "jenny"}


def test_nobody_is_found_who_left_the_game_when_it_was_set_up() -> None:
    t = explores("new-hero", gone=ALL_BUT_JENNY)
    assert {*t.heroes} - {"billy", "becky"} == {"jenny"}
    t.nothing_pending()


@pytest.mark.rule("13.11")
def test_that_hero_brings_the_starting_cards_of_the_scenario_too() -> None:
    deck = ["keys", "crowbar", "torch", "lighter"]
    t = explores("new-hero", gone=ALL_BUT_JENNY, special_rules=["hero-starting-cards-2"], hero_deck_exact=deck)
    assert items(t, "jenny") == ["keys", "crowbar", "torch"]
    t.nothing_pending()


@pytest.mark.rule("13.11.2")
def test_what_the_scenario_is_about_is_no_free_card_of_that_hero() -> None:
    t = explores(
        "new-hero",
        gone=ALL_BUT_JENNY,
        scenario="escape-in-the-truck",
        switches={"redraw_search_cards": True},
        hero_deck_exact=["gasoline", "crowbar"],
    )
    assert items(t, "jenny") == ["crowbar"]
    t.nothing_pending()


@pytest.mark.rule("16.6.10.2")
def test_that_hero_is_never_replaced() -> None:
    effects = [{"effect": "never-replaced", "who": "jenny", "amount": 1, "until": "game"}]
    jenny = {"space": "3,3", "wounds": 1}
    t = table(
        dice=[1, 1, 6], heroes={"jenny": jenny, "becky": "0,0"}, zombies={"z1": "3,3"}, effects=effects, sun=15,
        scenario="escape-in-the-truck", turn="zombies", step="fight",
    )  # fmt: skip
    t.passes()
    assert t.heroes["jenny"]["alive"] is False
    assert not t.saw("hero-joins")


# -- destroyed buildings -----------------------------------------------------------------------------------


def destroyed(fate: str = "killed", **said: Any) -> Any:
    """The gym falls when the Hero turn is about to begin."""
    said["heroes"] = {name: {"space": space} for name, space in said["heroes"].items()}
    said["zombies"] = {name: {"space": space} for name, space in said.get("zombies", {}).items()}
    game = KIT.situation({"board": GRID, "boxes": BOXES, **said}, 1)
    game.decision = None
    game.stack[-1].to("offer_heroes")
    destroy_building(game, [building.id for building in game.board.buildings].index("gym"), fate)
    game.run()
    return game


RUIN: dict[str, Any] = {"markers": [{"kind": "destroyed", "building": "gym"}]}


@pytest.mark.rule("12.4")
def test_nobody_enters_a_destroyed_building() -> None:
    t = hero_turn("billy", space="5,2", zombies={"z1": "4,0"}, **RUIN)
    t.dice(6)
    t.choose("roll-movement")
    assert "5,1" not in t.values("step", "to")
    t = table(heroes={"billy": "0,0"}, zombies={"z1": "4,0"}, turn="zombies", step="move", **RUIN)
    assert t.values("move", "to", zombie="z1") == ["3,0", "3,1", "4,1"]


@pytest.mark.rule("12.4.3")
@pytest.mark.parametrize(("fate", "kills"), [("killed", 2), ("returned", 0)])
def test_the_zombies_inside_are_crushed_or_go_back_to_the_pool(fate: str, kills: int) -> None:
    heroes, zombies = {"billy": "3,3", "becky": "0,0"}, {"z1": "5,0", "z2": "6,1", "z3": "4,4"}
    state = KIT.state(destroyed(fate, heroes=heroes, zombies=zombies))
    assert list(state["zombies"]) == ["z3"]
    assert state["zombies_killed"] == kills


@pytest.mark.rule("12.4.1")
def test_heroes_inside_are_pushed_to_a_space_next_to_theirs() -> None:
    game = destroyed(heroes={"billy": "5,1", "becky": "0,0"})
    ways = [KIT.option(game, option)["to"] for option in game.decision.options]
    assert sorted(ways) == ["4,0", "4,1", "4,2", "5,2", "6,2"]
    game.choose(ways.index("6,2"))
    assert KIT.state(game)["heroes"]["billy"]["space"] == "6,2"
    assert game.decision.kind == "activate-hero"


@pytest.mark.rule("12.4.5")
def test_cards_markers_and_pits_of_the_building_are_gone() -> None:
    markers = [{"kind": "lights-out", "building": "gym"}, {"kind": "spawning-pit", "space": "5,0"}]
    heroes = {"billy": "3,3", "becky": "0,0"}
    state = KIT.state(destroyed(heroes=heroes, in_play=["lights-out"], markers=markers))
    assert state["in_play"] == []
    assert state["markers"] == [{"kind": "destroyed", "building": "gym"}]
    assert "5,0" not in state["pits"]


@pytest.mark.rule("12.4")
def test_it_is_no_random_building_for_what_happens_in_one() -> None:
    t = table(
        dice=[6], heroes={"billy": "3,3"}, turn="zombies", step="draw", zombie_deck=["my-god-theyve-taken-the"],
        hands={"zombies-1": ["trip", "resilient", "resilient"]}, **RUIN,
    )  # fmt: skip
    t.choose("keep")
    assert {marker["building"] for marker in t.state["markers"]} == {"gym", "church"}
