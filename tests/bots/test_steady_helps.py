"""What steady Heroes do for each other: lift what forbids searching, hold what wins, put halves together, learn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_steady import advice
from tests.bots.test_steady_finds import INSIDE, TRUCK, walk
from tests.lnoe.boxes.base.scenes import hero_turn
from tests.lnoe.boxes.survival_of_the_fittest.test_search_for_the_truth import FINAL, night, read
from tests.lnoe.boxes.web_scenario import test_darkest_night as darkest
from tests.table import Table, table

STOCK_UP: dict[str, Any] = {
    "scenario": "stock-up",
    "boxes": ["base", "stock-up"],
    "markers": [{"kind": "stockpile", "building": "gym"}],
}
METEORITE: dict[str, Any] = {
    "scenario": "it-fell-from-the-sky",
    "boxes": ["base", "growing-hunger", "radioactive-grave-dead"],
    "markers": [{"kind": "meteorite", "space": "3,0"}],
}

# -- cards that forbid searching ---------------------------------------------------------------------------


@pytest.mark.parametrize(("building", "steps"), [("church", 2), ("gym", 3)])
def test_who_may_not_search_before_being_in_a_building_goes_there(building: str, steps: int) -> None:
    card = [{"card": "ive-got-to-get-to-the", "hero": "billy", "building": building}]
    t = hero_turn("billy", space="3,2", dice=[steps], in_play_rows=card, **TRUCK)
    walk(t)
    assert t.heroes["billy"]["space"] in INSIDE[building]


@pytest.mark.parametrize(("becky", "goes"), [("0,0", True), ("5,3", False)])
def test_where_one_can_lift_it_for_all_the_nearest_goes(becky: str, goes: bool) -> None:
    """Billy is in the church, and will search there again once it is lifted."""
    card = [{"card": "weve-got-to-reach-the", "building": "gym"}]
    t = hero_turn("billy", space="1,1", others={"becky": becky}, dice=[3], in_play_rows=card, **STOCK_UP)
    walk(t)
    assert (t.heroes["billy"]["space"] not in INSIDE["church"]) is goes


# -- cards that win by being kept --------------------------------------------------------------------------

DOCTOR = "doc-brody-country-physician"


@pytest.mark.parametrize(
    ("first", "others", "plays"),
    [
        ("A", ["principal-gomez"], True),
        ("C", ["principal-gomez"], False),
        ("C", ["principal-gomez", "jeb-the-grease-monkey"], True),
    ],
)
def test_an_event_is_not_played_that_has_to_be_held(first: str, others: list[str], plays: bool) -> None:
    """Billy is close to death; two of the Townsfolk are needed where the first Records were the third kind."""
    t = night(
        {"billy": {"space": "3,3", "wounds": 1}, "becky": "7,5"}, zombies={"z1": "3,2", "z2": "2,3"},
        notes=read(first), markers=FINAL, hands={"heroes-1": [DOCTOR, *others]},
    )  # fmt: skip
    t.choose("activate", hero="billy")
    assert (advice(t).get("card") == DOCTOR) is plays


# -- what two Heroes have between them ---------------------------------------------------------------------


@pytest.mark.parametrize(("becky", "meets"), [("lighter", True), ("crowbar", False)])
def test_who_has_dynamite_goes_to_who_can_light_it(becky: str, meets: bool) -> None:
    """Where a rock is to be blown up; both are outside, and the church could be searched."""
    team = {"billy": {"space": "3,3", "items": ["dynamite"]}, "becky": {"space": "6,5", "items": [becky]}}
    t = table(heroes=team, dice=[3], **METEORITE)
    t.choose("activate", hero="billy")
    walk(t)
    assert (t.heroes["billy"]["space"] == "6,5") is meets


@pytest.mark.parametrize(("items", "becky", "gives"), [((), ["lighter"], True), (("lighter",), ["crowbar"], False)])
def test_the_two_are_put_into_one_hand(items: tuple[str, ...], becky: list[str], gives: bool) -> None:
    """And who has both keeps both."""
    team = {"billy": {"space": "3,3", "items": ["dynamite", *items]}, "becky": {"space": "3,3", "items": becky}}
    t = table(heroes=team, **METEORITE)
    t.choose("activate", hero="billy")
    t.choose("skip")
    assert t.kind == "exchange"
    assert (advice(t)["type"] in ("give", "take")) is gives


# -- what is brought to a place ----------------------------------------------------------------------------


@pytest.mark.parametrize(("becky", "lays_down"), [({}, True), ({"tokens": {"full-can": 1}}, False)])
def test_who_has_brought_a_can_lays_it_down_to_look_for_the_other(becky: dict[str, Any], lays_down: bool) -> None:
    """Once both are found it stays in hand, where it is as well."""
    billy = {"space": darkest.INSIDE, "tokens": {"full-can": 1}}
    t = darkest.night(heroes={"billy": billy, "becky": {"space": darkest.FAR, **becky}}, acting="billy")
    t.choose("skip")
    assert t.kind == "exchange"
    assert (advice(t)["type"] == "put-down-marker") is lays_down


def test_what_lies_where_it_has_to_be_is_left_there() -> None:
    """Billy, who stands beside it, goes to a building with a counter."""
    house = next(one for one in darkest.BOARD.buildings if one.numbers)
    counter = {"kind": "number-counter", "building": house.id, "value": 5}
    can = {"kind": "full-can", "space": darkest.INSIDE}
    t = darkest.night([6], heroes={"billy": darkest.doorstep(darkest.WEST), "becky": darkest.FAR},
                      markers=[*darkest.generators(), counter, can], acting="billy")  # fmt: skip
    walk(t)
    assert t.heroes["billy"]["space"] != darkest.INSIDE
    assert can in t.state["markers"]


# -- learning ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("items", "fights"), [(["chainsaw", "baseball-bat"], True), (["chainsaw"], False), ([], False)]
)
def test_where_upgrades_win_heroes_with_two_weapons_go_and_kill_for_them(items: list[str], fights: bool) -> None:
    t = table(
        heroes={"billy": {"space": "3,3", "items": items}, "becky": "7,5"}, zombies={"z1": "3,0"},
        scenario="learn-to-survive", boxes=["base", "timber-peak"], switches={"experience": "on"}, dice=[6],
    )  # fmt: skip
    t.choose("activate", hero="billy")
    walk(t)
    assert (t.heroes["billy"]["space"] == "3,0") is fights


def learning(billy: dict[str, Any], hand: tuple[str, ...] = (), **more: Any) -> Table:
    """Billy is about to move where Upgrades win the game."""
    t = table(
        heroes={"billy": {"space": "3,3", **billy}, "becky": "7,5"}, hands={"heroes-1": list(hand)},
        scenario="learn-to-survive", boxes=["base", "growing-hunger", "timber-peak"], switches={"experience": "on"},
        **more,
    )  # fmt: skip
    if t.kind == "activate-hero" and advice(t)["type"] == "activate":
        t.choose("activate", hero="billy")
    return t


def test_what_keeps_a_hero_from_learning_is_paid_off_at_once() -> None:
    t = learning({"experience": 2, "in_play": ["guilty-conscience"]})
    assert advice(t).get("card") == "guilty-conscience"


@pytest.mark.parametrize(("lies", "sun", "plays"), [(True, 9, True), (False, 9, False), (False, 2, True)])
def test_a_card_that_the_scenario_names_is_fetched_where_it_lies(lies: bool, sun: int, plays: bool) -> None:
    """While there is time it is waited for: out of the discard pile it comes for certain."""
    pile = ["fast-learner"] if lies else ["torch"]
    t = learning({}, hand=("hopeful-discovery",), hero_discard=pile, sun=sun)
    assert (advice(t).get("card") == "hopeful-discovery") is plays
    if plays:
        t.must(cmd="choose", option=advice(t)["id"])
        assert advice(t).get("effect") == ("discard-pile" if lies else "top-cards")
