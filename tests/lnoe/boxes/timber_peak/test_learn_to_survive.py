"""Learn to Survive: both sides win by what they buy."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.rules.learning import played_until, scene
from tests.table import Table, new_game


def lesson(**more: Any) -> Table:
    more.setdefault("heroes", {"billy": {"space": "3,3", "experience": 3}, "becky": "0,0"})
    t = scene(scenario="learn-to-survive", switches={}, **more)
    if t.offers("activate", hero="billy"):
        t.choose("activate", hero="billy")
    return t


def test_it_brings_experience_where_the_profile_has_none() -> None:
    t = new_game(boxes=["base", "timber-peak"], profile="original-advanced", scenario="learn-to-survive")
    assert t.state["experience"] == 0
    assert len(t.state["piles"]["melee-upgrades"]["deck"]) == 10


@pytest.mark.parametrize(("before", "won"), [(4, False), (5, True)])
def test_the_heroes_win_with_the_sixth_upgrade(before: int, won: bool) -> None:
    t = lesson(notes={"learnt-by-heroes": before})
    t.choose("buy", deck="melee-upgrades")
    assert (t.result is not None) == won
    if won:
        assert t.result is not None
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "heroes-learnt")


@pytest.mark.parametrize(("before", "won"), [(2, False), (3, True)])
def test_the_zombies_win_with_the_fourth(before: int, won: bool) -> None:
    t = lesson(
        heroes={"billy": "3,3", "becky": "0,0"},
        zombies={"z1": "3,3"},
        turn="zombies",
        step="fight",
        spawn_due=[],
        experience=2,
        notes={"learnt-by-zombies": before},
        dice=[2, 1, 3],
    )
    t.choose("buy", deck="zombie-upgrades")
    assert (t.result is not None) == won
    if won:
        assert t.result is not None
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "zombies-learnt")


def test_what_is_lost_still_counts() -> None:
    heroes = {"billy": {"space": "3,3", "wounds": 1, "upgrades": [{"card": "tough"}]}, "becky": "0,0"}
    t = lesson(
        heroes=heroes,
        zombies={"z1": "3,3"},
        turn="zombies",
        step="fight",
        spawn_due=[],
        notes={"learnt-by-heroes": 4},
        dice=[2, 1, 3],
    )
    assert not t.heroes["billy"]["alive"]
    (goal,) = [row for row in t.state["objectives"] if row["side"] == "heroes"]
    assert (goal["done"], goal["needed"]) == (4, 6)


def test_what_a_hero_starts_with_does_not_count() -> None:
    t = new_game(
        boxes=["base", "timber-peak"], profile="original-advanced", scenario="learn-to-survive", heroes=["ed-baker"]
    )
    played_until(t, lambda: t.kind == "buy-upgrade")
    t.choose("buy", deck="melee-upgrades")
    (goal,) = [row for row in t.state["objectives"] if row["side"] == "heroes"]
    assert goal["done"] == 0


@pytest.mark.parametrize(("killed", "over"), [(1, False), (2, True)])
def test_the_third_dead_hero_loses(killed: int, over: bool) -> None:
    t = lesson(
        heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "0,0"},
        zombies={"z1": "3,3"},
        turn="zombies",
        step="fight",
        spawn_due=[],
        heroes_killed=killed,
        dice=[2, 1, 3],
    )
    assert (t.result is not None) == over


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
def test_sundown_loses(sun: int, over: bool) -> None:
    t = lesson(heroes={"billy": "3,3"}, turn="zombies", step="sun", sun=sun, round=11, dice=[1, 1])
    assert (t.result is not None) == over
