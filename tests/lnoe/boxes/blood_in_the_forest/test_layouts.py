"""How boards lie with a forest: rings, the forest alone, random buildings on them, pits that need not be used."""

from __future__ import annotations

import time
from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import BoardError, board_from, joined_board, piece, piece_ids
from tests.lnoe.boxes.base import scenes, zombie_player
from tests.table import Table, new_game, table

BOXES = ["base", "growing-hunger", "blood-in-the-forest"]
TOWN = piece_ids("outer", BOXES, "small-town")
WOODS = piece_ids("outer", BOXES, "forest")
STRAIGHTS = piece_ids("straight", BOXES, "forest")
GRASS = piece_ids("straight", BOXES, "small-town")
RING = {"layout": "ring", "boards": ["town-center", *TOWN[:4], *WOODS, *STRAIGHTS]}
FOREST_ONLY = {"layout": "forest-only", "boards": ["forest-center", *WOODS, *STRAIGHTS]}


def laid(option: str = "standard", seed: int = 1, **more: Any) -> dict[str, Any]:
    """The board of a new game."""
    more = {"scenario": "die-zombies-die", "profile": "original-advanced", "boxes": BOXES, **more}
    described: dict[str, Any] = new_game(seed=seed, switches={"board_option": option}, **more).state["board"]
    return described


def refusal(option: str, boxes: list[str]) -> str:
    config = {"scenario": "die-zombies-die", "boxes": boxes, "switches": {"board_option": option}}
    config["profile"] = "original-advanced"
    error = Table().ask(cmd="new", game="last-night-on-earth", seed=1, config=config)["error"]
    assert error["code"] == "bad-config"
    return str(error["message"])


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("5.3", "3.2.8")
def test_forest_boards_are_not_drawn_unless_somebody_asks_for_them() -> None:
    drawn = {board for seed in range(12) for board in laid(seed=seed)["outer"]}
    assert not drawn & set(WOODS)


@pytest.mark.rule("5.3.2")
def test_forest_boards_can_be_drawn_among_those_of_the_town() -> None:
    drawn = {board for seed in range(12) for board in laid("forest-mixed", seed)["outer"]}
    assert drawn & set(WOODS)
    assert drawn & set(TOWN)


@pytest.mark.rule("16.6.5", "16.6.5.1", "5.3.3", "3.2.9")
def test_a_forest_ring_is_four_forest_boards_and_four_straights_round_a_town() -> None:
    described = laid("forest-ring")
    center, inner, outer, straights = _parts(described["boards"])
    assert described["layout"] == "ring"
    assert center == "town-center"
    assert set(inner) < set(TOWN)
    assert set(outer) == set(WOODS)
    assert set(straights) == set(STRAIGHTS)


@pytest.mark.rule("16.6.5.1")
def test_the_trees_of_the_straight_boards_point_away_from_the_centre() -> None:
    board = board_from(RING)
    edges = {(x, y) for x in range(6, 12) for y in (0, 17)} | {(x, y) for y in range(6, 12) for x in (0, 17)}
    inside = {(x, y) for x in range(6, 12) for y in (2, 15)} | {(x, y) for y in range(6, 12) for x in (2, 15)}
    wooded = {cell for cell in (*edges, *inside) if board.forest >> board.by_name[f"{cell[0]},{cell[1]}"] & 1}
    assert len(wooded & edges) > 3 * len(wooded & inside)


@pytest.mark.rule("16.6.6", "16.6.6.1", "5.3.4", "3.2.9")
def test_a_town_ring_is_four_more_town_boards_and_grass() -> None:
    _, inner, outer, straights = _parts(laid("town-ring")["boards"])
    assert {*inner, *outer} == set(TOWN)
    assert set(straights) == set(GRASS)
    assert all(not piece(board).plan.forest for board in straights)


@pytest.mark.rule("16.6.7", "3.2.7")
def test_the_forest_alone_is_its_centre_four_straights_and_four_forest_boards() -> None:
    described = laid("forest-only")
    assert described["layout"] == "forest-only"
    assert described["boards"][0] == "forest-center"
    assert set(described["boards"][1:5]) == set(WOODS)
    assert set(described["boards"][5:]) == set(STRAIGHTS)
    plan = board_from(described).plan
    assert (plan.width, plan.height) == (18, 12)


@pytest.mark.rule("16.6.5", "16.6.6", "16.6.7", "16.6.3", "3.2.4")
@pytest.mark.parametrize(
    ("rule", "layout", "center"),
    [
        ("forest-ring", "ring", "town-center"),
        ("town-ring", "ring", "town-center"),
        ("forest-only-board", "forest-only", "forest-center"),
    ],
)
def test_a_special_rule_lays_the_boards_in_the_same_way(rule: str, layout: str, center: str) -> None:
    described = laid(special_rules=[rule])
    assert (described["layout"], described["boards"][0]) == (layout, center)


@pytest.mark.rule("16.6.3", "3.2.4")
def test_the_airfield_takes_the_place_of_the_town_center() -> None:
    assert laid(special_rules=["airfield"])["center"] == "airfield"
    assert laid()["center"] == "town-center"


@pytest.mark.rule("16.6.5.1", "16.6.7")
def test_a_scenario_with_a_map_of_its_own_keeps_it() -> None:
    assert laid("forest-ring", scenario="alone-in-the-dark")["layout"] == "two"
    assert laid("forest-only", scenario="defend-the-manor-house")["center"] == "manor-house"


def test_too_few_boards_are_told_in_a_sentence() -> None:
    assert "takes 4 forest L-boards, and the boxes in play have 0" in refusal("forest-ring", ["base"])
    assert "takes 8 town L-boards, and the boxes in play have 6" in refusal(
        "town-ring", ["base", "blood-in-the-forest"]
    )
    assert "takes forest L-boards, and the boxes in play have none" in refusal("forest-mixed", ["base"])


def test_a_board_fits_only_the_place_of_its_kind() -> None:
    with pytest.raises(BoardError, match="of kind 'straight'"):
        board_from({"layout": "ring", "boards": ["town-center", *STRAIGHTS, *WOODS, *TOWN[:4]]})


@pytest.mark.rule("5.3.5")
@pytest.mark.parametrize(("die", "layout"), [(2, None), (3, "ring"), (5, "ring"), (6, "ring")])
def test_where_all_is_left_to_the_dice_one_says_how_the_boards_lie(die: int, layout: str | None) -> None:
    t = new_game(surprise=True, boxes=BOXES, profile="original-advanced", dice=[1, 1, 1, die])
    described = t.state["board"]
    assert described.get("layout") == layout
    if layout:
        assert set(described["boards"][9:]) == set(STRAIGHTS if die < 6 else GRASS)


@pytest.mark.rule("5.3.6")
def test_forest_boards_stand_in_a_table_of_their_own() -> None:
    assert [piece(board).d36 for board in WOODS] == ["11-23", "24-36", "41-53", "54-66"]


# -- random buildings --------------------------------------------------------------------------------------


def rolled(board: dict[str, Any], dice: list[int]) -> Table:
    more: dict[str, Any] = {"board": board, "boxes": BOXES, "heroes": {"billy": "9,9"}}
    t = zombie_player.draws("new-spawning-pit", dice, **more)
    t.passes()
    return t


@pytest.mark.rule("3.4.2")
@pytest.mark.parametrize(("second", "place"), [(3, TOWN[0]), (4, "bf-thrashers-mill")])
def test_in_a_ring_a_second_die_says_inner_or_outer_corner(second: int, place: str) -> None:
    t = rolled(RING, [2, second, 1])
    found = next(event["building"] for event in t.events if event["type"] == "building-rolled")
    on_it = [*(house.id for house in piece(place).plan.houses), *(wood.id for wood in piece(place).plan.thickets)]
    assert found in on_it


@pytest.mark.rule("3.4.4")
def test_in_the_forest_alone_there_is_no_second_die() -> None:
    t = rolled(FOREST_ONLY, [2, 3])
    assert t.saw("building-rolled", building="bf-thrashers-mill-forest-1")


@pytest.mark.rule("3.4.3", "3.4.4", "3.3.6.3")
@pytest.mark.parametrize("die", [1, 6])
@pytest.mark.parametrize("board", [RING, FOREST_ONLY])
def test_the_woods_of_straight_boards_are_only_chosen(board: dict[str, Any], die: int) -> None:
    t = rolled(board, [die])
    assert t.seat == ("heroes-1" if die == 1 else "zombies-1")
    assert {f"bf-straight-{n}-forest-{m}" for n in range(1, 5) for m in (1, 2)} <= set(t.values("choose", "building"))


@pytest.mark.rule("16.6.5.2", "16.6.6.2")
def test_a_search_in_the_ring_draws_from_the_hero_deck() -> None:
    cabin = board_from(RING)
    space = cabin.names[cabin.place("old-cabin")[0]]
    t = scenes.hero_turn(space=space, others={}, board=RING, boxes=BOXES, hero_deck=["crowbar"])
    t.choose("search")
    t.passes()
    assert "crowbar" in t.heroes["billy"]["items"]


# -- yellow pits -------------------------------------------------------------------------------------------

PITS = {
    "grid": {
        "width": 6, "height": 3, "buildings": [], "walls": [], "large": [],
        "pits": ["0,0", "1,0"], "optional_pits": ["4,0", "5,0"],
    }
}  # fmt: skip


def spawning(count: int) -> Table:
    """The Zombie player is about to place so many, who came with the roll in the last turn."""
    t = table(turn="zombies", step="place", board=PITS, boxes=BOXES, heroes={"billy": "3,2"}, dice=[count])
    if t.kind == "window":
        t.passes()
    return t


def places(t: Table) -> list[str]:
    return t.values("place", "space") or t.values("place", "to")


@pytest.mark.rule("14.8.1.2", "3.3.4.1")
def test_a_yellow_pit_need_not_be_used_before_red_ones_are_doubled_up() -> None:
    t = spawning(6)
    assert places(t) == ["0,0", "1,0", "4,0", "5,0"]
    for space in ("0,0", "1,0"):
        t.choose("place", to=space)
    assert places(t) == ["0,0", "1,0", "4,0", "5,0"]


@pytest.mark.rule("14.8.1.2", "3.3.4.1")
def test_a_yellow_pit_takes_no_second_zombie_until_every_pit_has_one() -> None:
    t = spawning(6)
    t.choose("place", to="4,0")
    assert places(t) == ["0,0", "1,0", "5,0"]
    for space in ("0,0", "1,0", "5,0"):
        t.choose("place", to=space)
    assert places(t) == ["0,0", "1,0", "4,0", "5,0"]


@pytest.mark.rule("14.8.1")
def test_red_pits_are_still_filled_evenly() -> None:
    t = spawning(6)
    t.choose("place", to="0,0")
    assert "0,0" not in places(t)


# -- the Cliff Wall ----------------------------------------------------------------------------------------

CLIFF = {"center": "town-center", "outer": ["bf-tower-relay", "farm", "church", "school"]}


@pytest.mark.rule("3.3.10.3", "8.4.5")
def test_nobody_crosses_the_cliff_wall_not_even_across_its_ends() -> None:
    board = board_from(CLIFF)
    at = board.by_name
    for here, there in (("3,0", "4,0"), ("3,1", "4,1"), ("4,1", "4,2"), ("3,0", "4,1"), ("3,2", "4,1")):
        for steps in (board.hero_steps, board.zombie_steps, board.window_steps):
            assert at[there] not in steps[at[here]]
            assert at[here] not in steps[at[there]]
    assert at["5,1"] in board.hero_steps[at["4,1"]]
    assert at["5,2"] in board.hero_steps[at["4,1"]]


@pytest.mark.rule("3.3.10.3", "10.3.7")
def test_the_cliff_wall_hides_nothing() -> None:
    board = board_from(CLIFF)
    at = board.by_name
    assert board.sight[at["3,0"]] >> at["4,0"] & 1
    assert board.sight[at["3,1"]] >> at["5,1"] & 1


# -- single-space buildings that burn ----------------------------------------------------------------------


@pytest.mark.rule("12.3.2", "3.3.6.3")
@pytest.mark.parametrize(
    ("die", "space", "falls"), [(5, "1,2", False), (6, "1,2", True), (6, "0,0", False), (6, "3,0", False)]
)
def test_a_six_brings_down_a_single_space_building_but_no_woods(die: int, space: str, falls: bool) -> None:
    mixed = {"center": "town-center", "outer": ["bf-old-cabin", "farm", "church", "school"]}
    t = table(
        boxes=[*BOXES, "timber-peak"], scenario="blow-up-the-town", turn="zombies", step="place", spawn_due=[],
        board=mixed, heroes={"billy": "9,9"}, fires=[{"space": space}], dice=[die, 3],
    )  # fmt: skip
    t.passes()
    assert t.saw("fire-phase")
    assert t.saw("marker", kind="destroyed", on=True) == falls


# -- speed -------------------------------------------------------------------------------------------------


def test_a_layout_of_the_largest_kind_is_joined_in_60_ms_and_shared_by_all_clones() -> None:
    joined_board("ring", ("town-center", *TOWN[4:8], *WOODS, *STRAIGHTS))
    times = []
    for inner in (TOWN[:4], TOWN[1:5], TOWN[2:6]):
        began = time.process_time()
        joined_board("ring", ("town-center", *inner, *reversed(WOODS), *reversed(STRAIGHTS)))
        times.append((time.process_time() - began) * 1000)
    print(f"an 18 by 18 ring joined in {min(times):.1f} ms of CPU time")
    assert min(times) <= 60
    game = new_game(boxes=BOXES, scenario="die-zombies-die", switches={"board_option": "forest-ring"}).engine.game
    assert game is not None
    assert game.clone().board is game.board


def _parts(boards: list[str]) -> tuple[str, list[str], list[str], list[str]]:
    return boards[0], boards[1:5], boards[5:9], boards[9:]
