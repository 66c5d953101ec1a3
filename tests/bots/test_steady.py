"""What steady does at the table, in positions where the right answer is plain."""

from __future__ import annotations

from typing import Any

from tests.table import Table, table

CROWD = {"z1": "5,3", "z2": "5,3", "z3": "5,3", "z4": "5,3"}


def advice(t: Table) -> dict[str, Any]:
    """The option that steady would take."""
    chosen = t.must(cmd="suggest", bot="steady")["option"]
    return next(option for option in t.options if option["id"] == chosen)


def becky_has(*items: str, billy: str = "0,0", zombies: dict[str, str] | None = None) -> Table:
    """It is Becky's turn, three spaces from a crowd of Zombies."""
    heroes = {"becky": {"space": "2,3", "items": list(items)}, "billy": billy}
    t = table(heroes=heroes, zombies=zombies or CROWD, profile="original-advanced", dice=[6])
    t.choose("activate", hero="becky")
    return t


def to_the_shot(t: Table) -> dict[str, Any]:
    """Follow steady's advice until a ranged attack is offered; what it does then."""
    for _ in range(12):
        if t.kind == "ranged-attack":
            break
        t.must(cmd="choose", option=advice(t)["id"])
    assert t.kind == "ranged-attack"
    return advice(t)


def test_a_hero_with_dynamite_and_fire_walks_up_to_a_crowd_and_throws_it() -> None:
    t = becky_has("dynamite", "lighter")
    thrown = to_the_shot(t)
    assert (thrown["type"], thrown["card"], thrown["to"]) == ("attack", "dynamite", "5,3")


def test_nobody_throws_dynamite_among_friends() -> None:
    t = becky_has("dynamite", "lighter", billy="5,3")
    assert to_the_shot(t)["type"] == "skip"
