"""The movement of zombies, and barricades."""

from __future__ import annotations

import pytest

from tests.humans.table import HOSPITAL, MUSIC_STORE, ROAD_EAST, ROAD_SOUTH, humans, tile, town


@pytest.mark.rule("H4.1", "R43")
def test_points_are_shared_among_zombies_which_may_step_in_turn():
    t = humans(sheets={"zombie-1": {"pawns": ["1,0", "1,2"]}}, tiles=[ROAD_SOUTH])
    for here, there in (("1,0", "1,1"), ("1,2", "1,3"), ("1,1", "2,1"), ("1,3", "1,4"), ("2,1", "1,1")):
        assert t.kind == "move-zombies"
        t.choose("step", **{"from": here, "to": there})
    assert t.state["turn"] == "zombie-2", "five points are spent, and nothing else is left to do"
    assert sorted(t.sheets["zombie-1"]["pawns"]) == ["1,1", "1,4"]


@pytest.mark.rule("H4.1", "R7")
def test_points_need_not_be_used_and_are_then_lost():
    t = humans()
    t.choose("step", to="1,0")
    t.choose("done")
    assert t.state["turn"] == "zombie-2"


@pytest.mark.rule("R7")
def test_steps_are_straight_and_closed_squares_are_closed():
    t = humans(sheets={"zombie-1": {"pawns": ["1,0"]}}, tiles=[MUSIC_STORE])
    assert t.values("step", "to") == ["1,1"]
    t = humans(tiles=[MUSIC_STORE])
    assert t.values("step", "to") == ["0,1", "1,0", "1,2", "2,1"]


@pytest.mark.rule("R7")
def test_buildings_of_different_tiles_never_connect():
    # The two buildings lie wall to wall; a zombie in one cannot step into the other.
    t = humans(
        tiles=[tile("music-store", "3,0"), tile("law-office", "6,0")],
        sheets={"zombie-1": {"pawns": ["5,0"]}},
        chits=["5,1"],
    )
    assert t.values("step", "to") == ["4,0", "5,1"]


@pytest.mark.rule("H4.2")
def test_zombies_may_share_a_square():
    t = humans(sheets={"zombie-1": {"pawns": ["1,0"]}, "zombie-2": {"pawns": ["1,1"]}})
    t.choose("step", to="1,1")
    assert t.offers("step", **{"from": "1,1"})


@pytest.mark.rule("H4.2", "H4.5")
def test_on_a_humans_square_the_movement_of_that_zombie_ends():
    t = humans(sheets={"zombie-1": {"pawns": ["1,1", "1,2"]}}, humans=["1,0"], tiles=[HOSPITAL])
    t.choose("step", **{"from": "1,1", "to": "1,0"})
    assert t.kind == "move-zombies", "captures wait until all movement is over"
    assert not t.find("step", **{"from": "1,0"})
    assert t.find("step", **{"from": "1,2"})


@pytest.mark.rule("R8")
def test_a_zombie_that_starts_on_a_human_stays_and_must_try():
    t = humans(
        sheets={"zombie-1": {"pawns": ["1,1", "1,2"]}}, humans=["1,1"], dice=[4], deck={"capture": ["eat", "eat"]}
    )
    assert {o["from"] for o in t.find("step")} == {"1,2"}
    t.done()
    assert t.saw("attempt", to="1,1")
    assert t.sheets["zombie-1"]["eaten"] == 1


@pytest.mark.rule("H4.2", "R43")
def test_a_zombie_that_stopped_on_a_human_is_done_even_if_the_human_is_gone():
    t = humans(
        tiles=[ROAD_EAST],
        humans=["2,1"],
        sheets={"zombie-1": {"pawns": ["1,1", "1,0"]}, "zombie-2": {"pawns": ["0,1"]}},
        hands={"zombie-2": ["run-for-it"]},
    )
    t.choose("pass")
    t.choose("step", **{"from": "1,1", "to": "2,1"})
    assert t.window == "zombie-moved"
    t.choose("play-card", card="run-for-it")
    t.choose("run", to="5,1")
    assert not t.find("step", **{"from": "2,1"})
    t.choose("step", **{"from": "1,0", "to": "1,1"})
    t.choose("step", **{"from": "1,1", "to": "2,1"})
    assert t.find("step", **{"from": "2,1", "to": "3,1"}), "one of the two that now stand there may go on"
    t.choose("step", **{"from": "2,1", "to": "3,1"})
    assert not t.find("step", **{"from": "2,1"})


# -- barricades --------------------------------------------------------------------------------------------


def at_the_store(dice: list[int], **more: object) -> object:
    return humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1"]}}, dice=dice, **more)


@pytest.mark.rule("H4.3", "H4.4", "R9")
def test_a_barricade_falls_to_its_number_and_leaves_a_chit_on_the_street():
    t = at_the_store([3])
    assert not t.offers("step", to="3,0")
    t.choose("break-in", to="3,1")
    assert t.state["chits"] == ["3,1"]
    assert t.offers("step", to="3,0")
    assert not t.offers("break-in")


@pytest.mark.rule("H4.3")
def test_one_less_is_not_enough():
    t = at_the_store([2])
    t.choose("break-in", to="3,1")
    assert t.state["chits"] == []
    assert t.saw("barricade-holds", to="3,1")
    assert not t.offers("step", to="3,0")


@pytest.mark.rule("H4.3", "R10")
@pytest.mark.parametrize(("helpers", "die", "opens"), [(1, 2, True), (1, 1, False)])
def test_each_other_zombie_on_the_square_helps_whether_it_wants_to_or_not(helpers: int, die: int, opens: bool):
    t = humans(
        tiles=[MUSIC_STORE],
        sheets={"zombie-1": {"pawns": ["3,1"]}, "zombie-2": {"pawns": ["3,1"] * helpers}},
        dice=[die],
    )
    t.choose("break-in", to="3,1")
    assert bool(t.state["chits"]) is opens


@pytest.mark.rule("R10")
def test_with_enough_helpers_no_roll_is_needed_and_no_movement_spent():
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["3,1", "3,1"]}, "zombie-2": {"pawns": ["3,1"]}})
    t.choose("break-in", to="3,1")
    assert t.state["chits"] == ["3,1"]
    assert not t.rolls("barricade")
    assert t.state["movement"]["left"] == 5


@pytest.mark.rule("H4.3", "R11")
def test_one_try_for_each_building_and_turn_whichever_zombie_makes_it():
    t = humans(tiles=[MUSIC_STORE, HOSPITAL], sheets={"zombie-1": {"pawns": ["3,1", "4,1", "1,-1"]}}, dice=[1])
    assert t.values("break-in", "to") == ["1,-1", "3,1", "4,1"]
    t.choose("break-in", to="3,1")
    assert t.values("break-in", "to") == ["1,-1"], "the hospital may still be tried"


@pytest.mark.rule("R11")
def test_in_the_next_turn_a_building_may_be_tried_again():
    t = at_the_store([1], stack={}, stack_exact=["humans"], humans=["1,0"])
    t.choose("break-in", to="3,1")
    t.choose("done")
    while t.state["turn"] == "zombie-2":
        t.must(cmd="choose", option="0")
    while t.kind != "move-zombies":
        t.must(cmd="choose", option="0")
    assert t.seat == "zombie-1"
    assert t.offers("break-in", to="3,1")


@pytest.mark.rule("H4.5")
def test_after_opening_a_barricade_the_zombie_may_move_on():
    t = at_the_store([6])
    t.choose("break-in", to="3,1")
    t.choose("step", to="3,0")
    t.choose("step", to="4,0")
    assert t.sheets["zombie-1"]["pawns"] == ["4,0"]


@pytest.mark.rule("H4.4", "R9")
def test_a_chit_opens_only_the_edges_of_its_own_square_in_both_directions_for_everybody():
    t = humans(tiles=[MUSIC_STORE], sheets={"zombie-1": {"pawns": ["4,0"]}}, chits=["3,1"])
    assert t.values("step", "to") == ["3,0", "5,0"], "there is no way out but where the chit lies"
    t.choose("step", to="3,0")
    assert "3,1" in t.values("step", "to")


@pytest.mark.rule("R9")
def test_a_chit_at_a_corner_opens_every_wall_of_its_square():
    t = humans(tiles=[HOSPITAL], sheets={"zombie-1": {"pawns": ["1,-1"]}}, chits=["1,-1"])
    assert t.values("step", "to") == ["0,-1", "1,-2", "1,0", "2,-1"]


@pytest.mark.rule("R34")
def test_chits_never_run_out():
    t = humans(
        tiles=[MUSIC_STORE, HOSPITAL],
        sheets={"zombie-1": {"pawns": ["1,-1", "1,-1"]}},
        dice=[5],
        chits=["3,1", "4,1", "5,1"],
    )
    t.choose("break-in", to="1,-1")
    assert len(t.state["chits"]) == 4


# -- tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H4.6", "R12")
def test_a_token_is_taken_in_passing():
    t = humans(tokens={"dice": ["1,0", "2,1"]})
    t.choose("step", to="1,0")
    assert t.sheets["zombie-1"]["dice"] == 1
    t.choose("step", to="1,1")
    t.choose("step", to="2,1")
    assert t.sheets["zombie-1"]["dice"] == 2
    assert t.state["tokens"]["dice"] == []


@pytest.mark.rule("H4.6", "R12")
def test_a_token_under_a_human_waits_until_the_human_is_gone():
    t = humans(tokens={"dice": ["1,0"]}, humans=["1,0"], dice=[4], deck={"capture": ["eat", "eat"]})
    t.choose("step", to="1,0")
    assert t.saw("eaten")
    assert t.events.index(next(e for e in t.events if e["type"] == "picked-up")) > t.events.index(
        next(e for e in t.events if e["type"] == "eaten")
    )
    assert t.sheets["zombie-1"]["dice"] == 1


@pytest.mark.rule("R12")
def test_a_token_falls_to_the_zombie_when_the_human_runs():
    t = humans(
        tiles=[ROAD_EAST],
        tokens={"dice": ["1,0"]},
        humans=["1,0"],
        dice=[1, 1],
        sheets={"zombie-2": {"pawns": ["0,1"]}},
    )
    t.choose("step", to="1,0")
    if t.kind == "move-human":
        t.must(cmd="choose", option="0")
    assert t.sheets["zombie-1"]["dice"] == 1


@pytest.mark.rule("R39")
def test_a_human_that_runs_onto_a_token_leaves_it_lying_and_chits_stay():
    t = humans(
        tiles=[MUSIC_STORE],
        humans=["2,1"],
        tokens={"dice": ["3,1"]},
        chits=["4,1"],
        dice=[1, 1],
        sheets={"zombie-1": {"pawns": ["1,1"]}, "zombie-2": {"pawns": ["1,1"]}},
    )
    t.choose("step", to="2,1")
    assert t.saw("ran", to="3,1")
    assert t.state["tokens"]["dice"] == ["3,1"]
    assert t.state["chits"] == ["4,1"]


@pytest.mark.rule("H1.3", "R5")
@pytest.mark.parametrize(("players", "turn_number", "pawns"), [(5, 6, 2), (5, 1, 1), (5, 11, 1), (4, 5, 1)])
def test_with_five_players_a_second_pawn_comes_in_at_the_start_of_the_second_turn(
    players: int, turn_number: int, pawns: int
):
    sheets = {f"zombie-{n}": {"pawns": ["1,1"]} for n in range(1, players + 1)}
    t = town(
        "humans", sheets=sheets, step="tile", turn_number=turn_number, stack={}, stack_exact=["humans"], humans=["1,0"]
    )
    assert len(t.sheets["zombie-1"]["pawns"]) == pawns
    assert t.sheets["zombie-1"]["pawns"] == ["1,1"] * pawns


@pytest.mark.rule("R5")
def test_if_a_human_stands_in_the_middle_the_pawn_comes_in_beside_it():
    sheets = {f"zombie-{n}": {"pawns": ["2,1"]} for n in range(1, 6)}
    t = town(
        "humans", sheets=sheets, step="tile", turn_number=6, stack={}, stack_exact=["humans"], humans=["1,1", "1,0"]
    )
    assert t.kind == "enter-town-square"
    assert t.values("enter", "to") == ["0,1", "1,2", "2,1"]
    t.choose("enter", to="1,2")
    assert "1,2" in t.sheets["zombie-1"]["pawns"]


@pytest.mark.rule("R5", "R8")
def test_if_no_square_is_free_the_pawn_comes_into_the_middle_and_must_try():
    everywhere = ["1,1", "1,0", "0,1", "2,1", "1,2"]
    sheets = {f"zombie-{n}": {"pawns": ["1,4"]} for n in range(1, 6)}
    t = town(
        "humans",
        sheets=sheets,
        tiles=[ROAD_SOUTH],
        step="tile",
        turn_number=6,
        stack={},
        stack_exact=["humans"],
        humans=everywhere,
    )
    assert "1,1" in t.sheets["zombie-1"]["pawns"]
    assert not t.find("step", **{"from": "1,1"})
