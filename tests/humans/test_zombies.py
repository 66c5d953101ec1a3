"""Zombies!!!: the turn, movement, combat, the horde, the two ways to win."""

from __future__ import annotations

from typing import Any

import pytest

from tests.humans.table import Town, tile, zombies

ROAD_EAST = tile("road-straight", "3,0", 1)
POLICE = tile("police-station", "0,-3")
"""North of Town Square: the street 1,-1, a door between it and 1,-2."""
PAD = tile("helipad", "3,0")
"""East of Town Square, its centre is 4,1."""


def alone(dice: list[int] | None = None, **situation: Any) -> Town:
    """Shotgun guy 1 moves; the other one stands aside at 0,1."""
    sheets = situation.setdefault("sheets", {})
    sheets["shotgun-2"] = {"pawns": ["0,1"]} | sheets.get("shotgun-2", {})
    return zombies(dice, **situation)


# -- the turn ----------------------------------------------------------------------------------------------


@pytest.mark.rule("Z3.1", "Z3.2", "Z3.3", "Z3.4", "Z3.5", "Z3.6", "Z3.7")
def test_a_turn_in_its_order():
    t = alone(
        [4, 2, 1], step="tile", zombies=["1,1"], stack={"zombies": ["road-straight"]}, hands={"shotgun-1": ["fire-axe"]}
    )
    t.choose("place-tile", at="0,-3")
    while t.kind == "place-zombie":
        t.must(cmd="choose", option="0")
    t.passes()
    assert t.saw("killed", to="1,1")
    assert len(t.state["hands"]["shotgun-1"]) == 3
    if t.kind == "roll-movement":
        t.choose("roll")
        t.passes()
    assert t.kind == "move-guy"
    t.choose("done")
    t.passes()
    order = [e["type"] for e in t.events if e["type"] in ("laid-tile", "killed", "drew")]
    assert order == ["laid-tile", "killed", "drew"]
    assert [e["for"] for e in t.events if e["type"] == "roll"] == ["combat", "movement", "horde"]
    assert len([e for e in t.events if e["type"] == "shambled"]) == 1
    assert t.kind == "discard-card"


@pytest.mark.rule("Z3.4", "Z3.5", "Z5.1")
def test_one_moves_up_to_the_roll_and_may_stop_before():
    t = alone([2])
    assert t.state["movement"]["left"] == 2
    assert t.values("step", "to") == ["0,1", "1,0", "1,2", "2,1"]
    t.choose("step", to="1,0")
    t.choose("step", to="1,1")
    assert t.state["turn"] == "shotgun-2", "the roll is used up"
    t = alone([6])
    t.choose("done")
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]


@pytest.mark.rule("Z5.5")
def test_pawns_share_squares_and_do_not_fight():
    t = alone([6])
    t.choose("step", to="0,1")
    assert t.sheets["shotgun-2"]["life"] == 3
    assert not t.saw("combat")
    assert t.kind == "move-guy"


# -- doors -------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z5.2", "ZR6")
def test_buildings_are_entered_and_left_by_their_doors():
    hospital = tile("hospital", "0,-3")
    t = alone([6], tiles=[hospital], sheets={"shotgun-1": {"pawns": ["1,-1"]}})
    assert t.values("step", "to") == ["1,-2", "1,0"]
    t = alone([6], tiles=[hospital], sheets={"shotgun-1": {"pawns": ["0,-1"]}})
    assert t.values("step", "to") == ["0,-2"], "no door between 0,-1 and the street"


@pytest.mark.rule("Z5.2")
def test_as_an_option_from_any_street_square_beside_them():
    hospital = tile("hospital", "0,-3")
    t = alone([6], tiles=[hospital], sheets={"shotgun-1": {"pawns": ["1,-1"]}}, switches={"any_adjacent_street": True})
    assert t.values("step", "to") == ["0,-1", "1,-2", "1,0", "2,-1"]


# -- tokens ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z5.4")
def test_life_and_bullets_are_taken_on_entering():
    t = alone([6], tokens={"life": ["1,0"], "bullets": ["2,1"]})
    t.choose("step", to="1,0")
    t.choose("step", to="1,1")
    t.choose("step", to="2,1")
    assert (t.sheets["shotgun-1"]["life"], t.sheets["shotgun-1"]["bullets"]) == (4, 4)


@pytest.mark.rule("Z5.4")
def test_life_never_goes_above_five_and_the_token_stays():
    t = alone([6], tokens={"life": ["1,0"]}, sheets={"shotgun-1": {"life": 5}})
    t.choose("step", to="1,0")
    assert t.sheets["shotgun-1"]["life"] == 5
    assert t.state["tokens"]["life"] == ["1,0"]


@pytest.mark.rule("Z5.4", "Z5.3")
def test_a_token_under_a_zombie_is_taken_after_the_fight():
    t = alone([6, 4], tokens={"bullets": ["1,0"]}, zombies=["1,0"])
    t.choose("step", to="1,0")
    assert t.saw("killed", to="1,0")
    assert t.sheets["shotgun-1"]["bullets"] == 4


# -- combat ------------------------------------------------------------------------------------------------


@pytest.mark.rule("Z5.3", "Z6.1")
def test_four_kills_and_one_may_go_on():
    t = alone([6, 4], zombies=["1,0"], tiles=[POLICE])
    t.choose("step", to="1,0")
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.state["zombies"] == []
    assert t.kind == "move-guy"
    assert t.state["movement"]["left"] == 5


@pytest.mark.rule("Z6.1", "Z6.2")
@pytest.mark.parametrize(("die", "bullets"), [(3, 1), (2, 2), (1, 3)])
def test_bullets_add_one_each_to_reach_four(die: int, bullets: int):
    t = alone([6, die], zombies=["1,0"])
    t.choose("step", to="1,0")
    assert t.kind == "combat"
    assert t.values("bullets", "count") == [bullets]
    t.choose("bullets")
    assert t.sheets["shotgun-1"]["bullets"] == 3 - bullets
    assert t.sheets["shotgun-1"]["kills"] == 1


@pytest.mark.rule("Z6.2")
def test_without_enough_bullets_a_life_is_lost_and_the_die_rolled_again():
    t = alone([6, 1, 5], zombies=["1,0"], sheets={"shotgun-1": {"bullets": 2}})
    t.choose("step", to="1,0")
    assert t.sheets["shotgun-1"]["life"] == 2
    assert t.sheets["shotgun-1"]["kills"] == 1
    assert t.sheets["shotgun-1"]["bullets"] == 2


@pytest.mark.rule("Z6.2")
def test_one_may_lose_a_life_rather_than_spend_bullets_but_never_leave():
    t = alone([6, 3, 4], zombies=["1,0"])
    t.choose("step", to="1,0")
    assert {o["type"] for o in t.options} == {"bullets", "lose-life"}
    t.choose("lose-life")
    assert (t.sheets["shotgun-1"]["life"], t.sheets["shotgun-1"]["bullets"]) == (2, 3)


@pytest.mark.rule("Z6.3", "ZR1")
@pytest.mark.parametrize(("kills", "kept"), [(0, 0), (1, 0), (6, 3), (7, 3)])
def test_with_the_last_life_goes_half_of_the_kills_rounded_up_and_all_items(kills: int, kept: int):
    sheet = {"life": 1, "bullets": 0, "kills": kills, "items": ["fire-axe", "skateboard"]}
    t = alone([6, 1, 3], zombies=["1,0"], sheets={"shotgun-1": sheet})
    t.choose("step", to="1,0")
    one = t.sheets["shotgun-1"]
    assert one["pawns"] == ["1,1"]
    assert one["kills"] == kept
    assert one["items"] == []
    assert one["life"] == 0
    assert sorted(t.state["discard"]["zombies"]) == ["fire-axe", "skateboard"]


@pytest.mark.rule("Z6.3", "ZR12")
def test_after_death_movement_is_over_but_the_horde_moves_and_new_life_comes_with_the_next_turn():
    t = alone(
        [6, 1, 1], zombies=["1,0"], sheets={"shotgun-1": {"life": 1, "bullets": 0}}, stack={}, stack_exact=["zombies"]
    )
    t.choose("step", to="1,0")
    assert t.saw("died", seat="shotgun-1")
    assert t.rolls("horde") == [1]
    while t.state["turn"] == "shotgun-1":
        t.must(cmd="choose", option="0")
    while t.state["turn"] == "shotgun-2":
        t.must(cmd="choose", option="0")
    assert t.saw("new-life", seat="shotgun-1")


@pytest.mark.rule("ZR12")
def test_who_dies_in_the_fight_at_home_does_not_move():
    t = alone([1, 1], zombies=["1,1"], step="fight", sheets={"shotgun-1": {"life": 1, "bullets": 0}})
    assert not t.rolls("movement")
    assert t.rolls("horde") == [1]


@pytest.mark.rule("Z6.4")
def test_bullets_and_life_do_not_change_other_rolls():
    t = alone([1])
    assert t.kind == "move-guy"
    assert t.state["movement"]["left"] == 1


# -- the horde ---------------------------------------------------------------------------------------------


@pytest.mark.rule("Z3.6", "Z7.1", "Z7.3", "ZR9")
def test_so_many_zombies_move_as_the_die_says_each_once():
    t = alone([3], step="horde", zombies=["1,0", "2,1", "4,1"], tiles=[ROAD_EAST, POLICE])
    while t.kind == "move-horde":
        assert t.seat == "shotgun-1"
        t.must(cmd="choose", option="0")
    moves = [(e["from"], e["to"]) for e in t.events if e["type"] == "shambled"]
    assert len(moves) == 3
    assert not {source for source, _ in moves} & {to for _, to in moves}, "none moves twice"


@pytest.mark.rule("Z7.3", "ZR9")
def test_if_fewer_can_move_fewer_do():
    t = alone([6], step="horde", zombies=["1,0"])
    assert [(e["from"], e["to"]) for e in t.events if e["type"] == "shambled"] == [("1,0", "1,1")]
    assert t.kind != "move-horde"


@pytest.mark.rule("Z7.2", "ZR11")
def test_never_two_zombies_on_a_square():
    t = alone([1], step="horde", zombies=["1,0", "1,1"])
    assert not t.find("move", to="1,1")
    assert not t.find("move", to="1,0")


@pytest.mark.rule("Z7.2", "ZR10")
def test_a_zombie_may_come_onto_a_pawn_and_is_fought_in_that_players_turn():
    t = alone(
        [1, 5],
        step="horde",
        zombies=["1,0"],
        stack={},
        stack_exact=["zombies"],
        sheets={"shotgun-2": {"pawns": ["1,1"]}},
    )
    assert t.saw("shambled", to="1,1")
    assert not t.saw("combat", seat="shotgun-1")
    while t.state["turn"] == "shotgun-1":
        t.must(cmd="choose", option="0")
    assert t.saw("combat", seat="shotgun-2", to="1,1")


@pytest.mark.rule("Z7.1")
def test_zombies_go_by_doors_like_pawns():
    t = alone([1], step="horde", zombies=["0,-1"], tiles=[tile("hospital", "0,-3")])
    assert t.values("move", "to") == []
    assert t.sheets["shotgun-1"]["pawns"] == ["1,1"]
    t = alone([1], step="horde", zombies=["1,-2"], tiles=[POLICE])
    assert "1,-1" in t.values("move", "to")


# -- winning -----------------------------------------------------------------------------------------------


@pytest.mark.rule("Z1.1")
def test_the_centre_of_the_helipad_without_a_zombie_wins():
    t = alone([6], tiles=[PAD], sheets={"shotgun-1": {"pawns": ["3,1"]}})
    t.choose("step", to="4,1")
    assert t.result == {"winner": "shotgun-1", "reason": "helipad", "rules": ["Z1.1"]}


@pytest.mark.rule("Z1.1")
def test_a_zombie_on_the_centre_has_to_be_killed_first():
    t = alone([6, 3, 4], tiles=[PAD], zombies=["4,1"], sheets={"shotgun-1": {"pawns": ["3,1"]}})
    t.choose("step", to="4,1")
    assert t.result is None
    t.choose("lose-life")
    assert t.result["winner"] == "shotgun-1"


@pytest.mark.rule("Z1.1")
def test_other_squares_of_the_helipad_do_not_win():
    t = alone([6], tiles=[PAD], sheets={"shotgun-1": {"pawns": ["2,1"]}})
    t.choose("step", to="3,1")
    assert t.result is None


@pytest.mark.rule("Z1.1")
@pytest.mark.parametrize(("kills", "won"), [(24, True), (23, False)])
def test_twenty_five_kills_win(kills: int, won: bool):
    t = alone([6, 4], zombies=["1,0"], sheets={"shotgun-1": {"kills": kills}})
    t.choose("step", to="1,0")
    assert (t.result is not None) is won
    if won:
        assert t.result["reason"] == "kills"


def last_turn(**more: Any) -> Town:
    """The last turn of a round ends; shotgun guy 1 has killed one more."""
    sheets = {"shotgun-1": {"kills": 8}, "shotgun-2": {"kills": 7}}
    return alone(step="end", turn="shotgun-2", turn_number=4, sheets=sheets, **more)


def test_when_no_zombie_is_left_and_none_can_come_most_kills_win():
    t = last_turn(stack={}, stack_exact=["zombies"])
    assert t.result == {"winner": "shotgun-1", "reason": "deserted", "rules": ["R27"]}
    assert last_turn(stack={}, stack_exact=["zombies"], zombies=["1,0"]).result is None, "one is left"
    assert last_turn().result is None, "tiles are left"
    assert last_turn(stack={}, stack_exact=["zombies"], tiles=[PAD]).result is None, "the Helipad is there"


def test_on_a_closed_map_no_tile_brings_anybody_any_more():
    ends = [
        tile("hospital", "0,-3"),
        tile("police-station", "3,0", 1),
        tile("fire-station", "0,3", 2),
        tile("lawn-and-garden-center", "-3,0", 3),
    ]
    assert last_turn(tiles=ends).result["reason"] == "deserted"
    assert last_turn(tiles=ends[:3]).result is None
