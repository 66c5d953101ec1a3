"""A search that costs no Move Action: whatever takes the place of a search may take the place of this one too."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import Table, table

BOXES = ["base", "growing-hunger", "hero-pack-1", "timber-peak", "lnoe-advanced-abilities"]
LEARNING = {"experience": "on"}
IN_THE_GYM: dict[str, Any] = {"kind": "free-search", "building": "gym"}
COUNTER: dict[str, Any] = {"kind": "number-counter", "building": "gym", "value": 1}


def searches_for_free(hero: str, card: str = "", markers: tuple[dict[str, Any], ...] = (), **more: Any) -> Table:
    """A Hero walks into the Gym and turns the Free Search marker there."""
    known = {"upgrades": [{"card": card}]} if card else {}
    heroes = {hero: {"space": "5,2", "wounds": more.pop("wounds", 0), **known}, "mr-goddard": "0,0"}
    hands = {"zombies-1": list(more.pop("zombie_hand", ()))}
    t = table(boxes=BOXES, heroes=heroes, markers=[IN_THE_GYM, *markers], hands=hands, **more)
    t.passes()
    if t.kind == "activate-hero":
        t.choose("activate", hero=hero)
    t.dice(2)
    t.choose("roll-movement")
    t.passes()
    t.choose("step", to="5,1")
    t.choose("stop")
    t.choose("choose", use="yes")
    return t


@pytest.mark.rule("16.3.9.1")
def test_rachelle_may_follow_her_clues_instead() -> None:
    t = searches_for_free("rachelle", "detective-work", hero_deck=["crowbar", "torch", "faith", "ammo"])
    t.choose("use-item", card="detective-work")
    t.choose("choose", card="torch")
    assert t.heroes["rachelle"]["items"] == ["torch"]
    assert sorted(t.state["hero_discard"]) == ["crowbar", "faith"]


@pytest.mark.rule("16.3.9.1")
def test_a_natural_leader_may_call_for_a_discarded_card_instead_and_only_once() -> None:
    t = searches_for_free("billy", "natural-leader", switches=LEARNING, hero_discard=["torch", "faith"])
    t.choose("use-item", card="natural-leader")
    t.choose("choose", card="torch")
    assert t.heroes["billy"]["items"] == ["torch"]
    used = [{"effect": "natural-leader-used", "who": "billy", "amount": 1, "until": "game"}]
    t = searches_for_free(
        "billy", "natural-leader", switches=LEARNING, hero_discard=["torch"], effects=used, hero_deck=["keys"]
    )
    assert t.heroes["billy"]["items"] == ["keys"], "there is nothing but a search"


@pytest.mark.rule("16.3.9.1")
def test_jake_may_look_at_the_zombies_hand_instead() -> None:
    t = searches_for_free("jake-cartwright", "seen-it-all-before", zombie_hand=("trip", "resilient"))
    t.dice(5)
    t.choose("use-item", card="seen-it-all-before")
    t.choose("choose", card="trip")
    assert t.state["hands"]["zombies-1"] == ["resilient"]


def test_what_takes_the_place_of_a_whole_move_action_is_not_for_a_search() -> None:
    t = searches_for_free("sam", "army-cook", wounds=1, hero_deck=["keys"])
    assert t.heroes["sam"]["items"] == ["keys"], "there is nothing but a search"


@pytest.mark.rule("16.6.8.1")
def test_a_number_counter_may_be_turned_instead() -> None:
    t = searches_for_free(
        "billy", markers=(COUNTER, {"kind": "truck", "space": "3,3"}), scenario="hunt-for-survivors", dice=[6],
        hero_deck=["keys"],
    )  # fmt: skip
    t.choose("find", marker="number-counter")
    t.passes()
    assert not any(marker["kind"] == "number-counter" for marker in t.state["markers"])
    assert t.heroes["billy"]["items"] == []


@pytest.mark.rule("16.6.8.1")
def test_not_one_on_another_building() -> None:
    markers = ({**COUNTER, "building": "church"}, {"kind": "truck", "space": "3,3"})
    t = searches_for_free("billy", markers=markers, scenario="hunt-for-survivors", hero_deck=["keys"])
    assert t.heroes["billy"]["items"] == ["keys"], "there is nothing but a search"
