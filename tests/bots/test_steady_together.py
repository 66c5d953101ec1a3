"""What steady Heroes do together: lift what keeps them from searching, keep what wins, wait for each other, learn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.bots.test_steady import advice
from tests.bots.test_steady_finds import INSIDE, TRUCK, walk
from tests.lnoe.boxes.base.scenes import hero_turn
from tests.lnoe.boxes.survival_of_the_fittest.test_search_for_the_truth import FINAL, night, read
from tests.lnoe.boxes.survival_of_the_fittest.test_supply_run import HOUSE
from tests.lnoe.boxes.survival_of_the_fittest.test_supply_run import night as supply_run
from tests.table import Table, table

STOCK_UP: dict[str, Any] = {
    "scenario": "stock-up",
    "boxes": ["base", "stock-up"],
    "markers": [{"kind": "stockpile", "building": "gym"}],
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


# -- bringing things together ------------------------------------------------------------------------------


def all_is_found(becky: str, **more: Any) -> Table:
    """Billy stands before the gym, where all that the two of them have is to be; a Zombie is in there."""
    team = {
        "billy": {"space": "5,3", "items": ["revolver", "crowbar"]},
        "becky": {"space": becky, "items": ["pitchfork", "fire-axe", "first-aid-kit"]},
    }
    t = table(heroes=team, zombies={"z1": "6,0"}, dice=[2], **STOCK_UP, **more)
    t.choose("activate", hero="billy")
    return t


@pytest.mark.parametrize(("becky", "enters"), [("4,3", True), ("0,0", False)])
def test_nobody_goes_in_before_the_others_are_near(becky: str, enters: bool) -> None:
    t = all_is_found(becky)
    walk(t)
    assert (t.heroes["billy"]["space"] in INSIDE["gym"]) is enters


def test_late_at_night_nobody_waits() -> None:
    t = all_is_found("0,0", sun=2)
    walk(t)
    assert t.heroes["billy"]["space"] in INSIDE["gym"]


@pytest.mark.parametrize(("supplies", "enters"), [(3, True), (0, False)])
def test_supplies_are_brought_home_past_zombies(supplies: int, enters: bool) -> None:
    """They stay where they are brought; who has none keeps away from the dead."""
    tokens = {"tokens": {"supply": supplies}} if supplies else {}
    heroes = {"billy": {"space": "2,1", "wounds": 1, **tokens}, "becky": "7,5"}
    t = supply_run(heroes, zombies={"z1": "0,1", "z2": "1,0", "z3": "2,2"}, dice=[3])
    t.choose("activate", hero="billy")
    walk(t)
    assert (t.heroes["billy"]["space"] in HOUSE) is enters


# -- learning ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("items", "fights"), [(["chainsaw"], True), ([], False)])
def test_where_upgrades_win_armed_heroes_go_and_kill_for_them(items: list[str], fights: bool) -> None:
    t = table(
        heroes={"billy": {"space": "3,3", "items": items}, "becky": "7,5"}, zombies={"z1": "3,0"},
        scenario="learn-to-survive", boxes=["base", "timber-peak"], switches={"experience": "on"}, dice=[6],
    )  # fmt: skip
    t.choose("activate", hero="billy")
    walk(t)
    assert (t.heroes["billy"]["space"] == "3,0") is fights
