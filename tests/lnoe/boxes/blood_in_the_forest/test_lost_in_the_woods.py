"""Lost in the Woods: nothing but forest, a transponder under one of eight counters, and the relay far away."""

from __future__ import annotations

from typing import Any

import pytest

from shamble.lnoe import game as _boxes  # noqa: F401 - puts the boards of all boxes on the shelf
from shamble.lnoe.board import board_from
from shamble.lnoe.places import centre_board
from tests.lnoe.boxes.base import zombie_player
from tests.table import Table, new_game, table

BOXES = ["base", "blood-in-the-forest"]
WOODS = ["bf-tower-relay", "bf-old-cabin", "bf-thrashers-mill", "bf-ranger-station"]
FOREST = {"layout": "forest-only", "boards": ["forest-center", *WOODS, *(f"bf-straight-{n}" for n in range(1, 5))]}
BOARD = board_from(FOREST)
CAMP = BOARD.names[BOARD.center[0]]
(RELAY,) = (BOARD.names[space] for space in BOARD.place("tower-relay"))


def night(**more: Any) -> Table:
    more.setdefault("heroes", {"billy": CAMP})
    more.setdefault("notes", {"radio-transponder": 3})
    return table(scenario="lost-in-the-woods", board=FOREST, boxes=BOXES, acting=next(iter(more["heroes"])), **more)


def started(seed: int = 1, players: int = 2, profile: str = "original-advanced", **more: Any) -> Table:
    t = new_game(scenario="lost-in-the-woods", boxes=BOXES, players=players, profile=profile, seed=seed, **more)
    while t.state["round"] == 0:
        t.must(cmd="choose", option="0")
    return t


# -- set-up ------------------------------------------------------------------------------------------------


@pytest.mark.rule("16.6.7", "16.3.10", "16.6.8")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("profile", ["original-advanced", "complete"])
def test_four_counters_lie_on_each_of_the_two_boards_at_the_other_end(seed: int, profile: str) -> None:
    t = started(seed, profile=profile)
    board = board_from(t.state["board"])
    houses = {building.id: building for building in board.buildings}
    counters = [one for one in t.state["markers"] if one["kind"] == "number-counter"]
    boards = [houses[one["building"]].board for one in counters]
    assert sorted(one["value"] for one in counters) == list(range(1, 9))
    assert sorted(boards.count(outer) for outer in set(boards)) == [4, 4]
    ends = [0 if int(board.names[houses[one["building"]].spaces[0]].split(",")[0]) < 9 else 1 for one in counters]
    relay = 0 if int(board.names[board.place("tower-relay")[0]].split(",")[0]) < 9 else 1
    assert set(ends) == {1 - relay}
    assert 1 <= t.state["notes"]["radio-transponder"] <= 6
    assert t.state["sun"] == 12


def test_all_heroes_start_at_the_camp_site_with_two_cards() -> None:
    t = started()
    center = board_from(t.state["board"])
    camp = center.names[center.center[0]]
    assert {hero["space"] for hero in t.heroes.values()} == {camp}
    assert {one["space"] for one in t.state["markers"] if one["kind"] == "camp-site"} == {camp}


def zombies_at_first(players: int) -> Table:
    """Answers set-up until Zombies are placed."""
    t = new_game(scenario="lost-in-the-woods", boxes=BOXES, players=players, profile="original-advanced")
    while t.kind != "place-zombie":
        t.must(cmd="choose", option="0")
    return t


def placed_at_first(t: Table) -> list[str]:
    """Places all of them; where they stand when the first turn begins."""
    while not t.saw("turn"):
        t.must(cmd="choose", option="0")
    before = t.events[: next(number for number, event in enumerate(t.events) if event["type"] == "turn")]
    return [event["to"] for event in before if event["type"] == "placed" and event["who"].startswith("z")]


def test_three_dice_of_zombies_stand_anywhere_but_in_the_middle_one_in_a_space() -> None:
    t = zombies_at_first(2)
    rolled = next(event for event in reversed(t.events) if event["type"] == "roll")
    assert (rolled["for"], len(rolled["values"])) == ("starting-zombies", 3)
    board = board_from(t.state["board"])
    middle = {board.names[space] for space in centre_board(board)}
    assert len(middle) == 9
    assert set(t.values("place", "to")) == set(board.names) - middle
    first = t.values("place", "to")[0]
    t.choose("place", to=first)
    assert first not in t.values("place", "to")
    spaces = placed_at_first(t)
    assert len(spaces) == min(14, sum(rolled["values"]))
    assert len(set(spaces)) == len(spaces)


def test_two_zombie_players_have_one_die_and_two_more_each() -> None:
    t = zombies_at_first(4)
    rolls = [event for event in t.events if event["type"] == "roll" and event["for"] == "starting-zombies"]
    assert [len(event["values"]) for event in rolls] == [1, 1]
    assert len(placed_at_first(t)) == sum(min(7, event["values"][0] + 2) for event in rolls)


@pytest.mark.rule("5.8", "14.4")
def test_one_of_the_grave_dead_may_come_in_place_of_two_of_them() -> None:
    t = new_game(
        scenario="lost-in-the-woods", boxes=[*BOXES, "growing-hunger"], profile="original-advanced",
        special={"grave-dead": 1},
    )  # fmt: skip
    while t.kind != "spend-spawn":
        t.must(cmd="choose", option="0")
    assert t.values("buy", "what") == ["grave-dead", "standard"]
    (rolled,) = (event["values"] for event in t.events if event.get("for") == "starting-zombies")
    t.choose("buy", what="grave-dead")
    t.choose("place", to=t.values("place", "to")[0])
    assert [zombie["kind"] for zombie in t.zombies.values()] == ["grave-dead"]
    while not t.saw("turn"):
        t.must(cmd="choose", option="0")
    assert len(t.zombies) == 1 + min(14, sum(rolled) - 2)


# -- the camp and the counters -----------------------------------------------------------------------------


def test_heroes_may_search_at_the_camp_site_and_nowhere_else_outdoors() -> None:
    t = night(hero_deck=["crowbar"])
    t.choose("search")
    t.passes()
    assert "crowbar" in t.heroes["billy"]["items"]
    beside = BOARD.names[BOARD.adjacent[BOARD.center[0]][0]]
    assert not night(heroes={"billy": beside}).offers("search")


@pytest.mark.rule("16.6.8.1")
@pytest.mark.parametrize(("value", "found"), [(3, {"radio-transponder": 1}), (4, None)])
def test_a_counter_in_the_woods_is_turned_in_place_of_a_search(value: int, found: dict[str, int] | None) -> None:
    (wood,) = [building for building in BOARD.buildings if building.id == "bf-old-cabin-forest-1"]
    marker = {"kind": "number-counter", "building": wood.id, "value": value}
    t = night(heroes={"billy": BOARD.names[wood.spaces[0]]}, markers=[marker])
    assert not t.offers("search")
    t.choose("find", marker="number-counter")
    assert t.heroes["billy"].get("tokens") == found


@pytest.mark.rule("16.6.8.2")
def test_woods_with_a_counter_are_not_taken_over() -> None:
    marker = {"kind": "number-counter", "building": "bf-old-cabin-forest-1", "value": 4}
    more: dict[str, Any] = {"board": FOREST, "boxes": BOXES, "scenario": "lost-in-the-woods", "markers": [marker]}
    t = zombie_player.draws("my-god-theyve-taken-the", [3, 3, 4], heroes={"billy": CAMP}, **more)
    t.passes()
    assert t.saw("building-rolled", building="bf-old-cabin-forest-2")


# -- ends --------------------------------------------------------------------------------------------------


def at_the_relay(heroes: dict[str, Any]) -> Table:
    t = night(heroes=heroes)
    while t.result is None and t.state["turn"] == "heroes":
        if t.offers("skip"):
            t.choose("skip")
        elif t.kind == "window":
            t.choose("pass")
        else:
            t.must(cmd="choose", option="0")
    return t


BEARER = {"space": RELAY, "tokens": {"radio-transponder": 1}}


def test_the_heroes_win_with_the_transponder_and_two_of_them_in_the_relay() -> None:
    t = at_the_relay({"billy": BEARER, "becky": RELAY})
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "transponder-at-the-relay")


def burnt_down(**more: Any) -> Table:
    """The fire in the Tower Relay spreads, which is its end; a building for it is rolled."""
    return table(
        scenario="lost-in-the-woods", board=FOREST, boxes=["base", "timber-peak", "blood-in-the-forest"],
        heroes={"billy": {"space": CAMP, "tokens": {"radio-transponder": 1}}, "becky": CAMP}, turn="zombies",
        step="place", spawn_due=[], fires=[{"space": RELAY}], notes={"radio-transponder": 3}, **more,
    )  # fmt: skip


@pytest.mark.rule("12.4.5", "12.3.2")
def test_when_the_relay_burns_down_another_building_takes_its_place() -> None:
    t = burnt_down(dice=[6, 3, 1])
    t.passes()
    assert {"kind": "objective", "building": "old-cabin"} in t.state["markers"]
    described = {key: t.state[key] for key in ("markers", "notes")}
    (cabin,) = (BOARD.names[space] for space in BOARD.place("old-cabin"))
    bearer = {"space": cabin, "tokens": {"radio-transponder": 1}}
    t = table(
        scenario="lost-in-the-woods", board=FOREST, boxes=["base", "timber-peak", "blood-in-the-forest"],
        heroes={"billy": bearer, "becky": cabin}, acting="billy", **described,
    )  # fmt: skip
    t.choose("skip")
    t.passes()
    while t.result is None and t.state["turn"] == "heroes":
        t.must(cmd="choose", option="0")
    assert t.result is not None
    assert (t.result["winner"], t.result["reason"]) == ("heroes", "transponder-at-the-relay")


@pytest.mark.rule("2.2")
def test_they_win_in_the_moment_in_which_the_second_hero_gets_there() -> None:
    beside = BOARD.names[BOARD.hero_steps[BOARD.by_name[RELAY]][0]]
    t = night(heroes={"billy": {**BEARER, "space": beside}, "becky": RELAY}, zombies={"z1": RELAY}, dice=[3])
    t.choose("roll-movement")
    t.choose("step", to=RELAY)
    assert t.result is not None
    assert t.result["winner"] == "heroes"


@pytest.mark.parametrize(
    "heroes",
    [
        {"billy": BEARER, "becky": CAMP},
        {"billy": RELAY, "becky": RELAY},
        {"billy": {**BEARER, "space": CAMP}, "becky": RELAY},
    ],
)
def test_not_with_one_hero_there_nor_without_the_transponder(heroes: dict[str, Any]) -> None:
    assert at_the_relay(heroes).result is None


@pytest.mark.parametrize(("deaths", "over"), [(1, False), (2, True)])
def test_the_zombies_win_with_the_third_dead_hero(deaths: int, over: bool) -> None:
    t = night(
        heroes={"billy": {"space": "2,1", "wounds": 1}, "becky": CAMP}, heroes_killed=deaths,
        zombies={"z1": "2,1"}, dice=[1, 1, 6],
    )  # fmt: skip
    t.choose("skip")
    t.passes()
    assert (t.result is not None) == over
    if t.result is not None:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "heroes-killed")


@pytest.mark.parametrize(("sun", "over"), [(1, True), (2, False)])
def test_the_zombies_win_when_the_sun_is_down(sun: int, over: bool) -> None:
    t = table(
        scenario="lost-in-the-woods", board=FOREST, boxes=BOXES, heroes={"billy": CAMP}, turn="zombies", step="sun",
        sun=sun, notes={"radio-transponder": 3},
    )  # fmt: skip
    assert (t.result is not None) == over
    if t.result is not None:
        assert (t.result["winner"], t.result["reason"]) == ("zombies", "sundown")
