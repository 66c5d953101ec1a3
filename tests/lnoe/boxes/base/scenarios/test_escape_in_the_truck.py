"""Escape in the Truck"""

from typing import Any

import pytest

from tests.table import Table, table

TRUCK = "4,3"
"""The centre of the small board."""


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="escape-in-the-truck", sun=10, **situation)


def test_the_truck_stands_in_the_centre_space() -> None:
    t = night(heroes={"becky": "0,0"})
    assert t.state["markers"] == [{"kind": "truck", "space": TRUCK}]


def test_a_hero_who_starts_at_the_truck_with_gasoline_may_fill_it_up() -> None:
    t = night(heroes={"becky": {"space": TRUCK, "items": ["gasoline"]}, "billy": "0,0"})
    t.choose("activate", hero="becky")
    t.choose("fill-up")
    assert t.saw("filled-up", who="becky")
    assert t.heroes["becky"]["items"] == []
    assert t.state["hero_discard"] == ["gasoline"]
    t.nothing_pending()


@pytest.mark.parametrize(("space", "items"), [("4,4", ["gasoline"]), (TRUCK, ["keys"])])
def test_filling_up_needs_the_truck_and_gasoline(space: str, items: list[str]) -> None:
    t = night(heroes={"becky": {"space": space, "items": items}})
    assert not t.offers("fill-up")


def test_who_arrives_at_the_truck_this_turn_cannot_fill_it_up() -> None:
    t = night([2], heroes={"becky": {"space": "4,4", "items": ["gasoline"]}})
    t.choose("roll-movement")
    t.choose("step", to=TRUCK)
    assert not t.offers("fill-up")


def test_a_full_truck_takes_no_more() -> None:
    t = night(heroes={"becky": {"space": TRUCK, "items": ["gasoline"]}}, notes={"filled": 1})
    assert not t.offers("fill-up")


def test_filling_up_costs_the_whole_turn_but_not_the_fights() -> None:
    becky = {"space": TRUCK, "items": ["gasoline", "revolver", "keys"]}
    t = night([5, 2, 4], heroes={"becky": becky, "billy": TRUCK}, zombies={"z1": TRUCK, "z2": "6,3"})
    t.choose("activate", hero="becky")
    t.choose("fill-up")
    while not t.saw("fight-started"):
        assert t.kind == "choose-fight"
        t.choose("fight")
    assert not t.saw("attacked")
    assert t.saw("filled-up", who="becky")


def test_a_hero_who_dies_in_the_fights_has_not_filled_the_truck() -> None:
    becky = {"space": TRUCK, "items": ["gasoline"], "wounds": 2}
    t = night([2, 1, 5], heroes={"becky": becky, "billy": "0,0"}, zombies={"z1": TRUCK})
    t.choose("activate", hero="becky")
    t.choose("fill-up")
    assert t.state["heroes_killed"] == 1
    assert not t.saw("filled-up")
    assert not t.state["notes"]["filled"]


def drive(**heroes: Any) -> Table:
    """Everybody stays where they are; the truck is full."""
    t = night(heroes=heroes, notes={"filled": 1})
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("activate" if t.kind == "activate-hero" else "done" if t.kind == "exchange" else "skip")
    return t


@pytest.mark.rule("2.2")
def test_two_heroes_at_the_full_truck_with_keys_win_at_the_end_of_the_hero_turn() -> None:
    t = drive(becky={"space": TRUCK, "items": ["keys"]}, billy=TRUCK)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "truck-escaped")


@pytest.mark.parametrize(
    ("becky", "billy"),
    [
        ({"space": TRUCK, "items": ["keys"]}, "4,4"),
        (TRUCK, {"space": "4,4", "items": ["keys"]}),
        (TRUCK, TRUCK),
    ],
)
def test_one_hero_or_no_keys_at_the_truck_is_not_enough(becky: Any, billy: Any) -> None:
    assert drive(becky=becky, billy=billy).result is None


def test_an_empty_truck_goes_nowhere() -> None:
    t = night(heroes={"becky": {"space": TRUCK, "items": ["keys"]}, "billy": TRUCK})
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("activate" if t.kind == "activate-hero" else "done" if t.kind == "exchange" else "skip")
    assert t.result is None


@pytest.mark.rule("2.2", "6.1.1")
def test_the_zombies_win_at_sundown() -> None:
    t = table(scenario="escape-in-the-truck", turn="zombies", step="sun", sun=1, heroes={"becky": TRUCK})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.rule("2.2.1")
@pytest.mark.parametrize(("before", "won"), [(2, False), (3, True)])
def test_the_zombies_win_with_the_fourth_killed_hero(before: int, won: bool) -> None:
    becky = {"space": "0,3", "wounds": 2}
    t = night([2, 1, 5], heroes={"becky": becky, "billy": "0,0"}, zombies={"z1": "0,3"}, heroes_killed=before)
    t.choose("activate", hero="becky")
    t.choose("skip")
    assert (t.result is not None) == won
