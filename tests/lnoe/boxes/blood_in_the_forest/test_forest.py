"""Forest Spaces: what they do to fights, to sight, and to cards that are about buildings."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import Board, board_from
from tests.lnoe.boxes.base import scenes, zombie_player
from tests.table import Table

BOXES = ["base", "blood-in-the-forest"]
MIXED = {"center": "town-center", "outer": ["bf-thrashers-mill", "farm", "church", "school"]}
"""The mill in the top left: woods 1 at 0,0, woods 2 at 4,0, woods 3 at 1,4, the mill itself at 3,2."""
WOODS, WOODS_2, BESIDE, MILL = "0,0", "4,0", "2,1", "3,2"
BOARD = board_from(MIXED)


def fight_in(space: str, dice: list[int], **more: Any) -> Table:
    return scenes.fight(dice, space=space, others={}, board=MIXED, boxes=BOXES, **more)


def sees(board: Board, here: str, there: str) -> bool:
    return bool(board.sight[board.by_name[here]] >> board.by_name[there] & 1)


# -- fights ------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.6", "3.3.6.1", "3.2")
def test_everybody_in_a_forest_space_rolls_one_more_fight_die() -> None:
    t = fight_in(WOODS, [1, 2, 5, 3, 4])
    assert t.saw("roll", **{"for": "hero-fight"}, values=[1, 2, 5])
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[3, 4])


@pytest.mark.rule("3.3.6.1")
def test_nobody_does_beside_it() -> None:
    t = fight_in(BESIDE, [1, 5, 3])
    assert t.saw("roll", **{"for": "hero-fight"}, values=[1, 5])
    assert t.saw("roll", **{"for": "zombie-fight"}, values=[3])


@pytest.mark.rule("3.3.6")
def test_thrashers_mill_is_a_building_and_a_forest_space() -> None:
    t = fight_in(MILL, [1, 2, 5, 3, 4])
    assert t.saw("roll", **{"for": "hero-fight"}, values=[1, 2, 5])
    assert BOARD.building[BOARD.by_name[MILL]] >= 0
    assert BOARD.building[BOARD.by_name["0,2"]] < 0
    assert BOARD.outdoor >> BOARD.by_name["0,2"] & 1


# -- sight -------------------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.6.2", "10.3.2")
def test_woods_are_seen_into_and_out_of_but_not_through() -> None:
    assert sees(BOARD, "2,1", "4,0")
    assert sees(BOARD, "4,0", "2,1")
    assert sees(BOARD, "3,1", "2,0")
    assert not sees(BOARD, "2,1", "6,1")
    assert not sees(BOARD, "6,1", "2,1")


@pytest.mark.rule("3.3.8.1")
def test_a_single_space_building_is_seen_into_but_not_through() -> None:
    assert sees(BOARD, "3,1", MILL)
    assert sees(BOARD, MILL, "3,3")
    assert not sees(BOARD, "3,1", "3,3")


@pytest.mark.rule("3.3.8", "3.3.8.1")
def test_a_single_space_building_is_entered_from_every_side_and_searched() -> None:
    mill = BOARD.by_name[MILL]
    assert {BOARD.names[at] for at in BOARD.hero_steps[mill]} == {"2,1", "3,1", "4,0", "2,2", "4,2", "2,3", "3,3"}
    t = scenes.hero_turn(space=MILL, others={}, board=MIXED, boxes=BOXES)
    assert t.offers("search")


@pytest.mark.rule("3.3.8.1")
def test_a_locked_door_keeps_a_hero_out_of_a_single_space_building_even_across_the_corner() -> None:
    t = scenes.hero_turn(space="2,1", others={}, board=MIXED, boxes=BOXES, zombie_hand=("locked-door",), dice=[3])
    t.choose("roll-movement")
    t.passes()
    t.choose("step", to=MILL)
    t.choose("play-card", card="locked-door")
    t.passes()
    assert t.heroes["billy"]["space"] == "2,1"


# -- woods with numbers ------------------------------------------------------------------------------------


@pytest.mark.rule("3.3.6.3", "3.4")
@pytest.mark.parametrize(("die", "place"), [(2, "thrashers-mill"), (3, "bf-thrashers-mill-forest-1")])
def test_woods_with_numbers_come_up_like_a_building(die: int, place: str) -> None:
    t = zombie_player.draws("my-god-theyve-taken-the", [2, die], board=MIXED, boxes=BOXES, heroes={"billy": "6,6"})
    t.passes()
    assert t.saw("building-rolled", building=place)
    assert {"kind": "taken-over", "building": place} in [
        {"kind": one["kind"], "building": one.get("building")} for one in t.state["markers"]
    ]


@pytest.mark.rule("3.3.6.3")
def test_heroes_may_not_enter_woods_that_are_taken_over() -> None:
    for marked, may in (([], True), ([{"kind": "taken-over", "building": "bf-thrashers-mill-forest-1"}], False)):
        more: dict[str, Any] = {"board": MIXED, "boxes": BOXES, "markers": marked}
        t = scenes.hero_turn(space=BESIDE, others={}, dice=[3], **more)
        t.choose("roll-movement")
        t.passes()
        assert (WOODS in t.values("step", "to")) == may
        assert "2,0" in t.values("step", "to")


@pytest.mark.rule("3.3.6.3")
def test_lights_out_in_the_woods_ends_a_move_there() -> None:
    dark = [{"kind": "lights-out", "building": "bf-thrashers-mill-forest-1"}]
    t = scenes.hero_turn(space=BESIDE, others={}, dice=[5], board=MIXED, boxes=BOXES, markers=dark)
    t.choose("roll-movement")
    t.passes()
    t.choose("step", to=WOODS)
    assert not t.offers("step")


@pytest.mark.rule("3.3.6.3")
def test_heroes_may_not_search_in_the_woods() -> None:
    for space, may in ((WOODS, False), (MILL, True)):
        t = scenes.hero_turn(space=space, others={}, board=MIXED, boxes=BOXES)
        assert t.offers("search") == may


@pytest.mark.rule("3.3.6.3")
@pytest.mark.parametrize(("space", "comes"), [(WOODS, False), (MILL, True)])
def test_woods_are_no_building_for_a_card_about_heroes_in_buildings(space: str, comes: bool) -> None:
    t = zombie_player.draws("surprise-attack", board=MIXED, boxes=BOXES, heroes={"billy": space})
    t.passes()
    assert (space in {zombie["space"] for zombie in t.zombies.values()}) == comes
