"""Airstrikes, and the scenario of that name."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe.board import board_from
from shamble.lnoe.content import content
from shamble.lnoe.places import centre_board, centre_corners
from tests.lnoe.boxes import small_box
from tests.table import Table, new_game, table

BOXES = ["base", "airstrike"]
FAR = {"billy": "3,5", "becky": "4,5"}
CHURCH = ("0,0", "1,0", "0,1", "1,1")


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    """The scenario on the drawn grid, whose corners are the corners of the centre board."""
    facts: dict[str, Any] = {"heroes": FAR, "sun": 10, **situation}
    return table(dice=dice, scenario="airstrike", boxes=BOXES, **facts)


def turn_begins(dice: list[int], sun: int = 7, **situation: Any) -> Table:
    """The Zombie turn is about to begin with the sun at this number."""
    facts: dict[str, Any] = {"heroes": FAR, **situation}
    return table(
        dice=dice, boxes=BOXES, turn="zombies", step="sun", **{"scenario": "airstrike", "sun": sun + 1, **facts}
    )


def ruins(t: Table) -> list[str]:
    return [marker["building"] for marker in t.state["markers"] if marker["kind"] == "destroyed"]


# -- a strike ----------------------------------------------------------------------------------------------


@pytest.mark.rule("16.4.6", "12.4")
def test_a_random_building_is_hit_and_destroyed() -> None:
    t = turn_begins([2, 3])
    assert t.saw("airstrike", building="church")
    assert ruins(t) == ["church"]


@pytest.mark.rule("16.4.6")
def test_who_is_inside_takes_a_wound_and_gets_out() -> None:
    t = turn_begins([2, 3], heroes={"billy": "1,1", "becky": "4,5"}, zombies={"z1": "0,0", "z2": "7,3"})
    assert t.seat == "heroes-1"
    assert t.values("place", "to") == ["2,0", "2,1", "2,2", "0,2", "1,2"] or sorted(t.values("place", "to")) == [
        "0,2",
        "1,2",
        "2,0",
        "2,1",
        "2,2",
    ]
    t.choose("place", to="2,2")
    assert (t.heroes["billy"]["space"], t.heroes["billy"]["wounds"]) == ("2,2", 1)
    assert list(t.zombies) == ["z2"], "a wound is enough for a Zombie"
    assert t.heroes["becky"]["wounds"] == 0


@pytest.mark.rule("16.4.6", "12.4.3")
def test_a_zombie_with_boxes_left_gets_out_too() -> None:
    sally = {"space": "1,1", "hero": "sally", "kind": "zombie-hero"}
    t = turn_begins([2, 3], zombies={"z20": sally})
    assert t.seat == "zombies-1"
    t.choose("place", to="2,1")
    assert (t.zombies["z20"]["space"], t.zombies["z20"]["wounds"]) == ("2,1", 1)


@pytest.mark.parametrize(("die", "wounds"), [(3, 1), (2, 0)])
@pytest.mark.rule("16.4.6")
def test_who_is_next_to_it_takes_a_wound_on_three_or_more(die: int, wounds: int) -> None:
    t = turn_begins([2, 3, die], heroes={"billy": "2,2", "becky": "4,5"})
    assert t.heroes["billy"]["wounds"] == wounds
    assert ruins(t) == ["church"]


@pytest.mark.parametrize("choice", [1, 6])
@pytest.mark.rule("16.4.6")
def test_a_choice_of_either_side_is_the_centre_board_instead(choice: int) -> None:
    t = turn_begins([choice, 3, 2, 3], heroes={"billy": "3,5", "becky": "4,5"}, zombies={"z1": "5,5"})
    assert t.saw("airstrike-centre")
    assert ruins(t) == []
    assert [hero["wounds"] for hero in t.heroes.values()] == [1, 0]
    assert t.zombies == {}


def test_on_real_boards_it_is_the_one_in_the_middle() -> None:
    board = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
    t = turn_begins([6, 6], board=board, heroes={"billy": "5,5", "becky": "0,5"})
    assert [hero["wounds"] for hero in t.heroes.values()] == [1, 0]


@pytest.mark.parametrize(("lit", "wounds"), [(4, 0), (3, 1)])
@pytest.mark.rule("16.4.6")
def test_four_flares_make_the_centre_a_place_that_is_not_bombed(lit: int, wounds: int) -> None:
    markers = [{"kind": "flare", "space": space} for space in ("0,0", "7,0", "0,5", "7,5")][:lit]
    t = turn_begins([6, 6], heroes={"billy": "3,5"}, markers=markers)
    assert t.saw("airstrike-spared") is (lit == 4)
    assert t.heroes["billy"]["wounds"] == wounds


def with_townsfolk(dice: list[int]) -> Table:
    allies = {"t1": "1,1", "t2": "2,2"}
    return table(dice=dice, boxes=[*BOXES, "survival-of-the-fittest"], turn="zombies", step="sun", sun=9, heroes=FAR,
                 townsfolk=allies, special_rules=[{"rule": "airstrike", "x": 1}])  # fmt: skip


@pytest.mark.parametrize(("die", "left"), [(3, []), (2, ["t2"])])
@pytest.mark.rule("16.4.6", "16.3.7.3")
def test_people_of_the_town_are_hit_like_everybody(die: int, left: list[str]) -> None:
    t = with_townsfolk([6, 2, 3, die])
    assert list(t.state["townsfolk"]) == left


@pytest.mark.rule("12.4.1")
def test_one_of_them_who_is_spared_gets_out_of_the_ruins_too() -> None:
    """Whatever destroys the building: here it burns in every space."""
    fires = [{"kind": "fire", "space": space} for space in CHURCH[:3]]
    t = table(boxes=["base", "timber-peak", "survival-of-the-fittest", "airstrike"], heroes=FAR, zombies={"z1": "1,1"},
              townsfolk={"t1": "0,0"}, markers=fires, turn="zombies", step="move",
              hands={"zombies-1": ["spreading-flames"]})  # fmt: skip
    t.dice(1, 1)
    t.choose("play-card", card="spreading-flames", mode="start", to="1,1")
    assert ruins(t) == ["church"]
    assert t.seat == "heroes-1"
    t.choose("place", to="0,2")
    assert t.state["townsfolk"]["t1"]["space"] == "0,2"


def test_its_corners_are_four_spaces_whatever_runs_below_it() -> None:
    laid = {"center": "town-center", "outer": ["church", "farm", "hospital", "school"]}
    for board in (board_from(laid), board_from({**laid, "sewers": [["3,3", "7,7"]]})):
        assert [board.names[space] for space in centre_corners(board)] == ["3,3", "7,3", "3,7", "7,7"]
        assert len(centre_board(board)) == 9


# -- when --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("sun", "hit"), [(8, False), (7, True), (1, True)])
@pytest.mark.rule("16.4.6.1")
def test_in_the_scenario_bombs_fall_from_seven_on(sun: int, hit: bool) -> None:
    assert bool(ruins(turn_begins([2, 3], sun))) is hit


def bought(dice: list[int], x: int = 2, **situation: Any) -> Table:
    rules = [{"rule": "airstrike", "x": x}]
    return turn_begins(dice, 9, scenario="die-zombies-die", special_rules=rules, **situation)


@pytest.mark.parametrize(("die", "hit"), [(6, True), (5, False)])
@pytest.mark.rule("16.4.6.1", "16.4.6.2")
def test_bought_ones_begin_in_the_turn_in_which_a_die_shows_six(die: int, hit: bool) -> None:
    assert bool(ruins(bought([die, 2, 3]))) is hit


@pytest.mark.parametrize(("struck", "hit"), [(1, True), (2, False)])
@pytest.mark.rule("16.4.6.2")
def test_then_there_is_one_a_turn_until_none_is_left(struck: int, hit: bool) -> None:
    t = bought([2, 3], notes={"airstrikes": struck, "airstrikes-begun": 1})
    assert bool(ruins(t)) is hit
    assert t.state["notes"]["airstrikes"] == 2


def test_each_costs_three_dots() -> None:
    t = new_game(scenario="die-zombies-die", profile="complete", boxes=BOXES, dots=6)
    while t.seat != "zombies-1":
        t.choose("done")
    assert [option["dots"] for option in t.find("buy", rule="airstrike")] == [3]


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_six_counters_lie_where_no_hero_is(players: int, profile: str) -> None:
    t = new_game(scenario="airstrike", boxes=BOXES, players=players, profile=profile, seed=players)
    while t.kind != "place-zombie":
        t.must(cmd="choose", option="0")
    state = t.state
    board = board_from(state["board"])
    houses = {board.building[board.by_name[hero["space"]]] for hero in state["heroes"].values()}
    manned = {board.buildings[house].id for house in houses if house >= 0}
    marked = {marker["building"] for marker in state["markers"]}
    free = {building.id for building in board.buildings if building.numbers} - manned
    assert len(marked) == 6
    assert not marked & manned or free <= marked, "with a Hero only where no other building is left"
    while t.state["round"] < 1:
        t.must(cmd="choose", option="0")
    assert t.state["sun"] == 14


@pytest.mark.rule("16.6.8.2")
def test_none_lies_where_the_zombies_have_taken_over() -> None:
    """Heroes stand on the board by then, and so do the markers of a special rule."""
    for seed in range(6):
        t = new_game(scenario="airstrike", boxes=BOXES, special_rules=[{"rule": "taken-over", "x": 3}], seed=seed)
        while t.kind != "place-zombie":
            t.must(cmd="choose", option="0")
        where: dict[str, set[str]] = {}
        for marker in t.state["markers"]:
            where.setdefault(marker["kind"], set()).add(marker["building"])
        assert len(where["taken-over"]) == 3
        assert not where["taken-over"] & where["number-counter"]


# -- flares ------------------------------------------------------------------------------------------------


def with_flare(space: str, **situation: Any) -> Table:
    t = night(heroes={"billy": {"space": space, "items": ["emergency-flare"]}, "becky": "4,5"}, **situation)
    t.choose("activate", hero="billy")
    return t


def flares(t: Table) -> list[str]:
    return [marker["space"] for marker in t.state["markers"] if marker["kind"] == "flare"]


def test_a_flare_is_lit_in_a_corner_in_place_of_a_move() -> None:
    t = with_flare("7,5")
    t.choose("use-item", card="emergency-flare", mode="signal")
    assert flares(t) == ["7,5"]
    assert t.state["hero_discard"] == ["emergency-flare"]
    assert (t.decision or {})["actor"] == "becky", "that was his turn"


def test_nowhere_else_nor_where_one_burns_nor_after_moving() -> None:
    assert not with_flare("6,5").offers("use-item", mode="signal")
    assert not with_flare("7,5", markers=[{"kind": "flare", "space": "7,5"}]).offers("use-item", mode="signal")
    t = with_flare("6,5")
    t.dice(3)
    t.choose("roll-movement")
    t.choose("step", to="7,5")
    assert not t.offers("use-item", mode="signal")


@pytest.mark.parametrize(("value", "die", "found"), [(3, 4, True), (3, 3, False)])
def test_a_counter_hides_a_flare_for_who_rolls_more_than_it_shows(value: int, die: int, found: bool) -> None:
    counter = {"kind": "number-counter", "building": "church", "value": value}
    t = night(heroes={"billy": "1,1", "becky": "4,5"}, markers=[counter])
    t.choose("activate", hero="billy")
    t.dice(die)
    t.choose("find", marker="number-counter")
    assert t.heroes["billy"]["items"] == (["emergency-flare"] if found else [])
    assert not [m for m in t.state["markers"] if m["kind"] == "number-counter"]


def test_one_that_was_discarded_is_found_again_first() -> None:
    counter = {"kind": "number-counter", "building": "church", "value": 1}
    t = night(heroes={"billy": "1,1", "becky": "4,5"}, markers=[counter], hero_discard=["emergency-flare", "keys"])
    t.choose("activate", hero="billy")
    t.dice(6)
    t.choose("find", marker="number-counter")
    assert t.heroes["billy"]["items"] == ["emergency-flare"]
    assert t.state["hero_discard"] == ["keys"]


@pytest.mark.rule("12.4.5", "16.6.8.2")
def test_a_counter_of_a_building_that_is_hit_lies_elsewhere() -> None:
    t = turn_begins([2, 3, 2, 5], markers=[{"kind": "number-counter", "building": "church", "value": 4}])
    assert [(m["kind"], m["building"]) for m in t.state["markers"] if m["kind"] == "number-counter"] == [
        ("number-counter", "gym")
    ]


# -- the end -----------------------------------------------------------------------------------------------

LIT = [{"kind": "flare", "space": space} for space in ("0,0", "7,0", "0,5")]


def test_the_fourth_flare_wins_with_two_heroes_on_the_board() -> None:
    t = with_flare("7,5", markers=LIT)
    shown = next(o for o in t.view("heroes-1")["objectives"] if o["reason"] == "flares-lit")
    assert [(part["done"], part["needed"]) for part in shown["parts"]] == [(3, 4), (2, 2)]
    t.choose("use-item", card="emergency-flare", mode="signal")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "flares-lit")


def test_not_the_third_and_not_with_one_hero() -> None:
    t = with_flare("7,5", markers=LIT[:2])
    t.choose("use-item", card="emergency-flare", mode="signal")
    assert t.result is None
    t = night(heroes={"billy": {"space": "7,5", "items": ["emergency-flare"]}}, markers=LIT)
    t.choose("use-item", card="emergency-flare", mode="signal")
    assert t.result is None


@pytest.mark.parametrize(("dead", "over"), [(2, True), (1, False)])
@pytest.mark.rule("2.2.1")
def test_the_third_dead_hero_loses(dead: int, over: bool) -> None:
    heroes = {"billy": {"space": "3,5", "wounds": 1}, "becky": "7,0"}
    t = night(heroes=heroes, zombies={"z1": "3,5"}, heroes_killed=dead)
    t.choose("activate", hero="billy")
    t.dice(1, 2, 6)
    t.choose("skip")
    t.passes()
    assert (t.result is not None) is over


@pytest.mark.parametrize(("sun", "over"), [(0, True), (1, False)])
@pytest.mark.rule("6.1.1")
def test_the_last_strike_levels_the_town(sun: int, over: bool) -> None:
    t = turn_begins([2, 3], sun)
    assert (t.result is not None) is over
    if t.result:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "town-bombed")


# -- the box -----------------------------------------------------------------------------------------------


def test_the_box_holds_five_cards_a_side_and_a_scenario() -> None:
    assert small_box.contents("airstrike") == {"hero-cards": 5, "zombie-cards": 5, "scenarios": 1}
    alone = content(("base", "airstrike"), advanced=True)
    assert {deck: len(cards) for deck, cards in alone.decks.items()} == {"hero": 65, "zombie": 62}
    assert not {"fire", "spreading-flames", "smoldering-dead"} & set(alone.kind_of)
    burning = content(("base", "timber-peak", "airstrike"), advanced=True)
    assert {"fire", "spreading-flames", "smoldering-dead"} <= set(burning.kind_of)


def test_random_games_come_to_an_end_and_the_table_is_sound_at_each_decision() -> None:
    small_box.play("airstrike", range(0, 100, 9))


@pytest.mark.slow
def test_every_card_is_used() -> None:
    assert small_box.never_used("airstrike", range(100)) == set()


@pytest.mark.rule("12.4")
def test_old_betsy_guards_no_space_of_a_destroyed_building() -> None:
    t = table(boxes=BOXES, turn="zombies", step="move", zombies={"z1": "5,5"},
              heroes={"billy": {"space": "7,0", "items": ["old-betsy"]}},
              markers=[{"kind": "destroyed", "building": "church"}])  # fmt: skip
    t.choose("use-item", card="old-betsy")
    assert not set(t.values("choose", "space")) & set(CHURCH)
    assert "5,5" in t.values("choose", "space")
