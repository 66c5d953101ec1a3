"""Die Zombies, Die!"""

from typing import Any

import pytest

from tests.table import Table, table


def fights(dice: list[int], **situation: Any) -> Table:
    """Becky fights a Zombie; Billy and Jenny are far away."""
    heroes = {"becky": {"space": "3,3", **situation.pop("facts", {})}, "billy": "0,3", "jenny": "6,4"}
    zombies = situation.pop("zombies", {"z1": "3,3"})
    t = table(dice=dice, scenario="die-zombies-die", heroes=heroes, zombies=zombies, **situation)
    t.choose("activate", hero="becky")
    t.choose("skip")
    return t


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(13, False), (14, True)])
def test_the_heroes_win_with_the_fifteenth_killed_zombie(before: int, won: bool) -> None:
    t = fights([5, 5, 1], zombies_killed=before)
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "zombies-killed")


def test_a_killed_zombie_hero_counts_as_a_killed_zombie() -> None:
    zombies = {"sally": {"space": "3,3", "wounds": 1}}
    t = fights([5, 5, 1], zombies=zombies, zombies_killed=14)
    assert t.result is not None
    assert t.result["winner"] == "heroes"


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(0, False), (1, True)])
def test_the_zombies_win_with_the_second_killed_hero(before: int, won: bool) -> None:
    t = fights([2, 1, 5], facts={"wounds": 2}, heroes_killed=before, sun=10)
    assert t.state["heroes_killed"] == before + 1
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")


@pytest.mark.rule("2.2", "6.1.1")
@pytest.mark.parametrize(("sun", "over"), [(2, False), (1, True)])
def test_the_zombies_win_at_sundown(sun: int, over: bool) -> None:
    t = table(turn="zombies", step="sun", sun=sun, zombies_killed=14, heroes={"billy": "3,3"})
    assert (t.result is not None) == over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


def test_the_sun_starts_at_fifteen() -> None:
    t = table(turn="zombies", step="sun", round=0, heroes={"billy": "3,3"})
    assert (t.state["round"], t.state["sun"]) == (1, 15)
