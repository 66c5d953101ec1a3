"""Fire: how it starts, whom it burns, how it spreads, what it burns down; and the Fire Phase."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table import GRID, Table, table

BOXES = ["base", "timber-peak"]
COMPLETE = {"profile": "complete", "special_rules": []}
CHURCH = ("0,0", "1,0", "0,1", "1,1")
BIG: dict[str, Any] = {"grid": {**GRID["grid"], "width": 8, "height": 8, "large": [["2,3", "3,3", "2,4", "3,4"]]}}
UP, RIGHT, DOWN, LEFT, HEROES_CHOOSE, ZOMBIES_CHOOSE = 2, 3, 4, 5, 1, 6


def burning(t: Table) -> dict[str, str]:
    return {fire["space"]: "new" if fire["new"] else "old" for fire in t.state.get("fires", [])}


def fire_phase(dice: list[int], *fires: str, new: tuple[str, ...] = (), **more: Any) -> Table:
    """The end of a Zombie turn with fires on the board; the dice are those of the Fire Phase."""
    more.setdefault("heroes", {"billy": "7,0"})
    rows = [{"space": space} for space in fires] + [{"space": space, "new": True} for space in new]
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", turn="zombies", step="place", spawn_due=[],
        fires=rows, dice=dice, **more,
    )  # fmt: skip
    t.passes()
    return t


def hero_turn(space: str = "3,3", items: tuple[str, ...] = (), **more: Any) -> Table:
    """Billy's turn; Becky waits far away, so that nothing else happens when it is over."""
    heroes = {"billy": {"space": space, "items": list(items)}, "becky": "7,0"}
    t = table(boxes=BOXES, scenario="blow-up-the-town", heroes=heroes, **more)
    t.passes()
    return t


# -- the Fire Phase ----------------------------------------------------------------------------------------


@pytest.mark.rule("6.3")
def test_without_a_fire_there_is_no_fire_phase() -> None:
    t = fire_phase([])
    assert not t.saw("fire-phase")
    assert t.state["turn"] == "heroes"


@pytest.mark.rule("6.3", "6.3.2", "6.3.2.1")
@pytest.mark.parametrize(("die", "left"), [(1, []), (2, ["3,3"]), (3, ["3,3"]), (4, ["3,3"])])
def test_a_fire_goes_out_on_a_one_and_burns_on_from_two_to_four(die: int, left: list[str]) -> None:
    t = fire_phase([die], "3,3")
    assert t.saw("fire-phase")
    assert t.saw("roll", **{"for": "fire", "space": "3,3"})
    assert list(burning(t)) == left
    assert t.saw("fire-out", space="3,3") == (die == 1)


@pytest.mark.rule("6.3.2", "6.3.3", "12.1")
def test_a_new_fire_is_not_rolled_for_but_turned_when_the_phase_ends() -> None:
    t = fire_phase([], new=("3,3",))
    assert not t.saw("roll", **{"for": "fire"})
    assert burning(t) == {"3,3": "old"}
    assert t.saw("fire", space="3,3", new=False)


@pytest.mark.rule("6.3.2.2", "6.3.3")
@pytest.mark.parametrize("spreads", [5, 6])
@pytest.mark.parametrize(("way", "to"), [(UP, "3,2"), (RIGHT, "4,3"), (DOWN, "3,4"), (LEFT, "2,3")])
def test_a_fire_spreads_on_five_and_six_one_space_straight_where_the_arrows_say(
    spreads: int, way: int, to: str
) -> None:
    t = fire_phase([spreads, way], "3,3")
    assert burning(t) == {"3,3": "old", to: "old"}


@pytest.mark.rule("6.3.2.2")
def test_a_fire_of_this_phase_is_not_rolled_for_in_it() -> None:
    t = fire_phase([5, RIGHT, 2], "3,3", "6,3")
    assert sorted(burning(t)) == ["3,3", "4,3", "6,3"]
    assert [event["values"] for event in t.events if event.get("for") == "fire"] == [[5], [2]]


@pytest.mark.rule("6.3.2.2")
def test_walls_do_not_stop_a_fire() -> None:
    t = fire_phase([5, LEFT], "2,0")
    assert "1,0" in burning(t)


@pytest.mark.rule("6.3.2.2")
@pytest.mark.parametrize(("fires", "dice"), [(["3,0"], [5, UP]), (["3,3", "4,3"], [5, RIGHT, 2])])
def test_an_edge_and_another_fire_do(fires: list[str], dice: list[int]) -> None:
    t = fire_phase(dice, *fires)
    assert sorted(burning(t)) == fires
    assert t.saw("fire-stopped", space=fires[0])


@pytest.mark.rule("6.3.2.2")
@pytest.mark.parametrize(("die", "seat"), [(HEROES_CHOOSE, "heroes-1"), (ZOMBIES_CHOOSE, "zombies-1")])
def test_a_choice_takes_it_to_any_space_around_diagonals_too(die: int, seat: str) -> None:
    t = fire_phase([5, die], "3,3", "4,4")
    assert (t.kind, t.seat) == ("fire", seat)
    around = ["2,2", "2,3", "2,4", "3,2", "3,4", "4,2", "4,3"]
    assert t.values("spread", "to", **{"from": "3,3"}) == around
    t.dice(2)
    t.choose("spread", to="2,2")
    assert burning(t)["2,2"] == "old"
    t.nothing_pending()


@pytest.mark.rule("6.3.2.3")
def test_beyond_a_large_space_the_zombies_choose_which_square() -> None:
    t = fire_phase([5, RIGHT], "2,3", board=BIG)
    assert (t.kind, t.seat) == ("fire", "zombies-1")
    assert t.values("spread", "to") == ["4,3", "4,4"]
    t.choose("spread", to="4,4")
    assert sorted(burning(t)) == ["2,3", "4,4"]


@pytest.mark.rule("6.3.2")
@pytest.mark.parametrize(("die", "burns"), [(2, False), (3, True)])
def test_in_heavy_rain_a_two_puts_it_out_too(die: int, burns: bool) -> None:
    t = fire_phase([die], "3,3", in_play=["heavy-rain"])
    assert bool(burning(t)) == burns


# -- limits ------------------------------------------------------------------------------------------------

ROW = [f"{x},5" for x in range(1, 7)]


@pytest.mark.rule("6.3.2.4", "12.1.3")
def test_eight_fires_are_the_limit_and_the_zombies_take_an_old_marker_for_a_new_fire() -> None:
    t = fire_phase([5, UP], "3,3", "3,5", new=("0,2", "2,2", "4,4", "5,5", "6,5", "7,3"))
    assert (t.kind, t.seat) == ("fire", "zombies-1")
    assert t.values("put-out", "space") == ["3,3", "3,5"]
    t.choose("put-out", space="3,5")
    assert len(burning(t)) == 8
    assert "3,2" in burning(t)
    assert "3,5" not in burning(t)


@pytest.mark.rule("12.1.3")
def test_in_the_complete_rules_there_are_thirty_two() -> None:
    fires = [f"{x},{y}" for x in range(8) for y in range(2, 5)][:9]
    t = fire_phase([2] * 8 + [5, UP], "3,5", *fires[:8], **COMPLETE)
    assert len(burning(t)) == 10


@pytest.mark.rule("12.1.3")
def test_who_starts_the_fire_takes_the_marker_outside_the_fire_phase() -> None:
    old = [{"space": space} for space in ROW] + [{"space": "0,2"}, {"space": "7,2"}]
    t = hero_turn("3,3", ("lighter",), fires=old, acting="billy")
    t.choose("skip")
    t.choose("attack", card="lighter", to="3,2")
    assert (t.kind, t.seat) == ("fire", "heroes-1")
    t.choose("put-out", space="0,2")
    assert sorted(burning(t)) == sorted([*ROW, "7,2", "3,2"])


@pytest.mark.rule("12.1.3")
def test_where_all_fires_are_new_nothing_starts() -> None:
    new = [{"space": space, "new": True} for space in [*ROW, "0,2", "7,2"]]
    t = hero_turn("3,3", ("lighter",), fires=new, acting="billy")
    t.choose("skip")
    t.choose("attack", card="lighter", to="3,2")
    assert "3,2" not in burning(t)
    t.nothing_pending()


@pytest.mark.rule("12.1.2", "12.2.1", "6.3.2.6")
def test_no_fire_starts_where_one_burns_beside_the_truck_or_in_a_destroyed_building() -> None:
    t = hero_turn(
        "2,2", ("lighter",), acting="billy", fires=[{"space": "3,3"}],
        markers=[{"kind": "truck", "space": "2,3"}, {"kind": "destroyed", "building": "church"}],
    )  # fmt: skip
    t.choose("skip")
    assert t.values("attack", "to", target="new-fire") == ["1,2", "1,3", "2,1", "3,1", "3,2"]
    assert t.find("attack", target="new-fire", to="3,2")[0]["label"].startswith("Start a fire at ")


# -- starting fires ----------------------------------------------------------------------------------------


@pytest.mark.rule("10.5", "12.2")
def test_a_burning_item_may_be_thrown_away_in_place_of_a_shot_to_start_a_fire_next_to_the_hero() -> None:
    t = hero_turn("2,2", ("lighter", "crowbar"), acting="billy", zombies={"z1": "3,3"}, dice=[4])
    t.choose("skip")
    assert t.values("attack", "card", target="new-fire") == ["lighter"] * 8
    t.choose("attack", card="lighter", to="3,3")
    assert burning(t) == {"3,3": "new"}
    assert t.heroes["billy"]["items"] == ["crowbar"]
    assert t.state["hero_discard"][0] == "lighter"
    assert t.saw("set-fire", who="billy", card="lighter", to="3,3")
    t.nothing_pending()


@pytest.mark.rule("10.5")
def test_walls_do_not_matter_for_it_and_without_such_an_item_there_is_no_fire() -> None:
    t = hero_turn("2,0", ("lighter",), acting="billy")
    t.choose("skip")
    assert "1,0" in t.values("attack", "to", target="new-fire")
    t = hero_turn("2,0", ("revolver",), acting="billy", zombies={"z1": "3,0"})
    t.choose("skip")
    assert not t.offers("attack", target="new-fire")


@pytest.mark.rule("10.5")
def test_what_a_hero_always_has_cannot_be_thrown_away() -> None:
    boxes = ["base", "hero-pack-1", "timber-peak"]
    t = table(boxes=boxes, scenario="blow-up-the-town", heroes={"mr-goddard": "3,3"}, acting="mr-goddard")
    t.choose("skip")
    assert t.kind != "ranged-attack"


def test_without_the_box_or_with_the_switch_off_nothing_burns() -> None:
    t = table(scenario="die-zombies-die", heroes={"billy": {"space": "2,2", "items": ["lighter"]}}, acting="billy")
    t.choose("skip")
    assert not t.offers("attack")
    t = hero_turn("2,2", ("lighter",), acting="billy", switches={"fire_rules": "off"})
    t.choose("skip")
    assert not t.offers("attack")


# -- damage ------------------------------------------------------------------------------------------------


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "killed"), [(4, False), (5, True)])
def test_a_fire_that_starts_under_a_zombie_burns_it_on_five(die: int, killed: bool) -> None:
    t = hero_turn("2,2", ("lighter",), acting="billy", zombies={"z1": "3,3", "z2": "4,3"}, dice=[die])
    t.choose("skip")
    t.choose("attack", card="lighter", to="3,3")
    assert ("z1" not in t.zombies) == killed
    assert "z2" in t.zombies
    assert t.saw("roll", **{"for": "burning", "who": "z1", "needed": 5})


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 1)])
def test_a_fire_that_starts_under_a_hero_burns_them_on_four(die: int, wounds: int) -> None:
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", acting="billy", dice=[die],
        heroes={"billy": {"space": "2,2", "items": ["lighter"]}, "becky": "3,3"},
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="lighter", to="3,3")
    t.passes()
    assert t.heroes["becky"]["wounds"] == wounds
    assert t.heroes["billy"]["wounds"] == 0
    assert t.saw("roll", **{"for": "burning", "who": "becky", "needed": 4})


def walk(dice: list[int], *steps: str, **more: Any) -> Table:
    """Billy rolls 3 and one more by his legs, and walks from 3,3."""
    t = hero_turn("3,3", acting="billy", fires=[{"space": "4,3"}], dice=[3, *dice], **more)
    t.choose("roll-movement")
    for step in steps:
        t.choose("step", to=step)
        t.passes()
    return t


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("die", "wounds"), [(3, 0), (4, 1)])
def test_a_hero_who_walks_through_a_fire_rolls_once(die: int, wounds: int) -> None:
    t = walk([die], "4,3", "5,3")
    t.choose("stop")
    t.passes()
    assert t.heroes["billy"]["wounds"] == wounds
    assert len([event for event in t.events if event.get("for") == "burning"]) == 1


@pytest.mark.rule("12.3")
def test_a_hero_whose_move_ends_in_a_fire_rolls_for_entering_it_and_again() -> None:
    t = walk([3, 4], "4,3")
    assert t.heroes["billy"]["wounds"] == 0
    t.choose("stop")
    t.passes()
    assert t.heroes["billy"]["wounds"] == 1


@pytest.mark.rule("12.1.1", "12.3")
def test_who_stays_in_a_fire_or_searches_there_is_left_alone() -> None:
    t = hero_turn("0,0", acting="billy", fires=[{"space": "0,0"}])
    assert t.offers("search")
    t.choose("search")
    t.passes()
    assert not [event for event in t.events if event.get("for") == "burning"]


@pytest.mark.rule("12.1.1")
def test_fires_hide_nobody() -> None:
    t = hero_turn("3,3", ("revolver",), acting="billy", zombies={"z1": "5,3"}, fires=[{"space": "4,3"}])
    t.choose("skip")
    assert t.offers("attack", card="revolver", target="z1")


def test_a_hero_who_burns_to_death_on_the_way_walks_no_farther() -> None:
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", acting="billy", dice=[3, 6], fires=[{"space": "4,3"}],
        heroes={"billy": {"space": "3,3", "wounds": 1}, "becky": "7,5", "sally": "7,5"}, sun=5,
    )  # fmt: skip
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    t.passes()
    assert not t.heroes["billy"]["alive"]
    assert t.saw("killed", who="billy", by="blaze")
    assert t.kind == "activate-hero"


@pytest.mark.rule("12.3")
@pytest.mark.parametrize(("dice", "rolls", "alive"), [([5], 1, False), ([4, 5], 2, False), ([4, 4], 2, True)])
def test_a_zombie_that_moves_into_a_fire_rolls_for_entering_and_for_ending_there(
    dice: list[int], rolls: int, alive: bool
) -> None:
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", turn="zombies", step="move", spawn_due=[], dice=dice,
        heroes={"billy": "7,0"}, zombies={"z1": "3,3"}, fires=[{"space": "3,2", "new": True}],
    )  # fmt: skip
    t.choose("move", zombie="z1", to="3,2")
    t.passes()
    assert ("z1" in t.zombies) == alive
    assert len([event for event in t.events if event.get("for") == "burning"]) == rolls


@pytest.mark.rule("12.3")
def test_a_zombie_that_shambles_through_a_fire_rolls_once_and_at_the_end_only_if_it_stops_there() -> None:
    t = table(
        boxes=BOXES, scenario="blow-up-the-town", turn="zombies", step="move", spawn_due=[], dice=[2, 4],
        heroes={"billy": "7,0"}, zombies={"z1": "1,3"}, fires=[{"space": "2,3", "new": True}],
        hands={"zombies-1": ["shamble"]},
    )  # fmt: skip
    t.choose("play-card", card="shamble")
    t.choose("move", zombie="z1", to="2,3")
    t.choose("move", zombie="z1", to="3,3")
    t.passes()
    assert len([event for event in t.events if event.get("for") == "burning"]) == 1
    assert t.zombies["z1"]["space"] == "3,3"


# -- what burns down ---------------------------------------------------------------------------------------


@pytest.mark.rule("12.3.1", "12.4", "12.4.3")
def test_a_building_that_burns_in_every_space_is_destroyed_with_the_zombies_in_it() -> None:
    three = [{"space": space} for space in CHURCH[:3]]
    t = hero_turn("2,1", ("lighter",), acting="billy", fires=three, zombies={"z1": "0,0", "z2": "1,1"}, dice=[1])
    t.choose("skip")
    t.choose("attack", card="lighter", to="1,1")
    assert [marker for marker in t.state["markers"] if marker["kind"] == "destroyed"] == [
        {"kind": "destroyed", "building": "church"}
    ]
    assert burning(t) == {}
    assert t.zombies == {}
    t.nothing_pending()


@pytest.mark.rule("12.3.1")
def test_three_fires_in_four_spaces_are_not_enough() -> None:
    two = [{"space": space} for space in CHURCH[:2]]
    t = hero_turn("2,1", ("lighter",), acting="billy", fires=two)
    t.choose("skip")
    t.choose("attack", card="lighter", to="1,1")
    assert not [marker for marker in t.state["markers"] if marker["kind"] == "destroyed"]


@pytest.mark.rule("12.4.1", "12.4.5")
def test_heroes_get_out_of_it_and_cards_markers_and_pits_go_with_it() -> None:
    t = fire_phase(
        [2, 5, DOWN, 1], "0,0", "1,0", new=("0,1",), heroes={"becky": "1,1"},
        markers=[{"kind": "spawning-pit", "space": "0,0"}], in_play_rows=[{"card": "lights-out", "building": "church"}],
    )  # fmt: skip
    assert t.saw("marker", kind="destroyed", building="church", on=True)
    assert "lights-out" in t.state["zombie_discard"]
    assert "0,0" not in t.state["pits"]
    assert t.kind == "choose"
    assert t.values("place", "to") == ["0,2", "1,2", "2,0", "2,1", "2,2"]
    t.choose("place", to="2,2")
    assert t.heroes["becky"]["space"] == "2,2"
    t.nothing_pending()


SHED = {"id": "shed", "cells": ["4,4"], "doors": [["4,4", "4,3"]], "numbers": []}
WITH_SHED = {"grid": {**GRID["grid"], "buildings": [*GRID["grid"]["buildings"], SHED]}}


@pytest.mark.rule("12.3.2")
@pytest.mark.parametrize(("dice", "stands"), [([2], True), ([5, UP], True), ([6], False)])
def test_a_building_of_one_space_is_destroyed_only_by_a_six_which_then_spreads_nothing(
    dice: list[int], stands: bool
) -> None:
    t = fire_phase(dice, "4,4", board=WITH_SHED)
    assert t.saw("marker", kind="destroyed", building="shed", on=True) != stands
    assert sorted(burning(t)) == (["4,3", "4,4"] if dice == [5, UP] else ["4,4"] if stands else [])


# -- gas and explosives ------------------------------------------------------------------------------------


@pytest.mark.rule("9.5.3.2", "9.5.3.3")
def test_gas_poured_beside_a_fire_explodes_at_once_and_leaves_a_fire() -> None:
    t = hero_turn(
        "1,4", ("gasoline",), acting="billy", fires=[{"space": "3,3"}], zombies={"z1": "2,4", "z2": "2,5"},
        dice=[6, 2, 2], profile="complete", special_rules=[],
    )  # fmt: skip
    t.choose("roll-movement")
    t.choose("use-item", card="gasoline", to="2,4")
    assert "z1" not in t.zombies
    assert burning(t) == {"3,3": "old", "2,4": "new"}
    assert not [marker for marker in t.state["markers"] if marker["kind"] == "gas"]


@pytest.mark.rule("9.5.3.2")
def test_gas_two_spaces_from_a_fire_stays_where_it_is() -> None:
    t = hero_turn("1,4", ("gasoline",), acting="billy", fires=[{"space": "4,3"}], dice=[6])
    t.choose("roll-movement")
    t.choose("use-item", card="gasoline", to="2,4")
    assert [marker["space"] for marker in t.state["markers"] if marker["kind"] == "gas"] == ["2,4"]


@pytest.mark.rule("9.5.3.2")
def test_a_row_of_gas_goes_off_in_a_chain() -> None:
    gas = [{"kind": "gas", "space": f"{x},5"} for x in (2, 3, 4)]
    t = hero_turn("1,3", ("lighter",), acting="billy", markers=gas, profile="complete", special_rules=[])
    t.choose("stop")
    t.choose("attack", card="lighter", to="1,4", target="new-fire")
    assert sorted(burning(t)) == ["1,4", "2,5", "3,5", "4,5"]
    assert not [marker for marker in t.state["markers"] if marker["kind"] == "gas"]
    t.nothing_pending()


@pytest.mark.rule("9.5.3.3")
def test_as_timber_peak_has_it_the_fire_of_gas_spreads_twice_at_once() -> None:
    t = hero_turn(
        "5,5", ("revolver",), acting="billy", markers=[{"kind": "gas", "space": "3,4"}], dice=[4, UP, LEFT],
    )  # fmt: skip
    t.choose("skip")
    t.choose("attack", card="revolver", target="gas")
    assert burning(t) == {"3,4": "new", "3,3": "new", "2,4": "new"}
    t.nothing_pending()


@pytest.mark.rule("12.2.1")
def test_gas_beside_the_truck_leaves_no_fire_there_but_as_timber_peak_has_it_fire_still_spreads_out() -> None:
    markers = [{"kind": "gas", "space": "3,4"}, {"kind": "truck", "space": "3,4"}]
    t = hero_turn("5,5", ("revolver",), acting="billy", markers=markers, dice=[4, UP, LEFT])
    t.choose("skip")
    t.choose("attack", card="revolver", target="gas")
    assert burning(t) == {"3,3": "new", "2,4": "new"}


@pytest.mark.rule("9.5.5")
def test_dynamite_needs_no_lighter_where_it_lands_in_a_fire() -> None:
    t = hero_turn(
        "3,3", ("dynamite",), acting="billy", zombies={"z1": "5,3"}, fires=[{"space": "5,3"}], dice=[2],
    )  # fmt: skip
    t.choose("skip")
    assert t.values("attack", "to") == ["5,3"]
    t.choose("attack", card="dynamite", to="5,3")
    assert "z1" not in t.zombies
    assert not t.saw("roll", **{"for": "light"})


@pytest.mark.rule("9.5.5")
@pytest.mark.parametrize(("die", "goes_off"), [(3, False), (4, True)])
def test_dynamite_thrown_through_a_fire_is_lit_on_four(die: int, goes_off: bool) -> None:
    t = hero_turn(
        "3,3", ("dynamite",), acting="billy", zombies={"z1": "5,3"}, fires=[{"space": "4,3"}], dice=[die, 2],
    )  # fmt: skip
    t.choose("skip")
    assert t.values("attack", "to") == ["4,3", "5,2", "5,3", "5,4"]
    t.choose("attack", card="dynamite", to="5,3")
    assert ("z1" not in t.zombies) == goes_off
    assert t.saw("fizzled", card="dynamite") != goes_off
    assert t.heroes["billy"]["items"] == []


@pytest.mark.rule("9.5.5")
def test_without_a_fire_on_the_way_it_is_not_thrown() -> None:
    t = hero_turn("3,3", ("dynamite",), acting="billy", zombies={"z1": "5,3"}, fires=[{"space": "1,3"}])
    t.choose("skip")
    assert "5,3" not in t.values("attack", "to")


# -- putting it out ----------------------------------------------------------------------------------------


@pytest.mark.rule("9.6.1")
def test_a_fire_extinguisher_puts_out_any_number_of_fires_here_and_around() -> None:
    fires = [{"space": space} for space in ("3,3", "4,4", "2,2", "5,3")]
    t = hero_turn("3,3", ("fire-extinguisher",), acting="billy", fires=fires)
    t.choose("use-item", card="fire-extinguisher", mode="put-out")
    assert t.values("put-out", "space") == ["2,2", "3,3", "4,4"]
    assert not t.offers("done")
    t.choose("put-out", space="3,3")
    t.choose("put-out", space="4,4")
    t.choose("done")
    assert sorted(burning(t)) == ["2,2", "5,3"]
    assert t.heroes["billy"]["items"] == []
    t.nothing_pending()


@pytest.mark.rule("9.6.1")
def test_where_nothing_burns_nearby_it_puts_nothing_out() -> None:
    t = hero_turn("3,3", ("fire-extinguisher",), acting="billy", fires=[{"space": "5,3"}])
    assert not t.offers("use-item", card="fire-extinguisher")


# -- everything else ---------------------------------------------------------------------------------------


def test_fires_come_back_from_a_save_and_from_a_described_position() -> None:
    t = hero_turn("3,3", fires=[{"space": "4,3"}, {"space": "5,3", "new": True}])
    other = Table()
    other.must(cmd="load", save=t.must(cmd="save")["save"])
    assert burning(other) == burning(t) == {"4,3": "old", "5,3": "new"}
    again = Table()
    again.must(cmd="situation", game="last-night-on-earth", seed=1, situation=t.state)
    assert burning(again) == burning(t)
    assert t.view("zombies-1")["fires"] == t.state["fires"]


@pytest.mark.parametrize(
    "said",
    [
        {"fires": [{"space": "4,3"}, {"space": "4,3"}]},
        {"markers": [{"kind": "fire", "space": "4,3"}, {"kind": "new-fire", "space": "4,3"}]},
    ],
)
def test_a_described_position_with_two_fires_in_a_space_is_refused(said: dict[str, Any]) -> None:
    t = Table()
    answer = t.ask(
        cmd="situation", game="last-night-on-earth", seed=1,
        situation={
            "scenario": "blow-up-the-town", "boxes": BOXES, "board": GRID, "heroes": {"billy": {"space": "3,3"}},
            **said,
        },
    )  # fmt: skip
    assert answer["error"]["message"] == "No fire can burn at 4,3, or one does already."


@pytest.mark.rule("12.3")
def test_who_dies_in_a_fire_on_the_way_is_not_asked_to_fight_there() -> None:
    t = table(
        [2, 4], boxes=BOXES, heroes={"johnny": {"space": "3,3", "wounds": 1}, "becky": "0,0"}, sun=9,
        zombies={"z1": "4,3"}, fires=[{"space": "4,3"}], scenario="die-zombies-die",
    )  # fmt: skip
    t.choose("activate", hero="johnny")
    t.choose("roll-movement")
    t.choose("step", to="4,3")
    assert t.saw("killed", who="johnny")
    assert t.decision is not None
    assert t.decision["actor"] == "becky"
