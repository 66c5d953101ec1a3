"""Darkest Night: Samantha behind her wires, generators that run dry, two cans under eight counters."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import board_from
from shamble.lnoe.bots.solo_priorities import objective
from tests.table import Table, new_game, table

BOXES = ["base", "timber-peak", "web-scenario"]
SCENARIO = "darkest-night"


def town() -> dict[str, Any]:
    known = new_game(scenario=SCENARIO, boxes=BOXES).state["board"]
    return {"layout": "cross", "boards": known["boards"]}


TOWN = town()
BOARD = board_from(TOWN)


def spaces(place: str) -> list[str]:
    return [BOARD.names[space] for space in BOARD.place(place)]


WEST, EAST = "radio-station-west", "radio-station-east"
INSIDE, EASTERN = spaces(WEST)[0], spaces(EAST)[0]
FAR = spaces("railroad-track")[0]


def doorstep(half: str) -> str:
    """A space outside from which one step leads into a half of the station."""
    own = set(BOARD.place(half))
    station = set(BOARD.place("radio-station"))
    return next(
        BOARD.names[at]
        for at, near in enumerate(BOARD.hero_steps)
        if at not in station and any(to in own for to in near)
    )


def generators(west: str = "humming", east: str = "humming", tokens: int = 5) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = [
        {"kind": f"{west}-generator", "building": WEST},
        {"kind": f"{east}-generator", "building": EAST},
    ]
    if "humming" in (west, east):
        found += [{"kind": "live-wires", "building": half} for half in (WEST, EAST)]
    return found + [{"kind": "fuel-token", "building": WEST} for _ in range(tokens)]


def night(dice: list[int] | None = None, **situation: Any) -> Table:
    usual: dict[str, Any] = {"sun": 8, "board": TOWN, "notes": {"first-can": 2, "second-can": 5}}
    usual |= {"markers": generators(), "heroes": {"billy": FAR}, "townsfolk": samantha(EASTERN)}
    return table(dice=dice, scenario=SCENARIO, boxes=BOXES, **{**usual, **situation})


def samantha(space: str) -> dict[str, Any]:
    return {"s1": {"space": space, "kind": "samantha"}}


def tokens(t: Table, kind: str = "fuel-token") -> int:
    return sum(marker["kind"] == kind for marker in t.state["markers"])


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.rule("16.6.8", "16.6.8.3")
def test_six_boards_two_counters_on_each_of_four_and_a_railroad_to_start_on(players: int) -> None:
    t = new_game(scenario=SCENARIO, boxes=BOXES, players=players, seed=players)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    game = t.engine.game
    assert game is not None
    assert game.board.outer.index("tp-refinery-train") == 2
    assert len(game.board.outer) == 6
    counters = [game.board.buildings[one.building].board for one in game.markers if one.kind == "number-counter"]
    assert sorted(counters) == [0, 0, 1, 1, 4, 4, 5, 5]
    assert (tokens(t, "humming-generator"), tokens(t, "live-wires"), tokens(t)) == (2, 2, 5)
    assert {"first-can", "second-can"} <= set(t.state["notes"])
    started = [event["to"] for event in t.events if event["type"] == "placed" and event["who"] in t.heroes]
    track = [game.board.names[space] for space in game.board.place("railroad-track")]
    assert set(started[:4]) == set(track), "one in each space"
    assert t.state["townsfolk"]["s1"]["kind"] == "samantha"
    deck = [*t.state["hero_deck"], *t.state["hands"]["heroes-1"]]
    assert deck.count("fuel-can") + 2 == sum(kind == "fuel-can" for kind in game.content.kind_of) or "fuel-can" in str(
        t.heroes
    )


@pytest.mark.rule("3.4")
def test_each_number_of_a_random_building_is_a_board() -> None:
    assert dict(BOARD.arrows) == {die: die - 1 for die in range(1, 7)}


# -- the station -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("west", "east", "half", "enters"),
    [
        ("humming", "humming", WEST, False),
        ("silent", "humming", WEST, True),
        ("silent", "humming", EAST, False),
        ("silent", "silent", EAST, True),
    ],
)
def test_no_zombie_enters_a_half_whose_generator_runs_not_even_out_of_hunger(
    west: str, east: str, half: str, enters: bool
) -> None:
    door = doorstep(half)
    hero = BOARD.names[next(to for to in BOARD.hero_steps[BOARD.by_name[door]] if to in BOARD.place(half))]
    t = night(turn="zombies", step="move", zombies={"z1": door}, heroes={"billy": hero}, markers=generators(west, east))
    t.passes()
    assert t.saw("moved", who="z1", to=hero) == enters, "hunger drives it in if it can"


def test_heroes_go_in_but_never_search_there() -> None:
    for west in ("humming", "silent"):
        t = night(heroes={"billy": INSIDE}, markers=generators(west), acting="billy")
        assert not t.offers("search")


@pytest.mark.rule("12.2.1")
@pytest.mark.parametrize(("west", "east", "burns"), [("silent", "humming", False), ("silent", "silent", True)])
def test_no_fire_starts_in_either_half_while_one_generator_runs(west: str, east: str, burns: bool) -> None:
    t = night(
        turn="zombies", step="draw", zombies={"z1": INSIDE}, markers=generators(west, east), zombie_deck=["fire"],
        hands={"zombies-1": ["resilient", "resilient", "trip"]},
    )  # fmt: skip
    t.choose("keep")
    while t.kind == "window" and not t.offers("play-card", card="fire"):
        t.choose("pass")
    assert bool(set(t.values("play-card", "to", card="fire")) & set(spaces(WEST))) == burns


# -- the start of a Hero turn ------------------------------------------------------------------------------


def hero_turn_starts(dice: list[int], **more: Any) -> Table:
    t = night(dice, turn="zombies", step="place", heroes={"billy": FAR}, **more)
    while t.state["turn"] == "zombies":
        t.must(cmd="choose", option="0")
    return t


def test_a_seven_keeps_the_generators_going_and_a_six_costs_a_token() -> None:
    zombies = {"z1": FAR}
    for pair, left in (([3, 4], 5), ([3, 3], 4)):
        t = hero_turn_starts([1, *pair, 1], zombies=zombies)
        assert tokens(t) == left


def test_without_a_token_the_heroes_choose_which_generator_falls_silent() -> None:
    t = hero_turn_starts([1, 1, 2], markers=generators(tokens=0))
    assert sorted(t.values("choose", "building")) == sorted([WEST, EAST])
    t.choose("choose", building=EAST)
    assert (tokens(t, "humming-generator"), tokens(t, "silent-generator"), tokens(t, "live-wires")) == (1, 1, 2)
    t = hero_turn_starts([1, 1, 2], markers=generators("silent", tokens=0))
    assert (tokens(t, "humming-generator"), tokens(t, "silent-generator"), tokens(t, "live-wires")) == (0, 2, 0)


def test_when_both_are_silent_nobody_rolls_any_more() -> None:
    t = hero_turn_starts([1, 1], markers=generators("silent", "silent", tokens=0))
    assert not [event for event in t.events if event.get("for") == "fuel"]


@pytest.mark.parametrize("die", [1, 6])
def test_samantha_walks_up_to_a_die_and_never_out_of_the_station(die: int) -> None:
    t = hero_turn_starts([1, 6, 6, die])
    reached = t.values("choose", "space")
    assert set(reached) < set(spaces("radio-station"))
    away = BOARD.distance[BOARD.by_name[EASTERN]]
    assert all(away[BOARD.by_name[space]] <= die for space in reached)
    t.choose("choose", space=reached[0])
    assert t.state["townsfolk"]["s1"]["space"] == reached[0]


def test_she_may_stay() -> None:
    t = hero_turn_starts([1, 6, 6, 3])
    t.choose("done")
    assert t.state["townsfolk"]["s1"]["space"] == EASTERN


def test_she_is_no_ally_nobody_leads_her_and_she_does_nothing() -> None:
    t = night(heroes={"billy": EASTERN}, zombies={"z1": spaces(EAST)[1]}, markers=generators("silent", "silent"))
    assert not t.offers("ally-attack")
    t.choose("roll-movement")
    assert not t.offers("move-ally")


# -- the cans ----------------------------------------------------------------------------------------------


def turns_over(value: int) -> Table:
    house = next(building for building in BOARD.buildings if building.numbers)
    counter = {"kind": "number-counter", "building": house.id, "value": value}
    at = BOARD.names[house.spaces[0]]
    t = night(heroes={"billy": at}, markers=[*generators(), counter], acting="billy")
    t.choose("find", marker="number-counter")
    return t


@pytest.mark.rule("16.6.8.1")
@pytest.mark.parametrize(("value", "found"), [(2, {"full-can": 1}), (5, {"full-can": 1}), (8, None)])
def test_two_counters_are_the_cans(value: int, found: dict[str, int] | None) -> None:
    assert turns_over(value).heroes["billy"].get("tokens") == found


def test_a_can_may_be_put_down_anywhere() -> None:
    t = night(heroes={"billy": {"space": FAR, "tokens": {"full-can": 1}}}, acting="billy")
    t.choose("skip")
    t.choose("put-down-marker", marker="full-can")
    assert {"kind": "full-can", "space": FAR} in t.state["markers"]


# -- how it ends -------------------------------------------------------------------------------------------


def steps_in(carried: int, lying: int = 0) -> Table:
    door = doorstep(WEST)
    cans = [{"kind": "full-can", "space": EASTERN}] * lying
    billy = {"space": door, **({"tokens": {"full-can": carried}} if carried else {})}
    t = night([2], heroes={"billy": billy}, markers=[*generators(), *cans], acting="billy")
    t.choose("roll-movement")
    t.choose("step", to=next(to for to in t.values("step", "to") if to in spaces(WEST)))
    return t


@pytest.mark.rule("2.2")
@pytest.mark.parametrize(("carried", "lying"), [(2, 0), (1, 1)])
def test_the_heroes_win_as_soon_as_both_cans_are_in_the_station(carried: int, lying: int) -> None:
    result = steps_in(carried, lying).result
    assert result is not None
    assert (result["winner"], result["reason"]) == ("heroes", "station-refuelled")


def test_one_can_is_not_enough_nor_are_two_outside() -> None:
    assert steps_in(1).result is None
    assert steps_in(0, 1).result is None


def zombies_fight(dice: list[int], hands: dict[str, Any] | None = None) -> Table:
    return night(dice, turn="zombies", step="fight", zombies={"z1": EASTERN}, markers=generators("silent", "silent"),
                 hands=hands or {}, heroes={"billy": FAR, "becky": FAR})  # fmt: skip


@pytest.mark.parametrize(("die", "over"), [(2, True), (3, False)])
def test_a_zombie_in_her_space_kills_samantha_on_a_two(die: int, over: bool) -> None:
    t = zombies_fight([die])
    assert (t.result is not None and t.result["reason"] == "samantha-killed") == over


def test_unless_a_card_prevents_the_wound() -> None:
    t = zombies_fight([1], {"heroes-1": ["just-a-scratch"]})
    t.choose("play-card", card="just-a-scratch")
    assert t.result is None
    assert "s1" in t.state["townsfolk"]


@pytest.mark.parametrize(("dead", "over"), [(2, True), (1, False)])
def test_the_third_dead_hero_loses_it(dead: int, over: bool) -> None:
    billy = {"space": FAR, "wounds": 1}
    t = night([1, 1, 6], heroes={"billy": billy, "becky": INSIDE}, zombies={"z1": FAR}, heroes_killed=dead)
    t.choose("activate", hero="billy")
    t.choose("skip")
    t.passes()
    assert (t.result is not None and t.result["reason"] == "heroes-killed") == over


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
@pytest.mark.rule("6.1.1")
def test_and_so_does_sundown(sun: int, over: bool) -> None:
    t = night(sun=sun)
    while t.result is None and t.state["turn"] == "heroes":
        t.choose("skip") if t.offers("skip") else t.must(cmd="choose", option="0")
    assert (t.result is not None) == over


@pytest.mark.parametrize(("west", "toward"), [("humming", []), ("silent", [EASTERN])])
def test_solo_zombies_go_for_her_once_both_generators_are_silent(west: str, toward: list[str]) -> None:
    t = night(turn="zombies", step="move", zombies={"z1": FAR}, markers=generators(west, "silent"))
    game = t.engine.game
    assert game is not None
    assert [game.board.names[space] for space in objective(game, game.named("z1"))] == toward


def test_nobody_is_shut_in_by_the_boards_that_were_drawn() -> None:
    for seed in range(8):
        t = new_game(scenario="darkest-night", boxes=BOXES, seed=seed)
        while t.state["round"] == 0:
            t.must(cmd="choose", option="0")
        board = t.engine.game.board
        start = board.place("railroad-track")[0]
        assert {board.outer_of[at] for at, steps in enumerate(board.walk[start]) if steps < 255} == set(board.outer_of)
