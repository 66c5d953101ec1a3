"""Searching and picking up.  [3.3.9, 8.5]"""

from typing import Any

import pytest

from tests.table import Table, table

PICK_UP = {
    "grid": {
        "width": 8,
        "height": 6,
        "buildings": [
            {
                "id": "police-station",
                "cells": ["0,0", "1,0"],
                "doors": [["1,0", "2,0"]],
                "numbers": [1, 2, 3],
                "pick_up": ["pump-shotgun"],
            },
            {"id": "gym", "cells": ["5,0", "6,0"], "doors": [], "numbers": [4, 5, 6], "pick_up": []},
        ],
        "walls": [],
        "pits": ["7,5"],
        "large": [],
    }
}


def becky_at(space: str, **more: Any) -> Table:
    """Becky is about to act; Billy waits outside."""
    becky = {"space": space, **more.pop("becky", {})}
    t = table(heroes={"becky": becky, "billy": "4,4"}, **more)
    t.choose("activate", hero="becky")
    return t


@pytest.mark.rule("8.5", "8.5.2", "3.9.1.1", "3.9.1")
def test_an_item_found_lies_open_beside_the_hero() -> None:
    t = becky_at("0,0", hero_deck=["keys"])
    t.choose("search")
    assert t.heroes["becky"]["items"] == ["keys"]
    assert t.view("zombies-1")["heroes"]["becky"]["items"] == ["keys"]
    assert t.saw("drew", card="keys", who="becky")
    t.nothing_pending()


@pytest.mark.rule("8.5", "8.5.1", "3.9.1.2", "3.9.1")
def test_an_event_found_is_held_in_hand_and_hidden_from_the_zombies() -> None:
    t = becky_at("0,0", hero_deck=["recovery"])
    t.choose("search")
    assert t.view("heroes-1")["hands"]["heroes-1"] == ["recovery"]
    assert t.view("zombies-1")["hands"]["heroes-1"] == 1
    assert "recovery" not in str(t.events)


@pytest.mark.rule("3.9.1.2")
def test_hero_players_may_see_each_others_events() -> None:
    t = becky_at("0,0", players=3, hands={"heroes-2": ["recovery"]})
    assert t.view("heroes-1")["hands"]["heroes-2"] == ["recovery"]
    assert t.view("zombies-1")["hands"]["heroes-2"] == 1


@pytest.mark.rule("3.9.1.2")
def test_a_hand_of_events_has_no_limit() -> None:
    hand = ["recovery", "recovery", "at-last", "at-last", "at-last", "just-a-scratch", "faith"]
    t = becky_at("0,0", hands={"heroes-1": hand}, hero_deck=["just-a-scratch"])
    t.choose("search")
    t.passes()
    assert len(t.state["hands"]["heroes-1"]) == 8


@pytest.mark.rule("8.5.1")
def test_an_event_to_be_played_immediately_is_played_when_found() -> None:
    t = becky_at("0,0", hero_deck=["just-what-i-needed"], hero_discard=["keys"])
    t.choose("search")
    assert t.saw("played", card="just-what-i-needed")
    assert t.state["hands"]["heroes-1"] == []


@pytest.mark.rule("8.5.2.1", "9.1")
def test_a_fifth_item_found_is_one_too_many() -> None:
    t = becky_at("0,0", becky={"items": ["torch", "keys", "lighter", "ammo"]}, hero_deck=["first-aid-kit"])
    t.choose("search")
    assert t.kind == "discard-down"
    t.choose("discard", card="ammo")
    assert sorted(t.heroes["becky"]["items"]) == ["first-aid-kit", "keys", "lighter", "torch"]
    assert t.state["hero_discard"] == ["ammo"]


@pytest.mark.rule("7.1.4", "3.9.1.4", "2.2.1")
def test_who_searches_an_empty_deck_finds_nothing_and_nobody_has_lost() -> None:
    t = becky_at("0,0", hero_deck_exact=[], hero_discard=["keys", "torch"])
    t.choose("search")
    assert t.result is None
    assert t.heroes["becky"]["items"] == []
    assert t.state["hero_discard"] == ["keys", "torch"], "the pile is not shuffled into a new deck"


@pytest.mark.rule("2.2.1", "3.9.1.4")
def test_a_hero_who_draws_the_last_card_loses_nothing() -> None:
    t = becky_at("0,0", hero_deck_exact=["keys"])
    t.choose("search")
    assert t.heroes["becky"]["items"] == ["keys"]
    assert t.result is None


# -- pick-up -----------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.9", "8.5.3", "8.5")
def test_a_search_may_take_the_named_card_from_the_discard_pile() -> None:
    """The 2007 example: the Police Station and the Pump Shotgun."""
    t = becky_at("0,0", board=PICK_UP, hero_discard=["keys", "pump-shotgun"])
    assert t.offers("search")
    assert t.values("pick-up", "card") == ["pump-shotgun"]
    t.choose("pick-up", card="pump-shotgun")
    assert t.heroes["becky"]["items"] == ["pump-shotgun"]
    assert t.state["hero_discard"] == ["keys"]


@pytest.mark.rule("3.3.9.1")
def test_a_pick_up_never_takes_the_card_out_of_the_deck() -> None:
    t = becky_at("0,0", board=PICK_UP, hero_deck=["pump-shotgun"], hero_discard=["keys"])
    assert t.offers("search")
    assert not t.offers("pick-up")


@pytest.mark.rule("3.3.9", "8.5.3")
def test_another_building_does_not_offer_that_card() -> None:
    t = becky_at("5,0", board=PICK_UP, hero_discard=["pump-shotgun"])
    assert not t.offers("pick-up")


@pytest.mark.rule("8.5.3")
def test_a_pick_up_takes_the_place_of_the_move() -> None:
    t = becky_at("0,0", board=PICK_UP, hero_discard=["pump-shotgun"], dice=[6])
    t.choose("roll-movement")
    t.choose("step", to="1,0")
    assert not t.offers("pick-up")


# -- the Manor House ---------------------------------------------------------------------------------------


@pytest.mark.rule("3.2.2.1")
def test_nobody_searches_in_the_manor_house() -> None:
    board = {"center": "manor-house", "outer": ["church", "farm", "hospital", "school"]}
    t = table(scenario="defend-the-manor-house", board=board, heroes={"becky": "5,5", "billy": "0,0"})
    t.choose("activate", hero="becky")
    assert not t.offers("search")
    assert t.offers("roll-movement")
