"""Walls, doors and diagonals: who may step where."""

from __future__ import annotations

import pytest

from tests.lnoe.board.drawn import drawn


@pytest.mark.rule("8.4.1")
def test_a_hero_moves_forward_back_sideways_and_diagonally():
    m = drawn("""
        .a .b .c
        .d .h .e
        .f .g .i
    """)
    assert all(m.hero_steps("h", mark) for mark in "abcdefgi")


@pytest.mark.rule("8.4.3", "3.3.2")
def test_a_wall_stops_a_hero_and_not_a_zombie():
    m = drawn("""
        .z Bh
    """)
    assert not m.hero_steps("h", "z")
    assert m.zombie_steps("h", "z")
    assert not m.wall_free("h", "z")


@pytest.mark.rule("8.4.3", "3.3.3")
def test_a_hero_goes_straight_through_a_door():
    m = drawn(".z Bh", doors=("h-z",))
    assert m.hero_steps("h", "z")
    assert (m.space("h"), m.space("z")) in m.board.door_steps
    assert (m.space("z"), m.space("h")) in m.board.door_steps


@pytest.mark.rule("8.4.3", "3.3.3")
def test_a_hero_does_not_go_diagonally_through_a_door():
    m = drawn(
        """
        .a Bh
        .z Bi
        .b B
    """,
        doors=("i-z",),
    )
    assert not m.hero_steps("i", "a")
    assert not m.hero_steps("i", "b")
    assert not m.hero_steps("h", "z")


def test_a_door_is_no_way_for_a_step_that_crosses_no_wall():
    m = drawn(".z Bh", doors=("h-z",))
    assert not m.wall_free("h", "z")


def test_a_step_in_the_open_is_no_door_step():
    m = drawn(".z Bh .a .b", doors=("h-z",))
    assert (m.space("a"), m.space("b")) not in m.board.door_steps


def test_a_hero_cuts_the_outside_corner_of_a_building():
    m = drawn("""
        B  .b
        .a .
    """)
    assert m.hero_steps("a", "b")
    assert m.wall_free("a", "b")


def test_a_hero_does_not_enter_a_building_over_its_corner():
    m = drawn("""
        Bh B  .
        B  Bc .
        .  .  .z
    """)
    assert not m.hero_steps("c", "z")
    assert m.zombie_steps("c", "z")


def test_two_buildings_side_by_side_have_a_wall_between_them():
    m = drawn("Aa Bb", doors=())
    assert not m.hero_steps("a", "b")


def test_a_door_between_two_buildings_belongs_to_both():
    m = drawn("Aa Bb", doors=("a-b",))
    one, other = m.board.buildings
    assert one.doors == ((m.space("a"), m.space("b")),)
    assert other.doors == ((m.space("b"), m.space("a")),)


def test_inner_walls_cut_a_room_off():
    m = drawn("Ba Bb Bc", walls=[["0,0", "1,0"]])
    assert not m.hero_steps("a", "b")
    assert m.hero_steps("b", "c")


def test_a_door_leads_through_an_inner_wall():
    m = drawn("Ba Bb", walls=[["0,0", "1,0"]], doors=("a-b",))
    assert m.hero_steps("a", "b")


@pytest.mark.rule("3.3.2.1")
def test_a_corner_wall_stops_a_heros_diagonal_and_nothing_else():
    m = drawn(
        """
        Ba Bb
        Bc Bd
    """,
        corner_walls=["1,1"],
    )
    assert not m.hero_steps("a", "d")
    assert not m.hero_steps("b", "c")
    assert m.hero_steps("a", "b")
    assert m.zombie_steps("a", "d")
    assert m.sees("a", "d")


@pytest.mark.rule("3.3.7")
def test_a_tree_stops_a_heros_diagonal_but_no_zombie_and_no_sight():
    m = drawn(
        """
        .a .b
        .c .d
    """,
        trees=["1,1"],
    )
    assert not m.hero_steps("a", "d")
    assert m.hero_steps("a", "c")
    assert m.zombie_steps("a", "d")
    assert m.wall_free("a", "d")
    assert m.sees("a", "d")


@pytest.mark.rule("3.3.1.2")
def test_a_large_space_is_one_step_from_all_that_touches_it():
    m = drawn(
        """
        .a .b .c .d
        .e .L .  .f
        .g .  .  .h
        .i .j .k .l
    """,
        large=[["1,1", "2,1", "1,2", "2,2"]],
    )
    assert all(m.hero_steps("L", mark) for mark in "abcdefghijkl")
    assert m.board.distance[m.space("a")][m.space("l")] == 2


def test_a_large_space_is_left_where_one_of_its_edges_has_no_wall():
    m = drawn(
        """
        .L . Bh
        .  . .z
    """,
        large=[["0,0", "1,0", "0,1", "1,1"]],
    )
    assert not m.hero_steps("L", "h")
    assert m.hero_steps("L", "z")


@pytest.mark.rule("8.4.5", "3.3.10.3")
def test_nobody_crosses_a_red_edge():
    m = drawn(
        """
        .a .b
        .c .d
        .e .f
    """,
        impassable=[["0,0", "1,0"], ["0,1", "1,1"]],
    )
    for there in "bd":
        assert not m.hero_steps("a", there)
        assert not m.zombie_steps("a", there)
    assert m.space("b") not in m.board.window_steps[m.space("a")]
    assert m.touch("a", "b")


def test_a_diagonal_passes_the_end_of_a_red_edge():
    m = drawn(
        """
        .a .b
        .c .d
    """,
        impassable=[["0,0", "1,0"]],
    )
    assert m.hero_steps("a", "d")
    assert m.zombie_steps("b", "c")


@pytest.mark.rule("3.2.5.2")
def test_a_blocker_is_no_space_and_stops_sight():
    m = drawn("""
        .a .  .
        .b %  .c
        .  .  .d
    """)
    assert "1,1" not in m.board.by_name
    assert m.seen_from("b") == {"a"}
    assert not m.sees("a", "d")


def test_a_wall_may_be_crossed_through_a_window_but_not_a_red_edge():
    m = drawn(".a Bb .c", impassable=[["1,0", "2,0"]])
    assert m.board.window_steps[m.space("b")] == (m.space("a"),)


@pytest.mark.rule("3.3.8.1")
def test_a_single_space_building_is_entered_from_every_side_and_corner():
    m = drawn(
        """
        .a .b .c
        .d Bh .e
        .f .g .i
    """,
        single="B",
    )
    for mark in "abcdefgi":
        assert m.hero_steps("h", mark)
        assert (m.space("h"), m.space(mark)) in m.board.door_steps
        assert not m.wall_free("h", mark)
    assert m.hero_steps("b", "d")
    assert m.board.buildings[0].searchable


def test_the_corner_of_a_single_space_building_is_no_door_into_another_building():
    m = drawn(
        """
        .  Bb
        Cc .
    """,
        single="C",
    )
    assert not m.hero_steps("b", "c")


@pytest.mark.rule("3.3.11")
def test_buildings_touching_corners_make_a_pinch_point():
    m = drawn("""
        .a B
        C  .z
    """)
    assert (m.space("a"), m.space("z")) in m.board.pinch_steps
    assert not m.hero_steps("a", "z")


@pytest.mark.rule("3.3.11.3")
def test_a_zombie_walks_through_a_pinch_point():
    m = drawn("""
        .a B
        C  .z
    """)
    assert m.zombie_steps("a", "z")
    assert m.wall_free("a", "z")


@pytest.mark.rule("3.3.11")
def test_a_building_at_the_edge_of_the_board_makes_a_pinch_point():
    m = drawn("""
        .a B
        #  .z
    """)
    assert (m.space("z"), m.space("a")) in m.board.pinch_steps


def test_the_corner_of_one_building_is_no_pinch_point():
    m = drawn("""
        .a B
        .  .z
    """)
    assert m.board.pinch_steps == frozenset()


def test_distance_counts_diagonals_and_ignores_walls():
    m = drawn("""
        .a .  .  .
        .  B  B  .
        .  B  Bh .
    """)
    assert m.board.distance[m.space("a")][m.space("h")] == 2


def test_a_way_counts_the_steps_of_a_hero():
    m = drawn(
        """
        .a B Bh .z
        .  B B  .
        .  . .  .
    """,
        doors=("h-z",),
    )
    assert m.board.walk[m.space("a")][m.space("h")] == 6
    assert m.board.walk[m.space("h")][m.space("h")] == 0


def test_a_building_without_a_door_is_out_of_reach():
    m = drawn(".a Bh")
    assert m.board.walk[m.space("a")][m.space("h")] == 255
