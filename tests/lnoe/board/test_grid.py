"""Boards drawn in a situation."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import BoardError, board_from, grid_board

CHURCH: dict[str, Any] = {
    "id": "church",
    "cells": ["0,0", "1,0", "0,1", "1,1"],
    "doors": [["1,1", "2,1"]],
    "numbers": [1, 2, 3],
    "pick_up": ["faith"],
}
GRID: dict[str, Any] = {
    "width": 6,
    "height": 4,
    "buildings": [CHURCH],
    "walls": [],
    "pits": ["5,3"],
    "large": [],
}


def test_a_drawn_grid_has_its_cells_buildings_and_pits():
    board = grid_board(GRID)
    assert len(board.names) == 24
    assert board.names[7] == "1,1"
    assert board.pits == (board.by_name["5,3"],)
    (church,) = board.buildings
    assert (church.id, church.name, church.numbers, church.pick_up) == ("church", "Church", (1, 2, 3), ("faith",))
    assert [board.names[space] for space in church.spaces] == ["0,0", "1,0", "0,1", "1,1"]
    assert church.searchable


def test_a_wall_stands_round_a_drawn_building_but_for_its_doors():
    board = grid_board(GRID)
    inside, outside = board.by_name["1,1"], board.by_name["2,1"]
    assert outside in board.hero_steps[inside]
    assert board.by_name["1,2"] not in board.hero_steps[inside]


def test_all_arrows_point_at_a_drawn_grid():
    board = grid_board(GRID)
    assert board.arrows == {2: 0, 3: 0, 4: 0, 5: 0}
    assert board.buildings[0].board == 0
    assert set(board.outer_of) == {0}


def test_the_centre_of_a_drawn_grid_is_its_middle_unless_it_is_given():
    assert grid_board(GRID).center == (15,)
    assert grid_board(GRID | {"center": ["5,0", "5,1"]}).center == (5, 11)


def test_areas_forest_and_optional_pits_can_be_drawn():
    board = grid_board(GRID | {"areas": {"cornfield": ["3,0", "4,0"]}, "forest": ["5,0"], "optional_pits": ["2,0"]})
    assert board.place("cornfield") == (3, 4)
    assert board.forest == 1 << 5
    assert board.optional_pits == (2,)


def test_a_numbered_forest_space_has_numbers_but_is_no_building():
    grove = {"id": "grove", "cells": ["4,0", "5,0"], "numbers": [4, 5, 6]}
    board = grid_board(GRID | {"forest": ["4,0", "5,0"], "large": [["4,0", "5,0"]], "thickets": [grove]})
    (thicket,) = board.thickets
    assert (thicket.id, thicket.numbers, thicket.searchable) == ("grove", (4, 5, 6), False)
    assert board.building[thicket.spaces[0]] == -1
    assert board.buildings[board.plot[thicket.spaces[0]]] is thicket
    assert [building.id for building in board.buildings if not building.thicket] == ["church"]


def test_spaces_off_the_board_have_words_and_touch_nothing():
    board = grid_board(GRID | {"off_board": ["sewer-a"]})
    sewer = board.by_name["sewer-a"]
    assert sewer == 24
    assert board.names[sewer] == "sewer-a"
    assert board.adjacent[sewer] == board.hero_steps[sewer] == ()
    assert board.distance[sewer][0] == 255
    assert not board.outdoor >> sewer & 1


def test_the_order_of_fields_does_not_make_another_board():
    assert board_from({"grid": dict(reversed(GRID.items()))}) is grid_board(GRID)
    assert board_from(grid_board(GRID).description) is grid_board(GRID)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"width": 0}, "width must be a whole number from 1 to 24"),
        ({"height": None}, "height must be"),
        ({"height": True}, "height must be"),
        ({"wide": 3}, "a grid has no field 'wide'"),
        ({"pits": ["6,3"]}, "pits: cell '6,3' is outside the grid of 6 by 4"),
        ({"pits": ["a3"]}, "written like '3,0'"),
        ({"pits": [[5, 3]]}, "written like '3,0'"),
        ({"pits": "5,3"}, "pits must be a list"),
        ({"pits": ["5,3", "5,3"]}, "listed twice"),
        ({"gaps": ["5,3"]}, "pits: cell '5,3' is a gap or blocked"),
        ({"walls": [["2,2", "4,2"]]}, "do not share an edge"),
        ({"walls": [["2,2"]]}, "an edge is a pair of cells"),
        ({"large": [["2,2", "3,3"]]}, "'2,2' is not a full rectangle"),
        ({"large": [["2,2"]]}, "at least two cells"),
        ({"large": [["2,2", "3,2"], ["3,2", "4,2"]]}, "overlaps another"),
        ({"large": [["1,0", "2,0"]]}, "only partly in a building"),
        ({"large": [["2,2", "3,2"]], "walls": [["2,2", "3,2"]]}, "within one large space"),
        ({"trees": ["0,1"]}, "not a corner between four cells"),
        ({"areas": ["3,0"]}, "areas must map names to lists"),
        ({"off_board": ["1,1"]}, "words without a comma"),
        ({"off_board": ["<b>"]}, "of small letters"),
        ({"buildings": [CHURCH | {"id": 'x"/><script>alert(1)</script>'}]}, "id must be a word of small letters"),
        ({"buildings": [CHURCH | {"id": "Church"}]}, "id must be a word of small letters"),
        ({"buildings": [CHURCH | {"id": "c" * 41}]}, "id must be a word of small letters"),
        ({"buildings": [CHURCH | {"name": "c" * 41}]}, "name must be a name of up to 40 letters"),
        ({"buildings": [CHURCH | {"name": "a\nb"}]}, "name must be a name of up to 40 letters"),
        ({"buildings": [CHURCH | {"rooms": {"<i>": ["0,0"]}}]}, "rooms must be a word of small letters"),
        ({"buildings": [CHURCH | {"pick_up": ["<i>"]}]}, "pick_up must be a word of small letters"),
        ({"thickets": [{"id": "<i>", "cells": []}]}, "id must be a word of small letters"),
        ({"buildings": [CHURCH, CHURCH | {"id": "barn"}]}, "in both 'church' and 'barn'"),
        ({"buildings": ["church"]}, "must be an object"),
        ({"buildings": [{"cells": ["0,0"]}]}, "id must be a word"),
        ({"buildings": [CHURCH | {"cells": [], "doors": []}]}, "'church' has no cells"),
        ({"buildings": [CHURCH | {"doors": [["2,1", "1,1"]]}]}, "the first cell of a door, '2,1', is not inside"),
        ({"buildings": [CHURCH | {"doors": [["1,0", "1,1"]]}]}, "no wall for the door at '1,0'"),
        ({"buildings": [CHURCH | {"walls": [["1,0", "2,0"]]}]}, "an inner wall at '1,0' is not inside"),
        ({"buildings": [CHURCH | {"rooms": {"crypt": ["3,0"]}}]}, "room 'crypt' is not inside"),
        ({"buildings": [CHURCH | {"single_space": True}]}, "more than one space"),
        ({"buildings": [CHURCH | {"numbers": [7]}]}, "die results from 1 to 6"),
        ({"buildings": [CHURCH | {"search": "no"}]}, "search must be true or false"),
        ({"buildings": [CHURCH | {"size": 4}]}, "building 'church' has no field 'size'"),
        ({"thickets": [3]}, "must be an object"),
        ({"width": 1, "height": 1, "buildings": [], "pits": [], "gaps": ["0,0"]}, "at least one cell"),
    ],
)
def test_a_bad_drawing_is_refused_in_one_sentence(change: dict[str, Any], sentence: str):
    with pytest.raises(BoardError, match=sentence):
        grid_board(GRID | change)


@pytest.mark.parametrize("grid", [None, [], "6 by 4", {"width": object()}])
def test_a_grid_must_be_an_object_of_plain_values(grid: Any):
    with pytest.raises(BoardError):
        grid_board(grid)
