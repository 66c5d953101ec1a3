"""Putting boards together in other ways than the standard town."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import BoardError, board_from, joined_board
from shamble.lnoe.board.board import compile_board
from shamble.lnoe.board.join import ARRANGEMENTS, joined
from shamble.lnoe.board.pieces import Piece, piece_of
from shamble.lnoe.board.plan import shifted, turned

L_SHAPE = """
    A..~~.
    ...~~.
    ......
    ...###
    ...###
    ...###
"""
L_SHAPE_EMPTY = L_SHAPE.replace("A", ".").replace("~", ".")
STRAIGHT = """
    ~....~
    ......
    ......
"""


def l_board(board_id: str, **more: Any) -> Piece:
    house = {"id": f"{board_id}-house", "name": "House", "on": "A", "doors": [["0,0", "1,0"]], "numbers": [1, 2, 3]}
    table = {"id": board_id, "kind": "outer", "map": L_SHAPE, "forest": "~"}
    return piece_of(table | {"buildings": [house], "pits": ["0,5"]} | more)


def straight(board_id: str) -> Piece:
    return piece_of({"id": board_id, "kind": "straight", "map": STRAIGHT, "forest": "~"})


def center() -> Piece:
    return piece_of({"id": "green", "kind": "center", "map": "......\n" * 6})


def pieces(arrangement: str) -> list[Piece]:
    makers = {"outer": l_board, "straight": straight}
    return [
        center() if slot.kind == "center" else makers[slot.kind](f"{slot.kind}-{index}")
        for index, slot in enumerate(ARRANGEMENTS[arrangement].slots)
    ]


@pytest.mark.parametrize(
    ("arrangement", "spaces"),
    [
        ("standard", 144),
        ("ring", 324),
        ("ring-with-gaps", 324 - 4 * 18),
        ("forest-only", 216),
        ("two", 54),
        ("gate", 36 + 6 * 27),
        ("cross", 36 + 6 * 27),
    ],
)
def test_the_boards_of_a_layout_fit_and_can_be_walked(arrangement: str, spaces: int):
    board = compile_board(joined(ARRANGEMENTS[arrangement], pieces(arrangement)), "{}", {})
    assert len(board.names) == spaces
    assert max(board.walk[0]) < 255


def test_the_houses_of_a_ring_stand_in_the_corners_of_both_rings():
    board = compile_board(joined(ARRANGEMENTS["ring"], pieces("ring")), "{}", {})
    homes = [board.names[building.spaces[0]] for building in board.buildings]
    assert homes == ["3,3", "14,3", "14,14", "3,14", "0,0", "17,0", "17,17", "0,17"]
    assert [building.board for building in board.buildings] == list(range(8))


def test_the_trees_of_straight_boards_point_away_from_the_centre():
    board = compile_board(joined(ARRANGEMENTS["ring"], pieces("ring")), "{}", {})
    for cell in ("6,0", "11,0", "17,6", "17,11", "6,17", "11,17", "0,6", "0,11"):
        assert board.forest >> board.by_name[cell] & 1


def test_four_quarter_turns_bring_a_board_back():
    plan = l_board(
        "a",
        trees=["2,2"],
        corner_walls=["3,2"],
        impassable=[["4,1", "4,2"]],
        large=[["3,0", "4,0", "3,1", "4,1"]],
        thickets=[{"id": "grove", "cells": ["3,0", "4,0", "3,1", "4,1"], "numbers": [4, 5, 6]}],
        optional_pits=["2,5"],
        walls=[["1,1", "1,2"]],
        hard_walls=[["2,1", "2,2"]],
    ).plan
    assert turned(turned(turned(turned(plan)))) == plan
    assert shifted(shifted(plan, 2, 3), -2, -3) == plan
    assert turned(plan) != plan


def test_a_quarter_turn_takes_cells_edges_and_points_along():
    plan = turned(l_board("a", trees=["2,1"], impassable=[["4,1", "4,2"]]).plan)
    (house,) = plan.houses
    assert house.cells == ((5, 0),)
    assert house.doors == (((5, 0), (5, 1)),)
    assert plan.trees == ((5, 2),)
    assert plan.impassable == (((4, 4), (3, 4)),)
    assert plan.pits == ((0, 0),)


def test_a_straight_board_becomes_upright_by_a_quarter_turn():
    plan = turned(straight("s").plan)
    assert (plan.width, plan.height) == (3, 6)
    assert set(plan.forest) == {(2, 0), (2, 5)}


def test_six_boards_of_the_base_box_can_be_joined_by_name():
    names = ("town-center", "school", "hospital", "church", "farm", "gas", "plant")
    board = joined_board("gate", names)
    assert max(board.walk[0]) < 255
    assert len(board.pits) == 6
    assert board_from(board.description) is board
    assert board_from({"layout": "gate", "boards": list(names)}) is board


@pytest.mark.rule("3.3.11")
def test_boards_in_another_layout_can_touch_corners():
    left = l_board("a", map=L_SHAPE_EMPTY.replace("...###", "..A###", 1), buildings=[_house("a", "2,3", "2,2")])
    corner = L_SHAPE_EMPTY.replace("......\n    ......", "......\n    .....A", 1)
    right = l_board("b", map=corner, buildings=[_house("b", "5,1", "5,0")])
    board = compile_board(joined(ARRANGEMENTS["two"], [left, right]), "{}", {})
    homes = [board.names[building.spaces[0]] for building in board.buildings]
    assert homes == ["2,3", "3,4"]
    assert {board.names[here] for here, _ in board.pinch_steps} == {"3,3", "2,4"}


@pytest.mark.parametrize(
    ("description", "sentence"),
    [
        ({"layout": "star", "boards": []}, "no layout 'star'"),
        ({"layout": "two", "boards": ["school"]}, "takes 2 boards, not 1"),
        ({"layout": "two", "boards": ["school", "school"]}, "must be different"),
        ({"layout": "two", "boards": ["school", "town-center"]}, "its place takes 'outer'"),
    ],
)
def test_a_bad_layout_is_refused_in_one_sentence(description: dict[str, Any], sentence: str):
    with pytest.raises(BoardError, match=sentence):
        board_from(description)


def _house(name: str, inside: str, beyond: str) -> dict[str, Any]:
    return {"id": name, "name": name, "on": "A", "doors": [[inside, beyond]]}
