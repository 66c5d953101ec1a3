"""Line of sight: the figures of the rulebooks as little maps."""

from __future__ import annotations

from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from shamble.lnoe.board import grid_board, standard_board
from tests.lnoe.board.drawn import drawn
from tests.lnoe.board.ruler import Ruler


@pytest.mark.rule("10.3")
def test_a_hero_inside_sees_out_of_the_walls_it_touches():
    # Wall A is above the Hero, wall B to its right.
    m = drawn("""
        .  .1 .  .2
        .  B  Bh .3
        .  B  B  .
    """)
    assert m.seen_from("h") == {"1", "2", "3"}


@pytest.mark.rule("10.3", "3.3.2")
def test_a_hero_inside_does_not_see_out_of_a_wall_it_does_not_touch():
    m = drawn("""
        .  B  Bh .
        .4 B  B  .
    """)
    assert not m.sees("h", "4")


@pytest.mark.rule("10.3")
def test_a_door_blocks_sight_like_any_wall():
    m = drawn(".4 Bd Bh .", doors=("d-4",))
    assert not m.sees("h", "4")
    assert m.sees("d", "4")


@pytest.mark.rule("10.3")
def test_a_hero_at_the_exterior_corner_sees_through_neither_wall():
    m = drawn("""
        B  Bb .
        Bc Bd .
        .  .  .h
    """)
    assert m.seen_from("h") == set()


@pytest.mark.rule("10.3")
def test_a_hero_outside_touching_a_wall_sees_into_the_building_and_off_to_either_side():
    m = drawn("""
        .  B1 B2 B3 .
        .4 B5 B6 B7 .8
        .9 .  .h .  .0
    """)
    assert m.seen_from("h") == {"1", "2", "3", "5", "6", "7", "9", "0"}


@pytest.mark.rule("10.3")
def test_a_hero_sees_through_a_touched_wall_in_another_space_than_its_own():
    m = drawn("""
        .  .  .  .1
        Bh B  B  B
    """)
    assert m.sees("h", "1")


@pytest.mark.rule("10.3")
def test_the_far_wall_of_a_building_stops_sight_through_it():
    m = drawn(".h B Bi .z")
    assert m.seen_from("h") == {"i"}


@pytest.mark.rule("10.3")
def test_a_model_in_the_same_space_is_always_seen():
    board = drawn(".a Bb .c").board
    assert all(board.sight[space] >> space & 1 for space in range(3))


def test_the_wall_of_the_next_building_in_line_is_another_wall():
    # The lower sides of A and B run on in one line, but they are two walls.
    m = drawn("""
        A  A  B  Bz
        .  .h .  .
    """)
    assert not m.sees("h", "z")


def test_an_inner_wall_touched_is_seen_through():
    m = drawn("Ba Bb Bc", walls=[["0,0", "1,0"]])
    assert m.sees("a", "c")
    assert not m.sees("c", "a")


@pytest.mark.rule("10.3")
def test_a_line_that_only_grazes_the_corner_of_a_building_is_free():
    m = drawn("""
        B  .z
        .h .
    """)
    assert m.sees("h", "z")
    assert m.sees("z", "h")


def test_a_line_between_two_buildings_that_touch_corners_is_stopped():
    m = drawn("""
        .h B
        C  .z
    """)
    assert not m.sees("h", "z")


@pytest.mark.rule("10.3.1", "3.3.2.2")
def test_a_hard_wall_is_not_seen_through_even_when_touched():
    m = drawn(
        """
        .a .b
        Bh B
    """,
        hard_walls=[["0,1", "0,0"], ["1,1", "1,0"]],
    )
    assert m.seen_from("h") == set()
    assert not m.sees("a", "h")


@pytest.mark.rule("3.3.2.2")
def test_a_hard_wall_stops_steps_like_a_normal_wall():
    m = drawn(".a .h", hard_walls=[["0,0", "1,0"]])
    assert not m.hero_steps("a", "h")
    assert m.zombie_steps("a", "h")


@pytest.mark.rule("10.3.1")
def test_sight_goes_straight_through_an_adjacent_door_in_a_hard_wall():
    m = drawn(
        """
        .  .  .x
        .z .d Bh
        .  .  .y
    """,
        doors=("h-d",),
        hard_walls=[["2,1", "1,1"], ["2,1", "2,0"], ["2,1", "2,2"]],
    )
    assert m.seen_from("h") == {"d", "z"}


@pytest.mark.rule("10.3.1")
def test_a_door_in_a_hard_wall_is_not_seen_through_from_afar():
    m = drawn(".z .d Bh", doors=("h-d",), hard_walls=[["2,0", "1,0"]])
    assert m.sees("d", "h")
    assert not m.sees("z", "h")


@pytest.mark.rule("10.3.2", "3.3.6.2")
def test_forest_is_seen_into_and_out_of_but_not_through():
    m = drawn(".a ~f .b")
    assert m.sees("a", "f")
    assert m.sees("f", "b")
    assert not m.sees("a", "b")


@pytest.mark.rule("10.3.2")
def test_a_large_forest_space_does_not_hide_its_own_middle():
    m = drawn(
        """
        .a ~f ~ .b
        .  ~  ~ .
    """,
        large=[["1,0", "2,0", "1,1", "2,1"]],
    )
    assert m.sees("a", "f")
    assert m.sees("f", "b")
    assert not m.sees("a", "b")


@pytest.mark.rule("3.3.8.1")
def test_a_single_space_building_is_seen_into_and_out_of_but_not_through():
    m = drawn(
        """
        .a .  .
        .  Bh .
        .b .  .c
    """,
        single="B",
    )
    assert m.sees("a", "h")
    assert m.sees("h", "c")
    assert not m.sees("a", "c")
    assert m.sees("b", "c")


@pytest.mark.rule("10.3.6", "3.3.10.1")
def test_the_antenna_space_stops_sight_and_cannot_be_entered():
    m = drawn(".a % .b")
    assert not m.sees("a", "b")
    assert "1,0" not in m.board.by_name


@pytest.mark.rule("10.3.7", "3.3.10.3")
def test_sight_crosses_the_cliff_wall():
    m = drawn(".a .b", impassable=[["0,0", "1,0"]])
    assert m.sees("a", "b")


def test_a_large_space_sees_from_its_real_centre():
    # From its lower cells alone the line to "z" passes below the building; from its middle it does not.
    picture = """
        .L .  .  .  .
        .a .b .  B  .
        .  .  .  .  .z
    """
    whole = drawn(picture, large=[["0,0", "1,0", "0,1", "1,1"]])
    assert not whole.sees("L", "z")
    assert drawn(picture).seen_from("z") >= {"a", "b"}


def test_off_the_board_only_the_own_space_is_seen():
    board = grid_board({"width": 2, "height": 1, "off_board": ["sewer-a"]})
    assert board.sight == (0b011, 0b011, 0b100)


@settings(max_examples=40, deadline=None)
@given(st.lists(st.lists(st.sampled_from(".AB~"), min_size=5, max_size=5), min_size=4, max_size=4))
def test_sight_is_what_a_ruler_held_a_hair_to_either_side_shows(rows: list[list[str]]):
    board = drawn("\n".join(" ".join(row) for row in rows), large=_large(rows)).board
    ruler = Ruler(board)
    for here, there in permutations(range(len(board.names)), 2):
        assert bool(board.sight[here] >> there & 1) is ruler.sees(here, there)


@pytest.mark.parametrize("center", ["town-center", "manor-house"])
def test_sight_in_a_town_is_what_a_ruler_shows(center: str):
    board = standard_board(center, ("gas", "hospital", "church", "school"))
    ruler = Ruler(board)
    for here in range(0, len(board.names), 13):
        for there in range(len(board.names)):
            assert bool(board.sight[here] >> there & 1) is ruler.sees(here, there)


def _large(rows: list[list[str]]) -> list[list[str]]:
    same = rows[1][1] == rows[1][2] == rows[2][1] == rows[2][2]
    return [["1,1", "2,1", "1,2", "2,2"]] if same else []
