"""Blow Up the Town"""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import board_from
from tests.table import Table, new_game, table

BOXES = ["base", "timber-peak"]
TOWN = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
BOARD = board_from(TOWN)
CENTRE = BOARD.names[BOARD.center[0]]


def houses(outer: int) -> list[str]:
    return [building.id for building in BOARD.buildings if building.board == outer]


def inside(building: str) -> str:
    return BOARD.names[BOARD.place(building)[0]]


FIRST = [houses(outer)[0] for outer in range(4)]
"""One building of each outer board."""


def planted(*buildings: str) -> list[dict[str, str]]:
    return [{"kind": "planted-explosives", "building": building} for building in buildings]


def night(space: str, items: tuple[str, ...] = (), **more: Any) -> Table:
    hero = {"space": space, "items": list(items), **more.pop("facts", {})}
    others = more.pop("others", {})
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", board=TOWN, heroes={"billy": hero, **others}, acting="billy", **more
    )
    t.passes()
    return t


def progress(t: Table) -> tuple[int, int]:
    (goal,) = [part for one in t.state["objectives"] for part in one.get("parts", []) if part["goal"] == "plant"]
    return goal["done"], goal["needed"]


@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_night_begins_with_a_detonator_in_the_middle_of_town(profile: str, players: int) -> None:
    t = new_game(scenario="blow-up-the-town", profile=profile, boxes=BOXES, players=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    board = board_from(t.state["board"])
    assert {"kind": "detonator", "space": board.names[board.center[0]]} in t.state["markers"]
    assert t.state["sun"] == 15
    assert len(board.outer) == 4


@pytest.mark.rule("9.4.1")
def test_a_hero_in_a_building_plants_an_explosive_in_place_of_a_move_without_any_fire_item() -> None:
    t = night(inside(FIRST[0]), ("dynamite", "crowbar"))
    assert t.values("plant", "card") == ["dynamite"]
    t.choose("plant", card="dynamite")
    assert {"kind": "planted-explosives", "building": FIRST[0]} in t.state["markers"]
    assert t.heroes["billy"]["items"] == ["crowbar"]
    assert t.saw("planted", who="billy", card="dynamite", building=FIRST[0])
    assert progress(t) == (1, 4)
    t.nothing_pending()


@pytest.mark.parametrize(
    ("space", "items"), [(CENTRE, ("dynamite",)), (inside(FIRST[0]), ("crowbar",)), (inside(FIRST[0]), ())]
)
def test_nothing_is_planted_outdoors_or_without_an_explosive(space: str, items: tuple[str, ...]) -> None:
    assert not night(space, items).offers("plant")


@pytest.mark.rule("9.4.1")
def test_one_marker_of_a_crate_or_a_can_will_do_and_in_the_end_the_card_itself() -> None:
    t = night(inside(FIRST[0]), ("crate-of-dynamite", "fuel-can"))
    assert t.values("plant", "card") == ["crate-of-dynamite", "fuel-can"]
    t.choose("plant", card="fuel-can")
    assert t.heroes["billy"]["charges"] == {"crate-of-dynamite": [3], "fuel-can": [2]}
    t = night(inside(FIRST[0]), ("fuel-can",), facts={"charges": {"fuel-can": [0]}})
    t.choose("plant", card="fuel-can")
    assert t.heroes["billy"]["items"] == []
    assert t.state["hero_discard"] == ["fuel-can"]


def test_one_building_on_a_board_is_enough() -> None:
    t = night(inside(houses(0)[1]), ("dynamite",), markers=planted(FIRST[0]))
    assert not t.offers("plant")
    t = night(inside(houses(1)[0]), ("dynamite",), markers=planted(FIRST[0]))
    assert t.offers("plant")


def test_a_board_whose_buildings_are_all_destroyed_needs_none() -> None:
    ruins = [{"kind": "destroyed", "building": building} for building in houses(0)]
    assert progress(night(CENTRE, markers=ruins[:-1])) == (0, 4)
    assert progress(night(CENTRE, markers=ruins)) == (1, 4)


def test_explosives_outlast_the_building_they_were_planted_in() -> None:
    spaces = [BOARD.names[space] for space in BOARD.place(FIRST[0])]
    at = BOARD.by_name[spaces[0]]
    beside = next(space for space in BOARD.adjacent[at] if BOARD.building[space] < 0)
    t = night(
        BOARD.names[beside], ("lighter",), markers=planted(FIRST[0]), fires=[{"space": space} for space in spaces[1:]]
    )
    t.choose("skip")
    t.choose("attack", to=spaces[0])
    assert t.saw("marker", kind="destroyed", building=FIRST[0], on=True)
    assert progress(t) == (1, 4)


def detonate(buildings: list[str], space: str = CENTRE) -> Table:
    t = night(space, markers=planted(*buildings))
    t.choose("skip")
    return t


def test_the_heroes_win_with_four_boards_done_and_a_hero_at_the_detonator_when_their_turn_ends() -> None:
    t = detonate(FIRST)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "town-blown-up")


def test_not_with_three_boards_nor_anywhere_else() -> None:
    assert detonate(FIRST[:3]).result is None
    assert detonate(FIRST, inside(FIRST[0])).result is None


def test_the_zombies_win_with_the_second_dead_hero_and_not_with_the_first() -> None:
    for dead, over in ((1, True), (0, False)):
        zombie: dict[str, Any] = {"heroes_killed": dead, "zombies": {"z1": "0,5"}, "dice": [1, 1, 6]}
        t = night("0,5", others={"becky": CENTRE}, facts={"wounds": 1}, **zombie)
        t.choose("skip")
        t.passes()
        assert (t.result is not None and t.result["winner"] == "zombies") == over


def test_the_zombies_win_when_the_sun_goes_down() -> None:
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", board=TOWN, heroes={"billy": CENTRE}, turn="zombies", sun=1, round=15
    )
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


def test_any_explosive_is_what_the_scenario_asks_for() -> None:
    deck = ["crate-of-dynamite", "fuel-can", "crowbar", "faith", "keys"]
    t = night(CENTRE, hands={"heroes-1": ["hopeful-discovery"]}, hero_deck=deck)
    t.choose("play-card", card="hopeful-discovery")
    assert t.values("choose", "card") == ["crate-of-dynamite", "fuel-can"]
