"""Burn 'em Out"""

from typing import Any

import pytest

from tests.table import Table, table

PIT = "7,5"


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    return table(dice=dice, scenario="burn-em-out", sun=10, **situation)


@pytest.mark.parametrize("explosive", ["dynamite", "gasoline"])
def test_a_hero_who_starts_on_a_pit_destroys_it_with_an_explosive_and_no_fire(explosive: str) -> None:
    t = night(heroes={"becky": {"space": PIT, "items": [explosive]}, "billy": "0,0"})
    t.choose("activate", hero="becky")
    t.choose("destroy-pit", card=explosive)
    assert t.state["pits"] == ["0,5"]
    assert t.state["markers"] == [{"kind": "destroyed-pit", "space": PIT}]
    assert t.state["hero_discard"] == [explosive]
    assert t.result is None
    t.nothing_pending()


@pytest.mark.parametrize(("space", "items"), [("7,4", ["dynamite"]), (PIT, ["lighter"])])
def test_destroying_a_pit_needs_the_pit_and_an_explosive(space: str, items: list[str]) -> None:
    t = night(heroes={"becky": {"space": space, "items": items}})
    assert not t.offers("destroy-pit")


def test_who_arrives_at_the_pit_this_turn_cannot_destroy_it() -> None:
    t = night([2], heroes={"becky": {"space": "7,4", "items": ["dynamite"]}})
    t.choose("roll-movement")
    t.choose("step", to=PIT)
    assert not t.offers("destroy-pit")


def test_zombies_on_a_destroyed_pit_are_fought_first_and_stay() -> None:
    heroes = {"becky": {"space": PIT, "items": ["dynamite"]}, "billy": "0,0"}
    t = night([5, 2, 4], heroes=heroes, zombies={"z1": PIT})
    t.choose("activate", hero="becky")
    t.choose("destroy-pit", card="dynamite")
    assert t.saw("fended-off", hero="becky")
    assert t.state["pits"] == ["0,5"]
    assert t.zombies["z1"]["space"] == PIT


def test_a_hero_who_dies_in_the_fights_destroys_nothing() -> None:
    heroes = {"becky": {"space": PIT, "items": ["dynamite"], "wounds": 2}, "billy": "0,0"}
    t = night([2, 1, 5], heroes=heroes, zombies={"z1": PIT})
    t.choose("activate", hero="becky")
    t.choose("destroy-pit", card="dynamite")
    assert t.state["heroes_killed"] == 1
    assert t.state["pits"] == ["0,5", PIT]


def test_no_zombie_comes_out_of_a_destroyed_pit() -> None:
    gone = {"kind": "destroyed-pit", "space": PIT}
    t = night([2], turn="zombies", step="place", heroes={"becky": "3,3"}, markers=[gone])
    while t.kind == "place-zombie":
        assert t.values("place", "to") == ["0,5"]
        t.choose("place")
    assert {zombie["space"] for zombie in t.zombies.values()} == {"0,5"}


def test_a_pit_that_a_card_has_opened_can_be_destroyed_too() -> None:
    new = {"kind": "spawning-pit", "space": "5,0"}
    t = night(heroes={"becky": {"space": "5,0", "items": ["dynamite"]}, "billy": "0,0"}, markers=[new])
    t.choose("activate", hero="becky")
    t.choose("destroy-pit", card="dynamite")
    assert t.state["markers"] == [{"kind": "destroyed-pit", "space": "5,0"}]
    assert t.state["pits"] == ["0,5", PIT]


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("before", "won"), [(1, False), (2, True)])
def test_the_heroes_win_with_the_third_destroyed_pit(before: int, won: bool) -> None:
    gone = [{"kind": "destroyed-pit", "space": space} for space in ("0,5", "3,0")[:before]]
    t = night(heroes={"becky": {"space": PIT, "items": ["dynamite"]}, "billy": "0,0"}, markers=gone)
    t.choose("activate", hero="becky")
    t.choose("destroy-pit", card="dynamite")
    assert (t.result is not None) == won
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("heroes", "pits-destroyed")


@pytest.mark.rule("2.2", "6.1.1")
def test_the_zombies_win_at_sundown() -> None:
    t = table(scenario="burn-em-out", turn="zombies", step="sun", sun=1, heroes={"becky": PIT})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


def test_the_sun_starts_at_eighteen() -> None:
    t = table(scenario="burn-em-out", turn="zombies", step="sun", round=0, heroes={"billy": "3,3"})
    assert t.state["sun"] == 18
