"""Zombie Apocalypse"""

from typing import Any

import pytest

from shamble.lnoe.board import board_from
from tests.table import GRID, Table, new_game, table

BOXES = ["base", "growing-hunger"]
GYM = ("5,0", "6,0", "5,1", "6,1")
CHURCH = ("0,0", "1,0", "0,1", "1,1")
FULL = {f"z{number}": space for number, space in enumerate(GYM, 1)}
ELSEWHERE = {"billy": "3,3", "becky": "3,4"}


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    situation.setdefault("heroes", ELSEWHERE)
    return table(dice=dice, scenario="zombie-apocalypse", boxes=BOXES, turn="zombies", **situation)


def fights_begin(**situation: Any) -> Table:
    return night(step="fight", **situation)


def ruins(t: Table) -> list[str]:
    return [marker["building"] for marker in t.state["markers"] if marker["kind"] == "destroyed"]


def ruined_town(ruined: int, pits: list[str] | None = None) -> dict[str, Any]:
    """A town of nine houses of one space and the gym, with so many of the houses destroyed."""
    houses = [{"id": f"house-{n}", "cells": [f"{n},4"], "doors": [], "numbers": []} for n in range(8)]
    drawn = {**GRID["grid"], "buildings": [*GRID["grid"]["buildings"], *houses]}
    if pits is not None:
        drawn["pits"] = pits
    return {
        "board": {"grid": drawn},
        "markers": [{"kind": "destroyed", "building": f"house-{n}"} for n in range(ruined)],
        "heroes": {"billy": "3,3", "becky": "3,2"},
    }


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4, 6])
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_the_night_begins_with_all_its_special_rules(players: int, profile: str) -> None:
    t = new_game(scenario="zombie-apocalypse", profile=profile, boxes=BOXES, players=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    state = t.state
    assert state["sun"] == 16
    assert state["board"]["center"] == "town-center"
    board = board_from(state["board"])
    heroes = {board.by_name[hero["space"]] for hero in state["heroes"].values()}
    empty = {building.id for building in board.buildings if not heroes.intersection(building.spaces)}
    assert {m["building"] for m in state["markers"] if m["kind"] == "free-search"} == empty
    assert len(state["zombies"]) + sum(state["pool"].values()) + state["figures"]["horde-zombie"] == 21
    drawn = [event["who"] for event in t.events if event["type"] == "drew" and event.get("who") in state["heroes"]]
    assert all(drawn.count(hero) >= 1 for hero in state["heroes"]), "two cards each, though one may be played at once"


def test_new_zombies_come_every_turn() -> None:
    t = night(step="spawn-roll", zombies={f"z{n}": "7,5" for n in range(1, 14)})
    assert t.saw("spawn-due", seats=["zombies-1"])
    assert not t.saw("roll", **{"for": "spawn-check"})


# -- buildings that fall -----------------------------------------------------------------------------------


@pytest.mark.rule("12.4")
def test_zombies_who_fill_a_building_tear_it_down_as_their_fights_begin() -> None:
    t = fights_begin(zombies=FULL)
    assert (t.kind, t.seat) == ("choose", "zombies-1")
    assert t.values("choose", "building") == ["gym"]
    assert t.decision is not None
    assert t.decision["rules"] == ["12.4"]
    t.choose("choose", building="gym")
    assert ruins(t) == ["gym"]
    assert t.zombies == {}, "they go back to the pool"
    assert t.state["pool"]["zombies-1"] == 14
    assert t.state["zombies_killed"] == 0
    t.nothing_pending()


def test_a_zombie_hero_among_them_leaves_the_game_and_is_not_killed() -> None:
    risen = {"space": FULL["z4"], "kind": "zombie-hero", "hero": "jenny"}
    t = fights_begin(zombies={**FULL, "z4": risen})
    t.choose("choose", building="gym")
    assert t.zombies == {}
    assert t.saw("left-board", who="z4")
    assert t.state["zombies_killed"] == 0
    t.nothing_pending()


def test_they_may_leave_it_standing() -> None:
    t = fights_begin(zombies=FULL)
    t.choose("done")
    assert ruins(t) == []
    assert len(t.zombies) == 4
    t.nothing_pending()


def test_several_fall_in_the_order_the_zombie_player_likes() -> None:
    more = {f"z{number}": space for number, space in enumerate(CHURCH, 5)}
    t = fights_begin(zombies={**FULL, **more, "z9": "0,0"})
    assert t.values("choose", "building") == ["church", "gym"]
    t.choose("choose", building="gym")
    assert t.values("choose", "building") == ["church"]
    t.choose("choose", building="church")
    assert sorted(ruins(t)) == ["church", "gym"]
    t.nothing_pending()


@pytest.mark.parametrize("missing", list(FULL))
def test_one_empty_space_saves_it(missing: str) -> None:
    t = fights_begin(zombies={**FULL, missing: "7,5"})
    assert ruins(t) == []
    assert t.kind != "choose"


def test_a_hero_inside_saves_it() -> None:
    t = fights_begin(zombies=FULL, heroes={"billy": "5,1", "becky": "3,4"}, dice=[6, 5, 1])
    assert not t.offers("choose", building="gym")


def test_a_hero_next_door_does_not() -> None:
    t = fights_begin(zombies=FULL, heroes={"billy": "5,2", "becky": "3,4"})
    assert t.offers("choose", building="gym")


def test_a_zombie_placed_this_turn_does_not_count() -> None:
    placed = [{"effect": "just-placed", "who": "z4", "amount": 1, "until": "turn"}]
    t = fights_begin(zombies=FULL, effects=placed)
    assert ruins(t) == []
    assert t.kind != "choose"


def test_one_beside_it_who_was_there_before_does() -> None:
    placed = [{"effect": "just-placed", "who": "z4", "amount": 1, "until": "turn"}]
    t = fights_begin(zombies={**FULL, "z5": FULL["z4"]}, effects=placed)
    assert t.offers("choose", building="gym")


def test_zombies_of_a_card_may_tear_down_the_building_they_fill_only_a_turn_later() -> None:
    hand = {"zombies-1": ["resilient", "trip", "shamble"]}
    t = night([5, 4], step="draw", zombie_deck=["my-god-theyve-taken-the"], hands=hand)
    t.choose("keep")
    filled = {name: zombie["space"] for name, zombie in t.zombies.items()}
    assert len(filled) == 4
    stood_there: dict[int, bool] = {}
    while t.state["round"] < 3 and not ruins(t):
        stood_there[t.state["round"]] = t.offers("choose", building="gym")
        quiet = [o["id"] for o in t.options if o["type"] in ("done", "skip", "pass", "keep", "end-turn")]
        t.must(
            cmd="choose", option=quiet[0] if quiet and not t.offers("choose", building="gym") else t.options[-1]["id"]
        )
    assert stood_there == {1: False, 2: True}
    assert t.state["in_play"] == [], "the card on it is gone"


@pytest.mark.rule("12.4.5")
def test_its_pits_are_lost() -> None:
    t = fights_begin(zombies=FULL, markers=[{"kind": "spawning-pit", "space": "5,0"}])
    assert "5,0" in t.state["pits"]
    t.choose("choose", building="gym")
    assert "5,0" not in t.state["pits"]
    assert t.result is None


def test_the_building_falls_before_anybody_fights() -> None:
    zombies = {**FULL, "z5": "3,3"}
    t = fights_begin(zombies=zombies, dice=[6, 6, 1])
    assert not t.saw("fight-started")
    t.choose("choose", building="gym")
    assert t.saw("fight-started")


# -- ends --------------------------------------------------------------------------------------------------


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(4, False), (5, True)])
def test_the_sixth_destroyed_building_wins_for_the_zombies(before: int, won: bool) -> None:
    t = fights_begin(zombies=FULL, **ruined_town(before))
    shown = next(o for o in t.view("heroes-1")["objectives"] if o["reason"] == "town-ruined")
    assert (shown["done"], shown["needed"], shown["text"]) == (before, 6, f"buildings destroyed: {before} of 6")
    t.choose("choose", building="gym")
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "town-ruined")


@pytest.mark.parametrize(("pits", "over"), [(["5,0", "7,5"], False), (["5,0"], True)])
def test_zombies_without_a_pit_lose_even_with_the_sixth_building(pits: list[str], over: bool) -> None:
    t = fights_begin(zombies=FULL, **ruined_town(4 if not over else 5, pits))
    t.choose("choose", building="gym")
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "pits-gone")


@pytest.mark.rule("6.1.1")
@pytest.mark.parametrize(("sun", "over"), [(2, False), (1, True)])
def test_the_heroes_win_when_the_night_is_over(sun: int, over: bool) -> None:
    t = night(step="sun", sun=sun, zombies={"z1": "7,5"})
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "town-stands")


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize(("before", "over"), [(2, False), (3, True)])
def test_the_fourth_dead_hero_loses(before: int, over: bool) -> None:
    becky = {"space": "3,4", "wounds": 2}
    t = fights_begin(
        dice=[1, 1, 5], heroes={"becky": becky, "billy": "0,0"}, zombies={"z1": "3,4"}, heroes_killed=before
    )
    t.passes()
    assert t.state["heroes_killed"] == before + 1
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")
