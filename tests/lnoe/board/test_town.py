"""The boards of the base game and the towns made of them."""

from __future__ import annotations

import pickle
from copy import deepcopy
from itertools import permutations

import pytest

from shamble.lnoe.board import Board, BoardError, board_from, piece_ids, standard_board

OUTER = ("school", "hospital", "church", "farm", "gas", "plant")
TOWN = ("church", "farm", "hospital", "school")


def at(board: Board, *cells: str) -> tuple[int, ...]:
    return tuple(sorted(board.by_name[cell] for cell in cells))


def check_town(board: Board) -> None:
    """What must hold in every town: a Hero gets everywhere, pits and number sets are complete."""
    assert max(board.walk[0]) < 255
    assert sorted(board.outer_of[pit] for pit in board.pits) == [0, 1, 2, 3]
    for index in range(4):
        sets = [house.numbers for house in board.buildings if house.board == index]
        assert sorted(number for numbers in sets for number in numbers) == [1, 2, 3, 4, 5, 6]
    assert board.pinch_steps == frozenset()


@pytest.mark.parametrize("center", ["town-center", "manor-house"])
@pytest.mark.rule("3.3.4")
def test_all_360_towns_can_be_walked_and_have_a_pit_and_all_numbers_on_each_outer_board(center: str):
    for outer in permutations(OUTER, 4):
        check_town(standard_board(center, outer))


@pytest.mark.parametrize("center", ["town-center", "manor-house"])
def test_moving_every_outer_board_one_corner_on_turns_the_town(center: str):
    board = standard_board(center, ("church", "gas", "hospital", "school"))
    after = standard_board(center, ("school", "church", "gas", "hospital"))

    def turned(space: int) -> int:
        x, y = map(int, board.names[space].split(","))
        return after.by_name[f"{11 - y},{x}"]

    for space in range(len(board.names)):
        there = turned(space)
        assert sorted(map(turned, board.hero_steps[space])) == list(after.hero_steps[there])
        seen = {turned(other) for other in range(len(board.names)) if board.sight[space] >> other & 1}
        assert seen == {other for other in range(len(board.names)) if after.sight[there] >> other & 1}


@pytest.mark.rule("3.2.8")
def test_four_l_shaped_boards_round_the_centre_make_a_full_square():
    board = standard_board("town-center", TOWN)
    assert set(board.by_name) == {f"{x},{y}" for x in range(12) for y in range(12)}
    assert board.outer == TOWN
    assert [sum(index == outer for outer in board.outer_of) for index in range(4)] == [27] * 4


@pytest.mark.rule("3.2.1", "3.3.1.2")
def test_the_town_center_has_nine_large_spaces_that_are_crossed_faster():
    board = standard_board("town-center", TOWN)
    center = board.place("town-center")
    assert [len(board.cells[space]) for space in center] == [4] * 9
    west, east = board.by_name["2,5"], board.by_name["9,5"]
    assert board.distance[west][east] == 4


def test_the_middle_of_the_town_center_is_one_space():
    board = standard_board("town-center", TOWN)
    assert board.center == at(board, "5,5")
    assert board.cells[board.center[0]] == ("5,5", "6,5", "5,6", "6,6")


def test_a_large_space_answers_to_each_of_its_cells_and_calls_itself_by_the_top_left_one():
    board = standard_board("town-center", TOWN)
    assert {board.by_name[cell] for cell in ("5,5", "6,5", "5,6", "6,6")} == {board.center[0]}
    assert board.names[board.center[0]] == "5,5"


def test_the_manor_house_has_twelve_spaces_no_search_and_no_numbers():
    board = standard_board("manor-house", TOWN)
    house = next(building for building in board.buildings if building.id == "manor-house")
    assert house.spaces == board.center == board.place("manor-house")
    assert len(house.spaces) == 12
    assert (house.searchable, house.numbers, house.board) == (False, (), -1)


@pytest.mark.rule("3.3.2.1")
def test_the_corner_walls_of_the_manor_house_stop_diagonals_round_its_corners_and_across_its_middle():
    board = standard_board("manor-house", TOWN)
    for here, there in (("5,4", "4,5"), ("6,4", "7,5"), ("4,6", "5,7"), ("7,6", "6,7"), ("5,5", "6,6")):
        assert board.by_name[there] not in board.hero_steps[board.by_name[here]]
        assert board.by_name[there] in board.zombie_steps[board.by_name[here]]
    assert board.by_name["6,5"] in board.hero_steps[board.by_name["5,5"]]


@pytest.mark.rule("3.3.1")
def test_every_space_is_an_outdoor_space_or_a_building_space():
    board = standard_board("manor-house", TOWN)
    for space, index in enumerate(board.building):
        inside = [number for number, building in enumerate(board.buildings) if space in building.spaces]
        assert inside == ([] if index < 0 else [index])
        assert bool(board.outdoor >> space & 1) is (index < 0)


def test_the_corner_space_of_each_outer_board_lies_in_the_corner_of_the_town():
    # The pit of the Graveyard, the Cornfield, the Morgue and the Junkyard is the corner space of its board.
    board = standard_board("town-center", ("church", "farm", "hospital", "gas"))
    assert board.pits == at(board, "0,0", "11,0", "11,11", "0,11")


@pytest.mark.parametrize(
    ("corner", "cells"),
    [
        (0, ("0,0", "1,0", "2,0", "0,1", "1,1", "2,1")),
        (1, ("11,0", "11,1", "11,2", "10,0", "10,1", "10,2")),
        (2, ("11,11", "10,11", "9,11", "11,10", "10,10", "9,10")),
        (3, ("0,11", "0,10", "0,9", "1,11", "1,10", "1,9")),
    ],
)
def test_a_board_is_turned_into_its_corner_and_never_mirrored(corner: int, cells: tuple[str, ...]):
    outer = ["church", "hospital", "gas"]
    outer.insert(corner, "farm")
    board = standard_board("town-center", tuple(outer))  # type: ignore[arg-type]
    assert board.place("cornfield") == at(board, *cells)


def test_the_morgue_is_a_room_of_the_hospital_behind_walls():
    board = standard_board("town-center", ("hospital", "church", "farm", "gas"))
    (morgue,) = board.place("morgue")
    hospital = next(building for building in board.buildings if building.id == "hospital")
    assert morgue in hospital.spaces
    assert morgue in board.pits
    assert board.hero_steps[morgue] == at(board, "1,0")
    assert (morgue, board.by_name["1,0"]) in board.door_steps


@pytest.mark.rule("3.3.10.6")
def test_the_road_out_of_town_is_one_space():
    board = standard_board("town-center", ("gas", "church", "farm", "hospital"))
    assert board.place("road-out-of-town") == at(board, "3,0")


def test_a_place_that_is_not_on_the_board_has_no_spaces():
    assert standard_board("town-center", TOWN).place("gun-shop") == ()


def test_the_numbers_round_the_centre_point_at_the_outer_boards():
    board = standard_board("town-center", TOWN)
    assert {die: board.outer[index] for die, index in board.arrows.items()} == {
        2: "church",
        3: "farm",
        4: "school",
        5: "hospital",
    }


def test_buildings_know_what_can_be_picked_up():
    board = standard_board("town-center", ("church", "gas", "farm", "plant"))
    pick_ups = {building.id: (building.pick_up, building.special) for building in board.buildings}
    assert pick_ups["police-station"] == (("pump-shotgun",), None)
    assert pick_ups["bank"] == ((), None)
    assert pick_ups["junkyard"] == ((), "junkyard")


def test_the_base_box_has_two_centres_and_six_outer_boards():
    assert piece_ids("center", ("base",)) == ("town-center", "manor-house")
    assert piece_ids("outer", ("base",)) == OUTER


def test_the_same_description_gives_the_same_board():
    board = standard_board("town-center", TOWN)
    assert board_from({"center": "town-center", "outer": list(TOWN)}) is board
    assert board_from(board.description) is board


def test_copies_and_other_processes_get_the_board_by_its_description():
    board = standard_board("manor-house", TOWN)
    assert deepcopy(board) is board
    assert pickle.loads(pickle.dumps(board)) is board
    assert len(pickle.dumps(board)) < 500


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        ({"center": "town-center", "outer": ["church", "farm", "gas"]}, "four outer boards, not 3"),
        ({"center": "town-center", "outer": ["church", "farm", "gas", "gas"]}, "must be different"),
        ({"center": "town-center", "outer": ["church", "farm", "gas", "zoo"]}, "no board 'zoo'"),
        ({"center": "church", "outer": ["school", "farm", "gas", "plant"]}, "'church' is of kind 'outer'"),
        ({"center": "town-center", "outer": "church"}, "a list of ids"),
        ({"center": 3, "outer": list(TOWN)}, "named by its id"),
        ({"center": "town-center"}, "not by center"),
        ({}, "not by nothing"),
        ("town-center", "must be an object"),
    ],
)
def test_a_bad_description_is_refused_in_one_sentence(description: object, sentence: str):
    with pytest.raises(BoardError, match=sentence):
        board_from(description)  # type: ignore[arg-type]
