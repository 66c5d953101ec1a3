"""What Heroes carry besides items may be laid down in any space, unless the scenario says otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.lnoe.boxes.blood_in_the_forest import test_escape_in_the_plane as plane
from tests.lnoe.boxes.blood_in_the_forest import test_lost_in_the_woods as woods
from tests.lnoe.boxes.blood_in_the_forest import test_salvage as salvage
from tests.lnoe.boxes.hero_pack_1 import test_hunt_for_survivors as hunt
from tests.lnoe.boxes.survival_of_the_fittest import test_supply_run as supplies
from tests.lnoe.boxes.timber_peak import test_radio_station as station
from tests.lnoe.boxes.web_scenario import test_the_ritual as ritual
from tests.table import Table

Night = Callable[..., Table]

CARRIED: list[tuple[str, Night, str, dict[str, Any]]] = [
    ("truck-keys", hunt.night, "5,5", {}),
    ("holy-amulet", ritual.night, "0,5", {}),
    ("holy-cross", ritual.night, "0,5", {}),
    ("flight-plans", plane.night, plane.AWAY, {}),
    ("radio-transponder", woods.night, woods.CAMP, {}),
    ("tools", lambda **more: station.night("radio-for-help", **more), station.EAST[0], {}),
    ("supply", supplies.night, "3,3", {}),
]


def carries(kind: str, night: Night, space: str, **more: Any) -> Table:
    """Billy has one, and has given up his Move Action."""
    t = night(heroes={"billy": {"space": space, "tokens": {kind: 1}, **more}})
    t.choose("activate", hero="billy") if t.offers("activate", hero="billy") else None
    t.choose("skip")
    return t


@pytest.mark.rule("3.15.4.1")
@pytest.mark.parametrize(("kind", "night", "space", "more"), CARRIED, ids=[row[0] for row in CARRIED])
def test_who_carries_it_may_lay_it_down_in_the_space(kind: str, night: Night, space: str, more: dict[str, Any]) -> None:
    t = carries(kind, night, space, **more)
    t.choose("put-down-marker", marker=kind)
    assert {"kind": kind, "space": space} in t.state["markers"]
    assert "tokens" not in t.heroes["billy"]
    assert not t.offers("pick-up-marker", marker=kind), "not back and forth in one step"


@pytest.mark.rule("3.15.4.1")
def test_who_moves_through_the_space_has_it_then_and_who_stands_there_may_take_it_up() -> None:
    lying = [{"kind": "truck-keys", "space": "5,5"}]
    t = hunt.night(heroes={"billy": "5,4"}, markers=lying)
    t.dice(1)
    t.choose("roll-movement")
    t.choose("step", to="5,5")
    assert t.heroes["billy"]["tokens"] == {"truck-keys": 1}
    t = hunt.night(heroes={"billy": "5,5"}, markers=lying)
    t.choose("skip")
    t.choose("pick-up-marker", marker="truck-keys")
    assert t.heroes["billy"]["tokens"] == {"truck-keys": 1}


@pytest.mark.parametrize("night", [hunt.night, lambda **more: salvage.mission(salvage.only("nothing"), **more)])
def test_a_survivor_stays_with_the_hero(night: Night) -> None:
    """The scenarios let one be handed on, or left behind by the dead, and nothing else."""
    t = carries("survivor", night, "4,3")
    assert not t.offers("put-down-marker")


@pytest.mark.parametrize(("wounds", "lays_down"), [(1, True), (2, False)])
def test_nobody_lays_down_the_amulet_who_would_die_without_it(wounds: int, lays_down: bool) -> None:
    t = carries("holy-amulet", ritual.night, "0,5", wounds=wounds)
    assert t.offers("put-down-marker", marker="holy-amulet") is lays_down
