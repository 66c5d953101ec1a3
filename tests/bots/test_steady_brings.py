"""How steady Heroes bring home what is wanted in one place: all at once, and armed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_steady import advice
from tests.bots.test_steady_finds import walk
from tests.lnoe.boxes.survival_of_the_fittest import test_rescue_mission as rescue
from tests.lnoe.boxes.survival_of_the_fittest.test_supply_run import HOUSE, night, supplies
from tests.table import Table

GYM = ["5,0", "6,0", "5,1", "6,1"]
SIX = supplies(6, building="manor-house")


def loaded(space: str, count: int) -> dict[str, Any]:
    return {"space": space, "tokens": {"supply": count}} if count else {"space": space}


def where_billy_goes(heroes: dict[str, Any], **more: Any) -> str:
    t = night(heroes, dice=[6], **more)
    t.choose("activate", hero="billy")
    walk(t)
    return str(t.heroes["billy"]["space"])


@pytest.mark.parametrize(("becky", "sun", "goes_in"), [(3, 8, True), (2, 8, False), (2, 6, False), (2, 5, True)])
def test_nobody_goes_in_before_all_that_is_missing_is_on_the_way(becky: int, sun: int, goes_in: bool) -> None:
    """Six Supplies of twelve are there, and Billy has three; late in the night he brings what there is."""
    team = {"billy": loaded("4,2", 3), "becky": loaded("7,5", becky)}
    assert (where_billy_goes(team, sun=sun, markers=SIX) in HOUSE) is goes_in


@pytest.mark.parametrize(("stored", "goes_in"), [(6, False), (5, True)])
def test_too_few_to_carry_all_at_once_bring_it_piece_by_piece(stored: int, goes_in: bool) -> None:
    """Two Heroes carry six."""
    team = {"billy": loaded("4,2", 3), "becky": loaded("7,5", 2)}
    lying = supplies(stored, building="manor-house")
    assert (where_billy_goes(team, markers=lying) in HOUSE) is goes_in


@pytest.mark.parametrize(("inside", "goes_in"), [(["0,0"], True), (["0,0", "0,1", "1,0"], False)])
def test_the_last_load_goes_in_among_zombies_if_that_wins(inside: list[str], goes_in: bool) -> None:
    """Becky is in the house; with Billy there would be two Heroes in it."""
    team = {"billy": {"wounds": 1, **loaded("4,2", 3)}, "becky": loaded("1,1", 3)}
    near = ["2,0", "1,2", "2,2"]
    dead = {f"z{number}": space for number, space in enumerate([*inside, *near], 1)}
    assert (where_billy_goes(team, markers=SIX, zombies=dead) in HOUSE) is goes_in


@pytest.mark.parametrize(
    ("items", "sun", "searches"),
    [([], 14, True), ([], 7, False), (["chainsaw", "revolver"], 14, True), (["chainsaw", "revolver"], 7, False)],
)
def test_who_has_time_looks_for_a_weapon_before_fetching_supplies(items: list[str], sun: int, searches: bool) -> None:
    """Billy is in the gym; the Supplies lie in the far building. Weapons break: two are not too many for a long way."""
    far = supplies(6, space="0,4")
    team = {"billy": {"space": "5,0", "items": items}, "becky": "7,5"}
    t = night(team, dice=[3], sun=sun, markers=far)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert (advice(t)["type"] == "search") is searches


@pytest.mark.parametrize(("becky", "searches"), [(3, False), (2, True)])
def test_who_has_the_last_that_is_missing_does_not_keep_the_others_waiting(becky: int, searches: bool) -> None:
    """Six Supplies of twelve are there, and Billy has none; he can carry three."""
    team = {"billy": "5,0", "becky": loaded("7,5", becky)}
    t = night(team, dice=[3], sun=14, markers=[*SIX, *supplies(3, space="0,4")])
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert (advice(t)["type"] == "search") is searches


@pytest.mark.parametrize(("lies", "stays"), [("number-counter", False), ("supply", True)])
def test_who_may_not_search_lifts_that_before_turning_a_counter(lies: str, stays: bool) -> None:
    """Billy is in the gym and has to get to the other building first; what lies open he can take all the same."""
    card = [{"card": "ive-got-to-get-to-the", "hero": "billy", "building": "manor-house"}]
    there = {"kind": lies, "building": "gym", **({"value": 4} if lies == "number-counter" else {})}
    t = night({"billy": "5,0", "becky": "7,5"}, dice=[6], markers=[there, there], in_play_rows=card)
    t.choose("activate", hero="billy")
    walk(t)
    assert (t.heroes["billy"]["space"] in GYM) is stays


@pytest.mark.parametrize("sun", [15, 9])
def test_who_goes_for_allies_goes_at_once_while_the_dead_are_few(sun: int) -> None:
    """Billy is in the Safehouse without a weapon, and the Allies are at the other end."""
    t = rescue.night({"t1": "7,3", "t2": "7,3"}, {"billy": "0,0", "becky": "3,5"}, dice=[3], sun=sun)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert advice(t)["type"] == "step"


@pytest.mark.parametrize(("sun", "searches"), [(15, True), (7, True), (6, False)])
def test_who_has_found_allies_arms_there_until_it_is_time_to_go(sun: int, searches: bool) -> None:
    """Billy is where the Allies are and has taken one of them along."""
    team = {"billy": {"space": "6,0", "leads": "t1"}, "becky": "3,5"}
    t = rescue.night({"t1": "6,0", "t2": "6,0"}, team, dice=[3], sun=sun)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert (advice(t)["type"] == "search") is searches


def test_who_arms_stands_beside_allies_who_have_nobody_yet() -> None:
    """A Zombie that comes in finds nobody alone."""
    team = {"billy": {"space": "5,1", "leads": "t1"}, "becky": "3,5"}
    t = rescue.night({"t1": "5,1", "t2": "6,0"}, team, dice=[3], sun=12)
    t.choose("activate", hero="billy")
    walk(t)
    assert t.heroes["billy"]["space"] == "6,0"


@pytest.mark.parametrize(("dead", "does"), [({"z1": "3,1", "z2": "3,2"}, "search"), ({}, "step")])
def test_who_has_rolled_low_searches_rather_than_walk_up_to_the_dead(dead: dict[str, str], does: str) -> None:
    """Billy is at the door of the Safehouse without a weapon, and has one step on the way to the Allies."""
    team = {"billy": "1,1", "becky": "3,5"}
    t = rescue.night({"t1": "7,3", "t2": "7,3"}, team, zombies=dead, dice=[1], sun=14)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    assert advice(t)["type"] == does


def at_the_gym(space: str, movement: int, reinforcements: int = 3) -> Table:
    """Billy has rolled; two Allies are behind the reinforced door of the gym, and three Zombies stand beside it."""
    wall = [{"edge": ["5,1", "5,2"], "reinforcements": reinforcements}]
    team = {"billy": space, "becky": "0,0"}
    dead = {"z1": "4,2", "z2": "4,2", "z3": "4,2"}
    t = rescue.night({"t1": "6,0", "t2": "6,0"}, team, zombies=dead, barricades=wall, dice=[movement], sun=13)
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    return t


def follow(t: Table) -> list[str]:
    """What steady does to the end of the move."""
    done = []
    while t.offers("stop"):
        option = advice(t)
        done.append(str(option["type"]))
        t.must(cmd="choose", option=option["id"])
        if option["type"] in ("stop", "search"):
            break
    return done


@pytest.mark.rule("8.4.4.1")
@pytest.mark.parametrize(("space", "reinforcements"), [("5,2", 3), ("6,2", 2)])
def test_who_can_clear_a_door_and_get_in_does_so(space: str, reinforcements: int) -> None:
    """Outside there is no room to be safe in, and inside there is."""
    t = at_the_gym(space, 5, reinforcements)
    assert follow(t).count("clear") == reinforcements
    assert t.heroes["billy"]["space"] in GYM


@pytest.mark.rule("8.4.4.1")
def test_what_is_left_of_a_roll_is_spent_on_a_door_that_is_still_barred() -> None:
    """The next Hero, or the next turn, has that much less to clear."""
    t = at_the_gym("6,2", 3)
    assert follow(t)[:3] == ["step", "clear", "clear"]
