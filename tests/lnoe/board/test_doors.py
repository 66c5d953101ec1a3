"""Doors that are added to printed walls.  [16.3.2]"""

from __future__ import annotations

import random
from dataclasses import fields
from typing import Any

import pytest

from shamble.lnoe.board import board_from
from shamble.lnoe.board.board import compile_board
from shamble.lnoe.board.doors import walls_without_door, with_doors
from shamble.lnoe.board.whole_walls import crossings, walled_steps, whole_walls

TOWNS: list[dict[str, Any]] = [
    {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]},
    {"center": "manor-house", "outer": ["church", "farm", "hospital", "school"]},
    {"layout": "alone", "boards": ["radio-station"]},
]


@pytest.mark.parametrize("town", TOWNS, ids=lambda town: town.get("center") or town["boards"][0])
def test_a_board_with_more_doors_is_the_same_as_if_they_had_been_printed(town: dict[str, Any]) -> None:
    board, rng = board_from(town), random.Random(1)
    places = walls_without_door(board)
    for count in (1, 2, 5):
        doors = rng.sample(places, min(count, len(places)))
        added = board_from({**town, "doors": doors})
        printed = compile_board(with_doors(board.plan, doors), added.key, board.arrows)
        for field in fields(added):
            if not field.name.startswith("kept"):
                assert getattr(added, field.name) == getattr(printed, field.name), field.name
        assert added.hero_steps != board.hero_steps


def test_a_door_in_a_hard_wall_lets_look_straight_through() -> None:
    """[10.3.1]"""
    grid = {"width": 4, "height": 1, "buildings": [{"id": "vault", "cells": ["0,0", "1,0"], "hard_walls": True}]}
    there = board_from({"grid": grid})
    here, beyond = there.by_name["1,0"], there.by_name["2,0"]
    opened = board_from({"grid": grid, "doors": [["1,0", "2,0"]]})
    assert not there.sight[here] >> beyond & 1
    assert opened.sight[here] >> beyond & 1


def test_walls_are_the_same_objects_with_more_doors_and_sewers() -> None:
    board = board_from(TOWNS[0])
    walls = whole_walls(board)
    changed = board_from({**TOWNS[0], "doors": walls_without_door(board)[:1], "sewers": [["0,0", "5,5"]]})
    assert whole_walls(changed) is walls
    assert crossings(changed) is crossings(board)
    assert len(walled_steps(changed)) == len(changed.names) == len(walled_steps(board)) + 1
