"""Defend the Manor House"""

from typing import Any

import pytest

from tests.table import Table, new_game, table

TOWN = {"center": "manor-house", "outer": ["school", "hospital", "church", "farm"]}
INSIDE = ["5,4", "6,4", "4,5", "5,5", "6,5", "7,5", "4,6", "5,6"]
"""Eight of the twelve spaces of the Manor House."""


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="defend-the-manor-house", board=TOWN, **situation)


def crowd(count: int) -> dict[str, Any]:
    return {f"z{number + 1}": {"space": space} for number, space in enumerate(INSIDE[:count])}


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(7, False), (8, True)])
def test_the_zombies_win_with_nine_of_them_inside(before: int, won: bool) -> None:
    zombies = {**crowd(before), "z9": "3,7"}
    t = night(turn="zombies", step="move", heroes={"becky": "0,0"}, zombies=zombies)
    t.choose("move", zombie="z9", to="4,6")
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "manor-overrun")


def test_a_zombie_hero_counts_inside() -> None:
    zombies = {**crowd(7), "sally": {"space": "6,6"}, "z9": "3,7"}
    t = night([1], turn="zombies", step="move", heroes={"becky": "0,0"}, zombies=zombies)
    t.choose("move", zombie="z9", to="4,6")
    assert t.result is not None
    assert t.result["reason"] == "manor-overrun"


def test_a_hero_who_turns_inside_is_one_more_zombie() -> None:
    zombies = {**crowd(8)}
    becky = {"space": "5,4", "wounds": 2}
    t = night([2, 1, 5], sun=15, heroes={"becky": becky, "billy": "0,0"}, zombies=zombies)
    t.choose("activate", hero="becky")
    t.choose("skip")
    assert t.result is not None
    assert t.result["reason"] == "manor-overrun"


def test_eight_inside_and_more_outside_are_not_enough() -> None:
    zombies = {**crowd(8), "z9": "3,7", "z10": "3,8"}
    t = night(turn="zombies", step="move", heroes={"becky": "0,0"}, zombies=zombies)
    t.choose("move", zombie="z9", to="3,6")
    assert t.result is None


@pytest.mark.rule("2.2", "6.1.1")
@pytest.mark.parametrize(("sun", "over"), [(2, False), (1, True)])
def test_the_heroes_win_in_the_morning(sun: int, over: bool) -> None:
    t = night(turn="zombies", step="sun", sun=sun, heroes={"becky": "0,0"}, zombies=crowd(8))
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "manor-held")


@pytest.mark.rule("16.4.10")
def test_new_zombies_always_come_and_no_die_is_rolled_for_it() -> None:
    full = ["trip", "resilient", "resilient", "braaains"]
    t = night(turn="zombies", step="spawn-roll", heroes={"becky": "0,0"}, zombies=crowd(8), hands={"zombies-1": full})
    assert t.saw("spawn-due", seats=["zombies-1"])
    assert not t.saw("roll", **{"for": "spawn-check"})


@pytest.mark.rule("3.2.2.1")
def test_nobody_searches_in_the_manor_house() -> None:
    t = night(heroes={"becky": "5,5"})
    assert not t.offers("search")


@pytest.mark.rule("3.2.2.1")
def test_the_manor_house_is_never_a_random_building() -> None:
    t = night(
        [6],
        turn="zombies",
        step="draw",
        heroes={"becky": "0,0"},
        hands={"zombies-1": ["trip", "resilient", "resilient"]},
        zombie_deck=["new-spawning-pit"],
    )
    t.choose("keep")
    buildings = t.values("choose", "building")
    assert "manor-house" not in buildings
    assert len(buildings) == 9


@pytest.mark.rule("3.2.2.1")
def test_the_lights_may_go_out_in_the_manor_house() -> None:
    t = night(turn="zombies", step="move", heroes={"becky": "0,0"}, hands={"zombies-1": ["lights-out"]})
    assert t.offers("play-card", building="manor-house")


def test_every_hero_starts_with_a_hero_card() -> None:
    heroes = ["becky", "billy", "johnny", "father-joseph"]  # each starts at home on this board
    board = {"center": "manor-house", "outer": ["school", "hospital", "church", "farm"]}
    t = new_game(scenario="defend-the-manor-house", heroes=heroes, board=board)
    while t.kind == "place-hero":
        t.choose("place")
    assert sum(event["type"] == "drew" and event["seat"] == "heroes-1" for event in t.events) >= 4


def test_the_sun_starts_at_seventeen() -> None:
    t = night(turn="zombies", step="sun", round=0, heroes={"becky": "0,0"})
    assert t.state["sun"] == 17
