"""The drawing a client gets."""

from __future__ import annotations

import json

from shamble.lnoe.board import grid_board, layout, standard_board
from tests.lnoe.board.drawn import drawn


def test_a_drawing_is_plain_json():
    drawing = layout(standard_board("town-center", ("hospital", "farm", "church", "gas")))
    assert json.loads(json.dumps(drawing)) == drawing


def test_a_space_says_where_it_is():
    drawing = layout(standard_board("town-center", ("hospital", "farm", "church", "gas")))
    spaces = {space["id"]: space for space in drawing["spaces"]}
    assert spaces["0,0"] == {
        "id": "0,0",
        "cells": ["0,0"],
        "building": "hospital",
        "room": "morgue",
        "area": None,
        "board": 0,
        "forest": False,
    }
    assert spaces["11,0"]["area"] == "cornfield"
    assert spaces["5,5"]["cells"] == ["5,5", "6,5", "5,6", "6,6"]
    assert (spaces["5,5"]["area"], spaces["5,5"]["board"]) == ("town-center", None)


def test_walls_and_doors_are_unit_edges_between_corner_points():
    drawing = layout(drawn(".z Bh", doors=("h-z",)).board)
    assert drawing["doors"] == [[1, 0, 1, 1]]
    assert drawing["walls"] == [[1, 0, 2, 0], [1, 1, 2, 1], [2, 0, 2, 1]]


def test_boards_say_which_corner_they_lie_in():
    drawing = layout(standard_board("manor-house", ("hospital", "farm", "church", "gas")))
    assert [(board["id"], board["corner"]) for board in drawing["boards"]] == [
        ("manor-house", "center"),
        ("hospital", "top-left"),
        ("farm", "top-right"),
        ("church", "bottom-right"),
        ("gas", "bottom-left"),
    ]
    assert len(drawing["boards"][1]["cells"]) == 27
    assert [3, 3] not in drawing["corner_walls"]
    assert [6, 6] in drawing["corner_walls"]


def test_buildings_say_their_numbers_and_pick_ups():
    drawing = layout(standard_board("town-center", ("hospital", "farm", "church", "gas")))
    diner = next(building for building in drawing["buildings"] if building["id"] == "diner")
    assert diner == {
        "id": "diner",
        "name": "Diner",
        "cells": ["4,0", "5,0", "4,1", "5,1"],
        "numbers": [3, 4],
        "pick_up": ["meat-cleaver"],
        "special": None,
        "search": True,
        "board": 0,
    }
    assert drawing["pits"] == ["0,0", "11,0", "0,11", "11,11"]
    assert drawing["areas"]["road-out-of-town"] == ["0,8"]


def test_what_stands_in_the_way_is_drawn_too():
    drawing = layout(
        grid_board(
            {
                "width": 3,
                "height": 2,
                "trees": ["1,1"],
                "blocked": ["2,0"],
                "hard_walls": [["0,0", "1,0"]],
                "impassable": [["0,1", "1,1"]],
            }
        )
    )
    assert drawing["trees"] == [[1, 1]]
    assert drawing["blocked"] == ["2,0"]
    assert drawing["hard_walls"] == drawing["walls"] == [[1, 0, 1, 1]]
    assert drawing["impassable"] == [[1, 1, 1, 2]]
