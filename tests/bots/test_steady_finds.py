"""How steady Heroes come by what they need: out of the discard pile, by cards that fetch others, by keeping a find."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_steady import advice
from tests.lnoe.boxes.base.scenes import hero_turn
from tests.table import GRID, Table, table

BOXES = ["base", "growing-hunger"]
TRUCK: dict[str, Any] = {
    "scenario": "escape-in-the-truck",
    "boxes": BOXES,
    "markers": [{"kind": "truck", "space": "3,5"}],
}
CHURCH, GYM = GRID["grid"]["buildings"]
INSIDE = {"church": CHURCH["cells"], "gym": GYM["cells"]}


def gasoline_in(building: str) -> dict[str, Any]:
    """The usual board, but this building has Gasoline to be picked up."""
    houses = [{**house, "pick_up": ["gasoline"] if house["id"] == building else []} for house in (CHURCH, GYM)]
    return {"grid": {**GRID["grid"], "buildings": houses}}


def follow(t: Table, until: str) -> list[dict[str, Any]]:
    """Take what steady advises until it comes to this; what it advised."""
    taken = []
    for _ in range(12):
        taken.append(advice(t))
        if taken[-1]["type"] == until:
            return taken
        t.must(cmd="choose", option=taken[-1]["id"])
    raise AssertionError(f"no {until} in {taken}")


@pytest.mark.parametrize("building", ["church", "gym"])
def test_a_pick_up_that_lies_in_the_discard_pile_draws_heroes_to_its_building(building: str) -> None:
    """Both are in reach, and both can be searched."""
    t = hero_turn("billy", space="3,2", dice=[6], board=gasoline_in(building), hero_discard=["gasoline"], **TRUCK)
    walk(t)
    assert t.heroes["billy"]["space"] in INSIDE[building]


def walk(t: Table) -> None:
    """Roll, and take every step that steady advises."""
    t.choose("roll-movement")
    for _ in range(8):
        option = advice(t)
        if option["type"] != "step":
            return
        t.must(cmd="choose", option=option["id"])


def test_what_is_needed_is_picked_up_rather_than_searched_for() -> None:
    t = hero_turn("billy", space="5,0", dice=[1], board=gasoline_in("gym"), hero_discard=["gasoline"], **TRUCK)
    assert follow(t, "pick-up")[-1]["card"] == "gasoline"


def test_one_gasoline_is_enough_for_the_truck() -> None:
    """Becky has one already: what lies in the gym is worth no more than any card."""
    team = {"becky": {"space": "7,0", "items": ["gasoline"]}}
    gas = {"board": gasoline_in("gym"), "hero_discard": ["gasoline"], **TRUCK}
    t = hero_turn("billy", space="5,0", others=team, dice=[1], **gas)
    assert follow(t, "search")[-1]["type"] == "search"


@pytest.mark.parametrize(("pile", "effect"), [(["gasoline"], "discard-pile"), (["torch"], "top-cards")])
def test_a_card_that_fetches_another_is_played_and_looks_where_it_lies(pile: list[str], effect: str) -> None:
    t = hero_turn("billy", hand=("hopeful-discovery",), hero_discard=pile, **TRUCK)
    assert advice(t)["card"] == "hopeful-discovery"
    t.must(cmd="choose", option=advice(t)["id"])
    assert advice(t)["effect"] == effect


def test_it_is_kept_where_nothing_is_wanted_any_more() -> None:
    team = {"becky": {"space": "7,0", "items": ["gasoline", "keys"]}}
    t = hero_turn("billy", hand=("hopeful-discovery",), others=team, **TRUCK)
    assert advice(t).get("card") != "hopeful-discovery"


@pytest.mark.parametrize(("drawn", "does"), [("gasoline", "pass"), ("blocked-windows", "use-item")])
def test_a_flashlight_puts_a_bad_find_away_and_never_what_is_needed(drawn: str, does: str) -> None:
    t = hero_turn("billy", ("flashlight",), space="5,0", hero_deck=[drawn, "torch"], **TRUCK)
    t.choose("search")
    assert t.window == "card-drawn"
    assert advice(t)["type"] == does


def test_of_two_cards_the_one_that_is_still_missing_is_taken() -> None:
    """Becky has Keys: Just What I Needed fetches Gasoline."""
    team = {"becky": {"space": "7,0", "items": ["keys"]}}
    deck = ["just-what-i-needed"]
    t = hero_turn("billy", space="5,0", others=team, hero_deck=deck, hero_discard=["keys", "gasoline"], **TRUCK)
    t.choose("search")
    t.passes()
    assert advice(t)["effect"] == "discard-pile"
    t.must(cmd="choose", option=advice(t)["id"])
    assert advice(t)["card"] == "gasoline"


def test_what_lies_in_the_stockpile_is_not_counted_twice() -> None:
    """Two weapons are in the gym and one is on its way: one is still missing, so Billy searches and does not wait."""
    team = {
        "becky": {"space": "5,0", "items": ["revolver", "crowbar"]},
        "jenny": {"space": "0,0", "items": ["pitchfork"]},
    }
    t = table(
        heroes={"billy": {"space": "6,1", "items": ["first-aid-kit"]}, **team},
        scenario="stock-up",
        boxes=["base", "stock-up"],
        markers=[{"kind": "stockpile", "building": "gym"}],
        dice=[1],
    )
    t.choose("activate", hero="billy")
    assert follow(t, "search")[-1]["type"] == "search"


# -- what the scenario is about ----------------------------------------------------------------------------


def with_a_carrier(*items: str, carrier: str, dice: list[int]) -> Table:
    t = table(
        heroes={"billy": {"space": "3,3", "items": list(items)}, "becky": "0,0"},
        zombies={"p1": carrier},
        scenario="plague-carriers",
        boxes=BOXES,
        dice=dice,
    )
    t.choose("activate", hero="billy")
    return t


@pytest.mark.parametrize(("item", "fights"), [("chainsaw", True), ("fire-axe", False)])
def test_who_can_kill_a_carrier_outright_walks_up_to_it(item: str, fights: bool) -> None:
    t = with_a_carrier(item, carrier="3,0", dice=[6])
    walk(t)
    assert (t.heroes["billy"]["space"] == "3,0") == fights
