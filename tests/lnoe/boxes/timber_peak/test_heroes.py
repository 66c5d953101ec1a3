"""Heroes and buildings of Timber Peak."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lnoe.boxes.base.scenes import until
from tests.lnoe.boxes.timber_peak.scenes import BOXES, draws, fight, hero_turn
from tests.table import GRID, Table, new_game, table

RELAY: dict[str, Any] = {
    "grid": {
        **GRID["grid"],
        "buildings": [
            {**GRID["grid"]["buildings"][0], "rooms": {"humming-wires": ["0,0", "1,0", "0,1", "1,1"]}},
            {**GRID["grid"]["buildings"][1], "rooms": {"timber-stacks": ["5,0", "6,0", "5,1", "6,1"]}},
        ],
    }
}
"""The church hums and the gym is full of timber."""


# -- Alice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("again", "rolled"), [("step", 2), ("skip", 2)])
def test_each_of_her_moves_that_ends_in_a_fire_may_burn_alice(again: str, rolled: int) -> None:
    t = hero_turn("alice", dice=[1, 1, 1], markers=[{"kind": "fire", "space": "4,3"}])
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    t.choose("choose", again="yes")
    assert len([event for event in t.events if event.get("for") == "burning"]) == rolled, "entered, and ended there"
    if again == "step":
        t.choose("roll-movement")
        t.choose("step", to="5,3")
    else:
        t.choose("skip")
    assert len([event for event in t.events if event.get("for") == "burning"]) == rolled, "who stays does not roll"


@pytest.mark.parametrize(("die", "again"), [(1, True), (2, True), (3, False)])
def test_alice_may_move_again_with_the_same_roll_after_a_one_or_a_two(die: int, again: bool) -> None:
    t = hero_turn("alice", dice=[die])
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    if t.offers("stop"):
        t.choose("stop")
    assert t.offers("choose", again="yes") == again
    if again:
        t.choose("choose", again="yes")
        t.choose("roll-movement")
        t.choose("step", to="5,3")
        assert len([event for event in t.events if event.get("for") == "movement"]) == 1
        assert t.heroes["alice"]["space"] == "5,3"


def test_the_second_move_action_may_be_a_search() -> None:
    t = hero_turn("alice", space="2,1", dice=[1])
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    t.choose("choose", again="yes")
    assert t.offers("search")


def test_she_need_not_and_nobody_else_may() -> None:
    t = hero_turn("alice", dice=[1])
    t.choose("roll-movement")
    t.choose("stop")
    t.choose("choose", again="no")
    assert t.state.get("acting") != "alice"
    t = hero_turn("billy", dice=[1])
    t.choose("roll-movement")
    t.choose("stop")
    assert not t.offers("choose", again="yes")


# -- Nikki -------------------------------------------------------------------------------------------------


def test_nikki_starts_with_a_signal_flare() -> None:
    t = new_game(scenario="die-zombies-die", profile="original-advanced", boxes=BOXES, heroes=["nikki"], seed=2)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    assert "signal-flare" in t.heroes["nikki"]["items"]


def test_she_heals_herself_or_who_is_with_her_for_an_item() -> None:
    team = {"billy": {"space": "3,3", "wounds": 1}, "becky": {"space": "4,3", "wounds": 1}}
    t = hero_turn("nikki", ("crowbar", "ammo"), wounds=1, others=team)
    assert t.values("ability", "target", ability="rescue-gear") == ["billy", "nikki"]
    t.choose("ability", ability="rescue-gear", target="billy")
    t.choose("choose", card="ammo")
    assert t.heroes["billy"]["wounds"] == 0
    assert t.heroes["nikki"]["items"] == ["crowbar"]
    assert t.state["hero_discard"] == ["ammo"]


def test_without_an_item_or_a_wound_there_is_nothing_to_do() -> None:
    assert not hero_turn("nikki", wounds=1).offers("ability", ability="rescue-gear")
    assert not hero_turn("nikki", ("crowbar",)).offers("ability", ability="rescue-gear")


@pytest.mark.parametrize(("die", "canceled"), [(2, False), (3, True)])
def test_or_she_stops_a_zombie_card_on_three_once_for_each_card(die: int, canceled: bool) -> None:
    t = draws("heavy-rain", dice=[die], heroes={"nikki": {"space": "3,3", "items": ["crowbar", "ammo"]}})
    until(t, "card-played")
    t.choose("ability", ability="rescue-gear", mode="cancel")
    t.choose("choose", card="crowbar")
    assert not t.offers("ability", ability="rescue-gear", mode="cancel")
    assert (t.state["in_play"] == []) == canceled


@pytest.mark.parametrize(("die", "canceled"), [(2, False), (3, True)])
def test_or_one_in_play_in_a_fight_too(die: int, canceled: bool) -> None:
    """The 2007 FAQ: what cancels any Zombie card is for one being played, or one in play."""
    t = fight([1, 1, 6], ("crowbar", "ammo"), "nikki", in_play=["heavy-rain"])
    assert not t.offers("ability", ability="rescue-gear", mode="heal")
    t.dice(die)
    t.choose("ability", ability="rescue-gear", mode="cancel-in-play")
    t.choose("choose", card="ammo")
    assert (t.state["in_play"] == []) == canceled
    assert t.heroes["nikki"]["items"] == ["crowbar"]


def test_a_building_that_was_taken_over_from_the_start_is_one_too() -> None:
    t = hero_turn("nikki", ("crowbar",), markers=[{"kind": "taken-over", "building": "gym"}])
    t.dice(3)
    t.choose("ability", ability="rescue-gear", mode="cancel-in-play")
    assert t.state["markers"] == []


def test_an_item_that_she_has_paid_with_is_not_lost_a_second_time() -> None:
    t = hero_turn("nikki", space="1,1", zombie_hand=("deadly-surprise",), hero_deck=["crowbar"])
    t.choose("search")
    t.dice(1, 6)
    t.choose("play-card", card="deadly-surprise", mode="take-item")
    t.choose("ability", ability="rescue-gear", mode="cancel")
    assert t.heroes["nikki"]["items"] == []
    assert t.state["hero_discard"] == ["crowbar"]


# -- buildings ---------------------------------------------------------------------------------------------


def fight_dice(space: str, **more: Any) -> int:
    t = table(
        boxes=BOXES, board=RELAY, heroes={"sam": space, "becky": "7,0"}, zombies={"z1": space}, acting="sam", **more
    )
    t.choose("skip")
    t.passes()
    return len(next(event["values"] for event in t.events if event.get("for") == "hero-fight"))


def test_in_the_power_relay_station_a_hero_rolls_one_more_fight_die_while_it_has_power() -> None:
    dark: dict[str, Any] = {
        "markers": [{"kind": "lights-out", "building": "church"}],
        "in_play_rows": [{"card": "lights-out", "building": "church"}],
    }
    assert fight_dice("1,1") == 3
    assert fight_dice("2,1") == 2
    assert fight_dice("1,1", **dark) == 2


@pytest.mark.parametrize(
    ("space", "die", "builds"), [("5,1", 2, False), ("5,1", 3, True), ("1,1", 3, False), ("1,1", 4, True)]
)
def test_in_the_lumber_yard_a_three_is_enough_to_barricade(space: str, die: int, builds: bool) -> None:
    boxes = [*BOXES, "survival-of-the-fittest"]
    t = table(
        boxes=boxes, board=RELAY, heroes={"sam": space, "becky": "7,5"}, acting="sam", switches={"barricades": "on"}
    )
    t.dice(die)
    t.choose("roll-movement")
    assert t.offers("build") == builds


def book_store(deck: list[str]) -> Table:
    house = {**GRID["grid"]["buildings"][0], "pick_up": [], "special": "book-store"}
    board = {"grid": {**GRID["grid"], "buildings": [house]}}
    t = table(boxes=BOXES, board=board, heroes={"sam": "1,1", "becky": "7,0"}, acting="sam", hero_deck=deck)
    t.choose("pick-up", card="top-event")
    return t


def test_in_the_book_store_one_looks_for_an_event_among_three_cards_and_puts_the_others_back() -> None:
    t = book_store(["crowbar", "faith", "recovery", "torch"])
    assert t.values("choose", "card") == ["faith", "recovery"]
    t.choose("choose", card="faith")
    t.choose("choose", card="crowbar")
    assert t.state["hands"]["heroes-1"] == ["faith"]
    assert t.state["hero_deck"][:3] == ["recovery", "crowbar", "torch"]


def test_without_an_event_among_them_all_go_back() -> None:
    t = book_store(["crowbar", "ammo", "torch", "faith"])
    t.choose("choose", card="torch")
    t.choose("choose", card="ammo")
    assert t.state["hero_deck"][:4] == ["crowbar", "ammo", "torch", "faith"]
    assert t.state["hands"]["heroes-1"] == []
