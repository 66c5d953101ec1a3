"""Rescue Mission: four people at the far end of town, and a house to bring them to."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board.whole_walls import outer_walls
from tests.lnoe.boxes.survival_of_the_fittest.scenes import table
from tests.table import Table, new_game

HOUSES = [{"kind": "safehouse", "building": "church"}, {"kind": "trapped-townsfolk", "building": "gym"}]
PITS = [{"kind": "spawning-pit", "space": "4,3"}]


def night(townsfolk: dict[str, Any], heroes: dict[str, Any], **more: Any) -> Table:
    return table(
        scenario="rescue-mission", townsfolk=townsfolk, heroes=heroes, **{"markers": HOUSES + PITS, "sun": 8, **more}
    )


@pytest.mark.rule("8.6.5", "8.6.6")
@pytest.mark.parametrize("players", range(2, 7))
def test_it_is_set_up_with_a_prison_and_a_safehouse_in_opposite_corners(players: int) -> None:
    t = new_game(scenario="rescue-mission", players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    g = t.engine.game
    (safe,) = [m.building for m in g.markers if m.kind == "safehouse"]
    (prison,) = [m.building for m in g.markers if m.kind == "trapped-townsfolk"]
    houses = g.board.buildings
    assert (houses[safe].board - houses[prison].board) % 4 == 2
    assert not {*houses[safe].spaces, *houses[prison].spaces} & set(g.pits)
    assert g.pits.count(g.board.center[0]) == 3
    assert {g.barricades[wall] for wall in outer_walls(g.board)[prison]} == {3}
    assert {g.barricades[wall] for wall in outer_walls(g.board)[safe]} == {0}
    spaces = {g.board.by_name[row["space"]] for row in t.state["townsfolk"].values()}
    assert len(t.state["townsfolk"]) == 4
    assert spaces <= set(houses[prison].spaces)
    placed = [e["to"] for e in t.events if e["type"] == "placed" and e["who"] in t.heroes]
    assert {g.board.by_name[space] for space in placed} <= set(houses[safe].spaces)


@pytest.mark.parametrize("seed", range(1, 7))
def test_the_safehouse_is_rolled_for_on_the_board_across_and_nobody_chooses_it(seed: int) -> None:
    t = new_game(scenario="rescue-mission", seed=seed)
    while t.state["round"] == 0:
        trapped = len(t.state.get("townsfolk", {})) == 4
        assert not (trapped and t.values("choose", "building"))
        t.must(cmd="choose", option="0")


def brings(home: int, zombies: dict[str, str] | None = None) -> Table:
    """Billy is at the door with an Ally; so many are inside."""
    inside = {f"t{number}": "0,0" for number in range(2, 2 + home)}
    heroes = {"billy": {"space": "2,1", "leads": "t1"}, "becky": "7,3"}
    t = night({"t1": "2,1", **inside}, heroes, zombies=zombies or {}, dice=[3])
    t.choose("activate", hero="billy")
    t.choose("roll-movement")
    t.choose("step", to="1,1")
    return t


def test_the_third_ally_in_the_safehouse_wins() -> None:
    t = brings(2)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "townsfolk-rescued")


@pytest.mark.parametrize(("home", "zombies"), [(1, {}), (2, {"z1": "0,1"})])
def test_two_of_them_or_a_zombie_inside_do_not(home: int, zombies: dict[str, str]) -> None:
    assert brings(home, zombies).result is None


def test_the_last_zombie_inside_dies_and_it_is_won() -> None:
    inside = {f"t{number}": "0,0" for number in range(1, 4)}
    t = night(inside, {"billy": "7,3"}, zombies={"z1": "0,0"}, dice=[5])
    t.choose("ally-attack", ally="t1")
    assert t.result is not None
    assert t.result["reason"] == "townsfolk-rescued"


@pytest.mark.parametrize(("killed", "over"), [(0, False), (1, True)])
def test_the_second_dead_ally_loses(killed: int, over: bool) -> None:
    notes = {"killed-townsfolk-ally": killed} if killed else {}
    t = night(
        {"t1": "5,3"}, {"billy": "7,0"}, zombies={"z1": "5,3"}, turn="zombies", step="fight", notes=notes, dice=[5, 1]
    )
    if not over:
        assert t.result is None
        return
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "townsfolk-killed")


FULL = {"z1": "0,0", "z2": "1,0", "z3": "0,1", "z4": "2,0"}


@pytest.mark.parametrize(("hero", "to", "over"), [("7,0", "1,1", True), ("7,0", "2,1", False), ("0,0", "1,1", False)])
def test_a_zombie_in_every_space_and_no_hero_inside_overruns_the_safehouse(hero: str, to: str, over: bool) -> None:
    t = night({"t1": "5,0"}, {"billy": hero}, zombies=FULL, turn="zombies", step="move", spawn_due=[])
    if t.offers("move", zombie="z4", to=to):
        t.choose("move", zombie="z4", to=to)
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "safehouse-overrun")


def test_the_night_wins_for_the_zombies() -> None:
    t = night({"t1": "5,0"}, {"billy": "0,0"}, turn="zombies", step="sun", sun=1, round=15)
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")


@pytest.mark.parametrize(("killed", "over"), [(2, False), (3, True)])
def test_the_fourth_dead_hero_loses(killed: int, over: bool) -> None:
    sally = {"space": "3,3", "wounds": 1}
    t = night({"t1": "5,0"}, {"sally": sally, "billy": {"space": "0,0", "activated": True}}, zombies={"z1": "3,3"},
              heroes_killed=killed, dice=[1, 2, 6])  # fmt: skip
    t.choose("activate", hero="sally")
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


def test_neither_house_is_taken_over_nor_gets_a_pit() -> None:
    t = night({"t1": "5,0"}, {"billy": "3,3"})
    g = t.engine.game
    assert g.flags["never-taken-over"] == g.flags["no-new-pit"] == 0b11


def test_the_solo_zombies_go_for_the_allies() -> None:
    from shamble.lnoe.bots.solo_priorities import objective

    g = night({"t1": "7,3"}, {"billy": "0,0"}, zombies={"z1": "5,3"}).engine.game
    assert objective(g, g.named("z1")) == (g.board.by_name["7,3"],)


@pytest.mark.rule("14.8.1")
def test_three_pits_in_a_space_let_out_three_for_each_of_the_others() -> None:
    """Five pits in three spaces: as evenly as possible over the pits, not over the spaces."""
    pits = [{"kind": "spawning-pit", "space": "4,3"}] * 2
    t = night({"t1": "5,0"}, {"billy": "0,0"}, markers=HOUSES + PITS + pits, turn="zombies", step="place",
              dice=[5])  # fmt: skip
    for _ in range(3):
        t.choose("place", to="4,3")
    assert not t.offers("place", to="4,3")
    assert t.values("place", "to") == ["0,5", "7,5"]
